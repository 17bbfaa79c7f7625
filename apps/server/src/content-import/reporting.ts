/** Where a load tells how it goes on. */
export interface Reporting {
  step: (text: string) => void;
  progress: (text: string, done: number, total: number) => void;
}
