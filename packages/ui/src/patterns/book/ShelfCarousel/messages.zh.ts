export const shelfCarouselMessages = { empty: (title: string) => `暂无${title}` } as const;
