/** Words of English ads by what they mean; format in `lexica.ts`. */
export const ENGLISH = `
act: link_in_bio link_in_our_bio count_me_in sign_me_up i'm_in become_a become_one enquire_now order buy book shop reserve pre-order preorder subscribe register apply download install claim redeem enrol enroll donate
  sign_up sign_in log_in upgrade unlock activate rent hire lease adopt vote add request schedule checkout unsubscribe calculate
  check_prices reorder pre-book prebook rsvp enquire inquire quote repair insure invest file swap_your trade_in bid pledge
  volunteer nominate renew switch_now top_up hop_on save_your_seat save_your_spot secure lock_in pick_up collect
  check_in bag yours_now get_started get_yours get_a_quote get_in_touch get_involved get_tickets get_directions take_the_quiz
  take_a_test see_if_you_qualify add_to_cart add_to_bag
reach: drop_by_any stop_in_today stop_in come_and come_in call ring text email phone message dm visit come pop_in stop_by drop_by swing_by head_to go_to follow scan tap click swipe
  contact write talk speak chat ask tell meet tag comment reply leave enter send say_hello telephone whatsapp mail dial knock pop
  drop_us drop_in swing join_us meet_us visit_us find_us follow_us call_us text_us talk_to look_us_up head_over head
  point_your_camera hold_your_phone type_in google share_this forward pass_it_on
soft: get grab try start join find see discover explore browse choose pick take watch listen learn read compare check check_out
  build design plan create customise customize make view test taste switch use give play sell share treat win don't_miss look
  let's open continue submit search want show switch_to learn_more read_more find_out peek sample borrow unwrap uncover
    experience style preview personalise personalize estimate measure match stream unbox feast stock_up
  bring_home own nab snag score snap_up treat_yourself try_it dive_in step_inside
live: sleep feel wake live enjoy cook stop keep stay run walk eat drink travel relax escape breathe love dream grow lose turn
  never forget finish know hire work drive ride wear clean wash stretch train dance cut reduce boost improve halve protect bring
  become be go look hear smell rest sit stand fix heal save_time unwind cool warm hold swim surf hike climb pack plan rethink
  reset replace ditch swap tame master outsmart level_up glow shine smile laugh remember rediscover taste celebrate gather cosy
  snuggle refresh recharge fuel power simplify spend skip
obj: demo quote table appointment tickets ticket menu app newsletter cart basket bag code link bio seat spot place account tour
  guide sample samples trial quiz consultation fitting survey estimate brochure catalogue catalog webinar waitlist store showroom
  branch box kit crate offer deal collection range plan plans pass petition story more details directions availability pair pack
  packs slot date visit call chat call_back callback voucher lesson lessons course courses class classes session membership
  subscription policy card room rooms stay trip flight flights bed mattress jacket shoes sofa kitchen bike car van home house flat
  apartment workspace desk plant plants bouquet bottle bottles pizza burger dinner lunch breakfast brunch meal meals recipe
  recipes coffee tea wine candle lamp lamps glasses frames ring watch bundle set sets kits bags boxes filter filters look looks
  style styles arrivals new_arrivals favourites favorites version edition report checklist ebook guide_book whitepaper template
  templates stories gift_card giftcard parking stop shift team crew club community clinic workshop workshops studio local
  store_near
now: now today here online tonight instantly in_minutes
you: you your yours you're you'll you've yourself
me: my me mine i i'm i've
we: we us our we're we'll we've
they: they people neighbours neighbors mum mom dad kids buyers customers nobody everyone everybody somebody one others other who
  she he her his their them family husband wife boss neighbour friends colleagues rivals competitors big_brands banks
wh: why how when if what where whenever what's which because until_you since whose ever imagine what_if
be: is are was were isn't aren't wasn't has have had can could will would should must does do did it's that's doesn't can't won't
  deserve deserves makes make means couldn't wouldn't shouldn't may might seems seem becomes became feels looks tastes comes works
  lasts grows starts keeps gets has_been
neg: no not never without nothing don't isn't doesn't won't nobody ditch skip quit forget tired no_more zero none nor neither
  goodbye say_goodbye goodbye_to end_of hardly stop
off: off discount discounts rebate cheaper reduced reduction markdown rebates saver price_drop price_cut slashed knocked
  lower_price low_prices
save: save saves saving savings
sale: sale sales clearance deals deal outlet black_friday promotion promo clear_out blowout flash_sale bargain bargains doorbuster
  cyber_monday closing_down doorbusters specials special_offer
free: free gratis complimentary on_us on_the_house for_free at_no_cost bogo freebie freebies no_charge costs_nothing for_nothing
  nothing_to_pay pay_nothing bogof
gift: gift gifts voucher vouchers credit bonus cashback cash_back reward goodie tote gifted freebies perk perks treat surprise
  welcome_gift goody dessert
half: half_price half_off a_third_off a_quarter_off half_the_price half-price half-off
bundle: buy_one get_one buy_two buy_3 buy_2 for_two two_for_one three_for_two 2nd second_pair
upto: up_to
from: from starting_at starts_at start_at as_low_as under prices_from beginning_at only_from
only: only just
per: per each a_month a_week a_year a_day a_night /month monthly an_hour pp pppn p.p /mo /week /year /night a_piece apiece a_box
  a_bag per_person
was: was were before regular rrp msrp originally reg previously instead_of usually usual_price list_price retail normally
  used_to_be down_from
earn: earn win make_up_to prize salary wage
cost: cost costs pay pays paid paying spend spent spending worth charge charged wanted looks_like
rate: apr aer apy interest p.a variable fixed representative abv
until: ending ending_soon closing_soon close_soon ends_soon until till by before ends end ending expires closes close deadline through closing closes_in finishing finishes runs_until
  book_by valid_until good_until offer_ends sale_ends last_call final_call
last: last final ultimate final_days last_days last_chance last_few final_hours last_minute
left: remain left remaining available gone sold_out out to_go spaces_left spots_left seats_left while_they_last going_going nearly_gone
  almost_gone selling_out selling_fast
limited: limited exclusive edition few nearly almost limited-edition limited_time scarce rare one-off small_batch_of numbered
  only_while
day: monday tuesday wednesday thursday friday saturday sunday midnight weekend january february march april june july august
  september october november december jan feb mar apr jun jul aug sep oct nov dec noon tomorrow sundays saturdays tonight_only
  this_weekend this_week new_year christmas easter halloween valentine's mother's_day father's_day
unit: hours hour days day minutes minute mins weeks week months month nights night years year seconds sec secs second hr hrs
  fortnight am pm sleeps
stock: stock stocks supplies stocks_last supplies_last
hurry: not_for_long for_a_limited only_for_a hurry don't_wait fast quickly act_now don't_miss early-bird early_bird countdown going be_quick hurry_up quick rush
  time_is_running running_out clock's_ticking before_it's_gone before_they're_gone don't_delay don't_hang_about gone_soon
first: first
review: review reviews rating ratings rated stars star five-star trustpilot excellent score reviewed reviewers testimonials
  out_of_5 google_reviews rave 5-star 4-star tripadvisor which? capterra g2 goodreads
people: customers users members families companies businesses teams fans readers students guests owners subscribers clinics
  hospitals patients parents shoppers drinkers runners bakers women men homes downloads sold drivers riders gardeners cooks chefs
  nurses teachers founders makers farmers households couples pet_owners dog_owners cat_parents parents_like moms mums dads
  kids_and listeners viewers players travellers travelers hikers cyclists renters landlords freelancers graduates learners
  developers marketers employees pupils followers five_million others_have
trusted: approved_by vet-approved in_test trusted loved used recommended recommend recommends voted winner award award-winning awarded approved favourite favorite
  best-selling bestseller as_seen seen featured chosen #1 number_one verified rely relies rated_best nominated shortlisted
  endorsed praised vouch vouched swear_by repeat bought_again voted_best top-rated best-rated award_winning recommended_by
  number_1 no.1 no_1 recognised honoured said says told
pro: dentists doctors vets midwives dermatologists experts pharmacists physios physiotherapists nutritionists mechanics plumbers
  electricians architects trainers coaches surgeons scientists nurses paediatricians pediatricians engineers lawyers advisers
happy: happy satisfied satisfaction delighted thrilled loyal proud
guarantee: night_trial trial_period money-back_guarantee pay_later try_before_you guarantee guaranteed warranty promise money-back money_back risk-free no_risk refund refunds refundable match
  guarantees promised insured_against make_it_right we'll_fix refunded love_it_or satisfaction_guaranteed lifetime warranted
  lifetime_warranty no-quibble no_quibble price-match price_match cover covered peace_of_mind
return: return returns exchange exchanges sent_back send_it_back send_back bring_it_back returnable hassle-free_returns exchanged
  money_back
cancel: cancel cancellation pause skip anytime any_time whenever unsubscribe cancelled cancellable stop_anytime leave_anytime
  opt_out unsubscribe_anytime cancel_anytime refundable flexible
ship: shipping delivery delivered ships ship dispatched delivers worldwide post_and_packing postage courier doorstep to_your_door
  next-day same-day next_day same_day installation fitted carriage
secure: secure_checkout secure encrypted protected insured fdic fscs privacy safe safely encryption safe_payment safe_checkout 256-bit pci gdpr
  private confidential escrow ssl
cert: certified organic tested approved registered cleared licensed accredited clinically dermatologically proven cruelty-free
  fairtrade certificate certification iso fda_cleared vegan_society oeko-tex gots fsc b_corp_certified leaping_bunny
  soil_association ce_marked tested_by lab-tested clinically_tested hypoallergenic
card: card credit_card
terms: terms t&c t&cs conditions restrictions exclusions fees apply applies excludes excluded valid combined eligible
  participating subject t's see_site see_website see_in_store subject_to not_valid cannot_be minimum_spend min_spend
  one_per per_household per_customer uk_only 18_and_over selected_lines new_customers ts_and_cs void void_where exclusions_apply
legal: responsibly 18+ gambleaware rights_reserved © ltd inc illustrative vary paid_partnership advertisement sponsored
  representative_example capital serving_suggestion actor based_on compared_with privacy policy availability survey respondents
  simulated disclaimer copyright trademark registered_in regulated authorised fca members_only_advert drink_aware please_drink
  results_not past_performance capital_at_risk investments terms_of simulated_screen actor_portrayal not_actual_size
head: ingredients features step faq sizes size colour color how_it_works what's_inside before after chapter new season about model
  status summary details vs overview specifications specs materials dimensions care nutrition contents schedule programme agenda
  line-up lineup menu_of our_story meet_the_team what_you_get why_us features_and
work: hiring jobs vacancy we're_hiring now_hiring careers
property: bedrooms for_rent to_let freehold open_house estate_agent realtor property properties sq_ft
made: made roasted baked brewed handmade since est est. pressed crafted
store: app_store google_play download_on_the get_it_on available_at available_on available_in explore_it_on listen_on find_us_on
  appgallery microsoft_store amazon spotify
payname: visa mastercard paypal klarna apple_pay google_pay amex b_corp instagram facebook tiktok
ui: balance total subtotal inbox search settings home profile edit delete unread battery notifications messages paid owed sent
  received delivered swipe_to_unlock enter_your back done cancel next username password orders account
open: open opening hours mon tue wed thu fri sat sun daily closed tel phone fax road street st ave avenue lane london
det: the a an this these that those all any every each both some more most another
prep: in on at for with of to into onto over under above by about around after before as like than through
conj: and or but & plus so then
bind: contract commitment strings lock-in lock_in minimum_term joining_fee obligation contracts obligations tie-in commitments
  subscription_needed sign-up_fee setup_fee set-up_fee joining_fees
risk: risk catch fee fees hassle hidden hidden_fees questions questions_asked spam
less: less lower fewer
event: concert festival live_music live_band open_mic flea_market market_day christmas_market open_day open_house exhibition
  workshop lecture screening tournament fun_run street_food tasting party dj doors doors_open admission entry matinee premiere
  bazaar fair bake_sale quiz_night starters mains desserts lunch_menu happy_hour
num: one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand dozen
  twice
vague: learn_more read_more find_out_more find_out more_info see_more see_how know_more discover_more more_details view_more tell_me_more show_me_more visit_website
click: click tap submit continue send go ok next enter swipe_up click_here tap_here download
more: more even_more better best bigger longer faster stronger lighter easier smarter simpler quicker calmer healthier fresher
where: website site link bio below page profile web homepage comments caption
give: give donate chip_in donation
`;
