// Generated from openapi/ by `npm run generate -w @inkstone/api`. Do not edit.

/** Changes with every change of the description. */
export const DESCRIPTION_VERSION = 'ecc317bedcd3';

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
  '/api/config/get_stage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出学段
     * @description 三个学段：9 高中、10 初中、7 小学。
     */
    get: operations['getStages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/get_classes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出文章所用的年级
     * @description 文章的 `classes`（年级）可取的值，与试卷、图书的年级是同一套编号。
     */
    get: operations['getClasses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/get_subject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出学科
     * @description 全部学科。只要某个学段或年级的学科，用 getSubjectsOfStage。
     */
    get: operations['getSubjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/get_school_type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出学校类型
     * @description 学校类型，例如完全中学、教研机构。
     */
    get: operations['getSchoolTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/get_flow_type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出流程类型
     * @description 查流程（checkTheProcess）的标签页，编号作为文章列表的 `flow_type` 传回。
     */
    get: operations['getFlowTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/get_grade_group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 按学段列出年级
     * @description 三个学段，各带自己的年级；学段与年级都按显示次序。
     */
    get: operations['getGradeGroups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/get_grade': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出年级与所属学段
     * @description 全部年级，`pid` 是所属的学段。页面由此得知某个年级通往哪一个学段的图书（Spec A 4）。
     */
    get: operations['getGrades'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/subject_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出学段或年级的学科
     * @description 某个学段，或某个年级所属学段的学科；不指明时是全部学科。选了学段或年级之后据此重新取得（Spec B 4）。
     *     编号没有对应的学段或年级时是空数组，不是拒绝：筛选行照常显示，只是没有选项。
     */
    get: operations['getSubjectsOfStage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/get_provinces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出省份与城市
     * @description 全部省级地区与各自的城市。直辖市只有自己一个城市；港澳没有下一级时 `children` 是空数组。
     */
    get: operations['getProvinces'];
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
     *     栏目编号与菜单编号相同（Spec A 2）；另有 38 招聘、39 企业动态，专题页的活动回放是 48。
     *     各筛选条件只在有意义的栏目里起作用，「全部」传空字符串或不传。
     */
    post: operations['listArticles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得文章详情
     * @description 各栏目的详情页共用：文章、活动、课程、院校各给出有意义的各项，连同上一篇与下一篇。一人一天记一次浏览，登录的人按账号，访客按来源与浏览器（`fingerprint`）一同认。
     *     没有令牌时按访客处理；访客得不到视频的链接（Spec B 6）。
     *     曾经有而已经下架的是 410，旧链接与收藏因此能说明去向。
     */
    post: operations['getArticle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/play_number': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 记一次播放
     * @description 每次打开视频，第一次开始播放时报一次（Spec B 4）；播放次数加一。播放需要登录，计数也需要。
     *     客户端就地把 `play_number` 加一，不必重新读取文章：新的视频链接会打断播放。
     */
    get: operations['countPlay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/theme_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得活动主题
     * @description 作品展示的「主题」一行筛选，编号作为 `theme` 传给文章列表。
     */
    get: operations['getActivityThemes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/keyword_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得关键字
     * @description 关键字一行筛选，编号作为 `keyword` 传给文章列表。选了学段之后重新取得，已选的关键字清空（Spec B 4）。
     */
    get: operations['getKeywords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/online_class': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得在线学习的年级
     * @description 在线学习的「年级」一行筛选，键作为 `classes` 传给文章列表。只有已有课程的年级。
     */
    get: operations['getOnlineClasses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/online_subject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得在线学习的学科
     * @description 在线学习的「学科」一行筛选，键作为 `subject` 传给文章列表。只有已有课程的学科。
     */
    get: operations['getOnlineSubjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/university_province': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得院校的地区
     * @description 查大学的「地区」一行筛选，编号作为 `province` 传给文章列表。只有已收录院校的地区。
     */
    get: operations['getUniversityProvinces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/university_type': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得院校的类型
     * @description 查大学的「类型」一行筛选，编号作为 `university_type` 传给文章列表。只有已收录院校的类型。
     */
    get: operations['getUniversityTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/about_us/company_intro': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得公司介绍
     * @description 公司介绍页的全部内容：概况与影片、经营理念、经营业绩、企业文化、荣誉。没有录入的文字是空字符串，列表是空数组。
     */
    get: operations['getCompanyIntro'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/about_us/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得发展历程
     * @description 发展历程的时间线，按年份先后。
     */
    get: operations['getHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/address_card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得联系地址
     * @description 联系我们的地址卡片；页面以经纬度画地图，缩放级别 16（Spec B 9）。
     */
    get: operations['getAddressCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/district_agent_tel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得区域代理电话
     * @description 线下代理页的区域代理电话。
     */
    get: operations['getDistrictAgentPhones'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/teacher_card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得教师卡片
     * @description 教师助手页的彩色卡片，页面至少用到前三张。
     */
    get: operations['getTeacherCards'];
    put?: never;
    post?: never;
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
  '/api/exam/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出试卷
     * @description 按条件分页列出试卷，每页 8 份。`grade_id` 是学段（9 高中、10 初中、7 小学）时，包含该学段的全部年级；
     *     条件里没有对应的编号时是空列表，不是拒绝。关键字可以是几个词，以空白分开，标题须含有每一个词；
     *     几个词连在一起的在前。检索最多列出 1000 份，`count` 也以此为限：要找更后面的，请再加一个词或一个条件。
     *
     *     次序缺省为新的在前，与最新上传 `is_new` 相同；下载最多 `is_recommended` 为 1 时下载多的在前。
     *     两者互斥，都是 1 时拒绝。热门 `is_hot` 为 1 时只列编辑标为热门的试卷，可与任何次序同用。
     */
    post: operations['listPapers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 在试卷里查找
     * @description 按试卷里的文字分页查找，每页 20 份：一道题记得一句，就找到它在哪一份、哪一页。条件与试卷列表的相同，
     *     只是 `search` 找的是文件里的文字，须有一个字或数字；标点、空白与换行不计，几个词须都出现，连在一起的在前，
     *     其余新的在前。最多找出 300 份，`count` 也以此为限。一份也没有时，`fewer` 是少写几个字就能找到的词。
     *
     *     访客只查找访客能看的页；整份都查找须登录。访客看不到的页上有没有这句话，对访客的回答没有任何不同。
     */
    post: operations['findInPapers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得试卷详情
     * @description 试卷的全部资料、相关资源与当前登录者的收藏状态；一人一天记一次浏览，回答里的 `views` 已含这一次。
     *     登录的人按账号，访客按来源与浏览器（`fingerprint`）一同认；收藏后重读、返回都不再记。
     *     没有令牌时按访客处理。曾经有而已经下架的是 410，旧链接与收藏因此能说明去向。`url` 不带签名，只说明有几个文件、各是什么格式。
     */
    post: operations['getPaper'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/show_file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得试卷的预览文件
     * @description 给访客预览用的文件，短期有效的签名链接。PDF 截取到前 75% 的页数（Spec A 4），原文件的总页数另给；
     *     图片与 Word 文件整份显示（服务端可以设置为也截取 Word 文件）。不记浏览，也不记下载。
     */
    post: operations['getPaperPreview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 下载试卷
     * @description 在一次事务里记下下载、把下载次数加一，并给出短期有效的签名链接，保存时的文件名是试卷的标题。
     *     同一人一天之内反复下载同一份试卷，次数只加一，下载记录仍是一条，时刻取最近一次。
     */
    post: operations['getPaperFiles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/property_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得试卷筛选项
     * @description 年级、学科、地区、类型、年份五行筛选的选项，编号作为试卷列表的条件传回。「全部」由页面加在最前。
     */
    get: operations['getPaperProperties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/score_line/area': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出分数线的地区
     * @description 有分数线的地区，按显示次序；编号是省份的编号。
     */
    get: operations['getScoreAreas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/score_line/year': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出分数线的年份
     * @description 有分数线的年份，近的在前；编号就是那一年。
     */
    get: operations['getScoreYears'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/score_line/class': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出分数线的科类
     * @description 例如物理类、历史类、综合改革。给了年份或地区时，只列其中有分数线的科类，所以不会选出一张空表。
     *     没有这一年份或地区时是空数组，不是拒绝。
     */
    get: operations['getScoreClasses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/score_line/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出分数线的批次
     * @description 例如本科批、专科批。给了年份或地区时，只列其中有分数线的批次，所以不会选出一张空表。
     *     没有这一年份或地区时是空数组，不是拒绝。
     */
    get: operations['getScoreBatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/score_line/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 查询分数线
     * @description 按地区、年份、科类、批次与关键字分页查询，近年的在前，每页 10 条。
     *     关键字可以是省份、年份或分数，几个词以空白分开，须都出现；「河北 2026」与「2026年」都找得到。
     *     条件里没有对应的编号时是空列表，不是拒绝。
     */
    post: operations['listScoreLines'];
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
     *     `grade_id` 是学段（9 高中、10 初中、7 小学）时，包含该学段的全部年级。`cate_id` 是分类（17 至 21）或书架（12 至 16）；一册书可以属于几个，以所问的那个为主的在前，同一学段的几个书架因此摆不同的书。
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
     * @description 图书的全部资料、配套资源与当前登录者的收藏状态。没有令牌时按访客处理：读书目不需要登录。
     *     曾经有而已经下架的是 410，旧链接与收藏因此能说明去向。
     */
    post: operations['getBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/book/errata': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出一本书的勘误
     * @description 一本书里已经确认的错处，按页码。每一处写明从第几次印刷起改正；读者知道自己的印次，就知道手里的书要不要改。
     *     没有发现错处的书是空的列表。
     */
    post: operations['listBookErrata'];
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
     * @description 下载一份配套资源：在一次事务里记下下载、把 `download_num` 加一（一人一天一次），并给出短期有效的签名链接。
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
     * @description 详情页侧栏与各处推荐。栏目由 `column_key` 决定，次序由 `keyword` 决定；每页 10 条。图书一项带着定价与购买链接，
     *     供“推荐图书”直接通往店铺；其他内容没有这三个字段。文章、活动与课程带着栏目编号，活动另带面向谁，
     *     客户端由此得知详情页的路由。
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
  '/api/user_favorites/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出我的收藏
     * @description 自己收藏的一类内容，新近收藏的在前，缺省每页 10 条；我的收藏页里图书取 8 条，活动取 4 条，在线课程取 6 条（Spec B 9）。
     *     收藏之后又下架的内容仍然列出，以 `is_withdrawn` 标明，直到读者自己移除。
     */
    post: operations['listFavourites'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user_favorites/del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 移除一条收藏
     * @description 按收藏记录的编号移除；移除之前由客户端问一声（Spec B 8）。别人的记录等于没有。按内容取消见 cancelFavourite。
     */
    post: operations['deleteFavourite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user_favorites/type_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得收藏类型的名称
     * @description 类型编号到名称的对象：我的收藏的五个页签。我的下载的页签取其中的 1 与 2（Spec B 2.6）。
     */
    get: operations['getFavouriteTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/book_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出我的图书
     * @description 验证过正版的图书，新近的在前，每页 10 条；一册书只有一条，多次验证不增加。
     */
    post: operations['listMyBooks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/download_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出我的下载
     * @description 自己的下载记录，按类型分页，新近的在前，每页 10 条。同一份试卷或资源下载几次都是一条，时刻取最近一次。
     *     已经下架的试卷、图书或资源不列出，也不计入总数。
     */
    post: operations['listMyDownloads'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/download_del': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 删除一条下载记录
     * @description 删除自己的一条下载记录；删除之前由客户端问一声（Spec B 8）。只删除记录，不减下载次数。别人的记录等于没有。
     */
    post: operations['deleteMyDownload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/download_url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 再次取得下载的文件
     * @description 按自己的一条下载记录再给一次短期有效的签名链接，当天没有下载过的，在同一次事务里把下载次数加一；记录的时刻不变，列表里的位置也就不变。
     *     别人的记录等于没有；记录还在而试卷或资源已经下架，也是 404。
     */
    post: operations['getMyDownloadFiles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/activity_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出我的活动
     * @description 自己报名（教师）或投稿（学生）的活动，新近的在前，缺省每页 10 条，我的活动页取 4 条。
     *     `id` 是报名记录的编号，`article_id` 是活动。`files` 是空字符串表示还没有交附件：教师看到“上传文件”；`status` 是 1 时不能再交（Spec B 4）。
     */
    post: operations['listMyActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/unread_message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得未读消息的条数
     * @description 我的消息里还没有读的条数，显示在铃铛上；是 0 时铃铛上什么也不显示（Spec B 2.6）。
     *     消息列表与消息详情读过之后，客户端重新取得它（Spec B 4）。
     */
    get: operations['getUnreadCount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/index': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出我的消息
     * @description 自己的站内消息，新的在前，每页 10 条。`is_read` 是 0 的一行显示圆点，已读的一行淡色（Spec B 4）。
     */
    post: operations['listMessages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得一条消息
     * @description 读一条自己的消息。读过即标记为已读，所以回答里的 `is_read` 总是 1。别人的消息等于没有。
     */
    post: operations['getMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/read_message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 把消息标记为已读
     * @description 把选中的消息标记为已读。已经读过的再标记一次也是成功。
     *     其中只要有一条不是自己的或已经删除，就整个拒绝（404），一条也不标记。
     */
    post: operations['readMessages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/del_message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 删除消息
     * @description 永久删除选中的消息；删除之前由客户端问一声（Spec B 8）。
     *     其中只要有一条不是自己的或已经删除，就整个拒绝（404），一条也不删除。
     */
    post: operations['deleteMessages'];
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
     *     被出版社停用的账号，密码对的人得到 409，`msg` 说明到哪里问；密码不对的仍是 422。
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
     *     被出版社停用的账号，验证码对的人得到 409，`msg` 说明到哪里问。
     */
    post: operations['loginByCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 注册
     * @description 以手机或邮箱的验证码注册。身份决定要填哪些字段：1 学生填学校与年级，2 家长选最关注的学段，
     *     3 教师填学校、学科与任教学段，5 商家填店铺名称；其余字段不看，旧表单会把没有显示的字段作为空字符串传来。
     *     注册之后不自动登录：客户端显示 `msg`（请完成实名认证），到登录页（Spec B 2.7）。
     *     下列各条由服务端查，同样是 400：两次密码不一致（password_confirm）；手机号不以 1 开头（phone）；
     *     省市、学科、学段、年级的编号不存在，或城市不属于该省。
     *     验证码不对是 422，过期、用过或输错 5 次是 410。账号已注册是 409，只对验证码正确的人说：从回答看不出谁注册过。
     *     同一份注册提交两次只产生一个账户，后一次得到 409。同一账号连续尝试会被暂停一段时间（429）。
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/send_phone_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送注册短信
     * @description 向要注册的手机号发送 6 位验证码，10 分钟有效。同一手机号 60 秒一次，一天 10 次。
     *     已经注册的手机号回答相同，短信里不是验证码，而是请其直接登录：从回答看不出谁注册过。
     *     发送失败时客户端只复位按钮（Spec B 8）。
     */
    post: operations['sendPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/send_email_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送注册邮件
     * @description 向要注册的邮箱发送 6 位验证码，10 分钟有效。同一邮箱 60 秒一次，一天 10 次。
     *     已经注册的邮箱回答相同，邮件里不是验证码，而是请其直接登录：从回答看不出谁注册过。
     */
    post: operations['sendEmailCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/forget_password_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送找回密码验证码
     * @description 向已注册的手机号或邮箱发送 6 位验证码，10 分钟有效。同一账号 60 秒一次，一天 10 次。
     *     账号没有注册时回答相同而不发送，以免被用来试探账号。
     */
    post: operations['sendRecoveryCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/forget_password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 重设密码
     * @description 以找回密码的验证码设置新密码。此人所有的登录随即失效，须用新密码重新登录（Spec B 2.7）。
     *     两次密码须相同，否则是 400，字段 password_confirm，「两次密码不一致」。
     *     验证码不对是 422，过期、用过或输错 5 次是 410；账号不存在与验证码不对得到同一句话。
     *     被出版社停用的账号，验证码对的人得到 409，密码不改，`msg` 说明到哪里问。
     *     换过手机号的，24 小时之内不能用新手机号找回，验证码对的人得到 409：原来的手机号收到短信之后，本人来得及联系客服。
     *     同一账号连续尝试会被暂停一段时间（429）。
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/send_reset_phone_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送更换手机号的验证码
     * @description 向要换成的新手机号发送 6 位验证码，10 分钟有效。同一手机号 60 秒一次，一天 10 次。
     *     新手机号已属于别的账户时回答相同，短信里不是验证码，而是说明此号已注册。
     *     与现在的手机号相同是 400「新手机号与现在的相同」。
     */
    post: operations['sendResetPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/update_userinfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 修改个人信息
     * @description 一个接口三种用法，一次只用一种（混用是 400）：
     *     资料、密码与手机号；实名认证（username 与 identity_card_code）；以 multipart 换头像（avatar）。
     *     JSON、urlencoded 与 multipart 都接受，头像只能以 multipart 传。
     *
     *     密码：原密码错误是 422，什么也不改。手机号：须有发到新号的验证码，不对是 422，失效是 410；新号已属于别的账户是 409。
     *     只凭令牌不能换手机号：没有同时交 current_password（当前密码）或 current_code（发到现在的手机号或邮箱的验证码）是 428，什么也不改。
     *     改了密码或手机号之后，此人所有的登录失效，reset_password 为 1，客户端清除资料并到登录页（Spec B 4）；
     *     同时告知原来的手机号与邮箱，并在消息里留下一条。
     *     实名认证只能做一次，再做是 409「已实名认证」；一个身份证号只能认证一个账户，否则也是 409。回答里的身份证号只露首尾。
     *     尝试原密码、验证码与实名认证过于频繁是 429。
     */
    post: operations['updateUserInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/session_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出登录的设备
     * @description 此人现在有效的各次登录，最近用过的在前：在什么设备上、何时登录、何时用过、是不是这一次。不含令牌，也不含能取得令牌的东西。
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/session_end_others': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 退出其他登录
     * @description 使此人除这一次以外的登录全部失效，这一次不变。回答退出了几处；没有别的登录也是成功，个数是 0。
     */
    post: operations['endOtherSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/send_confirm_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送确认本人的验证码
     * @description 向此人现在的手机号（没有手机号的发到邮箱）发送 6 位验证码，10 分钟有效。
     *     updateUserInfo 回答 428 之后，以 current_code 交回它，或以 current_password 交当前密码。
     *     同一账号 60 秒一次，一天 10 次。
     */
    post: operations['sendConfirmCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/export_data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 导出我的数据
     * @description 此人在本站的全部个人数据，供客户端存为 JSON 文件：资料、登录、收藏、下载、图书、活动、消息、纠错与反馈、捐赠申请。
     *     身份证号只露首尾；密码与令牌不在其中。交来的文件是两小时有效的链接。一小时至多 10 次（429）。
     */
    get: operations['exportOwnData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/delete_account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 注销账户
     * @description 凭当前密码删除自己的账户，立即生效，不能恢复；此人所有的登录随即失效，客户端清除资料。
     *     删除：资料与头像、收藏、下载记录、我的图书、消息、报名与作品、纠错与反馈、捐赠申请，连同交来的文件与尚未用掉的验证码。
     *     保留：试卷与资源的下载次数，里面没有姓名；店铺授权申请不属于账户，凭查询码查询，不在此列。
     *     密码不对是 422，什么也不改；尝试过于频繁是 429。删除之后告知原来的手机号与邮箱。
     */
    post: operations['deleteAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/search_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得店铺查询的筛选项
     * @description 授权网店与线下代理两个列表的筛选行：省份与网店平台。客户端在会话内缓存（Spec A 3）。「全部」不在其中。另有各省线下书店的家数与城市。
     */
    get: operations['getShopSearchOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/online_store_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出授权网店
     * @description 按店铺名称或授权编号查找，按省份与平台筛选，分页列出。每页 20 条（Spec B 9）；`count` 用于「全部（n）」。
     *     有效期已过的网店也在其中，有效期由页面显示。
     */
    post: operations['listOnlineShops'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/online_store_info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得授权网店的详情
     * @description 一家授权网店：名称、链接、授权编号、授权日期、省份、平台、有效期与授权证书的图片。
     */
    get: operations['getOnlineShop'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/get_offline_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 列出线下书店
     * @description 按城市或书店名称查找，按省份筛选，分页列出线下代理的书店。每页 10 条（Spec B 9）。
     */
    post: operations['listOfflineStores'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/store_platform_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 列出店铺平台
     * @description 申请表里可选的平台。提交申请时以编号作为 `shop_platform`。
     */
    get: operations['listStorePlatforms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/cert_phone_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发送店铺申请的手机验证码
     * @description 向申请人的手机发送 6 位验证码，10 分钟有效，只能用于店铺授权申请。同一手机号 60 秒一次，一天 10 次。
     *     发送失败时客户端只复位按钮（Spec B 8）。
     */
    post: operations['sendShopPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/certification_submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 提交店铺授权申请
     * @description 提交整张申请表，得到查询码。手机验证码须由 sendShopPhoneCode 发到同一手机号，与申请同时生效：
     *     申请没有存下，验证码就没有用掉。证件图片先由 uploadFile 上传，一张图片只能用于一份申请。
     *
     *     同一份申请（除验证码外每一项都相同）再交一次是同一条记录，答出同一个查询码，这时不再看验证码：
     *     提交之后断了线的人照样重发一次，就能拿到他的查询码。证件图片的地址不可猜测，别人无从重发。
     *
     *     退回的申请改好再交时带上 `query_code` 与 `pass`，查询码不变。没有退回的证件原样交回 openShopApplication 给的链接；
     *     退回的证件须是新传的。手机号没有改动时不必再收验证码。
     */
    post: operations['submitShopApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/query_code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 查询申请进度
     * @description 凭查询码查看申请办到哪一步。大小写、全角半角不论，空格与连字符不计。同一地址查不到的次数有限，以免被用来试探查询码；查到的不计。
     */
    post: operations['queryShopApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/returned_application': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 打开退回的申请
     * @description 答出退回的申请上次提交的内容与证件，供申请人改好再交。提交这份申请的设备凭它得到的 `pass`；
     *     别的设备凭发到申请时手机号的验证码（sendShopPhoneCode）。查询码会写在便条上、转给同事，单凭它看不到内容。
     */
    post: operations['openShopApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/get_agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得授权协议
     * @description 申请授权时须阅读并同意的协议，在对话框中显示。正文是 HTML，显示之前须消毒。
     */
    get: operations['getShopAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/book_feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 提交图书纠错或意见反馈
     * @description 图书纠错（type 1）须写明书号、页码、题号与版本；版本依次检查年份、月份、版次、印次，只有空白也算没有填。
     *     意见反馈（type 2）没有这些字段，传来也不看。图片先由 uploadFile 上传。访客可以提交；带着有效令牌时记在这个账户名下。
     *     一天之内同样的内容再交一次，仍是一条记录，回答相同。成功之后客户端显示 `msg`。
     */
    post: operations['submitBookFeedback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/book_donate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 申请图书捐赠
     * @description 为学校或单位申请捐赠图书，各项必填。访客可以提交；带着有效令牌时，申请记在这个账户名下（Spec B 6）。
     *     一天之内同样的申请再交一次，仍是一条记录，回答相同。成功之后客户端显示 `msg`。
     */
    post: operations['submitBookDonation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/genuine_verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 查询正版图书
     * @description 凭刮刮层下的防伪码查询图书是否正版。大小写、全角半角不论，空格与短横不计（Spec B 2.8）。每查询一次记一次，`msg` 说明是否首次，
     *     不是首次的说明第几次、首次在何时。登录的人查到的图书加入“我的图书”，每本书只加一次。
     *     查不到的防伪码答 404，`msg` 是给人看的警示。同一地址、同一账户查不到的次数有限，以免防伪码被试出来；查到的不计，全班可以一起查验；
     *     查不到的防伪码都答同样的话，列出容易看错的字符，不说明差在哪里。
     *     被出版社收回的一批标签，首次查询在收回之前的照旧；其余的答 410，不加入“我的图书”，`msg` 请人联系出版社。
     */
    post: operations['verifyGenuineBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/common/genuine_qrcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 取得正版查询服务号的二维码
     * @description 正版查询页的服务号二维码。旁边的说明来自站点配置的 `genuine_verification_oa_qrcode_descr`。
     */
    get: operations['getGenuineQrcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sale_auth/upload_file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 上传一个文件
     * @description 先把文件传上来得到地址，再把地址填进表单：活动报名、勘误与反馈、店铺授权申请（Spec B 7）。不登录也可以上传，同一来源每小时有上限。
     *     接受 jpg、jpeg、png、gif、doc、docx、pdf，以内容为准；各表单另有更窄的范围，提交时再查。
     *     地址是两小时内有效的签名链接，填进表单时要原样带着签名：没有签名的路径不算交来文件的凭据；过了两小时仍可以交。一天之内没有随表单交来的文件会被删除。
     */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/teacher_apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 教师报名活动
     * @description 只有教师（user_role 3）能报名教师活动，一人一次活动一份；重复提交得到 409，不产生第二份。活动结束之后不能报名，开始之前可以。
     *     回答的 id 用来补交附件（uploadActivityFile）。报名时也可以把已经上传的附件的地址一并交来。
     *     先查登录、字段与身份，再查活动，最后查附件；拒绝时什么也不写。
     */
    post: operations['applyAsTeacher'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/student_apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 学生报名并投稿
     * @description 只有学生（user_role 1）能向学生活动投稿，一人一次活动一份；重复提交得到 409，不产生第二份。活动结束之后不能投稿，开始之前可以。
     *     作品先以 uploadFile 上传，在 files 里交来地址。成功之后客户端到我的活动（Spec B 2.2）。
     *     先查登录、字段与身份，再查活动，最后查附件；拒绝时什么也不写。
     */
    post: operations['applyAsStudent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/activity_file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 上传活动附件
     * @description 报名之后补交或更换附件，一份报名一个文件，后交的换下先交的（Spec B 4 的 立即上传）。只能交到本人的报名，别人的与没有的一样是 404。
     *     已审核通过的不能再交。未通过的重交之后回到等待审核。活动结束之后只能补交，或重交未通过的，不能更换。
     *     接受 jpg、jpeg、png、gif、doc、docx、pdf，以内容为准。
     */
    post: operations['uploadActivityFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/student_apply_update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 重新上传作品
     * @description 审核通过之前更换作品，同时可以改姓名与单位；之后回到等待审核。只能改本人的投稿，别人的与没有的一样是 404。
     *     接受 jpg、jpeg、png、gif、doc、docx、pdf，以内容为准。活动结束之后只有未通过的可以重交：通知可能在结束之后才到。
     */
    post: operations['updateStudentApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/article/student_apply_info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得本人的投稿
     * @description 我的作品：查看、下载，未通过审核时重新上传（Spec B 4）。只能看本人的，别人的与没有的一样是 404。
     */
    post: operations['getStudentApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/page/share_signature': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 给微信分享卡片签名
     * @description 微信里的网页要先签名，才能自己定卡片的标题、说明与图片。只签本站的网址；`#` 之后的部分不参加签名。
     *     没有配置公众号，或微信此刻没有回答时按没有此项拒绝，页面照常打开，只是卡片由微信自己去写。
     *     站点配置里有 `share_cards` 时才来取，一次访问取一次。
     */
    get: operations['signShare'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/page/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 记一次阅读
     * @description 读者看到一页时报一次：哪一页，此外什么也不报，不带令牌与指纹。按天合计，供出版社在案头上看；不记是谁。
     *     列表不带筛选与搜索的字，详情带编号。机器人的、过多的与后端不认识的网页不计，回答相同。
     *     站点配置里有 `counts_reads` 时才来报。
     */
    post: operations['countRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 登录案头
     * @description 经办人以姓名与密码登录；还没有交动态验证码时，密码对就回答 `session` 为 null，页面接着问六位数字，连同姓名与密码再交一次。
     *     没有手机的人以恢复码代替验证码，一码一次。连续输错会被暂停一段时间（429）。
     */
    post: operations['deskLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 离开案头
     * @description 结束经办人的这一次登录。
     */
    post: operations['deskLogout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/trays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 各盘等着的件数
     * @description 各盘等着办的件数与最早的一件，连同今天已办的件数。页面自己隔一会儿来问，不算经办人在用。
     */
    get: operations['getDeskTrays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/drawers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 各抽屉里有什么
     * @description 各抽屉上的一句话：多少位读者、几封通知定了时、几个防伪码可疑。
     */
    get: operations['getDeskDrawers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/operators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 案头上有谁
     * @description 各位经办人与他们的身份，停用的不在内；一件可以转给办得了这一盘的人。
     */
    get: operations['listDeskOperators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 一盘里的各件
     * @description 一盘里的各件，每页 20 件；筛选、查找与排列都在服务端。
     */
    post: operations['listDeskItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 在各盘里找
     * @description 在经办人自己的各盘里找一个词，等着的与办过的都算：姓名、书名、学校、店名、查询码。每一盘最多五件，等着的在前。
     */
    post: operations['searchDesk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/item': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 打开一件
     * @description 一件的全部内容，附件的链接与经过。
     */
    post: operations['getDeskItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 办一件
     * @description 办一件：`act` 是 approve、handle、contact、reject 或 reopen，随盘而异；reject 须写明原因。assign 转给 `to`，状态不变。
     *     `seen` 是页面上看到的状态：别人已经先办了的，回答 409 并说明是谁、何时、怎么办的。
     */
    post: operations['decideDeskItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 改一件的备注
     * @description 只改备注，不改状态；改之前与之后都记入经过的表。
     */
    post: operations['noteDeskItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 导出一盘
     * @description 一盘的 CSV：条件、次序与列随页面，选了几件就只写这几件，带字节序标记，以 = + - @ 开头的按文字写。
     */
    post: operations['exportDeskItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/shop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 打开一份网店申请
     * @description 一份申请的全部内容、证件的链接与经过。身份证在其中，每打开一次都记下是谁。
     */
    post: operations['getDeskShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/decide_shop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 办一份网店申请
     * @description advance 前进一步（资质审核通过、保证金到账、签好协议并发证；已退回的放回审核），reject 退回，assign 转给别人。
     *     `seen` 与 `round` 是页面上看到的状态与第几次提交：别人已经先办了的，回答 409 并说明是谁、何时、怎么办的。
     */
    post: operations['decideDeskShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/letter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得打开的来信
     * @description 一封来信除了各项以外的内容：说的是哪本书、这本书已有的勘误、同一处别的来信、能用哪些方式答复，以及写了一半的答复。
     */
    post: operations['getDeskLetter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 答复一封来信
     * @description 答复、判断与勘误一次写入；同一处别的来信一并答复。邮件与短信随后送出。
     *     同一个人把同样的答复再交一次，回答相同；别人已经先办了的，回答 409。
     */
    post: operations['answerDeskLetter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 存下答复的草稿
     * @description 编辑写到一半的答复，换一台电脑也在；答复之后没有了。
     */
    post: operations['keepDeskDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 全部通知
     * @description 草稿、定时的与最近发出的五十封；可以选的活动。
     */
    get: operations['listDeskNotices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 打开一封通知
     * @description 一封通知的全文、收信人与读过的人数。
     */
    post: operations['getDeskNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/count_notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 数一数收信人
     * @description 多少人会收到，其中有谁，哪些人不发；以其中一人的姓名为例。
     */
    post: operations['countDeskNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/save_notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 存草稿
     * @description 存一封草稿：不写 `id` 是新的一封。定时之后不能再改，先撤回。
     */
    post: operations['saveDeskNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/schedule_notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发出或定时
     * @description 把草稿发出，或定在以后发。`expected_count` 是页面上看到的人数：超过一千人必须写，与实际相差太多的回答 409。
     */
    post: operations['scheduleDeskNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/change_notice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 撤回或删去
     * @description `cancel` 把定时而未发的撤回成草稿；`delete` 删去草稿。已经开始发的不能撤回。
     */
    post: operations['changeDeskNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 找账号
     * @description 以手机号或身份证号、它们的后四位、邮箱，或者姓名、昵称开头的字找账号。最近来过的在前，最多列五十个；`count` 是一共几个。
     *     要找的字不写在网址里，以免留在记录中。
     */
    post: operations['listDeskAccounts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 一个账号
     * @description 一个账号的资料、登录着的设备与经过；手机号、邮箱与身份证号是遮住的。
     */
    post: operations['getDeskAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/account/reveal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 看全一项
     * @description 一个账号遮住的一项的全文。谁看的、为什么，先记入经过再给出。
     */
    post: operations['revealDeskSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/account/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 停用、恢复账号，释放身份证
     * @description 停用：所有设备立刻退出，不能再登录，资料都留着。恢复：本人收到通知。释放身份证：取消实名认证，身份证号可以用于别的账号。
     *     已经是这样的，回答 409；同一位经办以同一事由再交一次，照第一次回答。
     */
    post: operations['changeDeskAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 退出账号的设备
     * @description 退出一台设备；不写 `session` 的退出全部。
     */
    post: operations['endDeskSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 给本人的资料
     * @description 本人可以导出的全部资料，记入经过；附件是两小时有效的网址。
     */
    post: operations['exportDeskAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 各批防伪码
     * @description 各批防伪码，最近做的在前。
     */
    get: operations['getDeskBatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/codes/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 一批防伪码
     * @description 一批防伪码三十天里每天查了几次，与经过。
     */
    post: operations['getDeskBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/codes/make': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 做一批防伪码
     * @description 为一种图书做一批防伪码，回答里是交给印厂的 CSV。库里只存摘要：这一次没有存下来的，再也取不到。
     */
    post: operations['makeDeskBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/codes/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 收回、恢复一批防伪码
     * @description 收回：没有首查过的码不再是正版，首查过的照旧。恢复：收回的一批照旧有效。
     *     已经是这样的，回答 409；同一位经办以同一事由再交一次，照第一次回答。
     */
    post: operations['changeDeskBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/codes/suspicious': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 查得可疑的码
     * @description 在两个以上网段查了三次以上的码，最多列五十个；`provinces` 与 `networks` 是它们的合计。
     *     登录的读者记账号所在的省，别人只记网段，不记地址。
     */
    post: operations['listDeskSuspicious'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 一览的数字
     * @description 三十天与今天的注册、下载、查验、搜不到、没送到与出错，读者在找什么。各种身份都能看。
     */
    get: operations['getDeskFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * 内容的版本
     * @description 最近发布的几版，现在线上的在最前；都可以回去。
     */
    get: operations['getDeskContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/content/prove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 试排内容
     * @description 内容文件夹的 ZIP，或工作簿（.xlsx）与它引用的文件的 ZIP：先试排，什么都不写入。工作簿只换它里面有的表。
     *     一份至多 60 MB；更大的用命令载入。没有错的留一天，凭 `proof` 发布，不用再传一次。
     */
    post: operations['proveDeskContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/content/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 发布试排过的内容
     * @description 把没有错的一次试排上线。`version` 是试排时的版：其间有人发布过、会改动内容的，回答 409。
     *     同一次试排再交一次，什么都不再写。
     */
    post: operations['publishDeskContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/desk/content/put_back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 回到一版
     * @description 把以前的一版放回线上；回去也是一版。`present` 是页面上看到的现在那一版：其间有人发布过的，回答 409。
     */
    post: operations['putBackDeskContent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/sizes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 取得试卷的大小
     * @description 几份试卷各有多大、多少页，在存到本机、打包下载和打印之前说明。查不到的和已下架的试卷不在回答里。
     *     不记浏览，也不记下载。
     */
    post: operations['getPaperSizes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exam/bundle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * 打包下载几份试卷
     * @description 把几份试卷装成一个 ZIP，给出它的短期签名链接。每一份都像单独下载一样记下并计数；
     *     已下架的、文件不在的另外列出，其余照常。文件名是试卷的标题，以 UTF-8 标明。
     */
    post: operations['getPaperBundle'];
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
       * @description 200 成功；-1 未登录；400 输入有误；403 身份不符；404 没有此项；409 冲突；410 已失效；422 不正确；428 须确认本人；429 过于频繁。
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
         * @description 单位秒，多久之后可以再试；只在 429 时给出，与响应头 Retry-After 相同。
         * @example 5
         */
        retry_after: number;
      };
    };
    /**
     * 文件地址
     * @description 以 `/files/` 开头的绝对路径，或者 https 地址（文件放在别的主机上时）；没有文件时是空字符串。
     *
     *     图片的地址可以以 `?size=1800x2520&color=7a5b3c` 结尾：图有多宽、多高，哪一种颜色最多（透明的图没有）。这样的地址后面加上 `&w=360`，得到不窄于 360 像素的同一张图，没有这样宽的就得到最宽的一份；请求的 `Accept` 写有 `image/webp` 时是 WebP。规格没有写，由这里推定；不提供的后端给出不带这些的地址，页面就只用这一张图。
     * @example /files/public/books/128/cover.webp
     */
    FileUrl: string;
    /**
     * 站点配置
     * @description 站点的文字与图片，以及后端多做了什么。没有录入的必备文字是空字符串，其余项可以缺省。
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
      /** @description 页眉标志，画给深色的页面；没有时是空字符串，深色的页面在 `top_logo` 下垫一块浅底。 */
      top_logo_night?: components['schemas']['FileUrl'];
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
      /**
       * @description 专题页支持单位标题下的一句话，可以没有。
       * @example 这个专题由这些单位一起完成。
       */
      special_subject_cloud_descr?: string;
      /**
       * @description 专题页各场回放之后的一句话，可以没有。
       * @example 感谢每一位来听讲的老师。
       */
      special_subject_closing?: string;
      /** @description 公众号二维码。 */
      official_accounts_qrcode?: components['schemas']['FileUrl'];
      /**
       * @description 正版查询页公众号二维码的说明。
       * @example 扫码关注公众号，随时查验正版
       */
      genuine_verification_oa_qrcode_descr?: string;
      /**
       * @description 有微信分享卡片的签名可取；没有这一项就不取，也不装微信的脚本。
       * @constant
       */
      share_cards?: true;
      /**
       * @description 网页被读了几次要报给后端；没有这一项就什么也不报。
       * @constant
       */
      counts_reads?: true;
    };
    /**
     * 图片焦点
     * @description 图片被裁切时仍要露出的一点：横、纵两个百分数，与 CSS 的 `object-position` 写法相同。没有时缺省，取正中。
     * @example 97% 50%
     */
    PictureFocus: string;
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
      image_focus?: components['schemas']['PictureFocus'];
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
     * 分组的编号与名称
     * @description 两层的选项：学段与年级，省份与城市。
     */
    NamedGroup: {
      id: components['schemas']['Id'];
      /**
       * @description 这一组的名称。
       * @example 高中
       */
      name: string;
      /** @description 组内各项，按显示次序；没有时是空数组。 */
      children: components['schemas']['NamedItem'][];
    };
    /** 年级 */
    Grade: {
      /**
       * @description 年级编号（158 至 169）。
       * @example 167
       */
      id: number;
      /**
       * @description 所属的学段：9 高中，10 初中，7 小学。
       * @example 9
       * @enum {integer}
       */
      pid: 9 | 10 | 7;
      /** @example 高一 */
      name: string;
    };
    /**
     * 筛选编号
     * @description 筛选条件的编号，即筛选项的 `name`。「全部」传空字符串或不传。
     *     旧客户端把编号当作文字传来，所以数字与数字文字都接受。
     * @example 9
     */
    FilterId: number | string;
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
    /**
     * 编号
     * @description 一项内容的编号。旧客户端会把地址栏里的编号当作文字传来，所以数字与数字文字都接受。
     * @example 128
     */
    IdInput: number | string;
    /**
     * 搜索文字
     * @description 要查找的文字。几个词以空白分开，须都出现，只看前 8 个；前后空白不计，空字符串等于不查找。
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
     * 标记
     * @description 1 是；0、空字符串或不传是否。页面把它写在地址栏里，所以数字与数字文字都接受。
     * @example 1
     * @enum {unknown}
     */
    FlagInput: 0 | 1 | '0' | '1' | '';
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
      image_focus?: components['schemas']['PictureFocus'];
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
       * @description 活动面向谁：1 教师，2 学生。只在活动；详情里出自活动的成果也有。
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
      /** @description 按 `img_type` 摆放的图；没有另备一幅时与 `image` 相同。 */
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
     * 未登录
     * @description 令牌无效或已过期；须登录的操作对缺失的令牌也如此回答。客户端清除会话一次：须登录的操作前往登录页（Spec A 8），
     *     对访客开放的操作不带令牌再请求一次。
     */
    Unauthenticated: components['schemas']['Envelope'] & {
      /** @constant */
      code: -1;
      data: null;
    };
    /** 相邻的文章 */
    ArticleLink: {
      id: components['schemas']['Id'];
      /** @example 新书发布会走进济南 */
      title: string;
    };
    /**
     * 内容类型
     * @description 收藏与推荐共用的内容类型：1 试卷，2 图书，3 文章，4 活动，5 课程。
     * @example 2
     * @enum {integer}
     */
    ContentType: 1 | 2 | 3 | 4 | 5;
    /**
     * 本人的报名
     * @description 当前登录者对一次活动的报名或投稿。
     */
    OwnApplication: {
      /** @description 报名编号，上传附件时使用。 */
      id: components['schemas']['Id'];
      /**
       * @description 0 待审核，1 通过，-1 未通过。
       * @example 0
       * @enum {integer}
       */
      status: -1 | 0 | 1;
      /** @description 是否已有附件。 */
      has_files: components['schemas']['Flag'];
      /**
       * @description 报名时填的姓名。
       * @example 陶文昌
       */
      name?: string;
      /**
       * @description 报名时填的单位。
       * @example 济南市历下区第三中学
       */
      school?: string;
      /**
       * @description 教师报名时填的教授学科；学生投稿时是空字符串。
       * @example 数学
       */
      subject?: string;
      /**
       * @description 教师报名时选的教授学段；学生投稿时是空字符串。
       * @example 高中
       */
      stage_text?: string;
      /** @description 报名的时刻。 */
      create_time?: components['schemas']['Seconds'];
    };
    /**
     * 活动成果
     * @description 由一次活动产生的教学成果或学生作品。
     */
    ActivityResult: {
      id: components['schemas']['Id'];
      /**
       * @description 栏目编号，决定打开哪一种详情页：40 教学成果，29 作品展示。
       * @example 40
       */
      column_id: number;
      /** @example 《一道情境题的十一稿》 */
      title: string;
      /** @description 列表图。 */
      image: components['schemas']['FileUrl'];
      /** @description 发布时刻。 */
      release_time: components['schemas']['Seconds'];
    };
    /** 成果所出自的活动 */
    ActivityOfResult: {
      id: components['schemas']['Id'];
      /**
       * @description 栏目编号，决定打开哪一种详情页：24 教研项目，25 教学活动，28 专题活动。
       * @example 25
       */
      column_id: number;
      /** @example 情境题命题工作坊 */
      title: string;
      /** @description 列表图。 */
      image: components['schemas']['FileUrl'];
      /**
       * @description 1 面向教师，2 面向学生。
       * @example 1
       * @enum {integer}
       */
      activity_type: 1 | 2;
    };
    /**
     * 文章
     * @description 详情页所用的文章（Spec B 3）。列表里的各项都在其中，缺省的办法也相同。
     *     由活动产生的成果另有 `activity`，并带着那次活动的 `activity_type`。
     */
    Article: components['schemas']['ArticleSummary'] & {
      /**
       * @description 正文，HTML。显示之前须消毒。
       * @example <p>十一月，编辑部带着新书来到太行山下的三所小学。</p>
       */
      content: string;
      /** @description 同一栏目里列在它前面（较新）的一篇；最前一篇是 null。 */
      prev: components['schemas']['ArticleLink'] | null;
      /** @description 同一栏目里列在它后面（较早）的一篇；最后一篇是 null。 */
      next: components['schemas']['ArticleLink'] | null;
      /** @description 是否有视频。访客也知道有没有，页面才能请他登录。 */
      has_video: components['schemas']['Flag'];
      /**
       * @description 视频的签名链接，两小时内有效，支持按范围读取（Range）。
       *     播放需要登录（Spec B 6）：访客得到空字符串；没有视频的文章也是空字符串。
       */
      video_url: components['schemas']['FileUrl'];
      /** @description 收藏时的内容类型：3 文章，4 活动，5 课程。 */
      content_type: components['schemas']['ContentType'];
      /** @description 只在活动：是否已结束，以服务端的时钟为准。 */
      is_ended?: components['schemas']['Flag'];
      /** @description 只在活动，且当前登录者已经报名：本人的报名。 */
      application?: components['schemas']['OwnApplication'];
      /** @description 只在活动：活动成果，新的在前；还没有时是空数组。 */
      activity_results?: components['schemas']['ActivityResult'][];
      /** @description 只在成果：它出自的活动。 */
      activity?: components['schemas']['ActivityOfResult'];
    };
    /**
     * 已失效
     * @description 曾经有效而不再有效：验证码已过期、已用过，或已连续输错 5 次；内容已经下架；标签已经收回。
     */
    Expired: components['schemas']['Envelope'] & {
      /** @constant */
      code: 410;
      data: null;
    };
    /** 关键字 */
    KeywordOption: {
      /**
       * @description 显示的词。
       * @example 命题研究
       */
      keyword: string;
      /** @description 编号，作为筛选条件回传。 */
      id: components['schemas']['Id'];
    };
    /**
     * 公司介绍
     * @description 公司介绍页的内容（Spec B 3），名字照规格拼写。
     */
    CompanyIntro: {
      /** @description 概况。 */
      company_profile: {
        /**
         * @description 公司介绍，HTML。显示之前须消毒。
         * @example <p>砚田教育创办于2006年。</p>
         */
        company_intro: string;
        /** @description 介绍影片，人人可看；没有时是空字符串。 */
        company_intro_video: components['schemas']['FileUrl'];
      };
      /** @description 经营理念。 */
      management_ideas: {
        /**
         * @description 理念的名称，也作图片的替代文字。
         * @example 署名
         */
        title: string;
        image: components['schemas']['FileUrl'];
        /**
         * @description 一句话。
         * @example 一题一页都有人署名。
         */
        idea: string;
      }[];
      /** @description 经营业绩。 */
      company_achievement: {
        /**
         * @description 是什么业绩。
         * @example 与中学共建命题实验室
         */
        introduce: string;
        /**
         * @description 有多少，含单位。
         * @example 24所
         */
        achievement: string;
        image: components['schemas']['FileUrl'];
      }[];
      /** @description 企业文化；第一项为主，其后三项列在旁边（Spec B 2.5）。 */
      company_culture: {
        /**
         * @description 类别的名称。
         * @example 企业精神
         */
        type: string;
        /** @example 以砚为田，日拱一卒 */
        title: string;
        /**
         * @description 纯文字。
         * @example 把一千页的细节都做对，比写一句响亮的口号更接近教育。
         */
        intro: string;
        image: components['schemas']['FileUrl'];
      }[];
      /** @description 荣誉。 */
      honor: {
        /**
         * @description 荣誉的名称，作图片的替代文字。
         * @example 年度绿色印刷示范单位（2026）
         */
        title: string;
        image: components['schemas']['FileUrl'];
      }[];
    };
    /**
     * 发展历程
     * @description 时间线上的一段（Spec B 3）。
     */
    HistoryEntry: {
      /**
       * @description 年份的文字。
       * @example 2006
       */
      year: string;
      /** @example 一间借来的教研室 */
      title: string;
      /**
       * @description 纯文字。
       * @example 五位教师油印出第一份试卷。
       */
      intro: string;
      image: components['schemas']['FileUrl'];
    };
    /**
     * 地址卡片
     * @description 公司的一处地址（Spec B 3）。
     */
    AddressCard: {
      /**
       * @description 机构名称。
       * @example 砚田教育出版有限公司（北京总部）
       */
      company: string;
      /**
       * @description 电话，可含区号与连字符。
       * @example 010-00000400
       */
      tel: string;
      /**
       * @description 通讯地址。
       * @example 北京市海淀区砚池街6号
       */
      address: string;
      image: components['schemas']['FileUrl'];
      image_focus?: components['schemas']['PictureFocus'];
      /** @description 怎么到，按地铁、公交、开车的次序；没有写的没有这一项，都没有写就没有这个字段。 */
      ways?: {
        /**
         * @description 地铁、公交或开车。
         * @example metro
         * @enum {string}
         */
        kind: 'metro' | 'bus' | 'car';
        /**
         * @description 要走多久，或有多少车位；可以是空的。
         * @example 步行 6 分钟
         */
        duration: string;
        /**
         * @description 怎么走。
         * @example 海棠路站 B 口出，沿海棠大道向北，到砚池街右转。
         */
        route: string;
      }[];
      /**
       * @description 经度，单位度，东经为正（WGS 84）。
       * @example 116.3155
       */
      longitude: number;
      /**
       * @description 纬度，单位度，北纬为正（WGS 84）。
       * @example 39.9425
       */
      latitude: number;
    };
    /** 区域代理电话 */
    DistrictAgentPhone: {
      /**
       * @description 区域名称。
       * @example 浙江省
       */
      title: string;
      /**
       * @description 电话，可含区号与连字符。
       * @example 0571-00000033
       */
      tel: string;
    };
    /**
     * 教师卡片
     * @description 教师助手页的一张卡片（Spec B 3）。
     */
    TeacherCard: {
      /** @example 教研项目 */
      title: string;
      /**
       * @description 一两句说明。
       * @example 三十二项课题面向一线教师开放。
       */
      descr: string;
      url: components['schemas']['LinkUrl'];
      /**
       * @description 按钮上的字。
       * @example 查看课题
       */
      button_text: string;
    };
    /**
     * 试卷的筛选条件
     * @description 编号取自试卷筛选项（`getPaperProperties`）。
     */
    PaperFilter: {
      /**
       * 关键字
       * @description 标题里的文字；在试卷里查找时是试卷里的文字。
       */
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
    /**
     * 时间的文字
     * @description 试卷的上传时间，东八区；前 10 个字符作为日期显示。
     * @example 2026-11-12 09:30:00
     */
    TimeText: string;
    /**
     * 试卷摘要
     * @description 列表所用的试卷（Spec A 3 的 Exam/resource）。
     */
    PaperSummary: {
      id: components['schemas']['Id'];
      /** @example 北京市海淀区 2026 届高三上学期期中数学试卷 */
      title: string;
      create_time: components['schemas']['TimeText'];
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
    /** 找到的一处 */
    FoundPlace: {
      /**
       * @description 这份试卷的第几个文件。
       * @example 1
       */
      file: number;
      /**
       * @description 这个文件的第几页；没有页的文件（Word）是 0。
       * @example 3
       */
      page: number;
      /** @description 这一页访客看不到，下载后才看；访客总是 0。 */
      is_behind: components['schemas']['Flag'];
      /**
       * @description 前后的文字，一行，至多 60 个字；截断处是省略号。
       * @example 由图像可知小车做匀变速直线运动，加速度为＿＿＿m/s²
       */
      text: string;
      /** @description 要标出的几段，以字计（Unicode 码点），从 0 数起，不含 to。 */
      marks: {
        from: number;
        to: number;
      }[];
    };
    /**
     * 里面找到了的试卷
     * @description 试卷摘要，另有找到的地方。
     */
    FoundPaper: components['schemas']['PaperSummary'] & {
      /** @description 一共几处。 */
      place_count: components['schemas']['Count'];
      /** @description 找到的那份文件一共几页；没有页的文件（Word）是 0。 */
      page_count: components['schemas']['Count'];
      /**
       * @description 那份文件里有这几个字的页，从 1 数起，从前到后。
       * @example [
       *       2,
       *       3
       *     ]
       */
      pages: number[];
      /** @description 头几处，至多三处。 */
      places: components['schemas']['FoundPlace'][];
    };
    /** 相关试卷 */
    RelatedPaper: {
      id: components['schemas']['Id'];
      /** @example 上海市 2026 届高三上学期期中数学试卷 */
      title: string;
      create_time: components['schemas']['TimeText'];
    };
    /**
     * 试卷
     * @description 详情页所用的试卷（Spec A 3 的 Exam/resource）。
     */
    Paper: components['schemas']['PaperSummary'] & {
      /**
       * @description 一个或多个文件的地址，以逗号分开，不带签名：看得出有几个文件、各是什么格式，却取不到内容。
       *     预览用 getPaperPreview、下载用 getPaperFiles 给出的签名链接。
       * @example /files/papers/512.pdf
       */
      url: string;
      /** @description 收录此卷的图书在天猫店的购买链接。 */
      buy_url: components['schemas']['LinkUrl'];
      /** @description 收录此卷的图书在京东店的购买链接。 */
      buy_url_jd: components['schemas']['LinkUrl'];
      /** @description 相关资源：同年级、同学科的其他试卷，新的在前，至多 4 份。 */
      correlation_list: components['schemas']['RelatedPaper'][];
    };
    /** 试卷的预览 */
    PaperPreview: {
      /**
       * @description 一个或多个文件地址，以逗号分开，都是 `/files/` 开头的短期签名链接，过期后须重新取得。
       *     PDF 是只含前 75% 页（向下取整，只有一页时是 0 页）的另一个文件，不含其余各页的任何内容；图片与 Word 文件是整份，
       *     下载之前就能看到全部；服务端可以设置为同样截取 Word 文件。
       * @example /files/previews/papers/512.pdf?expires=1788192600&name=paper.pdf&signature=3q2x
       */
      url: string;
      /**
       * @description 各文件原本的总页数，次序与 `url` 一致；没有截取的文件（图片、Word）是 0。
       *     没有此项时，`url` 里的 PDF 被当作整份，由页面自己截取。
       * @example [
       *       8
       *     ]
       */
      page_counts?: number[];
    };
    /** 下载的文件 */
    DownloadFiles: {
      /**
       * @description 一个或多个文件地址，以逗号分开。每个都是 `/files/` 开头的短期签名链接，
       *     带 `expires`（秒）与 `signature`，过期后须重新取得；文件放在别的主机上时是 https 地址。
       * @example /files/books/128/answers-1.pdf?expires=1788192600&signature=3q2x
       */
      url: string;
    };
    /**
     * 试卷筛选项
     * @description 五行筛选的选项，只列有试卷的，所以单选任何一项都不会是空的。
     */
    PaperProperties: {
      /** @description 年级，按显示次序。 */
      grade: components['schemas']['FilterOption'][];
      /** @description 学科，按显示次序。 */
      subject: components['schemas']['FilterOption'][];
      /** @description 地区，按显示次序；编号是省份的编号。 */
      address: components['schemas']['FilterOption'][];
      /** @description 试卷类型，按显示次序。 */
      type: components['schemas']['FilterOption'][];
      /** @description 年份，近的在前。 */
      year: components['schemas']['FilterOption'][];
    };
    /**
     * 分数线
     * @description 一条录取控制分数线（Spec B 3 的 Score line）。
     */
    ScoreLine: {
      id: components['schemas']['Id'];
      /**
       * @description 地区。
       * @example 河北
       */
      area_name: string;
      /**
       * @description 年份的文字。
       * @example 2026
       */
      year_name: string;
      /**
       * @description 科类。
       * @example 物理类
       */
      class_name: string;
      /**
       * @description 录取批次。
       * @example 本科批
       */
      batch_name: string;
      /**
       * @description 科类说明；没有时是空字符串。
       * @example 普通类
       */
      class_descr: string;
      /**
       * @description 分数，单位分；艺术类、体育类是文化课的分数。
       * @example 455
       */
      score: number;
      /**
       * @description 位次；没有公布时是 null。
       * @example 86000
       */
      ranking: number | null;
      /**
       * @description 专业课（术科）的分数，单位分；不考专业课时是 null。
       * @example null
       */
      professional_score: number | null;
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
      /**
       * @description 介绍的第一段，纯文字，至多 100 字，过长时以省略号结尾；显示在列表的封面旁边，全文在详情的 description。
       * @example 按课时编排，每课一练，答案逐步详解。
       */
      intro: string;
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
    /**
     * 勘误
     * @description 书里的一处错误，与应有的文字。
     */
    Erratum: {
      id: components['schemas']['Id'];
      /**
       * @description 页码；不在正文里的写明在哪里，如“答案册第 18 页”。
       * @example 47
       */
      page_number: string;
      /**
       * @description 在这一页的什么地方；不必写明时是空字符串。
       * @example 第 9 题图
       */
      place: string;
      /**
       * @description 书上印的文字。
       * @example 求 16 的平方根，得 4。
       */
      wrong_text: string;
      /**
       * @description 正确的文字；多印的字没有正确的文字，是空字符串。
       * @example 求 16 的算术平方根，得 4。
       */
      right_text: string;
      /**
       * @description 从第几次印刷起改正。
       * @example 6
       */
      printing: number;
      /** @description 那一次印刷是否已经付印。 */
      is_printed: components['schemas']['Flag'];
      /** @description 列入勘误的时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /** 一本书的勘误 */
    BookErrata: {
      /**
       * @description 书号；没有时是空字符串。
       * @example 978-7-0000-0045-6
       */
      isbn: string;
      /** @description 各处错误，按页码。 */
      list: components['schemas']['Erratum'][];
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
     * 推荐
     * @description 推荐栏目的一项（Spec A 3 的 Recommendation item）；图书另有定价与购买链接（Spec B 3 的 Recommended product）。
     */
    Recommendation: {
      /** @description 被推荐内容的编号，用于打开其详情页。 */
      id: components['schemas']['Id'];
      /** @example 高考数学总复习·函数与导数 */
      title: string;
      /** @description 横向列表图；没有时是空字符串。 */
      image: components['schemas']['FileUrl'];
      image_focus?: components['schemas']['PictureFocus'];
      /**
       * @description 一句话说明，纯文字。
       * @example 按课时编排，每课一练
       */
      description: string;
      /** @description 封面；没有时是空字符串。 */
      img_url: components['schemas']['FileUrl'];
      img_type: components['schemas']['PictureShape'];
      content_type: components['schemas']['ContentType'];
      /**
       * @description 只在文章、活动与课程：栏目编号，与菜单编号相同，决定打开哪一个栏目的详情页；试卷与图书缺省。
       * @example 25
       */
      column_id?: number;
      /**
       * @description 只在活动：面向谁，1 教师，2 学生，决定打开教师还是学生的活动详情页；其他内容缺省。
       * @example 1
       * @enum {integer}
       */
      activity_type?: 1 | 2;
      /**
       * @description 只在图书：定价，单位元，至多两位小数；0 表示暂无定价。
       * @example 46.8
       */
      price?: number;
      /** @description 只在图书：天猫店的购买链接。 */
      buy_url?: components['schemas']['LinkUrl'];
      /** @description 只在图书：京东店的购买链接。 */
      buy_url_jd?: components['schemas']['LinkUrl'];
    };
    /**
     * 收藏类型
     * @description 1 试题资源，2 图书，3 文章，4 活动，5 在线课程。页签的键是文字，所以数字与数字文字都接受。
     * @example 2
     * @enum {unknown}
     */
    FavouriteTypeInput: 1 | 2 | 3 | 4 | 5 | '1' | '2' | '3' | '4' | '5';
    /** 收藏的试卷 */
    PaperFavourite: {
      /** @description 收藏记录的编号，移除时用。 */
      id: components['schemas']['Id'];
      /**
       * @description 试卷。
       * @example 1
       * @constant
       */
      type: 1;
      /** @description 内容是否已经下架：详情不再可读，收藏仍可移除。 */
      is_withdrawn: components['schemas']['Flag'];
      content: components['schemas']['PaperSummary'];
    };
    /** 收藏的图书 */
    BookFavourite: {
      /** @description 收藏记录的编号，移除时用。 */
      id: components['schemas']['Id'];
      /**
       * @description 图书。
       * @example 2
       * @constant
       */
      type: 2;
      /** @description 内容是否已经下架：详情不再可读，收藏仍可移除。 */
      is_withdrawn: components['schemas']['Flag'];
      content: components['schemas']['BookSummary'];
    };
    /** 收藏的文章、活动或课程 */
    ArticleFavourite: {
      /** @description 收藏记录的编号，移除时用。 */
      id: components['schemas']['Id'];
      /**
       * @description 3 文章，4 活动，5 在线课程。
       * @example 4
       * @enum {integer}
       */
      type: 3 | 4 | 5;
      /** @description 内容是否已经下架：详情不再可读，收藏仍可移除。 */
      is_withdrawn: components['schemas']['Flag'];
      content: components['schemas']['ArticleSummary'];
    };
    /**
     * 收藏
     * @description 一条收藏记录（Spec B 3 的 Favourite record）。`content` 按类型是试卷、图书或文章的摘要，与各自的列表一样，
     *     所以同一种卡片到处可用。
     */
    Favourite:
      | components['schemas']['PaperFavourite']
      | components['schemas']['BookFavourite']
      | components['schemas']['ArticleFavourite'];
    /**
     * 收藏类型的名称
     * @description 类型编号到名称，即我的收藏的五个页签；我的下载只用其中的 1 与 2。
     */
    FavouriteTypes: {
      /** @example 试题资源 */
      1: string;
      /** @example 图书 */
      2: string;
      /** @example 文章 */
      3: string;
      /** @example 活动 */
      4: string;
      /** @example 在线课程 */
      5: string;
    };
    /**
     * 我的图书
     * @description 验证过正版之后归入名下的一册图书（Spec B 3 的 Book record）。
     */
    MyBook: {
      /** @description 记录编号。 */
      id: components['schemas']['Id'];
      /** @description 图书编号，通往图书详情。 */
      book_id: components['schemas']['Id'];
      /**
       * @description 书名。
       * @example 高考数学总复习·函数与导数
       */
      book_title: string;
      /** @description 归入名下的时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 已验证为正版，总是 1：只有验证通过的书才会在这里。
       * @example 1
       * @constant
       */
      is_verified: 1;
    };
    /**
     * 下载类型
     * @description 1 试卷，2 图书的配套资源；名称取自收藏类型的同号一项。页签的键是文字，所以数字与数字文字都接受。
     * @example 1
     * @enum {unknown}
     */
    DownloadType: 1 | 2 | '1' | '2';
    /** 试卷的下载 */
    PaperDownload: {
      /** @description 记录编号。 */
      id: components['schemas']['Id'];
      /**
       * @description 试卷。
       * @example 1
       * @constant
       */
      type: 1;
      /** @description 试卷编号。 */
      content_id: components['schemas']['Id'];
      /**
       * @description 试卷的标题。
       * @example 北京市海淀区 2026 届高三上学期期中数学试卷
       */
      exam_title: string;
      /** @description 最近一次下载的时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /** 配套资源的下载 */
    ResourceDownload: {
      /** @description 记录编号。 */
      id: components['schemas']['Id'];
      /**
       * @description 图书的配套资源。
       * @example 2
       * @constant
       */
      type: 2;
      /** @description 资源编号。 */
      content_id: components['schemas']['Id'];
      /** @description 资源所属的图书，通往图书详情。 */
      book_id: components['schemas']['Id'];
      /**
       * @description 书名。
       * @example 高考数学总复习·函数与导数
       */
      book_title: string;
      /**
       * @description 资源的名称；一册书的几份资源靠它区别。
       * @example 第一章 答案详解
       */
      show_name: string;
      /** @description 最近一次下载的时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /**
     * 我的下载
     * @description 一条下载记录（Spec B 3 的 Download record），以 `type` 分两种。
     */
    MyDownload: components['schemas']['PaperDownload'] | components['schemas']['ResourceDownload'];
    /**
     * 我的活动
     * @description 登录者报名或投稿的一项活动（Spec B 3 的 Activity (my activities)）。
     */
    MyActivity: {
      /** @description 报名记录的编号，补交附件或作品时用。 */
      id: components['schemas']['Id'];
      /** @description 活动的文章编号，通往活动详情。 */
      article_id: components['schemas']['Id'];
      /**
       * @description 活动的标题。
       * @example 初中数学单元教学研讨
       */
      title: string;
      /** @description 列表图。 */
      image: components['schemas']['FileUrl'];
      image_focus?: components['schemas']['PictureFocus'];
      /** @description 开始时刻。 */
      start_time: components['schemas']['Seconds'];
      /** @description 结束时刻。 */
      end_time: components['schemas']['Seconds'];
      /**
       * @description 参加对象。
       * @example 全国初中数学教师
       */
      participant: string;
      /**
       * @description 摘要，纯文字。
       * @example 围绕一次函数的单元设计，线上研讨三天。
       */
      intro: string;
      /**
       * @description 交来的文件，短期有效的签名链接，多个以逗号分开；还没有交时是空字符串。
       * @example /files/uploads/9f2c.pdf?expires=1788192600&signature=3q2x
       * @example
       */
      files: string;
      /**
       * @description 1 面向教师，2 面向学生。
       * @example 1
       * @enum {integer}
       */
      activity_type: 1 | 2;
      /**
       * @description 审核：1 通过，不能再交；-1 未通过，请重新上传；0 等待审核。
       * @example 0
       * @enum {integer}
       */
      status: -1 | 0 | 1;
    };
    /**
     * 消息
     * @description 站内消息（Spec B 3）。
     */
    Message: {
      id: components['schemas']['Id'];
      /** @example 您参加的活动即将开始 */
      title: string;
      /**
       * @description 正文，HTML，照存放的样子给出；显示之前须由客户端清洗。
       * @example <p>初中数学单元教学研讨将于下周二开始。</p>
       */
      message: string;
      /** @description 是否已读；未读的一行显示圆点。 */
      is_read: components['schemas']['Flag'];
      /** @description 发出的时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /**
     * 编号列表
     * @description 一个或多个编号，以逗号分开，没有空格，一次最多 200 个。重复的编号算一个。
     * @example 12,15
     */
    IdList: string;
    /**
     * 账号
     * @description 手机号（1 开头的 11 位数字）或邮箱（大小写不分）。
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
      /**
       * @description 昵称。
       * @example 周老师
       */
      nickname: string;
      avatar: components['schemas']['FileUrl'];
      user_role: components['schemas']['UserRole'];
      /**
       * @description 手机号；只用邮箱注册的人是空字符串。
       * @example 13800000003
       */
      phone: string;
      /**
       * @description 邮箱；只用手机号注册的人是空字符串。
       * @example
       */
      email: string;
      /**
       * @description 学校；没有填写时是空字符串。
       * @example 北京市第十二中学
       */
      school: string;
      /**
       * @description 年级编号（158 至 169）；没有填写时是 null。
       * @example 169
       */
      gradeId: number | null;
      /**
       * @description 省份的名称；没有填写时是空字符串。
       * @example 北京
       */
      province: string;
      /**
       * @description 城市的名称；没有填写时是空字符串。
       * @example 北京市
       */
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
     * 冲突
     * @description 与已有的状态冲突：已注册、已报名、已认证、已结束、已停用。`msg` 说明是哪一种。
     */
    Conflict: components['schemas']['Envelope'] & {
      /** @constant */
      code: 409;
      data: null;
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
     * 验证码
     * @description 短信或邮件里的 6 位数字，10 分钟有效，只能用一次，输错 5 次即失效。
     * @example 042917
     */
    VerificationCode: string;
    /**
     * 密码
     * @description 8 至 16 位的字母与数字，至少各有一个小写字母、大写字母和数字（Spec B 5）。太常见的密码不收。
     * @example Inkstone2026
     */
    NewPassword: string;
    /**
     * 重复密码
     * @description 与密码相同，否则是 400「两次密码不一致」。
     * @example Inkstone2026
     */
    PasswordRepeated: string;
    /**
     * 手机号
     * @description 中国大陆手机号：1 开头的 11 位数字。
     * @example 13800000006
     */
    PhoneNumber: string;
    /**
     * 邮箱
     * @description 一个邮箱地址，大小写不分。
     * @example lin.mama@example.com
     */
    EmailAddress: string;
    /**
     * 资料修改
     * @description 三种用法选一种：资料与密码、手机号（前八个字段）；实名认证（后两个字段）；以 multipart 换头像。
     *     没有传的字段保持不变。
     */
    ProfileChange: {
      /**
       * 昵称
       * @example 周老师
       */
      nickname?: string;
      /**
       * 学校
       * @description 空字符串是清空。
       * @example 北京市第十二中学
       */
      school?: string;
      /**
       * 年级
       * @description 年级编号（158 至 169）；空字符串是清空。没有这个年级是 400「年级有误」。
       * @example 169
       */
      gradeId?: components['schemas']['FilterId'];
      /**
       * 原密码
       * @description 三个密码字段有一个不为空，三个就都须合规则（与注册时的密码相同）。
       * @example Inkstone2026
       */
      old_pwd?: string;
      /**
       * 新密码
       * @example Inkstone2027
       */
      new_pwd?: string;
      /**
       * 重复新密码
       * @description 与新密码相同，否则是 400「两次新密码不一致」。
       * @example Inkstone2027
       */
      repetition_pwd?: string;
      /**
       * 手机号
       * @description 与现在的不同时须同时传 code；空字符串是不改。
       * @example 13800000007
       */
      phone?: string;
      /**
       * 验证码
       * @description sendResetPhoneCode 发到新手机号的 6 位数字。换号而没有填是 400「验证码不得为空」。
       * @example 042917
       */
      code?: string;
      /**
       * 当前密码
       * @description 换手机号时确认本人，与 current_code 二选一；同时改密码的，old_pwd 已经确认。不正确是 422。
       * @example Inkstone2026
       */
      current_password?: string;
      /**
       * 原账号的验证码
       * @description sendConfirmCode 发到现在的手机号或邮箱的 6 位数字，换手机号时确认本人。
       * @example 042917
       */
      current_code?: string;
      /**
       * 真实姓名
       * @description 2 至 5 个汉字（请输入姓名；请输入2~5位的姓名；姓名必须全部是汉字）。须与 identity_card_code 同传。
       * @example 周明
       */
      username?: string;
      /**
       * 身份证号
       * @description 18 位（请输入身份证号；请输入18位的身份证号；身份证号格式错误），出生日期与校验码须正确（身份证号有误，请核对）。
       *     x 的大小写不分。
       * @example 11010118500309004X
       */
      identity_card_code?: string;
    };
    /** 修改结果 */
    ProfileSaved: {
      /** @description 1 改了密码或手机号，此人所有的登录已失效，须重新登录；0 仍在登录。 */
      reset_password: components['schemas']['Flag'];
      /** @description reset_password 为 0 时是新的资料，替换客户端存的那一份；为 1 时是 null。 */
      user_info: components['schemas']['UserSession'] | null;
    };
    /**
     * 遮住的账号
     * @description 确认本人的验证码会发到哪里。
     */
    MaskedAccount: {
      /**
       * @description 手机号只露前三位与后四位，邮箱只露第一个字与域名。
       * @example 138****0003
       * @example z***@example.com
       */
      account: string;
    };
    /**
     * 须确认本人
     * @description 只有令牌还不够。以 current_password 交当前密码，或以 current_code 交 sendConfirmCode 发到 `data.account` 的验证码，再提交一次。
     *     不查本人的后端没有这一码。
     */
    Unconfirmed: components['schemas']['Envelope'] & {
      /** @constant */
      code: 428;
      data: components['schemas']['MaskedAccount'];
    };
    /**
     * 登录
     * @description 一次有效的登录。
     */
    LoginSession: {
      /**
       * @description 设备、系统与浏览器的名称，由登录时的 User-Agent 得出；看不出时是「未知设备」。
       * @example 电脑 · Windows · Chrome
       */
      device: string;
      /** @description 登录的时刻。 */
      create_time: components['schemas']['Seconds'];
      /** @description 最近一次使用的时刻，至多晚十分钟记下。 */
      last_time: components['schemas']['Seconds'];
      /** @description 1 就是这次调用所用的登录。 */
      is_current: components['schemas']['Flag'];
    };
    /**
     * 我的数据
     * @description 一个人在本站的全部个人数据。
     */
    OwnData: {
      /** @description 导出的时刻。 */
      export_time: components['schemas']['Seconds'];
      /** @description 资料。没有填写的是空字符串。 */
      profile: {
        /** @description 身份。 */
        user_role: components['schemas']['UserRole'];
        /**
         * @description 昵称。
         * @example 周老师
         */
        nickname: string;
        /** @description 头像。 */
        avatar: components['schemas']['FileUrl'];
        /**
         * @description 手机号。
         * @example 13800000003
         */
        phone: string;
        /**
         * @description 邮箱。
         * @example
         */
        email: string;
        /**
         * @description 学校。
         * @example 北京市第十二中学
         */
        school: string;
        /**
         * @description 年级的名称。
         * @example
         */
        grade: string;
        /**
         * @description 任教学科的名称。
         * @example 数学
         */
        subject: string;
        /**
         * @description 学段的名称。
         * @example 高中
         */
        stage: string;
        /**
         * @description 省份的名称。
         * @example 北京
         */
        province: string;
        /**
         * @description 城市的名称。
         * @example 北京市
         */
        city: string;
        /**
         * @description 店铺名称。
         * @example
         */
        store_name: string;
        /**
         * @description 真实姓名。
         * @example
         */
        username: string;
        /**
         * @description 身份证号，只露首尾。
         * @example
         */
        identity_card_code: string;
        /** @description 注册的时刻。 */
        create_time: components['schemas']['Seconds'];
      };
      /** @description 有效的登录。 */
      sessions: components['schemas']['LoginSession'][];
      /** @description 收藏。 */
      favourites: {
        /** @description 1 试卷，2 图书，3 文章，4 活动，5 课程。 */
        type: components['schemas']['ContentType'];
        /** @description 内容的编号。 */
        content_id: components['schemas']['Id'];
        /**
         * @description 内容的标题；已下架时是空字符串。
         * @example 高考数学总复习
         */
        title: string;
        /** @description 收藏的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 下载记录。 */
      downloads: {
        /** @description 1 试卷，2 图书资源。 */
        type: components['schemas']['DownloadType'];
        /** @description 内容的编号。 */
        content_id: components['schemas']['Id'];
        /**
         * @description 内容的名称；已下架时是空字符串。
         * @example 高三数学期中试卷
         */
        title: string;
        /** @description 最近一次下载的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 验证为正版的图书。 */
      books: {
        /**
         * @description 书名。
         * @example 高考数学总复习
         */
        book_title: string;
        /** @description 验证的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 报名与作品。 */
      activities: {
        /**
         * @description 活动的标题。
         * @example 初中数学单元教学研讨
         */
        title: string;
        /**
         * @description 报名时填写的姓名。
         * @example 周明
         */
        name: string;
        /**
         * @description 报名时填写的学校。
         * @example 北京市第十二中学
         */
        school: string;
        /**
         * @description 报名时填写的电话。
         * @example 13800000003
         */
        tel: string;
        /**
         * @description 教师报名时填写的邮箱。
         * @example zhou@example.com
         */
        email: string;
        /**
         * @description 教师报名时填写的学科。
         * @example 数学
         */
        subject: string;
        /**
         * @description 交来的文件，两小时有效的链接，多个以逗号分开。
         * @example
         */
        files: string;
        /**
         * @description 审核：1 通过，-1 未通过，0 等待审核。
         * @example 0
         * @enum {integer}
         */
        status: -1 | 0 | 1;
        /** @description 报名的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 消息。 */
      messages: {
        /**
         * @description 标题。
         * @example 您参加的活动即将开始
         */
        title: string;
        /**
         * @description 正文，HTML。
         * @example <p>研讨将于下周二开始。</p>
         */
        message: string;
        /** @description 是否已读。 */
        is_read: components['schemas']['Flag'];
        /** @description 发出的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 纠错与反馈。 */
      feedbacks: {
        /**
         * @description 1 纠错，2 反馈。
         * @example 1
         * @enum {integer}
         */
        type: 1 | 2;
        /**
         * @description 书名。
         * @example 高考数学总复习
         */
        book_name: string;
        /**
         * @description 学科。
         * @example 数学
         */
        subject: string;
        /**
         * @description 描述。
         * @example 图中字母标注有误。
         */
        descr: string;
        /**
         * @description 联系邮箱。
         * @example zhou@example.com
         */
        email: string;
        /**
         * @description 交来的图片，两小时有效的链接，多个以逗号分开。
         * @example
         */
        images: string;
        /** @description 提交的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 图书捐赠的申请。 */
      donations: {
        /**
         * @description 单位名称。
         * @example 青石镇中心小学
         */
        unit_name: string;
        /**
         * @description 省市。
         * @example 湖南省 长沙市
         */
        province_city: string;
        /**
         * @description 地址。
         * @example 青石镇学府路 1 号
         */
        address: string;
        /**
         * @description 联系人。
         * @example 周明
         */
        contacts: string;
        /**
         * @description 联系电话。
         * @example 13800000003
         */
        phone: string;
        /**
         * @description 说明。
         * @example 图书角缺少科普读物。
         */
        explain: string;
        /** @description 提交的时刻。 */
        create_time: components['schemas']['Seconds'];
      }[];
    };
    /** 一个省的线下书店 */
    StoresOfProvince: {
      /**
       * @description 省份编号，与 `territory` 的相同。
       * @example 37
       */
      name: number;
      count: components['schemas']['Count'];
      /** @description 城市的名称，各一次，按书店的次序。 */
      cities: string[];
    };
    /**
     * 店铺查询的筛选项
     * @description 两行筛选项与各省书店的家数，客户端在会话内缓存（Spec A 3）。
     */
    ShopSearchOptions: {
      /** @description 省份；`name` 是省份编号。 */
      territory: components['schemas']['FilterOption'][];
      /** @description 网店平台；`name` 是平台编号。 */
      platform: components['schemas']['FilterOption'][];
      /** @description 有线下书店的省份，按省份的次序；线下代理页按省折叠书店。 */
      stores: components['schemas']['StoresOfProvince'][];
    };
    /**
     * 授权网店
     * @description 列表的卡片与详情用同一组字段（Spec B 3）。
     */
    OnlineShop: {
      id: components['schemas']['Id'];
      /**
       * @description 店铺名称。
       * @example 郑州书香阁图书专营店
       */
      shop_name: string;
      /** @description 所在平台的标志。 */
      platform_image: components['schemas']['FileUrl'];
      /**
       * @description 授权编号。
       * @example YT-SQ-2026-4318
       */
      certificate_number: string;
      /** @description 授权日期。 */
      create_time: components['schemas']['Seconds'];
      /** @description 店铺链接。 */
      shop_url: components['schemas']['LinkUrl'];
      /**
       * @description 所在省份的名称。
       * @example 河南省
       */
      province: string;
      /**
       * @description 所在平台的名称。
       * @example 天猫
       */
      shop_platform_text: string;
      /** @description 有效期的开始。 */
      start_time: components['schemas']['Seconds'];
      /** @description 有效期的结束。 */
      end_time: components['schemas']['Seconds'];
      /** @description 授权证书的图片。 */
      certificate_path: components['schemas']['FileUrl'];
    };
    /**
     * 线下书店
     * @description 线下代理的一家书店（Spec B 3）；编号是我们加的，供列表区分各行。
     */
    OfflineStore: {
      id: components['schemas']['Id'];
      /**
       * @description 省份的名称。
       * @example 山东省
       */
      province: string;
      /**
       * @description 城市的名称。
       * @example 济南市
       */
      city: string;
      /**
       * @description 书店名称。
       * @example 砚田书房泉城店
       */
      store_name: string;
      /**
       * @description 地址。
       * @example 济南市砚池街12号
       */
      address: string;
      /**
       * @description 电话，可含区号与连字符。
       * @example 0531-00000012
       */
      tel: string;
    };
    /** 店铺平台 */
    StorePlatform: {
      id: components['schemas']['Id'];
      /**
       * @description 平台的名称。
       * @example 天猫
       */
      store_platform: string;
    };
    /**
     * 上传文件的地址
     * @description uploadFile 答出的地址，原样交回，多个以逗号分开。只认站内上传的文件，地址里签名的期限不论；
     *     每个文件只能随一份内容交来一次。
     * @example /files/uploads/3f6c1b0e9d7a.jpg?expires=1788199200&signature=c2ln
     */
    UploadUrls: string;
    /**
     * 查询码
     * @description 12 个大写字母与数字，随机而不可猜测，不含 0、O、1、I、L、U 等容易看错的字符。
     * @example 7KXQ4MRW9TEB
     */
    QueryCode: string;
    /**
     * 改申请的凭据
     * @description 提交申请或收短信验证码打开申请的设备由此看到并改好退回的申请；重新提交之后换一个，从前的不再有效。
     * @example c2hvcCBwYXNz
     */
    ShopPass: string;
    /**
     * 申请状态
     * @description 0 已退回，1 资质审核，2 汇入保证金，3 签署协议，4 发放授权证书。
     *     进度页的步骤是状态加 1（Spec B 4），退回的申请回到第 1 步，重新填写。
     * @example 1
     * @enum {integer}
     */
    ShopApplicationStatus: 0 | 1 | 2 | 3 | 4;
    /**
     * 时刻或空
     * @description 自 1970 年 1 月 1 日（UTC）起的秒数；还没有发生时是 null。
     * @example 1788192000
     */
    OptionalSeconds: number | null;
    /**
     * 证件
     * @description 申请表里的一张证件；身份证的两面各是一张。
     * @example business_license
     * @enum {string}
     */
    ShopPaper:
      | 'publication_license'
      | 'company_number_img'
      | 'tax_certificate'
      | 'business_license'
      | 'identity_card'
      | 'identity_card_back';
    /**
     * 申请进度
     * @description 一份店铺授权申请办到哪一步（Spec B 3）。
     */
    ShopApplicationProgress: {
      query_code: components['schemas']['QueryCode'];
      status: components['schemas']['ShopApplicationStatus'];
      /**
       * @description 状态的说明，作为页面上方的提示显示。
       * @example 资质审核中，预计需要 1—7 个工作日
       */
      status_text: string;
      /**
       * @description 最近一次提交至今满多少天，单位天。
       * @example 3
       */
      days: number;
      /** @description 最近一次提交的时刻，审核自此开始。 */
      create_time: components['schemas']['Seconds'];
      /** @description 资质审核通过、等待汇入保证金的时刻。 */
      processing_time: components['schemas']['OptionalSeconds'];
      /** @description 保证金办妥、等待签署协议的时刻；已退回的申请是退回的时刻。 */
      handle_time: components['schemas']['OptionalSeconds'];
      /** @description 发放授权证书的时刻。 */
      grant_time: components['schemas']['OptionalSeconds'];
      /**
       * @description 经办人；还没有人经办时是空字符串。
       * @example 李审核
       */
      approver: string;
      /**
       * @description 经办人的说明，例如退回的原因、汇款的办法；没有时是空字符串。
       * @example 营业执照的照片不清晰，请重新拍摄后提交。
       */
      descr: string;
      /**
       * @description 第几次提交。
       * @example 1
       */
      round?: number;
      /** @description 退回的证件与各自的原因；没有退回时是空数组。 */
      refused_papers?: {
        paper: components['schemas']['ShopPaper'];
        /**
         * @description 照片不清晰、四角不全、与填写不符、已过期，或经办人自己写的话。
         * @example 照片不清晰
         */
        reason: string;
      }[];
      /**
       * @description 填写的内容有什么要改；没有时是空字符串。
       * @example 公司名称与营业执照不一致
       */
      data_reason?: string;
      /** @description 发证之后，授权网店名录里的这一家；发证之前没有。 */
      certificate?: components['schemas']['OnlineShop'];
    };
    /**
     * 退回的申请
     * @description 退回的申请上次提交的全部内容，字段与 submitShopApplication 相同；证件以限时的链接给出。
     */
    ReturnedApplication: {
      pass: components['schemas']['ShopPass'];
      shop_platform: components['schemas']['Id'];
      /** @example 郑州书香阁图书专营店 */
      shop_name: string;
      /** @example https://example.com/tmall/shop-1007 */
      shop_url: string;
      province: components['schemas']['Id'];
      /** @example 周晓 */
      contact: string;
      /** @example 10000001 */
      qq: string;
      /** @example 13800000005 */
      phone: string;
      /** @example 郑州书香阁图书有限公司 */
      company_name: string;
      /** @example 91000000MA00YANT38 */
      company_number: string;
      /** @example 河南省郑州市砚池街12号 */
      address: string;
      /** @example 我们在郑州经营图书零售。 */
      intro: string;
      is_merge: components['schemas']['Flag'];
      /** @description 按申请表的次序；退回的也在内。 */
      papers: {
        paper: components['schemas']['ShopPaper'];
        /** @description 限时的链接；没有退回的证件重新提交时原样交回，不必再传。 */
        url: components['schemas']['FileUrl'];
      }[];
    };
    /** 授权协议 */
    ShopAgreement: {
      /**
       * @description 协议的名字，申请时作为 `agreement_name` 回传。
       * @example authorization_agreement
       * @enum {string}
       */
      name: 'authorization_agreement';
      /**
       * @description 协议的标题。
       * @example 图书经销授权协议
       */
      title: string;
      /**
       * @description 协议正文，HTML。显示之前须消毒。
       * @example <p>甲方授权乙方销售甲方出版的图书。</p>
       */
      value: string;
    };
    /** 正版查询结果 */
    GenuineCheck: {
      book_id: components['schemas']['Id'];
      /**
       * @description 防伪码所属图书的书名。
       * @example 高考数学总复习
       */
      book_title: string;
      /** @description 图书的封面。 */
      img_url: components['schemas']['FileUrl'];
      /** @description 这是否是第一次查询。 */
      is_first: components['schemas']['Flag'];
      /**
       * @description 连这一次在内，一共查询过几次。
       * @example 1
       */
      check_count: number;
      /** @description 第一次查询的时刻。 */
      first_check_time: components['schemas']['Seconds'];
    };
    /**
     * 附件
     * Format: binary
     * @description 一个文件，至多 5 MB（5242880 字节）。类型以内容为准，不看文件名；文件名只用来显示和下载。
     *     过大是 400「文件大小请控制在5M之内」，多于一个是 400「只可上传一个文件」，类型不对是 400「仅支持 jpg、jpeg、… 格式」。
     */
    AttachmentFile: Blob;
    /** 报名结果 */
    ApplicationCreated: {
      /** @description 报名编号，补交附件时用。 */
      id: components['schemas']['Id'];
    };
    /**
     * 身份不符
     * @description 已登录，而此事只对另一种身份开放。`msg` 说明对谁开放。
     */
    Forbidden: components['schemas']['Envelope'] & {
      /** @constant */
      code: 403;
      data: null;
    };
    /**
     * 活动投稿
     * @description 本人对一次活动的报名或投稿（Spec B 3 的 Student application）。
     */
    StudentApplication: {
      /** @description 报名编号。 */
      id: components['schemas']['Id'];
      /** @description 活动的文章编号。 */
      article_id: components['schemas']['Id'];
      /**
       * @description 姓名。
       * @example 林小满
       */
      name: string;
      /**
       * @description 单位（学校）。
       * @example 杭州市第二中学
       */
      school: string;
      /**
       * @description 电话。
       * @example 13800000001
       */
      tel: string;
      /**
       * @description 交来的文件，两小时内有效的签名链接，多个以逗号分开；还没有交时是空字符串。
       * @example /files/uploads/6f1c2f0e-6d5b-4d0f-9a53-1f7a0d6f4b11.pdf?expires=1788199200&name=a.pdf&signature=3q2x
       */
      files: string;
      /**
       * @description 审核：0 等待；1 通过，不能再交；-1 未通过，页面显示「作品审核未通过，请重新上传文件！」（Spec B 8）。
       * @example 0
       * @enum {integer}
       */
      status: -1 | 0 | 1;
      /**
       * @description 未通过的原因，由审核人写；其余状态是空字符串。没有这个字段时，页面只说未通过。
       * @example 照片不清晰，请重拍。
       */
      descr?: string;
      /** @description 报名时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /**
     * 微信签名
     * @description 交给微信脚本的 `wx.config`。
     */
    ShareSignature: {
      /**
       * @description 公众号的编号。
       * @example wx1234567890abcdef
       */
      app_id: string;
      /** @description 签名的时间。 */
      timestamp: components['schemas']['Seconds'];
      /**
       * @description 签名里的随机字。
       * @example 9f86d081884c7d65
       */
      nonce: string;
      /**
       * @description 签名。
       * @example 0f9de62fce790f9a083d5c99e95740ceb90c27ed
       */
      signature: string;
      /**
       * Format: uri
       * @description 微信脚本的地址；页面的内容安全策略只在微信里写上它的主机。
       * @example https://res.wx.qq.com/open/js/jweixin-1.6.0.js
       */
      script: string;
    };
    /**
     * 经办人的身份
     * @description 审核（reviewer）、编辑（editor）、管理（manager），可以兼任。
     * @example [
     *       "reviewer"
     *     ]
     */
    DeskRoles: ('reviewer' | 'editor' | 'manager')[];
    /**
     * 案头的登录
     * @description 经办人登录之后得到的令牌、姓名与身份。
     */
    DeskSession: {
      /**
       * @description 之后各次调用放在 `token` 请求头里的令牌；三十分钟不用就失效。
       * @example 3pXc2mJZ0b9w7Qv1
       */
      jwt: string;
      /**
       * @description 经办人的姓名。
       * @example 李敏
       */
      name: string;
      roles: components['schemas']['DeskRoles'];
    };
    /**
     * 案头的一盘
     * @description 网店申请（shops），以及各盘来件。
     * @example shops
     * @enum {string}
     */
    DeskTrayName: 'shops' | 'feedback' | 'works' | 'donations' | 'enrolments';
    /**
     * 一盘
     * @description 一盘里等着的件数，与最早的一件。
     */
    DeskTray: {
      tray: components['schemas']['DeskTrayName'];
      /**
       * @description 等着办的件数。
       * @example 23
       */
      waiting: number;
      /** @description 最早的一件交来的时刻。 */
      oldest: components['schemas']['OptionalSeconds'];
    };
    /**
     * 一个抽屉
     * @description 账号（accounts）、通知（notices）、防伪码（codes）、内容（content）里的一句话。
     */
    DeskDrawer: {
      /**
       * @description 哪一个抽屉。
       * @example accounts
       * @enum {string}
       */
      drawer: 'accounts' | 'notices' | 'codes' | 'content';
      /**
       * @description 抽屉上的一句话。
       * @example 128,406 位读者
       */
      note: string;
    };
    /**
     * 经办人
     * @description 案头上的一个人。
     */
    DeskOperator: {
      /**
       * @description 姓名。
       * @example 苏晴
       */
      name: string;
      roles: components['schemas']['DeskRoles'];
    };
    /**
     * 案头的一盘
     * @description 网店申请（shops）、来信（feedback）、作品（works）、捐赠（donations）、报名（enrolments）。
     * @example works
     * @enum {string}
     */
    DeskQueueName: 'shops' | 'feedback' | 'works' | 'donations' | 'enrolments';
    /**
     * 处理的状态
     * @description 0 等着办，1 已办或已通过，-1 未采纳或未通过，2 联系过、还没有办完（只有捐赠和教师报名）。
     * @example 0
     * @enum {integer}
     */
    DeskItemStatus: -1 | 0 | 1 | 2;
    /**
     * 按一列筛选
     * @description 一列的名字与它的值；几条都要合。
     */
    DeskFilterInput: {
      /**
       * 列
       * @description 列表的 `filters` 里的 `name`。
       * @example title
       */
      name: string;
      /**
       * 值
       * @example 我眼中的家乡
       */
      value: string;
    };
    /**
     * 盘里的一件
     * @description 读者交来的一件，在列表里的样子。
     */
    DeskItemSummary: {
      id: components['schemas']['Id'];
      status: components['schemas']['DeskItemStatus'];
      /**
       * @description 状态的名字。
       * @example 待审核
       */
      status_name: string;
      /** @description 交来的时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 认出这一件的几项，可以有空的。
       * @example [
       *       "我眼中的家乡",
       *       "小陈",
       *       "砚山县第三小学"
       *     ]
       */
      heading: string[];
      /**
       * @description 各列的内容，次序与列表的 `columns` 相同，可以有空的。
       * @example [
       *       "我眼中的家乡",
       *       "小陈",
       *       "砚山县第三小学",
       *       "13800000001"
       *     ]
       */
      cells: string[];
      /**
       * @description 备注或原因；没有时是空字符串。
       * @example
       */
      note: string;
      /**
       * @description 最近处理的人；没有时是空字符串。
       * @example
       */
      approver: string;
      /**
       * @description 转给了谁；没有转时是空字符串。
       * @example
       */
      assigned_to: string;
      /**
       * @description 附件的个数。
       * @example 1
       */
      files: number;
    };
    /** 找到的一件 */
    DeskHit: {
      tray: components['schemas']['DeskTrayName'];
      /**
       * @description 编号；网店申请是查询码。
       * @example 12
       */
      item: string;
      /**
       * @description 认出这一件的几项。
       * @example 郑州书香阁图书专营店
       */
      title: string;
      /**
       * @description 状态的名字。
       * @example 待审核
       */
      status_name: string;
      /** @description 交来的时刻。 */
      create_time: components['schemas']['Seconds'];
    };
    /** 一项 */
    DeskField: {
      /** @example 学校 */
      label: string;
      /**
       * @description 没有填写时是空字符串。
       * @example 砚山县第三小学
       */
      text: string;
    };
    /** 附件 */
    DeskFile: {
      /**
       * @description 存下来的文件名。
       * @example 12 作品 1.pdf
       */
      name: string;
      url: components['schemas']['FileUrl'];
    };
    /** 经过里的一步 */
    DeskAct: {
      /**
       * @description 谁办的。
       * @example 李敏
       */
      operator: string;
      /** @description 办的时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 办了什么。
       * @example 改为已通过
       */
      text: string;
    };
    /**
     * 打开的一件
     * @description 读者交来的一件，连同附件与经过。
     */
    DeskItem: {
      id: components['schemas']['Id'];
      status: components['schemas']['DeskItemStatus'];
      /**
       * @description 状态的名字。
       * @example 待审核
       */
      status_name: string;
      /** @description 交来的时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 认出这一件的几项，可以有空的。
       * @example [
       *       "我眼中的家乡",
       *       "小陈",
       *       "砚山县第三小学"
       *     ]
       */
      heading: string[];
      /**
       * @description 各列的内容，次序与列表的 `columns` 相同，可以有空的。
       * @example [
       *       "我眼中的家乡",
       *       "小陈",
       *       "砚山县第三小学",
       *       "13800000001"
       *     ]
       */
      cells: string[];
      /**
       * @description 备注或原因；没有时是空字符串。
       * @example
       */
      note: string;
      /**
       * @description 最近处理的人；没有时是空字符串。
       * @example
       */
      approver: string;
      /**
       * @description 转给了谁；没有转时是空字符串。
       * @example
       */
      assigned_to: string;
      /** @description 各项的名称与内容。 */
      fields: components['schemas']['DeskField'][];
      /** @description 附件；链接十分钟后失效，要再取就再打开一次。 */
      files: components['schemas']['DeskFile'][];
      /** @description 经过，旧的在前。 */
      acts: components['schemas']['DeskAct'][];
    };
    /**
     * 打开的网店申请
     * @description 一份申请的全部内容、证件与经过；每打开一次，记下谁看了身份证。
     */
    DeskShop: {
      id: components['schemas']['Id'];
      query_code: components['schemas']['QueryCode'];
      status: components['schemas']['ShopApplicationStatus'];
      /**
       * @description 第几次提交。
       * @example 2
       */
      round: number;
      /** @description 最近一次提交的时刻。 */
      create_time: components['schemas']['Seconds'];
      /** @example 郑州书香阁图书专营店 */
      shop_name: string;
      /** @example https://example.com/tmall/shop-1007 */
      shop_url: string;
      /** @example 天猫 */
      platform: string;
      /** @example 河南省 */
      province: string;
      /** @example 郑州书香阁图书有限公司 */
      company_name: string;
      /** @example 91000000MA00YANT38 */
      company_number: string;
      /** @example 河南省郑州市砚池街12号 */
      address: string;
      /** @example 我们在郑州经营图书零售。 */
      intro: string;
      /** @example 周晓 */
      contact: string;
      /** @example 13800000005 */
      phone: string;
      /** @example 10000001 */
      qq: string;
      is_merge: components['schemas']['Flag'];
      /**
       * @description 转给了谁；没有转时是空字符串。
       * @example
       */
      assigned_to: string;
      /**
       * @description 授权编号；没有发证时是空字符串。
       * @example
       */
      certificate_number: string;
      /**
       * @description 上次退回时写的填写内容的原因。
       * @example
       */
      data_reason: string;
      /** @description 申请人有没有账号；有的另得站内通知。 */
      has_account: components['schemas']['Flag'];
      /** @description 各张证件；链接十分钟后失效，要再看就再打开一次。 */
      papers: {
        paper: components['schemas']['ShopPaper'];
        url: components['schemas']['FileUrl'];
        /** @description 最近一次提交时换过。 */
        is_new: components['schemas']['Flag'];
        /**
         * @description 退回的原因；没有退回时是空字符串。
         * @example
         */
        reason: string;
      }[];
      /** @description 经过，新的在前。 */
      acts: {
        create_time: components['schemas']['Seconds'];
        /** @example 申请人改后再交，换了 1 张 */
        text: string;
      }[];
    };
    /** 写了一半的答复 */
    DeskLetterDraft: {
      /**
       * @description 答复。
       * @example 陶老师，您好！
       */
      text: string;
      /**
       * @description 判断；0 还没有。
       * @example 1
       * @enum {integer}
       */
      verdict: 0 | 1 | 2 | 3;
      /**
       * @description 勘误里的误。
       * @example BC 边标 3
       */
      wrong_text: string;
      /**
       * @description 勘误里的正。
       * @example
       */
      right_text: string;
    };
    /** 打开的来信 */
    DeskLetter: {
      /** @description 是不是图书纠错；意见反馈只需答复。 */
      is_correction: components['schemas']['Flag'];
      /** @description 说的是哪本书；网站上没有时是 null。 */
      book: {
        id: components['schemas']['Id'];
        /** @example 课时精练 高一数学（上册） */
        title: string;
        img_url: components['schemas']['FileUrl'];
        /**
         * @description 没有时是空字符串。
         * @example 978-7-0000-0045-6
         */
        isbn: string;
      } | null;
      /** @description 来信里写的位置，与已知的最后一次之后的印次。 */
      suggestion: {
        /** @example 47 */
        page_number: string;
        /** @example 第 9 题 */
        place: string;
        /** @example 6 */
        printing: number;
      };
      writer: {
        /**
         * @description 没有登录的读者是空字符串。
         * @example 陶老师
         */
        name: string;
        /** @description 这位读者来过几封，连这一封。 */
        came: components['schemas']['Count'];
        /** @description 其中属实的。 */
        right: components['schemas']['Count'];
      };
      /** @description 能用哪些方式答复。 */
      ways: {
        /**
         * @example mail
         * @enum {string}
         */
        by: 'mail' | 'sms' | 'notice';
        /**
         * @description 寄到哪里；手机号中间四位不给；站内消息是空字符串。
         * @example tao@example.com
         */
        to: string;
      }[];
      /** @description 同一处别的来信，一并答复。 */
      same: {
        id: components['schemas']['Id'];
        /**
         * @description 没有登录的读者是空字符串。
         * @example 孙同学
         */
        name: string;
        create_time: components['schemas']['Seconds'];
      }[];
      /** @description 这本书已有的勘误。 */
      errata: components['schemas']['Erratum'][];
      /** @description 没有草稿时是 null。 */
      draft: components['schemas']['DeskLetterDraft'] | null;
    };
    /** 列表里的一封通知 */
    DeskNoticeSummary: {
      id: components['schemas']['Id'];
      /**
       * @description 0 草稿，1 定时，3 已发。
       * @example 0
       * @enum {integer}
       */
      status: 0 | 1 | 3;
      /**
       * @description 题目。
       * @example 集合时间与车次
       */
      title: string;
      /**
       * @description 发给谁。
       * @example 命题工作坊 · 已通过和待审核的人
       */
      to: string;
      /**
       * @description 收信人数；草稿没有。
       * @example 86
       */
      recipient_count: number | null;
      /** @description 读过的。 */
      read_count: components['schemas']['Count'];
      /**
       * @description 到时没有发出、退回草稿的原因；没有时是空字符串。
       * @example
       */
      failure: string;
      /** @description 草稿存下的时刻，定时的时刻，或发出的时刻。 */
      time: components['schemas']['Seconds'];
    };
    /**
     * 发给谁
     * @description person 一个人，role 一种身份，all 全体，activity 报名某活动的人。
     * @example activity
     * @enum {string}
     */
    DeskNoticeAudience: 'person' | 'role' | 'all' | 'activity';
    /** 一封通知 */
    DeskNotice: components['schemas']['DeskNoticeSummary'] & {
      /**
       * @description 正文，一行一段。
       * @example {姓名}老师，您好！
       */
      text: string;
      audience: components['schemas']['DeskNoticeAudience'];
      /**
       * @description 一个人的手机号或邮箱；不是发给一个人，或账号已注销时是空字符串。
       * @example
       */
      account: string;
      /** @description 身份；不是发给一种身份时没有。 */
      role: components['schemas']['UserRole'] | null;
      /** @description 活动；不是发给报名某活动的人时没有。 */
      article_id: components['schemas']['Id'] | null;
      /**
       * @description 报名的状态。
       * @example [
       *       1,
       *       0
       *     ]
       */
      statuses: (-1 | 0 | 1)[];
      /** @description 定时的时刻；草稿没有。 */
      send_time: components['schemas']['Seconds'] | null;
    };
    /** 一部分人 */
    DeskNoticePart: {
      /**
       * @description 是哪些人。
       * @example 已通过
       */
      name: string;
      /** @description 人数。 */
      count: components['schemas']['Count'];
    };
    /**
     * 找到的账号
     * @description 案头找到的一个账号，手机号与邮箱是遮住的。
     */
    DeskAccountSummary: {
      id: components['schemas']['Id'];
      user_role: components['schemas']['UserRole'];
      /**
       * @description 真实姓名；没有认证时是空字符串。
       * @example 陶文静
       */
      username: string;
      /**
       * @description 昵称。
       * @example 陶老师
       */
      nickname: string;
      /**
       * @description 遮住的手机号；没有手机号的是遮住的邮箱。
       * @example 136****0005
       */
      account: string;
      /**
       * @description 省与市；没有时是空字符串。
       * @example 山东省 济南市
       */
      place: string;
      /** @description 最近来过的时刻，至少是注册的时刻。 */
      seen_time: components['schemas']['Seconds'];
      /** @description 1 已停用。 */
      is_stopped: components['schemas']['Flag'];
    };
    /**
     * 经过里的一件事
     * @description 案头上一个账号或一批防伪码的经过。
     */
    DeskEvent: {
      /** @description 时刻。 */
      time: components['schemas']['Seconds'];
      /**
       * @description 谁做了什么；读者自己做的没有姓名。
       * @example 周衡看了身份证号
       */
      text: string;
      /**
       * @description 事由；没有时是空字符串。
       * @example 本人来电找回账号
       */
      reason: string;
    };
    /**
     * 一个账号
     * @description 案头打开的一个账号。手机号、邮箱与身份证号是遮住的，没有时是空字符串。
     */
    DeskAccount: {
      id: components['schemas']['Id'];
      user_role: components['schemas']['UserRole'];
      /**
       * @description 真实姓名；没有认证时是空字符串。
       * @example 陶文静
       */
      username: string;
      /**
       * @description 昵称。
       * @example 陶老师
       */
      nickname: string;
      /**
       * @description 头像的网址；没有时是空字符串。
       * @example
       */
      avatar: string;
      /**
       * @description 遮住的手机号。
       * @example 136****0005
       */
      phone: string;
      /**
       * @description 遮住的邮箱。
       * @example t***@example.cn
       */
      email: string;
      /**
       * @description 遮住的身份证号。
       * @example 3****************2
       */
      identity_card_code: string;
      /**
       * @description 学校；没有时是空字符串。
       * @example 济南市明湖实验中学
       */
      school: string;
      /**
       * @description 商家的店名；没有时是空字符串。
       * @example
       */
      store_name: string;
      /**
       * @description 学段、年级与学科；没有时是空字符串。
       * @example 高中 数学
       */
      teaching: string;
      /**
       * @description 省与市；没有时是空字符串。
       * @example 山东省 济南市
       */
      place: string;
      /** @description 注册的时刻。 */
      create_time: components['schemas']['Seconds'];
      /** @description 最近来过的时刻。 */
      seen_time: components['schemas']['Seconds'];
      /** @description 停用的时刻；在用时是 null。 */
      stopped_time: components['schemas']['OptionalSeconds'];
      /**
       * @description 停用的事由；在用时是空字符串。
       * @example
       */
      stopped_reason: string;
      /**
       * @description 查验过的书。
       * @example 3
       */
      books: number;
      /**
       * @description 下载过的份数。
       * @example 24
       */
      downloads: number;
      /**
       * @description 来信的封数。
       * @example 4
       */
      letters: number;
      /** @description 登录着的设备，最近用过的在前。 */
      sessions: {
        /**
         * @description 这一次登录。
         * @example 6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11
         */
        id: string;
        /**
         * @description 设备与浏览器。
         * @example 手机 · Android · 微信
         */
        device: string;
        /** @description 登录的时刻。 */
        create_time: components['schemas']['Seconds'];
        /** @description 最近用过的时刻。 */
        last_time: components['schemas']['Seconds'];
      }[];
      /** @description 经过，最近的在前。 */
      history: components['schemas']['DeskEvent'][];
    };
    /**
     * 事由
     * @description 为什么这样做，记入经过，读者看不到。
     * @example 本人来电找回账号
     */
    DeskReason: string;
    /**
     * 一批防伪码
     * @description 一批防伪码做了多少、查了多少。库里只存摘要，看不到码。
     */
    DeskBatch: {
      /**
       * @description 批次，按年月编号；内容文件夹带来的是“导入”。
       * @example 2611-03
       */
      name: string;
      /**
       * @description 书名；“导入”不止一种书，是空字符串。
       * @example 高考数学总复习
       */
      book: string;
      /**
       * @description 个数。
       * @example 20000
       */
      amount: number;
      /**
       * @description 交给哪家印厂；没有写明时是空字符串。
       * @example 示例印务
       */
      printer: string;
      /**
       * @description 谁做的；“导入”是空字符串。
       * @example 周衡
       */
      made_by: string;
      /** @description 做出的时刻；“导入”是 null。 */
      make_time: components['schemas']['OptionalSeconds'];
      /**
       * @description 首查过的个数。
       * @example 312
       */
      checked: number;
      /**
       * @description 首查之后再查的次数。
       * @example 96
       */
      again: number;
      /** @description 第一次查验的时刻；没有人查过时是 null。 */
      first_time: components['schemas']['OptionalSeconds'];
      /**
       * @description 最近一次查验在哪一天（YYYY-MM-DD），九十天以内；没有时是空字符串。
       * @example 2026-11-25
       */
      last_day: string;
      /** @description 收回的时刻；没有收回时是 null。 */
      recall_time: components['schemas']['OptionalSeconds'];
      /**
       * @description 收回的事由；没有时是空字符串。
       * @example
       */
      recall_reason: string;
      /**
       * @description 三十天里查得可疑的码，几个。
       * @example 3
       */
      suspicious: number;
    };
    /**
     * 一处
     * @description 可疑的查验在哪里，几次。
     */
    DeskPlace: {
      /**
       * @description 省的简称，或者一段网络。
       * @example 河南
       */
      name: string;
      /**
       * @description 次数。
       * @example 46
       */
      checks: number;
    };
    /**
     * 一览的数字
     * @description 三十天与今天的数字。天是东八区的。
     */
    DeskFigures: {
      /** @description 三十天，今天在最后。 */
      days: string[];
      /** @description 各项。 */
      rows: {
        /**
         * @description 注册、下载、正版查验、搜索没有结果、没送到的消息、出错。
         * @example registrations
         * @enum {unknown}
         */
        name: 'registrations' | 'downloads' | 'checks' | 'misses' | 'failed' | 'errors';
        /** @description 每天的数，与 `days` 对应。 */
        days: number[];
        /**
         * @description 昨天到此时的数。
         * @example 188
         */
        yesterday: number;
      }[];
      /** @description 今天一共搜索了几次。 */
      searches: components['schemas']['Count'];
      /** @description 今天没送到的短信。 */
      failed_sms: components['schemas']['Count'];
      /** @description 今天没送到的邮件。 */
      failed_mail: components['schemas']['Count'];
      /** @description 三十天里搜不到的词，多的在前。不记可能是个人信息的。 */
      missed: {
        /**
         * @description 读者找的词。
         * @example 八年级物理下册 答案
         */
        words: string;
        /**
         * @description 找了几次。
         * @example 412
         */
        count: number;
      }[];
      /** @description 三十天里最多人读的网页，多的在前；没有数的时候是空的。 */
      read: {
        /**
         * @description 详情是内容的标题，其余是网页的名字。
         * @example 2026 年高三数学期中试卷
         */
        title: string;
        /**
         * @description 网页的路径。
         * @example /layout/list/topicSubjectDetails?id=7
         */
        path: string;
        /**
         * @description 读了几次。
         * @example 3120
         */
        count: number;
      }[];
    };
    /**
     * 一种内容的改动
     * @description 载入会怎样改动一种内容。
     */
    DeskContentKind: {
      /**
       * @description 内容的名称。
       * @example 图书
       */
      label: string;
      /** @description 新添的。 */
      added: components['schemas']['Count'];
      /** @description 改动的。 */
      changed: components['schemas']['Count'];
      /** @description 撤下过、又放回来的。 */
      returned: components['schemas']['Count'];
      /** @description 撤下的。 */
      withdrawn: components['schemas']['Count'];
      /** @description 不变的。 */
      same: components['schemas']['Count'];
      /** @description 定时上线的。 */
      scheduled: components['schemas']['Count'];
      /** @description 其中最早的什么时候上线。 */
      scheduled_from: components['schemas']['OptionalSeconds'];
      /** @description 有错的处数。 */
      faults: components['schemas']['Count'];
    };
    /**
     * 一版内容
     * @description 发布过的一版。
     */
    DeskContentVersion: {
      /**
       * @description 第几版。
       * @example 47
       */
      version: number;
      /** @description 发布的时刻。 */
      create_time: components['schemas']['Seconds'];
      /**
       * @description 谁发布的。
       * @example 陶文昌
       */
      operator: string;
      /**
       * @description 回到了第几版；0 不是回到。
       * @example 0
       */
      restores: number;
      /** @description 改动了的各种内容。 */
      kinds: components['schemas']['DeskContentKind'][];
    };
    /**
     * 一处错
     * @description 错在哪一格，错在哪里。
     */
    DeskContentFault: {
      /**
       * @description 文件。
       * @example 十二月上新.xlsx
       */
      file: string;
      /**
       * @description 工作表；别的文件是空字符串。
       * @example 图书
       */
      sheet: string;
      /**
       * @description 行。
       * @example 8
       */
      line: number;
      /**
       * @description 哪一格，或哪几格；不是表格时是空字符串。
       * @example F8
       */
      reference: string;
      /**
       * @description 错在哪里，应该怎样写。
       * @example 缺少书号
       */
      message: string;
    };
    /**
     * 试排的结果
     * @description 内容载入之前的检查。有错时什么都不写入。错按同样的错归在一起，多的在前；每种与全部各有上限，`count` 是全数。
     */
    DeskContentProof: {
      /**
       * @description 没有错的一次试排，凭它发布；有错的是空字符串。
       * @example 6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11
       */
      proof: string;
      /** @description 有改动、有错或有内容的各种。 */
      kinds: components['schemas']['DeskContentKind'][];
      /** @description 全部的错。 */
      faults: components['schemas']['Count'];
      /** @description 各种错。 */
      sorts: {
        /**
         * @description 这种错。
         * @example 缺少书号
         */
        sort: string;
        /**
         * @description 有几处。
         * @example 20000
         */
        count: number;
        /** @description 最先的几处。 */
        list: components['schemas']['DeskContentFault'][];
      }[];
      /** @description 有错的表格，只有错的上下几行。 */
      sheets: {
        /**
         * @description 文件。
         * @example 十二月上新.xlsx
         */
        file: string;
        /**
         * @description 工作表；CSV 是空字符串。
         * @example 图书
         */
        sheet: string;
        /** @description 各列。 */
        columns: {
          /**
           * @description 列的字母。
           * @example F
           */
          name: string;
          /**
           * @description 列的标题。
           * @example 书号
           */
          heading: string;
        }[];
        /** @description 各行。 */
        rows: {
          /**
           * @description Excel 里的行号。
           * @example 8
           */
          number: number;
          /** @description 各格的文字，长的只有开头。 */
          cells: string[];
          /** @description 属于合并单元格、自己没有内容的是第几格，从 0 数。 */
          merged: number[];
        }[];
      }[];
      /** @description 读表时自己认出的：编码、日期、空行。一个表一句。 */
      notes: string[];
      /**
       * @description 现在线上的是第几版；0 还没有。
       * @example 47
       */
      version: number;
    };
    /**
     * 试卷编号
     * @description 至多 50 份，同一份写两次也只算一次。
     * @example [
     *       512,
     *       513
     *     ]
     */
    PaperIds: number[];
    /** 试卷的大小 */
    PaperSize: {
      /** @example 512 */
      id: number;
      /**
       * @description 整份的各个文件一共多少字节。
       * @example 4404019
       */
      size: number;
      /**
       * @description 访客能看到的部分有多少字节。还没有截取过的试卷没有此项。
       * @example 3303014
       */
      shown_size?: number;
      /**
       * @description 整份一共多少页。没有记下页数的试卷没有此项。
       * @example 8
       */
      pages?: number;
    };
    /** 打包下载 */
    PaperBundle: {
      /**
       * @description 一个 ZIP 文件的短期签名链接，一小时内有效。长度事先知道，可以按字节续传；文件在取的时候才装进去，服务端不留副本。
       * @example /files/bundles/512-513.zip?expires=1788192600&name=bundle.zip&signature=3q2x
       */
      url: string;
      /**
       * @description 装进去的试卷，次序与 ZIP 里一致。
       * @example [
       *       {
       *         "id": 512,
       *         "title": "高三数学期中试卷",
       *         "size": 4404019
       *       }
       *     ]
       */
      papers: {
        id: number;
        title: string;
        /** @description 字节。 */
        size: number;
      }[];
      /**
       * @description 没有装进去的试卷：已下架，或者文件不在了。查无此卷的标题是空的。它们不计下载。
       * @example [
       *       {
       *         "id": 513,
       *         "title": "高三英语期中试卷"
       *       }
       *     ]
       */
      left_out: {
        id: number;
        title: string;
      }[];
    };
  };
  responses: {
    /** @description 传输层拒绝：404 没有这个路径，413 正文过大，415 正文不是此接口接受的类型，429 请求过于频繁，431 请求头过大。 */
    ClientFault: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['TransportFailure'];
      };
    };
    /** @description 服务端出错：500 内部错误，503 暂时不可用，过几秒可以再试。正文可能为空，客户端须当作错误。 */
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
  getStages: {
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
  getClasses: {
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
  getSubjects: {
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
  getSchoolTypes: {
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
  getFlowTypes: {
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
  getGradeGroups: {
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
            data: components['schemas']['NamedGroup'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getGrades: {
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
            data: components['schemas']['Grade'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getSubjectsOfStage: {
    parameters: {
      query?: {
        /** @description 学段或年级的编号；「全部」传空字符串或不传。 */
        stage?: components['schemas']['FilterId'];
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
                data: components['schemas']['FilterOption'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getProvinces: {
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
            data: components['schemas']['NamedGroup'][];
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
          /**
           * 搜索文字
           * @description 标题里的文字。
           */
          search?: components['schemas']['SearchText'];
          /** 页码 */
          page?: components['schemas']['PageInput'];
          /** 每页条数 */
          psize?: components['schemas']['PageSizeInput'];
          /**
           * 年级
           * @description 年级的编号；给出学段的编号时是该学段的全部。
           */
          classes?: components['schemas']['FilterId'];
          /** 学科 */
          subject?: components['schemas']['FilterId'];
          /** 活动主题 */
          theme?: components['schemas']['FilterId'];
          /**
           * 学段
           * @description 学段的编号；也接受年级的编号。
           */
          activity_grade?: components['schemas']['FilterId'];
          /** 流程类型 */
          flow_type?: components['schemas']['FilterId'];
          /** 院校类型 */
          university_type?: components['schemas']['FilterId'];
          /** 省份 */
          province?: components['schemas']['FilterId'];
          /** 城市 */
          city?: components['schemas']['FilterId'];
          /**
           * 关键字
           * @description 关键字的编号（getKeywords 的 `id`）。
           */
          keyword?: components['schemas']['FilterId'];
          /**
           * 推荐
           * @description 只要编辑推荐的。
           */
          is_recommended?: components['schemas']['FlagInput'];
          /**
           * 热门
           * @description 只要热门的。
           */
          is_hot?: components['schemas']['FlagInput'];
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
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getArticle: {
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
          /** 文章编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['Article'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  countPlay: {
    parameters: {
      query: {
        /** @description 文章的编号。 */
        id: components['schemas']['IdInput'];
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
  getActivityThemes: {
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
            /** @description 按编排的次序。 */
            data: components['schemas']['NamedItem'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getKeywords: {
    parameters: {
      query: {
        /** @description 1 教学成果，2 学生作品。 */
        type: 1 | 2;
        /**
         * @description 学段或年级的编号；「全部」传空字符串或不传。
         * @example 9
         */
        stage_id?: components['schemas']['FilterId'];
        /**
         * @description 与 stage_id 相同，供旧客户端使用。
         * @example
         */
        stage?: components['schemas']['FilterId'];
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
                /** @description 按学段与编排的次序。 */
                data: components['schemas']['KeywordOption'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getOnlineClasses: {
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
            /** @description 年级编号对名称。 */
            data: {
              [key: string]: string;
            };
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getOnlineSubjects: {
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
            /** @description 学科编号对名称。 */
            data: {
              [key: string]: string;
            };
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getUniversityProvinces: {
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
            /** @description 按行政区划的次序。 */
            data: components['schemas']['NamedItem'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getUniversityTypes: {
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
            /** @description 按编排的次序。 */
            data: components['schemas']['NamedItem'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getCompanyIntro: {
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
            data: components['schemas']['CompanyIntro'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getHistory: {
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
            /** @description 按年份先后。 */
            data: components['schemas']['HistoryEntry'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getAddressCards: {
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
            /** @description 按编排的次序，第一张是总部。 */
            data: components['schemas']['AddressCard'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDistrictAgentPhones: {
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
            /** @description 按编排的次序。 */
            data: components['schemas']['DistrictAgentPhone'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getTeacherCards: {
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
            /** @description 按编排的次序，至少三张。 */
            data: components['schemas']['TeacherCard'][];
          };
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
        'application/json': components['schemas']['PaperFilter'];
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
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listPapers: {
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
        'application/json': components['schemas']['PaperFilter'] & {
          /** 最新上传 */
          is_new?: components['schemas']['FlagInput'];
          /** 下载最多 */
          is_recommended?: components['schemas']['FlagInput'];
          /** 热门 */
          is_hot?: components['schemas']['FlagInput'];
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
                  /** @description 本页的试卷。 */
                  list: components['schemas']['PaperSummary'][];
                  /** @description 符合条件的总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  findInPapers: {
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
        'application/json': components['schemas']['PaperFilter'] & {
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
                  /** @description 本页的试卷。 */
                  list: components['schemas']['FoundPaper'][];
                  /** @description 找到的份数，至多 300。 */
                  count: components['schemas']['Count'];
                  /**
                   * @description 一份也没有时，单独能找到的词，至多三个；否则是空的。
                   * @example [
                   *       "粗糙斜面",
                   *       "匀变速"
                   *     ]
                   */
                  fewer: string[];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getPaper: {
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
          /** 试卷编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['Paper'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getPaperPreview: {
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
          /** 试卷编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['PaperPreview'];
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
  getPaperFiles: {
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
          /** 试卷编号 */
          id: components['schemas']['IdInput'];
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
  getPaperProperties: {
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
            data: components['schemas']['PaperProperties'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getScoreAreas: {
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
            data: components['schemas']['FilterOption'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getScoreYears: {
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
            data: components['schemas']['FilterOption'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getScoreClasses: {
    parameters: {
      query?: {
        /** @description 年份；「全部」传空字符串或不传。 */
        year_id?: components['schemas']['FilterId'];
        /** @description 地区的编号；「全部」传空字符串或不传。 */
        area_id?: components['schemas']['FilterId'];
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
                data: components['schemas']['FilterOption'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getScoreBatches: {
    parameters: {
      query?: {
        /** @description 年份；「全部」传空字符串或不传。 */
        year_id?: components['schemas']['FilterId'];
        /** @description 地区的编号；「全部」传空字符串或不传。 */
        area_id?: components['schemas']['FilterId'];
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
                data: components['schemas']['FilterOption'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listScoreLines: {
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
          /** 地区 */
          area_id?: components['schemas']['FilterId'];
          /** 年份 */
          year_id?: components['schemas']['FilterId'];
          /** 科类 */
          class_id?: components['schemas']['FilterId'];
          /** 批次 */
          batch_id?: components['schemas']['FilterId'];
          /**
           * 关键字
           * @description 省份、年份或分数里的文字。
           */
          search?: components['schemas']['SearchText'];
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
                  /** @description 本页的分数线。 */
                  list: components['schemas']['ScoreLine'][];
                  /** @description 符合条件的总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
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
          /**
           * 书名
           * @description 标题里的文字。
           */
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
            | components['schemas']['Unauthenticated']
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
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listBookErrata: {
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
                data: components['schemas']['BookErrata'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired'];
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
                data: components['schemas']['BookSummary'][];
              })
            | components['schemas']['Unauthenticated'];
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
         * @description 栏目的标题，其后可以空格分开写学科、年级与标题里的词，如 `必备图书 语文 高三`：越合的排得越前，
         *     图书、试卷与课程的栏目还会加上同学科同年级的新内容。没有合的，就是编辑排定的次序。
         * @example 必备图书 语文 高三
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
                  /** @description 本页的推荐，合关键词的在前，其余按编排的次序。 */
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
  listFavourites: {
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
          /** 收藏类型 */
          type: components['schemas']['FavouriteTypeInput'];
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
                  /** @description 本页的收藏，都是所问的类型。 */
                  list: components['schemas']['Favourite'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  deleteFavourite: {
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
          /** 收藏编号 */
          favorite_id: components['schemas']['IdInput'];
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
  getFavouriteTypes: {
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
                data: components['schemas']['FavouriteTypes'];
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listMyBooks: {
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
                  list: components['schemas']['MyBook'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listMyDownloads: {
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
          /** 下载类型 */
          type: components['schemas']['DownloadType'];
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
                  /** @description 本页的下载，都是所问的类型。 */
                  list: components['schemas']['MyDownload'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  deleteMyDownload: {
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
          /** 记录编号 */
          id: components['schemas']['IdInput'];
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
  getMyDownloadFiles: {
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
          /** 记录编号 */
          id: components['schemas']['IdInput'];
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
  listMyActivities: {
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
                  /** @description 本页的活动。 */
                  list: components['schemas']['MyActivity'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getUnreadCount: {
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
                  /** @description 未读的条数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listMessages: {
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
                  /** @description 本页的消息。 */
                  list: components['schemas']['Message'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getMessage: {
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
          /** 消息编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['Message'];
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
  readMessages: {
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
          /** 消息编号 */
          ids: components['schemas']['IdList'];
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
  deleteMessages: {
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
          /** 消息编号 */
          ids: components['schemas']['IdList'];
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
            | components['schemas']['Conflict']
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
          /** 验证码 */
          code: components['schemas']['VerificationCode'];
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
            | components['schemas']['Conflict']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  register: {
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
          /** 身份 */
          user_role: components['schemas']['UserRole'];
          /**
           * 关注的学段
           * @description 家长必填。学段编号。
           * @example 10
           */
          study_stage?: components['schemas']['FilterId'];
          /**
           * 店铺名称
           * @description 商家必填。
           * @example 书香阁图书专营店
           */
          store_name?: string;
          /**
           * 昵称
           * @example 周老师
           */
          nickname: string;
          /**
           * 省份
           * @description 学生、教师、商家必填；家长的省市在页面上只读，可以没有。级联框 provinceAndCityArr 的第一项。
           * @example 11
           */
          province?: components['schemas']['FilterId'];
          /**
           * 城市
           * @description 与 province 同填。级联框 provinceAndCityArr 的第二项，须属于该省。
           * @example 1101
           */
          city?: components['schemas']['FilterId'];
          /**
           * 学校
           * @description 学生、教师必填。
           * @example 北京市第十二中学
           */
          school?: string;
          /**
           * 任教学科
           * @description 教师必填。学科编号。
           * @example 2
           */
          subject?: components['schemas']['FilterId'];
          /**
           * 任教学段
           * @description 教师必填。学段编号（名称里写作 Grade，值是学段）。
           * @example 9
           */
          teachGradeId?: components['schemas']['FilterId'];
          /**
           * 年级
           * @description 学生必填。年级编号（158 至 169）。
           * @example 169
           */
          gradeId?: components['schemas']['FilterId'];
          /** 密码 */
          password: components['schemas']['NewPassword'];
          /** 重复密码 */
          password_confirm: components['schemas']['PasswordRepeated'];
          /** 验证方式 */
          authentication_methods: components['schemas']['CodeChannel'];
          /**
           * 手机号
           * @description 验证方式为 1 时必填。1 开头的 11 位数字。
           * @example 13800000006
           */
          phone?: string;
          /**
           * 手机验证码
           * @description 验证方式为 1 时必填。
           * @example 042917
           */
          phone_code?: string;
          /**
           * 邮箱
           * @description 验证方式为 2 时必填。
           * @example lin.mama@example.com
           */
          email?: string;
          /**
           * 邮箱验证码
           * @description 验证方式为 2 时必填。
           * @example 042917
           */
          email_code?: string;
        } & (unknown & unknown & unknown & unknown & unknown & unknown);
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
            | components['schemas']['Conflict']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  sendPhoneCode: {
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
          /** 手机号 */
          phone: components['schemas']['PhoneNumber'];
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
  sendEmailCode: {
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
          /** 邮箱 */
          email: components['schemas']['EmailAddress'];
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
  sendRecoveryCode: {
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
          /**
           * 账号
           * @description type 为 1 时是手机号，为 2 时是邮箱。
           * @example 13800000003
           */
          account: string;
        } & (unknown & unknown);
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
  resetPassword: {
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
          /**
           * 账号
           * @description type 为 1 时是手机号，为 2 时是邮箱。
           * @example 13800000003
           */
          account: string;
          /** 验证码 */
          code: components['schemas']['VerificationCode'];
          /** 密码 */
          password: components['schemas']['NewPassword'];
          /** 重复密码 */
          password_confirm: components['schemas']['PasswordRepeated'];
        } & (unknown & unknown);
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
            | components['schemas']['Conflict']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  sendResetPhoneCode: {
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
          /** 手机号 */
          phone: components['schemas']['PhoneNumber'];
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
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  updateUserInfo: {
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
        'application/json': components['schemas']['ProfileChange'];
        'application/x-www-form-urlencoded': components['schemas']['ProfileChange'];
        'multipart/form-data': {
          /**
           * 头像
           * Format: binary
           * @description jpg、jpeg 或 png，以内容为准；一个文件，至多 5 MB（5242880 字节）。正方形由客户端裁好（Spec B 5）。
           *     换下的旧头像随即删除。过大是 400「文件大小请控制在5M之内」，多于一个是 400「只可上传一个文件」。
           */
          avatar?: Blob;
        } & components['schemas']['ProfileChange'];
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
                data: components['schemas']['ProfileSaved'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Conflict']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect']
            | components['schemas']['Unconfirmed']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listSessions: {
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
                data: components['schemas']['LoginSession'][];
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  endOtherSessions: {
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
                  /** @description 退出了几处登录。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  sendConfirmCode: {
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
                data: components['schemas']['MaskedAccount'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  exportOwnData: {
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
                data: components['schemas']['OwnData'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  deleteAccount: {
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
          /**
           * 密码
           * @description 当前的登录密码；只查有没有填，格式在注册时查过。
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
                data: null;
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getShopSearchOptions: {
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
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: components['schemas']['ShopSearchOptions'];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listOnlineShops: {
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
          /**
           * 搜索文字
           * @description 店铺名称或授权编号里的文字。
           */
          search?: components['schemas']['SearchText'];
          /** 省份 */
          territory?: components['schemas']['FilterId'];
          /** 平台 */
          platform?: components['schemas']['FilterId'];
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
                  /** @description 本页的网店。 */
                  list: components['schemas']['OnlineShop'][];
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
  getOnlineShop: {
    parameters: {
      query: {
        /** @description 网店的编号。 */
        id: number;
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
                data: components['schemas']['OnlineShop'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listOfflineStores: {
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
          /**
           * 城市/书店名称
           * @description 城市或书店名称里的文字。
           */
          search?: components['schemas']['SearchText'];
          /** 省份 */
          territory?: components['schemas']['FilterId'];
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
                  /** @description 本页的书店。 */
                  list: components['schemas']['OfflineStore'][];
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
  listStorePlatforms: {
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
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            /** @description 全部平台。 */
            data: components['schemas']['StorePlatform'][];
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  sendShopPhoneCode: {
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
          phone: components['schemas']['PhoneNumber'];
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
  submitShopApplication: {
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
          /**
           * 店铺平台
           * @description 平台的编号，来自 listStorePlatforms。
           */
          shop_platform: components['schemas']['IdInput'];
          /**
           * 店铺名称
           * @example 郑州书香阁图书专营店
           */
          shop_name: string;
          /**
           * 店铺链接
           * @description http 或 https 地址；没有写协议的补为 https。
           * @example https://example.com/tmall/shop-1007
           */
          shop_url: string;
          /**
           * 省份
           * @description 省份的编号，来自 getShopSearchOptions 的 `territory`。
           */
          province: components['schemas']['IdInput'];
          /**
           * 联系人姓名
           * @example 周晓
           */
          contact: string;
          /**
           * QQ 号码
           * @example 10000001
           */
          qq: string;
          /**
           * 电话号码
           * @description 收到验证码的手机号：1 开头的 11 位数字。
           * @example 13800000005
           */
          phone: string;
          /**
           * 手机验证码
           * @description sendShopPhoneCode 发出的 6 位数字。只有改后再交而手机号没有改动时可以没有。
           * @example 042917
           */
          phone_code?: string;
          /**
           * 公司名称
           * @example 郑州书香阁图书有限公司
           */
          company_name: string;
          /**
           * 公司代码
           * @description 通常是 18 位统一社会信用代码（GB 32100）或 9 位组织机构代码（GB 11714），大小写均可；只要求填写，由审核人与证件核对。
           * @example 91000000MA00YANT38
           */
          company_number: string;
          /**
           * 通讯地址
           * @example 河南省郑州市砚池街12号
           */
          address: string;
          /**
           * 公司简介
           * @description 只要求填写；字数的提示来自规格，不强制（Spec B 5）。
           * @example 我们在郑州经营图书零售。
           */
          intro: string;
          /**
           * 是否三合一
           * @description 1 营业执照、组织机构代码证与税务登记证已合一，0 未合一。
           */
          is_merge: components['schemas']['Flag'];
          /**
           * 授权协议
           * @description 申请人勾选同意的协议，即 getShopAgreement 的 `name`。
           * @example authorization_agreement
           * @enum {string}
           */
          agreement_name: 'authorization_agreement';
          /**
           * 出版物经营许可证
           * @description 1 张图片。
           */
          publication_license: components['schemas']['UploadUrls'];
          /**
           * 组织机构代码证
           * @description 1 张图片，未合一时必填；三合一时不看。
           */
          company_number_img?: components['schemas']['UploadUrls'];
          /**
           * 税务登记证
           * @description 1 张图片，未合一时必填；三合一时不看。
           */
          tax_certificate?: components['schemas']['UploadUrls'];
          /**
           * 营业执照
           * @description 1 张图片；三合一时是合一的营业执照。
           */
          business_license: components['schemas']['UploadUrls'];
          /**
           * 身份证
           * @description 1 至 2 张图片，以逗号分开。
           */
          identity_card: components['schemas']['UploadUrls'];
          /** @description 改后再交的那一份，与 `pass` 一同交来。 */
          query_code?: components['schemas']['QueryCode'];
          pass?: components['schemas']['ShopPass'];
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
                  query_code: components['schemas']['QueryCode'];
                  pass?: components['schemas']['ShopPass'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  queryShopApplication: {
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
          /**
           * 查询码
           * @description 任意文字（Spec B 5）。
           * @example 7kxq-4mrw-9teb
           */
          query_code: string;
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
                data: components['schemas']['ShopApplicationProgress'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  openShopApplication: {
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
          /**
           * 查询码
           * @example 7KXQ4MRW9TEB
           */
          query_code: string;
          pass?: components['schemas']['ShopPass'];
          /**
           * 手机号码
           * @description 申请时填的手机号。
           */
          phone?: components['schemas']['PhoneNumber'];
          phone_code?: components['schemas']['VerificationCode'];
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
                data: components['schemas']['ReturnedApplication'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired']
            | components['schemas']['Incorrect']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getShopAgreement: {
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
                data: components['schemas']['ShopAgreement'];
              })
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  submitBookFeedback: {
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
          /**
           * 问题类型
           * @description 1 图书纠错，2 意见反馈。
           * @example 1
           * @enum {integer}
           */
          type: 1 | 2;
          /**
           * 图书名称
           * @example 高考数学总复习
           */
          book_name: string;
          /**
           * 学科
           * @example 数学
           */
          subject: string;
          /**
           * 书号
           * @description 纠错（type 1）必填。
           * @example 978-7-0000-0000-0
           */
          book_number?: string;
          /**
           * 页码
           * @description 纠错（type 1）必填。
           * @example 47
           */
          page_number?: string;
          /**
           * 题号
           * @description 纠错（type 1）必填。
           * @example 9
           */
          question_number?: string;
          /**
           * 年份
           * @description 纠错（type 1）必填。版权页上的年份。
           * @example 2026
           */
          edition_year?: string;
          /**
           * 月份
           * @description 纠错（type 1）必填。版权页上的月份。
           * @example 6
           */
          edition_month?: string;
          /**
           * 版次
           * @description 纠错（type 1）必填。例如 2 表示第 2 版。
           * @example 2
           */
          edition_version?: string;
          /**
           * 印次
           * @description 纠错（type 1）必填。例如 5 表示第 5 次印刷。
           * @example 5
           */
          print_batch?: string;
          /**
           * 问题描述
           * @description 至少 10 个字，首尾空白不计。
           * @example 第 9 题图中的字母 A、B 与题干标注相反。
           */
          descr: string;
          /**
           * 图片
           * @description 封面、版权页与有误之处的照片，1 至 10 张，以逗号分开。
           */
          images: components['schemas']['UploadUrls'];
          /**
           * 邮箱
           * @example reader@example.com
           */
          email: string;
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
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  submitBookDonation: {
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
          /**
           * 单位名称
           * @example 砚山县第三小学
           */
          unit_name: string;
          /**
           * 省、市
           * @description 地区选择器的各级名称连成一段文字。
           * @example 云南省文山州
           */
          province_city: string;
          /**
           * 详细地址
           * @example 砚山县书院路 8 号
           */
          address: string;
          /**
           * 联系人姓名
           * @example 杨老师
           */
          contacts: string;
          /**
           * 联系人电话
           * @description 手机或带区号的固定电话，不限格式。
           * @example 13800000006
           */
          phone: string;
          /**
           * 捐赠需求说明
           * @description 图书需求，包括数量、内容、学科、年级等。
           * @example 三至六年级语文、数学练习册各 120 册。
           */
          explain: string;
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
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  verifyGenuineBook: {
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
          /**
           * 防伪码
           * @description 防伪标签刮开涂层后的文字。
           * @example ytjy 2027 ksjl 0001
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
                data: components['schemas']['GenuineCheck'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound']
            | components['schemas']['Expired']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getGenuineQrcode: {
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
      /** @description 成功，或带提示的拒绝。 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            /** @constant */
            code: 200;
            data: {
              /** @description 二维码图片。 */
              oa_qrcode: components['schemas']['FileUrl'];
            };
          };
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  uploadFile: {
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
        'multipart/form-data': {
          /** 文件 */
          file: components['schemas']['AttachmentFile'];
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
                  /** @description 签名链接，原样填进表单；提交时只认路径，签名过期也不要紧。 */
                  url: components['schemas']['FileUrl'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  applyAsTeacher: {
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
          /**
           * 活动编号
           * @description 活动的文章编号。
           */
          article_id: components['schemas']['IdInput'];
          /**
           * 姓名
           * @example 周明
           */
          name: string;
          /**
           * 单位
           * @example 北京市第十二中学
           */
          school: string;
          /**
           * 手机号
           * @description 不查格式（Spec B 5）。
           * @example 13800000003
           */
          tel: string;
          /**
           * 邮箱
           * @description 不查格式（Spec B 5）。
           * @example zhou.ming@example.com
           */
          email: string;
          /**
           * 教授学科
           * @example 数学
           */
          subject: string;
          /**
           * 教授学段
           * @description 学段编号：9 高中，10 初中，7 小学。
           */
          stage: components['schemas']['IdInput'];
          /**
           * 附件
           * @description 可以没有。至多一个文件：jpg、jpeg、png、gif、doc、docx 或 pdf。
           */
          files?: components['schemas']['UploadUrls'];
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
                data: components['schemas']['ApplicationCreated'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  applyAsStudent: {
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
          /**
           * 活动编号
           * @description 活动的文章编号。
           */
          article_id: components['schemas']['IdInput'];
          /**
           * 姓名
           * @example 林小满
           */
          name: string;
          /**
           * 单位
           * @example 杭州市第二中学
           */
          school: string;
          /**
           * 电话
           * @description 不查格式（Spec B 5）。
           * @example 13800000001
           */
          tel: string;
          /**
           * 附件
           * @description 作品。一个文件：jpg、jpeg、png、gif、doc、docx 或 pdf。
           */
          files: components['schemas']['UploadUrls'];
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  uploadActivityFile: {
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
        'multipart/form-data': {
          /** 附件 */
          files: components['schemas']['AttachmentFile'];
          /** 报名编号 */
          id: components['schemas']['IdInput'];
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
            | components['schemas']['NotFound']
            | components['schemas']['Conflict']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  updateStudentApplication: {
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
        'multipart/form-data': {
          /** 报名编号 */
          id: components['schemas']['IdInput'];
          /**
           * 姓名
           * @example 林小满
           */
          name: string;
          /**
           * 单位
           * @example 杭州市第二中学
           */
          school: string;
          /** 附件 */
          files: components['schemas']['AttachmentFile'];
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
            | components['schemas']['NotFound']
            | components['schemas']['Conflict']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getStudentApplication: {
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
          /** 报名编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['StudentApplication'];
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
  signShare: {
    parameters: {
      query: {
        /** @description 打开着的网页的地址，不含 `#` 与其后的部分。 */
        url: string;
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
                data: components['schemas']['ShareSignature'];
              })
            | components['schemas']['InvalidInput']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  countRead: {
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
          /**
           * 网页
           * @description 网页的路径，即 `#` 之后的部分；详情带 `id`，其余不带查询。
           * @example /layout/list/booksDetails?id=7
           */
          path: string;
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
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  deskLogin: {
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
          /**
           * 姓名
           * @example 李敏
           */
          name: string;
          /**
           * 密码
           * @example Inkstone2026
           */
          password: string;
          /**
           * 动态验证码
           * @description 验证器上的六位数字，或恢复码。
           * @example 407193
           */
          code?: string;
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
                  /** @description 还差动态验证码时是 null。 */
                  session: components['schemas']['DeskSession'] | null;
                };
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
  deskLogout: {
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
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskTrays: {
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
                  /** @description 按案头上的次序。 */
                  trays: components['schemas']['DeskTray'][];
                  /**
                   * @description 今天（中国时间）办过的次数。
                   * @example 31
                   */
                  done_today: number;
                };
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskDrawers: {
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
                  /** @description 按案头上的次序。 */
                  drawers: components['schemas']['DeskDrawer'][];
                };
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listDeskOperators: {
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
                  /** @description 按姓名排列。 */
                  operators: components['schemas']['DeskOperator'][];
                };
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listDeskItems: {
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
          /** 盘 */
          queue: components['schemas']['DeskQueueName'];
          /** 状态 */
          status?: components['schemas']['DeskItemStatus'];
          /**
           * 要找的字
           * @description 任何一列里有它的，不分大小写；空字符串是全部。
           * @example 小学
           */
          word?: string;
          /** 按列筛选 */
          filters?: components['schemas']['DeskFilterInput'][];
          /**
           * 排列
           * @description 列的 `name`，或 since（交来的时刻）、status、note；前面有减号的从大到小。不写时等着的在前，最早的最前。
           * @example -since
           */
          sort?: string;
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
                  /** @description 各列；`name` 用来排列。 */
                  columns: {
                    /** @example school */
                    name: string;
                    /** @example 学校 */
                    label: string;
                  }[];
                  /** @description 可以按哪几列的值筛选；`values` 是这一列有的值。 */
                  filters: {
                    /** @example title */
                    name: string;
                    /** @example 活动 */
                    label: string;
                    /**
                     * @example [
                     *       "我眼中的家乡"
                     *     ]
                     */
                    values: string[];
                  }[];
                  /** @description 这一页的各件。 */
                  list: components['schemas']['DeskItemSummary'][];
                  /** @description 总数。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  searchDesk: {
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
          /**
           * 要找的字
           * @example 书香阁
           */
          word: string;
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
                  /** @description 按案头上的次序。 */
                  hits: components['schemas']['DeskHit'][];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskItem: {
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
          /** 盘 */
          queue: components['schemas']['DeskQueueName'];
          /** 编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['DeskItem'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  decideDeskItem: {
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
          /** 盘 */
          queue: components['schemas']['DeskQueueName'];
          /** 编号 */
          id: components['schemas']['IdInput'];
          /** 看到的状态 */
          seen: components['schemas']['DeskItemStatus'];
          /**
           * 办法
           * @example approve
           * @enum {string}
           */
          act: 'approve' | 'handle' | 'contact' | 'reject' | 'reopen' | 'assign';
          /**
           * 备注或原因
           * @description 未通过的作品，作者看得到。
           * @example 缺家长同意书
           */
          note?: string;
          /**
           * 转给谁
           * @description 案头上能办这一盘的人。
           * @example 苏晴
           */
          to?: string;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  noteDeskItem: {
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
          /** 盘 */
          queue: components['schemas']['DeskQueueName'];
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 备注
           * @description 取代原来的备注；空字符串是去掉。
           * @example 晕车，请排前座
           */
          note: string;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  exportDeskItems: {
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
          /** 盘 */
          queue: components['schemas']['DeskQueueName'];
          /** 状态 */
          status?: components['schemas']['DeskItemStatus'];
          /**
           * 要找的字
           * @description 任何一列里有它的，不分大小写；空字符串是全部。
           * @example 小学
           */
          word?: string;
          /** 按列筛选 */
          filters?: components['schemas']['DeskFilterInput'][];
          /**
           * 排列
           * @description 列的 `name`，或 since（交来的时刻）、status、note；前面有减号的从大到小。不写时等着的在前，最早的最前。
           * @example -since
           */
          sort?: string;
          /**
           * 选的各件
           * @description 只要这几件；不写是合条件的全部。
           * @example [
           *       12
           *     ]
           */
          ids?: components['schemas']['IdInput'][];
          /**
           * 列
           * @description 要的各列的名称；不写是全部。
           * @example [
           *       "姓名",
           *       "学校"
           *     ]
           */
          columns?: string[];
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
                  /**
                   * @description 文件的内容。
                   * @example 姓名
                   *     小陈
                   */
                  csv: string;
                  /** @description 行数，不算表头。 */
                  count: components['schemas']['Count'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskShop: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['DeskShop'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  decideDeskShop: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /** 看到的状态 */
          seen: components['schemas']['ShopApplicationStatus'];
          /**
           * 第几次提交
           * @example 1
           */
          round: number;
          /**
           * 办法
           * @example reject
           * @enum {string}
           */
          act: 'advance' | 'reject' | 'assign';
          /** 退回的证件 */
          papers?: {
            /** 证件 */
            paper: components['schemas']['ShopPaper'];
            /**
             * 原因
             * @description 照片不清晰、四角不全、与填写不符、已过期，或自己写的话。
             * @example 照片不清晰
             */
            reason: string;
          }[];
          /**
           * 说明
           * @description 退回时是填写的内容有什么要改；前进时给申请人看，例如汇款的办法。
           * @example
           */
          note?: string;
          /**
           * 转给谁
           * @example 苏晴
           */
          to?: string;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskLetter: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['DeskLetter'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  answerDeskLetter: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 答复
           * @description 读者收到的文字；空一行就另起一段。
           * @example 您指出的第 47 页第 9 题图属实。
           */
          text: string;
          /**
           * 答复的方式
           * @description mail 邮件，sms 短信，notice 站内消息；同一处别的来信，能用哪种就用哪种。
           * @example [
           *       "mail",
           *       "notice"
           *     ]
           */
          by: ('mail' | 'sms' | 'notice')[];
          /**
           * 判断
           * @description 只用于纠错：1 确认为错误，2 不是错误，3 已收录过。
           * @example 1
           * @enum {integer}
           */
          verdict?: 1 | 2 | 3;
          /**
           * 勘误
           * @description 列入勘误的一处；确认为错误而不列入时不传。
           */
          erratum?: {
            /** 图书编号 */
            book_id: components['schemas']['IdInput'];
            /**
             * 页码
             * @example 47
             */
            page_number: string;
            /**
             * 位置
             * @example 第 9 题图
             */
            place: string;
            /**
             * 误
             * @example BC 边标 3，AC 边标 4
             */
            wrong_text: string;
            /**
             * 正
             * @example BC 边标 4，AC 边标 3
             */
            right_text: string;
            /**
             * 印次
             * @example 6
             */
            printing: number;
          };
          /**
           * 已有的勘误
           * @description 已收录过的，是哪一条。
           */
          erratum_id?: components['schemas']['IdInput'];
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  keepDeskDraft: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 草稿
           * @description null 是不要了。
           */
          draft: components['schemas']['DeskLetterDraft'] | null;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listDeskNotices: {
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
                  /** @description 草稿在前，其次是定时的与已发的。 */
                  list: components['schemas']['DeskNoticeSummary'][];
                  /** @description 定时的封数。 */
                  scheduled: components['schemas']['Count'];
                  /** @description 近三十天发出的封数。 */
                  sent: components['schemas']['Count'];
                  /** @description 有人报名的活动，新的在前。 */
                  activities: {
                    id: components['schemas']['Id'];
                    /**
                     * @description 活动的标题。
                     * @example 命题工作坊
                     */
                    title: string;
                  }[];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskNotice: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['DeskNotice'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  countDeskNotice: {
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
          /** 收信人 */
          audience: components['schemas']['DeskNoticeAudience'];
          /**
           * 手机号或邮箱
           * @description 发给一个人时。
           * @example 13800000003
           */
          account?: string;
          /**
           * 身份
           * @description 发给一种身份时。
           */
          role?: components['schemas']['UserRole'];
          /**
           * 活动
           * @description 发给报名某活动的人时。
           */
          article_id?: components['schemas']['IdInput'];
          /**
           * 报名的状态
           * @description 发给报名某活动的人时：1 已通过，0 待审核，-1 未通过。
           * @example [
           *       1,
           *       0
           *     ]
           */
          statuses?: (-1 | 0 | 1)[];
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
                  /** @description 会收到的人数。 */
                  count: components['schemas']['Count'];
                  /** @description 报名某活动的人，按状态。 */
                  parts: components['schemas']['DeskNoticePart'][];
                  /** @description 不发的人，与原因。 */
                  left_out: components['schemas']['DeskNoticePart'][];
                  /**
                   * @description 其中一人的姓名；没有人时是空字符串。
                   * @example 陶文静
                   */
                  name: string;
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  saveDeskNotice: {
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
          /** 编号 */
          id?: components['schemas']['IdInput'];
          /** 收信人 */
          audience: components['schemas']['DeskNoticeAudience'];
          /**
           * 手机号或邮箱
           * @description 发给一个人时。
           * @example 13800000003
           */
          account?: string;
          /**
           * 身份
           * @description 发给一种身份时。
           */
          role?: components['schemas']['UserRole'];
          /**
           * 活动
           * @description 发给报名某活动的人时。
           */
          article_id?: components['schemas']['IdInput'];
          /**
           * 报名的状态
           * @description 发给报名某活动的人时：1 已通过，0 待审核，-1 未通过。
           * @example [
           *       1,
           *       0
           *     ]
           */
          statuses?: (-1 | 0 | 1)[];
          /**
           * 题目
           * @example 集合时间与车次
           */
          title: string;
          /**
           * 正文
           * @description 纯文字，一行一段；`{姓名}` 换成收信人的姓名。
           * @example {姓名}老师，您好！
           */
          text: string;
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
                  id: components['schemas']['Id'];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  scheduleDeskNotice: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 发出的时刻
           * @description 自 1970 年 1 月 1 日（UTC）起的秒数；不写是马上发。
           * @example 1795860000
           */
          send_time?: number;
          /**
           * 人数
           * @example 86
           */
          expected_count?: number;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  changeDeskNotice: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 办法
           * @example cancel
           * @enum {string}
           */
          act: 'cancel' | 'delete';
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listDeskAccounts: {
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
          /**
           * 要找的
           * @description 手机号、身份证号、它们的后四位、邮箱，或者姓名、昵称开头的字。
           * @example 0005
           */
          text: string;
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
                  /** @description 最近来过的在前，最多五十个。 */
                  list: components['schemas']['DeskAccountSummary'][];
                  /**
                   * @description 一共几个。
                   * @example 4
                   */
                  count: number;
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskAccount: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
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
                data: components['schemas']['DeskAccount'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  revealDeskSecret: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 哪一项
           * @description phone 手机号，email 邮箱，identity 身份证号。
           * @example identity
           * @enum {string}
           */
          secret: 'phone' | 'email' | 'identity';
          /** 事由 */
          reason: components['schemas']['DeskReason'];
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
                  /**
                   * @description 全文；账号没有这一项时是空字符串，也不记。
                   * @example 990101199003071237
                   */
                  value: string;
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  changeDeskAccount: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 办法
           * @description stop 停用，start 恢复，release-identity 释放身份证。
           * @example stop
           * @enum {string}
           */
          change: 'stop' | 'start' | 'release-identity';
          /** 事由 */
          reason: components['schemas']['DeskReason'];
          /**
           * 告诉本人
           * @description 停用与恢复时，1 发短信（没有手机号的发邮件）告诉本人。
           */
          tell?: components['schemas']['FlagInput'];
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  endDeskSessions: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /**
           * 登录
           * @description 一次登录。
           * @example 6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11
           */
          session?: string;
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
                  /**
                   * @description 退出了几台；早已退出的是 0。
                   * @example 1
                   */
                  count: number;
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  exportDeskAccount: {
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
          /** 编号 */
          id: components['schemas']['IdInput'];
          /** 事由 */
          reason: components['schemas']['DeskReason'];
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
                data: components['schemas']['OwnData'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskBatches: {
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
                  /** @description 最近做的在前。 */
                  list: components['schemas']['DeskBatch'][];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskBatch: {
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
          /**
           * 批次
           * @description 批次的编号。
           * @example 2611-03
           */
          name: string;
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
                  /** @description 三十天里每天查验的次数，最早的在前；没有人查的那天是 0。 */
                  days: {
                    /**
                     * @description 哪一天，YYYY-MM-DD。
                     * @example 2026-11-25
                     */
                    day: string;
                    /**
                     * @description 次数。
                     * @example 97
                     */
                    checks: number;
                  }[];
                  /** @description 经过，最近的在前。 */
                  history: components['schemas']['DeskEvent'][];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  makeDeskBatch: {
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
          /**
           * 个数
           * @description 一批最多十万个。
           * @example 20000
           */
          amount: number;
          /**
           * 印厂
           * @description 交给哪家印厂。
           * @example 示例印务
           */
          printer?: string;
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
                  /**
                   * @description 批次的编号。
                   * @example 2611-03
                   */
                  name: string;
                  /**
                   * @description 带字节序标记，每行是序号与防伪码。
                   * @example 序号,防伪码
                   *     1,7KXQ-4MRW-9TEB-2A3C
                   */
                  csv: string;
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  changeDeskBatch: {
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
          /**
           * 批次
           * @description 批次的编号。
           * @example 2611-03
           */
          name: string;
          /**
           * 办法
           * @description recall 收回，restore 恢复。
           * @example recall
           * @enum {string}
           */
          change: 'recall' | 'restore';
          /** 事由 */
          reason: components['schemas']['DeskReason'];
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  listDeskSuspicious: {
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
          /**
           * 天数
           * @description 今天在内，最近几天。
           * @example 30
           */
          days: number;
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
                  /** @description 查得最多的在前。 */
                  list: {
                    /**
                     * @description 摘要的开头；码本身没有存。
                     * @example 9F3A-C2
                     */
                    fingerprint: string;
                    /**
                     * @description 批次。
                     * @example 2611-03
                     */
                    batch: string;
                    /**
                     * @description 次数。
                     * @example 41
                     */
                    checks: number;
                    /**
                     * @description 在几天里查过。
                     * @example 6
                     */
                    days: number;
                    /**
                     * @description 从哪一天起，YYYY-MM-DD。
                     * @example 2026-11-19
                     */
                    since: string;
                    /**
                     * @description 省的简称与网段，次数多的在前。
                     * @example [
                     *       "河南",
                     *       "203.0.*.*"
                     *     ]
                     */
                    places: string[];
                  }[];
                  /** @description 读者账号所在的省，次数多的在前。 */
                  provinces: components['schemas']['DeskPlace'][];
                  /** @description 没有登录的查验，只知道网段。 */
                  networks: components['schemas']['DeskPlace'][];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskFigures: {
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
                data: components['schemas']['DeskFigures'];
              })
            | components['schemas']['Unauthenticated'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getDeskContent: {
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
                  /** @description 新的在前。 */
                  versions: components['schemas']['DeskContentVersion'][];
                };
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['Forbidden'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  proveDeskContent: {
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
        'multipart/form-data': {
          /** 文件 */
          files: Blob[];
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
                data: components['schemas']['DeskContentProof'];
              })
            | components['schemas']['Unauthenticated']
            | components['schemas']['InvalidInput']
            | components['schemas']['Forbidden']
            | components['schemas']['TooOften'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  publishDeskContent: {
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
          /**
           * 试排
           * @description 试排的结果里的 `proof`。
           * @example 6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11
           */
          proof: string;
          /**
           * 版
           * @description 试排时线上的是第几版；0 还没有。
           * @example 47
           */
          version: number;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  putBackDeskContent: {
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
          /** 版 */
          version: components['schemas']['IdInput'];
          /**
           * 现在的版
           * @description 页面上看到的现在线上的是第几版。
           * @example 47
           */
          present: number;
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
            | components['schemas']['Forbidden']
            | components['schemas']['NotFound']
            | components['schemas']['Conflict'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getPaperSizes: {
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
          ids: components['schemas']['PaperIds'];
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
                data: components['schemas']['PaperSize'][];
              })
            | components['schemas']['InvalidInput'];
        };
      };
      '4XX': components['responses']['ClientFault'];
      '5XX': components['responses']['ServerFault'];
    };
  };
  getPaperBundle: {
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
          ids: components['schemas']['PaperIds'];
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
                data: components['schemas']['PaperBundle'];
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
}
