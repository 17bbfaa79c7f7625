export interface Stored<T> {
  /** `undefined` where nothing is stored, or something that does not fit. */
  read: () => T | undefined;
  /** @param value `undefined` removes the entry */
  write: (value: T | undefined) => void;
}

type Area = 'localStorage' | 'sessionStorage';

/**
 * The one guard for what is stored. A browser may refuse its storage: the value is then forgotten with the page. Other
 * scripts and older releases may have written to it: what `parse` does not know, or throws for, is dropped.
 */
function stored<T>(
  area: Area,
  key: string,
  parse: (text: string) => T | undefined,
  print: (value: T) => string,
): Stored<T> {
  return {
    read: () => {
      try {
        const text = window[area].getItem(key);
        return text === null ? undefined : parse(text);
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        if (value === undefined) window[area].removeItem(key);
        else window[area].setItem(key, print(value));
      } catch {
        // A full or blocked store keeps nothing.
      }
    },
  };
}

/** @param fit the value of a text, if it is one of this entry */
export function storedText<T extends string | number>(
  area: Area,
  key: string,
  fit: (text: string) => T | undefined,
): Stored<T> {
  return stored(area, key, fit, String);
}

/** @param fit the value, if it is one of this entry; it may throw for another shape */
export function storedJson<T>(
  area: Area,
  key: string,
  fit: (value: Record<string, unknown>) => T | undefined,
): Stored<T> {
  return stored(area, key, (text) => fit(JSON.parse(text) as Record<string, unknown>), JSON.stringify);
}

export function oneOf<T extends string>(...values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text);
}

export function numbersIn(value: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
