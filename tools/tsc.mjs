/**
 * `node tools/tsc.mjs [arguments]`: the compiler of TypeScript 7, which takes a quarter of the time of TypeScript 6.
 * The package `typescript` stays at 6 for the tools that need the API of a compiler, such as typescript-eslint.
 */
// One checker for a program. Each further one checks the types of React and styled-components again, which takes more of
// two cores than it saves: turbo fills them with other programs.
process.argv.push('--checkers', '1');
await import(new URL('../node_modules/@typescript/native/bin/tsc', import.meta.url).href);
