/**
 * Which regions the first six digits of an identity card can name, by GB/T 2260: the province, and within it the highest
 * number of a city and of a prefecture. A card keeps the code of the place where its owner was first registered, so those
 * that are gone since 1980 count, too; counties have changed too often to be listed.
 */
const CITIES: Readonly<Record<string, readonly [cities: number, prefectures: number]>> = {
  11: [3, 0],
  12: [3, 0],
  13: [11, 32],
  14: [11, 29],
  15: [9, 29],
  21: [14, 24],
  22: [8, 25],
  23: [12, 27],
  31: [3, 0],
  32: [13, 28],
  33: [11, 29],
  34: [18, 29],
  35: [9, 27],
  36: [11, 29],
  37: [17, 29],
  41: [18, 30],
  42: [13, 29],
  43: [13, 33],
  44: [20, 53],
  45: [14, 29],
  46: [4, 0],
  50: [3, 0],
  51: [20, 39],
  52: [6, 29],
  53: [9, 35],
  54: [7, 29],
  61: [10, 29],
  62: [12, 30],
  63: [3, 29],
  64: [5, 23],
  65: [6, 43],
};

/** Counties that a province governs itself. */
const DIRECT = 90;
/** Residents of Hong Kong, Macao and Taiwan have cards without a city and a county. */
const WITHOUT_CITY = /^(71|81|82|83)0000$/;
/** Counties of Hainan had no city before 2003. */
const HAINAN_COUNTY = '4600';

/** @param code six digits */
export function isCardRegion(code: string): boolean {
  if (WITHOUT_CITY.test(code)) return true;
  const known = CITIES[code.slice(0, 2)];
  if (known === undefined || code.endsWith('00')) return false;
  const [cities, prefectures] = known;
  const city = Number(code.slice(2, 4));
  return (
    (city >= 1 && city <= cities) ||
    (city > 20 && city <= prefectures) ||
    city === DIRECT ||
    code.startsWith(HAINAN_COUNTY)
  );
}
