export const sessionsKey = ['get', '/api/user/session_list'] as const;
