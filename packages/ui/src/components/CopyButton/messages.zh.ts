export const copyButtonMessages = {
  copied: '已复制',
  failed: '没有复制成功，请选中文字后复制',
} as const;
