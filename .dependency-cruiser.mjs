/**
 * The folders and files in `src` of the server, from the lowest floor to the highest.
 * What a floor imports is on the same one or below it.
 */
const serverFloors = [
  ['errors/', 'demo-accounts[.]ts'],
  ['answers/', 'db/', 'security/'],
  ['config/', 'config[.]ts'],
  ['ports/'],
  ['shared/'],
  ['features/'],
  ['validation/'],
  ['plugins/'],
  ['description[.]ts', 'app[.]ts'],
  ['startup/', 'server[.]ts'],
  ['content-import/'],
  ['demo-content/', 'commands/'],
  ['bench/'],
];

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
      to: { path: '^(demo/|apps/server/src/demo-content/)', reachable: true },
    },
    {
      name: 'server-queries-without-http',
      comment:
        'A query file is also used by commands, jobs and other features: a refusal there would put HTTP into all of them. It returns a reason or throws InvalidInput.',
      severity: 'error',
      from: { path: '^apps/server/src/.*[.]queries[.]ts$' },
      to: {
        path: '^apps/server/src/(plugins/|(errors/refusal|shared/(envelope|operation))[.]ts$|.*handlers[.]ts$)',
      },
    },
    {
      name: 'server-handlers-put-together-once',
      comment:
        'A handler that calls the handler of another operation also gets its refusals, limits and messages. What both need is a query or a rule.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/features/all-operations[.]ts$' },
      to: { path: '^apps/server/src/features/.*handlers[.]ts$' },
    },
    ...serverFloors.map((floor, index) => ({
      name: 'server-floors',
      comment: 'What is used by many must not depend on one of those who use it.',
      severity: 'error',
      from: { path: `^apps/server/src/(${floor.join('|')})` },
      to: {
        path: `^apps/server/src/(?!(${serverFloors
          .slice(0, index + 1)
          .flat()
          .join('|')}))`,
      },
    })),
  ],
  options: {
    exclude: { path: '(^|/)(node_modules|dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    // Relative imports end in .js, whatever the file is written in.
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
