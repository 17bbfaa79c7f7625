export const signBoardMessages = {
  enter: '进店',
  entered: (name: string) => `进店：${name}`,
} as const;
