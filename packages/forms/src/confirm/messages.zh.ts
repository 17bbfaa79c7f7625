/** Questions before data is lost, and the notice after they were declined (Spec B 8). */
export const confirmMessages = {
  title: '提示',
  deleteItem: '是否删除该条数据？',
  cancelFavourite: '是否取消收藏该条数据？',
  deleteForever: '该操作将永久删除数据，是否确认删除?',
  cancelled: '已取消操作',
  deletionCancelled: '已取消删除',
  // The button is not called 取消, which could mean both answers to 是否取消收藏.
  delete: '删除',
  unfavourite: '取消收藏',
  keep: '保留收藏',
} as const;
