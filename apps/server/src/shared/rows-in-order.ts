/** @returns picks rows in the order of ids, without those that are not there */
export function rowsInOrder<Row extends { id: number }>(
  rows: readonly Row[],
): (ids: readonly number[]) => Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (ids) => ids.flatMap((id) => byId.get(id) ?? []);
}
