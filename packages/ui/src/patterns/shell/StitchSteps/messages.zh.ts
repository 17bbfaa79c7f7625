export const stitchStepsMessages = { done: '已完成', current: '，当前步骤' } as const;
