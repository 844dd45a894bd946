// Only the editor's and checker's settings; the build is in vite.config.ts.
export default { compilerOptions: { runes: true } };
