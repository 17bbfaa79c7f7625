export const certificateViewMessages = { zoom: '放大看证书' } as const;
