// Generated from src/db/migrations by `npm run generate:db -w @inkstone/server`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Activities {
  activity_type: 1 | 2;
  article_id: number;
  ends_at: Timestamp;
  participant: string;
  starts_at: Timestamp;
}

export interface ActivityApplications {
  approver: Generated<string>;
  article_id: number;
  assigned_to: Generated<string>;
  contacted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: Generated<string>;
  file_keys: Generated<string[]>;
  handled_at: Timestamp | null;
  id: Generated<number>;
  name: string;
  note: Generated<string>;
  school: string;
  stage_id: number | null;
  status: Generated<-1 | 0 | 1>;
  subject: Generated<string>;
  tel: string;
  updated_at: Generated<Timestamp>;
  user_id: number;
}

export interface ActivityResults {
  activity_id: number;
  article_id: number;
}

export interface ActivityThemes {
  id: number;
  name: string;
  sort: number;
}

export interface AddressCards {
  address: string;
  bus: Generated<string>;
  car: Generated<string>;
  company: string;
  id: Generated<number>;
  image_focus: Generated<string>;
  image_key: string;
  latitude: number;
  longitude: number;
  metro: Generated<string>;
  sort: Generated<number>;
  tel: string;
}

export interface Agreements {
  name: 'authorization_agreement' | 'privacy_agreement' | 'user_agreement';
  title: string;
  value_html: string;
}

export interface AllArticles {
  author: Generated<string>;
  column_id: number;
  content_html: string;
  flow_type_id: number | null;
  grade_id: number | null;
  id: Generated<number>;
  image_focus: Generated<string>;
  image_key: Generated<string>;
  image_text: Generated<string>;
  image_type: Generated<1 | 2>;
  intro: string;
  is_hot: Generated<boolean>;
  is_recommended: Generated<boolean>;
  released_at: Timestamp;
  source: Generated<string>;
  stage_id: number | null;
  subject_id: number | null;
  tags: Generated<string[]>;
  theme_id: number | null;
  title: string;
  view_count: Generated<number>;
  withdrawn_at: Timestamp | null;
}

export interface AllBookResources {
  book_id: number;
  download_count: Generated<number>;
  file_keys: string[];
  id: Generated<number>;
  resource_kind_id: number;
  show_name: string;
  sort: Generated<number>;
  withdrawn_at: Timestamp | null;
}

export interface AllBooks {
  buy_url: Generated<string>;
  buy_url_jd: Generated<string>;
  cover_key: string;
  cover_type: Generated<1 | 2>;
  created_at: Generated<Timestamp>;
  description_html: string;
  e_book_url: Generated<string>;
  grade_id: number | null;
  id: Generated<number>;
  is_new: Generated<boolean>;
  isbn: Generated<string>;
  main_category_id: number | null;
  price_cents: Generated<number>;
  published_at: Timestamp;
  sort: Generated<number>;
  stage_id: number;
  title: string;
  version_year: number;
  video_key: Generated<string>;
  withdrawn_at: Timestamp | null;
}

export interface AllPapers {
  buy_url: Generated<string>;
  buy_url_jd: Generated<string>;
  created_at: Timestamp;
  download_count: Generated<number>;
  file_keys: string[];
  grade_id: number;
  id: Generated<number>;
  image_key: Generated<string>;
  is_hot: Generated<boolean>;
  is_recommended: Generated<boolean>;
  province_id: number;
  stage_id: number;
  subject_id: number;
  title: string;
  type_id: number;
  view_count: Generated<number>;
  withdrawn_at: Timestamp | null;
  year: number;
}

export interface ArticleProvinces {
  article_id: number;
  province_id: number;
}

export interface AuditEvents {
  account: string;
  address: string;
  at: Timestamp;
  count: number;
  event: string;
  id: Generated<Int8>;
  operation: string;
}

export interface BookCategories {
  id: number;
  name: string;
  sort: number;
}

export interface BookCategoryBooks {
  book_id: number;
  category_id: number;
}

export interface BookDonations {
  address: string;
  approver: Generated<string>;
  assigned_to: Generated<string>;
  contacts: string;
  content_hash: string;
  created_at: Generated<Timestamp>;
  explain: string;
  handled_at: Timestamp | null;
  id: Generated<number>;
  note: Generated<string>;
  phone: string;
  province_city: string;
  status: Generated<-1 | 0 | 1>;
  unit_name: string;
  user_id: number | null;
}

export interface BookErrata {
  book_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_printed: Generated<boolean>;
  page_number: string;
  place: Generated<string>;
  printing: number;
  right_text: string;
  wrong_text: string;
}

export interface BookFeedbacks {
  answer: Generated<string>;
  approver: Generated<string>;
  assigned_to: Generated<string>;
  book_name: string;
  book_number: Generated<string>;
  content_hash: string;
  created_at: Generated<Timestamp>;
  descr: string;
  draft: Json | null;
  edition_month: Generated<string>;
  edition_version: Generated<string>;
  edition_year: Generated<string>;
  email: string;
  erratum_id: number | null;
  handled_at: Timestamp | null;
  id: Generated<number>;
  image_keys: Generated<string[]>;
  note: Generated<string>;
  page_number: Generated<string>;
  print_batch: Generated<string>;
  question_number: Generated<string>;
  status: Generated<-1 | 0 | 1>;
  subject: string;
  type: 1 | 2;
  user_id: number | null;
  verdict: 1 | 2 | 3 | null;
}

export interface BookProvinces {
  book_id: number;
  province_id: number;
}

export interface BookSubjects {
  book_id: number;
  subject_id: number;
}

export interface Cities {
  id: number;
  name: string;
  province_id: number;
}

export interface CodeBatches {
  amount: number;
  book_id: number | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  made_by: Generated<string>;
  name: string;
  printer: Generated<string>;
  recalled_at: Timestamp | null;
  recalled_reason: Generated<string>;
}

export interface CodeChecks {
  batch_id: number;
  checks: Generated<number>;
  code_hash: string;
  day: Timestamp;
  network: string;
  province_id: number;
}

export interface CompanyAchievements {
  achievement: string;
  id: Generated<number>;
  image_key: string;
  introduce: string;
  sort: Generated<number>;
}

export interface CompanyCultures {
  id: Generated<number>;
  image_key: string;
  intro: string;
  sort: Generated<number>;
  title: string;
  type: string;
}

export interface CompanyHonors {
  id: Generated<number>;
  image_key: string;
  sort: Generated<number>;
  title: string;
}

export interface CompanyIdeas {
  id: Generated<number>;
  idea: string;
  image_key: string;
  sort: Generated<number>;
  title: string;
}

export interface ContentLoads {
  loaded_at: Generated<Timestamp>;
  scale: number;
  version: string;
}

export interface ContentVersions {
  has_source: Generated<boolean>;
  id: number;
  operator: string;
  plan: Json;
  published_at: Generated<Timestamp>;
  restores: number | null;
}

export interface CountedToday {
  browser: string;
  content_id: number;
  counted_on: Generated<Timestamp>;
  kind: string;
  source: string;
}

export interface CourseClasses {
  id: number;
  name: string;
  sort: number;
}

export interface Courses {
  article_id: number;
  course_class_id: number;
  duration_seconds: number;
  play_count: Generated<number>;
  video_key: string;
}

export interface Deliveries {
  body: string;
  channel: 'mail' | 'sms';
  created_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  due_at: Generated<Timestamp>;
  failed_at: Timestamp | null;
  failure: Generated<string>;
  id: Generated<string>;
  recipient: string;
  subject: Generated<string>;
  tries: Generated<number>;
}

export interface DirectStores {
  id: Generated<number>;
  image_key: string;
  platform: string;
  sort: Generated<number>;
  url: string;
}

export interface DistrictAgents {
  id: Generated<number>;
  sort: Generated<number>;
  tel: string;
  title: string;
}

export interface Downloads {
  content_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  type: 1 | 2;
  user_id: number;
}

export interface Favourites {
  content_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  type: 1 | 2 | 3 | 4 | 5;
  user_id: number;
}

export interface FigureCounts {
  at: Timestamp;
  count: number;
  name: string;
}

export interface FlowTypes {
  id: number;
  name: string;
  sort: number;
}

export interface GenuineCodes {
  batch_id: number | null;
  book_id: number;
  check_count: Generated<number>;
  code_hash: string;
  first_checked_at: Timestamp | null;
}

export interface Grades {
  id: number;
  name: string;
  sort: number;
  stage_id: 7 | 9 | 10;
}

export interface HighlightCards {
  descr: string;
  id: Generated<number>;
  sort: Generated<number>;
  title: string;
  url: string;
}

export interface HistoryEntries {
  id: Generated<number>;
  image_key: string;
  intro: string;
  sort: Generated<number>;
  title: string;
  year: string;
}

export interface ImportedRecords {
  content_id: number;
  fingerprint: string;
  is_withdrawn: Generated<boolean>;
  key: string;
  kind: string;
}

export interface Keywords {
  id: Generated<number>;
  is_default: Generated<boolean>;
  keyword: string;
  sort: Generated<number>;
  stage_id: number | null;
  type: number;
}

export interface KnownDevices {
  device: string;
  id: Generated<number>;
  last_used_at: Generated<Timestamp>;
  user_id: number;
}

export interface LoginSessions {
  created_at: Generated<Timestamp>;
  device: Generated<string>;
  expires_at: Timestamp;
  id: string;
  last_used_at: Generated<Timestamp>;
  user_id: number;
}

export interface MenuItems {
  id: number;
  parent_id: number | null;
  sort: Generated<number>;
  title: string;
  type: Generated<number>;
}

export interface MenuTitles {
  id: Generated<number>;
  menu_id: number;
  title: string;
}

export interface Messages {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_read: Generated<boolean>;
  message_html: string;
  notice_id: number | null;
  title: string;
  user_id: number;
}

export interface MissedSearches {
  count: number;
  day: Timestamp;
  words: string;
}

export interface Notices {
  application_statuses: Generated<(-1 | 0 | 1)[]>;
  article_id: number | null;
  audience: 'activity' | 'all' | 'person' | 'role';
  created_at: Generated<Timestamp>;
  failure: Generated<string>;
  id: Generated<number>;
  message_html: string | null;
  recipient_count: number | null;
  role: 1 | 2 | 3 | 5 | null;
  send_at: Timestamp | null;
  sending_number: number | null;
  sent_at: Timestamp | null;
  status: Generated<0 | 1 | 3>;
  text: string;
  title: string;
  updated_at: Generated<Timestamp>;
  user_id: number | null;
  writer: string;
}

export interface OfflineStores {
  address: string;
  city: string;
  id: Generated<number>;
  province_id: number;
  store_name: string;
  tel: string;
}

export interface OnlineShops {
  application_id: number | null;
  authorized_at: Timestamp;
  certificate_image_key: string;
  certificate_number: string;
  ends_at: Timestamp;
  id: Generated<number>;
  platform_id: number;
  province_id: number;
  shop_name: string;
  shop_url: string;
  starts_at: Timestamp;
}

export interface OperatorActs {
  act: string;
  after: Json;
  before: Json;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  item: string;
  operator: string;
  queue: string;
}

export interface OperatorRecoveryCodes {
  code_hash: string;
  operator_id: number;
}

export interface Operators {
  code_secret: string;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  last_code: Generated<number>;
  name: string;
  password_hash: string;
  roles: string[];
  stopped_at: Timestamp | null;
}

export interface OperatorSessions {
  created_at: Generated<Timestamp>;
  last_used_at: Generated<Timestamp>;
  operator_id: number;
  token_hash: string;
}

export interface OutboxMessages {
  body: string;
  channel: 'mail' | 'sms';
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  recipient: string;
}

export interface PageReads {
  count: number;
  day: Timestamp;
  path: string;
}

export interface PaperCounts {
  count: number;
  grade_id: number | null;
  is_hot: boolean | null;
  month: Timestamp;
  province_id: number | null;
  stage_id: number | null;
  subject_id: number | null;
  type_id: number | null;
  year: number | null;
}

export interface PaperPairs {
  ids: number[];
  month: Timestamp;
  pair: string;
}

export interface PaperPreviews {
  file_key: string;
  page_count: number;
  preview_key: string;
}

export interface PaperTexts {
  attempts: Generated<number>;
  claimed_at: Timestamp | null;
  closed_text: Generated<string>;
  file_key: string;
  is_cut: Generated<boolean>;
  open_text: Generated<string>;
  page_count: Generated<number>;
  state: Generated<string>;
}

export interface PaperTypes {
  id: number;
  name: string;
  sort: number;
}

export interface PaperVersion {
  version: number;
}

export interface Pictures {
  color: string;
  hash: string;
  height: number;
  is_moving: boolean;
  is_transparent: boolean;
  width: number;
}

export interface PlatformLogos {
  id: Generated<number>;
  image_key: string;
  platform_id: number;
}

export interface Provinces {
  id: number;
  name: string;
  short_name: string;
  sort: number;
}

export interface Recommendations {
  article_id: number | null;
  book_id: number | null;
  column_key: string;
  id: Generated<number>;
  paper_id: number | null;
  sort: Generated<number>;
}

export interface ResourceKinds {
  id: number;
  name: string;
  sort: number;
}

export interface ScheduledRecords {
  data: Json;
  fingerprint: string;
  key: string;
  kind: string;
  parts: Json;
  refs: Json;
  shown_at: Timestamp;
}

export interface SchemaMigrations {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface SchoolTypes {
  id: number;
  name: string;
  sort: number;
}

export interface ScoreBatches {
  id: number;
  name: string;
  sort: number;
}

export interface ScoreClasses {
  id: number;
  name: string;
  sort: number;
}

export interface ScoreLines {
  batch_id: number;
  class_descr: Generated<string>;
  class_id: number;
  id: Generated<number>;
  is_example: Generated<boolean>;
  professional_score: number | null;
  province_id: number;
  ranking: number | null;
  score: number;
  year: number;
}

export interface SearchPairs {
  pair: string;
  paper_count: Generated<number>;
}

export interface Settings {
  key: string;
  value: Json;
}

export interface ShopApplications {
  address: string;
  agreement_name: string;
  approver: Generated<string>;
  assigned_to: Generated<string>;
  business_license_key: string;
  company_name: string;
  company_number: string;
  company_number_key: Generated<string>;
  contact: string;
  content_hash: string;
  created_at: Generated<Timestamp>;
  data_reason: Generated<string>;
  descr: Generated<string>;
  granted_at: Timestamp | null;
  handled_at: Timestamp | null;
  id: Generated<number>;
  identity_card_keys: string[];
  intro: string;
  is_merge: boolean;
  phone: string;
  platform_id: number;
  processing_at: Timestamp | null;
  province_id: number;
  publication_license_key: string;
  qq: string;
  query_code: string;
  refused_papers: Generated<Json>;
  round: Generated<number>;
  shop_name: string;
  shop_url: string;
  status: Generated<0 | 1 | 2 | 3 | 4>;
  submitted_at: Generated<Timestamp>;
  tax_certificate_key: Generated<string>;
  user_id: number | null;
}

export interface Slides {
  extend: Generated<string>;
  id: Generated<number>;
  image_focus: Generated<string>;
  image_key: string;
  intro: Generated<string>;
  menu_id: number;
  sort: Generated<number>;
  title: string;
}

export interface Stages {
  id: 7 | 9 | 10;
  name: string;
  sort: number;
}

export interface StageSubjects {
  stage_id: number;
  subject_id: number;
}

export interface StorePlatforms {
  id: number;
  image_key: string;
  name: string;
  sort: number;
}

export interface Subjects {
  id: number;
  name: string;
  sort: number;
}

export interface TeacherCards {
  button_text: string;
  descr: string;
  id: Generated<number>;
  sort: Generated<number>;
  title: string;
  url: string;
}

export interface Universities {
  article_id: number;
  city: string;
  province_id: number;
}

export interface UniversityTypeLinks {
  article_id: number;
  university_type_id: number;
}

export interface UniversityTypes {
  id: number;
  name: string;
  sort: number;
}

export interface Uploads {
  claimed_at: Timestamp | null;
  content_type: string;
  created_at: Generated<Timestamp>;
  file_key: string;
  original_name: string;
  size_bytes: number;
  user_id: number | null;
}

export interface UserBooks {
  book_id: number;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  user_id: number;
}

export interface Users {
  avatar_key: Generated<string>;
  city_id: number | null;
  created_at: Generated<Timestamp>;
  email: string | null;
  grade_id: number | null;
  id: Generated<number>;
  identity_card: Generated<string>;
  identity_end_hash: Generated<string>;
  identity_hash: Generated<string>;
  identity_sealed: Generated<string>;
  last_sending_number: Generated<number>;
  nickname: string;
  password_hash: string;
  phone: string | null;
  phone_changed_at: Timestamp | null;
  province_id: number | null;
  real_name: Generated<string>;
  role: 1 | 2 | 3 | 5;
  school: Generated<string>;
  stage_id: number | null;
  stopped_at: Timestamp | null;
  stopped_reason: Generated<string>;
  store_name: Generated<string>;
  subject_id: number | null;
  verified_at: Timestamp | null;
}

export interface VerificationCodes {
  account: string;
  code_hash: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  is_known: Generated<boolean>;
  others_wrong_tries: Generated<number>;
  purpose: string;
  source: Generated<string>;
  used_at: Timestamp | null;
  wrong_tries: Generated<number>;
}

export interface DB {
  articles: AllArticles;
  book_resources: AllBookResources;
  books: AllBooks;
  menu: MenuItems;
  papers: AllPapers;
  platforms: StorePlatforms;
  activities: Activities;
  activity_applications: ActivityApplications;
  activity_results: ActivityResults;
  activity_themes: ActivityThemes;
  address_cards: AddressCards;
  agreements: Agreements;
  all_articles: AllArticles;
  all_book_resources: AllBookResources;
  all_books: AllBooks;
  all_papers: AllPapers;
  article_provinces: ArticleProvinces;
  audit_events: AuditEvents;
  book_categories: BookCategories;
  book_category_books: BookCategoryBooks;
  book_donations: BookDonations;
  book_errata: BookErrata;
  book_feedbacks: BookFeedbacks;
  book_provinces: BookProvinces;
  book_subjects: BookSubjects;
  cities: Cities;
  code_batches: CodeBatches;
  code_checks: CodeChecks;
  company_achievements: CompanyAchievements;
  company_cultures: CompanyCultures;
  company_honors: CompanyHonors;
  company_ideas: CompanyIdeas;
  content_loads: ContentLoads;
  content_versions: ContentVersions;
  counted_today: CountedToday;
  course_classes: CourseClasses;
  courses: Courses;
  deliveries: Deliveries;
  direct_stores: DirectStores;
  district_agents: DistrictAgents;
  downloads: Downloads;
  favourites: Favourites;
  figure_counts: FigureCounts;
  flow_types: FlowTypes;
  genuine_codes: GenuineCodes;
  grades: Grades;
  highlight_cards: HighlightCards;
  history_entries: HistoryEntries;
  imported_records: ImportedRecords;
  keywords: Keywords;
  known_devices: KnownDevices;
  login_sessions: LoginSessions;
  menu_items: MenuItems;
  menu_titles: MenuTitles;
  messages: Messages;
  missed_searches: MissedSearches;
  notices: Notices;
  offline_stores: OfflineStores;
  online_shops: OnlineShops;
  operator_acts: OperatorActs;
  operator_recovery_codes: OperatorRecoveryCodes;
  operator_sessions: OperatorSessions;
  operators: Operators;
  outbox_messages: OutboxMessages;
  page_reads: PageReads;
  paper_counts: PaperCounts;
  paper_pairs: PaperPairs;
  paper_previews: PaperPreviews;
  paper_texts: PaperTexts;
  paper_types: PaperTypes;
  paper_version: PaperVersion;
  pictures: Pictures;
  platform_logos: PlatformLogos;
  provinces: Provinces;
  recommendations: Recommendations;
  resource_kinds: ResourceKinds;
  scheduled_records: ScheduledRecords;
  schema_migrations: SchemaMigrations;
  school_types: SchoolTypes;
  score_batches: ScoreBatches;
  score_classes: ScoreClasses;
  score_lines: ScoreLines;
  search_pairs: SearchPairs;
  settings: Settings;
  shop_applications: ShopApplications;
  slides: Slides;
  stage_subjects: StageSubjects;
  stages: Stages;
  store_platforms: StorePlatforms;
  subjects: Subjects;
  teacher_cards: TeacherCards;
  universities: Universities;
  university_type_links: UniversityTypeLinks;
  university_types: UniversityTypes;
  uploads: Uploads;
  user_books: UserBooks;
  users: Users;
  verification_codes: VerificationCodes;
}
