/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Modules that import each other in a circle cannot be read, tested or moved one at a time, and what one of them is when the other starts depends on which was imported first. Types count too: they are read in the same way.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-without-content',
      comment:
        'The libraries that draw and typeset the demonstration content would take memory as long as the server runs: a process of its own loads it.',
      severity: 'error',
      from: { path: '^apps/server/src/server[.]ts$' },
      to: { path: '^apps/server/src/content/', reachable: true },
    },
  ],
  options: {
    exclude: { path: '(^|/)(node_modules|dist|content-media|storybook-static)/' },
    tsPreCompilationDeps: true,
    // Relative imports end in .js, whatever the file is written in.
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
