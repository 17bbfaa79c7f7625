export const myGradeChipMessages = {
  only: (grade: string) => `只看我的年级：${grade}`,
};
