import type { Plugin } from 'vite';

/**
 * Writes all other characters as escapes. Node keeps the source of what it has loaded, and one Chinese character makes it
 * take two bytes for each character of the file. For built files only: `String.raw` would return the escape.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = toAscii(file.code);
      }
    },
  };
}

function toAscii(code: string): string {
  return code.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
