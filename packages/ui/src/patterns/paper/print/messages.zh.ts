/** Among the first words of a page of answers, or of a file of them: 答案与解析, 参考答案. */
export const answersHeading = /^(\s*答案|[\s\S]{0,80}?(参考答案|答案[与及和]))/;
