/**
 * The fields of the entities (section 3) and of the calls (section 7) of both specifications, in their spelling. All other
 * fields of the description are ours and have `x-inferred`.
 */

/** By schema; a nested field is written with a dot. */
export const documentedAnswers: Readonly<Record<string, string>> = {
  MenuItem: 'id title type sort children',
  Slide: 'id image extend',
  SiteConfig:
    'copyright icp public_security_record top_logo home_dialog official_accounts_qrcode ' +
    'genuine_verification_oa_qrcode_descr',
  FloatingConfig: 'service_qrcode direct_store',
  DirectStore: 'image platform url',
  Agreement: 'name value',
  FilterOption: 'label name',
  KeywordOption: 'keyword id',
  NamedItem: 'id name',
  Grade: 'id pid name',
  Book:
    'id title description img_url img_type grade grade_id apply_subject apply_area subject_list version_years ' +
    'versions_year publishing_time price buy_url buy_url_jd e_book video_url address is_collect resource',
  ApplyArea: 'city_name',
  PlaceName: 'name',
  BookResourceGroup: 'id name list',
  BookResource: 'id book_id resource_id show_name download_num',
  BookScreening: 'version_years grade subject',
  Recommendation: 'id title image description img_url img_type price buy_url buy_url_jd',
  ExamHome: 'new_list grade_lists grade_count',
  Paper:
    'id title create_time url image is_collect views downloads grade_name subject_name type_name address_name ' +
    'year_name correlation_list buy_url buy_url_jd',
  RelatedPaper: 'id title create_time',
  PaperProperties: 'grade subject address type year',
  DownloadFiles: 'url',
  Article:
    'id title intro content image source author tags release_time start_time end_time is_collect prev next ' +
    'activity_type participant video_url duration play_number classes subject class_stage_text classes_text ' +
    'subject_text column_title column_id apply_area apply_grade img_url img_type img_txt province city ' +
    'university_type university_type_text',
  ArticleLink: 'id title',
  Tag: 'name',
  TeacherCard: 'title descr url button_text',
  PaperFavourite: 'id content',
  BookFavourite: 'id content',
  ArticleFavourite: 'id content',
  MyActivity: 'id article_id title image start_time end_time participant intro files activity_type',
  StudentApplication: 'id files status',
  ApplicationCreated: 'id',
  MyBook: 'book_title create_time',
  PaperDownload: 'id type content_id exam_title create_time',
  ResourceDownload: 'id type content_id book_title create_time',
  Message: 'id title message is_read create_time',
  UserSession:
    'jwt nickname avatar user_role phone email school gradeId province city create_time username identity_card_code',
  ProfileSaved: 'reset_password user_info',
  OnlineShop:
    'id shop_name platform_image certificate_number create_time shop_url province shop_platform_text start_time ' +
    'end_time certificate_path',
  OfflineStore: 'province city store_name address tel',
  StorePlatform: 'id store_platform',
  ShopSearchOptions: 'territory platform',
  ShopApplicationProgress:
    'query_code status status_text days create_time processing_time handle_time grant_time approver descr',
  ShopAgreement: 'name value',
  DistrictAgentPhone: 'title tel',
  ScoreLine: 'area_name year_name class_name batch_name class_descr score ranking professional_score',
  CompanyIntro:
    'company_profile company_profile.company_intro company_profile.company_intro_video ' +
    'management_ideas management_ideas.image management_ideas.idea ' +
    'company_achievement company_achievement.introduce company_achievement.achievement company_achievement.image ' +
    'company_culture company_culture.type company_culture.title company_culture.intro company_culture.image ' +
    'honor honor.image',
  HistoryEntry: 'year title intro image',
  AddressCard: 'company tel address image longitude latitude',
};

const page = 'page psize';
const recovery = 'type account';

/** By operation: the fields of its body or its query. */
export const documentedCalls: Readonly<Record<string, string>> = {
  listBooks: `search grade_id subject_id version_years cate_id ${page}`,
  getBook: 'book_id',
  getBookResourceFiles: 'id book_id resource_id',
  getBookScreening: 'grade_id',
  addFavourite: 'type content_id',
  cancelFavourite: 'type content_id',
  listFavourites: `type ${page}`,
  deleteFavourite: 'favorite_id',
  getExamHome: 'grade_id subject_id address_id type_id year_id search',
  listPapers: `grade_id subject_id address_id type_id year_id search is_new is_recommended is_hot ${page}`,
  getPaper: 'id',
  getPaperPreview: 'id',
  getPaperFiles: 'id',
  listRecommended: `keyword column_key ${page}`,
  listArticles:
    'column_id search classes subject theme activity_grade flow_type university_type province city ' + page,
  getArticle: 'id',
  countPlay: 'id',
  getKeywords: 'type stage_id stage',
  getSubjectsOfStage: 'stage',
  getScoreClasses: 'year_id area_id',
  getScoreBatches: 'year_id area_id',
  listScoreLines: `area_id year_id class_id batch_id search ${page}`,
  getAgreement: 'name',
  applyAsTeacher: 'article_id name school tel email subject stage files',
  applyAsStudent: 'article_id name school tel files',
  uploadActivityFile: 'files id',
  updateStudentApplication: 'id name school files',
  getStudentApplication: 'id',
  uploadFile: 'file',
  listOnlineShops: `search territory platform ${page}`,
  getOnlineShop: 'id',
  listOfflineStores: `search territory ${page}`,
  queryShopApplication: 'query_code',
  sendShopPhoneCode: 'phone',
  submitShopApplication:
    'shop_platform shop_name shop_url province contact qq phone phone_code company_name company_number address ' +
    'intro is_merge agreement_name publication_license company_number_img tax_certificate business_license ' +
    'identity_card',
  listMessages: page,
  getMessage: 'id',
  readMessages: 'ids',
  deleteMessages: 'ids',
  sendResetPhoneCode: 'phone',
  updateUserInfo:
    'nickname school gradeId old_pwd new_pwd repetition_pwd phone code username identity_card_code avatar',
  listMyBooks: page,
  listMyDownloads: `type ${page}`,
  deleteMyDownload: 'id',
  getMyDownloadFiles: 'id',
  listMyActivities: page,
  login: 'account password',
  register:
    'user_role nickname province city school subject teachGradeId gradeId study_stage store_name password ' +
    'password_confirm authentication_methods phone phone_code email email_code',
  sendPhoneCode: 'phone',
  sendEmailCode: 'email',
  sendRecoveryCode: recovery,
  resetPassword: `${recovery} code password password_confirm`,
  sendLoginCode: recovery,
  loginByCode: `${recovery} code`,
  verifyGenuineBook: 'code',
  submitBookFeedback:
    'type book_name subject book_number page_number question_number edition_year edition_month print_batch ' +
    'edition_version descr images email',
  submitBookDonation: 'unit_name province_city address contacts phone explain',
};
