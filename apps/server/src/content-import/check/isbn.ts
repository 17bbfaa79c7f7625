import { z } from 'zod';
import { type Field, fieldOf } from './field.js';

/** The last digit follows from the others; one that does not is a misprint in a number that readers order by. */
export function isbn(label: string): Field<string> {
  return fieldOf(
    label,
    z.string().superRefine((written, context) => {
      const digits = written.replaceAll(/[-\s]/g, '').toUpperCase();
      const last = digits.at(-1) ?? '';
      const right = checkDigit(digits.slice(0, -1));
      if (right === undefined)
        context.addIssue({ code: 'custom', message: '不是书号；应为 13 位数字，如 978-7-0000-0045-2' });
      else if (right !== last)
        context.addIssue({ code: 'custom', message: `的校验位不对，算得应为 ${right}` });
    }),
  );
}

/** Of thirteen digits or, until 2006, of ten. */
function checkDigit(others: string): string | undefined {
  const digits = Array.from(others, Number);
  if (/^97[89]\d{9}$/.test(others)) {
    const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
    return String((10 - (sum % 10)) % 10);
  }
  if (!/^\d{9}$/.test(others)) return undefined;
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}
