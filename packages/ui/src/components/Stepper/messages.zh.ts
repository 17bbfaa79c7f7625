export const stepperMessages = { less: '减一', more: '加一' } as const;
