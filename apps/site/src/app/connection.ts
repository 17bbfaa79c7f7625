/** The part of a person's connection that browsers tell, where they do. */
interface Connection {
  saveData?: boolean;
}

/** The visitor has asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}
