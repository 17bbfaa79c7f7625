import { demonstrationName } from '../demo-accounts.js';
import { logLevels } from './read.js';

interface Setting {
  name: string;
  default: string;
  /** One Chinese sentence, the same as in docs/settings.md. */
  meaning: string;
}

/** Every variable that the server reads, and no others. */
export const settings = [
  {
    name: 'SITE_NAME',
    default: demonstrationName,
    meaning: '出版社的名称，写在短信与邮件的开头，也用于构建网站（见下）。',
  },
  { name: 'PORT', default: '8080', meaning: '监听的端口，0 表示由系统分配。' },
  { name: 'HOST', default: '127.0.0.1', meaning: '监听的地址；要让别的机器访问，写 0.0.0.0。' },
  {
    name: 'DESK_PORT',
    default: '',
    meaning: '案头单独监听的端口，例如只在专用网里开放；留空则与网站同在一处，网址是 /desk。',
  },
  { name: 'DESK_HOST', default: '127.0.0.1', meaning: '案头单独监听的地址，与 DESK_PORT 一同使用。' },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: '存放文件、密钥和内置数据库的文件夹；相对路径从仓库根算起。',
  },
  { name: 'DATABASE_URL', default: '', meaning: 'PostgreSQL 的连接串；留空则使用内置数据库。' },
  {
    name: 'REDIS_URL',
    default: '',
    meaning: 'Redis 的连接串，让多个进程共用限流计数；留空则各进程在内存中计数。',
  },
  {
    name: 'INKSTONE_SECRET',
    default: '',
    meaning:
      '签名登录凭证和下载链接的密钥，至少 32 个字符；设置 DATABASE_URL 时必填，否则首次启动时自动生成。',
  },
  {
    name: 'INKSTONE_PREVIOUS_SECRETS',
    default: '',
    meaning: '更换密钥后仍然承认的旧密钥，逗号分隔；旧凭证一周后全部失效，届时可以去掉。',
  },
  {
    name: 'IDENTITY_SECRET',
    default: '',
    meaning:
      '加密实名认证的身份证号的密钥，至少 32 个字符，丢了就再也看不到号码；设置 DATABASE_URL 时必填，否则首次启动时自动生成。',
  },
  {
    name: 'IDENTITY_PREVIOUS_SECRETS',
    default: '',
    meaning: '更换 IDENTITY_SECRET 之前的旧密钥，逗号分隔；重新启动一次、号码都换用新密钥之后可以去掉。',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning: '读者访问的网址，页面与网站地图里的完整网址由它而来；以 https 开头时启用 HSTS。',
  },
  {
    name: 'SEARCH_ENGINES',
    default: '1',
    meaning: '1 表示搜索引擎可以收录公开的页面，0 表示谢绝；写进 robots.txt。',
  },
  {
    name: 'AI_CRAWLERS',
    default: '1',
    meaning: '1 表示大模型的爬虫可以读取公开的页面，0 表示谢绝；写进 robots.txt。',
  },
  {
    name: 'ALLOWED_ORIGINS',
    default: '',
    meaning: '允许跨域调用接口的网站来源，逗号分隔，形如 https://m.example.cn；留空则只允许本站。',
  },
  {
    name: 'MAP_ORIGINS',
    default: '',
    meaning: '地图瓦片的来源，逗号分隔，形如 https://tiles.example.cn；留空则页面只画示意图。',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    meaning: '可信反向代理的 IP 地址或网段，逗号分隔；按其转发的来源地址限流。',
  },
  {
    name: 'REQUESTS_PER_MINUTE',
    default: '6000',
    meaning: '同一地址每分钟最多调用接口的次数，0 表示不限；一所学校往往共用一个地址。',
  },
  {
    name: 'CODES_PER_HOUR',
    default: '3000',
    meaning: '同一地址每小时最多索取短信与邮件验证码的次数；默认值够一所两千人的学校一同注册。',
  },
  {
    name: 'REGISTRATIONS_PER_HOUR',
    default: '2500',
    meaning: '同一地址每小时最多注册的账户数。',
  },
  {
    name: 'LOGIN_FAILURES_PER_HOUR',
    default: '600',
    meaning: '同一地址每小时输错密码的次数，超过后须等待；登录成功不计，登录过的设备不受影响。',
  },
  {
    name: 'SESSION_IDLE_HOURS',
    default: '72',
    meaning: '读者多少小时没有使用就退出登录，0 表示不限；用不用，七天之后都要重新登录。',
  },
  {
    name: 'GENUINE_FAILURES',
    default: '30',
    meaning: '同一地址十分钟内查不到防伪码的次数，达到后须等待；查到的不计，全班一起查验也不受影响。',
  },
  {
    name: 'QUERY_CODE_FAILURES',
    default: '30',
    meaning: '同一地址十分钟内查不到网店申请查询码的次数，达到后须等待；查到的不计。',
  },
  {
    name: 'CUT_WORD',
    default: '0',
    meaning:
      '1 表示登录之前 Word 试卷（.docx）与 PDF 一样只能看到前四分之三的页，0 表示看得到全部；见内容文件夹。',
  },
  { name: 'S3_BUCKET', default: '', meaning: '存放文件的 S3 存储桶；留空则存放在 DATA_DIR。' },
  { name: 'S3_ENDPOINT', default: '', meaning: 'S3 兼容存储的地址；留空则为亚马逊 S3。' },
  { name: 'S3_REGION', default: 'us-east-1', meaning: '存储桶所在的区域。' },
  {
    name: 'S3_PATH_STYLE',
    default: '0',
    meaning: '1 表示桶名写在路径里（MinIO 等），0 表示写在主机名里（亚马逊、阿里云、腾讯云等）。',
  },
  { name: 'S3_ACCESS_KEY_ID', default: '', meaning: '存储的访问密钥编号，与 S3_BUCKET 一同设置。' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', meaning: '存储的访问密钥，与 S3_BUCKET 一同设置。' },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: '发送邮件的 SMTP 服务器，形如 smtp://用户:密码@主机:587；留空则邮件留在发件箱。',
  },
  { name: 'MAIL_FROM', default: '', meaning: '发件人，形如 某某出版社 <noreply@example.cn>。' },
  {
    name: 'SMS_GATEWAY_URL',
    default: '',
    meaning: '发送短信的 HTTP 网关，格式见部署文档；留空则短信留在发件箱。',
  },
  { name: 'SMS_GATEWAY_TOKEN', default: '', meaning: '调用短信网关的令牌。' },
  {
    name: 'WECHAT_APP_ID',
    default: '',
    meaning:
      '公众号的 AppID，让微信里分享出去的网页有自己的标题、说明与图片；留空则不向微信取任何东西，见部署文档。',
  },
  { name: 'WECHAT_APP_SECRET', default: '', meaning: '公众号的 AppSecret，与 WECHAT_APP_ID 一同设置。' },
  {
    name: 'WECHAT_API_URL',
    default: 'https://api.weixin.qq.com',
    meaning: '微信接口的地址；服务端要经代理出去时改成代理的。',
  },
  {
    name: 'WECHAT_SCRIPT_URL',
    default: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
    meaning: '微信脚本的地址，只有微信里的页面会去取。',
  },
  {
    name: 'COUNT_READS',
    default: '1',
    meaning: '1 表示按天数每一页被读了几次，不记是谁；0 表示不数，浏览器什么也不报。',
  },
  {
    name: 'READS_KEPT_DAYS',
    default: '400',
    meaning: '每一页被读了几次保留的天数。',
  },
  {
    name: 'AUDIT_DAYS',
    default: '190',
    meaning: '安全事件在数据库里保留的天数；网络安全法要求网络日志留存不少于六个月。',
  },
  {
    name: 'FREE_SPACE_MB',
    default: '256',
    meaning: 'DATA_DIR 所在的磁盘至少要剩下的 MB 数，不够时 /readyz 回答 503；0 表示不查。',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: '读取 /metrics 的令牌，至少 16 个字符；留空则只有本机可以读取。',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    meaning: '收到停止信号后继续服务的秒数，期间 /readyz 回答 503，供负载均衡先行摘除。',
  },
  { name: 'LOG_LEVEL', default: 'warn', meaning: `日志级别：${logLevels.join('、')}。` },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];
