interface Connection {
  saveData?: boolean;
}

export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}
