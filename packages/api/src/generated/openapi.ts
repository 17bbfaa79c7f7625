// Generated from openapi/ by `npm run generate -w @inkstone/api`. Do not edit.

export interface paths {
  '/api/config/column': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得栏目菜单
     * @description 页眉抽屉与大菜单的两级栏目。编号与去处见 Spec A 2 的菜单表；客户端只保留 `type` 为 1 的条目，按 `sort` 排列。
     */
    get: operations['getMenu'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得站点配置
     * @description 版权、备案、声明、技术支持、标志与首次访问对话框的文字（Spec A 1）。页脚与对话框直接显示这些文字。
     */
    get: operations['getSiteConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/slideshow': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得栏目的轮播图
     * @description 每个栏目顶部的横幅。`extend` 可以带查询参数；客户端只接受站内路径与 http(s) 地址。没有轮播图的栏目得到空数组。
     */
    get: operations['listSlides'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/floating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得悬浮配置
     * @description 客服二维码与官方店铺。页脚的「官方店铺」打开抽屉，列出各平台的图片与链接。
     */
    get: operations['getFloatingConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得协议
     * @description 登录与注册页勾选处链接的用户协议与隐私协议，在对话框中显示。正文是 HTML，显示之前须消毒。
     */
    get: operations['getAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/home_comprehensive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得首页综合内容
     * @description 首页的三张亮点卡片、三个学段的入口与专题预告。
     */
    get: operations['getHomeComprehensive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出栏目的文章
     * @description 按栏目分页列出文章，新的在前。首页的企业动态是栏目 39，每页 3 条；各栏目的每页条数见 Spec B 9。
     *     各筛选条件只在有意义的栏目里起作用，「全部」传空字符串或不传。
     */
    post: operations['listArticles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得试卷首页
     * @description 最新上传、各年级的份数，与高一至高三、初一至初三各一页的试卷。给了筛选条件时，各部分都只含符合条件的试卷。
     */
    post: operations['getExamHome'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出图书
     * @description 按条件分页列出图书，新出版的在前。每页 20 册（addedServices）；学段页每个分类取 6 册。
     *     `grade_id` 是学段（9 高中、10 初中、7 小学）时，包含该学段的全部年级。`cate_id` 是分类（17 至 21）或书架（12 至 16）。
     */
    post: operations['listBooks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得图书详情
     * @description 图书的全部资料、配套资源与当前登录者的收藏状态。令牌缺失或无效时按访客处理，不拒绝：读书目不需要登录。
     */
    post: operations['getBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/get_resource_flie': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得配套资源的文件
     * @description 下载一份配套资源：在一次事务里记下下载、把 `download_num` 加一，并给出短期有效的签名链接。
     *     路径按文档拼写（flie）。客户端逐个取回文件，显示百分比。
     */
    post: operations['getBookResourceFiles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/new': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出新书
     * @description 最新出版的图书，新的在前，至多 10 册。供图书轮播使用，没有分页。
     */
    get: operations['listNewBooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/get_category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出图书分类
     * @description 全部分类与书架，按显示次序。17 原创试卷、18 校本考试、19 同步、20 工具、21 其他；12 至 16 是书架。
     */
    get: operations['listBookCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/screening_condition': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得图书筛选项
     * @description addedServices 三行筛选的选项。选了年级之后以 `grade_id` 重新取得，学科随之变化（Spec A 4）。
     */
    get: operations['getBookScreening'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/recommended/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出推荐
     * @description 详情页侧栏与各处推荐。栏目由 `column_key` 决定；每页 10 条。
     */
    get: operations['listRecommended'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user_favorites/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 加入收藏
     * @description 收藏一项内容。已经收藏的再加一次也是成功，不产生第二条。成功之后客户端显示 `msg` 并重新读取该项（Spec A 4）。
     *     旧客户端会在正文里再带一份 jwt，服务端不看：只认 `token` 请求头。
     */
    post: operations['addFavourite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user_favorites/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取消收藏
     * @description 按内容取消收藏。没有收藏过的也是成功。成功之后客户端显示 `msg` 并重新读取该项（Spec A 4）。
     *     旧客户端会在正文里再带一份 jwt，服务端不看：只认 `token` 请求头。
     */
    post: operations['cancelFavourite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 以密码登录
     * @description 以手机号或邮箱与密码登录，得到令牌与资料。客户端显示「登录成功」，回到记下的页面（Spec B 2.7）。
     *     同一账号连续输错会被暂停一段时间（429）。密码不对与账号不存在得到同一句话。
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/out_login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 退出登录
     * @description 注销当前令牌。令牌缺失或已失效也是成功：退出总能成功。客户端清除资料，回到首页（Spec B 2.7）。
     */
    get: operations['logout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/set_login_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送登录验证码
     * @description 向已注册的手机号或邮箱发送 6 位验证码，10 分钟有效。同一账号 60 秒一次，一天 10 次。
     *     账号没有注册时回答相同而不发送，以免被用来试探账号。发送失败时客户端只复位按钮（Spec B 8）。
     */
    post: operations['sendLoginCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/code_login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 以验证码登录
     * @description 以手机或邮箱收到的验证码登录，得到令牌与资料，与密码登录相同。一个验证码只能用一次，输错 5 次即失效。
     */
    post: operations['loginByCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * 信封
     * @description 应用给出的每一个 JSON 回答都是这只信封，HTTP 状态码都是 200。
     *     `code` 为 200 表示成功；-1 表示未登录或登录已过期；其余各码都是拒绝，`msg` 是给人看的中文。
     */
    Envelope: {
      /**
       * @description 200 成功；-1 未登录；400 输入有误；404 没有此项；409 冲突；410 已失效；422 不正确；429 过于频繁。
       * @example 200
       */
      code: number;
      /**
       * @description 给人看的中文。成功时也可能需要显示（收藏、登录）。
       * @example 成功
       */
      msg: string;
      /** @description 成功时的内容；拒绝时多为 null。 */
      data: unknown;
    };
    /**
     * 编号
     * @example 128
     */
    Id: number;
    /** 菜单条目 */
    MenuEntry: {
      id: components['schemas']['Id'];
      /**
       * @description 栏目名称。
       * @example 图书资源
       */
      title: string;
      /**
       * @description 只有 1 会显示，其余由客户端去掉（Spec A 3）。
       * @example 1
       */
      type: number;
      /**
       * @description 同级中的次序，小的在前。
       * @example 2
       */
      sort: number;
    };
    /**
     * 一级菜单
     * @description 带有下级的一级菜单；菜单只有两级。
     */
    MenuItem: components['schemas']['MenuEntry'] & {
      /** @description 下级条目，可以为空。 */
      children: components['schemas']['MenuEntry'][];
    };
    /**
     * 传输层错误
     * @description 传输层的错误也用同一只信封：`code` 与 HTTP 状态码相同，`msg` 是中文说明。
     */
    TransportFailure: components['schemas']['Envelope'] & {
      /** @example 500 */
      code: number;
      data: null | {
        /**
         * @description 单位秒；只在 429 与 503 时给出。
         * @example 5
         */
        retry_after: number;
      };
    };
    /**
     * 文件地址
     * @description 以 `/files/` 开头的绝对路径；没有文件时是空字符串。
     * @example /files/public/books/128/cover.webp
     */
    FileUrl: string;
    /**
     * 站点配置
     * @description 站点的文字与图片。都是文字；没有录入的必备项是空字符串，其余项可以缺省。
     */
    SiteConfig: {
      /**
       * @description 版权声明。
       * @example © 2026 砚田教育 版权所有
       */
      copyright: string;
      /**
       * @description 网站备案号。
       * @example 京ICP备00000000号
       */
      icp: string;
      /**
       * @description 公安备案号。
       * @example 京公网安备 00000000000000号
       */
      public_security_record: string;
      /**
       * @description 页脚声明。
       * @example 本站内容仅供教学与学习使用
       */
      statement: string;
      /**
       * @description 技术支持。
       * @example 技术支持：砚田教育信息部
       */
      support: string;
      /** @description 页眉标志；没有时是空字符串，由页面显示社名。 */
      top_logo: components['schemas']['FileUrl'];
      /**
       * @description 首次访问时对话框的文字，换行保留。空字符串表示不显示。
       * @example 欢迎来到砚田教育。注册后可以收藏图书、下载配套资源。
       */
      home_dialog: string;
      /** @description 专题页的主图。 */
      special_subject_image?: components['schemas']['FileUrl'];
      /**
       * @description 专题页的项目介绍，纯文字。
       * @example 名师专题讲座，从考点到课堂。
       */
      special_subject_text?: string;
      /** @description 专题页的支持单位图。 */
      special_subject_cloud_image?: components['schemas']['FileUrl'];
      /** @description 公众号二维码。 */
      official_accounts_qrcode?: components['schemas']['FileUrl'];
      /**
       * @description 正版查询页公众号二维码的说明。
       * @example 扫码关注公众号，随时查验正版
       */
      genuine_verification_oa_qrcode_descr?: string;
    };
    /**
     * 链接
     * @description 站内路径（以 `/layout/` 开头）或 http(s) 地址；没有链接时是空字符串。
     * @example https://shop.example.cn/item/128
     */
    LinkUrl: string;
    /** 轮播图 */
    Slide: {
      id: components['schemas']['Id'];
      image: components['schemas']['FileUrl'];
      /** @description 点击后去往的链接，可以带查询参数。 */
      extend: components['schemas']['LinkUrl'];
      /**
       * @description 图片的文字说明，读屏软件会读出。
       * @example 2027 版高考总复习系列上架
       */
      title: string;
      /**
       * @description 标题下的一两句话，首页横幅显示；没有时缺省或是空字符串。
       * @example 九个学科、二十七种分册，答案全部由原命题组复核。
       */
      intro?: string;
    };
    /** 字段错误 */
    FieldError: {
      /**
       * @description 字段的路径，层级用点分开。
       * @example account
       */
      field: string;
      /**
       * @description 中文说明。
       * @example 账号不得为空
       */
      message: string;
    };
    /**
     * 输入有误
     * @description 输入不合要求。`msg` 说出第一个有误的字段，`data.errors` 按字段在描述中的先后列出全部。
     */
    InvalidInput: components['schemas']['Envelope'] & {
      /** @constant */
      code: 400;
      data: {
        errors: components['schemas']['FieldError'][];
      };
    };
    /** 官方店铺 */
    DirectStore: {
      /**
       * @description 平台名称。
       * @example 天猫旗舰店
       */
      platform: string;
      image: components['schemas']['FileUrl'];
      url: components['schemas']['LinkUrl'];
    };
    /** 悬浮配置 */
    FloatingConfig: {
      /** @description 客服二维码。 */
      service_qrcode: components['schemas']['FileUrl'];
      /** @description 官方店铺，按显示次序。 */
      direct_store: components['schemas']['DirectStore'][];
    };
    /** 协议 */
    Agreement: {
      /**
       * @description 协议的名字。
       * @example user_agreement
       * @enum {string}
       */
      name: 'user_agreement' | 'privacy_agreement';
      /**
       * @description 协议的标题。
       * @example 用户协议
       */
      title: string;
      /**
       * @description 协议正文，HTML。显示之前须消毒。
       * @example <p>欢迎使用砚田教育网站。</p>
       */
      value: string;
    };
    /**
     * 没有此项
     * @description 路径存在，但所问的那一项不存在或已下架。
     */
    NotFound: components['schemas']['Envelope'] & {
      /** @constant */
      code: 404;
      data: null;
    };
    /** 亮点卡片 */
    HighlightCard: {
      /** @example 增值服务 */
      title: string;
      /**
       * @description 一两句说明。
       * @example 课件、听力、答案详解，随书可取
       */
      descr: string;
      url: components['schemas']['LinkUrl'];
    };
    /**
     * 个数
     * @example 86
     */
    Count: number;
    /** 编号与名称 */
    NamedItem: {
      id: components['schemas']['Id'];
      /**
       * @description 显示的名称。
       * @example 数学
       */
      name: string;
    };
    /** 首页学段 */
    HomeStage: {
      /**
       * @description 9 高中，10 初中，7 小学。
       * @example 9
       * @enum {integer}
       */
      id: 9 | 10 | 7;
      /** @example 高中 */
      name: string;
      /** @description 该学段图书的册数。 */
      book_count: components['schemas']['Count'];
      /** @description 该学段有书的分类。 */
      categories: components['schemas']['NamedItem'][];
    };
    /** 专题预告 */
    SpecialSubject: {
      /** @example 名师专题讲座 */
      title: string;
      /** @example 十二位特级教师，逐章讲透核心考点 */
      descr: string;
      image: components['schemas']['FileUrl'];
      url: components['schemas']['LinkUrl'];
    };
    /** 首页综合 */
    HomeComprehensive: {
      /** @description 亮点卡片，首页显示前三张。 */
      cards: components['schemas']['HighlightCard'][];
      /** @description 高中、初中、小学三个学段，按此次序。 */
      stages: components['schemas']['HomeStage'][];
      special: components['schemas']['SpecialSubject'];
    };
    /**
     * 编号
     * @description 一项内容的编号。旧客户端会把地址栏里的编号当作文字传来，所以数字与数字文字都接受。
     * @example 128
     */
    IdInput: number | string;
    /**
     * 搜索文字
     * @description 在标题中查找，前后空白不计，空字符串等于不查找。
     * @example 高考数学
     */
    SearchText: string;
    /**
     * 页码
     * @description 从 1 开始，缺省 1。旧客户端以文字传来（Spec B 7），两种都接受。
     * @example 1
     */
    PageInput: number | string;
    /**
     * 每页条数
     * @description 1 到 100。旧客户端以文字传来（Spec B 7），两种都接受。
     * @example 20
     */
    PageSizeInput: number | string;
    /**
     * 筛选编号
     * @description 筛选条件的编号，即筛选项的 `name`。「全部」传空字符串或不传。
     *     旧客户端把编号当作文字传来，所以数字与数字文字都接受。
     * @example 9
     */
    FilterId: number | string;
    /** 标签 */
    Tag: {
      /** @example 教研动态 */
      name: string;
    };
    /**
     * 时刻
     * @description 自 1970 年 1 月 1 日（UTC）起的秒数，显示为年月日。
     * @example 1788192000
     */
    Seconds: number;
    /**
     * 标记
     * @description 0 否，1 是。
     * @example 0
     * @enum {integer}
     */
    Flag: 0 | 1;
    /** 适用地区 */
    ApplyArea: {
      /**
       * @description 地区名称。
       * @example 北京市
       */
      city_name: string;
    };
    /**
     * 图片形状
     * @description 1 竖图；2 横图（书）或旋转的图（文章）。
     * @example 1
     * @enum {integer}
     */
    PictureShape: 1 | 2;
    /**
     * 文章摘要
     * @description 列表所用的文章（Spec B 3）。前面十一项每个栏目都有；
     *     其余各项只在有意义的栏目里给出，没有意义时缺省，不给空值。
     */
    ArticleSummary: {
      id: components['schemas']['Id'];
      /**
       * @description 栏目编号，与菜单编号相同；38 招聘，39 企业动态。
       * @example 39
       */
      column_id: number;
      /**
       * @description 栏目名称。
       * @example 企业动态
       */
      column_title: string;
      /** @example 砚田教育走进乡村学校，捐赠图书一万册 */
      title: string;
      /**
       * @description 摘要，纯文字。
       * @example 十一月，编辑部带着新书来到太行山下的三所小学。
       */
      intro: string;
      /** @description 列表图。 */
      image: components['schemas']['FileUrl'];
      /**
       * @description 来源；没有时是空字符串。
       * @example 砚田教育
       */
      source: string;
      /**
       * @description 作者；没有时是空字符串。
       * @example 编辑部
       */
      author: string;
      tags: components['schemas']['Tag'][];
      /** @description 发布时刻。 */
      release_time: components['schemas']['Seconds'];
      /** @description 当前登录者是否已收藏；访客总是 0。 */
      is_collect: components['schemas']['Flag'];
      /**
       * @description 只在活动：1 面向教师，2 面向学生。
       * @example 1
       * @enum {integer}
       */
      activity_type?: 1 | 2;
      /** @description 只在活动：开始时刻。 */
      start_time?: components['schemas']['Seconds'];
      /** @description 只在活动：结束时刻。 */
      end_time?: components['schemas']['Seconds'];
      /**
       * @description 只在活动：参加对象。
       * @example 全国初中语文教师
       */
      participant?: string;
      /**
       * @description 只在课程：时长，单位秒。
       * @example 1260
       */
      duration?: number;
      /** @description 只在课程：播放次数。 */
      play_number?: components['schemas']['Count'];
      /**
       * @description 年级编号。
       * @example 169
       */
      classes?: number;
      /**
       * @description 年级名称。
       * @example 高三
       */
      classes_text?: string;
      /**
       * @description 学段名称。
       * @example 高中
       */
      class_stage_text?: string;
      /**
       * @description 学科编号。
       * @example 2
       */
      subject?: number;
      /**
       * @description 学科名称。
       * @example 数学
       */
      subject_text?: string;
      /** @description 适用地区。 */
      apply_area?: components['schemas']['ApplyArea'][];
      /**
       * @description 适用年级的显示文字。
       * @example 高一、高二
       */
      apply_grade?: string;
      /** @description 另一幅竖排或旋转的图。 */
      img_url?: components['schemas']['FileUrl'];
      img_type?: components['schemas']['PictureShape'];
      /**
       * @description 图上的文字。
       * @example 作品展
       */
      img_txt?: string;
      /**
       * @description 只在院校：省份。
       * @example 浙江
       */
      province?: string;
      /**
       * @description 只在院校：城市。
       * @example 杭州
       */
      city?: string;
      /**
       * @description 只在院校：类型编号，以逗号分开。
       * @example 1,4
       */
      university_type?: string;
      /**
       * @description 只在院校：类型名称，以顿号分开。
       * @example 综合、双一流
       */
      university_type_text?: string;
    };
    /**
     * 试卷摘要
     * @description 列表所用的试卷（Spec A 3 的 Exam/resource）。
     */
    PaperSummary: {
      id: components['schemas']['Id'];
      /** @example 北京市海淀区 2026 届高三上学期期中数学试卷 */
      title: string;
      /**
       * @description 上传时间的文字；前 10 个字符作为日期显示。
       * @example 2026-11-12 09:30:00
       */
      create_time: string;
      /** @description 首页缩略图。 */
      image: components['schemas']['FileUrl'];
      /** @description 当前登录者是否已收藏；访客总是 0。 */
      is_collect: components['schemas']['Flag'];
      /** @description 浏览次数。 */
      views: components['schemas']['Count'];
      /** @description 下载次数。 */
      downloads: components['schemas']['Count'];
      /** @example 高三 */
      grade_name: string;
      /** @example 数学 */
      subject_name: string;
      /**
       * @description 试卷类型。
       * @example 期中考试
       */
      type_name: string;
      /**
       * @description 地区。
       * @example 北京
       */
      address_name: string;
      /**
       * @description 年份的文字。
       * @example 2026
       */
      year_name: string;
    };
    /** 一个年级的试卷 */
    GradePapers: {
      grade_id: components['schemas']['Id'];
      /** @example 高三 */
      grade_name: string;
      /** @description 该年级最新的试卷，至多 8 份。 */
      list: components['schemas']['PaperSummary'][];
    };
    /** 一个年级的份数 */
    GradeCount: {
      grade_id: components['schemas']['Id'];
      /** @example 高三 */
      grade_name: string;
      count: components['schemas']['Count'];
    };
    /** 试卷首页 */
    ExamHome: {
      /** @description 最新上传，新的在前，至多 10 份。 */
      new_list: components['schemas']['PaperSummary'][];
      /** @description 高一至高三（167 至 169）、初一至初三（164 至 166）各一个标签页。 */
      grade_lists: components['schemas']['GradePapers'][];
      /** @description 各年级试卷的份数。 */
      grade_count: components['schemas']['GradeCount'][];
      /** @description 试卷总份数。 */
      count: components['schemas']['Count'];
    };
    /**
     * 图书摘要
     * @description 列表与卡片所用的图书（Spec A 3）。
     */
    BookSummary: {
      id: components['schemas']['Id'];
      /**
       * @description 书名。
       * @example 高考数学总复习·函数与导数
       */
      title: string;
      /** @description 封面。 */
      img_url: components['schemas']['FileUrl'];
      img_type: components['schemas']['PictureShape'];
      /**
       * @description 适用年级的显示文字；全学段通用的书写学段。
       * @example 高三
       */
      grade: string;
      /**
       * @description 年级编号（158 至 169）；全学段通用的书是学段编号（9、10、7）。
       * @example 169
       */
      grade_id: number;
      /**
       * @description 适用学科的显示文字，多个以顿号分开。
       * @example 数学
       */
      apply_subject: string;
      /**
       * @description 版本年份的文字。
       * @example 2027
       */
      version_years: string;
      /**
       * @description 同一年份的数字。
       * @example 2027
       */
      versions_year: number;
      /** @description 出版时刻。 */
      publishing_time: components['schemas']['Seconds'];
      /**
       * @description 定价，单位元，至多两位小数；0 表示暂无定价。
       * @example 46.8
       */
      price: number;
      /** @description 当前登录者是否已收藏；访客总是 0。 */
      is_collect: components['schemas']['Flag'];
    };
    /** 地方或门店的名称 */
    PlaceName: {
      /** @example 北京市 */
      name: string;
    };
    /** 配套资源 */
    BookResource: {
      id: components['schemas']['Id'];
      book_id: components['schemas']['Id'];
      /** @description 资源类别的编号。 */
      resource_id: components['schemas']['Id'];
      /**
       * @description 显示的名称。
       * @example 第一章 答案详解
       */
      show_name: string;
      /** @description 下载次数。 */
      download_num: components['schemas']['Count'];
    };
    /** 一类配套资源 */
    BookResourceGroup: {
      /** @description 资源类别的编号，即各项的 resource_id。 */
      id: components['schemas']['Id'];
      /**
       * @description 资源类别的名称。
       * @example 答案详解
       */
      name: string;
      list: components['schemas']['BookResource'][];
    };
    /**
     * 图书
     * @description 详情页所用的图书（Spec A 3）。
     */
    Book: components['schemas']['BookSummary'] & {
      /**
       * @description 图书介绍，HTML。显示之前须消毒。
       * @example <p>按课时编排，每课一练，答案逐步详解。</p>
       */
      description: string;
      /** @description 学科。 */
      subject_list: components['schemas']['NamedItem'][];
      /** @description 适用地区；空数组表示全国通用。 */
      apply_area: components['schemas']['ApplyArea'][];
      /** @description 天猫店的购买链接。 */
      buy_url: components['schemas']['LinkUrl'];
      /** @description 京东店的购买链接。 */
      buy_url_jd: components['schemas']['LinkUrl'];
      /**
       * @description 电子样书的链接，或 `/files/` 下的文件；没有时是空字符串。
       * @example /files/public/books/128/sample.pdf
       */
      e_book: string;
      /** @description 介绍视频；有视频时代替封面。 */
      video_url: components['schemas']['FileUrl'];
      /** @description 线下有售的地区。 */
      address: components['schemas']['PlaceName'][];
      /** @description 配套资源，每类一个标签页；没有资源时是空数组。 */
      resource: components['schemas']['BookResourceGroup'][];
    };
    /** 下载的文件 */
    DownloadFiles: {
      /**
       * @description 一个或多个文件地址，以逗号分开。每个都是 `/files/` 开头的短期签名链接，
       *     带 `expires`（秒）与 `signature`；过期后须重新取得。
       * @example /files/books/128/answers-1.pdf?expires=1788192600&signature=3q2x
       */
      url: string;
    };
    /**
     * 未登录
     * @description 令牌缺失、无效或已过期。客户端清除会话一次，并前往登录页（Spec A 8）。
     */
    Unauthenticated: components['schemas']['Envelope'] & {
      /** @constant */
      code: -1;
      data: null;
    };
    /**
     * 筛选项
     * @description 「全部」不在其中，由页面加在最前（Spec A 2）。
     */
    FilterOption: {
      /**
       * @description 显示的文字。
       * @example 高一
       */
      label: string;
      /**
       * @description 编号，作为筛选条件回传。年份的编号就是那一年。
       * @example 167
       */
      name: number;
    };
    /** 图书筛选项 */
    BookScreening: {
      /** @description 版本年份，新的在前。 */
      version_years: components['schemas']['FilterOption'][];
      /** @description 三个学段（编号 9、10、7）与各年级（158 至 169），按显示次序。 */
      grade: components['schemas']['FilterOption'][];
      /** @description 学科；给了 grade_id 时只列该学段或年级所属学段的学科。 */
      subject: components['schemas']['FilterOption'][];
    };
    /**
     * 内容类型
     * @description 收藏与推荐共用的内容类型：1 试卷，2 图书，3 文章，4 活动，5 课程。
     * @example 2
     * @enum {integer}
     */
    ContentType: 1 | 2 | 3 | 4 | 5;
    /** 推荐 */
    Recommendation: {
      /** @description 被推荐内容的编号，用于打开其详情页。 */
      id: components['schemas']['Id'];
      /** @example 高考数学总复习·函数与导数 */
      title: string;
      /** @description 横向列表图；没有时是空字符串。 */
      image: components['schemas']['FileUrl'];
      /**
       * @description 一句话说明，纯文字。
       * @example 按课时编排，每课一练
       */
      description: string;
      /** @description 封面；没有时是空字符串。 */
      img_url: components['schemas']['FileUrl'];
      img_type: components['schemas']['PictureShape'];
      content_type: components['schemas']['ContentType'];
    };
    /**
     * 账号
     * @description 手机号（1 开头的 11 位数字）或邮箱。
     * @example 13800000003
     */
    AccountName: string;
    /**
     * 身份
     * @description 1 学生，2 家长，3 教师，5 商家（Spec A 6，Spec B 6）。
     * @example 3
     * @enum {integer}
     */
    UserRole: 1 | 2 | 3 | 5;
    /**
     * 登录者
     * @description 登录之后存于会话的资料（Spec A 3，Spec B 3）。
     */
    UserSession: {
      /**
       * @description 之后各次调用放在 `token` 请求头里的令牌。
       * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzIn0.c2lnbmF0dXJl
       */
      jwt: string;
      /** @example 周老师 */
      nickname: string;
      avatar: components['schemas']['FileUrl'];
      user_role: components['schemas']['UserRole'];
      /**
       * @description 手机号；只用邮箱注册的人是空字符串。
       * @example 13800000003
       */
      phone: string;
      /** @example 北京市第十二中学 */
      school: string;
      /**
       * @description 年级编号（158 至 169）；没有填写时是 null。
       * @example 169
       */
      gradeId: number | null;
      /** @example 北京 */
      province: string;
      /** @example 北京市 */
      city: string;
      /** @description 注册时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 真实姓名；没有实名认证时是空字符串。
       * @example
       */
      username: string;
      /**
       * @description 身份证号，只露首尾；没有实名认证时是空字符串。
       * @example
       */
      identity_card_code: string;
    };
    /**
     * 不正确
     * @description 账号、密码或验证码不正确。不说明是哪一个，以免被用来试探账号。
     */
    Incorrect: components['schemas']['Envelope'] & {
      /** @constant */
      code: 422;
      data: null;
    };
    /**
     * 过于频繁
     * @description 过于频繁。`data.retry_after` 秒之后可以再试。
     */
    TooOften: components['schemas']['Envelope'] & {
      /** @constant */
      code: 429;
      data: {
        /**
         * @description 单位秒。
         * @example 42
         */
        retry_after: number;
      };
    };
    /**
     * 验证方式
     * @description 1 手机，2 邮箱（与注册时的 authentication_methods 相同）。
     * @example 1
     * @enum {integer}
     */
    CodeChannel: 1 | 2;
    /**
     * 已失效
     * @description 验证码已过期、已用过，或已连续输错 5 次。
     */
    Expired: components['schemas']['Envelope'] & {
      /** @constant */
      code: 410;
      data: null;
    };
  };
  responses: {
    /** @description 传输层拒绝：404 没有这个路径，413 正文过大，415 正文不是 JSON，429 请求过于频繁。 */
    ClientFault: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportFailure'];
      };
    };
    /** @description 服务端出错：500 内部错误，503 暂时不可用。正文可能为空，客户端须当作错误。 */
    ServerFault: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportFailure'];
      };
    };
  };
  parameters: {
    /**
     * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
     * @example 5f2c8d1e9b7a4c03
     */
    Fingerprint: string;
    /**
     * @description 页码，从 1 开始，缺省 1。
     * @example 1
     */
    PageQuery: number;
    /**
     * @description 每页条数，缺省 10。
     * @example 10
     */
    PageSizeQuery: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getMenu: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['MenuItem'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getSiteConfig: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['SiteConfig'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listSlides: {
    parameters: {
      query: {
        /** @description 栏目编号，与菜单编号相同；首页是 17。 */
        column_id: number;
      };
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['Slide'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getFloatingConfig: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['FloatingConfig'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getAgreement: {
    parameters: {
      query: {
        /** @description 协议的名字。 */
        name: 'user_agreement' | 'privacy_agreement';
      };
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['Agreement'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getHomeComprehensive: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['HomeComprehensive'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listArticles: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 栏目 */
          column_id: components['schemas']['IdInput'];
          /** 搜索文字 */
          search?: components['schemas']['SearchText'];
          /** 页码 */
          page?: components['schemas']['PageInput'];
          /** 每页条数 */
          psize?: components['schemas']['PageSizeInput'];
          /** 年级 */
          classes?: components['schemas']['FilterId'];
          /** 学科 */
          subject?: components['schemas']['FilterId'];
          /** 活动主题 */
          theme?: components['schemas']['FilterId'];
          /** 学段 */
          activity_grade?: components['schemas']['FilterId'];
          /** 流程类型 */
          flow_type?: components['schemas']['FilterId'];
          /** 院校类型 */
          university_type?: components['schemas']['FilterId'];
          /** 省份 */
          province?: components['schemas']['FilterId'];
          /** 城市 */
          city?: components['schemas']['FilterId'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: {
                  /** @description 本页的文章。 */
                  list: components['schemas']['ArticleSummary'][];
                  /** @description 符合条件的总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getExamHome: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 关键字 */
          search?: components['schemas']['SearchText'];
          /** 年级 */
          grade_id?: components['schemas']['FilterId'];
          /** 学科 */
          subject_id?: components['schemas']['FilterId'];
          /** 地区 */
          address_id?: components['schemas']['FilterId'];
          /** 类型 */
          type_id?: components['schemas']['FilterId'];
          /** 年份 */
          year_id?: components['schemas']['FilterId'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['ExamHome'];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listBooks: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 书名 */
          search?: components['schemas']['SearchText'];
          /** 学段或年级 */
          grade_id?: components['schemas']['FilterId'];
          /** 学科 */
          subject_id?: components['schemas']['FilterId'];
          /** 版本年份 */
          version_years?: components['schemas']['FilterId'];
          /** 分类 */
          cate_id?: components['schemas']['FilterId'];
          /** 页码 */
          page?: components['schemas']['PageInput'];
          /** 每页条数 */
          psize?: components['schemas']['PageSizeInput'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: {
                  /** @description 本页的图书。 */
                  list: components['schemas']['BookSummary'][];
                  /** @description 符合条件的总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getBook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 图书编号 */
          book_id: components['schemas']['IdInput'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['Book'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getBookResourceFiles: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 资源编号 */
          id: components['schemas']['IdInput'];
          /** 图书编号 */
          book_id: components['schemas']['IdInput'];
          /** 资源类别编号 */
          resource_id: components['schemas']['IdInput'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['DownloadFiles'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listNewBooks: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['BookSummary'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listBookCategories: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['NamedItem'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getBookScreening: {
    parameters: {
      query?: {
        /** @description 学段或年级的编号；「全部」传空字符串或不传。 */
        grade_id?: components['schemas']['FilterId'];
      };
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['BookScreening'];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listRecommended: {
    parameters: {
      query: {
        /**
         * @description books 必备图书，exam 必练好题，course 必学好课，research_project 教研项目，
         *     thematic_activities 专题活动，research_result 教研成果，new_book 新书，hot_resource 热门资源。
         */
        column_key:
          | 'books'
          | 'exam'
          | 'course'
          | 'research_project'
          | 'thematic_activities'
          | 'research_result'
          | 'new_book'
          | 'hot_resource';
        /**
         * @description 栏目的标题，只作记录，不参与筛选。
         * @example 必备图书
         */
        keyword?: string;
        /**
         * @description 页码，从 1 开始，缺省 1。
         * @example 1
         */
        page?: components['parameters']['PageQuery'];
        /**
         * @description 每页条数，缺省 10。
         * @example 10
         */
        psize?: components['parameters']['PageSizeQuery'];
      };
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: {
                  /** @description 本页的推荐，按编排的次序。 */
                  list: components['schemas']['Recommendation'][];
                  /** @description 符合条件的总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  addFavourite: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 内容类型 */
          type: components['schemas']['ContentType'];
          /** 内容编号 */
          content_id: components['schemas']['IdInput'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: null;
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  cancelFavourite: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 内容类型 */
          type: components['schemas']['ContentType'];
          /** 内容编号 */
          content_id: components['schemas']['IdInput'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: null;
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 账号 */
          account: components['schemas']['AccountName'];
          /**
           * 密码
           * @description 只查有没有填；格式在注册时查过。
           * @example Inkstone2026
           */
          password: string;
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['UserSession'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 成功。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: null;
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  sendLoginCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 账号 */
          account: components['schemas']['AccountName'];
          /** 验证方式 */
          type: components['schemas']['CodeChannel'];
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: null;
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  loginByCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 浏览器指纹。每次调用都会带上（Spec A 7），用于限制频率，不作身份凭据。
         * @example 5f2c8d1e9b7a4c03
         */
        fingerprint?: components['parameters']['Fingerprint'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** 验证方式 */
          type: components['schemas']['CodeChannel'];
          /** 账号 */
          account: components['schemas']['AccountName'];
          /**
           * 验证码
           * @example 042917
           */
          code: string;
        };
      };
    };
    responses: {
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | (components['schemas']['Envelope'] & {
                /** @constant */
                code: 200;
                data: components['schemas']['UserSession'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
}
