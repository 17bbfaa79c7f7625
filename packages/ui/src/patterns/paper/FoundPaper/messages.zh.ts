export const foundPaperMessages = {
  places: (count: number) => `${String(count)} 处`,
  rest: (count: number) => `还有 ${String(count)} 处，在试卷里看`,
} as const;
