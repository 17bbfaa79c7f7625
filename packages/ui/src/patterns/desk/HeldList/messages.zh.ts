export const heldListMessages = {
  title: (count: number) => `等着交的 ${String(count)} 件`,
  said: '只在这台电脑上。连上就交，别人先办了会说。',
  takeBack: '撤回',
} as const;
