/** Trained by `npm run train:copy`; changed by hand it is wrong. */
export const WEIGHTS = `
# cdff56b1603cb535
bias	0:-167	1:-255	2:-271	3:-293	4:-358	5:-301	6:-471	7:-454	8:-433	9:-235	10:-279	11:-294	12:-299	13:-158	14:-351
both % <code>	1:38
both & <percent>	0:11
both & act	0:11
both & save	0:11
both & soft	0:11
both <bundle> obj	1:11	2:-12
both <cents> <number>	1:-7	2:-14
both <cents> obj	1:-9	2:-16
both <cents> only	1:-7
both <cents> until	1:-9	2:-11
both <code> <place>	8:-7	13:13
both <code> act	0:15
both <code> obj	0:13
both <code> open	8:-6	13:10
both <code> reach	0:15
both <code> wh	0:10
both <code> you	0:10
both <cut> obj	0:41
both <date> <hours>	8:19	12:-7	13:-17
both <date> <time>	0:-6	8:31	12:-10	13:-17
both <date> act	0:16
both <date> day	8:11
both <date> hurry	8:-8
both <date> obj	4:17	8:-27
both <date> only	4:7
both <date> ship	9:13
both <date> terms	0:16	4:-28	9:14
both <date> until	0:10	4:-24	8:10	9:13
both <email> act	0:8
both <email> reach	0:8
both <handle> head	0:5	8:-20
both <handle> obj	0:20	8:-7
both <handle> reach	0:26	8:-28
both <hours> <number>	0:-7	8:-20	13:27
both <hours> <time>	8:19	12:-7	13:-17
both <hours> last	4:-22	6:33
both <hours> me	4:-22	6:33
both <hours> open	0:-24	8:-13	13:26
both <hours> ship	5:-11
both <hours> soft	0:-20	8:-13	13:26
both <hours> unit	4:-22	6:31	13:11
both <many> <number>	3:18	4:-6	12:-5
both <many> <place>	12:-5
both <many> <rating>	3:11
both <many> act	0:-17	8:10	12:22
both <many> cost	3:-5	8:-8
both <many> from	3:5
both <many> happy	3:5
both <many> head	8:-47	12:44
both <many> obj	3:10
both <many> only	2:34
both <many> people	0:43	3:37	4:-12	11:-6
both <many> per	3:6
both <many> reach	0:5
both <many> review	3:34	4:-9	11:-6
both <many> soft	0:52	3:8
both <many> they	3:11	4:-7
both <many> ui	0:12	8:-8
both <many> until	3:14	4:-8
both <money> <number>	1:-26	2:41	8:-6
both <money> <quantity>	1:-12	2:17	12:-5
both <money> act	0:-6	1:-23	5:10	7:12	8:53
both <money> be	1:-14	2:-14	6:18	7:-7
both <money> cost	0:-20	1:24	2:-13	3:-7	6:51	8:-21	12:-12	14:-5
both <money> day	2:24
both <money> earn	0:-21	2:-15	6:-12	7:63	8:-17	12:29
both <money> event	1:-13	2:34	12:-13
both <money> first	5:11	6:-6
both <money> free	0:-7	1:-10	2:-6
both <money> from	1:-26	2:11	5:19	6:-19	8:21	12:-21
both <money> gift	1:78	2:-35	6:-15	8:-22
both <money> give	1:15	2:-6	6:-7
both <money> head	1:22	6:-9	7:11	8:-22	12:-5
both <money> inf	0:-21
both <money> last	2:10
both <money> legal	2:-9
both <money> live	1:23	2:-15	6:36	7:-15
both <money> made	1:-7	8:-26
both <money> me	2:-7	3:-17	6:40	7:-8	8:-12	13:-5
both <money> neg	2:-7	6:25	7:-13
both <money> not-<money>	6:7
both <money> not-?	6:7
both <money> not-live	6:18	7:-13
both <money> not-me	6:7
both <money> now	0:-11	2:16	4:-9	8:-8	12:12
both <money> num	1:-9	2:32	8:-5
both <money> obj	0:-37	1:-19	2:95	3:-12	5:8	6:6	8:-48	12:-14
both <money> off	1:28	2:-52	6:13
both <money> only	0:-5	1:-12	2:32	4:-9	12:-24
both <money> open	6:6
both <money> people	1:23	2:-9	8:-13
both <money> per	0:-14	1:-25	2:43	3:-5	5:-6	6:21	7:22	8:-23	12:-14	14:-5
both <money> reach	6:6
both <money> return	2:6
both <money> sale	1:-10	2:-23	8:62
both <money> save	0:-41	1:45	2:-23	8:-10
both <money> ship	1:-45	2:42	5:40	8:-44
both <money> soft	1:44	6:10	7:20	8:-7	12:-5
both <money> they	1:7	2:-8	6:44	8:-14	12:-6
both <money> ui	2:-40	6:-12	7:-12	12:50
both <money> unit	1:-20	2:21	3:-11	6:9	7:-7	8:-15	12:43
both <money> upto	1:28	2:-31	6:-6	7:31	8:-11
both <money> was	0:-6	1:-19	2:40	8:-12	12:-30	13:-5
both <money> we	1:9	8:-12
both <money> wh	1:29	8:-13	12:-5
both <money> you	0:-17	1:19	2:9	6:13	7:-26	8:-10	12:33
both <number> <place>	12:-5	13:7
both <number> <rating>	3:-29
both <number> <without>	5:28	6:-8	7:-9	8:-9
both <number> act	0:22	1:11	6:-5	7:13	8:-13
both <number> be	6:-38	7:65	13:-8
both <number> bundle	0:-10	1:17	2:-11	8:-7
both <number> cancel	0:-10	1:11	5:5
both <number> cost	1:6	2:-7
both <number> day	3:-6	4:18	6:35	7:-7	8:45
both <number> first	1:-8	3:-5	4:64	8:-7
both <number> free	0:28	1:9	5:57	7:-10
both <number> from	2:45	3:-29
both <number> guarantee	1:-9	2:-13	5:22	7:-12	14:-7
both <number> head	0:-18	1:-5	3:-23	4:-5	6:-20	7:27	8:36	9:-7	12:-11
both <number> inf	0:12	1:12
both <number> left	2:-17	4:12	5:-6	6:-10	8:-8
both <number> legal	8:-5	9:11
both <number> less	7:-6
both <number> limited	4:9	8:-7
both <number> live	0:-10	3:-5	4:6	6:20	7:-6
both <number> made	2:34
both <number> more	6:26	7:-15	13:-9
both <number> neg	5:5	6:19	7:-6
both <number> not-?	5:5	6:19	7:-6
both <number> not-card	5:6
both <number> not-obj	5:6
both <number> not-you	6:20	7:-6
both <number> obj	0:-8	1:-22	2:-23	6:-72	7:69	8:22	10:-10
both <number> off	1:33
both <number> only	2:39	4:23	6:-9	13:-6
both <number> open	0:-5	4:16	5:15	6:-7	8:-50	13:33
both <number> people	1:-10	3:-13	4:14	6:-19	8:-15
both <number> per	2:29	3:12	6:-16
both <number> reach	0:-18	3:19	6:-16	8:-29	13:48
both <number> return	1:-11	5:-93
both <number> review	3:-35	4:-6
both <number> sale	6:-14	8:22
both <number> ship	0:-10	1:-6	2:16	5:-9	8:41	12:-7
both <number> soft	0:-11	1:14	2:-8	4:22	5:62	6:-11	7:-16	8:18	9:7	13:8
both <number> they	1:-12	2:-5	3:-6	4:23	6:-23	8:-19	12:50
both <number> trusted	4:-12
both <number> ui	3:19	4:24	5:-30	6:-16	8:55	12:-10
both <number> unit	0:5	1:-25	3:-31	5:54	6:54	7:62	8:-83	9:5	12:-16	13:-12	14:-16
both <number> until	0:19	4:9	6:-8	7:10	8:7	12:-14
both <number> was	6:-5	7:14
both <number> we	3:20	6:-16
both <number> you	6:25	7:-33	8:34	13:-9
both <percent> <place>	0:8
both <percent> <quantity>	8:-11	12:34	14:-9
both <percent> act	0:43	1:13	3:52	6:-15	8:-21
both <percent> be	3:52	6:-15	8:-21
both <percent> bundle	1:-44	8:23
both <percent> day	0:-8
both <percent> first	0:-7
both <percent> guarantee	8:-16
both <percent> head	6:-6
both <percent> last	1:22
both <percent> less	1:35	3:19	7:-9	8:12
both <percent> live	0:-11	1:33	7:-8	9:-19
both <percent> made	1:-9	3:-16	8:7
both <percent> more	1:-6	3:17	8:-12
both <percent> neg	3:-7	6:-27	8:13
both <percent> num	0:-7	1:-10	3:38	7:-8	8:-36
both <percent> obj	0:34	1:63
both <percent> off	1:21	2:-11	3:-9	6:-22	7:-9	8:-58	12:-9
both <percent> people	1:-11	6:-6	8:-17
both <percent> per	0:14	1:33	9:-19
both <percent> rate	0:-11	1:-52	3:-6	6:-17	8:64	12:-8	14:-6
both <percent> reach	3:-7	6:-13	8:28
both <percent> sale	0:-6	1:11	6:-8	8:-15
both <percent> save	0:25	1:18
both <percent> secure	0:8
both <percent> soft	0:12	1:8	7:-9	8:-5
both <percent> terms	1:32	9:-19
both <percent> they	0:8	1:15
both <percent> unit	1:-34	3:37	7:-8	8:-14
both <percent> until	0:-6	1:8	8:-8
both <percent> upto	0:-17	1:11	6:-6	8:-9
both <percent> was	1:-9	3:-10	8:20
both <percent> wh	0:-11	7:-8
both <percent> you	0:-10	1:23	7:-8
both <phone> obj	0:30	8:-9
both <phone> open	8:-9	12:-14	13:17
both <phone> reach	0:42	8:-14	13:-12
both <place> act	0:8
both <place> obj	0:8
both <place> off	0:8
both <place> open	8:-6	13:10
both <place> reach	0:23	6:-7	8:-11	13:-21
both <place> soft	0:26	6:-7	13:-22
both <quantity> be	3:-6	6:-12	8:17
both <quantity> people	3:42
both <rating> from	3:-24
both <rating> people	3:-23
both <rating> pro	3:10
both <rating> reach	0:-6	3:11
both <rating> review	3:-44
both <rating> they	3:-22
both <rating> trusted	3:10
both <stars> be	3:35	6:-25
both <stars> wh	3:26	6:-12
both <time> act	0:12	4:-15
both <time> cancel	5:6
both <time> day	0:10	4:-16	5:33	8:10
both <time> free	5:6
both <time> head	0:12	4:-19
both <time> now	2:-5	5:-27	8:-38	12:52
both <time> open	4:-8	8:23
both <time> ship	2:-5	5:-27	8:-37	12:52
both <time> soft	0:-24	4:-8	8:39	12:-15
both <time> ui	2:-5	5:-10	8:34	12:-22
both <time> until	0:9	4:-23	5:42	8:20
both <time> upto	5:6
both <time> was	0:12	4:-19
both <time> you	5:40
both <url> act	0:26	8:-8
both <url> be	0:6	6:-7
both <url> inf	0:9
both <url> obj	0:26	8:-10
both <url> reach	0:37	6:-8	8:-18
both <url> wh	0:6	6:-7
both <url> you	0:6	6:-7
both <without> neg	5:-7	6:10	8:-19
both <without> not-?	5:-7	6:10	8:-19
both <without> obj	5:-6	8:26
both <without> unit	5:28	6:-8	7:-9	8:-9
both <year> act	0:-6
both <year> from	2:-10	8:7
both <year> made	2:-12	6:-9	8:51	9:-7	12:-7
both <year> more	3:9
both <year> obj	0:-11	6:-10	8:27
both <year> trusted	3:9
both <year> wh	6:-8	8:21
both act be	0:-11	3:42	6:42	8:-33
both act bundle	0:25
both act cancel	1:20	5:7
both act cost	0:-8
both act day	0:64	5:60	6:-9	8:-13
both act earn	6:-6	7:12	8:-10
both act event	0:58	8:-25
both act first	1:-11	2:13	5:19
both act free	0:44	1:24	2:11	5:24
both act from	0:20
both act gift	0:15
both act give	8:-10
both act head	0:30	6:-11	7:26	8:-9
both act inf	0:-9	1:22	3:-5	6:-15	11:-6
both act last	0:30
both act live	0:11	6:42	7:-20	8:-5
both act made	0:6	8:-8
both act me	0:6	8:-5
both act more	3:13	6:-17	7:-19
both act neg	0:-13
both act not-?	0:-20
both act not-act	0:10
both act not-be	0:-20
both act not-det	0:11
both act now	0:32	5:44	6:-11	7:-19	8:-26	11:-5
both act num	0:88	6:20	7:-16	8:-8	11:-7
both act obj	0:36	1:-31	2:12	4:8	7:-17	8:-46	11:-24
both act off	0:18	1:-11	6:40	7:-6
both act open	0:16	6:-5	7:14	8:16	13:-7
both act people	0:-70	8:46
both act per	0:-5	1:-12	6:8	7:12	8:-15
both act reach	0:-99	1:-14	6:10	8:64	12:-22
both act review	0:-23	3:-8	6:32	8:30
both act sale	0:-65
both act save	0:28	1:13	8:-11
both act secure	0:28	5:-6	8:-13
both act ship	0:9	1:-26	2:18	4:-9	5:19
both act soft	0:-58	5:-6	6:-6	7:13	8:14	13:-6
both act terms	0:-15	8:-7
both act they	0:105	6:32	12:-22
both act trusted	0:-11
both act ui	0:44	1:5	5:-6	6:16	12:-22
both act unit	0:12	1:16	7:-20	8:75
both act until	0:63	6:-5	7:13	8:-16
both act was	0:22	6:-5	7:14	8:-6
both act we	6:-7	8:31	11:-7
both act wh	0:24	1:-13	4:-9	6:16	8:-10
both act you	0:35	1:-12	4:-11	6:12	7:-6	8:-24	11:-13
both be cost	5:41	6:-22
both be day	6:-8	7:22
both be first	0:-6	1:27	6:-22
both be free	0:-55	1:-11	2:-6	5:-12	6:-10	7:-7
both be from	6:5	7:-8
both be give	0:26	7:-9
both be guarantee	0:-8	5:-23	6:40	9:7
both be half	1:-24
both be head	6:9	7:9	12:-7
both be hurry	4:7	6:-8
both be inf	6:11
both be last	0:30
both be legal	0:-11	9:20
both be live	7:-19	9:7
both be made	0:29	6:-16	7:-13	8:21
both be me	6:-17
both be more	1:-34	6:-13	7:38
both be neg	1:33	5:-10	6:9	7:-8
both be not-<hours>	1:38
both be not-?	6:9	7:-8
both be not-free	5:-9
both be not-obj	1:38
both be not-prep	6:7
both be now	0:-13	2:20	6:8
both be num	6:26	7:-7
both be obj	0:47	1:11	2:-13	6:-7	7:61	8:-11	9:5	12:-7
both be off	6:26	7:-6
both be only	3:9	6:-11
both be open	6:9	7:13	8:-18	13:-20
both be people	1:23
both be per	2:21
both be reach	6:32	13:-5
both be return	2:6	5:-11
both be review	3:-7	6:36	8:-7
both be save	6:17
both be ship	2:22	5:-9
both be soft	0:-20	1:-10	5:-28	6:56	7:15	8:-14	13:-8
both be stock	4:7	6:-8
both be they	0:-17	1:7
both be ui	2:12	6:37	7:-6	12:-12
both be unit	1:24	4:-6	6:-76	7:39	8:12	13:-7
both be until	7:-10
both be was	2:-22	7:12	8:-5	13:-9
both be we	0:13	3:-34	6:34	7:-6	8:-6
both be wh	0:30	5:34	6:-42	7:-7	8:-6	12:-5
both be you	1:7	2:17	4:-6	5:-8	6:-40	12:47
both bundle cost	1:15	2:-8
both bundle day	1:8
both bundle free	0:-8	1:6
both bundle half	0:-8
both bundle num	1:9
both bundle rate	1:-46	8:25
both bundle soft	0:-20	1:22	2:-6	8:-7
both bundle unit	1:-46	8:25
both cancel first	1:8	5:7
both cancel free	0:-11	1:6	5:21
both cancel head	5:6
both cancel inf	0:-10	1:12
both cancel live	0:10
both cancel neg	0:10
both cancel not-?	0:11
both cancel not-det	0:11
both cancel now	5:10	12:-7
both cancel num	5:10	12:-7
both cancel obj	1:8	5:7
both cancel soft	0:11
both cancel ui	1:8	12:-9
both cancel unit	0:-10	1:12
both cancel until	5:6
both cancel upto	5:6
both cancel was	5:6
both cancel you	0:10
both cert secure	5:5
both cert terms	5:-9
both cert trusted	3:-14	5:11
both cost day	6:12
both cost earn	0:-19	7:20
both cost half	3:8
both cost legal	9:7
both cost live	1:23	3:7	7:-6	8:-6
both cost made	8:-8
both cost me	6:8
both cost neg	1:-6	6:19	7:-13
both cost not-live	6:18	7:-13
both cost num	1:8	6:-10	7:7	8:-8
both cost obj	0:-18	6:18	7:8
both cost off	1:30	6:-7
both cost per	2:-8	6:38	7:-10
both cost save	8:-8
both cost ship	5:-22	8:19
both cost soft	0:-19	1:9	7:20
both cost they	2:-7	6:20	8:-6
both cost ui	3:-5	8:-9
both cost until	3:8
both cost we	3:7	8:-12
both cost wh	1:28	5:37	6:-15	8:-14	12:-6
both cost you	1:25	6:21	7:-11	12:-7
both day event	5:-5
both day free	0:-7	1:12	5:-6	6:-19
both day give	0:16	7:-6
both day half	1:5
both day head	0:23
both day inf	0:14
both day live	0:31	1:9	5:-6	6:26	7:-26	8:-13
both day me	0:-6
both day more	6:-9	7:22
both day now	0:-37	5:61	6:-5
both day obj	0:48	4:14	6:-20	8:-33
both day only	0:-18	4:6	5:-6	6:-5
both day open	6:-22	8:46	13:-6
both day reach	0:34	8:-29
both day save	0:-7
both day ship	4:-9	5:-22	8:-16
both day soft	0:-16	4:24	6:-26	7:-8	8:33	13:-7
both day they	1:9	6:-19
both day unit	6:50	7:-7	8:-5
both day until	0:32	4:37	5:16	6:-7	8:-13
both day upto	0:-7
both day was	0:23
both day we	8:-19
both day wh	4:-10	6:12
both day you	4:-11	5:41	7:22
both earn head	6:-5	7:12
both earn obj	0:-17	7:20
both earn per	2:-7	6:-11	7:43	8:-8
both earn soft	0:-18	7:23	8:-12
both earn upto	2:-6	6:-6	7:31	8:-5
both earn you	6:-5	7:12
both event free	1:13
both event from	0:-7	6:13
both event left	1:11
both event less	7:6
both event more	7:6
both event obj	7:6
both event soft	6:14
both event until	0:-6	6:13	8:-5
both first free	0:-16	1:34	5:16	6:-39	7:-5
both first live	1:5
both first num	0:-7
both first obj	0:-26	5:18	6:10
both first off	0:-7	1:8	2:-17
both first people	1:-8	3:-5	4:36	8:-7
both first reach	6:14
both first ship	1:-21	2:18	5:11
both first soft	0:6	1:16
both first they	3:-6	4:33	6:-22	8:-7
both first ui	1:22	4:28	5:7	12:-5
both first unit	0:7	1:26	2:-5	6:-36
both first you	0:-13	1:27	2:-12	6:9	7:-8	12:-7
both free gift	1:21	6:-15
both free half	0:-8
both free head	5:6
both free hurry	1:14
both free inf	0:20	1:25
both free left	1:-9	6:35
both free legal	0:49	1:-21	9:-9
both free less	7:-6
both free live	0:36	5:-5	6:-40	8:-6	9:-10
both free more	1:-30	6:20
both free neg	5:10	6:7
both free not-?	5:6	6:7
both free not-card	5:6
both free not-obj	5:6
both free not-prep	6:7
both free now	0:33	5:-14
both free num	0:-7	1:12
both free obj	0:-40	1:18	5:22	6:16	7:-13	8:-14
both free people	1:23
both free per	0:-6	1:22	2:-21
both free reach	1:-36
both free return	1:-13	5:-11
both free save	2:-10
both free ship	0:16	1:-7	2:15	5:48	8:-31	12:-17
both free soft	0:16	1:60	2:-11	7:-6	8:-5
both free they	0:-8	1:60	4:-5	5:-5	6:-71
both free ui	0:31	1:15	2:-10	5:15	12:-18
both free unit	0:25	1:109	2:-10	5:36	6:-38	7:-18	8:-26
both free until	5:6
both free upto	5:6
both free was	5:6
both free you	0:-7	1:-9	6:35	7:-10
both from inf	0:-10
both from left	4:9	9:-17
both from less	7:6
both from made	2:19	7:-9	8:-14
both from more	7:6
both from num	0:-13	7:24
both from obj	0:18	1:-5	2:37	6:-14	7:5
both from people	3:-29
both from per	1:-6	2:31	6:-10	8:-6
both from review	3:5
both from sale	1:-10	2:-23	8:62
both from ship	2:-32	5:20	8:-29
both from soft	0:-22	6:9	7:22
both from stock	4:9	9:-17
both from terms	4:9	9:-17
both from they	0:-13	3:-22	7:24
both from ui	0:6
both from unit	0:-13	2:29	7:24
both from until	6:13
both gift head	1:23	2:-9	8:-13
both gift obj	0:-44	1:40	2:-16	6:-15	8:-14
both gift people	1:23	2:-9	8:-13
both gift soft	0:-28	1:-7
both gift they	0:9	1:20	8:-11
both gift ui	1:7
both gift upto	1:40	2:-8	8:-6
both gift you	0:-56	1:18	2:-14	6:-11
both give inf	0:11
both give obj	8:-5
both give per	0:13	8:-10
both give soft	0:25	1:12	2:-6	6:-13	7:11	8:-13
both give ui	0:-29	7:28
both give we	1:15	2:-6	6:-7
both give wh	0:26	7:-9
both give you	1:13	2:-6	6:-11	7:19
both guarantee legal	0:-7	9:7
both guarantee neg	0:-8	5:38	6:-43
both guarantee not-?	5:22	6:-37
both guarantee not-happy	0:-8	5:11
both guarantee not-obj	5:9	6:-18
both guarantee not-prep	5:8
both guarantee not-risk	6:-6
both guarantee not-you	5:9	6:-18
both guarantee obj	0:-7	9:7
both guarantee rate	8:-16
both guarantee return	0:-8	5:11
both guarantee soft	0:37	5:-15	6:40
both guarantee they	5:9	6:-18
both guarantee unit	1:-8	2:-10	5:14	7:-12
both guarantee we	5:-11	6:18
both guarantee wh	5:14	6:-38
both guarantee you	0:-15	5:10	7:-12	9:7
both half live	3:8
both half num	1:-21	7:47
both half obj	1:7
both half off	0:-10	1:13	6:-5
both half soft	0:-36	1:32	8:-8
both half unit	1:15
both half until	1:-23	3:8	7:27
both half we	3:8
both half you	1:-19	7:27
both happy people	3:5
both head inf	0:-15
both head left	0:-14
both head live	5:-7
both head now	2:6	8:-6
both head num	6:23	7:-8	8:16
both head obj	0:-57	1:11	4:9	6:-15	7:24	8:49
both head only	6:41	8:-19
both head open	6:-5	7:14
both head people	1:23	2:-9	8:-13
both head per	6:-5	7:12
both head reach	0:-19	8:12
both head ship	5:-17	8:18
both head soft	0:-9	6:-6	8:15
both head they	1:20	8:-11
both head trusted	0:-8
both head unit	7:25	8:-13
both head until	0:17	4:-13	5:-14	6:-7	7:12	8:22	9:-5
both head upto	4:-5	5:5
both head was	0:14	4:-13	5:-15	6:-11	7:12	8:-11	9:50	12:-6
both head wh	0:28
both head you	0:17	5:-18	6:-8	8:38
both hurry last	0:-9	4:11
both hurry live	4:7
both hurry obj	1:14
both hurry soft	0:-9	4:11
both hurry stock	4:7	6:-8
both hurry until	8:-8
both inf now	6:11
both inf obj	0:81	6:-9	8:-28
both inf open	6:17
both inf people	0:-7
both inf per	0:6
both inf reach	0:16
both inf save	0:-9	6:17
both inf soft	0:-55	6:10	8:-8
both inf ui	0:7
both inf unit	0:12	1:12
both inf until	0:14
both inf we	0:-23
both inf wh	0:-65
both inf you	0:-17
both last less	1:22
both last made	0:30	2:10
both last me	4:-22	6:33
both last obj	0:25	1:-11	2:10	4:20	8:-15
both last per	2:10
both last reach	0:-22	6:38
both last soft	0:-9	4:11
both last terms	4:38
both last they	0:-22	6:38
both last unit	1:20	4:-22	6:33
both last we	2:10
both last wh	6:7
both left now	0:6	4:30	6:-7	8:-5
both left obj	0:-22	6:45	8:-16
both left only	2:-17	4:5	6:-8
both left open	0:15
both left soft	0:-22	6:46	8:-12
both left stock	4:14	9:-17
both left terms	4:9	9:-17
both left ui	6:-12	12:14
both left unit	0:14
both legal less	7:-7
both legal live	0:48	1:-21	7:-8
both legal num	7:-7
both legal obj	9:7
both legal per	7:-7	9:5
both legal secure	9:6
both legal ship	2:-9
both legal soft	0:8	8:-5
both legal ui	9:5
both legal unit	7:-7	9:11
both legal until	0:7
both legal you	0:-7	9:7
both less live	6:-20
both less more	6:-34	7:48	8:-9
both less num	1:-11	3:37	7:-14	8:-37
both less obj	1:22	7:6
both less per	7:-7
both less unit	1:12	3:36	7:-11	8:-39
both less until	7:6
both less was	1:-9	3:-10	8:20
both less you	1:22
both limited live	4:7
both limited obj	4:6
both limited stock	4:-18	9:6
both limited terms	4:-18	9:6
both live me	3:37	6:-7	7:-6
both live more	0:-12	6:-20	7:6
both live neg	0:8	1:-8	5:20	6:-51	7:46	8:-21	9:-6
both live not-?	0:9	5:-11	6:-73	7:69	8:-14	9:-5
both live not-be	6:7
both live not-cancel	5:32	7:-10
both live not-det	0:10	5:-7	6:-10	7:7
both live not-live	6:11	7:-7
both live not-sale	6:7
both live not-you	6:-12	7:13
both live now	7:-18
both live num	0:-15	6:-21	7:11	8:-11
both live obj	0:-79	1:-10	3:-6	4:-6	5:22	6:72	7:-16	8:-22	10:-9
both live off	0:-11	1:30	6:-7	7:-9
both live per	0:-8	1:29	3:-8	8:-8	9:-16
both live reach	0:-50	6:-50	7:-6	8:102	12:-5
both live ship	5:-7
both live soft	0:-9	5:-8	6:9	7:-11	8:-32
both live terms	1:32	9:-19
both live they	0:-16	1:45	4:-6	5:-6	6:-38	8:-11
both live trusted	6:-7
both live ui	0:-10	7:22
both live unit	0:-16	3:33	8:-8
both live until	3:45	5:-8	6:5	7:-24
both live was	5:-8
both live we	0:7	1:-7	3:8	4:-5	6:14	7:-16
both live wh	0:-21	1:27	6:-24	7:15
both live you	0:-11	1:30	2:-5	4:-6	5:-15	6:-22	7:9	8:-7	12:-7
both made obj	0:23	1:-6	2:15
both made people	1:-7	3:-16	8:7
both made per	1:-5	2:10
both made reach	0:-25
both made return	5:42	8:-21
both made save	8:-8
both made ship	2:-13	5:6	8:-10
both made they	6:7	12:-8
both made unit	6:-23	8:27
both made until	0:-19
both made we	1:-5	2:8	8:-8
both made wh	8:13
both made you	12:-6
both me neg	6:7
both me not-<money>	6:7
both me not-?	6:7
both me not-me	6:7
both me now	0:-45	6:10
both me obj	0:36	3:-10	6:61	7:-12	8:-30
both me open	6:6
both me per	2:-6	6:8
both me reach	0:-38	6:41	8:-11	13:-5
both me soft	0:38	6:-11	7:-7	8:-13
both me they	0:-17
both me trusted	6:-7
both me unit	3:24	4:-23	6:50	7:-7	8:-6
both me until	3:36
both me was	6:6
both more neg	7:-7
both more not-?	7:-7
both more now	7:-18
both more num	0:-12	3:-24	6:-14	7:34	8:-11
both more obj	0:-11	3:-9	6:-14	7:32
both more only	3:-10	6:13
both more open	6:26	7:-15	13:-9
both more people	1:-7	3:19	8:-12
both more soft	0:-14	6:-7	7:16
both more they	3:-10	6:13
both more trusted	3:16	6:-7
both more unit	0:-12	3:-12	6:-7	7:27	8:-14	13:-9
both more until	7:6
both more wh	6:-18	7:8
both more you	0:-6	6:-16	7:37	13:-9
both neg not-<hours>	1:38
both neg not-<money>	6:7
both neg not-?	0:-29	1:-17	2:-12	3:-13	4:-13	5:-24	6:23	7:15	8:-32	9:10	10:-8	12:-11	14:-9
both neg not-act	0:9	6:12	8:-8
both neg not-be	0:-21	1:-8	6:20	8:-12
both neg not-bind	1:33	5:-9	6:8	8:-16
both neg not-cancel	5:32	7:-10
both neg not-card	5:21	6:-11
both neg not-cert	5:19	6:-6	8:32
both neg not-day	1:46	5:-33
both neg not-det	0:10	5:-12	6:-36	7:26	8:-11	9:41
both neg not-free	1:-10	5:-35	8:24
both neg not-guarantee	1:-10	5:9	8:26
both neg not-happy	0:-8	5:11
both neg not-live	6:-7	7:17
both neg not-me	6:7
both neg not-obj	1:37	5:-6	6:18	8:-7
both neg not-off	6:10	8:-10
both neg not-only	5:41
both neg not-prep	1:30	3:-6	5:-30	6:32	7:-5	8:-12	9:-6
both neg not-return	6:-30	8:30
both neg not-risk	5:20	6:-7	8:-7
both neg not-sale	6:-8	8:18
both neg not-store	6:-22	9:46
both neg not-they	6:33	8:-10
both neg not-you	5:7	6:19	8:-14
both neg obj	0:-22	1:-5	2:-6	5:29	6:10	7:-8	8:-29
both neg only	6:5	8:-5
both neg per	2:-6	6:24	7:-13
both neg return	0:-8	5:10	6:-5	8:58
both neg ship	5:-38	6:-5	8:59
both neg soft	6:-30	7:15
both neg they	5:8	6:-17
both neg until	8:-8
both neg we	4:-6	6:28	8:-22
both neg wh	5:13	6:-27
both neg you	1:-5	6:8	7:17	8:-9	12:-7
both not-<hours> not-obj	1:38
both not-<money> not-?	6:7
both not-<money> not-me	6:7
both not-<money> per	6:7
both not-? not-be	0:-20
both not-? not-bind	5:-9	6:18
both not-? not-card	5:21	6:-11
both not-? not-det	0:10	5:-8	6:-32	8:-7	9:43
both not-? not-guarantee	5:-6	8:-5
both not-? not-live	6:-7	7:6
both not-? not-me	6:7
both not-? not-prep	1:-7	5:6	6:32	8:-29
both not-? not-store	6:-22	9:46
both not-? not-you	5:5	6:-7	7:9	8:-13
both not-? obj	0:-21	6:-19	7:15	8:-9
both not-? per	6:7
both not-? return	8:58
both not-? ship	5:-10	8:35
both not-? soft	0:11	5:-5	6:-30	7:15
both not-? they	5:9	6:-18
both not-? wh	5:13	6:-39
both not-? you	0:11	6:-32	7:19
both not-act not-det	6:13
both not-act not-obj	6:13
both not-act wh	6:13
both not-act you	6:13
both not-be not-sale	6:18	8:-8
both not-be obj	0:-20
both not-be we	6:19	8:-11
both not-bind not-day	1:46	5:-33
both not-bind not-obj	5:-25	6:27
both not-bind not-prep	1:46	5:-33
both not-cancel obj	5:29	7:-10
both not-card not-obj	5:11	6:-6
both not-card obj	5:6
both not-card unit	5:6
both not-cert not-only	5:41
both not-day not-prep	1:46	5:-33
both not-det not-live	6:-25	7:30
both not-det not-obj	6:13
both not-det not-store	6:-22	9:46
both not-det soft	0:11
both not-det wh	6:11
both not-det you	0:10	5:-7	7:22
both not-free ship	5:-27	8:24
both not-guarantee not-prep	8:-5
both not-guarantee obj	8:-5
both not-happy return	0:-8	5:11
both not-happy soft	0:-8	5:8
both not-happy you	0:-8	5:8
both not-live obj	6:18	7:-13
both not-live per	6:18	7:-13
both not-live you	7:11
both not-me per	6:7
both not-obj not-you	5:9	6:-18
both not-obj obj	5:6
both not-obj they	5:9	6:-18
both not-obj unit	5:6
both not-obj wh	5:8	6:-5
both not-obj you	6:13
both not-off obj	6:10	8:-10
both not-prep not-return	6:-30	8:30
both not-prep not-sale	6:-30	8:30
both not-prep not-they	6:33	8:-10
both not-prep obj	6:11	8:-6
both not-return not-sale	6:-30	8:30
both not-sale we	6:18	8:-8
both not-you they	5:9	6:-18
both not-you wh	5:9	6:-18
both not-you you	7:8
both now num	5:10	12:-7
both now obj	0:8	6:-10	8:-7
both now off	0:-18	1:60	6:-10	8:-10	12:-6
both now only	0:-14	2:21	4:-5
both now open	0:9	6:17
both now reach	0:6	6:-10
both now save	6:17
both now ship	0:30	2:-5	5:-40	8:-37	12:52
both now soft	0:13	1:-7	6:9	8:-14
both now store	8:68	11:-17
both now they	0:-16	6:10
both now ui	0:31	2:-5	5:-13	8:-14
both now unit	0:16
both now until	0:-6
both now was	2:39	8:-6	12:-16
both now wh	0:-27
both num obj	0:-25	1:-12	2:10	3:-11	4:-6	6:8	7:-7	8:25	10:29
both num off	0:-8	6:25	7:-6
both num only	2:-7	3:-31	6:58	8:-19
both num open	7:16
both num per	0:-7	6:-9	7:12	8:37
both num reach	0:-17
both num save	7:16
both num soft	0:-32	1:9	6:-5	7:24
both num terms	0:29
both num they	0:-18	1:-9	3:-33	4:33	7:18	8:-14
both num trusted	3:-16	6:8
both num ui	4:34	5:10	7:-12	8:-8	12:-11
both num unit	0:23	3:20	4:29	5:-8	6:-44	7:24	8:-39	11:-6	12:-5
both num you	0:-8	6:17	7:9
both obj off	0:23	2:-22
both obj only	0:-12	3:-10	6:17	8:-5
both obj people	0:11	1:20	3:10	8:-12
both obj per	0:18	1:-12	2:8	7:-12	8:20
both obj reach	0:-163	1:-42	6:24	7:-18	8:93	10:19	11:-9	13:-7
both obj sale	6:-14	8:22
both obj save	1:10	2:-13	6:-7	7:-6	12:-6
both obj secure	0:21	5:-17	9:6
both obj ship	1:-22	2:56	5:11
both obj soft	0:-39	1:-14	3:6	4:-7	5:-11	6:-38	7:-27	8:30	9:-6	10:-9	11:29	13:-8
both obj terms	9:5
both obj they	0:70	1:23	3:-11	6:17	7:-8	8:-21	10:-5	12:-8
both obj trusted	3:16
both obj ui	0:22	3:7	4:-9	5:7	6:-6	8:-14	10:-7	12:24
both obj unit	0:-65	2:-7	3:-14	6:-39	7:51	8:34
both obj until	0:-44	4:29	7:5	8:16
both obj was	0:6	4:13
both obj we	0:55	1:-13	2:8	4:-12	7:-7	8:-6
both obj wh	0:-79	7:17
both obj you	0:19	2:-34	4:-5	5:-6	6:15	7:-27	8:-46	9:6	11:-8	12:-9
both off people	8:-9
both off per	0:14	1:-11	6:14
both off sale	1:5	6:-8	8:-7
both off secure	0:8
both off soft	1:15	7:-10
both off upto	6:-6
both off wh	0:-11	1:19	6:7	7:-9
both off you	0:-10	2:-13	6:46	7:-15
both only open	4:17	13:-6
both only terms	9:7
both only they	3:-31	6:20
both only trusted	3:-22	6:8
both only unit	2:-10	4:19	6:-5	13:-6
both only until	4:7
both open per	7:16
both open reach	6:6	8:-25	13:43
both open save	6:16	7:15	13:-7
both open ship	5:21	8:-18
both open soft	0:-23	4:-8	5:-5	6:-14	7:9	8:51	13:10
both open unit	4:16	5:11	6:26	7:-10	8:7	9:-5	12:-13	13:-32
both open until	4:-8	6:-5	7:14	8:19	13:-6
both open was	7:14	13:-9
both open wh	6:13	8:-9	13:-6
both open you	6:26	13:-11
both payname store	8:-6
both people per	3:12	6:-16
both people reach	0:-27	3:19	6:-16	8:43
both people review	3:-33	4:-7
both people soft	0:46	3:8
both people terms	0:-38
both people they	0:-8	1:11	4:23	6:-23	8:-23
both people trusted	4:-14
both people ui	0:12	3:28	6:-16
both people until	3:12	4:-15	11:-6
both people we	0:-33	3:19	4:-5	6:-16	8:43
both people work	8:17
both per reach	3:19	6:-16	8:-6
both per review	3:-44
both per save	7:16
both per ship	2:23
both per soft	0:32	8:-23
both per terms	1:32	9:-19
both per they	2:-7	3:19	6:9	12:-5
both per ui	2:19	3:20	6:-16
both per unit	1:-7	2:38	3:-5	6:-8	7:-8
both per upto	2:-6	6:-6	7:31	8:-5
both per we	1:-5	2:9	3:19	6:-12	8:-6
both per wh	1:-12	6:19
both per you	2:28	6:7	7:20
both pro trusted	0:-6	3:15
both pro wh	3:-18	6:49
both rate unit	1:-46	8:24
both reach risk	0:27	6:-5
both reach soft	0:102	6:-24	7:-13	8:-40	13:-21
both reach they	0:-14	1:-6	3:19	4:-7	6:19	7:-8	8:64	12:-27
both reach ui	0:-17	3:18	4:-7	8:-15	12:17
both reach unit	0:-20
both reach was	6:6
both reach we	0:13	3:17	6:-14
both reach wh	0:15	6:11
both reach you	0:94	1:-16	7:-13	8:-11
both return soft	0:-8	5:8
both return unit	1:-11	5:-93
both return you	0:-8	2:6	5:8
both review they	3:7	4:-6
both review trusted	3:-37	11:36
both review until	3:-25	4:-8	11:32
both sale soft	0:58
both sale until	1:6	8:-7
both sale upto	1:7	8:-8
both save ship	2:-10
both save soft	0:-15	1:19	2:-13	6:15	7:-5	8:-12
both save they	0:8
both save unit	7:16
both save upto	0:-10
both save we	8:-8
both save wh	8:-8
both save you	0:-10	2:-7	6:-6	7:14
both secure you	0:10	5:8
both ship soft	2:-10
both ship terms	8:38	9:-10
both ship they	5:-13	6:11
both ship ui	0:30	1:-6	2:11	5:-32	8:41	12:-11
both ship unit	0:-15	1:47	2:16	5:-27	8:25	12:-7
both ship until	4:-11	5:-12	8:18	9:13
both ship was	5:-17	8:18
both ship we	5:-12	6:11
both ship wh	4:-9	5:-7	6:11
both ship you	2:22	4:-9	5:-12	8:18
both soft they	0:-18	1:-10	6:34	7:22	8:-26
both soft ui	0:-61	1:11	3:8	6:-9	7:76	12:16
both soft unit	1:5	5:60	6:-10	8:-15	9:8	13:11
both soft until	0:-50	4:12	7:10	8:62	13:-6
both soft upto	0:-8
both soft was	6:-5	7:14
both soft we	0:10	1:14	2:-6	6:-7	8:-16
both soft wh	0:-40	6:-6
both soft you	0:-31	1:29	2:-11	6:-22	7:23	8:-10	11:-11	12:-7
both stock terms	4:-9	9:-11
both stock ui	4:11
both store they	11:16
both terms unit	0:29
both terms until	0:16	4:-28	9:14
both they trusted	4:-6
both they ui	3:18	4:30	7:-13	8:-11	12:-28
both they unit	0:-14	1:10	4:34	6:-38	7:11	8:-8
both they until	3:7	4:-6
both they we	0:-7	3:19	5:-12	8:-11
both they wh	6:-6	8:-7
both they you	0:29	1:-10	6:27	12:-7
both trusted unit	3:5
both trusted until	3:-35	4:-9	11:34
both trusted we	4:45
both trusted you	0:-8
both ui unit	4:34	5:-30	7:-12	8:51	12:-10
both ui we	3:20	6:-16
both ui wh	0:-10	7:22
both ui you	0:-58	6:-17	7:68	12:44
both unit until	3:35
both unit we	6:-25	7:-7	8:15
both unit wh	6:12	7:-9	8:-9	13:-6
both unit work	6:-27	7:-9	8:26
both unit you	0:13	1:9	6:14	7:-13	8:-11	13:-11
both until upto	0:-6	1:5	4:-8	8:-11
both until was	0:18	4:-12	5:-14	6:-7	7:13	8:21
both until we	3:8	8:-8
both until wh	4:-9	5:5
both until you	1:-20	4:-11	5:27	6:7	7:7	8:17
both upto was	5:6
both was you	2:11	5:-17	8:18
both we wh	5:-13	6:18	7:-8	8:-18
both we work	6:-24	8:15
both we you	0:-19	1:12	2:-7	6:28	7:-18	8:-12
both wh you	0:-8	1:24	4:-10	6:-9	7:13	8:-6
capitals all	0:23	1:-50	2:52	3:-19	4:-8	6:22	8:-71	9:-89	10:-22	11:66	12:35	14:46
capitals no letters	0:-21	1:-8	2:5	3:-8	4:-12	6:-7	8:-38	11:-6	12:22	13:16	14:128
capitals none	0:-114	1:67	2:-39	3:17	4:-6	5:-54	6:-53	7:-45	8:-62	9:9	10:123	11:-30	12:-75	13:91	14:98
capitals some	0:103	1:-20	2:-28	4:13	5:51	6:23	7:36	8:157	9:76	10:-106	11:-39	12:8	13:-108	14:-284
digits 0	1:60	2:-92	3:-33	4:20	5:14	6:31	7:11	8:10	9:-43	10:25	11:15	12:-147	13:-61	14:29
digits 1	0:-20	1:-32	2:-12	3:32	4:-22	5:-19	6:-30	7:-23	9:46	10:-30	11:-18	12:88	13:29	14:-30
digits 2	0:21	1:-17	2:17	4:-5	6:-12	8:17	9:-7	12:14	14:-18
digits 3	1:-8	2:56	8:-16	12:17	13:15	14:-15
digits 4	0:-5	1:-12	2:25	8:-11	12:25	13:10	14:-14
digits 5	2:-5	8:-9	12:-7	14:36
ends 	0:36	1:62	3:31	4:45	5:31	6:-152	7:67	8:95	9:-77	11:8	12:-25	14:15
ends !	0:47	1:-11	6:69	10:-45	12:-8	14:-7
ends .	0:-50	1:-56	2:-12	3:-36	4:-51	5:-31	6:32	7:-8	8:-79	9:76	10:41	11:-12	12:-25	14:-19
ends ?	0:-41	4:-5	5:-10	6:36	7:-74	8:-27	9:-7	12:47
first <bundle>	0:-7	1:56	2:-26	8:-10	12:-7
first <bundle> $	1:20	2:-9
first <bundle> prep	1:11	2:-5
first <cents>	1:-15	2:38
first <cents> $	1:-9	2:23
first <code>	1:64
first <code> %	1:38
first <cut>	0:51	1:84	2:-34	6:-16	8:-30	11:-5	12:-10	14:-5
first <cut> $	0:-5	1:12	2:-9
first <cut> prep	0:36	1:39	2:-11	6:-10	8:-18
first <date>	0:-13	1:-5	2:-7	3:-6	8:40
first <date> prep	8:20
first <email>	0:-14	13:36
first <email> $	0:-8	13:22
first <handle>	13:24
first <handle> $	13:15
first <hours>	0:64	9:-10	12:-22	13:-35
first <hours> $	0:49	13:-30
first <hours> <date>	8:19	12:-7	13:-17
first <hours> <hours>	13:11
first <hours> <number>	0:-5	8:-18	13:15
first <many>	3:9	8:-11	12:59	14:-8
first <many> ?	8:-6	12:36
first <money>	0:-6	1:12	2:77	5:-28	6:-36	7:-5	8:34	10:-5	12:6	14:-14
first <money> $	1:-9	2:15
first <money> <quantity>	1:-12	2:17	12:-5
first <money> ?	1:5	2:14	6:-5	12:-9
first <money> act	8:-8
first <money> conj	2:6
first <money> cost	8:-8
first <money> earn	2:-5	8:-8	12:32
first <money> free	2:-13	5:-15
first <money> from	1:-10	2:-23	8:62
first <money> gift	1:23	2:-9	8:-13
first <money> obj	1:20	8:-11
first <money> off	1:37	2:-32	6:-7
first <money> per	1:-22	2:15
first <money> prep	1:6	2:-8
first <money> ship	2:51
first <money> was	1:-11	2:21	12:-11
first <number>	0:12	1:27	2:41	3:-12	4:11	5:37	6:35	7:-37	8:28	10:-20	11:-5	12:-20	13:-27	14:20
first <number> $	8:-8	12:-6	14:31
first <number> ?	1:-6	2:13	6:19	7:-6	8:-6
first <number> bundle	1:6	2:-7
first <number> conj	2:43
first <number> guarantee	5:8
first <number> obj	1:-8	6:-6	8:44	10:-10
first <number> off	1:33
first <number> open	4:17	6:26	7:-15	13:-15
first <number> people	4:-5
first <number> unit	0:9	2:-15	4:16	5:19	6:11	7:-16	8:-11	13:-15	14:-8
first <percent>	0:-8	1:22	2:-18	3:52	4:-9	5:-6	6:-25	7:-21	8:116	10:-14	11:-10	12:-31	14:-32
first <percent> ?	1:11	6:41	7:-8	8:13	10:-7	12:-7	14:-10
first <percent> be	3:52	6:-14	8:-19
first <percent> less	1:23	3:-18	8:48
first <percent> off	3:-5	8:-36
first <percent> prep	1:24	3:8	6:-18
first <percent> rate	1:-47	6:-16	8:59	12:-6
first <phone>	0:-14	12:-10	13:27	14:-13
first <phone> $	0:-8	12:-6	13:16	14:-8
first <place>	0:-11	6:-23	8:-33	9:-12	10:-20	12:-26	13:88
first <place> <many>	12:-5
first <place> <place>	12:-7	13:13
first <place> ?	6:-6	8:-5	10:-9	13:15
first <place> det	13:11
first <place> open	8:-6	13:10
first <quantity>	1:-8	8:-18	12:56	14:-14
first <quantity> <percent>	8:-11	12:34	14:-9
first <rating>	0:-12	3:15	4:-7	11:-9	12:-8	14:-9
first <rating> $	3:33
first <rating> from	3:-24
first <rating> people	3:6
first <rating> prep	0:-6	3:21
first <rating> pro	3:9
first <rating> review	3:-31
first <stars>	3:101	6:-62	8:-9
first <stars> ?	3:26	6:-12
first <stars> be	3:35	6:-25
first <time>	8:47	12:27	14:-36
first <time> $	8:-19	12:50	14:-17
first <time> ui	8:47	12:-33
first <url>	0:-28	8:-6	9:56	13:24
first <url> $	0:-17	9:34	13:14
first <without>	0:-21	1:-16	3:-5	4:-21	5:89	6:34	7:-19	8:23	9:-6	11:-6	12:-9	14:-6
first <without> $	5:45	8:49
first <without> <without>	5:-27	6:45
first <without> ?	5:21	6:-18	8:-27
first <without> neg	5:-7	6:10	8:-19
first <without> obj	5:-6	8:26
first <without> prep	5:28	6:-8	7:-9	8:-9
first =	14:27
first = =	14:16
first ?	0:234	1:-8	2:20	3:12	4:-44	5:-70	6:-13	7:29	8:-20	9:17	10:90	11:-31	12:110	13:-43	14:44
first ? $	0:-12	3:-7	6:-46	7:-5	8:-15	10:88	11:35	12:-26	14:-55
first ? &	0:-9	6:-16	8:-25	10:73	12:-14	14:-11
first ? <date>	0:-7	2:84	6:-10	8:-40
first ? <many>	3:-10	6:-7	8:42	12:-34
first ? <money>	2:-92	8:-13	12:68
first ? <number>	3:41	6:-5	8:38	12:-17
first ? <year>	8:-38	9:66	12:-12
first ? ?	0:80	1:-44	2:57	4:-20	5:15	6:63	7:24	8:28	9:-10	10:-45	11:-28	12:-32	13:-15	14:61
first ? act	0:14	6:-6
first ? be	0:-6	1:-28	5:-24	6:15	7:-9	8:-18	12:49
first ? cert	3:-14	5:23
first ? conj	0:-31	2:28	6:-8	8:16	10:-7	12:-8
first ? day	5:-40
first ? det	0:138	1:-24	2:-19	6:-22	8:-25	9:-11	10:-6	12:87
first ? free	0:-15	1:-43	6:82
first ? from	2:23	12:-5
first ? gift	1:-19	10:25
first ? give	0:11
first ? guarantee	5:-34	6:-9
first ? half	1:28
first ? inf	0:-32
first ? live	0:-6	6:35	8:-15
first ? made	0:-7	6:-30	8:44
first ? me	0:30	3:-6	6:-19	8:-12	10:-12	12:-8	14:58
first ? more	0:-13	3:-11	6:48	7:8	8:-25
first ? neg	6:50	7:-12	8:-44
first ? now	2:-45	12:29
first ? num	8:-9	10:19
first ? obj	0:-11	1:71	2:5	6:26	8:-31	10:13	12:-7
first ? off	0:-18	1:60	6:-10	8:-10	12:-6
first ? only	3:9	6:-11
first ? open	6:-22	8:46	13:-6
first ? prep	0:74	1:-10	2:10	3:47	4:-6	5:-6	6:-102	7:29	8:124	10:-12	11:-10	12:-12
first ? return	5:50
first ? sale	6:54	8:-8	10:-39	12:-9	14:-6
first ? soft	0:-62	1:16	6:-40	8:80	13:-6
first ? they	0:25
first ? trusted	3:-14	5:11
first ? ui	0:-5	2:-10	6:-18	8:-23	12:64
first ? until	0:-10	4:28	5:-8	6:-12	8:20
first ? we	8:-6
first ? wh	0:6	6:-7
first ? you	0:36	6:5	7:21	8:-19	12:-10
first act	0:28	1:-8	2:-30	3:-36	4:-24	5:17	6:-13	7:-47	8:20	9:-23	10:-15	11:24	12:11	13:-18	14:-11
first act $	0:54	5:-7	8:-20	11:-16
first act &	0:11
first act <code>	0:10
first act <many>	0:-8	8:-10	12:34
first act <year>	0:-6
first act ?	0:-66	1:9	2:-17	3:-6	4:-7	5:-8	6:-26	8:100	11:-17	12:-21
first act act	0:42	8:-18
first act be	3:-8	6:21	8:-9
first act bundle	0:25
first act conj	0:-24	6:-9	8:-10
first act det	0:-13	5:-15	6:-10	8:-47	11:-7
first act free	0:33	1:21
first act gift	0:10
first act head	0:15	4:-15
first act me	0:6	8:-5
first act now	0:-11	5:59	6:-7	8:-21
first act obj	0:-15	4:12	6:-9	7:-8	8:17
first act open	0:-8	8:21
first act per	0:14	8:-11
first act prep	0:-30	4:-19	6:38	8:-37	9:-6	11:84
first act reach	0:-79	8:72
first act review	0:-19	8:37
first act ship	0:-10
first act unit	0:-8	8:21
first act until	0:55	4:-5	8:-11
first act was	0:15	4:-15
first act we	0:8
first act wh	0:56
first act you	0:46	1:-15	6:-7	7:-8	8:-20	11:-13
first be	0:-11	1:47	2:-38	3:-60	4:-15	5:-9	6:71	7:74	8:-28	12:-48	13:-14
first be <money>	2:-22
first be <number>	6:-7	7:49
first be ?	6:-20	8:-5
first be act	6:-5	7:14
first be det	6:5	7:-6
first be neg	1:38
first be obj	6:-7	7:15
first be ui	6:38	12:-19
first be we	3:-33	6:31
first be you	6:11	7:-20	12:-6
first bundle	0:-27	1:42	2:-7	8:-10
first bundle bundle	1:13
first bundle prep	1:10
first bundle soft	0:-8
first cancel	0:-6	1:-10	5:30	6:-5	8:-16	12:-15
first cancel $	5:-27	12:11
first cancel ?	5:7	8:-5
first cancel cancel	5:20	12:-12
first cancel now	5:10	12:-7
first cert	0:-17	5:37	8:-13
first cert cert	5:14	8:-6
first cert conj	0:-7	5:5
first cost	0:-6	1:13	5:80	6:-40	8:-15	9:8	12:-8
first cost bundle	1:9
first cost legal	9:5
first cost prep	5:7	8:-5
first cost wh	5:42	6:-24
first day	0:-8	8:15	12:-6
first day <date>	8:11
first det	0:-20	1:5	2:20	3:-16	4:-25	5:-24	6:49	7:-32	8:-8	10:89	11:-20	12:-24	14:42
first det <hours>	13:17
first det <money>	1:-6	2:-32	6:29	12:-6
first det <number>	2:38
first det ?	0:51	1:18	2:27	7:-61	8:6	10:58	14:-10
first det act	0:-15
first det be	7:-7
first det day	3:-6	6:35	7:-7	8:49
first det det	8:-6	10:-8	14:44
first det first	1:19	6:-38
first det free	1:5	6:-12
first det gift	1:8	6:-13
first det half	1:13
first det head	3:-12	6:26	8:-45
first det last	6:7
first det legal	0:-7	9:7
first det more	1:-30	3:16
first det neg	7:-7
first det obj	0:-35	1:-10	2:-9	6:14	7:63	8:8	9:6	10:-7
first det open	6:-20	10:19	13:-13
first det trusted	6:-5
first earn	0:-36	2:-16	5:-5	6:-19	7:106	8:-14	12:-5
first earn <money>	6:-5	7:12
first earn det	0:-19	7:20
first earn upto	2:-6	6:-6	7:31	8:-5
first event	0:-9	1:-7	2:55	4:6	5:-8	8:-8	12:-22
first event <money>	1:-11	2:31	12:-12
first event free	1:11
first event left	1:11
first first	0:-21	2:16	4:43	5:28	8:-5
first first <number>	4:28
first first act	1:-11	2:13	5:19
first first obj	0:-6	1:-8	2:11	5:18
first free	0:8	1:36	2:-38	4:-7	5:25	6:-23	7:-13	8:-19	12:-6
first free <money>	0:-6
first free act	0:8	1:13
first free cancel	1:-11	5:6
first free gift	1:16
first free inf	0:8	1:13
first free obj	0:-8	1:16	6:-10	8:-8
first free prep	7:-6
first free return	5:-13
first free ship	0:18	1:-13	2:-17	5:26
first free soft	8:-5
first from	0:-9	1:-17	2:79	6:19	8:-11	10:-8	12:-23
first from <money>	1:-7	2:13	8:-7	12:-13
first from <number>	2:19
first from <year>	2:-10	8:7
first from ?	6:14	8:-7
first from prep	2:29
first gift	1:8	2:-18	8:60
first gift ?	1:-30	8:44
first gift upto	1:40	2:-8	8:-6
first give	0:15	1:-7	4:-6	5:-9	6:-23	7:16	8:17
first give ?	0:14	6:-9	7:-7	8:30
first give det	0:-17	8:-5
first give per	0:13	8:-10
first give wh	0:26	7:-9
first give you	0:-29	7:28
first guarantee	0:-23	2:-6	5:53	6:-33	8:-30
first guarantee $	0:-10	5:10
first guarantee <percent>	8:-16
first guarantee neg	5:8
first guarantee wh	6:-19
first half	1:56	2:-8	6:-13	7:-6	8:-12
first half day	1:5
first half obj	1:7
first half unit	1:15
first head	1:-20	3:-27	4:-27	5:-13	6:-45	7:-28	8:104	9:52	10:-23	11:-15	12:15	14:-20
first head $	0:-16	8:56	9:-7	12:-16
first head <handle>	0:5	8:-20
first head <money>	2:6	8:-6
first head <number>	0:-16	7:-10	8:44	9:-5	12:-9
first head ?	3:-8	6:-17	8:-13	9:-6	10:-11	12:40
first head det	8:17
first head head	4:-6	8:29	9:-10
first head prep	0:-5
first head was	8:-45	9:61
first head you	0:32
first hurry	0:-22	1:12	4:58	5:-6	6:-24	8:-22
first hurry ?	4:10	6:-6
first hurry det	0:-9	4:11
first hurry obj	1:10
first hurry stock	4:7	6:-8
first hurry until	8:-8
first inf	0:-41	6:-7	8:14
first inf $	0:9
first inf ?	8:13
first inf conj	0:-33
first inf from	0:-10
first inf per	0:6
first inf prep	0:6
first inf we	0:-11
first inf you	0:14
first last	0:-43	1:-22	3:-5	4:118	5:-13	6:-20	7:-8	8:-60	9:-6	10:-16	11:-8	12:-10	14:-7
first last $	0:-20	4:28	5:-5	6:-7
first last ?	4:45	6:-35	8:-15	10:-9
first last obj	0:-5	1:-6	4:20	8:-15
first last unit	4:-22	6:33
first left	0:-24	1:-39	4:61	5:-10	6:34	8:-24
first left <number>	4:5	8:-7
first left ?	1:-20	6:35
first left now	0:-10	4:30	6:-7	8:-5
first legal	0:-44	1:-6	2:-16	3:-6	4:-10	5:-8	6:-14	7:-14	8:-29	9:34	11:-5	12:-8	14:15
first legal $	0:-15	9:-19	14:19
first legal <money>	2:-9
first legal be	9:8
first legal legal	0:-6	7:-7	8:-5	9:17	14:-7
first legal live	7:-7
first legal obj	9:6
first less	0:-6	3:-5	5:-5	6:-57	7:81	8:-15
first less ?	6:-34	7:48	8:-9
first limited	0:-10	1:-11	3:-6	4:8	5:-7	8:-15	9:8
first limited det	4:-18	9:6
first limited limited	4:11
first limited live	4:7
first live	0:43	1:-35	3:-23	4:-24	5:6	6:-135	7:199	8:-38	9:-12	10:-8	11:-13	12:-13	14:-6
first live <percent>	0:-11	7:-8
first live ?	0:-14	3:-7	5:-12	6:38	7:61	8:7
first live be	1:-9
first live det	0:79	6:-34	8:-6
first live me	7:-6
first live neg	6:-10	7:20
first live not-?	6:-42	7:29	8:-9
first live not-cancel	5:29	7:-10
first live not-live	6:-7	7:6
first live num	0:-11
first live prep	6:-8
first live wh	6:-11	7:6
first live you	0:-15	7:17
first made	0:-7	1:-8	2:33	3:-9	4:-11	5:-11	6:-6	7:-19	8:70	9:-14	11:-18	12:-15	14:-9
first made <number>	2:34
first made <year>	2:-12	6:-9	8:51	9:-7	12:-7
first made ?	6:5	7:-8
first made be	6:-23	8:27
first made det	6:-23	8:27
first made prep	6:24	8:-30	11:-9
first me	0:54	1:-10	2:-11	3:41	4:-8	5:-5	6:12	7:-13	8:-26	11:-9	12:-11	13:-10	14:32
first me $	0:-12	14:24
first me ?	0:-11	3:28	7:-6	8:-10	13:-5
first me me	0:73
first me neg	6:7
first me they	0:-16	6:10
first me trusted	6:-7
first more	3:19	6:19	7:-10	8:-6
first more ?	6:-24	7:11
first more prep	6:35	7:-17
first more trusted	3:8
first neg	0:-31	1:-6	2:-9	3:-13	4:-23	5:65	6:6	7:-7	8:35	9:23	10:-7	11:-11	12:-14	14:-9
first neg not-?	4:-8	5:-15	6:-13	7:16	8:8	9:-15
first neg not-act	6:13
first neg not-bind	1:33	5:-9	6:8	8:-16
first neg not-cancel	5:29	7:-10
first neg not-card	5:15	6:-10
first neg not-cert	5:-23	6:-6	8:32
first neg not-free	5:-6
first neg not-guarantee	1:-10	5:10	8:26
first neg not-happy	0:-8	5:11
first neg not-live	6:-7	7:6
first neg not-obj	5:-20	6:24
first neg not-off	6:10	8:-10
first neg not-only	5:41
first neg not-prep	6:39	8:-14
first neg not-return	5:-6	6:-30	8:30
first neg not-risk	5:9	8:-5
first neg not-store	6:-22	9:46
first neg not-you	6:18	8:-8
first now	0:77	1:-12	2:23	4:-18	5:-16	6:20	11:-10	12:11
first now <time>	5:-6	12:11
first now ?	0:33
first now act	0:17
first now det	0:-33
first now inf	0:20
first now now	0:48	6:-17	8:-16
first now obj	6:-6
first now only	2:22	4:-9
first now prep	0:-17	6:35	8:17	11:-5
first num	0:-20	1:-32	2:45	3:5	6:-39	7:53	8:40
first num ?	2:19
first num det	1:-21	7:47
first num head	6:-18	7:-8	8:35
first num obj	1:-9	2:13
first num unit	0:-8	1:11
first obj	0:-75	1:-46	2:73	4:-7	5:19	6:27	7:-35	8:19	9:-6	10:81	11:36	13:-12	14:-7
first obj <code>	0:10
first obj <money>	1:-7	2:17
first obj <phone>	0:19
first obj <url>	0:24	8:-10
first obj ?	0:-146	2:8	4:-6	5:-6	6:-22	8:25	10:39	11:-16	12:-7
first obj act	0:13	8:45
first obj be	1:26
first obj conj	0:7
first obj det	0:62	1:-5	2:18	7:-5	8:45
first obj head	0:-37	8:27
first obj inf	0:131	8:-23
first obj left	0:-21	6:46	8:-12
first obj made	0:-5
first obj me	0:-40	6:44	7:-6	8:-10
first obj not-?	6:-30	7:16
first obj not-cancel	5:29	7:-10
first obj num	0:-11	8:-9	10:29
first obj prep	0:-15	6:-31	8:-9	11:55
first obj ship	2:9
first obj soft	0:68	6:-14
first obj ui	4:-6	8:-12	10:-6	12:19
first obj until	4:17	8:-27
first obj we	0:19	8:-20
first obj you	1:-29	6:37	7:-9
first off	1:-43	6:46
first off prep	1:-26	6:28
first only	0:-44	1:-33	2:108	3:-18	4:24	5:-16	6:72	7:-10	8:-45	12:-38
first only <cents>	1:-7
first only <many>	2:34
first only <money>	1:-7	2:7	12:-22
first only <number>	2:40	4:6	6:-6
first only det	0:-13	2:-8	6:8
first only now	0:-5
first only num	2:-7	3:-10	6:51	8:-19
first only they	3:-10	6:13
first only until	4:7
first open	0:-55	1:-6	4:-14	5:-8	6:42	7:-16	8:27	9:-8	12:60	13:7
first open <hours>	0:-19	8:-11	13:14
first open <number>	13:12
first open <phone>	8:-9	12:-14	13:17
first open now	0:-7	6:17
first open open	8:27	12:55	13:-30
first open unit	6:15	7:-5	8:18	12:-10	13:-8
first open until	4:-8	8:23
first payname	0:-12	1:-7	4:-7	8:-6	10:-8	11:108	12:-5
first payname $	11:26
first payname payname	11:38
first people	0:-15	8:-6
first people det	0:-7
first per	0:-8	7:-9	8:68
first per obj	7:-5	8:41
first prep	1:-25	2:13	3:40	4:-38	5:39	7:-13	8:46	11:-13	12:-10
first prep <money>	2:11
first prep <quantity>	3:42
first prep <url>	0:9
first prep ?	3:-6	6:-13	8:16
first prep act	6:-9	8:15
first prep det	1:-5	3:-9	4:36	6:31	8:-36
first prep inf	6:-9	8:15
first prep not-guarantee	5:-8	8:34
first prep stock	4:-52
first prep trusted	3:5
first prep you	5:40
first rate	0:-10	8:29
first rate rate	0:-6	8:18
first reach	0:66	1:-45	2:-7	3:-15	4:-24	5:-14	6:-6	7:-29	8:15	9:-6	11:-42	12:25	13:7	14:-9
first reach $	0:37	8:-5
first reach <email>	0:8
first reach <handle>	0:25	8:-27
first reach <number>	0:-6
first reach <phone>	0:29	8:-6	13:-5
first reach <url>	0:31	8:-17
first reach ?	0:-21	8:79	12:-13	13:47
first reach conj	0:10	8:-16
first reach det	0:-45	6:37
first reach head	0:-55	8:32
first reach live	0:-34	6:-35	8:54
first reach made	0:-21
first reach me	0:-37	6:44	8:-11
first reach obj	0:-104	8:55
first reach prep	0:131	1:-23	6:-20	8:-68	11:-13	13:-6
first reach soft	0:57	6:-10	8:-16	13:-20
first reach ui	0:-16	8:-11	12:42
first reach we	0:38	8:-20
first reach you	0:20	6:-6	8:-8
first return	1:-11	5:-74	6:-11	8:58
first return ?	5:-32
first return be	5:-11
first return free	1:-6	5:14
first return made	5:42	8:-21
first return neg	8:58
first return prep	5:-52
first review	3:-13	4:-14	6:-16	8:-17	11:50
first review <number>	3:-35	4:-6
first review prep	3:-58	11:33
first review review	3:86	6:-9	8:-9
first review until	3:-34	11:33
first risk	0:44	6:-9
first risk reach	0:27	6:-5
first sale	0:-14	1:12	8:-16
first sale until	1:6	8:-7
first sale upto	1:6	8:-7
first save	0:-61	1:58	2:-37	6:-12	7:18	8:-6
first save <money>	0:-29	1:45	2:-22	6:-6
first save prep	0:15	1:-10
first save upto	0:-10
first save you	0:-12	7:16
first secure	0:-12	2:-7	5:32	8:-25	9:9
first secure $	0:-7	5:5
first secure ?	5:8	8:-13
first secure legal	9:6
first secure obj	9:6
first secure secure	5:8
first secure you	0:8
first ship	0:-17	1:66	2:-99	4:-16	5:-22	6:-17	8:95	9:-40	12:17	13:-7
first ship $	5:29	8:-9
first ship <hours>	5:-11
first ship <money>	2:-8
first ship ?	5:19	8:-15
first ship be	5:-6
first ship conj	1:52	5:-18	8:-16
first ship cost	5:-29	8:24
first ship day	4:-9	5:19	8:-16
first ship free	5:44	8:-14	12:-16
first ship from	2:-42	5:20	8:-29
first ship made	2:-13	5:6	8:-10
first ship neg	5:-27	6:-5	8:59
first ship now	5:-20	8:-36	12:41
first ship prep	2:-18	5:-16	8:52	12:-8
first ship terms	8:38	9:-23
first soft	0:108	1:9	3:-10	4:-35	5:28	6:-17	7:10	8:-28	9:-20	10:-17	12:-36	13:13	14:-14
first soft $	0:81	1:-11	5:-5	8:-22	11:-5
first soft <hours>	0:-18	8:-11	13:14
first soft <many>	0:47	3:9
first soft <money>	0:-29	1:51	2:-16
first soft <number>	0:-11	1:11	2:-7	8:-7	13:12
first soft <percent>	0:-8
first soft ?	0:-64	1:-7	3:-7	4:-6	5:-13	6:-9	7:16	8:114	11:-9	12:-15
first soft act	0:-98	6:-5	7:14	8:59
first soft be	0:-31
first soft conj	0:6	1:-10	8:-13
first soft det	0:26	1:-6	4:10	6:-22	7:-12	8:-43	11:-10
first soft free	0:39	1:29
first soft gift	0:24
first soft guarantee	0:46
first soft half	0:-25	1:13
first soft inf	0:-38
first soft left	0:-21	6:46	8:-12
first soft legal	0:5	9:-6
first soft me	0:15	6:-11	7:-7	8:-13
first soft now	0:5	1:-6	8:-11
first soft num	0:-11
first soft obj	1:-14	6:-11	7:10	8:26	9:-6	11:-6
first soft per	0:18	8:-18
first soft prep	0:-14	1:-30	2:30	5:63	6:35	7:-29	8:-40	11:46
first soft sale	0:57
first soft they	0:-58
first soft ui	0:-29	7:51
first soft until	0:-50	4:-9	8:62
first soft upto	0:-8
first soft we	0:15	8:-16
first soft wh	7:-10
first soft you	0:86	5:-6	6:-7	7:-11	8:-33	11:-6
first stock	4:31
first stock $	4:9
first stock ?	4:10
first store	0:-36	1:-23	3:-8	4:-31	5:-13	6:-32	7:-10	8:-20	9:-7	10:-15	11:184	12:-16	14:-23
first store $	11:15	14:-8
first store ?	6:-9	8:33	11:5
first store det	0:-7	8:-13	11:44
first store payname	8:-6
first store store	0:-7	1:-6	4:-9	8:-23	11:42
first store they	11:16
first terms	0:-36	1:32	3:-5	4:28	5:-16	6:-5	8:-36	9:16	11:-6	14:-10
first terms ?	0:-14
first terms act	0:-11	8:-5	9:9
first terms cert	5:-9
first terms det	4:9	9:-11
first terms from	4:9	9:-17
first terms last	4:38
first terms live	1:32	9:-19
first terms prep	0:6	8:-9	9:9
first terms ship	9:13
first terms terms	0:-13	1:-7	4:-25	8:-8	9:20
first terms until	0:16
first they	1:39	2:-9	3:-5	4:-31	5:-20	6:85	7:-19	8:-75	9:-7	10:-8	11:-9	12:25	14:-9
first they <number>	8:-8	12:54
first they ?	0:44	1:-8	3:6
first they act	0:-12	6:16
first they be	6:14
first they cost	2:-6	6:25
first they det	0:-7
first they first	1:13	6:-32
first they live	0:-9	1:47	6:-39
first they made	6:5	12:-8
first they obj	1:-6
first they reach	6:6
first they soft	6:29	8:-24
first they they	6:22	12:-22
first they trusted	4:-5	6:7
first trusted	0:-11	3:79	4:-27	5:-10	6:-8	7:-5	8:-18	11:-27
first trusted ?	3:30	4:-6	8:-6	11:-11
first trusted num	3:5
first trusted prep	3:5	4:-9
first trusted until	4:-8
first ui	0:-28	1:-33	2:-53	3:-9	4:16	5:-32	6:-38	7:-28	8:-16	10:-14	11:-12	12:105	14:-12
first ui $	0:-18	4:-18	5:-28	8:-21	12:52
first ui <money>	1:-10	2:-31	12:8
first ui act	0:7
first ui cancel	5:11	12:-11
first ui free	5:21	12:-15
first ui inf	0:7
first ui legal	9:5
first ui now	5:7	8:-13	12:-7
first ui obj	12:7
first ui prep	4:44	5:-30	7:-12	8:51	12:-10
first ui soft	12:13
first ui ui	4:-11	6:-17	8:-15	10:-7	12:39
first unit	4:-6	8:40
first unit <number>	8:24
first until	0:-23	1:-23	2:-21	4:106	5:-23	6:-6	8:-34	9:-9	14:-5
first until $	0:-5	4:26
first until <cents>	1:-9	2:-11
first until <date>	4:17	8:-20
first until day	0:8	5:-8
first until head	4:-6	8:10
first until prep	0:-6
first until soft	4:25
first upto	0:-6	1:-9	2:-26	6:-6
first upto <money>	1:-10	2:-15
first was	0:-18	1:-15	2:30	4:-11	6:-8	8:36	9:-18	12:-31
first was <money>	1:-8	2:19	8:-7	12:-18
first was head	4:-6	8:29	9:-10
first was prep	0:-5
first we	0:-61	1:-6	3:27	4:33	5:-43	6:56	7:-36	8:16	12:-16
first we ?	0:-9	1:-6	2:9	5:-12	6:36	7:-11	8:-18
first we act	0:-13
first we give	1:15	2:-6	6:-7
first we live	3:8
first we neg	4:-5	6:22	8:-11
first we obj	0:-9	4:-12	6:12	7:-7	8:32
first we people	3:20	6:-16
first we reach	8:-19
first we ship	5:-12	6:11
first we soft	1:15	2:-6	6:-7
first we they	3:20	6:-16
first we trusted	4:46
first we work	6:-24	8:15
first wh	0:-62	1:-27	2:-9	3:-40	4:-7	5:-5	6:141	7:-33	8:-10	9:-11	11:-8	12:-20	13:-10	14:-6
first wh <year>	6:-8	8:21
first wh ?	6:16	8:-6
first wh det	7:-6
first wh neg	5:9	6:-18
first wh open	6:13	8:-9	13:-6
first wh prep	1:-12	6:14
first wh pro	3:-18	6:49
first wh you	0:-27	6:12
first work	1:-5	4:-8	6:-6	7:-12	8:46
first work ?	7:-7	8:10
first work people	8:17
first you	0:-9	2:-22	3:-11	4:-5	6:-42	7:71	8:-21	9:-5	12:40
first you ?	6:20	8:-9	12:-9
first you act	0:-6
first you be	2:-9	6:17	7:12
first you cost	6:18	7:-13
first you first	0:-14	1:9
first you guarantee	7:-12
first you head	0:-8
first you live	6:-14	7:7
first you neg	6:-32	7:19
first you obj	6:-24	7:45
first you soft	0:34	6:-13
first you ui	1:-10	6:-6	12:35
has %	1:64
has &	2:-7	3:-6	6:-27	8:-42	10:122	11:-5	12:-23	14:-18
has <bundle>	0:-7	1:67	2:-37	8:-10	12:-7
has <cents>	1:-69	2:53
has <code>	0:23	1:66	6:-7	8:-15	13:21
has <cut>	0:51	1:84	2:-34	6:-16	8:-30	11:-5	12:-10	14:-5
has <date>	0:-17	1:-13	2:121	3:-10	4:-44	5:-7	6:-25	8:42	9:16	12:-25	13:-28	14:-8
has <email>	0:59	6:-14	8:-30	13:12
has <handle>	0:41	6:-7	8:-48	13:23
has <hours>	0:17	4:-38	5:-24	6:39	7:-8	8:-32	9:-13	12:-24	13:36
has <many>	0:26	1:-9	2:40	3:54	4:-25	5:-8	6:-34	7:-7	8:-21	9:-8	10:-15	11:-19	12:94	14:-14
has <money>	0:-96	1:-156	2:132	3:-48	4:-29	5:33	6:80	8:-47	9:-6	10:-23	11:-12	12:69	13:-13	14:-28
has <number>	0:-46	1:-42	2:112	3:15	4:110	5:73	6:-44	7:77	8:14	9:-10	10:-29	11:-19	12:-23	13:83	14:-14
has <percent>	0:20	1:164	2:-41	3:40	4:-18	6:-55	7:-39	8:60	9:-31	10:-17	11:-13	13:-9	14:-50
has <phone>	0:43	2:-6	6:-7	8:-39	9:-6	12:-36	13:36	14:-15
has <place>	0:41	6:-35	8:-52	9:-13	10:-20	12:-27	13:49
has <quantity>	0:-25	1:-30	2:9	3:24	4:-9	6:-64	7:-18	8:99	12:27	14:-24
has <rating>	0:-15	3:-22	4:-9	11:-9	12:-8	14:-10
has <stars>	3:101	6:-62	8:-9
has <time>	0:-41	1:-16	2:-19	3:-7	4:-44	5:16	6:-13	8:97	9:-5	12:71	13:-32	14:-37
has <url>	0:56	6:-17	7:-8	8:-42	9:56	13:20
has <without>	0:-21	1:-16	3:-5	4:-21	5:89	6:34	7:-19	8:23	9:-6	11:-6	12:-9	14:-6
has <year>	0:-33	1:-7	2:-26	4:-10	5:-6	6:-37	8:59	9:90	10:-5	12:-36	14:-14
has =	14:27
has ?	0:-23	1:-48	2:-16	3:22	4:-37	5:19	6:99	7:-16	8:-23	9:-11	10:56	12:8	13:-13	14:-52
has act	0:73	1:-25	2:-17	3:54	4:-45	5:44	6:10	7:-58	8:19	9:-9	10:-18	12:-33	13:-31	14:-19
has be	0:-92	1:-66	2:-44	3:37	4:-24	5:-44	6:126	7:23	8:-119	9:6	10:-51	11:-19	12:-18	13:-34	14:-24
has bundle	1:8	2:-30	8:17
has cancel	0:-6	2:-9	4:-7	5:56	6:-7	8:-18	12:-17
has cert	0:-20	3:-23	5:61	6:-7	8:-25	12:-5
has conj	0:51	1:79	2:78	3:-11	4:-10	5:-52	6:-90	7:-29	8:26	9:14	10:-16	11:-41	12:-30	13:74	14:-8
has cost	0:-66	1:49	2:-40	3:-13	4:-11	5:14	7:8	8:33	10:-7	11:-10	12:-31	14:-15
has day	0:55	1:8	2:23	3:-32	4:44	5:35	6:58	7:-43	8:-16	10:-8	11:-16	12:-23	13:-12	14:-14
has det	0:-10	1:12	3:17	4:-45	5:-118	6:15	7:60	8:-65	9:-42	10:42	11:-27	12:6	14:7
has earn	0:-31	1:-5	2:-25	4:-5	5:-7	6:-20	7:105	8:-41	12:47
has event	0:19	1:-5	2:48	5:-13	6:14	8:-57	12:-23
has first	0:-48	1:75	2:-25	3:-10	4:97	5:25	6:-60	7:-18	8:-20	12:-15
has free	0:46	1:172	2:-93	3:-7	4:-21	5:79	6:-8	7:-47	8:-97	9:-18	10:-13	12:-46	14:-6
has from	0:-28	1:-51	2:71	3:-45	4:6	5:28	6:11	7:30	8:19	9:-32	10:-10	12:-37
has gift	0:-32	1:55	2:-66	6:-54	7:-6	8:30	10:37	12:-10
has give	0:30	1:18	2:-10	4:-6	5:-9	6:-34	7:16	8:16
has guarantee	0:10	1:-19	2:-27	5:59	6:7	7:-21	8:-47	9:8	12:-11	14:-13
has half	0:-68	1:103	2:-25	3:12	6:-33	7:108	8:-39	10:-7	12:-7
has happy	3:7
has head	0:-41	1:-5	2:-28	3:-54	4:-50	5:-43	7:23	8:109	9:46	10:-28	11:-22	13:-12	14:-26
has hurry	0:-22	1:15	4:58	5:-6	6:-24	8:-22
has inf	0:-28	1:33	3:-10	5:-6	6:-8	7:-6	8:-10	11:-14	13:-12
has last	0:-45	1:6	2:14	3:-7	4:198	5:-14	6:53	7:-14	8:-70	9:-7	10:-19	11:-9	12:-10	14:-7
has left	0:-61	1:-30	2:-31	4:83	5:-18	6:79	7:-8	8:-50	9:-31	11:-7	12:18	14:-9
has legal	0:35	1:-42	2:-17	3:-9	4:-14	5:-9	6:-28	7:-17	8:-44	9:49	10:-5	11:-6	12:-15	14:6
has less	0:-9	1:58	3:26	4:-5	5:-8	6:-64	7:46	14:-7
has limited	0:-10	1:-11	3:-6	4:9	5:-7	8:-15	9:8
has live	0:-39	1:35	2:-42	3:17	4:-27	5:-21	6:54	7:83	8:-49	9:-50	10:-28	11:-22	12:-39	14:-22
has made	0:-56	1:-35	2:32	3:-43	4:-13	5:62	6:7	7:-33	8:34	9:-16	10:-8	11:-23	12:-33	14:-13
has me	0:68	1:-15	2:-15	3:30	4:-47	5:-10	6:92	7:-28	8:-93	9:-6	10:-24	11:-18	12:-26	13:-12	14:124
has more	0:-59	1:-72	2:-7	3:28	4:-23	5:-20	6:26	7:142	8:-98	9:-13	10:-16	11:-15	12:-18	13:-15	14:-7
has neg	0:-73	1:21	2:-31	3:-54	4:-39	5:24	6:75	8:35	10:-18	11:-17	12:-45	14:-25
has not-<hours>	1:64
has not-<money>	1:-5	2:-8	6:12
has not-?	0:-49	1:-28	2:-21	3:-22	4:-22	5:-40	6:38	7:26	8:-54	9:17	10:-13	11:-8	12:-19	14:-14
has not-act	0:16	6:20	8:-14
has not-be	0:-35	1:-13	4:-7	5:-5	6:33	8:-20
has not-bind	1:56	5:-15	6:13	8:-26
has not-cancel	5:54	6:-5	7:-16	8:-8
has not-card	2:-6	5:35	6:-18	8:-7
has not-cert	1:-6	5:31	6:-9	8:53
has not-cost	1:-5
has not-day	1:77	5:-56
has not-det	0:16	5:-21	6:-61	7:44	8:-19	9:68
has not-free	1:-17	5:-59	8:40
has not-guarantee	1:-16	5:16	8:44
has not-happy	0:-13	5:19
has not-head	6:6
has not-live	5:-8	6:-11	7:28
has not-me	2:-8	6:11
has not-obj	1:62	2:-7	5:-10	6:30	8:-11	9:-6
has not-off	6:16	8:-17
has not-only	5:69
has not-prep	0:-7	1:50	3:-10	5:-51	6:53	7:-9	8:-21	9:-10	12:-5
has not-return	5:-5	6:-51	8:51
has not-risk	5:33	6:-12	8:-11
has not-sale	1:-5	4:-7	5:-6	6:-13	8:30
has not-ship	5:-6
has not-store	6:-36	7:-7	8:-7	9:77
has not-they	6:55	8:-16
has not-wh	5:5
has not-you	1:-8	3:-6	5:11	6:31	8:-23	9:-5	12:-7
has now	0:94	1:47	2:8	3:-11	4:24	5:29	7:-40	8:-63	9:-14	11:-51	12:67	13:-14	14:-10
has num	0:11	1:-52	2:25	3:-31	4:28	5:-5	6:-24	7:94	8:-35	9:-8	10:69	11:-22	12:-35	13:-5	14:-7
has obj	0:105	1:63	2:17	3:-52	4:-13	5:-29	6:-7	7:25	8:56	9:-12	10:46	11:-43	12:-44	13:-31	14:-35
has off	0:-39	1:238	2:-107	3:-23	4:-6	6:27	7:-33	8:-115	12:-32	14:-11
has only	0:-62	1:-49	2:144	3:-41	4:41	5:-24	6:64	7:-13	8:-65	9:8	12:-42	13:-11	14:-8
has open	0:-53	1:-7	3:-9	4:13	5:12	6:-7	8:23	9:-21	10:29	12:51
has payname	0:-11	1:-8	4:-9	8:-21	10:-8	11:108	12:-6
has people	0:-58	1:28	2:-22	3:156	5:-12	6:-52	7:-14	8:25	11:-15	12:-14	14:-13
has per	0:6	1:-17	2:108	3:-12	4:-19	5:-20	6:-10	7:35	8:-25	9:-28	11:-13	12:-33	13:-8	14:-12
has prep	0:-51	1:42	2:-13	3:96	4:-35	5:-12	6:11	7:23	8:32	9:-36	10:-85	11:68	12:-114	14:-61
has pro	0:-15	4:-7	5:-6	6:79	11:-7
has rate	0:-16	1:-87	2:-6	4:-6	6:-28	8:107	12:-14	14:-9
has reach	0:51	1:-86	2:-12	4:-37	5:-22	7:-63	8:19	9:-12	10:-8	11:-51	12:49	14:-14
has return	0:-18	1:-27	5:-99	6:-11	8:55
has review	0:-41	1:-8	2:-6	3:-55	4:-20	5:-11	6:37	8:32	11:44	14:-7
has risk	0:41	6:-9
has sale	0:-30	2:-51	3:-7	6:-10	8:100	10:42	12:-19	14:-19
has save	0:10	1:68	2:-45	6:18	7:14	8:-43	12:-13	13:-12
has secure	0:22	2:-8	5:32	8:-28	9:9
has ship	0:-16	1:-29	2:52	4:-19	5:-90	8:80	9:-19	12:33	13:-7
has soft	0:105	1:58	2:-21	3:-21	4:-13	5:-11	7:-8	8:13	9:-16	10:-27	11:-14	12:-34	13:-40	14:-21
has stock	0:-6	4:-31	6:-20	9:-19
has store	0:-36	1:-23	3:-8	4:-31	5:-13	6:-32	7:-10	8:-20	9:-7	10:-15	11:184	12:-16	14:-23
has terms	0:-37	1:31	3:-5	5:-19	6:-5	8:27	9:-13	11:-6	14:-11
has they	0:-14	1:67	2:-26	3:-28	4:50	5:-30	6:79	7:-14	8:-47	9:-11	10:-15	11:10	14:-15
has trusted	0:-41	1:-6	3:83	4:23	6:-22	7:-7	8:-24	9:-8	10:-5	11:23
has ui	0:-85	1:-15	2:-83	3:15	4:41	5:-56	7:77	8:-47	10:-25	11:-16	12:217	14:-25
has unit	0:-77	1:56	2:-27	5:21	6:-44	7:70	8:45	9:-8	10:-16	11:-22	12:10	13:-56	14:-35
has until	0:-57	1:-70	2:-39	4:99	5:-13	6:-33	7:16	8:58	10:-9	11:30	12:-42	13:-13	14:-14
has upto	0:-32	1:63	2:-56	4:-16	6:-21	7:49	8:-32	12:-15
has was	0:12	1:-52	2:63	3:-10	4:-22	5:-28	6:-16	7:15	9:78	11:-8	12:-52	13:-16	14:-9
has we	0:38	1:-13	2:-6	3:-33	4:26	5:-46	6:111	7:-52	8:-27	9:-7	11:-20	12:-21	14:-7
has wh	0:-31	1:7	2:-15	4:-28	5:46	6:39	7:-14	8:-56	9:-16	10:-9	11:-16	12:-29	13:-11	14:-13
has work	1:-6	3:-10	4:-10	6:-46	7:-16	8:71
has you	0:42	1:-19	3:-35	4:-44	5:11	6:-19	7:129	8:-127	9:-5	10:-19	11:-51	12:74	13:-25	14:-15
last %	1:64
last & ?	0:-9	6:-16	8:-25	10:73	12:-14	14:-11
last <bundle>	1:46	2:-26	12:-6
last <cents>	1:-55	2:79
last <cents> <number>	1:-7	2:-14
last <code>	0:-7	8:-9	13:16
last <code> %	1:38
last <cut>	0:-9	1:20	2:-16	12:-7
last <date>	0:10	1:-8	2:-10	3:-5	4:-54	6:-5	8:50	9:21
last <date> <time>	0:-6	8:31	12:-10	13:-17
last <date> ?	0:-7	2:84	4:5	6:-10	8:-40
last <email>	0:46	6:-13	8:-27	13:13
last <handle>	0:7	8:-37	13:23
last <hours>	0:31	5:-23	6:-15	7:-6	8:-34	9:-6	12:-6	13:40
last <hours> <hours>	0:-24	6:-6	8:-16	13:43
last <many>	0:-30	2:52	3:-17	6:-14	8:31	12:-9
last <many> <many>	8:-47	12:44
last <many> ?	0:-8	8:-16	12:69
last <many> cost	3:-5	8:-8
last <many> people	0:34	3:22	4:-8
last <many> review	3:11
last <many> they	3:7	4:-6
last <many> ui	3:-5	8:-8
last <money>	0:-15	1:-105	2:76	3:-9	4:-17	5:55	6:-66	7:5	8:-14	9:-6	10:-15	12:37	13:-11	14:-12
last <money> <quantity>	1:-12	2:17	12:-5
last <money> ?	1:-21	2:8	6:55	12:-11
last <money> det	2:22
last <money> earn	2:-5	8:-8	12:32
last <money> now	1:7
last <money> off	2:-10
last <money> per	0:-5	1:-32	2:35	6:16	7:24	8:-10	12:-7
last <money> ship	2:30
last <number>	0:-25	1:-14	2:-18	3:98	4:-21	5:-14	6:-50	7:-19	8:127	9:-16	12:23	13:20	14:31
last <number> <number>	0:-5	8:-18	13:15
last <number> ?	2:52	6:-30	8:21	12:-7	13:7
last <number> bundle	1:6	2:-7
last <number> conj	2:43
last <number> cost	1:6	2:-7
last <number> guarantee	5:8
last <number> left	2:-14
last <number> obj	8:-7
last <number> off	1:33
last <number> open	5:20	6:-31	7:17	8:-23	13:-12
last <number> people	1:-9	3:-51	4:30	8:-8
last <number> they	1:-8	3:-29	4:36	8:-7
last <number> ui	4:28
last <number> unit	1:-11	2:-23	3:-27	4:-12	5:40	6:46	7:82	8:-93	12:-9	13:-9
last <percent>	0:34	1:79	2:-10	3:-6	6:-7	8:-16	9:-32	12:43	14:-16
last <percent> ?	1:49	3:-5	6:91	8:-15	10:-6	12:-6
last <percent> day	0:-8
last <percent> less	1:54
last <percent> off	0:25	1:5	12:-5
last <percent> rate	0:-5	12:-6
last <phone>	0:43	2:-6	6:-7	8:-39	9:-6	12:-36	13:36	14:-15
last <place>	0:8	8:-11
last <place> ?	0:16	6:-15	8:-14	9:-5	10:-10	12:-10	13:16
last <quantity>	0:-21	1:-22	2:11	3:-34	4:-7	6:-51	7:-13	8:94	12:-27	14:-10
last <quantity> <percent>	8:-11	12:34	14:-9
last <quantity> ?	3:-6	6:-7	8:14
last <quantity> people	3:42
last <rating>	3:15	14:-7
last <rating> review	3:-33
last <time>	0:-56	1:-7	2:-11	3:-6	4:-16	5:-38	6:-9	8:24	12:108	13:-32	14:-29
last <time> day	5:40
last <time> head	5:6
last <time> prep	5:6
last <time> ship	5:-6	12:11
last <time> ui	5:-6	8:47	12:-22
last <time> until	5:6
last <time> was	5:6
last <url>	0:22	6:-15	7:-7	8:-30	9:56	13:20
last <url> act	0:9
last <url> inf	0:9
last <without>	0:-9	1:-6	4:-8	5:29	6:69	8:76
last <without> <without>	5:-27	6:45
last <without> ?	5:36	6:-80	8:29
last <without> obj	5:-6	8:26
last <year>	0:-32	1:-7	2:-26	4:-10	5:-6	6:-33	8:60	9:88	10:-5	12:-35	14:-12
last =	14:27
last = =	14:16
last ?	1:-20	2:17	3:-87	4:-39	5:-25	6:29	7:-23	8:34	9:-22	10:86	11:68	13:-27	14:-47
last ? <cents>	1:-8	2:35
last ? <email>	0:36	6:-8	8:-16	13:-14
last ? <many>	0:-10	3:-9	6:-5	8:70	12:-47
last ? <money>	0:-22	1:-16	2:-27	6:-14	8:81	10:-7	12:28
last ? <number>	3:53	8:18	12:-6
last ? <quantity>	0:-12	3:-20	6:-30	7:-8	8:57	12:-10
last ? <time>	8:16	12:-14
last ? <year>	8:-38	9:64	12:-12
last ? ?	0:-51	1:-41	2:-22	3:13	4:-14	5:-31	6:72	7:6	8:15	9:-15	10:-27	11:10	14:64
last ? act	0:75
last ? be	0:39	5:39	6:-49	7:9	8:-10
last ? cert	3:-14	5:23	8:-7
last ? cost	0:-16	6:-15	8:43
last ? day	0:-37	5:59	6:7
last ? det	6:-16	8:18
last ? free	0:-17	1:-65	6:92
last ? gift	1:-19	10:25
last ? give	0:11
last ? guarantee	0:-10	5:-32	6:34	8:-8
last ? half	1:28
last ? head	0:-11	1:-5	6:-8
last ? inf	0:-35
last ? left	6:-12	12:14
last ? live	6:12	8:-11
last ? made	1:-7	3:-16	8:7
last ? me	6:-7	10:-11	14:14
last ? more	1:-6	3:15	6:-15	7:12	8:-13
last ? neg	3:-7	6:-28	8:13
last ? now	0:-12	6:16
last ? num	6:-14	8:-9	10:18
last ? obj	0:110	1:82	7:-8	9:-6	10:-9
last ? only	9:7
last ? open	8:-25	13:48
last ? people	1:-7	3:-16	8:6
last ? per	3:16	6:-17	8:-6
last ? reach	8:-8
last ? return	5:50
last ? sale	6:19	8:-9	10:27	12:-7	14:-11
last ? secure	5:8
last ? soft	0:-55	5:-23	6:23	8:41
last ? they	6:-10
last ? trusted	3:-14	5:11
last ? until	4:59	7:-20	8:-34
last ? wh	3:26	6:-12
last ? you	0:20	6:-27	7:8
last ^ <bundle>	1:20	2:-9
last ^ <cents>	1:-9	2:23
last ^ <cut>	0:-5	1:12	2:-9
last ^ <email>	0:-8	13:22
last ^ <handle>	13:15
last ^ <hours>	0:49	13:-30
last ^ <money>	1:-9	2:15
last ^ <number>	8:-8	12:-6	14:31
last ^ <phone>	0:-8	12:-6	13:16	14:-8
last ^ <rating>	3:33
last ^ <time>	8:-19	12:50	14:-17
last ^ <url>	0:-17	9:34	13:14
last ^ <without>	5:45	8:49
last ^ ?	0:-12	3:-7	6:-46	7:-5	8:-15	10:88	11:35	12:-26	14:-55
last ^ act	0:54	5:-7	8:-20	11:-16
last ^ cancel	5:-27	12:11
last ^ guarantee	0:-10	5:10
last ^ head	0:-16	8:56	9:-7	12:-16
last ^ inf	0:9
last ^ last	0:-20	4:28	5:-5	6:-7
last ^ legal	0:-15	9:-19	14:19
last ^ me	0:-12	14:24
last ^ payname	11:26
last ^ reach	0:37	8:-5
last ^ secure	0:-7	5:5
last ^ ship	5:29	8:-9
last ^ soft	0:81	1:-11	5:-5	8:-22	11:-5
last ^ stock	4:9
last ^ store	11:15	14:-8
last ^ ui	0:-18	4:-18	5:-28	8:-21	12:52
last ^ until	0:-5	4:26
last act	0:85	1:7	3:-5	4:-9	5:6	6:-22	7:15	8:-21	9:8	11:-36	13:-5	14:-5
last act <year>	0:-6
last act ?	0:41	3:46	4:-6	6:-69	8:-26	11:-9
last act act	0:42	8:-18
last act be	0:-12	6:16
last act bundle	0:25
last act cancel	0:-10	1:12
last act free	0:33	1:24
last act now	0:65	5:-17	7:-19	8:-20
last act obj	0:42	8:-63
last act open	0:-8	8:21
last act prep	0:32	8:-8	11:-11
last act review	0:-19	8:37
last act terms	0:-5
last act unit	0:-8	8:21
last be	0:62	1:-13	3:-11	4:-5	5:57	6:7	8:-26	9:-5	10:-7	12:-16	13:-7
last be <money>	2:-42	6:6
last be <number>	8:5
last be ?	0:-51	1:-8	2:-10	4:6	6:59	8:-18	10:-6	12:-7
last be free	0:-53	1:-26	5:-12	6:-17	7:-7
last be guarantee	0:-7	9:7
last be more	7:-7
last be now	0:-5
last be prep	0:-10	3:-9	6:28	8:-7	10:-13
last be ui	6:38	12:-19
last bundle	0:36	1:26	2:-12	8:-6
last bundle <number>	0:-10	1:11	8:-5
last bundle bundle	1:10
last bundle unit	1:-46	8:25
last cancel	0:-21	1:15	2:-8	5:10	8:-7
last cancel ?	5:7	8:-5
last cancel cancel	1:7	5:28	12:-12
last cert	0:-12	3:-23	5:42	6:-5	8:-17
last cert ?	5:6
last cert cert	5:8
last conj	2:72
last conj ?	0:-29	5:-14	6:-25	8:81	10:-8
last conj act	0:-33
last conj earn	8:-7
last conj event	0:58	8:-25
last conj inf	0:-32
last conj now	8:68	11:-17
last conj save	0:5	1:-7	8:-5
last conj secure	5:5
last conj soft	0:8	1:-10	8:-25
last cost	0:-25	2:-13	3:-13	5:-10	6:-24	8:45	10:-6
last cost <money>	0:-19	1:30	6:-7	7:19
last cost ?	5:-29	8:23
last cost legal	9:5
last day	0:-39	1:24	2:-10	3:-14	4:51	5:116	6:-43	7:14	8:-44	10:-5	11:-10	12:-8	13:-12	14:-5
last day act	0:14
last day cost	6:12
last day inf	0:14
last day ship	5:-40
last det	0:7	1:-18	2:31	3:-7	4:-10	6:-42	7:10	8:19	10:-14	11:48	12:-7	13:-7	14:66
last det <number>	0:10	8:-8
last det <percent>	0:23	1:14
last det ?	0:-78	1:26	2:8	3:-8	5:-5	6:28	8:-8	10:-23	11:-24	12:-20
last det act	0:-15	5:16
last det be	0:-14	6:29
last det day	0:39	6:-10	7:-7	8:-13
last det det	8:-6	10:-8	14:44
last det event	0:-31
last det gift	0:5	1:-17
last det guarantee	5:9	6:-18
last det half	1:7
last det head	0:-14
last det live	0:-42	6:42	8:-5
last det obj	0:31	1:9	2:-17	6:-24	7:-11	8:-6	11:-9
last det open	0:-5
last det per	6:-9
last det reach	0:-42	6:-10	8:-8	12:53
last det store	11:12
last det terms	9:6
last det they	0:-22	6:38
last det trusted	4:-5
last det unit	0:-74	1:48	3:20	5:-20	6:7	8:49
last det until	0:7
last earn	2:-9	8:-27	12:53
last event	0:44	6:-8	8:-42
last event <money>	1:-11	2:31	12:-12
last event free	1:11
last event left	1:11
last first	0:-10	1:-6	6:23
last first ?	1:21	2:-10	6:-6
last first obj	2:-9
last free	0:-43	1:-9	2:-25	4:-9	5:-29	6:84	7:-16	8:-30	10:-7	12:-8
last free act	0:30	1:13
last free cancel	1:-9
last free inf	0:30	1:13
last free live	0:49	1:-21	9:-9
last free obj	0:6	1:-14	6:7
last free reach	1:-13
last free return	1:-7	5:-17
last free ship	1:-23	2:14	5:19	12:-16
last free soft	1:11
last from <money>	0:7	1:-10	2:32	5:19	6:-6	8:-35	12:-19
last from <year>	2:-10	8:7
last from ?	0:-8	6:5	7:-8
last from obj	0:6
last from ui	0:6
last from until	6:13
last gift	0:47	1:-60	10:41
last gift ?	1:-30	8:44
last gift gift	0:16
last give	0:20
last give ?	6:-8	8:33
last give per	0:13	8:-10
last guarantee	0:13	1:-10	2:-21	5:19	6:50	8:-19	9:9	12:-8	14:-13
last half	0:-35	1:57	2:-11	6:-7	7:39	8:-24
last half ?	1:8	7:47
last half day	1:5
last half free	0:-8
last head	0:-48	1:-22	2:-14	3:-14	4:-31	6:35	8:108	9:-28	11:-11	12:-30	14:-15
last head <handle>	0:5	8:-20
last head <number>	0:-6
last head ?	5:-10	6:13	8:13	12:-6
last head day	0:11	4:13
last head det	8:17
last head head	0:10	4:-6	8:25	9:-10
last head obj	0:-19	6:-6	8:52
last head people	1:23	2:-9	8:-13
last head they	1:20	8:-11
last hurry	1:-5	4:14	6:-8
last inf	1:18	5:-5	6:-15	8:-50	11:-9
last inf ?	6:-12	8:29
last inf be	6:17
last inf cancel	0:-10	1:12
last last	0:17	1:-7	4:110	5:-8	6:-12	8:-8	12:-5
last last ?	0:-10	4:56	6:-36	8:-15	10:-9
last last obj	0:-5	1:-6	4:20	8:-15
last last unit	1:20
last left	0:-6	1:9	2:-25	4:16	5:-8	6:-25	8:-7	9:-30	12:21	14:-7
last left ?	0:-7	6:46	8:-12
last left now	0:-10	4:30	6:-7	8:-5
last legal	0:-38	1:-6	3:-5	4:-10	5:-7	6:-14	8:-27	9:9	12:-10	14:13
last legal legal	0:-7	9:14	14:-6
last legal obj	9:6
last less	1:90
last less ?	1:-21	3:-8	8:28
last limited	0:-7	4:20
last limited limited	4:8
last live	0:-58	1:-43	3:-11	4:-7	5:-6	6:74	7:33	8:32	9:-20	12:-7
last live <money>	1:30	6:-7
last live ?	0:-25	5:-13	6:59	7:-22	8:63	10:-9	12:-5
last live free	0:-6	1:12	6:-20
last live hurry	4:7
last live more	7:16
last live not-?	6:-11	7:13
last live not-cancel	5:29	7:-10
last live obj	6:35	8:-18
last live they	0:-6	6:23
last made	0:-36	1:-12	3:-26	8:12
last made <money>	2:-8	5:6	8:-12
last made <number>	2:34
last made <year>	2:-12	6:-9	8:51	9:-7	12:-7
last made ?	0:-7	5:42	8:-21
last made act	0:-5
last me	1:-5	3:-18	6:-38	8:-24	10:-21	12:-19	14:134
last me ?	0:6	4:-22	6:44	8:-12
last me live	6:-7
last me me	0:-17	6:-12	8:-12	14:44
last me obj	0:55	7:-6	8:-15
last more	0:-26	1:-18	3:22	6:-35	7:56	8:-30
last more ?	0:-12	3:-8	6:91	7:-14	8:-20	13:-9
last more day	6:-9	7:22
last more live	6:-20	7:8
last neg	1:-7	3:-15	6:12	7:-21	12:-8
last neg not-?	0:-16	1:-5	4:-7	5:-50	6:67	7:13	8:-11	9:-15
last neg not-act	0:10
last neg not-bind	1:-11	5:31	6:-6	8:-13
last neg not-cancel	5:29	7:-10
last neg not-cert	5:-23	6:-6	8:32
last neg not-free	1:-5	5:-28	8:24
last neg not-guarantee	1:-8	5:-43	8:32
last neg not-live	6:18	7:-13
last neg not-risk	5:16	6:-7	8:-7
last not-<hours> not-obj	1:38
last not-?	0:-46	1:-17	2:-10	3:-20	4:-20	5:-43	6:84	7:8	8:-23	9:30	10:-10	11:-6	12:-14	14:-10
last not-? ?	6:-7	7:6
last not-? not-?	0:-22	5:-10	6:-10	8:28	9:-11
last not-act	0:16	8:-8
last not-be not-sale	6:18	8:-8
last not-bind	1:-18	5:52	6:-10	8:-22
last not-bind not-?	5:16	6:-10
last not-cancel	5:48	7:-16	8:-7
last not-card not-?	5:21	6:-11
last not-cert	1:-6	5:31	6:-9	8:53
last not-day	1:77	5:-56
last not-det not-?	0:11	6:-22	9:46
last not-det not-live	6:-18	7:24
last not-free	1:-11	5:-51	8:40
last not-guarantee	1:-13	5:27	6:-7	8:53
last not-guarantee not-?	5:-6
last not-guarantee not-guarantee	5:59
last not-live	5:-5	7:19
last not-obj	1:63
last not-obj not-?	5:11	6:-6
last not-only not-cert	5:41
last not-prep	1:-5	5:5	8:-6
last not-prep not-?	5:8	6:15	8:-19
last not-prep not-day	1:46	5:-33
last not-prep not-they	6:33	8:-10
last not-risk	5:27	6:-12	8:-11
last not-sale	4:-7	6:31	8:-13
last not-sale ?	6:-30	8:30
last not-ship	5:-6
last not-they	6:55	8:-16
last not-you neg	6:27	7:-12
last not-you not-?	6:20	7:-6
last now	0:84	1:68	3:-11	4:43	5:-38	6:-17	7:-36	8:20	9:-9	11:-39	12:-17	14:-8
last now <money>	0:-6	2:-6	8:-8	12:13
last now <time>	5:-20	8:-36	12:41
last now ?	0:47	6:-26	8:-16
last now act	0:18
last now inf	0:20
last num	0:-43	1:7	4:-11	6:6	7:21	8:35	10:79	12:-8
last num ?	5:10	6:-25	7:-9	8:30	12:-8
last num cost	6:-5	8:-5
last num head	6:41	8:-19
last num unit	0:54	1:-14	3:11	4:29	5:-5	6:-38	7:-5	8:-32
last obj	0:-27	1:51	2:-34	5:-42	6:-49	7:-61	8:56	10:-25	11:-51	12:-18	13:-12	14:-18
last obj <bundle>	1:7	2:-6
last obj <many>	0:-13
last obj <money>	1:-12	2:14
last obj <phone>	0:19
last obj <url>	0:12	8:-6
last obj <year>	0:-10	6:-10	8:27
last obj ?	0:10	2:-11	3:-11	4:-7	5:-8	6:-27	7:-21	8:13	10:48	11:-20	12:-7
last obj act	0:21	8:44
last obj be	6:-6
last obj free	1:16
last obj head	0:-10	8:12
last obj inf	0:118	6:-8	8:-25
last obj live	0:-46	8:50
last obj not-cancel	5:29	7:-10
last obj now	0:25
last obj num	8:-9	10:29
last obj obj	8:-5
last obj people	0:12	3:9
last obj soft	0:16	6:-7	8:-5
last obj ui	4:-7	8:-12	12:19
last off	0:43	1:70	2:-42	6:10	8:-8	12:-9
last off ?	1:7	6:-6	8:-11
last off now	0:-18	1:60	6:-10	8:-10	12:-6
last off num	6:26	7:-6
last only	0:-9	1:-6	4:33	5:-6	6:-6	8:-8	9:10	13:-10
last only <cents>	1:-7
last only <many>	2:34
last only <money>	0:-5	1:-9	2:31	4:-9	12:-24
last only <number>	2:43
last only now	0:-5
last open	0:-10	5:29	6:-56	7:24	12:89
last open <code>	8:-6	13:10
last open <phone>	8:-9	12:-14	13:17
last open ?	6:-20	10:19	13:-13
last open now	0:10
last open only	4:17	13:-6
last open open	8:27	12:55	13:-30
last open per	7:16
last open unit	8:28	12:-8	13:-6
last payname	0:-11	1:-8	4:-9	8:-21	10:-8	11:108	12:-6
last payname payname	11:38
last people	0:-38	1:42	2:-17	3:6	4:21	5:-9	6:-18	7:-7	8:64	11:-13	14:-5
last people ?	3:6
last people prep	3:47
last per	1:-59	2:50	3:10	4:-13	5:-8	6:-23	7:53	8:-25	12:-19	13:-5	14:-9
last per <money>	2:13	12:-5
last per <percent>	1:32	9:-19
last per ?	0:-13	1:23	2:-20
last per obj	0:13	1:-6	2:10	8:-18
last per off	1:-12	6:14
last per unit	2:40	6:-6	7:-6	8:-9
last prep	0:52	3:61	4:-9	5:6	6:42	7:-7	8:-26	10:-23	11:-20
last prep <date>	0:12	8:19
last prep <many>	0:5
last prep <money>	0:56	1:-25	2:66	5:32	7:-6	8:-41	12:-13
last prep <number>	2:-20	3:30	6:-19	7:-5	8:59
last prep <percent>	1:34	8:-5	9:-19
last prep <phone>	0:-5
last prep <rating>	3:-24
last prep <time>	0:-18
last prep <url>	0:11	6:-7
last prep ?	0:-74	1:33	2:-55	3:-7	4:-8	5:-16	6:-12	7:-50	8:48	9:7	10:-16	11:57	12:17
last prep act	0:-96	8:-8
last prep cost	1:6
last prep day	0:-9	1:17	3:-9	4:14	5:-19	6:-11	7:-6	8:12	13:-7
last prep det	7:9	8:-8
last prep guarantee	5:-5	6:16
last prep half	1:-19	7:27
last prep inf	0:-83
last prep last	0:30
last prep live	6:13	7:-8	8:-10
last prep me	0:24
last prep more	6:-7	7:13
last prep not-?	7:-6	8:-10
last prep not-guarantee	5:-8	8:34
last prep num	0:-7	7:-5	8:41
last prep obj	0:-79	1:-6	2:-10	3:-5	6:-18	7:24	8:-9	11:-9
last prep off	1:11	2:-10
last prep people	0:-39	1:23	8:-8
last prep per	0:-6	3:-7	7:-13	8:11
last prep reach	0:-7	3:8	8:-6
last prep review	3:80	6:27	8:-16
last prep sale	0:-65
last prep secure	0:23	5:-14
last prep ship	5:7	8:-5
last prep soft	0:-7	1:15	2:-6	6:-7
last prep stock	4:-36
last prep they	0:60
last prep unit	2:27	3:-10	6:-28	7:-33	8:38
last prep we	0:6	8:-8	11:-7
last prep you	6:22
last pro	0:-5	3:6
last pro ?	3:-18	6:49
last rate	0:-6	5:5	8:5	9:5	12:-10	14:-8
last rate <percent>	0:-6	8:18
last reach	0:62	1:-22	3:7	5:-7	6:-22	7:-12	8:-49	11:-6	12:76	13:-5
last reach <handle>	0:5	8:-20
last reach <number>	0:-6
last reach <phone>	0:38	8:-9	13:-7
last reach <url>	0:19	8:-13
last reach ?	0:45	3:-8	6:42	8:-14	12:-13
last reach head	0:-27	8:18
last reach made	0:-21
last reach me	0:7
last reach obj	0:-17	8:6
last reach ui	0:-17	6:14	8:-11	12:20
last reach we	0:7
last return	0:-17	1:-12	5:-31
last return free	5:-39
last review	0:-40	1:-6	2:-6	3:101	4:-8	5:-7	6:38	8:35	11:-10	14:-7
last sale	0:-19	6:31	8:-16	10:45	12:-11	14:-18
last save	0:16	1:-9	8:-12
last save <percent>	0:11
last save be	6:17
last secure	0:20	5:22	8:-5
last secure ?	5:8	8:-13
last secure legal	9:6
last secure obj	9:6
last secure secure	5:8
last ship	0:-27	1:-42	2:61	5:25	8:-34	12:-9
last ship <hours>	5:-11
last ship <money>	2:-14
last ship day	5:14	8:-16
last ship free	1:-25	2:18	5:34	8:-9
last ship obj	2:21
last ship ship	0:-5	5:7
last soft	0:55	2:-13	3:-7	4:-17	5:-50	6:7	7:-27	8:-31	11:-15	14:-10
last soft <percent>	0:11
last soft ?	0:31	1:-7	5:-9	6:-44	7:9	8:41	10:-5	11:-5
last soft act	0:-118	8:63
last soft be	6:17
last soft det	0:7
last soft free	0:29	1:21
last soft gift	0:9
last soft guarantee	0:46
last soft half	0:-18	1:19	8:-8
last soft inf	0:-38
last soft legal	0:5	9:-6
last soft live	8:-5
last soft now	0:5	1:-6	8:-11
last soft num	1:9
last soft obj	0:-102	1:-11	8:61	9:-6
last soft per	0:13	8:-10
last soft sale	0:57
last soft ui	12:13
last stock	0:-5	4:-45	6:-6
last stock ?	4:10
last stock left	4:9	9:-17
last store	0:-24	1:-16	3:-6	4:-21	5:-10	6:-11	7:-6	8:-49	10:-15	11:115	12:-13	14:-19
last store ?	6:-7	8:-35	11:22
last store det	8:-9	11:31
last store payname	8:-6
last store store	0:-7	1:-6	4:-9	8:-23	11:42
last store they	11:11
last terms	0:-33	1:-11	4:-32	8:-14	9:45	14:-9
last terms ?	0:-7	8:38	9:-23
last terms act	0:-10	9:5
last terms cert	5:-9
last terms last	4:38
last terms terms	0:-16	4:-19	8:-6	9:17
last they	0:26	1:14	3:-36	4:37	6:61	7:33	8:-45	11:15	12:-6
last they <number>	8:-8	12:54
last they ?	0:-21	3:-22	5:-12	6:-9	8:65
last they cost	6:-5	8:-5
last they guarantee	5:9	6:-18
last they obj	0:16	1:15
last they unit	4:34	7:-12	8:-8
last trusted	0:-11	3:20	4:55	5:15
last trusted <year>	3:8
last trusted ?	3:-6	11:34
last trusted act	0:-8
last trusted obj	3:16
last trusted trusted	3:21	4:-5
last ui	0:-57	1:-23	2:-12	3:-18	4:-14	5:-57	6:61	7:-10	8:-17	9:-6	10:-19	11:-11	12:119	14:-21
last ui <money>	1:-10	2:-39	12:14
last ui ?	0:-6	6:13	7:-5	8:-39	12:49
last ui act	0:7
last ui cancel	1:8	5:19	12:-12
last ui inf	0:7
last ui legal	9:5
last ui people	0:12	3:9
last ui ui	4:-8	8:-13	10:-7	12:25
last unit	0:-58	1:-14	2:16	3:-12	4:18	5:11	6:-33	7:67	8:42	9:-12	10:-8	11:-13	12:-46	13:-30	14:-13
last unit <hours>	13:12
last unit <money>	2:-17	12:46
last unit <number>	8:24
last unit ?	1:14	5:71	6:-7	7:7	8:-20
last unit free	1:20	2:-13
last unit guarantee	5:6
last unit more	0:-11
last unit now	0:16
last unit num	0:-13	7:24
last unit obj	0:5
last unit only	4:18	13:-6
last unit per	7:16
last unit return	5:-62
last unit they	0:-13	7:24
last until	0:-9	3:-6	4:130	6:15	7:-29	8:-70	9:-5	12:-6
last until <cents>	1:-9	2:-11
last until <date>	0:10	4:-32	8:10	9:13
last until <number>	3:-12	8:21	12:-14
last until <percent>	1:6	8:-7
last until <time>	4:-8	8:23
last until ?	0:25	5:-11	6:-10	8:25
last until day	0:13	4:20	5:-11	8:-7
last until half	1:-19	7:27
last until head	4:-6	8:10
last until obj	0:-48	8:44
last upto <money>	1:30	2:-25	8:-6
last upto <percent>	0:-5	1:6	8:-7
last was	4:-6	5:7
last was <money>	1:-13	2:-21	6:6	8:-5	12:-12	13:-5
last was ?	1:-9	3:-7	5:-10	6:-6	8:-7	9:60
last was day	0:11	4:13
last was head	4:-6	8:29	9:-10
last we	0:21	7:-8	8:-14	11:-11
last we ?	0:20
last we act	0:-7
last we inf	0:-7
last we live	0:9
last we neg	8:-8
last we obj	0:13	1:-6	4:-10	6:-13	8:20
last we people	0:-26	8:46
last we trusted	4:46
last wh	3:41	6:-25	7:7	8:-6
last wh <year>	6:-8	8:21
last wh ?	6:12
last wh head	0:28
last work people	8:17
last you	0:46	6:-11	8:-8	11:-6
last you <money>	0:-11	2:-10	12:7
last you ?	0:55	5:-6	6:-68	7:60	10:-7	11:-12	12:44
last you act	6:-5	7:12
last you be	0:26	7:-9
last you first	6:14
last you guarantee	0:-8	5:8
last you head	6:-6	7:9	8:-14
last you live	6:5	7:24
last you obj	0:-44	2:-8	6:-7	7:-23	8:-30
last you open	0:6
last you reach	0:43	7:-10
last you return	0:-8	5:8
last you soft	0:-8	7:-9
letters 0	0:-18	1:-35	2:37	3:-9	4:-13	6:-10	8:-66	9:-5	11:-8	12:38	13:33	14:116
letters 1	0:22	1:-46	2:45	3:31	4:-6	6:-15	8:-61	9:-7	10:-7	12:29	13:-10
letters 2	0:-59	1:-15	2:24	3:-76	4:-29	5:-16	6:-47	8:30	9:42	10:-26	11:-16	13:66
letters 3	0:11	1:65	2:35	3:85	6:41	7:-60	9:-33	10:-59	11:-64	12:-8	13:-7
letters 4	0:65	1:40	2:-141	3:-26	4:57	5:68	6:50	7:62	8:-31	9:37	10:137	11:30	12:-85	13:-82	14:-116
letters 5	0:-29	1:-19	2:-11	3:-15	4:-23	5:-55	6:-32	7:-7	8:116	9:-42	10:-49	11:53	12:14	14:-13
mark	0:-16	6:-11	8:-63	9:77	10:31	11:-7	12:-23	14:-6
opens <bundle>	0:-7	1:56	2:-26	8:-10	12:-7
opens <cents>	1:-15	2:38
opens <code>	1:64
opens <cut>	0:51	1:84	2:-34	6:-16	8:-30	11:-5	12:-10	14:-5
opens <date>	0:-13	1:-5	2:-7	3:-6	8:40
opens <email>	0:46	6:-13	8:-27	13:13
opens <handle>	13:24
opens <hours>	0:25	5:-6	6:-16	7:-7	8:-32	9:-12	12:-24	13:37
opens <many>	0:-24	3:8	6:-6	8:-19	12:46	13:6	14:-9
opens <money>	0:-13	1:-11	2:78	5:-28	7:-6	8:26	10:-5	14:-15
opens <number>	1:22	2:31	3:-15	4:13	5:32	6:10	7:-39	8:28	10:-21	11:-8	12:-28	14:18
opens <percent>	0:-17	1:26	2:-21	3:49	4:-10	6:-31	7:-21	8:88	10:-15	11:-10	12:-34	14:-33
opens <phone>	0:-5	6:-6	8:-23	9:-6	12:-34	13:51	14:-14
opens <place>	0:19	6:-34	8:-41	9:-13	10:-20	12:-27	13:55
opens <quantity>	0:-23	1:-10	2:-11	3:-35	4:-8	6:-51	7:-14	8:82	12:38	14:-23
opens <rating>	0:-12	3:15	4:-7	11:-9	12:-8	14:-9
opens <stars>	3:101	6:-62	8:-9
opens <time>	0:-11	1:-5	2:-6	4:-6	6:-7	8:98	12:10	13:-29	14:-36
opens <url>	0:-28	8:-6	9:56	13:24
opens <without>	0:-21	1:-16	3:-5	4:-21	5:89	6:34	7:-19	8:23	9:-6	11:-6	12:-9	14:-6
opens <year>	8:18
opens =	14:27
opens ?	0:-179	1:-31	2:6	3:55	5:16	6:22	8:36	9:8	10:97	11:-20	12:-22	13:61	14:43
opens act	0:180	1:-10	2:-30	3:-36	4:-25	5:-12	6:-23	7:-80	8:12	9:-23	10:-16	11:19	12:11	13:-19	14:-11
opens be	0:-49	1:7	2:-39	3:-63	4:-17	5:-11	6:46	7:52	8:-49	9:-6	12:44	13:-14	14:-6
opens bundle	0:-43	1:60	2:-14	8:-19
opens cancel	0:-23	1:22	2:-6	5:48	6:-5	8:-16	12:-16
opens cert	0:-17	5:37	8:-13
opens click	0:74	1:-11	3:-7	4:-8	5:-5	6:-63	7:-10	8:-59	10:-50	11:47	12:98	14:-10
opens conj	1:9
opens cost	0:-6	1:13	5:80	6:-40	8:-15	9:8	12:-8
opens day	0:-9	8:10	12:-7
opens det	0:-62	2:19	3:-23	4:-26	5:-26	6:90	7:-37	8:9	10:82	11:-21	12:-34	14:38
opens earn	0:-36	2:-16	5:-5	6:-19	7:106	8:-14	12:-5
opens event	0:-9	1:-8	2:51	4:6	5:-8	8:-8	12:-22
opens first	0:-21	2:16	4:43	5:28	8:-5
opens free	0:7	1:11	2:-17	4:-7	6:-23	7:-13	8:-19	12:-7
opens from	0:-9	1:-17	2:79	6:19	8:-11	10:-8	12:-23
opens gift	1:8	2:-18	8:60
opens give	0:15	1:-7	4:-6	5:-9	6:-23	7:16	8:17
opens guarantee	0:-23	2:-6	5:75	6:-63	8:-30
opens half	1:21	2:-12	6:-16	7:72	8:-14
opens head	1:-20	3:-27	4:-27	5:-13	6:-45	7:-28	8:104	9:52	10:-23	11:-15	12:15	14:-20
opens hurry	0:-22	1:12	4:58	5:-6	6:-24	8:-22
opens inf	0:-41	6:-7	8:14
opens last	0:-43	1:-22	3:-5	4:118	5:-13	6:-20	7:-8	8:-60	9:-6	10:-16	11:-8	12:-10	14:-7
opens left	0:-24	1:-39	4:61	5:-10	6:34	8:-24
opens legal	0:-44	1:-6	2:-16	3:-6	4:-10	5:-8	6:-14	7:-14	8:-29	9:34	11:-5	12:-8	14:15
opens less	0:-6	3:-5	5:-5	6:-57	7:81	8:-15
opens limited	0:-10	1:-11	3:-6	4:9	5:-7	8:-15	9:8
opens live	0:29	1:-79	2:-9	3:-24	4:-26	6:-29	7:139	8:-102	9:-8	10:-20	11:-14	12:-14	14:-6
opens made	0:-7	1:-17	2:47	3:-10	4:-11	5:-12	7:-19	8:57	9:-14	11:-19	12:-15	14:-9
opens me	0:54	1:-10	2:-11	3:41	4:-8	5:-5	6:12	7:-13	8:-26	11:-9	12:-11	13:-10	14:32
opens more	0:-10	3:15	4:-8	5:-7	6:-37	7:70	8:-21	9:-7	11:-6	12:-5
opens neg	0:-22	2:-16	3:-17	4:-25	5:66	6:58	8:-40	9:14	10:-13	11:-13	12:-25	14:-11
opens not-?	6:39	8:-38
opens not-guarantee	5:98
opens now	0:73	1:-15	2:72	4:-18	5:-16	6:16	8:-12	11:-10	12:-9
opens num	0:-22	1:-33	2:45	7:43	8:40	12:-7
opens obj	0:-79	1:-30	2:73	4:-8	5:19	6:26	7:-25	8:19	9:-6	10:81	11:35	13:-12	14:-7
opens off	1:-43	6:46
opens only	0:-44	1:-39	2:107	3:-18	4:24	5:-18	6:81	7:-11	8:-54	9:-6	12:-38
opens open	0:-63	1:-7	4:-14	5:-8	6:41	7:-16	8:17	9:-9	12:59	13:23
opens payname	0:-12	1:-7	4:-7	8:-6	10:-8	11:108	12:-5
opens people	0:-15	8:-6
opens per	0:-8	7:-9	8:68
opens prep	1:-25	2:13	3:40	4:-38	5:39	7:-13	8:46	11:-13	12:-10
opens rate	0:-10	8:29
opens reach	0:183	1:-45	2:-8	3:-18	4:-24	5:-16	6:-51	7:-39	9:-6	11:-44	12:24	13:6	14:-10
opens return	1:-11	5:-69	6:-11	8:58
opens review	3:-13	4:-14	6:-16	8:-17	11:50
opens risk	0:44	6:-9
opens sale	0:-14	1:12	8:-16
opens save	0:-61	1:58	2:-37	6:-12	7:18	8:-6
opens secure	0:-12	2:-7	5:32	8:-25	9:9
opens ship	0:-18	1:30	2:-33	4:-16	6:-17	8:95	9:-40	12:17	13:-7
opens soft	0:59	1:16	3:-10	4:-36	5:35	6:-31	7:24	8:21	9:-15	10:-19	11:-5	12:-36	13:12	14:-14
opens stock	4:43	6:-13
opens store	0:-36	1:-23	3:-8	4:-31	5:-13	6:-32	7:-10	8:-20	9:-7	10:-15	11:184	12:-16	14:-23
opens terms	0:-36	1:32	3:-5	5:-16	6:-5	8:-36	9:25	11:-6	14:-10
opens they	1:39	2:-9	3:-5	4:-31	5:-20	6:85	7:-19	8:-75	9:-7	10:-8	11:-9	12:25	14:-9
opens trusted	0:-11	3:91	4:-27	5:-10	6:-8	7:-5	8:-18	11:-27
opens ui	0:-28	1:-19	2:-20	3:-9	4:16	5:-19	6:-38	7:-28	8:-16	10:-14	11:-12	12:104	14:-12
opens unit	4:-6	8:40
opens until	0:-28	1:-13	2:-23	4:103	5:-23	6:-6	8:-47	9:13	14:-5
opens upto	0:-10	2:-28	6:-6	8:-14
opens vague	0:89	1:-5	6:-68	7:17	8:-36	10:-22	11:-18
opens was	0:-19	1:-15	2:30	4:-11	6:-12	8:-39	9:83	12:-31
opens we	0:-62	1:-6	3:23	4:31	5:-43	6:70	7:-38	8:-8	9:-7	12:-20	14:-6
opens wh	0:-63	1:-28	2:-12	3:-42	4:-8	5:-19	6:104	7:-10	8:-36	9:-12	11:-10	12:-22	13:-10	14:-6
opens where	4:-5	6:-21	12:23
opens work	1:-5	4:-8	6:-6	7:-12	8:46
opens you	0:-15	1:-8	3:-12	4:-12	6:15	7:41	8:-35	9:-7	12:34
pair % $	1:38
pair & ?	0:-9	6:-16	8:-25	10:73	12:-14	14:-11
pair & save	0:11
pair & soft	0:11
pair <bundle> $	1:27	2:-15
pair <bundle> prep	1:11	2:-5
pair <cents> $	1:-33	2:48
pair <cents> <number>	1:-7	2:-14
pair <code> $	8:-6	13:10
pair <code> %	1:38
pair <code> wh	0:10
pair <cut> $	0:-5	1:12	2:-9
pair <cut> prep	0:36	1:39	2:-11	6:-10	8:-18
pair <date> $	0:6	2:-6	4:-32	8:30	9:12
pair <date> <time>	0:-6	8:31	12:-10	13:-17
pair <date> ?	0:-7	2:84	4:7	6:-10	8:-40
pair <date> prep	8:20
pair <email> $	0:28	6:-8	8:-16	13:8
pair <email> prep	0:8
pair <handle> $	8:-22	13:14
pair <handle> prep	0:20	8:-7
pair <hours> $	0:19	5:-14	6:-9	8:-20	13:24
pair <hours> <date>	8:19	12:-7	13:-17
pair <hours> <hours>	0:-24	6:-6	8:-16	13:43
pair <hours> <number>	0:-5	8:-18	13:15
pair <hours> me	4:-22	6:33
pair <many> $	0:-18	2:31	3:-10	6:-9	8:19	12:-6
pair <many> <many>	8:-47	12:44
pair <many> <number>	12:-5
pair <many> ?	0:-8	8:-16	12:69
pair <many> cost	3:-5	8:-8
pair <many> obj	0:12	3:9
pair <many> people	0:32	3:23	4:-10	11:-5
pair <many> review	3:13
pair <many> they	3:7	4:-6
pair <many> ui	0:12	8:-8
pair <money> $	0:-9	1:-63	2:45	3:-6	4:-10	5:33	6:-40	8:-9	10:-9	12:22	13:-7	14:-7
pair <money> <money>	2:8
pair <money> <quantity>	1:-12	2:17	12:-5
pair <money> ?	1:-11	6:52	8:-6	12:-15
pair <money> act	8:-8
pair <money> conj	2:6
pair <money> cost	8:-8
pair <money> det	2:48	6:-10	7:-8
pair <money> earn	2:-5	8:-8	12:32
pair <money> free	2:-6	5:-15
pair <money> from	1:-10	2:-23	8:62
pair <money> gift	1:31	2:-23	6:-15	8:-13
pair <money> live	1:-6	2:-11	6:28
pair <money> now	2:38	8:-6	12:-16
pair <money> obj	1:22	2:-24	8:-12
pair <money> off	1:37	2:-32	6:-7
pair <money> per	0:-13	1:-45	2:64	5:-5	6:22	7:24	8:-22	12:-13
pair <money> prep	0:-39	1:24	2:-9	3:-16	6:7	7:-14	8:-19	12:21
pair <money> ship	1:-22	2:68	5:11
pair <money> they	1:-6	6:22
pair <money> ui	1:14
pair <money> was	1:-11	2:21	12:-11
pair <money> you	2:11
pair <number> $	0:-15	1:-9	2:-11	3:59	4:-13	5:-8	6:-30	7:-11	8:76	9:-10	12:14	13:12	14:18
pair <number> <number>	0:-5	8:-18	13:15
pair <number> ?	1:-7	2:63	3:15	4:22	6:-28	7:-10	8:-14	12:-12	13:55
pair <number> be	8:5
pair <number> bundle	0:-10	1:17	2:-11	8:-7
pair <number> conj	2:43
pair <number> cost	1:6	2:-7
pair <number> det	4:-5
pair <number> guarantee	5:8
pair <number> left	2:-16	4:5	6:-5
pair <number> obj	1:-12	6:-6	8:37	10:-10
pair <number> off	1:33
pair <number> open	4:16	5:17	8:-23	13:-27
pair <number> people	1:-10	3:-50	4:24	8:-11
pair <number> per	2:29	3:-8
pair <number> prep	2:12	3:-9	4:-7	8:9
pair <number> soft	0:-10	7:-6	8:35
pair <number> they	1:-8	3:-29	4:36	8:-7
pair <number> ui	4:28
pair <number> unit	0:6	1:-22	2:-22	3:-28	5:56	6:55	7:62	8:-106	9:5	12:-14	13:-12	14:-14
pair <number> until	4:-8	8:21	12:-14
pair <percent> $	0:20	1:47	2:-6	8:-10	9:-19	12:26	14:-10
pair <percent> ?	1:11	6:41	7:-8	8:13	10:-7	12:-7	14:-10
pair <percent> be	3:52	6:-14	8:-19
pair <percent> day	0:-8
pair <percent> less	1:45	3:-18	8:48
pair <percent> off	0:5	1:19	2:-10	3:-7	6:-17	7:-9	8:-44	12:-8
pair <percent> prep	1:25	3:8	6:-18
pair <percent> rate	0:-6	1:-49	3:-5	6:-16	8:47	12:-7
pair <phone> $	0:26	8:-24	12:-22	13:22	14:-9
pair <place> $	8:-6
pair <place> <many>	12:-5
pair <place> <place>	12:-7	13:13
pair <place> ?	0:16	6:-18	8:-15	9:-6	10:-12	12:-11	13:19
pair <place> det	13:11
pair <place> open	8:-6	13:10
pair <place> prep	0:8
pair <quantity> $	0:-13	1:-13	2:6	3:-20	6:-31	7:-8	8:56	12:-16	14:-6
pair <quantity> <percent>	8:-11	12:34	14:-9
pair <quantity> ?	3:-6	6:-7	8:14
pair <quantity> people	3:42
pair <rating> $	3:9
pair <rating> from	3:-24
pair <rating> people	3:6
pair <rating> prep	0:-6	3:21
pair <rating> pro	3:10
pair <rating> review	3:-31
pair <stars> ?	3:26	6:-12
pair <stars> be	3:35	6:-25
pair <time> $	0:-34	2:-7	4:-10	5:-23	6:-6	8:14	12:65	13:-19	14:-17
pair <time> day	5:40
pair <time> head	5:6
pair <time> prep	0:12	4:-19
pair <time> ship	5:-6	12:11
pair <time> ui	5:-6	8:47	12:-22
pair <time> until	5:6
pair <time> was	5:6
pair <url> $	0:13	6:-9	8:-18	9:34	13:12
pair <url> act	0:9
pair <url> inf	0:9
pair <url> prep	0:12
pair <without> $	0:-5	5:17	6:41	8:46
pair <without> <without>	5:-27	6:45
pair <without> ?	5:21	6:-18	8:-27
pair <without> neg	5:-7	6:10	8:-19
pair <without> obj	5:-6	8:26
pair <without> prep	5:28	6:-8	7:-9	8:-9
pair <year> $	0:-19	2:-15	4:-6	6:-20	8:36	9:53	12:-21	14:-7
pair = $	14:16
pair = =	14:16
pair ? $	1:-12	2:10	3:-52	4:-23	5:-15	6:17	7:-14	8:20	9:-13	10:52	11:41	13:-16	14:-28
pair ? &	0:-9	6:-16	8:-25	10:73	12:-14	14:-11
pair ? <cents>	1:-8	2:35
pair ? <date>	0:-7	2:84	6:-10	8:-40
pair ? <email>	0:36	6:-8	8:-16	13:-14
pair ? <many>	0:-11	3:-13	6:-13	8:14
pair ? <money>	0:-25	1:-31	2:14	3:-13	6:18	7:-19	8:69	10:-7	12:24
pair ? <number>	2:-5	3:34	6:-16	7:-5	8:47	12:-19
pair ? <place>	13:11
pair ? <quantity>	0:-12	3:-20	6:-30	7:-8	8:57	12:-10
pair ? <time>	8:16	12:-14
pair ? <year>	8:-38	9:64	12:-12
pair ? ?	0:-18	1:-23	2:41	3:16	4:-28	5:-50	7:47	8:-20	9:-21	10:-42	11:7	12:-55	13:-24	14:51
pair ? act	0:89	6:-6
pair ? be	0:7	1:-83	2:-6	3:-21	5:9	6:27	7:-39	8:-25	10:-23	12:36	13:-5	14:-6
pair ? cert	3:-14	5:23	8:-7
pair ? conj	0:24	2:24	3:-7	5:-19	6:-36	7:-12	8:119	10:-8	11:-22	12:-15
pair ? cost	0:-16	3:-5	6:-7	8:39
pair ? day	0:-38	2:24	5:19	6:11	8:-21
pair ? det	0:64	1:-29	2:-23	3:-5	5:-15	6:6	7:-6	8:-48	9:-12	10:-18	12:83
pair ? free	0:-17	1:-12	5:-19	6:92	8:-19
pair ? from	0:-23	2:29	6:-13	7:15	8:-10	12:-6
pair ? gift	1:-19	10:25
pair ? give	0:11
pair ? guarantee	0:-10	5:-27	6:28	8:-8
pair ? half	1:7	7:45
pair ? head	0:-15	1:-5	6:-8
pair ? inf	0:-35
pair ? left	6:-12	12:14
pair ? legal	6:-5
pair ? less	1:-10	3:38	7:-8	8:-36
pair ? live	0:-20	1:-29	3:28	5:-6	6:115	7:-10	8:-72	10:-11
pair ? made	0:-13	1:-13	2:14	3:-20	8:20
pair ? me	3:-6	6:-19	8:-12	10:-12	12:-8	14:58
pair ? more	0:-19	1:-8	5:-5	6:-16	7:86	8:-48	10:-7	12:-6
pair ? neg	0:-6	1:-5	3:-12	6:16	7:-7	8:-45	10:-6	12:-10
pair ? now	0:-7	2:-45	6:6	8:-7	12:27
pair ? num	6:-14	8:-9	10:18
pair ? obj	0:77	1:66	3:-9	4:-8	5:-8	6:91	7:-10	8:-61	9:-10	10:-8	12:-9
pair ? off	0:-18	1:61	6:-12	8:-12	12:-7
pair ? only	3:9	6:-12	9:7
pair ? open	6:-16	8:21	13:37
pair ? people	1:-7	3:31	8:6
pair ? per	1:33	3:14	6:-18	7:-6	8:-11	9:-14
pair ? prep	0:-42	1:-55	2:64	5:-25	6:-86	7:122	8:124	9:-16	10:-19	11:-43	12:-32	13:38	14:-11
pair ? reach	0:-56	3:-10	6:34	8:-14	13:-5
pair ? return	5:50
pair ? sale	6:12	8:-15	10:27	12:-9	14:-11
pair ? secure	5:8
pair ? ship	5:-7
pair ? soft	0:-67	1:9	5:-24	6:36	7:-5	8:76	13:-6
pair ? they	0:23	6:-11
pair ? trusted	3:9	5:11
pair ? ui	0:-6	2:-10	6:-18	8:-23	12:64
pair ? until	0:-24	1:-20	4:25	5:30	6:-11	8:26	12:-6
pair ? was	6:6	13:-5
pair ? we	6:6	7:-8	8:-8
pair ? wh	3:29	8:-11
pair ? you	0:45	5:-6	6:-8	7:18	8:-24	12:-15
pair ^ $	1:-5	12:-12	14:89
pair ^ <bundle>	1:33	2:-16	8:-6
pair ^ <cents>	1:-9	2:23
pair ^ <code>	1:38
pair ^ <cut>	0:31	1:51	2:-20	6:-10	8:-18	12:-6
pair ^ <date>	0:-8	8:24
pair ^ <email>	0:-8	13:22
pair ^ <handle>	13:15
pair ^ <hours>	0:38	9:-6	12:-13	13:-21
pair ^ <many>	3:5	8:-6	12:35
pair ^ <money>	1:7	2:46	5:-17	6:-21	8:21	14:-9
pair ^ <number>	0:7	1:16	2:24	3:-7	4:6	5:22	6:21	7:-22	8:17	10:-12	12:-12	13:-16	14:12
pair ^ <percent>	1:13	2:-11	3:31	4:-5	6:-15	7:-12	8:69	10:-8	11:-6	12:-18	14:-19
pair ^ <phone>	0:-8	12:-6	13:16	14:-8
pair ^ <place>	0:-7	6:-14	8:-20	9:-7	10:-12	12:-15	13:53
pair ^ <quantity>	8:-11	12:34	14:-9
pair ^ <rating>	0:-7	3:9	11:-5	14:-6
pair ^ <stars>	3:61	6:-37	8:-6
pair ^ <time>	8:28	12:16	14:-21
pair ^ <url>	0:-17	9:34	13:14
pair ^ <without>	0:-13	1:-10	4:-12	5:54	6:20	7:-12	8:14	12:-5
pair ^ =	14:16
pair ^ ?	0:140	2:12	3:7	4:-26	5:-42	6:-8	7:17	8:-12	9:10	10:54	11:-18	12:66	13:-26	14:26
pair ^ act	0:17	2:-18	3:-22	4:-15	5:10	6:-8	7:-28	8:12	9:-14	10:-9	11:15	12:7	13:-11	14:-7
pair ^ be	0:-7	1:28	2:-23	3:-36	4:-9	5:-5	6:43	7:44	8:-17	12:-29	13:-8
pair ^ bundle	0:-16	1:25	8:-6
pair ^ cancel	1:-6	5:18	8:-10	12:-9
pair ^ cert	0:-10	5:22	8:-8
pair ^ cost	1:8	5:48	6:-24	8:-9
pair ^ day	0:-5	8:9
pair ^ det	0:-12	2:12	3:-10	4:-15	5:-14	6:30	7:-19	10:53	11:-12	12:-14	14:25
pair ^ earn	0:-22	2:-9	6:-11	7:64	8:-9
pair ^ event	0:-6	2:33	12:-13
pair ^ first	0:-12	2:9	4:26	5:17
pair ^ free	1:22	2:-23	5:15	6:-14	7:-8	8:-11
pair ^ from	0:-5	1:-10	2:48	6:12	8:-7	12:-14
pair ^ gift	2:-11	8:36
pair ^ give	0:9	5:-5	6:-14	7:10	8:10
pair ^ guarantee	0:-14	5:32	6:-20	8:-18
pair ^ half	1:34	6:-8	8:-7
pair ^ head	1:-12	3:-16	4:-16	5:-8	6:-27	7:-17	8:63	9:31	10:-14	11:-9	12:9	14:-12
pair ^ hurry	0:-13	1:7	4:35	6:-15	8:-13
pair ^ inf	0:-25	8:8
pair ^ last	0:-26	1:-13	4:71	5:-8	6:-12	8:-36	10:-10	12:-6
pair ^ left	0:-15	1:-23	4:36	5:-6	6:20	8:-15
pair ^ legal	0:-27	2:-9	4:-6	5:-5	6:-9	7:-9	8:-18	9:20	14:9
pair ^ less	6:-34	7:48	8:-9
pair ^ limited	0:-6	1:-7	8:-9
pair ^ live	0:26	1:-21	3:-14	4:-15	6:-81	7:119	8:-23	9:-7	11:-8	12:-8
pair ^ made	2:20	3:-5	4:-7	5:-7	7:-11	8:42	9:-8	11:-11	12:-9	14:-5
pair ^ me	0:32	1:-6	2:-7	3:25	6:7	7:-8	8:-16	11:-5	12:-7	13:-6	14:19
pair ^ more	3:11	6:12	7:-6
pair ^ neg	0:-19	2:-5	3:-8	4:-14	5:39	8:21	9:14	11:-7	12:-8	14:-5
pair ^ now	0:46	1:-7	2:14	4:-11	5:-10	6:12	11:-6	12:6
pair ^ num	0:-12	1:-19	2:27	6:-23	7:32	8:24
pair ^ obj	0:-45	1:-28	2:44	5:11	6:16	7:-21	8:12	10:49	11:22	13:-7
pair ^ off	1:-26	6:28
pair ^ only	0:-26	1:-20	2:65	3:-11	4:15	5:-9	6:43	7:-6	8:-27	12:-23
pair ^ open	0:-33	4:-8	6:25	7:-9	8:16	12:36
pair ^ payname	0:-7	11:65
pair ^ people	0:-9
pair ^ per	7:-5	8:41
pair ^ prep	1:-15	2:8	3:24	4:-23	5:24	7:-8	8:27	11:-8	12:-6
pair ^ rate	0:-6	8:18
pair ^ reach	0:40	1:-27	3:-9	4:-15	5:-9	7:-18	8:9	11:-25	12:15	14:-6
pair ^ return	1:-7	5:-44	6:-6	8:35
pair ^ review	3:-8	4:-9	6:-10	8:-10	11:30
pair ^ risk	0:27	6:-5
pair ^ sale	0:-8	1:7	8:-9
pair ^ save	0:-37	1:35	2:-22	6:-7	7:11
pair ^ secure	0:-7	5:19	8:-15	9:5
pair ^ ship	0:-10	1:39	2:-59	4:-10	5:-13	6:-10	8:57	9:-24	12:10
pair ^ soft	0:65	1:6	3:-6	4:-21	5:17	6:-10	7:6	8:-17	9:-12	10:-10	12:-21	13:8	14:-8
pair ^ stock	4:19
pair ^ store	0:-22	1:-14	4:-18	5:-8	6:-19	7:-6	8:-12	10:-9	11:110	12:-10	14:-14
pair ^ terms	0:-22	1:19	4:17	5:-9	8:-22	9:9	14:-6
pair ^ they	1:23	2:-5	4:-19	5:-12	6:51	7:-12	8:-45	11:-5	12:15	14:-5
pair ^ trusted	0:-6	3:47	4:-16	5:-6	8:-11	11:-16
pair ^ ui	0:-17	1:-20	2:-32	3:-5	4:10	5:-19	6:-23	7:-17	8:-10	10:-9	11:-7	12:63	14:-7
pair ^ unit	8:24
pair ^ until	0:-14	1:-14	2:-12	4:64	5:-14	8:-21	9:-5
pair ^ upto	1:-5	2:-15
pair ^ was	0:-11	1:-9	2:18	4:-6	8:22	9:-11	12:-18
pair ^ we	0:-37	3:16	4:20	5:-26	6:34	7:-22	8:10	12:-10
pair ^ wh	0:-37	1:-16	2:-6	3:-24	6:84	7:-20	8:-6	9:-6	12:-12	13:-6
pair ^ work	7:-7	8:28
pair ^ you	0:-5	2:-13	3:-6	6:-25	7:43	8:-12	12:24
pair act $	0:51	4:-5	6:-13	7:9	8:-13	9:5	11:-21
pair act &	0:11
pair act <code>	0:10
pair act <many>	0:-8	8:-10	12:34
pair act <money>	1:-21	2:18	5:11
pair act <year>	0:-6
pair act ?	0:-57	1:6	2:-17	3:41	4:-7	5:-13	6:-49	8:96	11:-18	12:-21
pair act act	0:42	8:-18
pair act be	0:-14	3:-9	6:35	8:-9
pair act bundle	0:25
pair act cancel	0:-10	1:12
pair act conj	0:-24	6:-9	8:-10
pair act det	0:-25	3:7	5:-15	8:-47	11:-7	12:-22
pair act free	0:33	1:32	2:-6	5:7
pair act gift	0:10
pair act head	0:14	4:-15	6:-5	7:14	8:-6
pair act me	0:6	8:-5
pair act now	0:24	5:44	6:-7	7:-19	8:-21
pair act obj	0:-15	4:12	6:-9	7:-8	8:17
pair act off	6:26	7:-6
pair act open	0:-8	8:21
pair act per	0:14	1:-12	6:13	8:-12
pair act prep	0:-22	1:-6	4:-28	6:18	7:8	8:-47	9:-6	11:80	13:-7
pair act reach	0:-79	8:72
pair act review	0:-19	8:37
pair act save	8:-8
pair act ship	0:-10
pair act terms	0:-5
pair act they	0:16
pair act unit	0:-8	8:21
pair act until	0:53	4:-14	6:-5	7:13	8:-15
pair act was	0:14	4:-15	6:-5	7:14	8:-6
pair act we	0:8
pair act wh	0:23
pair act you	0:34	1:-15	6:-7	7:-8	8:-20	11:-13
pair be $	0:37	1:-8	3:-7	5:34	8:-16	12:-9
pair be <money>	2:-22
pair be <number>	6:-8	7:47
pair be ?	0:-57	1:-46	2:-8	5:-27	6:43	7:32	8:-26	10:-9	12:-14	13:-7
pair be act	3:51	6:7	7:8	8:-24
pair be be	0:-7	9:7
pair be det	0:37	3:31	6:18	7:-24	8:-11	12:-14
pair be free	0:-53	2:-6	5:-12	6:-17	7:-7
pair be guarantee	0:-7	9:7
pair be inf	6:17
pair be live	9:8
pair be made	0:30
pair be me	6:-24
pair be more	7:-7
pair be neg	1:33	5:-10	6:7
pair be not-?	7:-7
pair be now	0:-5
pair be obj	0:-10	1:-7	6:7	7:14
pair be prep	0:-14	3:-16	6:64	8:-14	10:-13
pair be reach	6:10
pair be save	6:17
pair be ship	2:22
pair be soft	6:17
pair be ui	2:13	6:37	7:-6	12:-12
pair be unit	6:-23	8:27
pair be we	3:-33	6:31
pair be you	6:-66	7:-24	12:54
pair bundle $	0:22	1:16	2:-7
pair bundle <number>	0:-10	1:17	2:-11	8:-7
pair bundle bundle	1:13
pair bundle prep	1:10
pair bundle soft	0:-10	1:11
pair bundle unit	1:-46	8:25
pair cancel $	0:-12	1:9	5:6
pair cancel ?	5:7	8:-5
pair cancel cancel	1:7	5:28	12:-12
pair cancel not-det	0:11
pair cancel now	5:10	12:-7
pair cancel upto	5:6
pair cert $	0:-7	3:-14	5:25	8:-10
pair cert ?	5:6
pair cert cert	5:14	8:-6
pair cert conj	0:-7	5:5
pair conj $	2:43
pair conj <number>	8:-25	13:48
pair conj ?	0:-34	1:44	2:21	5:-32	6:-40	7:-13	8:64	10:-8	11:-5	12:-10
pair conj act	0:-33
pair conj be	0:-7	9:7
pair conj cancel	0:10
pair conj det	1:9	2:-14	6:-11
pair conj earn	8:-7
pair conj event	0:58	8:-25
pair conj inf	0:-32
pair conj live	0:10
pair conj neg	0:10	6:14	8:-19
pair conj now	8:68	11:-17
pair conj reach	0:9
pair conj save	0:28	1:6	8:-7
pair conj secure	5:5
pair conj soft	0:13	1:-10	8:-32
pair conj we	0:12	6:-8
pair conj you	2:5
pair cost $	0:-15	2:-8	3:-8	5:-6	6:-15	8:27
pair cost <money>	0:-20	1:24	2:-12	3:-6	6:48	8:-13	12:-12
pair cost ?	5:-29	8:23
pair cost bundle	1:9
pair cost legal	9:5
pair cost prep	3:8	5:7	6:-8	8:-6
pair cost save	8:-8
pair cost until	3:8
pair cost wh	5:42	6:-24
pair day $	0:-23	1:14	2:-6	3:-9	4:30	5:70	6:-26	7:9	8:-26	11:-6	13:-7
pair day <date>	8:11
pair day ?	2:24
pair day act	0:14
pair day cost	6:12
pair day det	6:50	7:-6
pair day inf	0:14
pair day prep	0:51	3:-8	7:-26	8:19
pair day ship	5:-40
pair day wh	4:-9	5:5
pair det $	1:-11	2:19	4:-6	6:-25	7:6	8:11	10:-9	11:29	14:40
pair det <hours>	0:-6	4:-22	6:29	13:17
pair det <money>	1:-7	2:-30	6:20	12:-6
pair det <number>	0:9	2:37	6:45	7:7	8:-17
pair det <percent>	0:23	1:36
pair det ?	0:-19	1:19	2:45	3:25	4:-11	5:-25	6:-32	7:-11	8:-49	9:-7	10:38	11:-31	12:-30	13:9	14:-13
pair det act	0:-56	5:16
pair det be	0:14	2:21	6:31	7:-8	12:-5
pair det day	0:90	1:-6	3:-5	5:-6	6:-11	7:-16	8:24
pair det det	0:-23	1:15	7:8	8:-8	10:-8	14:43
pair det event	0:-31
pair det first	1:16	2:-5	3:-6	4:34	6:-41	8:-8
pair det free	0:39	1:-28	6:-6	9:-10
pair det gift	0:-53	6:-13
pair det guarantee	5:9	6:-18
pair det half	1:13
pair det head	3:-12	6:34	7:-7	8:-15	12:-6
pair det inf	0:-33
pair det last	0:-31	4:10	6:44
pair det legal	0:48	1:-21
pair det less	7:-6
pair det live	0:-45	6:42	8:-5
pair det more	1:-30	3:16	6:-10	7:16
pair det neg	7:-7
pair det obj	0:174	1:12	2:-28	3:-8	5:-19	6:-48	7:51	8:-91	9:6	10:-9	11:-13	12:-9
pair det open	0:-5	6:-20	10:19	13:-13
pair det per	6:-9
pair det prep	0:-7	6:5	7:-7
pair det reach	0:-45	6:6	8:-8	12:32
pair det sale	1:-10	2:-23	8:62
pair det stock	4:-9	9:-11
pair det store	11:12
pair det terms	9:6
pair det they	0:-22	6:38
pair det trusted	4:-5	6:-5
pair det ui	0:32	5:-14
pair det unit	0:-74	1:47	2:-22	3:23	5:-20	6:-24	7:-11	8:74	12:43
pair det until	0:7
pair det wh	6:-18	7:19
pair det you	0:10
pair earn $	2:-6	8:-16	12:32
pair earn <money>	6:-5	7:12
pair earn det	0:-19	7:20
pair earn upto	2:-6	6:-6	7:31	8:-5
pair event $	0:26	8:-25
pair event <money>	1:-11	2:31	12:-12
pair event free	1:11
pair event from	0:-7	6:13
pair event left	1:11
pair event prep	5:-5
pair first $	0:-6	6:14
pair first <number>	1:-8	3:-5	4:64	8:-7
pair first ?	1:21	2:-10	6:-6
pair first act	1:-11	2:13	5:19
pair first live	1:5
pair first num	0:-7
pair first obj	0:-22	5:18
pair first unit	0:7	1:26	2:-5	6:-36
pair free $	0:-26	1:-5	2:-15	4:-5	5:-17	6:50	7:-10	8:-18	12:-5
pair free <money>	0:-6
pair free <number>	0:31
pair free ?	0:-16
pair free act	0:20	1:25
pair free cancel	5:13
pair free conj	1:5
pair free det	0:-13	1:53	5:-18	8:-16
pair free gift	1:16
pair free inf	0:20	1:25
pair free live	0:49	1:-20	9:-9
pair free obj	5:5	8:-9
pair free per	1:23	2:-20
pair free prep	0:-20	1:70	2:-25	5:45	6:-47	7:-12	8:-7
pair free reach	1:-13
pair free return	1:-6	5:-13
pair free ship	0:17	1:-34	5:32	8:-6	12:-17
pair free soft	1:12	8:-5
pair free ui	1:8	5:7
pair from <many>	3:5
pair from <money>	1:-15	2:36	5:19	6:-17	8:-42	12:-21
pair from <number>	2:19	3:-29
pair from <year>	2:-10	8:7
pair from ?	0:-9	6:19	7:-9	8:-11
pair from det	1:-11	2:-23	8:62
pair from obj	0:6
pair from prep	2:29
pair from stock	4:9	9:-17
pair from ui	0:6
pair from unit	0:-13	7:24
pair from until	6:13
pair gift $	0:28	1:-36	10:25
pair gift ?	1:-30	8:44
pair gift gift	0:16
pair gift prep	0:-49	1:64	2:-27	6:-30	8:-17
pair gift upto	1:40	2:-8	8:-6
pair give $	0:12
pair give ?	0:14	6:-9	7:-7	8:30
pair give det	0:-17	8:-5
pair give per	0:13	8:-10
pair give wh	0:26	7:-9
pair give you	0:-31	1:15	2:-6	6:-8	7:28
pair guarantee $	0:8	1:-6	2:-12	5:11	6:30	8:-11	9:5	14:-8
pair guarantee <percent>	8:-16
pair guarantee ?	7:-12
pair guarantee det	5:9	6:-18
pair guarantee neg	5:12	6:-6
pair guarantee they	5:9	6:-18
pair guarantee wh	6:-19
pair half $	0:-21	1:34	2:-7	7:24	8:-14
pair half ?	1:-20	3:8	6:-5	7:47
pair half day	1:5
pair half free	0:-8
pair half obj	1:7
pair half off	0:-10	1:13	6:-5
pair half prep	1:6
pair half unit	1:15
pair head $	0:-29	1:-13	2:-8	3:-8	4:-18	6:21	8:65	9:-17	11:-7	12:-18	14:-9
pair head <handle>	0:5	8:-20
pair head <money>	2:6	8:-6
pair head <number>	0:-16	7:-10	8:44	9:-5	12:-9
pair head <time>	0:12	4:-15
pair head ?	3:-17	5:-12	6:21	7:-7	8:-44	9:-8	10:-12	12:34
pair head day	0:11	4:13
pair head det	6:-6	7:13	8:13
pair head head	0:10	4:-6	8:25	9:-10
pair head num	6:-18	7:-8	8:35
pair head obj	0:-19	6:-6	8:52
pair head people	1:23	2:-9	8:-13
pair head prep	0:-5	7:25	8:-11
pair head they	1:20	8:-11
pair head trusted	0:-8
pair head was	8:-45	9:61
pair head you	0:32	5:-7
pair hurry $	4:9
pair hurry ?	4:10	6:-6
pair hurry det	0:-9	4:11
pair hurry obj	1:10
pair hurry stock	4:7	6:-8
pair hurry until	8:-8
pair inf $	1:11	6:-9	8:-30	11:-6
pair inf ?	6:-12	8:29
pair inf be	6:17
pair inf cancel	0:-10	1:12
pair inf conj	0:-30
pair inf from	0:-10
pair inf per	0:6
pair inf prep	0:5
pair inf we	0:-11
pair inf wh	0:-33
pair inf you	0:14
pair last $	0:10	4:66	5:-5	6:-7
pair last <money>	2:10
pair last ?	0:-32	4:55	6:9	8:-18	10:-11
pair last obj	0:-5	1:-6	4:20	8:-15
pair last unit	1:20	4:-22	6:33
pair left $	1:5	2:-15	4:9	5:-5	6:-15	9:-18	12:13
pair left <number>	4:5	8:-7
pair left ?	0:-7	1:-20	6:81	8:-13
pair left now	0:-10	4:30	6:-7	8:-5
pair left prep	0:-13
pair legal $	0:-23	4:-6	6:-8	8:-16	9:6	12:-6	14:8
pair legal <money>	2:-9
pair legal be	9:8
pair legal conj	0:-8	9:9
pair legal legal	0:-8	7:-7	8:-6	9:21	14:-7
pair legal live	7:-7
pair legal obj	9:6
pair legal prep	0:55	1:-21	7:-8
pair legal you	0:-7	9:7
pair less $	1:54
pair less ?	1:-42	3:16	6:-38	7:40
pair less num	7:-7
pair less prep	1:23	7:-6
pair limited $	4:12
pair limited det	4:-18	9:6
pair limited limited	4:11
pair limited live	4:7
pair limited obj	4:6
pair live $	0:-35	1:-26	3:-6	6:45	7:20	8:19	9:-12
pair live <money>	1:28	6:11	7:-14
pair live <percent>	0:-11	7:-8
pair live ?	1:28	3:-10	4:-6	5:-16	6:52	7:29	8:13	9:-13	10:-10	11:-5	12:-7
pair live be	1:-9
pair live cost	3:8
pair live det	0:79	6:-34	8:-6
pair live free	0:-8	1:27	6:-39
pair live hurry	4:7
pair live me	7:-6
pair live neg	6:-10	7:20
pair live not-?	6:-42	7:29	8:-9
pair live not-be	6:7
pair live not-cancel	5:32	7:-10
pair live not-det	0:11
pair live not-live	6:-7	7:6
pair live not-you	6:-12	7:13
pair live num	0:-11
pair live obj	0:-6	6:35	8:-20
pair live prep	0:-31	1:-10	2:-12	3:31	4:5	6:20	8:-6
pair live they	0:-6	6:23
pair live until	3:35
pair live wh	6:-11	7:6
pair live you	0:-15	6:7
pair made $	0:-22	1:-7	3:-16	8:7
pair made <money>	2:-8	8:-18
pair made <number>	2:34
pair made <year>	2:-12	6:-9	8:51	9:-7	12:-7
pair made ?	0:-7	5:41	6:41	7:-14	8:-56
pair made act	0:-5
pair made be	6:-23	8:27
pair made det	6:-23	8:27
pair made prep	0:8	1:-6	2:9	6:-6	8:14	11:-10
pair made we	8:-8
pair made you	12:-6
pair me $	3:-11	6:-23	8:-14	10:-13	12:-11	14:80
pair me ?	3:28	4:-24	6:70	7:-8	8:-23	13:-6
pair me live	6:-7
pair me me	0:56	6:-12	8:-14	14:43
pair me neg	6:7
pair me obj	0:55	7:-6	8:-15
pair me they	0:-16	6:10
pair me trusted	6:-7
pair more $	0:-15	1:-11	3:13	6:-21	7:34	8:-18
pair more ?	0:-14	1:-31	3:-15	4:-5	5:-5	6:49	7:41	8:-35	10:-7	13:-9
pair more act	3:13	6:-17
pair more day	6:-9	7:22
pair more event	7:6
pair more live	6:-20	7:8
pair more now	7:-18
pair more prep	6:35	7:-17
pair more trusted	3:8
pair more unit	7:10
pair neg $	3:-9	6:7	7:-13
pair neg not-<hours>	1:38
pair neg not-?	0:-18	1:-10	4:-10	5:-60	6:51	7:8	8:22	9:-25	10:-7	12:-8
pair neg not-act	0:9	6:12	8:-8
pair neg not-be	0:-21	1:-8	6:20	8:-12
pair neg not-bind	1:33	5:-9	6:8	8:-16
pair neg not-cancel	5:32	7:-10
pair neg not-card	5:21	6:-11
pair neg not-cert	5:-23	6:-6	8:32
pair neg not-det	0:10	5:-6	6:-20	7:25
pair neg not-free	1:-8	5:-32	8:24
pair neg not-guarantee	1:-10	5:9	8:26
pair neg not-happy	0:-8	5:11
pair neg not-live	6:11	7:-7
pair neg not-me	6:7
pair neg not-off	6:10	8:-10
pair neg not-only	5:41
pair neg not-prep	1:-5	6:54	8:-32
pair neg not-return	5:-6	6:-30	8:30
pair neg not-risk	5:20	6:-7	8:-7
pair neg not-store	6:-22	9:46
pair neg not-you	6:19	8:-14
pair not-<hours> not-obj	1:38
pair not-<money> not-?	6:7
pair not-? $	0:-27	1:-10	2:-6	3:-12	4:-12	5:-26	6:51	8:-14	9:18	10:-6	12:-8	14:-6
pair not-? ?	7:5	8:-6
pair not-? be	7:-7
pair not-? conj	6:7
pair not-? guarantee	5:9	6:-18
pair not-? neg	6:7	8:-5
pair not-? not-?	0:-23	1:-6	5:-10	7:-5	8:27	9:-12
pair not-? not-prep	6:7
pair not-? soft	6:-30	7:16
pair not-act $	0:10
pair not-act not-det	6:13
pair not-be not-?	0:-20
pair not-be not-sale	6:18	8:-8
pair not-bind $	1:-11	5:31	6:-6	8:-13
pair not-bind neg	5:-20	6:25
pair not-bind not-?	5:16	6:-10
pair not-bind not-prep	1:46	5:-33
pair not-cancel $	5:29	7:-10
pair not-card not-?	5:21	6:-11
pair not-cert $	5:19	6:-6	8:32
pair not-day $	1:46	5:-33
pair not-det not-?	0:10	5:-8	6:-32	8:-7	9:43
pair not-det not-live	6:-18	7:24
pair not-det not-obj	6:13
pair not-free $	1:-7	5:-31	8:24
pair not-guarantee $	1:-8	5:16	8:32
pair not-guarantee not-?	5:-6
pair not-guarantee not-guarantee	5:59
pair not-guarantee not-prep	8:-5
pair not-happy soft	0:-8	5:8
pair not-live $	7:11
pair not-live not-det	6:-7	7:6
pair not-me not-<money>	6:7
pair not-obj $	1:38
pair not-obj neg	5:-25	6:30
pair not-obj not-?	5:20	6:-25
pair not-obj wh	6:13
pair not-off ?	6:10	8:-10
pair not-only not-cert	5:41
pair not-prep det	6:7
pair not-prep not-?	5:6	6:24	8:-28
pair not-prep not-day	1:46	5:-33
pair not-prep not-sale	6:-30	8:30
pair not-prep not-they	6:33	8:-10
pair not-return not-prep	6:-30	8:30
pair not-risk $	5:16	6:-7	8:-7
pair not-sale $	6:18	8:-8
pair not-sale ?	6:-30	8:30
pair not-store not-det	6:-22	9:46
pair not-they $	6:33	8:-10
pair not-you neg	6:27	7:-12
pair not-you not-?	5:5	6:-7	7:9	8:-13
pair now $	0:50	1:41	3:-6	4:26	5:-23	6:-10	7:-21	8:12	9:-6	11:-23	12:-10
pair now <money>	0:-6	2:-6	8:-8	12:13
pair now <time>	2:-5	5:-27	8:-37	12:52
pair now ?	0:43	5:60	6:-31	8:-16
pair now act	0:19	7:-19
pair now be	0:-8	6:17
pair now det	0:-33
pair now inf	0:20
pair now now	0:48	6:-17	8:-16
pair now obj	0:9	6:-6
pair now only	2:22	4:-9
pair now prep	0:-7	5:9	6:35	8:17	11:-5	12:-9
pair num $	0:-26	4:-6	7:13	8:21	10:47
pair num ?	2:17	5:9	6:-28	7:-16	8:24	12:-9
pair num cost	6:-5	8:-5
pair num det	1:-21	3:-10	6:11	7:47
pair num head	6:23	7:-8	8:16
pair num more	3:-10	6:13
pair num obj	1:-9	2:11	3:-10	6:12
pair num open	7:16
pair num they	3:-22	6:8
pair num unit	0:35	3:20	4:29	5:-8	6:-40	7:7	8:-38	9:-5	11:-6	12:-5
pair obj $	0:-16	1:31	2:-20	5:-25	6:-29	7:-37	8:33	10:-15	11:-30	12:-11	13:-7	14:-11
pair obj <bundle>	1:7	2:-6
pair obj <cents>	1:-9	2:-16
pair obj <code>	0:13
pair obj <many>	0:-13
pair obj <money>	1:-33	2:40	5:11
pair obj <phone>	0:19
pair obj <place>	0:8
pair obj <url>	0:24	8:-10
pair obj <year>	0:-10	6:-10	8:27
pair obj ?	0:-26	1:-10	3:-18	4:-10	5:-26	8:22	10:41	11:-25	12:-17
pair obj act	0:21	8:44
pair obj be	0:-22	1:25	2:-13	6:-19	7:40
pair obj conj	0:47	8:-26
pair obj cost	0:-19	7:20
pair obj det	0:35	1:-7	2:18	6:30	8:37
pair obj event	7:6
pair obj free	0:-19	1:26	2:-8	5:7	6:-15
pair obj from	0:20	2:22
pair obj head	0:-29	4:12	6:-5	7:25	8:13
pair obj inf	0:118	6:-8	8:-25
pair obj left	0:-21	6:46	8:-12
pair obj live	0:-56	8:50
pair obj made	0:-5
pair obj me	0:-40	6:44	7:-6	8:-10
pair obj neg	0:-21	5:6
pair obj not-?	6:-30	7:16
pair obj not-cancel	5:29	7:-10
pair obj now	0:27
pair obj num	0:-11	8:-9	10:29
pair obj obj	8:-5
pair obj people	0:12	3:9
pair obj prep	1:45	3:-14	4:6	5:-6	6:-26	8:-39	10:-7	11:50
pair obj reach	0:35	8:-9
pair obj ship	2:9
pair obj soft	0:51	6:-20	8:-6
pair obj they	0:23
pair obj ui	4:-8	8:-13	10:-7	12:25
pair obj until	0:7	4:30	8:-27
pair obj was	0:7	4:13
pair obj we	0:28	8:-20
pair obj you	1:-36	6:89	7:-29	8:-6	9:6
pair off $	0:26	1:42	2:-25	6:6	12:-5
pair off ?	1:10	6:-10	8:-11
pair off det	0:-10	1:15	2:-13	6:-6
pair off now	0:-18	1:60	6:-10	8:-10	12:-6
pair off num	6:26	7:-6
pair off prep	1:-16	2:-13	3:-7	6:18	8:-41
pair off wh	0:-11	1:30	6:-7	7:-9
pair off you	0:-7	2:-9
pair only $	0:-5	4:20	9:6	13:-6
pair only <cents>	1:-7
pair only <many>	2:34
pair only <money>	0:-5	1:-12	2:32	4:-9	12:-24
pair only <number>	2:40	4:6	6:-6
pair only ?	8:-6
pair only be	3:9	6:-11
pair only det	0:-13	2:-8	6:8
pair only now	0:-5
pair only num	2:-7	3:-31	6:59	8:-19
pair only they	3:-31	6:21
pair only until	4:7
pair open $	0:-6	5:18	6:-34	7:15	12:53
pair open <code>	8:-6	13:10
pair open <hours>	0:-19	8:-11	13:14
pair open <number>	13:12
pair open <phone>	8:-9	12:-14	13:17
pair open ?	6:-14	10:19	13:-18
pair open conj	8:-25	13:48
pair open now	0:9	6:17
pair open only	4:17	13:-6
pair open open	8:27	12:55	13:-30
pair open per	7:16
pair open prep	7:-16	8:46	13:-15
pair open unit	6:28	7:-10	8:8	12:-11	13:-14
pair open until	4:-8	8:23
pair payname $	0:-6	4:-5	8:-13	11:65
pair payname payname	11:38
pair people $	0:-23	1:25	2:-10	4:13	5:-6	6:-11	8:38	11:-8
pair people ?	1:-7	3:23	8:-12
pair people det	0:-7
pair people prep	3:47	4:-11
pair people reach	3:20	6:-16
pair per $	1:-35	2:30	3:6	4:-8	5:-5	6:-14	7:32	8:-15	12:-12	14:-5
pair per <many>	3:6
pair per <money>	2:13	12:-5
pair per <number>	3:-13
pair per <percent>	0:14	1:33	9:-19
pair per ?	0:-13	1:23	2:-20
pair per act	0:-6
pair per obj	0:8	1:-8	2:9	7:-6	8:23
pair per off	1:-12	6:14
pair per prep	6:12
pair per unit	2:40	6:-6	7:-6	8:-9
pair prep $	0:31	3:36	4:-5	6:25	8:-16	10:-14	11:-12
pair prep <date>	0:12	8:19
pair prep <many>	3:34	4:-12	8:-5	11:-7
pair prep <money>	0:56	1:-25	2:66	5:32	7:-6	8:-41	12:-13
pair prep <number>	0:-29	1:-20	2:11	3:-13	4:-15	5:39	6:-15	7:35	8:-27	12:-14	13:-10	14:-7
pair prep <percent>	0:20	1:35	8:-7	9:-15
pair prep <phone>	0:-5
pair prep <quantity>	3:35	6:-7	8:14
pair prep <rating>	3:-24
pair prep <time>	0:-8	4:-11	5:33
pair prep <url>	0:20	6:-7	8:-5
pair prep ?	0:-67	1:14	2:-29	3:-30	4:-11	5:-38	6:-15	7:-63	8:41	10:-17	11:101	12:13	13:45	14:-5
pair prep act	0:-94	1:-12	3:-6	8:7
pair prep be	6:15
pair prep cost	1:6
pair prep day	0:-10	1:16	3:-9	4:14	5:-20	6:37	7:-30	8:8	13:-7
pair prep det	0:17	3:11	4:32	5:-7	6:46	7:46	8:25	9:-11	10:-8	11:-20	12:-6	13:-9
pair prep first	1:6	2:-8
pair prep guarantee	5:-5	6:16
pair prep half	1:-23	3:8	7:27
pair prep head	1:23	2:-9	8:-11
pair prep inf	0:-83	6:-9	8:15
pair prep last	0:30	1:17	2:9
pair prep legal	9:8
pair prep less	7:-7
pair prep live	0:39	3:-5	6:21	7:-14	8:-18
pair prep me	0:24
pair prep more	6:-7	7:13
pair prep neg	6:20	7:-6
pair prep not-?	7:-6	8:-10
pair prep not-guarantee	5:-8	8:34
pair prep num	0:57	1:-17	3:7	4:26	6:-54	11:-9	12:-12
pair prep obj	0:-50	1:-11	2:-12	3:-17	6:11	7:10	8:-22	11:-10
pair prep off	1:19	2:-18	6:-10	8:-12
pair prep open	0:15
pair prep people	0:-39	1:16	3:13	4:-6	8:-20
pair prep per	0:-6	3:-7	7:-13	8:11
pair prep prep	0:18	5:-17
pair prep reach	0:65	3:7	6:-12	8:-21	12:-7
pair prep review	3:80	6:27	8:-16
pair prep sale	0:-65	6:-14	8:22
pair prep secure	0:23	5:-14
pair prep ship	5:7	8:-5
pair prep soft	0:-7	1:15	2:-6	6:-7
pair prep stock	4:-36
pair prep terms	9:10
pair prep they	0:39	1:13	4:33	6:-29	7:-10	8:61
pair prep trusted	3:-32	11:35
pair prep ui	1:10	2:-8	3:-6	6:25	8:-16	12:-11
pair prep unit	0:14	2:27	3:-10	6:-29	7:-33	8:38
pair prep was	1:-9	3:-10	8:20
pair prep we	0:-21	8:38	11:-7
pair prep wh	0:-10	7:17
pair prep you	0:-126	1:7	2:28	5:20	6:37	7:37	12:-10	13:-9
pair pro ?	3:-18	6:49
pair pro trusted	3:12
pair rate $	12:-6
pair rate <percent>	0:-6	8:18
pair rate ?	6:-16	8:18
pair rate bundle	1:-46	8:25
pair rate rate	0:-6	8:18
pair reach $	0:37	1:-13	6:-13	7:-7	8:-30	12:46
pair reach <email>	0:8
pair reach <handle>	0:25	8:-27
pair reach <number>	0:-6
pair reach <phone>	0:38	8:-9	13:-7
pair reach <url>	0:31	8:-17
pair reach ?	0:-81	1:-6	3:-13	4:-5	6:39	7:-6	8:76	11:-6	12:-17	13:42
pair reach conj	0:15	8:-16
pair reach det	0:32	6:10	7:-9	8:-21	12:-5
pair reach head	0:-55	8:32
pair reach live	0:-34	6:-35	8:54
pair reach made	0:-21
pair reach me	0:-37	6:44	8:-11
pair reach obj	0:-104	8:55
pair reach prep	0:111	1:-24	6:-37	7:-8	8:-21	11:-14	13:-6
pair reach soft	0:57	6:-10	8:-16	13:-20
pair reach they	0:34	6:-13
pair reach ui	0:-17	3:18	4:-7	8:-15	12:17
pair reach we	0:38	8:-20
pair reach you	0:15	6:8	8:-8
pair return $	0:-10	1:-7	5:-19
pair return ?	5:-32
pair return be	2:6	5:-11
pair return free	1:-6	5:14
pair return made	5:42	8:-21
pair return neg	8:58
pair return prep	5:-52
pair review $	0:-24	3:60	6:23	8:21	11:-6
pair review <number>	3:-35	4:-6
pair review prep	3:30	6:-10	8:-10	11:31
pair review review	3:88	6:-9	8:-9
pair review until	3:-34	11:33
pair risk reach	0:27	6:-5
pair sale $	0:-12	6:19	8:-9	10:27	12:-7	14:-11
pair sale <number>	6:-14	8:22
pair sale ?	1:-10	2:-23	8:60
pair sale until	1:6	8:-7
pair sale upto	1:7	8:-8
pair save $	0:10	1:-6	8:-7
pair save <money>	0:-29	1:45	2:-22	6:-6
pair save <percent>	0:9
pair save be	6:17
pair save det	0:23	1:14
pair save made	8:-8
pair save prep	0:15	1:-10
pair save upto	0:-10
pair save wh	8:-8
pair save you	0:-12	7:16
pair secure $	0:12	5:13
pair secure ?	5:8	8:-13
pair secure legal	9:6
pair secure obj	9:6
pair secure secure	5:8
pair secure you	0:8
pair ship $	0:-16	1:-25	2:37	5:15	8:-20	12:-6
pair ship <hours>	5:-11
pair ship <money>	2:-14
pair ship ?	5:18	8:-15
pair ship be	5:-7
pair ship conj	1:52	5:-18	8:-16
pair ship cost	5:-29	8:24
pair ship day	4:-9	5:19	8:-16
pair ship free	1:-26	2:18	5:55	8:-14	12:-16
pair ship from	2:-32	5:20	8:-29
pair ship head	5:-7
pair ship made	2:-13	5:6	8:-10
pair ship neg	5:-29	6:-5	8:59
pair ship now	5:-20	8:-36	12:41
pair ship obj	2:21
pair ship prep	0:14	1:-9	2:-8	5:-17	8:51	12:-9
pair ship ship	0:-5	5:7
pair ship terms	8:38	9:-23
pair ship until	5:-7	9:13
pair ship was	5:-7
pair ship wh	5:-12	6:11
pair soft $	0:33	2:-8	4:-10	5:-30	7:-16	8:-19	11:-9	14:-6
pair soft <hours>	0:-18	8:-11	13:14
pair soft <many>	0:47	3:9
pair soft <money>	0:-29	1:50	2:-16
pair soft <number>	0:-11	1:11	2:-7	4:24	8:-7	13:12
pair soft <place>	0:18	6:-7	13:-20
pair soft ?	0:-40	1:-9	3:-8	4:-6	5:-16	6:-13	7:30	8:79	10:-6	11:-11	12:-17
pair soft act	0:-98	6:-5	7:14	8:59
pair soft be	0:-32	6:17
pair soft conj	1:-10	8:-13
pair soft det	0:29	1:-7	4:10	6:-22	7:-13	8:-50	11:-10
pair soft event	6:14
pair soft free	0:42	1:28
pair soft gift	0:24
pair soft guarantee	0:46
pair soft half	0:-36	1:32	8:-8
pair soft inf	0:-38
pair soft left	0:-21	6:46	8:-12
pair soft legal	0:5	9:-6
pair soft live	8:-5
pair soft me	0:15	6:-11	7:-7	8:-13
pair soft now	0:5	1:-6	8:-11
pair soft num	0:-13	1:9
pair soft obj	1:-14	6:-11	7:8	8:20	9:-6	11:-7
pair soft per	0:18	8:-18
pair soft prep	0:-12	1:-36	2:28	5:61	6:35	7:-31	11:46	13:-8
pair soft reach	0:34	6:-13
pair soft sale	0:57
pair soft they	0:-58
pair soft ui	0:-29	7:51	12:12
pair soft until	0:-50	4:-9	8:62
pair soft upto	0:-8
pair soft we	0:15	8:-16
pair soft wh	7:-10
pair soft you	0:66	1:15	2:-6	6:-15	7:-17	11:-6
pair stock $	4:-27
pair stock ?	4:10
pair stock be	4:7	6:-8
pair stock left	4:9	9:-17
pair stock terms	4:-18	9:6
pair store $	0:-14	1:-10	4:-12	5:-6	6:-7	8:-30	10:-9	11:69	12:-8	14:-11
pair store ?	6:-9	8:33	11:5
pair store det	0:-7	8:-13	11:44
pair store payname	8:-6
pair store store	0:-7	1:-6	4:-9	8:-23	11:42
pair store they	11:16
pair terms $	0:-20	1:-6	4:-19	8:-8	9:27	14:-5
pair terms ?	0:-15	8:37	9:-16
pair terms act	0:-15	8:-6	9:10
pair terms cert	5:-9
pair terms det	4:9	9:-11
pair terms from	4:9	9:-17
pair terms last	4:38
pair terms live	1:32	9:-19
pair terms prep	0:5	1:-6	8:-11	9:14
pair terms ship	9:13
pair terms terms	0:-17	1:-8	4:-43	8:-8	9:27
pair terms until	0:16	4:-26
pair they $	0:16	1:8	3:-22	4:22	6:37	7:20	8:-27	11:9
pair they <number>	8:-8	12:54
pair they ?	1:-12	2:-5	3:-18	5:-13	6:20	8:60
pair they act	0:-13	6:32	12:-22
pair they be	0:-5	6:16
pair they cost	2:-7	6:20	8:-6
pair they det	0:-8	3:-10	6:13
pair they first	1:13	6:-32
pair they guarantee	5:9	6:-18
pair they live	0:-9	1:47	6:-39
pair they made	6:7	12:-8
pair they me	6:-7
pair they more	3:-10	6:13
pair they obj	0:20	1:9	3:-10	6:17	8:-5	12:-6
pair they reach	3:21	6:-19	8:-8
pair they soft	6:29	8:-24
pair they they	3:-23	6:30	12:-22
pair they trusted	4:-5	6:7
pair they unit	4:35	7:-12	8:-8
pair trusted $	0:-6	3:12	4:33	5:9
pair trusted <year>	3:8
pair trusted ?	3:14	4:-7	6:-17	8:-7	11:24
pair trusted act	0:-8
pair trusted num	3:5
pair trusted obj	3:16
pair trusted only	3:-22	6:8
pair trusted prep	3:10	4:-10	11:-5
pair trusted trusted	3:21	4:-5
pair trusted until	4:-8
pair ui $	0:-34	1:-14	2:-7	3:-11	4:-8	5:-34	6:37	7:-6	8:-10	10:-11	11:-7	12:71	14:-13
pair ui <money>	1:-20	2:-40	6:-6	7:-7	12:49
pair ui <number>	3:20	6:-16
pair ui ?	0:-6	3:-6	7:-7	8:-40	12:63
pair ui act	0:40	5:-14
pair ui cancel	1:8	5:19	12:-12
pair ui det	0:-30	7:33
pair ui free	5:21	12:-15
pair ui inf	0:7
pair ui legal	9:5
pair ui now	5:7	8:-13	12:-7
pair ui obj	12:7
pair ui people	0:12	3:9
pair ui prep	0:-11	1:23	2:11	4:44	5:-31	6:-5	8:51	12:-17
pair ui soft	12:13
pair ui ui	4:-11	6:-17	8:-15	10:-7	12:39
pair ui you	0:-19	2:-10	7:32	12:7
pair unit $	0:-35	1:-8	2:10	3:-7	4:11	5:7	6:-20	7:40	8:25	9:-7	11:-8	12:-28	13:-18	14:-8
pair unit <hours>	13:12
pair unit <money>	1:-7	12:46
pair unit <number>	8:24
pair unit ?	1:13	3:8	5:70	6:-7	8:-24	13:-6
pair unit be	1:21	6:-19	7:-9	8:-12
pair unit det	4:-22	6:33
pair unit free	0:13	1:35	2:-17	5:6	8:-6
pair unit guarantee	1:-6	5:6
pair unit more	0:-11
pair unit now	0:16
pair unit num	0:-13	7:24
pair unit only	4:18	13:-6
pair unit per	7:16
pair unit prep	1:-11	2:7	7:-17	8:25	13:-9
pair unit return	5:-62
pair unit they	0:-13	7:24
pair until $	0:-5	4:78	6:9	7:-17	8:-42
pair until <cents>	1:-9	2:-11
pair until <date>	0:10	4:-24	8:10	9:13
pair until <many>	3:14	4:-8
pair until <number>	3:-14	8:20	12:-14
pair until <percent>	0:-6	1:8	8:-8
pair until <time>	0:11	4:-23	5:37	8:22
pair until ?	0:24	5:-11	6:-10	8:24
pair until day	0:22	4:22	5:-15	8:-9
pair until det	0:18	3:34	6:-6	7:9	8:-13
pair until half	1:-23	3:8	7:27
pair until head	4:-6	8:10
pair until made	0:-19
pair until obj	0:-48	8:44
pair until people	4:-6
pair until prep	0:-34	4:10	5:-7
pair until soft	4:25
pair until trusted	3:-37	11:36
pair until we	8:-8
pair until you	5:-7
pair upto <money>	1:28	2:-31	6:-6	7:31	8:-11
pair upto <percent>	0:-17	1:11	6:-6	8:-9
pair upto <time>	5:6
pair was <money>	0:-6	1:-19	2:40	8:-12	12:-30	13:-5
pair was <time>	0:12	4:-15
pair was ?	1:-9	3:-7	5:-10	6:-6	8:-7	9:60
pair was day	0:11	4:13
pair was det	6:-5	7:14
pair was head	4:-6	8:29	9:-10
pair was prep	0:-5
pair was you	5:-7
pair we $	0:13	8:-8	11:-7
pair we ?	0:20	1:-6	2:9	3:-38	5:-12	6:71	7:-14	8:-20
pair we act	0:-20
pair we be	8:-6
pair we give	1:15	2:-6	6:-7
pair we head	0:9
pair we inf	0:-10
pair we live	0:9	3:8
pair we neg	4:-6	6:27	8:-19
pair we obj	0:22	1:-8	4:-12	7:-7	8:-6
pair we people	0:-26	3:19	6:-16	8:43
pair we prep	8:-9
pair we reach	8:-19
pair we ship	5:-12	6:11
pair we soft	1:15	2:-6	6:-7
pair we they	3:20	6:-16
pair we trusted	4:46
pair we work	6:-24	8:15
pair we you	0:5
pair wh $	3:24	6:-15
pair wh <year>	6:-8	8:21
pair wh ?	0:-6	5:43	6:-22	7:-10	8:-9
pair wh det	7:-6
pair wh head	0:28
pair wh neg	5:9	6:-20
pair wh obj	0:-28
pair wh open	6:13	8:-9	13:-6
pair wh prep	0:-29	1:-13	6:13
pair wh pro	3:-18	6:49
pair wh they	5:-12	6:12	8:-7
pair wh we	6:7	8:-10
pair wh you	0:-8	1:24	4:-10	6:-9	7:13	8:-6
pair work ?	6:-27	7:-9	8:26
pair work people	8:17
pair you $	0:28	6:-6
pair you <money>	0:-14	1:-12	6:18	12:6
pair you <percent>	0:8
pair you ?	0:-44	1:-56	2:32	3:-11	4:-6	5:35	6:-32	7:86	8:-19	9:-5	10:-9	11:-13	12:24
pair you act	0:-9	4:-9	6:-5	7:12
pair you be	0:22	2:-9	5:-5	6:7
pair you conj	1:9	2:-14	6:-11
pair you cost	1:27	6:8	7:-10	12:-6
pair you day	6:12
pair you det	0:-25
pair you first	0:-13	1:22	2:-11	6:9	7:-8	12:-7
pair you free	0:7
pair you guarantee	0:-8	5:10	7:-12
pair you head	0:-5	5:-10	6:-7	7:9
pair you legal	0:-7	9:7
pair you live	1:25	4:-6	5:-10	6:-5	7:11	8:-5	12:-5
pair you more	6:24	7:-14	13:-9
pair you neg	6:-13	7:6
pair you num	7:16
pair you obj	0:19	1:25	2:-8	6:-40	7:10	8:-35	11:-7
pair you open	0:6
pair you prep	0:36	2:11	5:-5	6:28	7:-9
pair you reach	0:43	7:-10
pair you return	0:-8	2:6	5:8
pair you soft	0:32	6:-13	7:-12	8:-5
pair you ui	0:-29	1:-10	6:-7	7:26	12:35
pair you unit	0:-5
pair you until	5:-10	8:18
pair you was	5:-10	8:18
quote inside	0:-32	1:-12	2:-10	3:20	4:-16	5:-27	6:151	7:-70	8:-88	11:-13	12:-18	14:-7
quote opens	0:-23	1:-7	2:-6	3:41	4:-6	6:-110	7:-15	11:-10
rule contact false	0:-18	4:26	5:-6	6:-28	7:-33	8:-28	9:-41	10:-23	11:-6	12:-9	13:-124	14:17
rule contact true	0:-18	1:-44	2:-40	3:-44	4:-78	5:-39	6:-37	7:-32	8:-33	9:8	10:-18	11:-36	12:-34	13:101	14:-68
rule guarantee false	2:-44	3:35	4:40	5:-118	6:13	7:27	8:5	10:-6	12:-11	14:8
rule guarantee true	0:-40	1:-41	3:-80	4:-92	5:72	6:-78	7:-93	8:-67	9:-37	10:-35	11:-41	12:-31	13:-27	14:-59
rule legal false	0:-29	1:-9	2:7	5:39	6:35	8:-12	9:-140	10:-21	12:8	13:-13	14:-38
rule legal true	0:-7	1:-33	2:-52	3:-43	4:-48	5:-84	6:-100	7:-61	8:-50	9:106	10:-20	11:-38	12:-51	13:-10	14:-13
rule offer false	0:-18	1:-98	2:-73	3:18	4:33	5:15	7:-7	9:31	10:-16	11:12	12:-13	13:11	14:28
rule offer true	0:-18	1:56	2:28	3:-63	4:-85	5:-61	6:-68	7:-58	8:-65	9:-65	10:-25	11:-54	12:-30	13:-34	14:-79
rule proof false	0:-10	1:16	3:-120	4:-27	5:-14	6:35	7:7	8:35	10:-8	11:-30	12:11	13:-6	14:11
rule proof true	0:-26	1:-59	2:-46	3:75	4:-26	5:-31	6:-100	7:-72	8:-97	9:-33	10:-33	11:-12	12:-54	13:-17	14:-62
rule request false	0:-53	1:17	2:11	3:8	4:6	6:-6	7:-34	9:52	11:-39	12:31	13:-46	14:10
rule request true	0:17	1:-60	2:-56	3:-53	4:-59	5:-50	6:-59	7:-31	8:-61	9:-86	10:-40	12:-73	13:23	14:-60
rule urgency false	1:-18	2:17	4:-125	5:-22	6:7	7:-11	8:9	9:-8	10:-14	13:22
rule urgency true	0:-33	1:-25	2:-62	3:-47	4:73	5:-24	6:-72	7:-54	8:-70	9:-26	10:-26	11:-39	12:-44	13:-45	14:-52
starts *	0:-5	6:-5	8:-58	9:77
title false	0:114	1:-72	2:-9	3:-34	4:60	5:58	6:51	7:24	8:87	9:14	10:-243	11:-103	12:-107	13:-55	14:-48
title true	0:-44	1:8	2:19	3:-38	4:-14	6:-68	7:-23	8:-195	9:-35	10:256	11:76	13:13	14:-32
unknown all	0:37	1:-15	2:-20	3:-31	4:-23	5:-15	6:-35	7:-39	8:56	9:-19	10:89	11:14	12:-10	14:27
unknown few	0:-80	1:-22	2:-38	3:29	4:-76	6:49	7:19	8:-14	9:28	10:-27	11:10	12:37	14:-19
unknown most	0:-38	1:-23	2:34	3:16	4:45	5:6	6:30	7:42	8:28	9:15	10:-8	11:-28	12:-29	13:-14	14:-65
unknown none	0:68	1:46	2:10	3:-30	4:37	5:-5	6:-66	7:-44	8:-91	9:-36	10:-67	11:-10	12:-11	13:6	14:41
words 0	1:-6	12:-14	14:103
words 1	0:64	1:-37	4:20	5:34	6:-99	7:-28	8:-45	9:-9	10:78	11:36	12:11	13:29	14:-51
words 2	0:-43	1:17	2:-32	3:-49	4:66	5:-24	6:-34	7:-55	8:130	9:11	10:10	12:10	13:9	14:10
words 3	0:95	1:-19	2:58	4:-16	5:5	6:-63	7:-68	8:124	11:33	14:12
words 4	0:-90	2:-45	3:5	4:-29	5:15	6:78	7:81	8:-56	10:-77	11:-44	12:-8	13:-31	14:-62
words 6	0:-36	1:45	2:-23	3:40	4:-46	5:-32	6:56	7:86	8:-119	9:-15	10:-17	11:-26	12:-7	13:-64	14:-21
words 9	1:-12	2:33	5:-8	6:51	7:-32	8:-43	9:9	13:55
`;
