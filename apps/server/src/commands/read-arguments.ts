import { parseArgs } from 'node:util';
import { StartupError } from '../errors/startup-error.js';

export interface Arguments<Option extends string> {
  name: string;
  /** What stands after the name; '' for nothing. */
  item: string;
  /** Trimmed; only those that were given. */
  options: Partial<Record<Option, string>>;
  /** What was given under the option that may be repeated, trimmed. */
  repeated: readonly string[];
  /** Whether exactly these were given besides the name. */
  has: (item: 'item' | 'no item', required: readonly Option[], optional?: readonly Option[]) => boolean;
}

/**
 * @param repeatable an option that may be given several times
 * @throws StartupError with the usage for an unknown option, one without a value, or a third word
 */
export function readArguments<Option extends string>(
  argv: readonly string[],
  names: readonly Option[],
  usage: string,
  repeatable?: string,
): Arguments<Option> {
  const { values, positionals } = parse(argv, { names, repeatable }, usage);
  const [name = '', item = '', ...others] = positionals;
  if (others.length > 0) throw new StartupError(usage);
  const options: Partial<Record<Option, string>> = {};
  for (const option of names) {
    const value = values[option];
    if (typeof value === 'string') options[option] = value.trim();
  }
  const given = repeatable === undefined ? undefined : values[repeatable];
  return {
    name,
    item,
    options,
    repeated: Array.isArray(given) ? given.map((value) => String(value).trim()) : [],
    has: (wanted, required, optional = []) =>
      (item !== '') === (wanted === 'item') &&
      required.every((option) => options[option] !== undefined && options[option] !== '') &&
      names.every(
        (option) => options[option] === undefined || required.includes(option) || optional.includes(option),
      ),
  };
}

function parse(
  argv: readonly string[],
  { names, repeatable }: { names: readonly string[]; repeatable: string | undefined },
  usage: string,
) {
  try {
    const type = 'string' as const;
    const options = {
      ...Object.fromEntries(names.map((option) => [option, { type }])),
      ...(repeatable !== undefined && { [repeatable]: { type, multiple: true } }),
    };
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch {
    throw new StartupError(usage);
  }
}
