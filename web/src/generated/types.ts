// Written by tools/web_types.py from the Python definitions (`make types`): not by hand.

export interface NewSeat {
  kind: "me" | "bot" | "open";
  bot?: string | null;
}

export interface LiveClock {
  kind: "live";
  bank_minutes: number;
  seconds: number;
  timeout: "move" | "seat" | "others";
}

export interface DaysClock {
  kind: "days";
  hours: number;
  timeout: "move" | "seat" | "others";
  weekends_off?: boolean;
  zone?: string;
  vacation?: number;
}

export interface NewTable {
  game: string;
  players?: number | null;
  preset?: string | null;
  options?: Record<string, string | number>;
  seats?: NewSeat[] | null;
  pace?: "live" | "days";
  clock?: LiveClock | DaysClock | null;
  join?: "everybody" | "link";
  watch?: "everybody" | "link" | "nobody";
  hints?: boolean | null;
  edition?: Record<string, unknown> | null;
  own_edition?: string | null;
}

export interface ReasonJson {
  key: string;
  params: Record<string, string | number | string[]>;
  game: string;
}

export interface ErrorJson {
  key: string;
  params: Record<string, string | number | string[]>;
  game: string;
  faults: ReasonJson[];
}

export interface Guest {
  name: string;
}

export interface Me {
  guest: Guest | null;
  turns: number;
  calls_off: number;
  zone: string | null;
}

export interface Link {
  path: string;
  token: string;
  expires_at: string;
}

export interface OptionJson {
  name: string;
  values: string[];
  default: string | number;
}

export interface GameInfoJson {
  name: string;
  title: string;
  rules: number;
  players: number[];
  default_players: number;
  options: OptionJson[];
  rulings: OptionJson[];
  presets: Record<string, Record<string, string | number>>;
  ends: string[];
  editions: string[];
}

export interface GameJson {
  name: string;
  title: string;
  rules: number;
  players: number[];
  default_players: number;
  options: OptionJson[];
  rulings: OptionJson[];
  presets: Record<string, Record<string, string | number>>;
  ends: string[];
  editions: string[];
  readings: (Record<string, string>)[];
  moves: Record<string, string[]>;
  domains: Record<string, (string | number)[]>;
  events: Record<string, string[]>;
}

export interface LevelJson {
  name: string;
  seconds: number;
  ratings: Record<string, number>;
}

export interface Games {
  games: GameInfoJson[];
  lessons: string[];
  documentation: boolean;
  bots: string[];
  levels: LevelJson[];
  languages: string[];
}

export interface SeatJson {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  connected: boolean;
  waits: boolean;
  ends: boolean | null;
  emblem: string | null;
  host: boolean;
}

export interface You {
  seat: number | null;
  host: boolean;
  may_watch: boolean;
  removed: boolean;
}

export interface PrivateNotes {
  text: string;
}

export interface PaceJson {
  kind: "live" | "days";
  bank: number;
  step: number;
  gift: number;
  timeout: "move" | "seat" | "others";
  weekends_off: boolean;
  zone: string;
  vacation: number;
}

export interface SeatClockJson {
  left: number;
  running: boolean;
  paused: boolean;
  deadline: number | null;
  out: boolean;
  vacation: number;
  away_until: number | null;
}

export interface ClocksJson {
  now: number;
  seats: SeatClockJson[];
}

export interface TableJson {
  id: string;
  game: string;
  rules: number;
  title: string;
  status: "open" | "running" | "finished";
  players: number;
  options: Record<string, string | number>;
  data: string;
  own_edition: boolean;
  pace: "live" | "days";
  clock: PaceJson | null;
  clocks: ClocksJson | null;
  join: "everybody" | "link";
  watch: "everybody" | "link" | "nobody";
  hints: boolean;
  lesson: boolean;
  created_at: string;
  finished_at: string | null;
  seats: SeatJson[];
  you: You;
  rematch: string | null;
  forked_from: string | null;
  winners: (number | string)[] | null;
  emblems: string[];
}

export interface TableList {
  tables: TableJson[];
}

export interface TablePage {
  tables: TableJson[];
  more: boolean;
}

export interface LegalMove {
  move: Record<string, string | number>;
  text: string;
  number: number;
  facts: Record<string, string | number | string[]>;
  final: boolean;
}

export interface LogEntryJson {
  seat: number | null;
  move: Record<string, string | number>;
  text: string;
  events: (Record<string, string | number>)[];
  forced: boolean;
}

export interface LogPart {
  from: number;
  entries: LogEntryJson[];
  mark: string;
}

export interface ResultJson {
  sides: (number | string)[];
  scores: number[];
  places: number[];
  winners: (number | string)[];
  end: string;
  decided_by: string[];
  parts: Record<string, number[]>;
  detail: Record<string, unknown> | null;
}

export interface ChartPoint {
  after: number;
  scores: number[];
}

export interface ResultWithChart {
  sides: (number | string)[];
  scores: number[];
  places: number[];
  winners: (number | string)[];
  end: string;
  decided_by: string[];
  parts: Record<string, number[]>;
  detail: Record<string, unknown> | null;
  chart: ChartPoint[];
}

export interface ClockNoteJson {
  after: number;
  kind: "timeout" | "give" | "bot-asked" | "away" | "back" | "handover" | "return";
  seat: number;
  by: number;
  amount: number;
  at: number;
}

export interface StateJson {
  type: "state";
  seat: number | null;
  version: string;
  status: "running" | "finished";
  view: Record<string, unknown>;
  waiting: number[];
  decision: string;
  asks: Record<string, string | number | string[]>;
  legal: LegalMove[];
  undo: number;
  notes: ClockNoteJson[];
  lesson: number | null;
  log: LogPart;
  result: ResultJson | null;
}

export interface LessonStep {
  at: number;
  say: string;
  point: (string | Record<string, string | number>)[];
  do: string[];
  wrong: Record<string, string>;
  forward: boolean;
}

export interface LessonJson {
  seat: number;
  steps: LessonStep[];
}

export interface ExpectedMove {
  seat: number;
  move: Record<string, string | number>;
  text: string;
  facts: Record<string, string | number | string[]>;
}

export interface HintChoice {
  move: Record<string, string | number>;
  text: string;
  number: number;
  chance: number;
  visits: number;
  line: ExpectedMove[];
  now: Record<string, number>;
  then: Record<string, number>;
}

export interface JudgedChoices {
  simulations: number;
  choices: HintChoice[];
}

export interface HintJson {
  seat: number;
  simulations: number;
  chances: number[];
  move: Record<string, string | number>;
  choices: HintChoice[];
  version: string;
}

export interface JudgedJson {
  step: number;
  seat: number;
  move: Record<string, string | number>;
  text: string;
  facts: Record<string, string | number | string[]>;
  chance: number;
  best: Record<string, string | number>;
  best_text: string;
  best_facts: Record<string, string | number | string[]>;
  best_chance: number;
  cost: number;
  chances: number[];
  after: number;
}

export interface AnalysisJson {
  status: "working" | "ready" | "failed";
  done: number;
  of: number;
  decisions: JudgedJson[];
  costly: number[];
}

export interface Frame {
  after: number;
  view: Record<string, unknown>;
  waiting: number[];
  decision: string;
}

export interface Replay {
  entries: number;
  frames: Frame[];
}

export interface ReplayLog {
  entries: LogEntryJson[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Chat {
  messages: ChatLine[];
}

export interface Why {
  id: string;
  reason: ReasonJson | null;
}

export interface CopyEdition {
  game: string;
  name: string;
  builtin?: string | null;
  share?: string | null;
  document?: unknown;
}

export interface EditionName {
  edition: string;
}

export interface OwnEditionJson {
  id: string;
  game: string;
  name: string;
  revision: number;
  faults: number;
  size: number;
  created_at: string;
  changed_at: string;
  share: string | null;
}

export interface OwnEditions {
  editions: OwnEditionJson[];
  most: number;
}

export interface SavedEdition {
  edition: OwnEditionJson;
  faults: ReasonJson[];
}

export interface OwnEditionDocument {
  edition: OwnEditionJson;
  faults: ReasonJson[];
  document: unknown;
}

export interface SharedEdition {
  game: string;
  name: string;
  faults: number;
  document: unknown;
}

export interface EditionJson {
  edition: string;
  names: Record<string, Record<string, Record<string, string>>>;
  details: Record<string, Record<string, Record<string, unknown>>>;
  components: unknown;
}

export interface PuzzleLink {
  game: string;
  number: number;
}

export interface PuzzleSummary {
  number: number;
  difficulty: number;
  players: number;
}

export interface PuzzleList {
  games: Record<string, PuzzleSummary[]>;
  today: PuzzleLink | null;
}

export interface PuzzleJson {
  number: number;
  difficulty: number;
  players: number;
  game: string;
  count: number;
  data: string;
  seats: SeatJson[];
  state: StateJson;
}

export interface PuzzleTry {
  solved: boolean;
  tried: HintChoice;
  considered: boolean;
  best_chance: number;
}

export interface PuzzleSolution {
  best: string[];
  choices: HintChoice[];
}

export interface CallChoices {
  kinds: ("turn" | "begun" | "over" | "invited" | "time")[];
  language: string;
  time_zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
}

export interface PushKey {
  key: string;
}

export interface ChannelJson {
  id: string;
  kind: "push" | "webhook" | "mail";
  form: string;
  target: string;
  label: string;
  table: string | null;
  created_at: string;
  sent_at: string | null;
  off: boolean;
  why: string;
}

export interface Claimed {
  guest: Guest | null;
  turns: number;
  calls_off: number;
  zone: string | null;
  channels: ChannelJson[];
}

export interface TableWebhook {
  id: string;
  kind: "push" | "webhook" | "mail";
  form: string;
  target: string;
  label: string;
  table: string | null;
  created_at: string;
  sent_at: string | null;
  off: boolean;
  why: string;
  mine: boolean;
}

export interface TableWebhooks {
  webhooks: TableWebhook[];
}

export interface Calls {
  preferences: CallChoices | null;
  defaults: CallChoices;
  channels: ChannelJson[];
  mail: boolean;
}

export interface AppVersion {
  pages: string;
}

export interface WaysToSignIn {
  mail: boolean;
  openid: string | null;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface SignedInJson {
  me: Me;
  joined: string | null;
  left: string[];
  channels: ChannelJson[];
}

export interface OpenIdQuestion {
  address: string;
}

export interface IdentityJson {
  id: string;
  name: string;
  created_at: string;
}

export interface MailLinkJson {
  address: string;
  name: string;
  adds: boolean;
  here: boolean;
}

export interface MailLinkUsed {
  signed_in: SignedInJson | null;
  name: string;
}

export interface PasskeyJson {
  id: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export interface DeviceJson {
  id: string;
  name: string;
  here: boolean;
  created_at: string | null;
  seen_on: string | null;
}

export interface AccessTokenJson {
  id: string;
  name: string;
  scope: "read" | "play";
  created_at: string;
  used_at: string | null;
}

export interface NewAccessTokenJson {
  id: string;
  name: string;
  scope: "read" | "play";
  created_at: string;
  used_at: string | null;
  secret: string;
}

export interface AccountJson {
  name: string;
  kept: boolean;
  mail: boolean;
  openid: string | null;
  identities: IdentityJson[];
  operator: boolean;
  language: string | null;
  zone: string | null;
  addresses: string[];
  passkeys: PasskeyJson[];
  devices: DeviceJson[];
  access_tokens: AccessTokenJson[];
}

export interface RelationJson {
  id: string;
  name: string;
  kind: "mute" | "block";
  created_at: string;
}

export interface Relations {
  relations: RelationJson[];
}

export interface SeatRelation {
  id: string;
  seat: number;
  kind: "mute" | "block";
}

export interface SeatRelations {
  relations: SeatRelation[];
}

export interface Bookmark {
  after: number | null;
}

export interface Access {
  operator: boolean;
  by_token: boolean;
  session: boolean;
}

export interface ReportChat {
  seat: number;
  at: string;
  text: string;
}

export interface ReportLog {
  chat: ReportChat[];
  record: Record<string, unknown> | null;
}

export interface PersonJson {
  guest: number;
  name: string;
}

export interface ReportJson {
  table: string;
  at: string;
  by: PersonJson;
  about: PersonJson;
  seat: number;
  reason: string;
  closed: boolean;
}

export interface SanctionJson {
  guest: number;
  name: string;
  kind: "ban" | "silence";
  reason: string;
  created_at: string;
  until: string | null;
}

export interface LimitJson {
  name: string;
  an_hour: number;
  at_once: number;
}

export interface RefusedJson {
  key: string;
  times: number;
}

export interface OperatorPage {
  reports: ReportJson[];
  sanctions: SanctionJson[];
  limits: LimitJson[];
  limited: boolean;
  refused: RefusedJson[];
}

export interface PlannedMove {
  move: Record<string, string | number>;
  text: string;
  facts: Record<string, string | number | string[]>;
}

export interface EnteredMove {
  move: Record<string, string | number>;
  text: string;
  facts: Record<string, string | number | string[]>;
  seat: number;
}

export interface VariationJson {
  id: string;
  seat: number;
  others: "bot" | "me";
  moves: EnteredMove[];
  own: number;
  outdated: boolean;
  state: StateJson;
}

export interface OrderJson {
  status: "none" | "waiting" | "done" | "cancelled";
  moves: PlannedMove[];
  made: number;
  strict: boolean;
  until: "choice" | "end" | null;
  why: ReasonJson | null;
}

export interface AntarcticaAreaForecast {
  ranks: number[];
  worth: number[];
  acts: (number | null)[];
}

export interface AntarcticaBuildProspect {
  possible: boolean;
  missing: string[];
  card: string;
  scientists_short: number;
  built: boolean;
}

export interface AntarcticaForecast {
  stops: string[];
  areas: Record<string, AntarcticaAreaForecast>;
  tracks: Record<string, AntarcticaTrackForecast>;
  points: Record<string, number[]>;
}

export interface AntarcticaTrackForecast {
  worth: number[];
  used: number[];
}

export interface AntarcticaNextShip {
  area: string;
  place: number;
  acts: number;
  prospects: Record<string, AntarcticaProspect>;
}

export interface AntarcticaProspect {
  place: number;
  acts: number;
  builds: Record<string, AntarcticaBuildProspect>;
  recruit: number;
  research: number;
  research_tracks: string[];
  new_ship: boolean;
}

export interface AntarcticaAreaView {
  open: boolean;
  ships: (number | null)[];
  buildings: string[];
  scientists: number[];
  icebreakers: number[];
}

export interface AntarcticaTrackView {
  open: boolean;
  cubes: number[];
}

export interface AntarcticaStackView {
  top: string | null;
  below: number;
}

export interface AntarcticaSeatView {
  supply: number;
  reserve: number;
  unused_ships: number;
  unused_cubes: number;
  returned_ships: number;
  returned_cubes: number;
  cards: string[];
  basic_card: boolean;
  know_how: number;
  shipyard_cards: number;
}

export interface AntarcticaStopView {
  second_turn: boolean;
  active_place: number | null;
  second_place: number | null;
  target: string | null;
  main_used: boolean;
  gave_back: boolean;
  card_played: number[];
  under_construction: number[];
  new_places: number[];
  progress: boolean;
  idle_turns: number;
}

export interface AntarcticaShipView {
  area: string;
  place: number;
}

export interface AntarcticaPendingView {
  points?: number;
  barred_tracks?: string[];
  ship?: AntarcticaShipView;
}

export interface AntarcticaOwnPart {
  seat: number;
  hand: Record<string, number>;
  next_ship: AntarcticaNextShip | null;
  shipyard_stack?: Record<string, number>;
  packet?: Record<string, number>;
}

export interface AntarcticaView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  start_seat: number;
  sun: string;
  areas: Record<string, AntarcticaAreaView>;
  tracks: Record<string, AntarcticaTrackView>;
  stacks: Record<string, AntarcticaStackView>;
  shipyard_left: number;
  know_how_left: number;
  seats: AntarcticaSeatView[];
  stop: AntarcticaStopView;
  end: string;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  pending: AntarcticaPendingView;
  forecast: AntarcticaForecast;
}

export interface AntarcticaOwnView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  start_seat: number;
  sun: string;
  areas: Record<string, AntarcticaAreaView>;
  tracks: Record<string, AntarcticaTrackView>;
  stacks: Record<string, AntarcticaStackView>;
  shipyard_left: number;
  know_how_left: number;
  seats: AntarcticaSeatView[];
  stop: AntarcticaStopView;
  end: string;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  pending: AntarcticaPendingView;
  forecast: AntarcticaForecast;
  you: AntarcticaOwnPart;
}

export type AntarcticaAreaId = "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";

export type AntarcticaBuildingId = "camp" | "sea_station" | "coast_station" | "crane" | "headframe" | "drilling_rig" | "wind_turbine" | "shipyard" | "laboratory" | "factory" | "inland_station" | "headquarters" | "plankton_farm" | "parabolic_antenna";

export type AntarcticaCardId = "basic_01" | "basic_02" | "basic_03" | "basic_04" | "basic_05" | "basic_06" | "basic_07" | "basic_08" | "basic_09" | "basic_10" | "basic_11" | "basic_12" | "basic_13" | "basic_14" | "basic_15" | "double_01" | "double_02" | "double_03" | "double_04" | "double_05" | "double_06" | "double_07" | "double_08" | "double_09" | "double_10" | "double_11" | "double_12" | "prestige_01" | "prestige_02" | "prestige_03" | "prestige_04" | "prestige_05" | "prestige_06" | "prestige_07" | "prestige_08" | "prestige_09" | "prestige_10" | "prestige_11" | "prestige_12";

export type AntarcticaDeckId = "basic" | "double" | "prestige";

export type AntarcticaEffectId = "relocate_ship" | "shipyard_draft" | "research_three" | "gain_scientist" | "new_ship" | "know_how_card" | "basic_card_back";

export type AntarcticaFromId = "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";

export type AntarcticaNumberId = number;

export type AntarcticaPlaceId = number;

export type AntarcticaSeatId = number;

export type AntarcticaShipyardCardId = "icebreaker" | "place_scientist" | "two_scientists" | "fast_research";

export type AntarcticaSpaceId = number;

export type AntarcticaToId = "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";

export type AntarcticaTrackId = "track_a" | "track_b" | "track_c" | "track_d" | "track_e";

export type AntarcticaMove =
  | { kind: "start"; seat: AntarcticaSeatId }
  | { kind: "deal"; building: AntarcticaBuildingId; area: AntarcticaAreaId }
  | { kind: "reveal"; deck: AntarcticaDeckId; card: AntarcticaCardId }
  | { kind: "draw"; shipyard_card: AntarcticaShipyardCardId }
  | { kind: "place_ship"; area: AntarcticaAreaId }
  | { kind: "place_cube"; track: AntarcticaTrackId }
  | { kind: "sail"; area: AntarcticaAreaId }
  | { kind: "give_back_cube" }
  | { kind: "give_back_unused_ship" }
  | { kind: "give_back_ship"; area: AntarcticaAreaId; place: AntarcticaPlaceId }
  | { kind: "build"; deck: AntarcticaDeckId }
  | { kind: "new_ship" }
  | { kind: "recruit" }
  | { kind: "research"; track: AntarcticaTrackId }
  | { kind: "play"; shipyard_card: AntarcticaShipyardCardId }
  | { kind: "lay_icebreaker"; area: AntarcticaAreaId }
  | { kind: "end_turn" }
  | { kind: "advance"; track: AntarcticaTrackId }
  | { kind: "relocate"; area: AntarcticaAreaId; place: AntarcticaPlaceId }
  | { kind: "relocate_to"; area: AntarcticaAreaId }
  | { kind: "draft"; shipyard_card: AntarcticaShipyardCardId }
  | { kind: "pick"; shipyard_card: AntarcticaShipyardCardId }
  | { kind: "accept" }
  | { kind: "decline" };

export type AntarcticaEvent =
  | { event: "start_player"; seat?: number }
  | { event: "building_dealt"; seat?: number; building: AntarcticaBuildingId | "?"; area: AntarcticaAreaId | "?" }
  | { event: "card_revealed"; seat?: number; deck: AntarcticaDeckId | "?"; card: AntarcticaCardId | "?" }
  | { event: "ship_placed"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "sun_moved"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "turn_begins"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "ship_sailed"; seat?: number; from: AntarcticaFromId | "?"; to: AntarcticaToId | "?" }
  | { event: "turn_ended"; seat?: number }
  | { event: "game_ended"; seat?: number }
  | { event: "built"; seat?: number; building: AntarcticaBuildingId | "?"; area: AntarcticaAreaId | "?"; card: AntarcticaCardId | "?" }
  | { event: "basic_card_played"; seat?: number; building: AntarcticaBuildingId | "?" }
  | { event: "know_how_played"; seat?: number; building: AntarcticaBuildingId | "?" }
  | { event: "scientists_placed"; seat?: number; area: AntarcticaAreaId | "?"; number: AntarcticaNumberId | "?" }
  | { event: "last_scientist"; seat?: number }
  | { event: "stacks_empty"; seat?: number }
  | { event: "ship_under_construction"; seat?: number }
  | { event: "ship_joined"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "shipyard_removed"; seat?: number }
  | { event: "shipyard_offered"; seat?: number }
  | { event: "shipyard_card_taken"; seat?: number; shipyard_card: AntarcticaShipyardCardId | "?" }
  | { event: "card_drawn"; seat?: number; shipyard_card: AntarcticaShipyardCardId | "?" }
  | { event: "card_played"; seat?: number; shipyard_card: AntarcticaShipyardCardId | "?" }
  | { event: "icebreaker_laid"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "icebreaker_used"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "second_turn_declined"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "icebreakers_left"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "scientists_recruited"; seat?: number; number: AntarcticaNumberId | "?" }
  | { event: "cube_returned"; seat?: number }
  | { event: "unused_ship_returned"; seat?: number }
  | { event: "ship_returned"; seat?: number; area: AntarcticaAreaId | "?" }
  | { event: "cube_moved"; seat?: number; track: AntarcticaTrackId | "?"; space: AntarcticaSpaceId | "?" }
  | { event: "research_lost"; seat?: number; number: AntarcticaNumberId | "?" }
  | { event: "symbol_triggered"; seat?: number; effect: AntarcticaEffectId | "?" }
  | { event: "ship_relocated"; seat?: number; from: AntarcticaFromId | "?"; to: AntarcticaToId | "?" }
  | { event: "know_how_taken"; seat?: number }
  | { event: "basic_card_back"; seat?: number };

export interface AntarcticaBuildingCardData {
  id: string;
  deck: "basic" | "double" | "prestige";
  needs: string[];
  builds: string;
  scientists: number;
  research_points: number;
  star: boolean;
  min_players: number;
}

export interface AntarcticaBuildingTypeData {
  id: string;
  category: "base" | "resource" | "know_how" | "station" | "prestige";
  count: number;
  scientists: number;
  star: boolean;
  start_3_4: number;
  start_2: number;
}

export interface AntarcticaComponentsData {
  game: "antarctica";
  edition: string;
  areas: {
    sun_order: ({
      id: "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";
      index?: number;
    })[];
    sun_start: "bottom_left";
    closed: {
      "2": ("bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left")[];
      "3": ("bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left")[];
      "4": ("bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left")[];
    };
    ship_places_per_area: number;
    pack_ice_markers?: number;
  };
  building_categories: ({
    id: "base" | "resource" | "know_how" | "station" | "prestige";
  })[];
  building_types: AntarcticaBuildingTypeData[];
  starting_buildings: {
    "2": ("camp" | "sea_station" | "coast_station" | "crane" | "headframe" | "drilling_rig" | "wind_turbine")[];
    "3": ("camp" | "sea_station" | "coast_station" | "crane" | "headframe" | "drilling_rig" | "wind_turbine")[];
    "4": ("camp" | "sea_station" | "coast_station" | "crane" | "headframe" | "drilling_rig" | "wind_turbine")[];
  };
  decks: ({
    id: "basic" | "double" | "prestige";
    cards: number;
  })[];
  building_cards: AntarcticaBuildingCardData[];
  track_effects: ({
    id: "relocate_ship" | "shipyard_draft" | "research_three" | "gain_scientist" | "new_ship" | "know_how_card" | "basic_card_back";
    colour: "red" | "blue";
    research_points?: number;
  })[];
  research_tracks: AntarcticaResearchTrackData[];
  shipyard_card_kinds: ({
    id: "icebreaker" | "place_scientist" | "two_scientists" | "fast_research";
    count: number;
    scientists?: number;
    research_points?: number;
  })[];
  shipyard_cards: ({
    id: string;
    kind: "icebreaker" | "place_scientist" | "two_scientists" | "fast_research";
  })[];
  resource_card_kinds: ({
    id: "basic_resource" | "know_how";
    count: number;
    replaces_category: "base" | "resource" | "know_how" | "station" | "prestige";
    in_play: {
      "2": number;
      "3": number;
      "4": number;
    };
    start?: string;
  })[];
  resource_cards: ({
    id: string;
    kind: "basic_resource" | "know_how";
  })[];
  pieces_per_colour: {
    scientists: number;
    ships: number;
    cubes: number;
    vp_markers?: number;
    vp_marker_sides?: number[];
  };
  piece_table: {
    "2": {
      scientists_supply: number;
      scientists_reserve: number;
      scientists_box: number;
      ships_board: number;
      ships_unused: number;
      ships_box: number;
      cubes_vp_track: number;
      cubes_unused: number;
      cubes_box: number;
    };
    "3": {
      scientists_supply: number;
      scientists_reserve: number;
      scientists_box: number;
      ships_board: number;
      ships_unused: number;
      ships_box: number;
      cubes_vp_track: number;
      cubes_unused: number;
      cubes_box: number;
    };
    "4": {
      scientists_supply: number;
      scientists_reserve: number;
      scientists_box: number;
      ships_board: number;
      ships_unused: number;
      ships_box: number;
      cubes_vp_track: number;
      cubes_unused: number;
      cubes_box: number;
    };
  };
  placement_order: {
    "2": ("A" | "B" | "C" | "D")[];
    "3": ("A" | "B" | "C" | "D")[];
    "4": ("A" | "B" | "C" | "D")[];
  };
  first_game_ships: {
    "2": ({
      seat: "A" | "B" | "C" | "D";
      area: "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";
      place: number;
      step?: number;
    })[];
    "3": ({
      seat: "A" | "B" | "C" | "D";
      area: "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";
      place: number;
      step?: number;
    })[];
    "4": ({
      seat: "A" | "B" | "C" | "D";
      area: "bottom_left" | "bottom" | "bottom_right" | "right" | "top_right" | "top" | "top_left" | "left";
      place: number;
      step?: number;
    })[];
  };
  extra_cube_two_players: {
    seat: "B";
    space: number;
    triggers_symbols: boolean;
  };
  open_tracks: {
    "2": ("track_a" | "track_b" | "track_c" | "track_d" | "track_e")[];
    "3": ("track_a" | "track_b" | "track_c" | "track_d" | "track_e")[];
    "4": ("track_a" | "track_b" | "track_c" | "track_d" | "track_e")[];
  };
  scoring: {
    area_first_bonus: number;
  };
  stall_guard_turns: {
    "2": number;
    "3": number;
    "4": number;
  };
}

export interface AntarcticaResearchTrackData {
  id: "track_a" | "track_b" | "track_c" | "track_d" | "track_e";
  icons: string[];
  min_players: number;
  spaces: number;
  vp: number[];
  symbols: AntarcticaTrackSymbolData[];
}

export interface AntarcticaTrackSymbolData {
  space: number;
  colour: "red" | "blue";
  effect: "relocate_ship" | "shipyard_draft" | "research_three" | "gain_scientist" | "new_ship" | "know_how_card" | "basic_card_back";
}

export interface AquaticaPartsView {
  hand: number[];
  goals: number[];
  locations: number[];
}

export interface AquaticaPendingView {
  chain: AquaticaChainView[];
  payment: AquaticaPaymentView | null;
}

export interface AquaticaChainView {
  effect: Record<string, unknown>;
  when: string;
}

export interface AquaticaPaymentView {
  do: string;
  slot: string;
  price: number;
  drawn: number;
  found: number;
}

export interface AquaticaProgressView {
  found: number;
  needed: number;
  met: boolean;
}

export interface AquaticaPlacedView {
  owner: number | string;
  manta: string | null;
}

export interface AquaticaTrackView {
  goal: string | null;
  spaces: (AquaticaPlacedView | null)[];
}

export interface AquaticaLocationView {
  location: string;
  covered: number;
}

export interface AquaticaSeatView {
  hand: string[];
  discard: string[];
  board: (AquaticaLocationView | null)[];
  scored: string[];
  ready: string[];
  tired: string[];
  king: string | null;
}

export interface AquaticaTurnView {
  main_used: boolean;
  in_play: string | null;
  replayed: string | null;
  coins: number;
  power: number;
  typed_power: Record<string, number>;
  gave_resource: string[];
  carried_out: boolean;
  recruited_from: number[];
}

export interface AquaticaEndView {
  trigger: string;
  last_turns: number | null;
  reason: string;
}

export interface AquaticaOwnPart {
  seat: number;
  offer?: string[];
  king?: string | null;
}

export interface AquaticaView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  first_player: number;
  active: number | null;
  turns: number;
  row: (string | null)[];
  upper: (string | null)[];
  lower: (string | null)[];
  characters_left: number;
  locations_left: number;
  discarded: string[];
  removed: string[];
  supply: string[];
  tracks: AquaticaTrackView[];
  drafting: boolean;
  kings_left_over: string[];
  seats: AquaticaSeatView[];
  turn: AquaticaTurnView;
  end: AquaticaEndView;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  pending: AquaticaPendingView;
  conquest_prices: Record<string, number>;
  progress: AquaticaProgressView[][];
  parts: AquaticaPartsView;
}

export interface AquaticaOwnView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  first_player: number;
  active: number | null;
  turns: number;
  row: (string | null)[];
  upper: (string | null)[];
  lower: (string | null)[];
  characters_left: number;
  locations_left: number;
  discarded: string[];
  removed: string[];
  supply: string[];
  tracks: AquaticaTrackView[];
  drafting: boolean;
  kings_left_over: string[];
  seats: AquaticaSeatView[];
  turn: AquaticaTurnView;
  end: AquaticaEndView;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  pending: AquaticaPendingView;
  conquest_prices: Record<string, number>;
  progress: AquaticaProgressView[][];
  parts: AquaticaPartsView;
  you: AquaticaOwnPart;
}

export type AquaticaCardId = "researcher" | "turtle_treasurer" | "crab_diplomat" | "grabber" | "manta_leader" | "shark_amazon" | "triton_general" | "octopus_merchant" | "siren_envoy" | "dogfish_shoal" | "blue_shark_nursery" | "mako_channel" | "hammerhead_trench" | "black_tooth" | "nurse_shark_reef" | "tiger_shark_bank" | "great_white_arena" | "goblin_shark_pass" | "ring_of_blood" | "bull_shark_sanctuary" | "predators_gorge" | "megalodon_throne" | "mother_of_sharks" | "fishers_boat" | "lost_dinghy" | "broken_schooner" | "merchant_cog" | "silent_caravel" | "smugglers_brig" | "corsair_xebec" | "royal_frigate" | "hospital_ship" | "stripped_wreck" | "gold_galleon" | "ghost_ship" | "treasure_ship" | "sunken_flagship" | "twin_fumarole" | "tepid_spring" | "grey_chimney" | "burning_crack" | "cinder_cone" | "red_fault" | "sulphur_lake" | "geyser_field" | "lesser_caldera" | "dead_lava_flow" | "glass_crater" | "thunder_ridge" | "magma_belly" | "father_of_volcanoes" | "fallen_column" | "flooded_courtyard" | "mosaic_gate" | "drowned_market" | "mute_library" | "ruined_barracks" | "nobles_baths" | "ancients_forum" | "shattered_aqueduct" | "necropolis" | "lost_academy" | "senate_palace" | "trident_temple" | "forgotten_capital";

export type AquaticaCharacterId = "matron" | "legionary" | "patrician" | "seahorse" | "wave_reader" | "azure_agent" | "researcher" | "turtle_treasurer" | "crab_diplomat" | "grabber" | "manta_leader" | "shark_amazon" | "triton_general" | "octopus_merchant" | "siren_envoy" | "king_warlord" | "king_trader" | "king_builder" | "king_host" | "king_chronicler" | "king_navigator" | "king_upwelling" | "king_usurper";

export type AquaticaEndId = "" | "goals" | "locations" | "characters" | "ichthyanders";

export type AquaticaGoalId = "locations_eleven" | "points_fifteen" | "wild_three" | "all_but_one" | "each_type" | "same_type_four" | "discard_ten" | "conquerors_five" | "raised_five" | "recruit_at_five" | "hand_eight" | "board_five" | "scored_three" | "wild_two";

export type AquaticaKingId = "king_warlord" | "king_trader" | "king_builder" | "king_host" | "king_chronicler" | "king_navigator" | "king_upwelling" | "king_usurper";

export type AquaticaLocationId = "dogfish_shoal" | "blue_shark_nursery" | "mako_channel" | "hammerhead_trench" | "black_tooth" | "nurse_shark_reef" | "tiger_shark_bank" | "great_white_arena" | "goblin_shark_pass" | "ring_of_blood" | "bull_shark_sanctuary" | "predators_gorge" | "megalodon_throne" | "mother_of_sharks" | "fishers_boat" | "lost_dinghy" | "broken_schooner" | "merchant_cog" | "silent_caravel" | "smugglers_brig" | "corsair_xebec" | "royal_frigate" | "hospital_ship" | "stripped_wreck" | "gold_galleon" | "ghost_ship" | "treasure_ship" | "sunken_flagship" | "twin_fumarole" | "tepid_spring" | "grey_chimney" | "burning_crack" | "cinder_cone" | "red_fault" | "sulphur_lake" | "geyser_field" | "lesser_caldera" | "dead_lava_flow" | "glass_crater" | "thunder_ridge" | "magma_belly" | "father_of_volcanoes" | "fallen_column" | "flooded_courtyard" | "mosaic_gate" | "drowned_market" | "mute_library" | "ruined_barracks" | "nobles_baths" | "ancients_forum" | "shattered_aqueduct" | "necropolis" | "lost_academy" | "senate_palace" | "trident_temple" | "forgotten_capital";

export type AquaticaMantaId = "trained_raise" | "trained_score" | "wild_raise" | "wild_score" | "wild_recruit" | "trained_power" | "trained_coin" | "wild_coin" | "wild_power" | "wild_power_double";

export type AquaticaNumberId = number;

export type AquaticaOptionId = number;

export type AquaticaSeatId = number;

export type AquaticaSlotId = "character_1" | "character_2" | "character_3" | "character_4" | "character_5" | "character_6" | "lower_1" | "lower_2" | "lower_3" | "lower_4" | "lower_5" | "lower_6" | "upper_1" | "upper_2" | "upper_3" | "upper_4";

export type AquaticaSourceId = "trained_power" | "trained_coin" | "wild_coin" | "wild_power" | "wild_power_double" | "space_1" | "space_2" | "space_3" | "space_4" | "space_5";

export type AquaticaSpaceId = "space_1" | "space_2" | "space_3" | "space_4" | "space_5";

export type AquaticaTrackId = "track_1" | "track_2" | "track_3" | "track_4";

export type AquaticaMove =
  | { kind: "first_player"; seat: AquaticaSeatId }
  | { kind: "reveal"; slot: AquaticaSlotId; card: AquaticaCardId }
  | { kind: "lay_goal"; track: AquaticaTrackId; goal: AquaticaGoalId }
  | { kind: "offer"; king: AquaticaKingId }
  | { kind: "choose_king"; king: AquaticaKingId }
  | { kind: "play"; character: AquaticaCharacterId }
  | { kind: "use_manta"; manta: AquaticaMantaId }
  | { kind: "use_depth"; space: AquaticaSpaceId }
  | { kind: "claim"; goal: AquaticaGoalId; manta: AquaticaMantaId }
  | { kind: "end_turn" }
  | { kind: "continue" }
  | { kind: "option"; option: AquaticaOptionId }
  | { kind: "explore" }
  | { kind: "decline" }
  | { kind: "drop"; slot: AquaticaSlotId }
  | { kind: "recruit"; slot: AquaticaSlotId }
  | { kind: "buy"; slot: AquaticaSlotId }
  | { kind: "conquer"; slot: AquaticaSlotId }
  | { kind: "seize"; slot: AquaticaSlotId }
  | { kind: "draw"; source: AquaticaSourceId }
  | { kind: "pay" }
  | { kind: "raise"; space: AquaticaSpaceId }
  | { kind: "raise_fully"; space: AquaticaSpaceId }
  | { kind: "score"; space: AquaticaSpaceId }
  | { kind: "return"; character: AquaticaCharacterId }
  | { kind: "ready"; manta: AquaticaMantaId }
  | { kind: "place_ichthyander"; goal: AquaticaGoalId }
  | { kind: "replay"; character: AquaticaCharacterId }
  | { kind: "tire"; manta: AquaticaMantaId };

export type AquaticaEvent =
  | { event: "first_player"; seat?: number }
  | { event: "goal_laid"; seat?: number; track: AquaticaTrackId | "?"; goal: AquaticaGoalId | "?" }
  | { event: "king_offered"; seat?: number; king: AquaticaKingId | "?" }
  | { event: "king_chosen"; seat?: number; king: AquaticaKingId | "?" }
  | { event: "king_taken"; seat?: number; king: AquaticaKingId | "?" }
  | { event: "character_revealed"; seat?: number; slot: AquaticaSlotId | "?"; character: AquaticaCharacterId | "?" }
  | { event: "location_revealed"; seat?: number; slot: AquaticaSlotId | "?"; location: AquaticaLocationId | "?" }
  | { event: "explored"; seat?: number }
  | { event: "location_discarded"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "turn_begins"; seat?: number }
  | { event: "character_played"; seat?: number; character: AquaticaCharacterId | "?" }
  | { event: "character_replayed"; seat?: number; character: AquaticaCharacterId | "?" }
  | { event: "king_left"; seat?: number; king: AquaticaKingId | "?" }
  | { event: "manta_used"; seat?: number; manta: AquaticaMantaId | "?" }
  | { event: "depth_used"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "turn_ended"; seat?: number }
  | { event: "end_triggered"; seat?: number; end: AquaticaEndId | "?" }
  | { event: "game_ended"; seat?: number }
  | { event: "recruit_begun"; seat?: number; character: AquaticaCharacterId | "?"; number: AquaticaNumberId | "?" }
  | { event: "purchase_begun"; seat?: number; location: AquaticaLocationId | "?"; number: AquaticaNumberId | "?" }
  | { event: "conquest_begun"; seat?: number; location: AquaticaLocationId | "?"; number: AquaticaNumberId | "?" }
  | { event: "manta_drawn"; seat?: number; manta: AquaticaMantaId | "?" }
  | { event: "depth_drawn"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "recruited"; seat?: number; character: AquaticaCharacterId | "?" }
  | { event: "character_removed"; seat?: number; character: AquaticaCharacterId | "?" }
  | { event: "location_taken"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "raised"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "fully_raised"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "manta_won"; seat?: number; manta: AquaticaMantaId | "?" }
  | { event: "location_scored"; seat?: number; location: AquaticaLocationId | "?" }
  | { event: "character_returned"; seat?: number; character: AquaticaCharacterId | "?" }
  | { event: "all_returned"; seat?: number; number: AquaticaNumberId | "?" }
  | { event: "manta_ready"; seat?: number; manta: AquaticaMantaId | "?" }
  | { event: "all_ready"; seat?: number }
  | { event: "manta_tired"; seat?: number; manta: AquaticaMantaId | "?" }
  | { event: "goal_claimed"; seat?: number; goal: AquaticaGoalId | "?"; manta: AquaticaMantaId | "?" }
  | { event: "ichthyander_placed"; seat?: number; goal: AquaticaGoalId | "?" };

export interface AquaticaCharacterData {
  id: string;
  effects: AquaticaEffectData[];
  stays_in_hand?: boolean;
  copies?: number;
  number?: number;
  use?: "repeat" | "once" | "start";
}

export interface AquaticaComponentsData {
  game: "aquatica";
  edition: string;
  board: {
    character_slot_prices: number[];
    lower_row_slots: number;
    upper_row_slots: number;
    upper_row_power_discount: number;
    player_board_spaces: number;
  };
  goal_tracks: {
    tracks: number;
    space_points: number[];
  };
  symbols: {
    id: string;
  }[];
  location_types: ({
    id: "shark_bay" | "sunken_ship" | "ocean_volcano" | "fallen_civilization";
    count: number;
  })[];
  goals: {
    printed: AquaticaGoalData[];
    token_goals: AquaticaGoalData[];
    tokens: ({
      id: string;
      sides: ("locations_eleven" | "points_fifteen" | "wild_three" | "all_but_one" | "each_type" | "same_type_four" | "discard_ten" | "conquerors_five" | "raised_five" | "recruit_at_five")[];
    })[];
  };
  starting_characters: AquaticaCharacterData[];
  ocean_characters: AquaticaCharacterData[];
  kings: AquaticaCharacterData[];
  trained_mantas: AquaticaMantaData[];
  wild_mantas: AquaticaMantaData[];
  locations: AquaticaLocationData[];
  solo: {
    ocean_copies: number;
    king_offer: number;
    ichthyander_mantas: number;
    tiers: AquaticaTierData[];
  };
}

export interface AquaticaEffectData {
  gain_power?: number;
  only?: "shark_bay" | "sunken_ship" | "ocean_volcano" | "fallen_civilization";
  gain_coins?: number;
  do?: "conquer" | "buy" | "recruit" | "recruit_free" | "seize" | "explore";
  optional?: boolean;
  raise?: number;
  raise_fully?: number;
  score?: number;
  return?: "all" | number;
  ready?: "all" | number;
  replay?: number;
  tire?: number;
  each_opponent?: AquaticaEffectData[];
  choose?: AquaticaEffectData[][];
  take_manta?: "wild_coin" | "wild_power" | "wild_power_double" | "wild_raise" | "wild_score" | "wild_recruit";
  other?: boolean;
  empty?: boolean;
}

export interface AquaticaGoalData {
  id: string;
  condition: {
    hand_at_least?: number;
    board_locations_at_least?: number;
    scored_locations_at_least?: number;
    wild_mantas_at_least?: number;
    board_and_scored_locations_at_least?: number;
    scored_points_at_least?: number;
    discarded_all_but?: number;
    scored_types_at_least?: number;
    board_and_scored_same_type_at_least?: number;
    discard_at_least?: number;
    conquer_cards_at_least?: number;
    board_fully_raised_at_least?: number;
    event_recruited_from_price?: number;
  };
}

export interface AquaticaLocationData {
  id: string;
  type: "shark_bay" | "sunken_ship" | "ocean_volcano" | "fallen_civilization";
  power_price: number;
  coin_price: number;
  depths: AquaticaEffectData[];
  manta: "wild_coin" | "wild_power" | "wild_power_double" | "wild_raise" | "wild_score" | "wild_recruit" | null;
  points: number;
  code?: string;
}

export interface AquaticaMantaData {
  id: "trained_power" | "trained_coin" | "trained_raise" | "trained_score" | "wild_coin" | "wild_power" | "wild_power_double" | "wild_raise" | "wild_score" | "wild_recruit";
  effects: AquaticaEffectData[];
  per_player?: number;
  count?: number;
}

export interface AquaticaTierData {
  id: string;
  min: number | null;
  max: number | null;
}

export interface CouncilFinalView {
  energy: number;
  level: number;
  left: number;
}

export interface CouncilMajorityView {
  strength: number[];
  leader: string | number | null;
  lead: number;
  pays: number[];
  keeps: boolean[];
}

export interface CouncilPlanView {
  sum: number;
  moved: number;
  consumption: number;
  best: number;
  likely: number;
  worst: number;
}

export interface CouncilTurnView {
  phase: string;
  owner: string | number | null;
  to_come: (string | number)[];
  field: number | null;
  action: number | null;
  purchases_left: number | null;
  evaluated: string[];
  tile: string | null;
  planet: number | null;
  galaxy: string | null;
}

export interface CouncilSystemView {
  tile: string;
  planets: number[][];
}

export interface CouncilStationView {
  seat: number;
  station: string;
  cubes: number;
}

export interface CouncilGalaxyView {
  slots: number;
  systems: CouncilSystemView[];
  station: CouncilStationView | null;
}

export interface CouncilMarkerView {
  owner: string | number;
  energy: number;
  consumption: number;
  level: number;
  round_consumption: number;
  supply: number | null;
  light_cards: number;
  dark_cards: number;
}

export interface CouncilFieldView {
  range: number;
  cards: string[];
}

export interface CouncilSeatView {
  gems: Record<string, number>;
  hand: string[];
  fields: CouncilFieldView[];
  upgrades: string[];
  board_cubes: number;
  stations: string[];
  dark_tech: string[];
  still_from: number | null;
  commander: string | null;
}

export interface CouncilAutomaView {
  card: string | null;
  used: string[];
}

export interface CouncilTechView {
  left: string[];
  lost: string[];
}

export interface CouncilOwnPart {
  seat: number;
  bonus: string[];
  dark_dealt: string | null;
  plan: (string | null)[];
  under: Record<string, (string | null)[]>;
  light_under: (string | null)[];
  dark_tech: (CouncilTechView | null)[];
  drawn: string[];
  planning: CouncilPlanView | null;
  bonus_worth: Record<string, number>;
  final: CouncilFinalView;
}

export interface CouncilView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  automa: CouncilAutomaView;
  plans: ((string | null)[])[];
  bonus_cards: string[][];
  round: number;
  galaxies: Record<string, CouncilGalaxyView>;
  stacks: Record<string, number>;
  market: (string | null)[];
  ai_deck: number;
  laid_aside: string[];
  light_deck: number;
  dark_tech_decks: number[];
  order: (string | number)[];
  arrived: (string | number)[];
  markers: CouncilMarkerView[];
  seats: CouncilSeatView[];
  committed: number[];
  throne: string | number | null;
  end: string;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  majorities: Record<string, CouncilMajorityView>;
  turn: CouncilTurnView;
}

export interface CouncilOwnView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  automa: CouncilAutomaView;
  plans: ((string | null)[])[];
  bonus_cards: string[][];
  round: number;
  galaxies: Record<string, CouncilGalaxyView>;
  stacks: Record<string, number>;
  market: (string | null)[];
  ai_deck: number;
  laid_aside: string[];
  light_deck: number;
  dark_tech_decks: number[];
  order: (string | number)[];
  arrived: (string | number)[];
  markers: CouncilMarkerView[];
  seats: CouncilSeatView[];
  committed: number[];
  throne: string | number | null;
  end: string;
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  majorities: Record<string, CouncilMajorityView>;
  turn: CouncilTurnView;
  you: CouncilOwnPart;
}

export type CouncilAutomaCardId = "automa_01" | "automa_02" | "automa_03" | "automa_04" | "automa_05" | "automa_06" | "automa_07" | "automa_08" | "automa_09" | "automa_10" | "automa_11" | "automa_12" | "automa_13" | "automa_14" | "automa_15" | "automa_16" | "automa_17" | "automa_18";

export type CouncilBonusId = "galaxy_grey" | "galaxy_orange" | "galaxy_violet" | "galaxy_red" | "galaxy_brown" | "galaxy_beige" | "galaxy_turquoise" | "galaxy_yellow" | "stations" | "gems_anthracite" | "gems_gold" | "gems_transparent" | "planets_terran" | "planets_desert" | "planets_volcanic" | "parsec_1" | "parsec_2" | "parsec_3" | "consumption_a" | "consumption_b" | "board_cubes_a" | "board_cubes_b" | "ai_network_a" | "ai_network_b" | "light_collection" | "flat_five_a" | "flat_five_b";

export type CouncilCardId = "power_saver" | "deep_sleep" | "frugal_scout" | "swift_scout" | "survey_crew" | "wormhole_probe" | "pioneer_fleet" | "sleek_pioneers" | "versatile_scout" | "light_settlers" | "silent_settlers" | "colony_ship" | "sleek_colony_ship" | "wormhole_colony" | "sky_tower" | "working_settlers" | "twin_works" | "light_drills" | "triple_drills" | "remote_drills" | "gem_courier" | "gem_convoy" | "quick_polish" | "double_polish" | "quiet_workers" | "settle" | "found_colony" | "mine" | "explore" | "take_gems" | "upgrade_gem";

export type CouncilChangeId = number;

export type CouncilCommanderId = "buteo" | "zoe" | "ava" | "casares" | "s3e3" | "breish";

export type CouncilFieldId = number;

export type CouncilGalaxyId = "grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow";

export type CouncilGemId = "anthracite" | "gold" | "transparent";

export type CouncilNumberId = number;

export type CouncilOptionId = number;

export type CouncilOwnerId = "0" | "1" | "2" | "3" | "automa";

export type CouncilParsecId = number;

export type CouncilPlanetId = number;

export type CouncilPositionId = number;

export type CouncilRangeId = number;

export type CouncilRewardId = "minority" | "majority";

export type CouncilStationId = "station_mining" | "station_evaluation" | "station_settlement";

export type CouncilTechId = "new_stargate" | "gem_boost" | "explorer_people" | "scientific_settlements" | "empire" | "flexible_planning" | "energy_saving" | "seasoned_traveller" | "resource_people" | "perpetual_motion" | "feudalism" | "voyage_of_exploration" | "information_advantage" | "dominant_people" | "energy_boost" | "additional_settlement";

export type CouncilTileId = "p1_01" | "p1_02" | "p1_03" | "p1_04" | "p1_05" | "p1_06" | "p1_07" | "p1_08" | "p1_09" | "p1_10" | "p2_01" | "p2_02" | "p2_03" | "p2_04" | "p2_05" | "p2_06" | "p2_07" | "p2_08" | "p2_09" | "p2_10" | "p2_11" | "p3_01" | "p3_02" | "p3_03" | "p3_04" | "p3_05" | "p3_06" | "p3_07" | "p3_08" | "p3_09" | "p3_10";

export type CouncilTokenId = number;

export type CouncilTotalId = number;

export type CouncilUpgradeId = "adapt_desert" | "adapt_volcanic" | "colony_expansion" | "energy_project_1" | "energy_project_2" | "energy_project_3" | "energy_project_4" | "range_1_p2" | "range_1_p3" | "range_2_p2" | "range_2_p3" | "range_3_p2" | "range_3_p3" | "range_4_p2" | "range_4_p3";

export type CouncilMove =
  | { kind: "open_tile"; tile: CouncilTileId }
  | { kind: "reveal"; card: CouncilCardId }
  | { kind: "deal_dark"; bonus: CouncilBonusId }
  | { kind: "token"; owner: CouncilOwnerId }
  | { kind: "draw_tile"; tile: CouncilTileId }
  | { kind: "draw_light"; bonus: CouncilBonusId }
  | { kind: "lose_tech"; tech: CouncilTechId }
  | { kind: "turn_up"; automa_card: CouncilAutomaCardId }
  | { kind: "choose_commander"; commander: CouncilCommanderId }
  | { kind: "buy_card"; card: CouncilCardId }
  | { kind: "buy_upgrade"; upgrade: CouncilUpgradeId }
  | { kind: "build_station"; station: CouncilStationId; galaxy: CouncilGalaxyId }
  | { kind: "plan"; card: CouncilCardId }
  | { kind: "leave" }
  | { kind: "commit" }
  | { kind: "option"; option: CouncilOptionId }
  | { kind: "settle"; tile: CouncilTileId; planet: CouncilPlanetId }
  | { kind: "cubes"; number: CouncilNumberId }
  | { kind: "mine"; tile: CouncilTileId }
  | { kind: "explore"; parsec: CouncilParsecId }
  | { kind: "keep"; tile: CouncilTileId }
  | { kind: "place"; galaxy: CouncilGalaxyId }
  | { kind: "take_yield" }
  | { kind: "upgrade_gem"; gem: CouncilGemId }
  | { kind: "evaluate"; galaxy: CouncilGalaxyId }
  | { kind: "remove"; tile: CouncilTileId; planet: CouncilPlanetId }
  | { kind: "return_bonus"; bonus: CouncilBonusId }
  | { kind: "choose_tech"; tech: CouncilTechId }
  | { kind: "take_card"; card: CouncilCardId }
  | { kind: "done" }
  | { kind: "end_turn" };

export type CouncilEvent =
  | { event: "dark_dealt"; seat?: number; bonus: CouncilBonusId | "?" }
  | { event: "token_dealt"; seat?: number; token: CouncilTokenId | "?" }
  | { event: "commander_chosen"; seat?: number; commander: CouncilCommanderId | "?" }
  | { event: "round_begins"; seat?: number; number: CouncilNumberId | "?" }
  | { event: "purchase_ended"; seat?: number }
  | { event: "committed"; seat?: number }
  | { event: "card_planned"; seat?: number; card: CouncilCardId | "?"; field: CouncilFieldId | "?" }
  | { event: "consumption_moved"; seat?: number; change: CouncilChangeId | "?"; total: CouncilTotalId | "?" }
  | { event: "action_turn"; seat?: number }
  | { event: "card_acts"; seat?: number; card: CouncilCardId | "?"; field: CouncilFieldId | "?" }
  | { event: "card_back"; seat?: number; card: CouncilCardId | "?" }
  | { event: "turn_ended"; seat?: number }
  | { event: "game_ended"; seat?: number }
  | { event: "final_scored"; seat?: number; number: CouncilNumberId | "?"; total: CouncilTotalId | "?" }
  | { event: "card_revealed"; seat?: number; card: CouncilCardId | "?"; position: CouncilPositionId | "?" }
  | { event: "cards_shuffled"; seat?: number }
  | { event: "card_bought"; seat?: number; card: CouncilCardId | "?" }
  | { event: "card_taken"; seat?: number; card: CouncilCardId | "?" }
  | { event: "card_removed"; seat?: number; card: CouncilCardId | "?"; position: CouncilPositionId | "?" }
  | { event: "upgrade_bought"; seat?: number; upgrade: CouncilUpgradeId | "?" }
  | { event: "range_raised"; seat?: number; field: CouncilFieldId | "?"; range: CouncilRangeId | "?" }
  | { event: "field_added"; seat?: number; field: CouncilFieldId | "?"; range: CouncilRangeId | "?" }
  | { event: "station_built"; seat?: number; station: CouncilStationId | "?"; galaxy: CouncilGalaxyId | "?" }
  | { event: "station_cubes_placed"; seat?: number; galaxy: CouncilGalaxyId | "?"; number: CouncilNumberId | "?" }
  | { event: "gems_taken"; seat?: number; gem: CouncilGemId | "?"; number: CouncilNumberId | "?" }
  | { event: "gems_paid"; seat?: number; gem: CouncilGemId | "?"; number: CouncilNumberId | "?" }
  | { event: "gem_upgraded"; seat?: number; gem: CouncilGemId | "?" }
  | { event: "yield_taken"; seat?: number; tile: CouncilTileId | "?" }
  | { event: "energy_gained"; seat?: number; number: CouncilNumberId | "?"; total: CouncilTotalId | "?" }
  | { event: "exploring"; seat?: number; parsec: CouncilParsecId | "?" }
  | { event: "tile_drawn"; seat?: number; tile: CouncilTileId | "?" }
  | { event: "tile_kept"; seat?: number; tile: CouncilTileId | "?" }
  | { event: "tile_returned"; seat?: number; tile: CouncilTileId | "?" }
  | { event: "tile_placed"; seat?: number; tile: CouncilTileId | "?"; galaxy: CouncilGalaxyId | "?" }
  | { event: "settled"; seat?: number; tile: CouncilTileId | "?"; planet: CouncilPlanetId | "?"; number: CouncilNumberId | "?" }
  | { event: "evaluated"; seat?: number; galaxy: CouncilGalaxyId | "?"; reward: CouncilRewardId | "?" }
  | { event: "cube_kept"; seat?: number; galaxy: CouncilGalaxyId | "?" }
  | { event: "cube_removed"; seat?: number; tile: CouncilTileId | "?"; planet: CouncilPlanetId | "?" }
  | { event: "light_drawn"; seat?: number; bonus: CouncilBonusId | "?" }
  | { event: "light_returned"; seat?: number; bonus: CouncilBonusId | "?" }
  | { event: "dark_given_up"; seat?: number; bonus: CouncilBonusId | "?" }
  | { event: "level_reached"; seat?: number; number: CouncilNumberId | "?"; total: CouncilTotalId | "?" }
  | { event: "tech_lost"; seat?: number; tech: CouncilTechId | "?" }
  | { event: "tech_chosen"; seat?: number; tech: CouncilTechId | "?" }
  | { event: "compensated"; seat?: number }
  | { event: "throne_taken"; seat?: number }
  | { event: "automa_card"; seat?: number; automa_card: CouncilAutomaCardId | "?" }
  | { event: "automa_lapse"; seat?: number; number: CouncilNumberId | "?" }
  | { event: "automa_no_tile_fits"; seat?: number };

export interface CouncilAutomaActionData {
  do: "settle" | "explore_settle" | "gain_energy" | "replace_ai_cards";
  cubes?: number;
  planet?: "terran" | "desert" | "volcanic";
  where?: {
    galaxy?: "grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow";
    parsec?: number;
  };
  n?: number;
  positions?: number[];
}

export interface CouncilAutomaCardData {
  id: string;
  deck: number;
  silver: boolean;
  consumption: number;
  actions: ({
    left: CouncilAutomaActionData;
    right: CouncilAutomaActionData | null;
  })[];
  evaluation: "all_present" | "majority_only";
}

export interface CouncilBonusData {
  id: string;
  deck: "light" | "dark";
  formula: CouncilFormulaData;
  players: number[];
  module?: "stations";
}

export interface CouncilCardData {
  id: string;
  consumption: number;
  effects: CouncilTimedEffectsData[];
  cost?: CouncilGemsData;
  final_energy?: number;
}

export interface CouncilCommanderData {
  id: "buteo" | "zoe" | "ava" | "casares" | "s3e3" | "breish";
  starting_consumption: number;
  starting_energy: number;
  effects: CouncilTimedEffectsData[];
}

export interface CouncilComponentsData {
  game: "council";
  edition: string;
  tracks: {
    energy: {
      min: number;
      max: number;
      start: number;
    };
    consumption: {
      min: number;
      max: number;
      start: number;
    };
  };
  pieces: {
    per_colour: {
      cubes: number;
      stations: number;
      starting_cards?: number;
      screen?: number;
      player_board?: number;
      player_marker?: number;
      energy_marker?: number;
      consumption_marker?: number;
    };
    gems?: {
      anthracite?: number;
      gold?: number;
      transparent?: number;
    };
    tiles?: number;
    turn_tokens?: number;
    extra_fields?: number;
    ai_cards?: number;
    dark_tech?: number;
    bonus_light?: number;
    bonus_dark?: number;
    automa_cards?: number;
    cover_tiles?: number;
    commanders?: number;
    throne?: number;
  };
  setup: {
    starting_gems: CouncilGemsData;
    open_ai_cards: number;
    dark_tech_removed_per_deck: number;
    dark_bonus_per_player: number;
    max_bonus_cards: number;
    purchase_actions: number;
    base_fields: number;
    max_tower: number;
    end_level: number;
    market_rows?: number;
    market_columns?: number;
  };
  civilisations: {
    id: string;
    colour?: string;
    reserved_for_automa?: boolean;
  }[];
  gems: ({
    id: "anthracite" | "gold" | "transparent";
    rank: number;
    final_energy: number;
    count?: number;
  })[];
  planet_types: ({
    id: "terran" | "desert" | "volcanic";
    colour?: string;
  })[];
  galaxies: CouncilGalaxyData[];
  board_sides: ({
    id: "side_34" | "side_2";
    galaxies: ({
      id: "grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow";
      slots: number;
    })[];
    slots_per_parsec: {
      "1": number;
      "2": number;
      "3": number;
    };
    covered_with_3: ("grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow")[];
    players?: number[];
  })[];
  tiles: CouncilTileData[];
  starting_cards: CouncilCardData[];
  ai_cards: CouncilCardData[];
  upgrades: CouncilUpgradeData[];
  extra_fields: ({
    id: "ava_field" | "stargate_field";
    cubes_at_start: number;
    upgrades: CouncilUpgradeData[];
    gained_with?: string;
    starting_range?: number;
  })[];
  stations: CouncilStationData[];
  commanders: CouncilCommanderData[];
  dark_tech: CouncilTechData[];
  bonus_cards: CouncilBonusData[];
  automa_cards: CouncilAutomaCardData[];
  compensation: {
    reached_1: {
      level_0: CouncilGemsData;
    };
    reached_2: {
      level_0: CouncilGemsData;
      level_1: CouncilGemsData;
    };
  };
  final_scoring: {
    per_gem: {
      anthracite: number;
      gold: number;
      transparent: number;
    };
    per_ai_card: number;
  };
}

export interface CouncilEffectData {
  do: string;
  cubes?: number;
  any_range?: boolean;
  any_planet?: boolean;
  times?: number;
  mines?: number;
  join?: "or" | "and";
  gems?: CouncilGemsData;
  steps?: number;
  n?: number;
  of?: CouncilEffectData[][] | "own_colony_on_planet" | "galaxy_majority" | "system_majority";
  field?: number;
  to?: number;
  range?: number;
  energy_each?: number;
  galaxies?: number;
  planet?: "terran" | "desert" | "volcanic";
  card?: string;
  condition?: {
    station?: boolean;
    own_colonies_at_least?: number;
  };
}

export interface CouncilFormulaData {
  base?: number;
  each?: number;
  count_of?: "nothing" | "gem_kind" | "cubes_on_planet_type" | "cubes_in_parsec" | "cubes_on_player_board" | "ai_cards" | "light_bonus_cards" | "stations_built" | "consumption_tenth" | "galaxy";
  kind?: "anthracite" | "gold" | "transparent";
  planet?: "terran" | "desert" | "volcanic";
  parsec?: number;
  rounding?: "half_up";
  galaxy?: "grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow";
  majority?: number;
  presence?: number;
  none?: number;
  adding_variant?: {
    majority: number;
    presence: number;
    none: number;
  };
}

export interface CouncilGalaxyData {
  id: "grey" | "orange" | "brown" | "blue" | "violet" | "turquoise" | "beige" | "green" | "red" | "yellow";
  parsec: number;
  slots: {
    side_34: number;
    side_2: number;
  };
  reward: {
    majority: {
      energy: number;
      light_card: boolean;
    };
    minority: {
      energy: number;
      light_card: boolean;
    };
  };
  station_slots: number;
  covered_with_3: boolean;
  open_tiles_at_setup: number;
  colour?: string;
}

export interface CouncilGemsData {
  anthracite?: number;
  gold?: number;
  transparent?: number;
}

export interface CouncilStationData {
  id: "station_mining" | "station_evaluation" | "station_settlement";
  cost: CouncilGemsData;
  effects: CouncilTimedEffectsData[];
}

export interface CouncilTechData {
  id: string;
  deck: number;
  effects: CouncilTimedEffectsData[];
}

export interface CouncilTileData {
  id: string;
  parsec: number;
  planets: ("terran" | "desert" | "volcanic")[];
  yield: {
    gems: CouncilGemsData;
    energy: number;
  };
}

export interface CouncilTimedEffectsData {
  when: "action" | "immediate" | "permanent" | "evaluation_start" | "on_evaluate" | "purchase_turn" | "planning" | "setup" | "on_yield_gems" | "on_explore_settle" | "on_mine";
  do: CouncilEffectData[];
}

export interface CouncilUpgradeData {
  id: string;
  kind: "permanent" | "once";
  cost: CouncilGemsData;
  effects: CouncilTimedEffectsData[];
  requires?: string | null;
  field?: number;
}

export interface LanternsView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  lit: number;
  bag: number[];
  hands: number[];
  points: number[];
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  chosen: boolean[];
}

export interface LanternsOwnPart {
  seat: number;
  burning: number;
}

export interface LanternsOwnView {
  game: string;
  rules: number;
  data: string;
  players: number;
  options: Record<string, string | number>;
  rulings: Record<string, string>;
  lit: number;
  bag: number[];
  hands: number[];
  points: number[];
  waiting: number[];
  decision: string;
  if_it_ended_now: number[];
  chosen: boolean[];
  you: LanternsOwnPart;
}

export type LanternsCandleId = number;

export type LanternsLanternId = number;

export type LanternsMove =
  | { kind: "light"; lantern: LanternsLanternId }
  | { kind: "burn"; candle: LanternsCandleId };

export type LanternsEvent =
  | { event: "lit"; seat?: number; lantern: LanternsLanternId | "?" }
  | { event: "taken"; seat?: number; lantern: LanternsLanternId | "?" };
