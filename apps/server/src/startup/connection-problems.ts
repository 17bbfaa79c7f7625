/** By Node's error codes. */
export const connectionProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: '服务器拒绝连接，请确认它已启动且端口正确',
  ENOTFOUND: '找不到主机',
  EAI_AGAIN: '找不到主机',
  ETIMEDOUT: '连接超时',
  ECONNRESET: '连接被服务器中断',
};
