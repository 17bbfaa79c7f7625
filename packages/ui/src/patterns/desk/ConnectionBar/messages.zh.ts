export const connectionBarMessages = {
  lost: (since: string | undefined) =>
    since === undefined ? '连不上服务器。' : `连不上服务器，从 ${since} 起。`,
  retry: '现在再试',
} as const;
