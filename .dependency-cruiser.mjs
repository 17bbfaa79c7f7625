/**
 * Modules that import each other in a circle cannot be read, tested or moved one at a time, and what one of them is
 * when the other starts depends on which was imported first. Types count too: they are read in the same way.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    exclude: { path: '(^|/)(node_modules|dist|content-media|storybook-static)/' },
    tsPreCompilationDeps: true,
    // Relative imports end in .js, whatever the file is written in.
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
