export const breadcrumbsMessages = { label: '当前位置' } as const;
