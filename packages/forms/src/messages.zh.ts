/** What a rule says when it is broken; the words of Spec B 5 where it gives them. */
export const ruleMessages = {
  accountBlank: '账号不得为空',
  accountFormat: '手机号/邮箱格式错误',
  mobileBlank: '手机号不得为空',
  mobileFormat: '手机号码格式错误',
  mobileLength: '请输入11位电话号码',
  emailBlank: '邮箱不得为空',
  emailFormat: '邮箱格式错误',
  passwordBlank: '密码不得为空',
  passwordFormat: '密码长度为8-16位，须使用数字、字母大/小写组合',
  passwordRepeatBlank: '请重复输入密码',
  passwordRepeatDifferent: '两次密码不一致',
  realNameBlank: '请输入姓名',
  realNameLength: '请输入2~5位的姓名',
  realNameChinese: '姓名必须全部是汉字',
  identityCardBlank: '请输入身份证号',
  identityCardLength: '请输入18位的身份证号',
  identityCardFormat: '身份证号格式错误',
  identityCardWrong: '身份证号有误，请核对',
  codeBlank: '验证码不得为空',
  codeFormat: '验证码为 6 位数字',
  creditCode: '请输入组织机构代码或18位统一社会信用代码',
  creditCodeWrong: '组织机构代码或统一社会信用代码有误，请核对',
  webUrl: '链接应以 http:// 或 https:// 开头',
  tooShort: (label: string, least: number) => `${label}至少${String(least)}个字`,
  tooLong: (label: string, most: number) => `${label}最多${String(most)}个字`,
  agreement: '请在勾选协议后进行注册或登录',
} as const;

/** What is wrong with the files of a field, of every form that has one and of the server (Spec B 5). */
export const fileMessages = {
  tooMany: (most: number) => (most === 1 ? '只可上传一个文件' : `最多上传${String(most)}个文件`),
  tooLarge: '文件大小请控制在5M之内',
  empty: '文件是空的，请重新选择',
  unreadable: '文件无法读取，请重新选择',
  wrongType: (extensions: readonly string[]) => `仅支持 ${extensions.join('、')} 格式`,
} as const;

/** A form with files on their way, and what became of one (Spec B 5, 8). */
export const uploadMessages = {
  underWay: '文件正在上传，请稍候',
  unfinished: '有文件没有传完，请重试或移除',
} as const;

/** Questions before something is lost, and what is said to whoever declines (Spec B 8). */
export const confirmMessages = {
  title: '提示',
  deleteItem: '是否删除该条数据？',
  cancelFavourite: '是否取消收藏该条数据？',
  deleteForever: '该操作将永久删除数据，是否确认删除?',
  cancelled: '已取消操作',
  deletionCancelled: '已取消删除',
  // Beside 取消收藏 a 取消 could mean either.
  delete: '删除',
  unfavourite: '取消收藏',
  keep: '保留收藏',
} as const;

/** The code button, of every form that has one (Spec B 4). */
export const codeMessages = {
  send: '获取验证码',
  wait: (seconds: number) => `${String(seconds)}秒后可重发`,
} as const;

/** The field of a mobile number, of every form that has one (Spec B 9). */
export const phoneMessages = { countryCode: '+86' } as const;

/** What a form says when the call behind it failed without words of its own. */
export const refusalMessages = { unknown: '提交没有成功，请稍后再试' } as const;

/** Before login and registration (Spec B 5); the names are those of GET /api/config/agreement. */
export const agreementMessages = {
  agree: '我已阅读并同意',
  whole: '我已阅读并同意用户协议和隐私政策',
  user_agreement: '《用户协议》',
  privacy_agreement: '《隐私政策》',
  and: '和',
} as const;
