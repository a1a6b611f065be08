/** Trained by `npm run train:copy`; changed by hand it is wrong. */
export const WEIGHTS = `
# 2506fae16f9f5c56
bias	0:-175	1:-205	2:-225	3:-251	4:-326	5:-256	6:-418	7:-409	8:-355	9:-189	10:-242	11:-250	12:-232	13:-137	14:-312
both % <code>	1:29
both & <percent>	0:9
both & act	0:9
both & save	0:9
both <bundle> <number>	1:18	2:-18
both <bundle> obj	1:8	2:-6
both <cents> <number>	2:-11
both <cents> obj	2:-11
both <cents> until	1:-7	2:-6
both <code> <place>	0:-10	13:13
both <code> act	0:17	8:-5
both <code> obj	0:45	3:-6	6:-12	8:-20
both <code> open	0:-10	13:10
both <code> reach	0:11
both <code> they	0:7	6:-6
both <code> wh	0:7
both <code> you	0:7
both <cut> obj	0:34	2:-5
both <date> <hours>	8:25	12:-8	13:-17
both <date> <time>	0:-8	8:42	12:-12	13:-17
both <date> act	0:15
both <date> day	8:17
both <date> hurry	8:-6
both <date> obj	4:18	8:-24
both <date> ship	9:13
both <date> terms	0:14	4:-18	9:15
both <date> until	0:8	4:-23	9:13
both <handle> head	0:6	8:-17
both <handle> obj	0:19	8:-8
both <handle> reach	0:26	8:-26
both <hours> <number>	0:-6	8:-17	13:27
both <hours> <time>	8:25	12:-8	13:-17
both <hours> last	4:-21	6:36
both <hours> me	4:-21	6:36
both <hours> open	0:-24	8:-15	13:25
both <hours> ship	5:-6
both <hours> soft	0:-21	8:-15	13:25
both <hours> unit	4:-21	6:34	13:10
both <many> <number>	3:9
both <many> <rating>	3:7
both <many> act	0:-28	8:8	12:32
both <many> cost	8:-12
both <many> happy	3:5
both <many> head	8:-40	12:29
both <many> obj	0:11	3:10
both <many> only	2:23
both <many> people	0:33	3:31	4:-10	11:-6
both <many> reach	0:24	8:-11	12:-14
both <many> review	3:21	4:-6	11:-6
both <many> soft	0:42	3:7
both <many> they	3:10	4:-6
both <many> ui	0:19	8:-12
both <many> until	3:12	4:-6
both <money> <number>	1:-24	2:41	5:-6	8:-6
both <money> <quantity>	1:-11	2:15	12:-6
both <money> act	1:-27	5:9	7:12	8:54
both <money> be	1:-15	2:-6	6:13	7:-5
both <money> bind	0:-8	6:6
both <money> cost	0:-19	1:24	2:-15	3:-7	6:55	8:-24	12:-12
both <money> day	2:12
both <money> earn	0:-19	2:-14	6:-11	7:60	8:-15	12:32
both <money> event	1:-15	2:31	12:-15
both <money> first	2:5	5:11	6:-7
both <money> free	5:-7	6:-5
both <money> from	1:-26	2:15	5:13	6:-23	8:26	12:-23
both <money> gift	1:85	2:-43	6:-17	8:-17
both <money> give	1:17	2:-6
both <money> head	1:25	2:-5	6:-9	7:11	8:-20	12:-9
both <money> last	2:7
both <money> live	1:22	2:6	6:40	7:-19
both <money> made	1:-6	5:6	8:-35
both <money> me	0:-15	2:-11	3:-14	6:49	7:-8	8:-9
both <money> neg	2:-8	6:40	7:-13	8:-6
both <money> not-live	6:17	7:-12
both <money> not-me	2:-6	6:23
both <money> not-obj	6:19
both <money> not-prep	6:20	8:-5
both <money> now	0:-11	1:-7	2:-12	4:-8	8:-16	12:7
both <money> num	1:-17	2:30
both <money> obj	0:-44	1:-11	2:85	3:-9	6:6	8:-53	12:-19
both <money> off	1:28	2:-47	6:10
both <money> only	1:-7	2:27	4:-8	6:-6	12:-22
both <money> people	1:26	2:-8	8:-10
both <money> per	0:-16	1:-18	2:51	3:-6	5:-9	6:12	7:21	8:-22	12:-14
both <money> sale	1:-10	2:-20	8:66
both <money> save	0:-19	1:52	2:-23	6:-8	8:-12
both <money> ship	1:-47	2:36	5:34	8:-41
both <money> soft	0:34	1:8	2:8	6:17	7:19	8:-7
both <money> they	1:-12	2:-7	6:56	8:-14	12:-10
both <money> ui	1:8	2:-45	6:-12	7:-12	12:63
both <money> unit	1:-17	2:20	3:-8	5:-5	6:9	7:-8	8:-15	12:50
both <money> upto	1:27	2:-24	6:-6	7:29	8:-10
both <money> was	0:-7	1:-20	2:35	8:-13	12:-29
both <money> we	1:11	8:-15
both <money> wh	1:31	8:-17
both <money> you	0:-14	1:27	6:10	7:-21	8:-7	12:47
both <number> <place>	13:7
both <number> <rating>	3:-38
both <number> <without>	5:28	6:-6	7:-27	8:-8
both <number> act	0:22	1:8	7:15	8:-15
both <number> be	5:-5	6:-38	7:67	8:8	13:-7
both <number> bundle	1:16	2:-14	8:-5
both <number> cancel	1:8
both <number> cost	1:5	2:-5
both <number> day	4:19	6:36	7:-7	8:45
both <number> first	3:-5	4:56
both <number> free	0:15	1:11	5:30	6:-6	7:-13
both <number> from	2:27	3:5
both <number> guarantee	1:-7	2:-9	5:15	7:-9	14:-5
both <number> head	0:-16	2:-6	3:-12	5:-6	6:-17	7:29	8:60	9:-7	12:-26
both <number> inf	0:7	1:8
both <number> left	2:-7	4:7	6:-7	8:-8
both <number> legal	9:9
both <number> less	7:-6
both <number> limited	4:11	8:-9
both <number> live	0:-8	3:-7	4:8	6:21
both <number> made	2:18
both <number> more	6:25	7:-21	13:-8
both <number> neg	3:-6	6:20
both <number> not-?	3:-6	6:20
both <number> not-you	3:-6	6:21
both <number> now	0:-17	2:63	8:-42	12:-10
both <number> obj	0:-6	1:-13	2:-15	3:-5	6:-75	7:80	8:39	10:-10
both <number> off	1:21
both <number> only	1:-23	2:17	4:18	6:-6	12:-6	13:-7
both <number> open	0:-8	4:15	5:12	6:-7	7:-6	8:-47	13:33
both <number> people	1:-7	3:7	4:16	6:-21	8:-16	14:-6
both <number> per	2:21	3:14	6:-17	8:-5
both <number> reach	0:-14	3:20	6:-17	8:-28	13:48
both <number> return	1:-10	2:-5	5:-58	8:-12
both <number> review	3:-34
both <number> sale	6:-13	8:22
both <number> ship	2:11	5:-15	8:28
both <number> soft	0:-15	1:16	2:-12	4:20	5:59	6:-10	7:-15	8:17	13:7
both <number> they	1:-8	4:26	6:-24	8:-12	12:58
both <number> trusted	4:-10
both <number> ui	3:20	4:17	5:-39	6:-16	8:57	12:-7
both <number> unit	1:-20	3:-29	5:64	6:47	7:57	8:-85	12:-12	13:-12	14:-13
both <number> until	0:16	3:-10	4:10	6:-7	7:10	8:10	12:-9
both <number> was	7:16
both <number> we	3:20	6:-16	8:-5
both <number> you	0:-6	6:24	7:-36	8:33	13:-8
both <percent> <place>	0:8
both <percent> <quantity>	8:-11	12:35	14:-8
both <percent> act	0:32	1:13	3:46	6:-16	8:-25
both <percent> be	3:46	6:-16	8:-24
both <percent> bundle	1:-38	2:-7	8:22
both <percent> first	0:-9
both <percent> give	6:-12	8:20
both <percent> guarantee	8:-18
both <percent> head	3:-6
both <percent> last	1:18	8:-8
both <percent> less	1:27	3:18	6:-7	7:-7	8:18
both <percent> live	0:-9	7:-7
both <percent> made	3:-15
both <percent> more	3:18	8:-12
both <percent> neg	6:-28	8:11
both <percent> num	0:-8	1:-8	3:37	7:-6	8:-34
both <percent> obj	0:36	1:56
both <percent> off	1:30	2:-12	3:-5	6:-23	7:-8	8:-76	12:-8
both <percent> people	6:-5	8:-16
both <percent> per	0:12
both <percent> rate	0:-10	1:-48	3:-6	6:-6	8:67	12:-7	14:-7
both <percent> reach	3:-9	6:-12	8:35
both <percent> sale	0:-6	1:15	6:-9	8:-20
both <percent> save	0:22	1:20
both <percent> soft	0:8	6:-14	7:-8	8:15
both <percent> they	0:8	1:15
both <percent> unit	1:-33	3:36	7:-7	8:-14
both <percent> until	0:-6	1:9	8:-5
both <percent> upto	0:-14	1:12	6:-6	8:-8
both <percent> was	1:-6	3:-9	8:26
both <percent> we	6:-12	8:20
both <percent> wh	0:-9	7:-7
both <percent> you	0:-13	1:18	7:-8
both <phone> inf	0:14	12:-8
both <phone> obj	0:61	8:-20	13:-20
both <phone> open	0:5	8:-6	12:-18	13:22
both <phone> reach	0:62	8:-28	12:-13	13:-12
both <place> act	0:8
both <place> obj	0:8
both <place> off	0:8
both <place> open	0:-10	13:10
both <place> reach	0:23	8:-14	13:-21
both <place> soft	0:26	8:-8	13:-21
both <quantity> be	6:-14	8:27
both <quantity> obj	0:-7
both <quantity> people	3:26
both <quantity> pro	3:5
both <quantity> soft	0:-7
both <quantity> trusted	3:5
both <rating> from	3:-49
both <rating> people	3:-42
both <rating> reach	3:10
both <rating> review	3:-30
both <rating> they	3:-23
both <stars> be	3:34	6:-23
both <stars> wh	3:27	6:-13
both <time> act	0:12	4:-15
both <time> day	0:9	4:-16	5:24	8:16
both <time> head	0:12	4:-19
both <time> now	2:-10	5:-38	8:-36	12:58
both <time> open	4:-8	8:23
both <time> ship	2:-10	5:-10	8:-74	12:55
both <time> soft	0:-19	4:-8	8:45	12:-14
both <time> ui	2:-10	5:-10	8:29	12:-15
both <time> until	0:8	4:-22	5:31	8:19
both <time> was	0:12	4:-19
both <time> you	5:30
both <url> act	0:17	8:-7
both <url> be	0:6	6:-11
both <url> obj	0:22	8:-11
both <url> reach	0:35	6:-13	8:-19
both <url> wh	0:6	6:-11
both <url> you	0:6	6:-11
both <without> cert	8:-8
both <without> neg	5:-5	6:12	8:-17
both <without> not-?	5:-5	6:12	8:-17
both <without> obj	8:34
both <without> soft	5:-7	6:-20	7:45	8:-13
both <without> unit	5:28	6:-6	7:-27	8:-8
both <without> you	5:-7	6:-20	7:45	8:-13
both <year> from	2:-6	8:8
both <year> made	2:-8	6:-7	8:48	9:-7
both <year> more	3:7
both <year> obj	0:-10	6:-7	8:25
both <year> soft	0:-7	8:17
both <year> trusted	3:7
both <year> wh	6:-6	8:21
both act be	0:-13	3:39	6:40	8:-35
both act bundle	0:16
both act cancel	1:14	5:7
both act cost	0:-9
both act day	0:46	4:7	5:70	8:-24
both act earn	6:-6	7:11	8:-9
both act event	0:47	8:-27
both act first	1:-18	2:14	5:18
both act free	0:35	1:15	2:13	5:20
both act from	0:16
both act gift	0:14
both act give	0:-5	8:-11
both act head	0:32	6:-10	7:27	8:-8
both act inf	1:24	5:-5	6:-14	7:-6	8:12	11:-6
both act last	0:18
both act left	0:9
both act live	0:-10	6:60	7:-41	8:-8
both act made	0:9	8:-11
both act me	8:-8
both act more	0:7	3:10	6:-15	7:-36
both act neg	8:-6
both act not-?	0:-11
both act not-act	0:8	8:-6
both act not-be	0:-12
both act not-det	0:6
both act now	0:34	5:50	7:-39	8:-71
both act num	0:81	6:23	7:-27	8:-12	11:-6
both act obj	0:15	1:-32	2:13	4:9	7:-47	8:-34	11:-28
both act off	0:11	1:-8	6:43	7:-5
both act open	0:10	6:-5	7:15	8:17	13:-6
both act people	0:-53	8:53
both act per	1:-9	6:7	7:10	8:-14
both act reach	0:-81	1:-14	6:11	8:66	12:-21
both act review	0:-26	3:-8	6:30	8:30
both act sale	0:-22
both act save	0:20	1:13	8:-13
both act secure	0:23	5:-7	8:-18
both act ship	0:13	1:-28	2:17	4:-8	5:19
both act soft	0:-71	1:-5	7:14	13:-6
both act terms	0:8	8:-9
both act they	0:49	1:-5	6:34	12:-22
both act ui	0:36	5:-7	6:14	8:46	12:-36
both act unit	0:15	1:14	7:23	8:61
both act until	0:72	4:6	7:14	8:-21
both act was	0:21	7:15	8:-6
both act we	0:-13	6:-11	8:32	11:-7
both act wh	0:7	1:-10	4:-8	6:16	8:-12
both act you	0:37	1:-9	4:-10	6:15	7:-15	8:-26	11:-13
both be cost	5:47	6:-21
both be day	6:-8	7:15
both be first	0:-5	1:22	4:-8	6:-24
both be free	0:-28	1:-9	4:-7	5:-15	7:-11
both be from	6:10	7:-14	8:-9
both be give	0:22	7:-6
both be guarantee	5:-29	6:53	9:8
both be head	6:-25	7:26	12:-12
both be hurry	4:8	6:-6
both be inf	7:-6
both be last	0:18	4:-8
both be left	4:-6
both be legal	9:11
both be live	6:-26	7:-12	8:-7
both be made	0:18	6:-9	7:-18	8:6
both be me	0:20	6:-41	14:-6
both be more	0:-7	1:-32	6:-10	7:22
both be neg	1:19	6:17	7:-11
both be not-<hours>	1:27
both be not-?	1:-7	6:17	7:-11
both be not-obj	1:26
both be not-prep	6:14
both be now	0:-8	2:9	6:24	13:-6
both be num	6:25
both be obj	0:18	2:-13	3:-5	6:-38	7:77	8:-19
both be off	6:29
both be only	3:11	6:-15
both be open	0:-8	5:-8	6:15	7:15	8:-21	13:-21
both be people	1:17
both be per	2:25	4:-8
both be reach	0:-7	6:44	7:-8	12:-11
both be return	5:-14
both be review	0:-7	3:-8	6:34	8:-7
both be save	6:27	13:-6
both be ship	2:18
both be soft	0:-9	1:-10	5:-33	6:34	7:29	8:-21
both be stock	4:8	6:-6
both be they	0:-16	5:-8	6:34	7:-13	12:-10
both be trusted	6:-10
both be ui	2:9	6:44	12:-10
both be unit	1:20	4:-5	5:-12	6:-74	7:35	13:-8
both be until	6:9	7:-10
both be was	0:-5	2:-16	7:15	13:-8
both be we	3:-33	4:-8	6:41	7:-6	8:-10
both be wh	0:22	5:38	6:-51	12:-5
both be you	0:-6	2:11	3:-8	5:-9	6:-21	7:-9	9:5	12:51
both bind me	0:-8	6:6
both bind obj	0:-8	6:6
both bundle cost	1:14	2:-7
both bundle day	1:7
both bundle free	0:-14	1:6
both bundle give	0:-8
both bundle num	0:-10	1:9
both bundle rate	1:-45	8:24
both bundle soft	0:-20	1:25	2:-11	8:-6
both bundle they	0:-8
both bundle unit	1:-45	8:24
both cancel first	1:6	5:8
both cancel free	1:9	5:14
both cancel inf	1:8
both cancel live	0:6
both cancel neg	0:6
both cancel not-?	0:6
both cancel not-det	0:6
both cancel now	5:14	12:-6
both cancel num	5:14	12:-6
both cancel obj	1:6	5:8
both cancel soft	0:6
both cancel ui	5:6	12:-9
both cancel unit	1:8
both cancel you	0:6
both cert terms	5:-5
both cert trusted	3:-11	5:11
both cost day	6:13
both cost earn	0:-17	7:20
both cost legal	12:-5
both cost less	5:-7	7:8
both cost live	1:29	5:-9	6:-8	8:-7
both cost made	8:-11
both cost me	6:10
both cost neg	6:18	7:-12
both cost not-live	6:17	7:-12
both cost num	1:8	6:-6
both cost obj	0:-18	6:18	7:8
both cost off	1:33	6:-6
both cost per	2:-11	6:46	7:-13
both cost save	8:-11
both cost ship	5:-25	8:24
both cost soft	0:-20	1:6	7:19
both cost they	2:-5	6:22
both cost ui	8:-13
both cost until	6:-13
both cost we	6:-8	8:-15
both cost wh	1:29	5:44	6:-12	8:-17
both cost you	1:28	6:23	7:-13	12:-6
both day event	0:-5	5:-7
both day free	0:-6	1:17	5:-8	6:-18
both day give	0:17	7:-7	8:-10
both day head	0:23
both day inf	0:15
both day live	0:9	1:11	4:-32	5:-23	6:24	7:-10	8:-11
both day made	6:-22	8:42
both day me	0:-7
both day more	0:-9	4:-31	5:-9	6:-10	7:38
both day now	0:-35	5:69
both day obj	0:53	4:16	6:-16	8:-45
both day only	0:-16	4:8	8:-6
both day open	6:-21	8:46	13:-6
both day reach	0:17	6:8	8:-33
both day ship	4:-8	5:-7	8:-16
both day soft	0:12	4:22	6:-23	7:-14	8:24	13:-6
both day they	1:12	6:-14
both day unit	6:51	7:-7	8:-8
both day until	0:28	1:-6	4:26	5:12	7:5	8:-29
both day was	0:23
both day we	6:9	8:-23
both day wh	4:-9	6:14
both day you	4:-9	5:34	7:15
both earn head	6:-5	7:12
both earn obj	0:-15	7:20
both earn per	2:-7	6:-11	7:41	8:-8
both earn soft	0:-24	7:26	8:-14
both earn unit	0:-10	7:7	8:-6
both earn upto	2:-6	6:-5	7:29	8:-6
both earn you	6:-5	7:12
both event free	0:-6	1:24	6:-5
both event from	6:14
both event left	1:18
both event less	7:5
both event more	7:5
both event obj	7:5
both event soft	6:17	7:-6
both event until	0:-5	6:14	8:-6
both first free	0:-10	1:32	4:-8	6:-38	7:-9
both first left	4:-6
both first num	0:-8
both first obj	0:-24	1:-8	2:6	5:15	6:7	7:-5
both first off	0:-9	1:6	2:-12
both first people	3:-5	4:36
both first reach	6:10
both first ship	1:-25	2:17	5:11
both first soft	0:11	1:20
both first they	0:-5	3:-6	4:34	6:-23
both first ui	1:24	4:20	5:8
both first unit	0:10	1:27	2:-8	4:-7	5:-10	6:-35
both first you	0:-5	1:28	2:-7	6:6	7:-8
both free gift	1:26	6:-23
both free give	0:-8
both free head	1:-22	5:69	7:-9
both free hurry	1:9
both free inf	0:12	1:25	7:31
both free left	0:-12	1:-43	4:-7	6:38	7:97
both free less	7:-6
both free live	0:45	1:-11	5:55	6:-53	7:22
both free more	1:-29	6:23
both free neg	5:7	6:13
both free not-?	6:13
both free not-prep	6:14
both free now	0:25	5:-14
both free num	0:-11	1:11	7:-5
both free obj	0:-48	1:27	5:15	6:-9	7:-22	8:-10
both free open	1:15	6:-9
both free people	6:28
both free per	0:-9	1:39	2:-23	6:-7
both free reach	1:-35	7:31
both free return	1:-10	5:-12
both free save	1:8	2:-5
both free ship	0:13	1:-10	2:20	5:33	8:-31	12:-19
both free soft	0:9	1:59	5:-5	7:-9
both free they	0:-17	1:112	5:-9	6:-129
both free ui	0:24	1:19	2:-7	5:15	12:-20
both free unit	0:18	1:115	2:-13	4:-8	5:7	6:-51	7:-33	8:-26
both free you	0:-5	1:-29	6:54
both from left	4:19	9:-20
both from less	7:5
both from live	6:-12	7:17
both from made	2:9	5:6	6:7	7:-14	8:-22
both from more	6:-11	7:9
both from now	7:12
both from num	0:-16	7:24
both from obj	0:15	1:-7	2:28	6:-20	8:-8
both from people	3:5
both from per	1:-6	2:27	6:-15	8:-6
both from sale	1:-10	2:-20	8:66
both from ship	2:-30	5:18	8:-24
both from soft	0:-20	6:13	7:19
both from stock	4:19	9:-20
both from terms	4:19	9:-20
both from they	0:-16	3:-23	7:24
both from unit	0:-16	2:20	7:24
both from until	6:14
both gift head	1:26	2:-8	8:-10
both gift obj	0:-51	1:53	2:-23	6:-17	8:-11
both gift people	1:26	2:-8	8:-10
both gift reach	0:6
both gift soft	0:-34	1:-10
both gift they	0:9	1:22	8:-8
both gift ui	1:9
both gift upto	1:32	2:-8
both gift you	0:-54	1:27	2:-22	6:-12
both give inf	0:5
both give now	8:-7
both give num	0:-8
both give per	0:20	8:-11
both give soft	0:16	1:10	2:-6	6:-21
both give they	0:-8
both give ui	0:-31	7:20
both give we	1:13	2:-6	6:-17	8:20
both give wh	0:22	7:-6
both give you	0:-13	1:15	2:-6	6:-7	7:14
both guarantee legal	9:8
both guarantee neg	5:39	6:-43
both guarantee not-?	5:21	6:-37
both guarantee not-happy	5:11
both guarantee not-obj	5:11	6:-21
both guarantee not-prep	5:6
both guarantee not-risk	5:6	6:-5
both guarantee not-you	5:11	6:-21
both guarantee obj	9:8
both guarantee open	5:-6	6:9
both guarantee rate	8:-18
both guarantee return	5:13
both guarantee soft	5:-19	6:53
both guarantee they	6:-11
both guarantee unit	1:-6	2:-7	6:6	7:-9
both guarantee we	5:-10	6:13
both guarantee wh	5:17	6:-38
both guarantee you	5:16	7:-9	9:8
both half obj	1:9	6:-5
both half soft	0:-35	1:38	8:-7
both half unit	1:8
both happy people	3:5
both head inf	0:-8
both head last	8:-8
both head left	0:-9
both head live	1:-22	5:58	6:-35	7:6	8:-6
both head now	8:-8	12:-8
both head num	6:36	7:-15	8:25
both head obj	0:-54	1:12	4:10	6:-35	7:35	8:37
both head off	8:-8
both head only	6:43	8:-14
both head open	7:16
both head people	1:26	2:-8	8:-10
both head per	6:-5	7:12
both head reach	0:-33	8:-10	12:39
both head ship	5:-19	8:24
both head soft	6:-40	7:17	8:8
both head they	1:16	8:-11
both head unit	6:-6	7:27	8:-10
both head until	0:16	4:-11	5:-19	6:7	7:9	8:21	12:-6
both head was	0:13	1:-9	4:-11	5:-20	7:8	8:-11	9:49	12:-14
both head wh	0:19
both head you	0:15	5:-21	6:-8	8:47
both hurry last	0:-8	4:13
both hurry less	4:-8	7:13
both hurry live	7:13
both hurry more	4:-8	7:13
both hurry obj	1:8	4:-8	7:13
both hurry soft	0:-8	4:13
both hurry stock	4:8	6:-6
both hurry until	8:-6
both inf left	7:31
both inf live	0:-5	1:-7	7:30
both inf now	0:-5
both inf obj	0:58	1:-6	7:-7	8:-28
both inf open	0:14	12:-8
both inf reach	0:19	7:29	12:-9
both inf soft	0:-39	1:-5	7:-8	8:-10
both inf ui	0:6
both inf unit	0:7	1:8
both inf until	0:15
both inf we	0:-12
both inf wh	0:-44
both inf you	0:-14
both last less	1:18
both last made	0:18	2:7
both last me	4:-21	6:36
both last obj	0:12	1:-6	2:7	4:25	8:-13
both last off	4:-21	8:48
both last per	2:7	4:-8
both last reach	0:-17	6:36
both last soft	0:-8	4:13
both last they	0:-17	6:37
both last unit	1:13	4:-41	6:31	7:-6	8:51
both last we	2:7	4:-8
both last wh	6:7
both left limited	4:5	6:-7
both left live	0:-8	1:-17	7:46
both left now	4:32	6:-8	8:-5
both left num	6:-14	7:-11
both left obj	0:-17	6:42	7:-5	8:-15
both left only	2:-8	6:-14
both left open	0:13
both left people	1:-21	6:28
both left reach	7:31
both left soft	0:-16	6:48	8:-11
both left stock	4:20	9:-20
both left terms	4:19	9:-20
both left ui	6:-8	7:-9	12:15
both left unit	0:12	6:-6	7:-9
both left you	1:-12	7:15
both legal less	7:-7
both legal live	7:-8
both legal num	7:-7
both legal obj	0:13	9:6
both legal per	7:-7
both legal soft	0:13	8:-6
both legal ui	12:-5
both legal unit	7:-7	9:6
both legal you	9:8
both less live	4:-8	5:-7	6:-19	7:20
both less more	4:-10	6:-30	7:43	8:-10
both less num	1:-8	3:36	7:-13	8:-35
both less obj	1:16	4:-9	7:19
both less per	7:-7
both less unit	1:12	3:35	7:-13	8:-38
both less until	7:5
both less was	1:-6	3:-9	8:26
both less you	1:17
both limited live	4:8
both limited obj	8:-6
both limited stock	4:-12	9:5
both limited terms	4:-12	9:5
both live me	3:28	6:-7	7:-7
both live more	0:-10	4:-39	5:-13	6:-28	7:23
both live neg	1:-5	3:-7	5:18	6:-41	7:27	8:-25	9:-10
both live not-?	5:-11	6:-61	7:49	8:-13	9:-8
both live not-be	6:8
both live not-cancel	5:31	7:-11
both live not-det	0:6	5:-6	6:-8	7:6
both live not-left	6:-12
both live not-prep	6:-12
both live not-reach	6:10	8:-5
both live not-sale	6:8
both live not-you	3:-6	6:-8	7:7
both live now	7:-18
both live num	0:-16	3:-5	5:-7	6:-47	7:34	8:-14
both live obj	0:-100	1:10	2:-6	3:-5	4:-12	5:18	6:60	7:8	8:-37	9:-6	10:-9	12:-13
both live off	0:-9	1:34	6:-6	7:-8
both live open	1:12	6:-8
both live people	6:9	8:-5
both live per	0:-5
both live reach	0:-55	6:-50	7:14	8:117
both live ship	5:-7
both live soft	0:21	5:-7	7:-19	8:-55
both live they	0:-14	1:45	5:-9	6:-24	8:-8
both live trusted	6:-7
both live ui	0:-13	6:-20	7:29	12:-12
both live unit	0:-14	1:11	3:24	5:-7	6:-10	7:-7	8:-12
both live until	3:33	4:-32	5:-9	7:-16
both live was	5:-8
both live we	6:19	7:-19	8:-10
both live wh	0:-23	1:32	6:-22	7:11
both live you	0:-28	1:23	2:-7	3:-5	5:-19	6:-20	7:10	8:-6	12:-16
both made now	0:-20	6:-22	8:63
both made obj	0:15	1:-5	2:13	8:7
both made people	3:-15
both made per	2:8
both made reach	0:-11
both made return	5:37	8:-27
both made save	8:-11
both made ship	2:-11	5:8	8:-13
both made they	6:9	8:-5	12:-8
both made unit	6:-20	8:16
both made until	0:-7
both made we	2:7	8:-11
both made wh	8:10
both made you	6:5	12:-5
both me neg	0:-6	6:12
both me not-<money>	6:9
both me not-?	6:9
both me not-me	0:-6	6:12
both me now	0:-24	6:30
both me num	0:18	6:-9
both me obj	0:23	3:-9	6:57	7:-14	8:-43
both me per	2:-8	6:10
both me reach	0:-38	6:37	8:-10
both me soft	0:44	6:-22	7:-10	8:-10
both me they	6:14	8:-6
both me trusted	3:9	6:-19
both me unit	3:19	4:-22	6:57	7:-7
both me until	3:28
both more neg	7:-8
both more not-?	7:-8
both more now	6:-20	8:-6
both more num	0:-7	3:-21	7:27	8:-7
both more obj	0:-6	3:-10	4:-10	6:-20	7:53	8:-7
both more only	3:-11	6:22
both more open	6:25	7:-21	13:-8
both more people	1:-5	3:23	7:-5	8:-12
both more per	6:-11	7:16	8:-6
both more soft	0:-36	6:-12	7:53
both more they	3:-11	6:22
both more trusted	3:15
both more unit	0:-8	3:-10	7:10	8:-11	13:-8
both more until	4:-31	7:16
both more wh	6:-26	7:9
both more you	3:-7	6:-37	7:34	13:-8
both neg not-<hours>	1:27
both neg not-<money>	1:-7	6:10
both neg not-?	0:-25	1:-22	2:-9	3:-14	4:-13	5:-21	6:13	7:18	8:-36	9:21	10:-7	12:-11	14:-9
both neg not-act	0:8	6:9	8:-8
both neg not-be	0:-16	1:-11	6:23	8:-13
both neg not-bind	1:17	6:10	8:-17
both neg not-cancel	5:31	7:-11
both neg not-card	5:21	6:-11	8:-6
both neg not-cert	5:14	6:-7	8:37
both neg not-conj	6:-19	8:-5	9:32
both neg not-cost	1:-6
both neg not-day	1:56	5:-41
both neg not-det	5:-10	6:-30	7:18	8:-10	9:26
both neg not-free	1:-5	5:-32	8:27
both neg not-guarantee	1:-5	5:11	8:36
both neg not-happy	5:11
both neg not-head	6:6	7:-6
both neg not-left	6:-12
both neg not-live	6:-14	7:17
both neg not-me	0:-6	2:-6	6:30	8:-5
both neg not-obj	1:23	5:-6	6:33	8:-9
both neg not-off	6:11	8:-12
both neg not-only	5:25
both neg not-prep	0:-9	1:37	5:-40	6:23	7:16	8:-12	9:-10
both neg not-reach	6:10	8:-5
both neg not-return	6:-27	8:30
both neg not-risk	1:22	6:-8	8:-10
both neg not-sale	8:16
both neg not-store	6:-34	7:-11	8:-10	9:64
both neg not-they	6:32	8:-8
both neg not-you	1:-6	3:-7	5:8	6:6	7:10	8:-18	9:-5
both neg obj	0:-15	1:-6	5:29	6:28	7:-20	8:-28	9:-8
both neg only	6:6
both neg people	6:10	8:-5
both neg per	2:-5	6:20	7:-12
both neg return	5:5	6:-5	8:61
both neg ship	5:-40	8:63
both neg soft	5:6	6:-20	7:6
both neg they	1:-11	5:10	6:-18
both neg until	8:-9
both neg we	6:41	8:-30
both neg wh	5:15	6:-30
both neg you	1:-5	6:9	7:7	8:-6
both not-<hours> not-obj	1:27
both not-<money> not-?	6:9
both not-<money> not-be	1:-6
both not-<money> not-cost	1:-6
both not-<money> not-me	6:9
both not-<money> they	1:-6
both not-? not-be	0:-12
both not-? not-bind	5:-9	6:21
both not-? not-card	5:21	6:-11	8:-6
both not-? not-conj	6:-19	8:-5	9:32
both not-? not-det	0:5	5:-7	6:-24	8:-7	9:28
both not-? not-head	6:6	7:-6
both not-? not-me	6:11
both not-? not-prep	1:-10	6:13	7:17	8:-26	9:-7
both not-? not-store	6:-34	7:-11	8:-10	9:64
both not-? not-you	3:-6	5:7	6:-20	7:22	8:-18
both not-? obj	0:-14	8:-8
both not-? return	5:-7	6:-5	8:61
both not-? ship	5:-11	8:36
both not-? soft	0:6	6:-19	7:6
both not-? they	5:11	6:-19
both not-? we	6:7
both not-? wh	5:16	6:-39
both not-? you	0:6	6:-28	7:10
both not-act not-det	6:10
both not-act not-obj	6:10
both not-act wh	6:10
both not-act you	6:10
both not-be not-cost	1:-6
both not-be not-sale	6:19	8:-9
both not-be obj	0:-12
both not-be they	1:-7
both not-be we	6:19	8:-12
both not-bind not-day	1:29	5:-21
both not-bind not-obj	5:-24	6:30
both not-bind not-prep	1:29	5:-21
both not-cancel obj	5:28	7:-11
both not-card not-obj	5:11	6:-7
both not-cert not-only	5:25
both not-conj not-store	6:-19	8:-5	9:32
both not-cost they	1:-6
both not-day not-prep	1:56	5:-41
both not-day not-risk	1:27	5:-20
both not-det not-live	6:-19	7:25
both not-det not-obj	6:10
both not-det not-store	6:-15	7:-8	9:32
both not-det soft	0:6
both not-det wh	6:8
both not-det you	0:6	5:-5	6:-6	7:20
both not-free ship	5:-29	8:27
both not-happy return	5:10
both not-happy soft	5:10
both not-happy you	5:10
both not-head not-prep	6:6	7:-6
both not-left not-live	6:-12
both not-left not-prep	6:-12
both not-live not-prep	6:-12
both not-live obj	6:17	7:-12
both not-live per	6:17	7:-12
both not-live you	7:10
both not-me not-obj	6:19
both not-me not-prep	6:19
both not-obj not-prep	6:19
both not-obj not-you	5:11	6:-21
both not-obj they	5:11	6:-21
both not-obj wh	5:9	6:-10
both not-obj you	6:10
both not-off obj	6:11	8:-12
both not-prep not-return	6:-27	8:30
both not-prep not-risk	1:27	5:-20
both not-prep not-sale	6:-27	8:30
both not-prep not-they	6:32	8:-8
both not-prep not-you	6:-27	7:32
both not-prep obj	1:-5	6:18	8:-6
both not-reach people	6:10	8:-5
both not-reach we	6:10	8:-5
both not-return not-sale	6:-27	8:30
both not-sale we	6:19	8:-9
both not-you they	5:11	6:-21
both not-you we	6:7
both not-you wh	5:11	6:-21
both now num	5:14	12:-6
both now obj	0:13	6:-17	8:-5
both now off	0:-17	1:62	8:-22
both now only	0:-10	2:8
both now open	0:7	6:27	13:-6
both now per	0:30	6:-5	8:-24
both now reach	6:-10
both now risk	6:-11	8:21
both now save	6:27	13:-6
both now ship	0:23	2:-10	5:-52	8:-34	12:58
both now soft	0:16	1:-10	8:-22
both now store	8:57	11:-17
both now they	0:-14	6:30	8:-6
both now ui	0:24	2:-10	5:-10	8:-15	12:11
both now unit	0:13
both now until	0:-6	8:-6
both now was	2:24	8:-9	12:-14
both now wh	0:-19
both now you	7:6
both num obj	0:-29	1:-21	3:-12	6:6	7:12	8:37	10:30
both num off	0:-11	6:29	7:-5
both num only	3:-34	6:63	7:-6	8:-15
both num open	0:-12	1:-8	6:-5	7:34
both num per	0:-13	6:-7	8:55
both num reach	0:-7
both num save	0:-12	1:-7	7:32
both num soft	0:-16	1:6	6:-15	7:19	8:-7
both num terms	0:28
both num they	1:-15	3:-35	4:32	6:9	7:13	8:-15
both num trusted	3:-19	6:9
both num ui	4:37	5:14	7:-11	8:-8	12:-9
both num unit	0:16	1:-11	3:24	4:33	5:-11	6:-43	7:10	8:-36	9:-7	11:-5
both num you	0:-10	6:17	7:9	8:-5
both obj off	0:24	1:7	2:-20
both obj only	0:-10	3:-11	6:21
both obj open	0:-10	6:-5	7:25	8:-5
both obj people	0:19	1:22	3:7	6:-18	8:-43	9:52
both obj per	0:14	2:7	7:-13	8:36
both obj reach	0:-144	1:-38	6:18	7:-26	8:93	10:16	11:-9	12:-5
both obj risk	6:-11	8:21
both obj sale	6:-13	8:22
both obj save	0:30	2:-17	6:-18	7:13	8:-8
both obj secure	0:20	5:-18
both obj ship	1:-25	2:45	5:11
both obj soft	0:-54	4:-9	5:-10	6:-52	7:-47	8:35	9:-9	10:-10	11:29	13:-7
both obj they	0:49	1:20	3:-14	4:-6	6:10	7:-11	8:-23	12:-5
both obj trusted	3:14
both obj ui	0:28	3:5	4:-6	5:7	6:-23	7:15	8:-15	10:-7	12:15
both obj unit	0:-51	2:-5	3:-10	6:-44	7:62	8:50
both obj until	0:-44	4:30	6:12	8:12
both obj was	0:6	1:-7	4:13	6:52	7:-6	8:-24
both obj we	0:40	1:-8	2:6	4:-7	6:6	7:-7	8:-8
both obj wh	0:-55	6:22	7:18	8:-7
both obj you	0:17	1:10	2:-37	5:-7	6:9	7:-17	8:-47	11:-7	12:-17
both off people	8:-6
both off per	0:14	1:-6	6:13
both off sale	1:7	6:-9	8:-15
both off soft	0:8	1:8	7:-8
both off unit	4:-21	8:56
both off upto	6:-6
both off wh	0:-10	1:25	6:8	7:-8
both off you	0:-16	1:7	2:-10	6:48	7:-14
both only open	4:16	13:-6
both only people	6:-6
both only terms	4:-12	6:-7
both only they	3:-33	6:31
both only trusted	3:-23	6:9
both only unit	2:-6	4:25	6:-9	7:-7	13:-6
both only was	2:5
both open per	7:8
both open reach	0:8	8:-23	12:-8	13:41
both open save	0:-16	1:-8	6:26	7:31	13:-9
both open ship	5:16	8:-16
both open soft	0:-25	4:-8	5:-9	6:-21	7:9	8:51	13:13
both open they	5:-6	6:9
both open unit	0:-8	4:15	6:30	7:-8	9:-6	12:-14	13:-33
both open until	4:-8	7:15	8:20	13:-6
both open was	7:15	13:-8
both open wh	6:8	8:-9
both open you	6:24	7:-13	13:-10
both past unit	6:13	8:-10
both past we	6:13	8:-10
both people per	3:14	6:-16	8:-5
both people reach	0:-33	3:20	6:-18	8:48
both people review	3:-31
both people soft	0:39	3:7
both people terms	0:-18	6:-6
both people they	0:-7	1:16	4:25	6:-25	8:-17
both people trusted	4:-11
both people ui	0:20	3:27	6:-16	8:-5
both people until	4:-13	11:-6
both people we	0:-36	3:20	6:-11	8:42
both people work	8:26
both per reach	0:-17	3:20	6:-19	8:56
both per review	3:-28
both per save	7:8
both per ship	2:19	5:23	8:-33
both per soft	0:24	7:29	8:-25
both per they	2:-6	3:20	6:10	8:-6
both per ui	0:-18	2:18	3:20	6:-20	7:30	8:-7
both per unit	0:-5	2:32	5:-8	6:-14	7:-19	8:7
both per until	0:-5	6:31	8:-32
both per upto	2:-6	6:-5	7:29	8:-6
both per we	2:6	3:19	4:-11	6:-9	8:-9
both per wh	1:-9	6:18
both per you	2:21	6:8	7:10
both pro trusted	0:-7	3:14
both pro wh	3:-18	6:47
both rate unit	1:-45	8:23
both reach risk	0:20
both reach soft	0:85	6:-18	7:-24	8:-47	13:-20
both reach they	0:-33	1:-8	3:21	4:-6	6:42	7:-13	8:52	12:-32
both reach ui	0:-16	3:19	8:-22	12:22
both reach unit	0:-9
both reach we	3:19	6:-12
both reach wh	0:10	6:5
both reach you	0:78	1:-15	6:20	7:-24	8:-10	12:-13
both return soft	5:10
both return unit	1:-10	2:-5	5:-58	8:-12
both return you	5:13
both review they	3:7
both review trusted	3:-39	11:37
both review until	3:-42	11:33
both sale soft	0:16
both sale until	1:8
both sale upto	1:9	8:-6
both save ship	1:8	2:-5
both save soft	0:7	1:-7	8:-7
both save they	0:8
both save unit	0:-13	7:31	8:-5
both save upto	0:-6
both save we	8:-11
both save wh	8:-11
both save you	0:-6	1:8	2:-7	6:-5	7:6
both secure you	0:6	5:10
both ship terms	8:37	9:-14
both ship they	5:-11	6:12
both ship ui	0:23	2:7	5:-41	8:44
both ship unit	1:40	2:11	5:-26	8:11	12:-5
both ship until	4:-9	5:-13	8:24	9:13
both ship was	5:-19	8:24
both ship we	5:-11	6:12
both ship wh	4:-8	6:12
both ship you	2:18	4:-8	5:-12	8:24
both soft they	1:-25	5:-7	6:48	7:13	8:-29
both soft ui	0:-73	1:15	3:6	6:-10	7:81	8:-7	12:16
both soft unit	0:-15	5:52	7:5	8:-16	13:10
both soft until	0:-39	4:11	8:75	13:-6
both soft was	7:16
both soft we	0:9	1:11	2:-6	6:-18
both soft wh	0:-24
both soft you	0:-29	1:30	2:-10	5:-7	6:-29	7:18	8:-16	11:-10	12:-9
both stock terms	4:5	9:-13
both store they	6:-5	11:16
both terms unit	0:28
both terms until	0:14	4:-18	9:15
both they ui	3:18	4:33	7:-13	8:-12	12:-26
both they unit	0:-17	4:37	5:-6	6:-24	7:12	8:-7
both they until	3:7
both they was	1:-6
both they we	3:20	5:-11	8:-13
both they wh	6:-8	8:-7
both they you	0:18	1:-22	6:55	7:-8	12:-14
both trusted until	3:-36	4:-9	11:35
both trusted we	4:29
both ui unit	4:34	5:-39	6:-9	7:7	8:54	12:-17
both ui until	6:-9	7:19	12:-9
both ui we	3:20	6:-16	8:-5
both ui wh	0:-13	7:16
both ui you	0:-60	6:-41	7:74	12:32
both unit until	3:27	6:-10	7:17	8:-6	12:-9
both unit we	6:-11	7:-9
both unit wh	6:11	7:-10	8:-9
both unit work	6:-26	7:-13	8:24
both unit you	0:18	1:6	3:-6	6:7	7:-21	8:-8	12:-11	13:-10
both until upto	0:-7	1:7	4:-6	8:-7	12:-6
both until was	0:16	4:-10	5:-19	6:7	7:10	8:18
both until we	6:-9	8:-10
both until wh	4:-8	5:7
both until you	0:-7	4:-12	5:17	6:-10	7:23	8:16	12:-11
both was wh	6:34	8:-7
both was you	2:8	5:-19	8:24
both we wh	5:-13	6:18	7:-6	8:-20
both we work	6:-23	8:14
both we you	0:-14	1:14	2:-6	6:37	7:-19	8:-12
both wh you	0:-12	1:26	4:-9	6:-18	7:14	12:-6
capitals all	1:-27	2:30	3:-16	4:-7	6:20	8:-73	9:-7	10:-38	11:64	12:29	14:40
capitals no letters	0:-36	1:-6	3:-13	4:-10	6:-7	8:-30	9:-5	11:-6	12:31	13:22	14:132
capitals none	0:-107	1:62	2:-21	3:49	5:-66	6:-62	7:-48	8:-49	9:-8	10:138	11:-28	12:-79	13:92	14:66
capitals some	0:132	1:-39	2:-20	3:-32	4:7	5:63	6:32	7:36	8:138	9:12	10:-107	11:-41	12:10	13:-116	14:-251
digits 0	0:-10	1:45	2:-65	3:-45	4:22	5:22	6:37	7:9	8:17	9:-31	10:25	11:19	12:-145	13:-55	14:35
digits 1	0:-21	1:-31	2:-26	3:49	4:-25	5:-27	6:-37	7:-24	9:37	10:-30	11:-23	12:96	13:29	14:-34
digits 2	0:50	1:-11	2:33	3:-6	4:-7	6:-12	8:-6	9:-9	13:-12	14:-21
digits 3	0:-15	2:37	8:-12	12:20	13:22	14:-15
digits 4	0:-13	1:-8	2:17	8:-8	12:27	13:12	14:-15
digits 5	2:-5	3:-7	8:-7	14:37
ends 	0:20	1:55	2:6	3:32	4:29	5:26	6:-168	7:90	8:105	9:-53	10:-7	11:7	12:-27
ends !	0:26	1:-6	6:71	10:-46	12:-7	14:-6
ends .	0:-49	1:-51	2:-14	3:-37	4:-38	5:-28	6:52	7:-23	8:-82	9:52	10:43	11:-11	12:-24	14:-8
ends ?	0:-31	1:-6	3:-5	5:-9	6:32	7:-83	8:-22	9:-7	12:54
ends →	0:21	8:-6	12:-5
first <bundle>	1:44	2:-16	8:-7
first <bundle> $	1:10
first <bundle> prep	1:14
first <cents>	1:-10	2:25
first <cents> $	1:-6	2:15
first <code>	1:48
first <code> %	1:29
first <cut>	0:43	1:84	2:-31	6:-16	8:-20	12:-9
first <cut> $	1:9	2:-7
first <cut> prep	0:30	1:42	2:-11	6:-9	8:-12
first <date>	0:-15	8:52
first <date> prep	0:-5	8:28
first <email>	0:-17	13:37
first <email> $	0:-10	13:22
first <handle>	13:25
first <handle> $	13:15
first <hours>	0:59	2:-6	8:13	9:-7	12:-24	13:-31
first <hours> $	0:50	13:-30
first <hours> <date>	8:25	12:-8	13:-17
first <hours> <hours>	0:-6	13:12
first <hours> <number>	8:-14	13:16
first <many>	8:-9	12:56	14:-5
first <many> ?	8:-5	12:35
first <money>	0:-6	1:26	2:58	5:-38	6:-41	8:47	10:-5	14:-11
first <money> $	2:8
first <money> <quantity>	1:-11	2:15	12:-6
first <money> ?	1:7	2:21	6:-5	12:-12
first <money> act	8:-11
first <money> cost	8:-11
first <money> earn	2:-5	8:-7	12:35
first <money> free	2:-9	5:-22
first <money> from	1:-10	2:-20	8:66
first <money> gift	1:26	2:-8	8:-10
first <money> obj	1:22	8:-8
first <money> off	1:39	2:-27	6:-6
first <money> per	1:-22	2:13
first <money> prep	2:-6
first <money> ship	2:33
first <money> was	1:-13	2:17	12:-12
first <number>	0:6	1:24	2:9	3:57	4:9	5:45	6:37	7:-43	8:26	10:-20	11:-5	12:-18	13:-27	14:22
first <number> $	3:-6	8:-6	14:32
first <number> <bundle>	1:14	2:-16
first <number> ?	2:16	3:-6	6:20
first <number> bundle	1:5	2:-5
first <number> conj	2:29
first <number> from	3:56
first <number> guarantee	5:6
first <number> obj	1:-10	6:-5	8:50	10:-10
first <number> off	1:21
first <number> open	4:16	6:25	7:-21	13:-14
first <number> unit	0:6	1:-6	2:-7	3:-6	4:16	5:28	6:10	7:-22	8:-15	13:-14	14:-6
first <percent>	0:-11	1:17	2:-17	3:46	4:-8	5:-7	6:-13	7:-19	8:116	9:-12	10:-14	11:-9	12:-29	14:-26
first <percent> ?	6:44	7:-7	8:10	10:-7	12:-8	14:-6
first <percent> be	3:46	6:-16	8:-23
first <percent> less	1:19	3:-19	6:-7	8:52
first <percent> off	1:9	6:-6	8:-39
first <percent> prep	1:26	3:8	6:-18	8:7
first <percent> rate	1:-45	6:-6	8:63	14:-6
first <phone>	0:-37	12:-9	13:34	14:-14
first <phone> $	0:-22	12:-5	13:21	14:-8
first <place>	0:-23	6:-26	7:-6	8:-27	9:-12	10:-20	12:-26	13:90
first <place> <place>	12:-9	13:13
first <place> ?	6:-7	8:-5	10:-9	13:15
first <place> det	13:12
first <place> open	0:-10	13:10
first <quantity>	3:7	8:-20	12:57	14:-14
first <quantity> <percent>	8:-11	12:35	14:-8
first <quantity> pro	3:5
first <rating>	0:-10	11:-9	12:-6	14:-9
first <rating> $	3:28
first <rating> from	3:-49
first <rating> people	3:9
first <rating> prep	3:28
first <rating> review	3:-19
first <stars>	3:100	6:-59	8:-13
first <stars> ?	3:27	6:-13
first <stars> be	3:34	6:-23
first <time>	8:48	12:32	14:-33
first <time> $	8:-14	12:52	14:-17
first <time> ui	8:42	12:-33
first <url>	0:-29	8:-5	9:56	13:26
first <url> $	0:-17	9:34	13:16
first <without>	0:-25	1:-10	3:-6	4:-18	5:81	6:24	7:13	8:28	9:-5	11:-6	12:-10	14:-7
first <without> $	5:22	8:49
first <without> <without>	5:-20	6:42
first <without> ?	5:36	6:-57	8:14
first <without> conj	8:-8
first <without> det	6:52	8:-36
first <without> neg	5:-5	6:12	8:-17
first <without> obj	8:34
first <without> prep	5:21	6:-26	7:17	8:-21
first =	14:28
first = =	14:17
first ?	0:201	1:-16	2:6	4:-52	5:-51	6:-8	7:7	9:10	10:91	11:-31	12:106	13:-41	14:42
first ? $	0:-10	3:-5	6:-57	9:-6	10:91	11:36	12:-35	14:-17
first ? &	0:-9	6:-17	8:-27	10:73	12:-16	14:-7
first ? <date>	0:-6	2:89	6:-12	8:-42
first ? <many>	6:-5	8:37	12:-26
first ? <money>	2:-113	8:-12	12:84
first ? <number>	3:25	8:45	12:-9
first ? <quantity>	6:-9	8:10
first ? <year>	8:-43	9:68	12:-10
first ? ?	0:58	1:-38	2:49	3:-33	4:-20	5:-11	6:42	7:54	8:44	9:-14	10:-48	11:-29	12:-18	13:-15	14:28
first ? act	0:17	6:-6	8:-7
first ? be	0:-9	1:-16	5:-23	6:15	7:-7	8:-14	12:48
first ? cert	3:-11	8:50
first ? conj	0:-27	2:22	6:36	8:-13	10:-8	12:-9
first ? day	5:-25
first ? det	0:107	1:-30	2:-20	3:24	5:-25	6:-30	7:6	8:11	10:-11	12:68
first ? free	0:-6	1:-41	6:85
first ? from	2:24	12:-5
first ? gift	1:-12	10:26
first ? give	0:5
first ? guarantee	5:-9	6:-9	8:-6
first ? half	1:20
first ? inf	0:-26
first ? last	4:-21	8:56
first ? live	1:11	6:21	7:-7	8:-12
first ? made	6:-50	8:67
first ? me	0:40	6:-24	8:-24	14:49
first ? more	3:-6	6:51	7:-6	8:-18
first ? neg	6:45	7:-22	8:-47
first ? now	0:-18	2:-45	6:-27	8:48	12:34
first ? num	8:-12	10:18
first ? obj	0:13	1:28	2:18	6:27	8:-28	9:-5	10:13	12:-10
first ? off	0:-17	1:62	8:-22
first ? only	3:11	6:-12
first ? open	6:-21	8:46	13:-6
first ? prep	2:8	3:26	4:-6	5:62	6:-13	8:58	9:-8	10:-13	11:-11	12:-15
first ? reach	0:28	6:-8	8:-30	12:-14
first ? return	5:16
first ? sale	6:54	8:-14	10:-40	12:-8
first ? soft	0:-48	1:7	6:-38	8:83	13:-6
first ? they	0:20
first ? trusted	3:-11	5:11
first ? ui	2:-9	6:-18	7:-5	8:-25	12:64
first ? until	0:-11	4:41	5:-8	6:-28	7:-9	8:26
first ? we	6:13	8:-14
first ? wh	0:6	6:-11
first ? you	0:52	1:16	6:-13	7:34	8:-23	12:-19
first act	0:35	1:-9	2:-32	3:-36	4:-20	5:20	6:-22	7:-13	8:39	9:-24	10:-15	11:25	13:-17	14:-11
first act $	0:50	5:-8	8:-33	11:-17
first act &	0:9
first act <code>	0:7
first act <many>	0:-11	8:-12	12:38
first act ?	0:-35	1:10	2:-18	3:-6	4:-6	5:-10	6:-16	7:-10	8:81	11:-15	12:-16
first act act	0:17
first act be	3:-9	6:17	8:-8
first act bundle	0:16
first act conj	0:-15	6:-11	8:-14
first act det	0:10	5:-14	6:-13	7:67	8:-59	11:-6
first act free	0:16	1:11
first act gift	0:9
first act head	0:13	4:-15
first act left	0:9
first act me	8:-6
first act neg	8:-6
first act now	0:-12	5:65	8:-37
first act obj	0:-27	4:14	6:-11	7:-28	8:37	11:-11
first act open	0:-7	8:20
first act per	0:13	8:-12
first act prep	0:-33	4:-17	5:-8	6:31	7:-14	8:-42	9:-7	11:89
first act reach	0:-83	6:-5	8:78
first act review	0:-19	8:37
first act ui	0:-14	8:49	12:-10
first act unit	0:-7	8:20
first act until	0:55	8:-15
first act was	0:13	4:-15
first act we	0:5
first act wh	0:31
first act you	0:51	1:-13	6:-7	7:-17	8:-23	11:-13
first be	0:-19	1:30	2:-28	3:-60	4:-11	5:-9	6:58	7:89	8:-41	12:-43	13:-13
first be <money>	2:-16
first be <number>	6:-8	7:50
first be ?	6:-49	7:5	8:-15
first be act	7:16
first be det	6:12	7:-6
first be neg	1:27
first be obj	6:-7	7:15
first be ui	6:44	12:-18
first be we	3:-34	6:34
first be you	6:15	7:-24	12:-5
first bundle	0:-36	1:53	2:-13	6:-6	8:-10
first bundle bundle	1:11
first bundle give	0:-8
first bundle prep	0:-6	1:13	2:-6
first bundle soft	0:-14	1:5
first cancel	0:-8	1:-14	5:39	6:-5	8:-22	12:-17
first cancel $	5:-24	12:13
first cancel ?	5:6	8:-6
first cancel cancel	5:23	12:-16
first cancel now	5:14	12:-6
first cert	0:-10	5:42	8:-27
first cert cert	5:17	8:-14
first conj	2:-6	6:9
first conj me	6:5
first cost	0:-7	1:12	5:74	6:-42	7:9	8:-17	12:-10
first cost bundle	1:8
first cost legal	12:-5
first cost less	5:-7	7:8
first cost wh	5:47	6:-24
first day	0:-11	4:5	8:20	12:-7
first day <date>	8:17
first det	0:-26	1:-6	2:7	3:-14	4:-42	5:-16	6:30	7:-31	8:-14	10:90	11:-20	12:-29	14:62
first det <hours>	6:-7	13:19
first det <money>	1:-7	2:-22	6:25	12:-5
first det <number>	2:17
first det ?	0:22	1:12	2:37	3:-10	7:-71	8:16	10:60	14:-12
first det be	7:-8
first det day	6:36	7:-7	8:49
first det det	6:-7	8:-13	10:-7	14:56
first det first	1:18	4:-7	6:-35
first det free	1:14	6:-26
first det gift	1:10	6:-12
first det head	6:27	8:-43
first det last	6:7
first det legal	9:8
first det live	1:-9	2:-7	4:-8	6:9	7:13
first det me	6:-5	10:-5	14:6
first det more	1:-29	3:13	6:5
first det neg	7:-8
first det obj	0:-19	1:-8	6:17	7:66	9:6
first det open	6:-26	10:21	13:-13
first earn	0:-48	2:-14	6:-18	7:109	8:-16
first earn <money>	6:-5	7:12
first earn det	0:-27	7:25
first earn upto	2:-6	6:-5	7:29	8:-6
first event	0:-16	2:47	4:10	5:-8	8:-8	12:-25
first event <money>	1:-13	2:28	12:-14
first event free	1:18
first event left	1:18
first event until	4:6
first first	0:-27	2:9	4:32	5:8	8:-7
first first <number>	4:20
first first act	1:-18	2:14	5:18
first first free	1:5
first first obj	0:-6	1:-12	2:11	5:16
first first unit	0:-8	1:8	2:-5	5:-10
first free	2:-36	4:-8	5:32	6:69	7:-18	8:-19	12:-6
first free act	0:9	1:21
first free event	1:6
first free gift	1:20	6:-12
first free inf	0:9	1:21
first free obj	0:-11	1:34	6:-34
first free prep	1:-69	6:98	7:-7
first free return	5:5
first free ship	0:14	1:-5	2:-12	5:21
first free soft	0:-6	1:5
first from	0:-6	1:-11	2:62	6:16	8:-15	10:-6	12:-24
first from <money>	1:-6	2:16	8:-6	12:-14
first from <number>	2:9
first from <year>	2:-6	8:8
first from ?	6:12	8:-11
first from prep	2:20
first gift	1:21	2:-37	8:68
first gift <money>	1:-6
first gift ?	1:-27	8:48
first gift prep	1:13	2:-12
first gift upto	1:32	2:-8
first give	0:24	1:-6	4:-5	5:-9	6:-21	7:6	8:8
first give ?	0:14	6:-10	7:-8	8:29
first give det	0:-12
first give now	8:-7
first give per	0:20	8:-11
first give wh	0:22	7:-6
first give you	0:-31	7:20
first guarantee	0:-11	2:-6	5:54	6:-30	8:-34
first guarantee $	5:11
first guarantee <percent>	8:-18
first guarantee neg	5:6
first guarantee wh	5:6	6:-17
first half	1:48	2:-6	6:-10	8:-13
first half ?	1:8
first half det	1:7
first half unit	1:8
first head	0:-17	1:-11	2:-8	3:-24	4:-24	5:-23	6:-47	7:-30	8:92	9:47	10:-28	11:-14	12:67	14:-21
first head $	0:-13	5:-5	8:73	9:-8	12:-32	14:-6
first head <handle>	0:6	8:-17
first head <money>	8:-8	12:-8
first head <number>	0:-13	3:-5	7:-10	8:56	12:-19
first head ?	3:-7	6:-15	8:-35	9:-8	10:-14	12:70
first head det	8:23
first head head	4:-5	8:38	9:-8
first head prep	8:5
first head reach	0:-5	8:-32	12:42
first head was	8:-43	9:59
first head you	0:22
first hurry	0:-19	1:8	4:64	6:-14	7:-5	8:-26
first hurry ?	4:12	8:-8
first hurry det	0:-8	4:13
first hurry stock	4:8	6:-6
first hurry until	8:-6
first inf	0:-36	6:-7	8:14
first inf $	0:6
first inf ?	0:-8	8:12
first inf conj	0:-21
first inf we	0:-5
first inf you	0:8
first last	0:-40	1:-16	3:-6	4:147	5:-15	6:-19	7:-15	8:-71	9:-6	10:-17	11:-7	12:-11	14:-8
first last $	0:-15	4:43	6:-8	8:-6
first last ?	4:48	6:-39	8:-18	10:-9
first last obj	0:-6	4:25	8:-13
first last per	4:-7
first last unit	4:-20	6:36
first left	0:-24	1:-64	4:72	5:-12	6:64	7:-21	8:-33
first left <number>	8:-7
first left ?	1:-16	6:38
first left limited	6:-6
first left now	0:-9	4:32	6:-8	8:-5
first left num	6:-8	7:-9
first left prep	1:-21	6:27
first legal	0:-24	2:-7	3:-7	5:-10	6:-13	7:-15	8:-30	9:38	12:-5	14:-8
first legal $	0:-9	9:7
first legal legal	7:-7	9:8
first legal live	7:-7
first less	6:-50	7:49	8:-16
first less ?	6:-30	7:30	8:-9
first limited	0:-10	1:-6	4:16	8:-21	9:8
first limited det	4:-12	9:5
first limited limited	4:9	8:-7
first limited live	4:8
first limited obj	8:-6
first live	0:26	1:-72	2:27	3:-23	4:-61	5:31	6:-127	7:225	8:-88	9:-22	10:-11	11:-17	12:-18	14:-8
first live <percent>	0:-9	7:-7
first live ?	0:-23	3:-7	5:-33	6:47	7:77	8:-6
first live conj	2:27	7:-5
first live det	0:77	6:-17	7:-13	8:-11
first live head	1:-21	5:65	7:-9
first live less	5:-7	7:8
first live live	6:-9	7:16	8:-7
first live me	7:-7
first live more	4:-31	5:-12	6:-9
first live neg	6:-17	7:24
first live not-?	5:-5	6:-29	7:12	8:-8
first live not-cancel	5:28	7:-11
first live not-live	6:-15	7:7
first live num	0:-6
first live wh	6:-11	7:5
first live you	0:-14	1:-13	5:-5	7:29
first made	0:-13	1:-7	2:16	3:-8	4:-9	5:-17	6:-11	7:-32	8:66	9:-14	11:-17	12:-13	14:-9
first made <number>	2:18
first made <year>	2:-8	6:-7	8:48	9:-7
first made ?	6:10	7:-14	8:-9
first made be	6:-20	8:16
first made det	6:-28	8:29
first made now	6:-12	8:8
first made prep	5:-5	6:31	8:-34	11:-8
first me	0:70	1:-15	2:-13	3:36	4:-13	5:-6	6:9	7:-20	8:-37	9:-7	11:-10	12:-12	13:-9	14:24
first me $	0:-21	3:-5	14:29
first me ?	0:-35	3:30	6:22	7:-9	8:-9
first me be	0:23	6:-9	14:-6
first me det	0:55	6:-30
first me me	0:26
first me neg	0:-6	6:12
first me soft	0:18	6:-9
first me they	0:-16	6:30
first me trusted	6:-7
first more	3:13	4:-16	7:17	8:-19	9:-9
first more ?	6:-54	7:43	8:-8
first more live	4:-8	7:13
first more prep	6:56	7:-47
first more trusted	3:6
first neg	0:-28	1:11	2:-9	3:-10	4:-23	5:54	6:-8	7:25	8:41	9:39	10:-7	11:-11	12:-16	14:-9
first neg not-?	4:-8	5:-16	6:-33	7:72	8:9	9:-18
first neg not-act	6:10
first neg not-be	1:-7
first neg not-bind	1:17	6:10	8:-17
first neg not-cancel	5:28	7:-11
first neg not-card	5:16	6:-10	8:-6
first neg not-cert	5:-11	6:-7	8:37
first neg not-guarantee	1:-5	5:11	8:36
first neg not-happy	5:11
first neg not-live	6:-15	7:7
first neg not-me	6:17
first neg not-obj	5:-18	6:25
first neg not-off	6:11	8:-12
first neg not-only	5:25
first neg not-prep	6:42	7:-13	8:-14
first neg not-return	6:-27	8:30
first neg not-risk	1:25	5:-9	8:-8
first neg not-store	6:-34	7:-11	8:-10	9:64
first neg not-you	6:27	7:-16	8:-8
first now	0:79	1:-16	2:93	3:-8	4:-28	5:-22	6:19	7:46	8:-33	11:-10	12:-24	14:-9
first now <money>	12:-17
first now <number>	0:-17	2:65	8:-42	12:-10
first now <time>	2:-9	5:-6	12:17
first now ?	0:55	6:-37	7:35	8:10
first now act	0:8
first now det	0:-24
first now inf	0:9
first now made	0:-14	8:33
first now now	0:53	6:-7	8:-24
first now only	2:9	4:-8
first now prep	0:-10	6:58	8:8
first num	0:-12	1:-13	2:45	5:-5	6:-39	7:28	8:35	12:-5
first num ?	2:22
first num det	6:-14	7:41	8:-12
first num head	6:-8	7:-14	8:39
first num obj	1:-14	2:8
first num unit	1:9	7:-6
first obj	0:-75	1:-57	2:64	3:-10	4:-14	5:12	6:40	7:-29	8:16	9:42	10:80	11:39	13:-35	14:-8
first obj <code>	0:7
first obj <money>	2:12
first obj <phone>	0:58	8:-14	13:-19
first obj <url>	0:20	8:-11
first obj ?	0:-130	2:16	5:-6	6:-52	8:20	9:40	10:39	11:-17	12:-10
first obj act	8:46
first obj be	1:13
first obj det	0:36	2:14	7:-9	8:46
first obj from	2:5
first obj head	0:-35	8:32
first obj inf	0:97	8:-24
first obj left	0:-16	6:48	8:-11
first obj live	4:-8	6:-9	7:30	8:-7
first obj me	0:-36	6:45	7:-7	8:-9
first obj not-?	6:-19	7:6
first obj not-cancel	5:28	7:-11
first obj num	0:-7	8:-9	10:30
first obj prep	0:-15	1:8	6:-34	8:-12	11:57
first obj risk	6:-11	8:21
first obj ship	2:5
first obj soft	0:52	6:-12	8:-6
first obj ui	8:-13	10:-6	12:21
first obj until	4:18	8:-24
first obj we	0:19	8:-18
first obj wh	6:34	8:-6
first obj you	0:5	1:-41	6:57	7:-15
first off	1:-44	6:41
first off prep	1:-26	6:25
first only	0:-38	1:-46	2:82	3:-21	4:33	5:-14	6:71	7:-21	8:-50	12:-44
first only <many>	2:23
first only <money>	2:12	6:-6	12:-20
first only <number>	1:-20	2:21	6:-6	12:-5
first only ?	6:-6
first only be	4:5
first only det	0:-11	4:9	6:8	7:-6	8:-7
first only num	3:-11	6:54	7:-5	8:-14
first only they	3:-11	6:22
first only until	4:8
first open	0:-44	1:-7	4:-14	5:-15	6:51	7:-20	8:32	9:-6	12:52	13:12
first open <hours>	0:-21	8:-12	13:14
first open <number>	13:11
first open <phone>	0:5	8:-6	12:-18	13:22
first open now	0:-6	6:27	13:-6
first open open	6:-6	8:33	12:54	13:-29
first open unit	5:-6	6:14	7:-7	8:20	12:-12	13:-8
first open until	4:-8	8:23
first past	6:25	8:-17
first past unit	6:15	8:-10
first payname	0:-11	4:-6	10:-8	11:108	12:-6
first payname $	11:26
first payname payname	11:39
first people	0:-7	1:7	8:-9
first per	0:23	1:-7	2:10	4:-9	5:-6	6:36	7:-14	8:9
first per be	2:7
first per now	0:30	6:-5	8:-24
first per obj	0:-10	7:-7	8:58
first per prep	2:7
first per until	0:-5	6:31	8:-28
first prep	0:50	1:-30	2:10	3:25	4:-13	5:17	7:-19	8:25	9:-7	11:-15	12:-10	14:-6
first prep <money>	2:12
first prep <quantity>	3:26
first prep ?	6:-36	8:52
first prep act	0:-5	6:-8	8:26
first prep det	0:21	1:-8	3:-12	4:33	6:28	7:-6	8:-48
first prep head	8:5
first prep inf	6:-8	8:26
first prep not-guarantee	5:-8	8:45
first prep now	0:30	6:-5	8:-24
first prep obj	0:13	8:-13
first prep prep	8:5
first prep stock	4:-29
first prep they	6:-6
first prep until	0:-5	6:31	8:-28
first prep you	5:30
first rate	0:-8	8:33
first rate rate	8:20
first reach	0:35	1:-41	2:-9	3:-15	4:-25	5:-18	6:-12	7:-46	8:60	9:-6	11:-43	12:37	13:10	14:-12
first reach $	0:39	12:-13
first reach <handle>	0:25	8:-25
first reach <many>	0:21	8:-9	12:-14
first reach <phone>	0:22	8:-13
first reach <url>	0:29	8:-17
first reach ?	0:-33	7:-6	8:118	11:-5	12:-20	13:44
first reach conj	0:17	8:-17	12:-8
first reach det	0:-97	6:35	8:-8	12:54
first reach head	0:-57	8:39
first reach live	0:-24	6:-33	8:62
first reach made	0:-10
first reach me	0:-35	6:44	8:-10
first reach obj	0:-95	8:66
first reach prep	0:121	1:-20	6:-23	7:-7	8:-67	11:-13	13:-6
first reach soft	0:44	6:-6	8:-29	13:-20
first reach ui	0:-15	8:-16	12:45
first reach we	0:36	8:-19
first reach you	0:21	6:-5	8:-8
first return	1:-12	5:-57	6:-11	8:47
first return ?	5:-24
first return be	5:-14
first return free	1:-6
first return made	5:37	8:-27
first return neg	5:-7	6:-5	8:61
first return prep	5:-24
first review	4:-9	6:-18	8:-14	11:53
first review <number>	3:-34
first review prep	3:-51	11:35
first review review	3:83	6:-10	8:-8
first review until	3:-35	11:35
first risk	0:33	6:-7
first risk reach	0:20
first sale	0:-9	1:16	2:-6	8:-14
first sale until	1:8
first sale upto	1:8
first save	0:9	1:50	2:-38	6:-24	7:35	8:-12
first save <money>	0:-18	1:53	2:-23	6:-11
first save num	0:-10	1:-7	7:24
first save prep	0:43	1:-16	7:-8
first save upto	0:-6
first save you	7:8
first secure	0:-7	5:31	8:-33	9:7
first secure $	5:6
first secure ?	5:7	8:-18
first secure secure	5:7
first ship	0:-14	1:50	2:-80	4:-15	5:-16	6:-22	7:-7	8:86	9:-46	12:12	13:-7
first ship $	5:27	8:-10
first ship <hours>	5:-6
first ship ?	2:-6	5:22	8:-16
first ship conj	1:44	5:-11	8:-17
first ship cost	5:-30	8:27
first ship day	4:-8	5:18	8:-16
first ship free	5:33	8:-12	12:-18
first ship from	2:-35	5:18	8:-24
first ship made	2:-11	5:8	8:-13
first ship neg	5:-36	8:63
first ship now	5:-32	8:-33	12:41
first ship prep	2:-20	6:-6	8:40	12:-10
first ship terms	8:37	9:-27
first soft	0:106	1:15	3:-13	4:-35	5:24	6:-14	7:-6	8:-21	9:-26	10:-17	12:-35	13:12	14:-15
first soft $	0:75	1:-9	8:-20	11:-5	12:7
first soft <hours>	0:-20	8:-12	13:14
first soft <many>	0:39	3:7
first soft <money>	1:18
first soft <number>	0:-6	1:11	2:-10	8:-7	13:11
first soft <percent>	0:-8
first soft ?	0:-68	3:-6	5:-13	6:-5	8:145	9:-6	11:-9	12:-16
first soft act	0:-98	7:15	8:62
first soft be	0:-16
first soft conj	0:9	1:-7	8:-13
first soft det	0:32	1:-16	4:10	6:-22	7:-25	8:-61	11:-11
first soft free	0:25	1:27
first soft gift	0:13
first soft half	0:-31	1:27
first soft inf	0:-24
first soft left	0:-16	6:48	8:-11
first soft legal	0:14	9:-7
first soft live	0:36	8:-9
first soft me	0:18	6:-13	7:-9	8:-10
first soft more	0:-25	6:-9	7:40
first soft now	0:7	8:-17
first soft obj	0:-5	1:-9	6:-8	7:5	8:18	9:-7	11:-8
first soft per	0:10	7:28	8:-20
first soft prep	1:-13	2:20	5:60	6:41	7:-33	8:-33	11:50
first soft sale	0:15
first soft they	0:-22
first soft ui	0:-28	7:34
first soft until	0:-54	4:-9	8:71
first soft we	0:15	8:-15
first soft wh	0:12	7:-7
first soft you	0:86	6:-6	7:-28	8:-26	11:-5
first stock	4:18
first stock $	4:7
first store	0:-37	1:-18	3:-8	4:-28	5:-12	6:-35	7:-9	8:-19	9:-6	10:-15	11:186	12:-16	14:-21
first store $	11:15	14:-6
first store ?	6:-9	8:26	11:5
first store det	0:-7	6:-6	8:-13	11:44
first store store	0:-8	4:-8	8:-18	11:43
first store they	6:-5	11:16
first terms	5:-10	8:-33	9:20	11:-7
first terms ?	0:-7
first terms act	0:-11	8:-5	9:5
first terms cert	5:-5
first terms det	4:19	9:-14
first terms from	4:19	9:-20
first terms only	4:-12
first terms prep	0:22	8:-8
first terms ship	9:13
first terms terms	0:-13	4:-5	8:-8	9:12
first terms until	0:15
first they	0:-14	1:59	2:-13	4:-24	5:-22	6:56	7:-28	8:-71	9:-8	10:-7	11:-9	12:28	14:-9
first they <number>	12:60
first they ?	0:22	1:35	3:7	6:-47	12:-5
first they act	0:-7	6:15
first they be	6:10
first they cost	2:-5	6:26
first they first	1:7	6:-29
first they live	0:-9	1:46	5:-7	6:-31
first they made	6:8	12:-8
first they not-be	1:-6
first they obj	0:-7	1:-7	8:-6
first they reach	6:6
first they soft	6:38	8:-20
first they they	6:26	12:-22
first they trusted	6:9
first trusted	0:-10	3:83	4:-22	5:-13	6:-5	7:-9	8:-17	9:-7	11:-28
first trusted ?	3:35	8:-7	11:-11
first trusted prep	3:5	4:-9
first trusted until	4:-8
first ui	0:-28	1:-32	2:-63	3:-9	4:20	5:-39	6:-29	7:-43	8:-22	10:-14	11:-11	12:116	14:-13
first ui $	0:-18	4:-15	5:-30	8:-29	12:62	14:-6
first ui <money>	1:-11	2:-37	12:7
first ui act	0:6
first ui cancel	5:14	12:-16
first ui free	5:22	12:-17
first ui inf	0:6
first ui legal	12:-5
first ui now	5:10	8:-14	12:-6
first ui obj	12:6
first ui prep	4:39	5:-39	7:-12	8:55	12:-8
first ui soft	12:10
first ui ui	4:-9	6:-12	7:-10	8:-16	10:-7	12:42
first unit	8:49
first unit <number>	8:29
first until	0:-22	1:-19	2:-13	4:94	5:-16	6:-6	8:-31	9:-7
first until $	4:21
first until <cents>	1:-7	2:-6
first until <date>	4:13	8:-21
first until day	0:9	5:-5
first until head	8:14
first until soft	4:22
first upto	0:-7	2:-16	6:-5
first upto <money>	2:-8
first was	0:-15	1:-12	2:29	4:-8	6:-10	8:47	9:-17	12:-32
first was <money>	1:-7	2:18	8:-10	12:-16
first was head	4:-5	8:38	9:-8
first was prep	8:5
first we	0:-49	3:22	4:23	5:-38	6:33	7:-42	8:40	9:-7	12:-12
first we ?	2:6	5:-10	6:30	7:-13	8:-17
first we act	0:-6
first we give	1:13	2:-6	6:-17	8:20
first we live	6:-6
first we neg	6:26	8:-13
first we obj	0:-13	4:-6	6:19	7:-7	8:32
first we people	3:20	6:-16	8:-5
first we reach	6:9	8:-23
first we ship	5:-11	6:12
first we soft	0:-6	1:13	2:-6	6:-17	8:20
first we they	3:20	6:-16	8:-5
first we trusted	4:30
first we work	6:-23	8:14
first wh	0:-47	1:-24	2:-7	3:-43	4:-5	6:130	7:-39	8:-10	9:-12	11:-7	12:-19	13:-9	14:-6
first wh <year>	6:-6	8:21
first wh ?	6:12	8:-7
first wh cost	8:-6
first wh det	7:-7
first wh neg	5:11	6:-21
first wh open	6:8	8:-9
first wh prep	1:-8	6:13
first wh pro	3:-18	6:47
first wh you	0:-18	6:13
first work	4:-6	6:-7	7:-17	8:60
first work ?	7:-10	8:10
first work people	8:26
first you	0:-11	2:-21	3:-10	5:9	6:-33	7:77	8:-20	9:-7	12:33
first you ?	5:7	6:6	7:10	8:-8	12:-7
first you be	0:-5	2:-9	6:19	7:8	12:6
first you cost	6:17	7:-12
first you first	0:-12	1:8
first you guarantee	7:-9
first you live	6:-29	7:11	12:-12
first you neg	6:-28	7:10
first you obj	6:-19	7:45
first you soft	0:27	6:-11
first you they	6:25	12:-8
first you ui	1:-10	6:-6	12:42
first you unit	1:7
has %	1:48
has &	6:-28	8:-44	10:122	12:-27	14:-12
has <bundle>	1:74	2:-46	8:-10	12:-5
has <cents>	1:-38	2:37
has <code>	0:77	1:37	2:-6	3:-12	4:-6	5:-6	6:-29	7:-8	8:-47	13:20
has <cut>	0:43	1:84	2:-31	6:-16	8:-20	12:-9
has <date>	0:-25	1:-10	2:134	3:-7	4:-42	5:-9	6:-28	8:52	9:19	12:-27	13:-28	14:-6
has <email>	0:62	6:-18	8:-34	13:14
has <handle>	0:40	6:-7	8:-44	12:-5	13:23
has <hours>	0:14	2:-6	4:-36	5:-15	6:38	7:-9	8:-18	9:-9	12:-25	13:41
has <many>	0:25	1:-9	2:29	3:41	4:-21	5:-9	6:-31	7:-9	8:-29	9:-17	10:-15	11:-19	12:81	14:-12
has <money>	0:-97	1:-154	2:136	3:-44	4:-25	6:84	8:-43	9:-19	10:-24	11:-12	12:81	13:-12	14:-28
has <number>	0:-71	1:-39	2:113	3:14	4:96	5:81	6:-40	7:72	8:6	9:-20	10:-29	11:-19	12:-35	13:83	14:-15
has <percent>	0:8	1:117	2:-50	3:36	4:-14	5:-8	6:-66	7:-35	8:84	9:-10	10:-17	11:-12	12:9	13:-7	14:-43
has <phone>	0:105	2:-7	6:-16	8:-63	9:-10	11:-11	12:-49	13:23	14:-16
has <place>	0:29	6:-33	7:-6	8:-50	9:-13	10:-20	12:-29	13:53
has <quantity>	0:-31	1:-25	2:12	3:27	4:-8	5:-8	6:-80	7:-18	8:116	12:27	14:-21
has <rating>	0:-12	3:-28	4:-6	11:-9	12:-7	14:-9
has <stars>	3:100	6:-59	8:-13
has <time>	0:-36	1:-17	2:-24	3:-8	4:-43	5:27	6:-11	8:63	12:80	13:-32	14:-34
has <url>	0:41	6:-26	7:-7	8:-39	9:56	13:22
has <without>	0:-25	1:-10	3:-6	4:-18	5:81	6:24	7:13	8:28	9:-5	11:-6	12:-10	14:-7
has <year>	0:-43	1:-5	2:-18	4:-7	5:-6	6:-32	8:71	9:86	10:-5	12:-29	14:-11
has =	14:28
has ?	0:-35	1:-37	2:-23	3:12	4:-25	6:89	7:-48	8:-20	9:22	10:59	12:18	13:-13	14:-48
has act	0:75	1:-26	2:-16	3:48	4:-40	5:43	6:7	7:-60	8:36	9:-13	10:-19	12:-43	13:-29	14:-17
has be	0:-41	1:-52	2:-30	3:36	4:-28	5:-43	6:147	7:-19	8:-150	9:-13	10:-52	11:-18	12:-22	13:-37	14:-34
has bind	0:-14	6:10
has bundle	0:-21	1:23	2:-44	5:-8	6:-10	8:18
has cancel	1:5	2:-7	4:-8	5:62	6:-7	8:-24	12:-18
has cert	0:-18	3:-19	5:31	6:-10	8:43	12:-9
has conj	0:64	1:63	2:89	3:-9	4:-10	5:-53	6:-59	7:-45	9:7	10:-18	11:-40	12:-47	13:76	14:-8
has cost	0:-61	1:48	2:-39	3:-19	4:-7	5:8	7:11	8:30	10:-7	11:-10	12:-31	14:-12
has day	0:62	1:11	2:6	3:-25	4:39	5:35	6:46	7:-47	8:-11	9:-9	10:-9	11:-14	12:-21	13:-11	14:-16
has det	0:12	1:11	3:28	4:-25	5:-148	6:6	7:58	8:-34	9:-53	10:32	11:-28	12:23	13:-5	14:10
has earn	0:-42	2:-23	5:-6	6:-20	7:108	8:-40	12:51
has event	0:31	1:5	2:44	4:5	5:-17	6:6	7:-6	8:-60	12:-26
has first	0:-42	1:79	2:-21	3:-10	4:78	5:5	6:-66	7:-20	8:-14	12:-14
has free	0:48	1:160	2:-84	3:-7	4:-26	5:88	6:-30	7:47	8:-97	9:-6	10:-15	11:-6	12:-52	14:-6
has from	0:-32	1:-48	2:56	3:6	4:16	5:14	6:-7	7:40	8:5	9:-41	10:-8	12:-42	14:-12
has gift	0:-33	1:83	2:-76	6:-71	8:45	10:40	12:-16
has give	0:13	1:16	2:-10	4:-5	5:-9	6:-49	8:41
has guarantee	0:-15	1:-18	2:-19	5:60	6:17	7:-16	8:-59	9:11	12:-11	14:-11
has half	0:-66	1:179	2:-23	6:-36	8:-37	10:-8	12:-10
has happy	0:-7	3:5
has head	0:-45	1:-28	2:-31	3:-39	4:-45	5:45	6:-6	7:11	8:102	9:37	10:-32	11:-21	12:45	13:-11	14:-28
has hurry	0:-19	1:9	4:50	6:-14	7:17	8:-27
has inf	1:28	3:-7	5:-10	6:-31	7:27	11:-15	12:-17	13:-7
has last	0:-52	2:9	3:-8	4:133	5:-16	6:46	7:-25	9:-7	10:-21	11:-9	12:-13	14:-9
has left	0:-60	1:-77	2:-21	3:-6	4:98	5:-24	6:70	7:116	8:-61	9:-36	10:-6	11:-8	12:17	14:-8
has legal	0:-8	1:-10	2:-14	3:-10	5:-10	6:-22	7:-17	8:-43	9:57	11:-5	12:-14	14:-9
has less	1:49	2:-5	3:24	4:-18	5:-17	6:-67	7:52	8:7	11:-5	14:-5
has limited	0:-10	1:-6	4:23	5:-5	6:-11	8:-24	9:7
has live	0:-27	1:-15	2:-18	3:-12	4:-61	6:22	7:102	8:-50	9:-36	10:-35	11:-26	12:-61	14:-25
has made	0:-58	1:-30	2:14	3:-40	4:-17	5:47	6:-24	7:-50	8:112	9:-24	10:-11	11:-21	12:-34	14:-14
has me	0:112	1:-22	2:-23	3:29	4:-51	5:-13	6:66	7:-40	8:-122	9:-10	10:-18	11:-20	12:-21	13:-12	14:109
has more	0:-88	1:-68	2:-9	3:21	4:-75	5:-38	6:6	7:197	8:-119	9:-21	10:-17	11:-18	12:-18	13:-15	14:-10
has neg	0:-70	1:21	2:-28	3:-47	4:-34	5:9	6:85	7:-5	8:31	9:13	10:-16	11:-16	12:-41	14:-27
has not-<hours>	1:44
has not-<money>	0:-5	1:-11	2:-7	6:17
has not-?	0:-42	1:-37	2:-15	3:-23	4:-21	5:-36	6:22	7:30	8:-60	9:35	10:-11	11:-8	12:-18	14:-15
has not-act	0:14	6:15	8:-13
has not-be	0:-26	1:-18	6:39	8:-21
has not-bind	1:28	6:17	8:-29
has not-cancel	5:52	6:-5	7:-19
has not-card	5:34	6:-18	8:-10
has not-cert	5:24	6:-12	8:61
has not-conj	6:-31	8:-9	9:53
has not-cost	1:-11
has not-day	1:94	5:-69	6:-5
has not-det	0:8	5:-17	6:-50	7:31	8:-17	9:43
has not-free	1:-9	5:-54	8:45
has not-guarantee	1:-9	5:19	8:60
has not-happy	0:-6	5:18
has not-head	6:11	7:-11
has not-left	6:-19	7:7
has not-live	5:-7	6:-24	7:29	9:-6
has not-me	0:-11	1:-7	2:-10	3:-6	6:50	7:-6	8:-8	14:-6
has not-obj	0:-6	1:39	2:-8	5:-9	6:56	7:-6	8:-15	9:-7
has not-off	6:19	8:-20
has not-only	5:42
has not-prep	0:-15	1:62	2:-5	3:-7	5:-67	6:38	7:26	8:-21	9:-16	12:-7	14:-5
has not-reach	6:16	8:-9
has not-return	6:-46	7:-6	8:50
has not-risk	1:36	6:-13	8:-17
has not-sale	1:-6	6:-7	7:-7	8:27	9:-5
has not-store	6:-56	7:-18	8:-16	9:107
has not-they	6:54	8:-13
has not-wh	5:5
has not-you	0:-6	1:-9	3:-11	5:14	6:11	7:17	8:-30	9:-9
has now	0:66	1:36	2:45	3:-20	4:9	5:10	6:-73	7:-26	8:25	9:-26	10:-13	11:-53	12:45	13:-17	14:-19
has num	0:14	1:-40	2:27	3:-29	4:37	5:-14	6:-78	7:103	8:-32	9:-20	10:67	11:-22	12:-35	13:-7	14:-11
has obj	0:102	1:45	2:20	3:-64	4:-12	5:-49	6:-33	7:7	8:56	9:11	10:43	11:-48	12:-65	13:-55	14:-43
has off	0:-32	1:216	2:-98	3:-15	4:-36	5:-8	6:33	7:-27	8:-72	12:-25	14:-8
has only	0:-54	1:-64	2:98	3:-42	4:33	5:-20	6:70	7:-25	8:-73	12:-48	13:-12	14:-6
has open	0:-80	3:-9	4:11	8:19	9:-20	10:28	12:42
has past	6:21	8:-17
has payname	0:-10	4:-8	8:-16	10:-8	11:108	12:-7
has people	0:-47	1:9	2:-24	3:136	4:5	5:-15	6:-34	7:-23	8:-9	9:68	11:-17	12:-13	14:-16
has per	0:-7	1:-30	2:92	3:-7	4:-34	5:-10	7:74	8:-43	9:-8	11:-16	12:-33	13:-8	14:-12
has prep	0:-17	1:17	2:-24	3:65	4:-31	5:27	6:28	7:12	10:-86	11:65	12:-125	13:-6	14:-60
has pro	0:-15	3:-7	5:-6	6:78	11:-7
has rate	0:-16	1:-80	2:-6	6:-11	8:112	12:-11	14:-12
has reach	0:94	1:-88	2:-13	3:7	4:-37	5:-28	6:-10	7:-58	8:-7	9:-14	10:-10	11:-51	12:40	14:-18
has return	0:-11	1:-26	5:-75	6:-16	7:-5	8:35
has review	0:-47	1:-6	3:-38	4:-14	5:-10	6:32	8:35	11:47	14:-5
has risk	0:31	6:-24	8:29
has sale	0:-25	1:5	2:-42	3:-6	6:-7	8:95	10:43	12:-18	14:-17
has save	0:68	1:69	2:-47	5:-5	6:16	7:29	8:-54	12:-10	13:-15
has secure	0:24	2:-5	5:33	8:-37	9:7
has ship	1:-37	2:39	4:-16	5:-75	6:-6	7:-7	8:70	9:-24	12:38	13:-7
has soft	0:96	1:39	2:-24	3:-24	4:-18	5:-33	6:-60	7:32	8:18	9:-29	10:-28	11:-15	12:-41	13:-34	14:-23
has stock	0:-6	4:8	6:-14	8:-7	9:-23
has store	0:-37	1:-18	3:-8	4:-28	5:-12	6:-35	7:-9	8:-19	9:-6	10:-15	11:186	12:-16	14:-21
has terms	4:-22	5:-16	6:-15	8:28	9:-17	11:-7
has they	0:-45	1:83	2:-24	3:-28	4:58	5:-39	6:125	7:-39	8:-65	9:-16	10:-13	11:9	14:-18
has trusted	0:-32	1:-8	3:79	4:12	6:-32	7:-12	8:-23	9:-9	10:-6	11:23
has ui	0:-110	1:-8	2:-97	3:18	4:31	5:-66	6:-24	7:114	8:-20	9:-6	10:-25	11:-17	12:209	14:-23
has unit	0:-90	1:42	2:-31	4:-23	5:14	6:-30	7:92	8:75	9:-25	10:-18	11:-23	12:7	13:-59	14:-32
has until	0:-45	1:-29	2:-30	3:-34	4:88	5:-29	6:-26	7:21	8:34	10:-11	11:30	12:-47	13:-12	14:-14
has upto	0:-27	1:62	2:-46	4:-11	6:-20	7:45	8:-27	12:-19
has was	0:6	1:-57	2:54	3:-9	4:-20	5:-39	6:53	7:9	8:5	9:73	11:-8	12:-57	13:-15	14:-8
has we	0:18	1:-8	2:-6	3:-38	4:6	5:-45	6:128	7:-66	8:-31	9:-14	11:-22	12:-19	14:-7
has wh	0:-41	1:14	2:-15	4:-24	5:65	6:63	7:-20	8:-73	9:-20	10:-8	11:-14	12:-31	13:-10	14:-12
has work	3:-9	4:-8	6:-45	7:-22	8:85
has you	0:54	1:-18	2:-8	3:-39	4:-39	6:-28	7:123	8:-141	9:-14	10:-21	11:-50	12:56	13:-23	14:-14
last %	1:48
last & ?	0:-9	6:-17	8:-27	10:73	12:-16	14:-7
last <bundle>	1:47	2:-38
last <cents>	1:-32	2:55
last <cents> <number>	2:-11
last <code>	0:42	1:-14	3:-10	4:-5	6:-20	8:-36	13:16
last <code> %	1:29
last <cut>	0:-6	1:15	2:-12	12:-6
last <date>	1:-6	2:-9	4:-47	8:47	9:21
last <date> <time>	0:-8	8:42	12:-12	13:-17
last <date> ?	0:-6	2:89	6:-12	8:-42
last <email>	0:54	6:-17	8:-29	13:15
last <handle>	0:9	8:-31	12:-5	13:24
last <hours>	0:28	5:-14	6:-22	7:-7	8:-37	12:-6	13:43
last <hours> <hours>	0:-29	6:-9	8:-16	13:45
last <many>	0:-9	2:35	3:-15	6:-11	8:31	9:-7	12:-33
last <many> <many>	8:-40	12:29
last <many> ?	0:-11	8:-17	12:73
last <many> cost	8:-12
last <many> people	0:18	3:16	4:-6
last <many> review	3:7
last <many> they	3:7
last <many> ui	8:-12
last <money>	0:-20	1:-108	2:93	3:-9	4:-16	5:37	6:-71	8:-18	9:-13	10:-16	12:44	13:-10	14:-13
last <money> <quantity>	1:-11	2:15	12:-6
last <money> ?	0:-9	1:-23	2:13	6:62	12:-14
last <money> det	2:18
last <money> earn	2:-5	8:-7	12:35
last <money> off	2:-6
last <money> per	1:-32	2:28	6:15	7:24	8:-11	12:-7
last <money> ship	2:22
last <number>	0:-37	1:-32	2:59	3:48	4:-20	5:-20	6:-50	7:-19	8:112	9:-17	12:9	13:20	14:27
last <number> <bundle>	1:18	2:-18
last <number> <number>	8:-14	13:16
last <number> ?	3:12	6:-22	8:15	13:7
last <number> bundle	1:5	2:-5
last <number> conj	2:29
last <number> cost	1:5	2:-5
last <number> det	2:28	8:13
last <number> guarantee	5:6
last <number> left	2:-6
last <number> obj	8:-9
last <number> off	1:21
last <number> open	5:15	6:-29	7:18	8:-20	13:-11
last <number> people	1:-6	3:-21	4:25	8:-8
last <number> they	3:-29	4:36
last <number> ui	4:20
last <number> unit	1:-10	2:-18	3:-20	4:-10	5:40	6:41	7:84	8:-94	12:-6	13:-8
last <percent>	0:14	1:44	2:-16	6:-12	8:-7	12:47	14:-15
last <percent> ?	1:28	3:-6	6:90	8:-9	10:-6	12:-7
last <percent> less	1:41
last <percent> off	0:23	1:8
last <percent> rate	0:-5	8:6
last <phone>	0:52	2:-7	6:-12	8:-45	9:-10	11:-11	12:-36	13:26	14:-16
last <phone> inf	0:14	12:-8
last <phone> reach	0:14	12:-8
last <place>	0:9	8:-10
last <place> ?	0:14	6:-13	8:-17	9:-5	10:-10	12:-12	13:18
last <quantity>	0:-26	1:-21	2:14	3:-18	4:-6	5:-5	6:-45	7:-14	8:87	12:-25	14:-7
last <quantity> <percent>	8:-11	12:35	14:-8
last <quantity> ?	6:-12	8:20
last <quantity> people	3:26
last <rating>	3:19	14:-7
last <rating> review	3:-22
last <time>	0:-50	1:-8	2:-8	3:-6	4:-16	5:-12	6:-8	12:106	13:-32	14:-30
last <time> day	5:30
last <time> ship	2:-9	5:-6	12:17
last <time> ui	2:-10	5:-6	8:41	12:-16
last <url>	0:18	6:-24	7:-6	8:-27	9:56	13:23
last <without>	0:-10	4:-7	6:65	8:85	14:-5
last <without> <without>	5:-20	6:42
last <without> ?	5:36	6:-57	8:14
last <without> obj	8:34
last <year>	0:-43	2:-18	4:-7	5:-6	6:-28	8:73	9:86	12:-28	14:-10
last =	14:28
last = =	14:17
last ?	1:-30	3:-73	4:-57	5:-21	6:46	7:-10	8:29	9:-37	10:80	11:67	12:16	13:-20	14:-38
last ? <cents>	2:20
last ? <email>	0:43	6:-10	8:-17	13:-14
last ? <many>	0:-20	3:-6	8:71	12:-33
last ? <money>	0:-13	1:-13	2:-38	6:-17	7:-6	8:85	10:-8	12:33
last ? <number>	3:30	8:21
last ? <quantity>	0:-15	3:-11	6:-27	7:-8	8:54	12:-9
last ? <time>	0:-6	8:22	12:-13
last ? <year>	0:-7	8:-26	9:62	12:-11
last ? ?	0:-48	1:-8	2:-15	3:17	4:-13	5:-25	6:58	7:-16	8:39	9:-14	10:-23	11:13	12:13	14:30
last ? act	0:44
last ? be	0:40	5:44	6:-59	7:11	8:-11
last ? cert	3:-11	5:23	8:-25
last ? cost	0:-12	6:-16	8:44
last ? day	0:-37	5:60	6:9	8:-6
last ? free	0:-13	1:-14	6:70
last ? gift	1:-12	10:26
last ? give	0:5
last ? guarantee	5:-21	6:36	8:-11
last ? half	1:27	6:-6
last ? head	0:-5	3:-5
last ? inf	0:-29
last ? left	6:-8	7:-9	12:15
last ? live	0:-7	6:41	7:-8	8:-32
last ? made	3:-15
last ? more	3:17	6:-13	7:6	8:-13
last ? neg	6:-29	8:11
last ? now	0:-33	4:-6	6:14	8:49	12:-6
last ? num	6:-6	8:-13	10:18
last ? obj	0:95	1:38	6:-13	8:-5	9:-8	10:-8	12:-14
last ? open	8:-23	13:48
last ? people	3:-18	6:-15	8:-30	9:50
last ? per	3:18	6:-17	8:-6
last ? prep	6:-5	7:14
last ? reach	0:7
last ? return	5:16
last ? sale	6:20	8:-12	10:27	12:-6	14:-10
last ? secure	5:10
last ? soft	0:-45	5:-23	6:29	8:42
last ? trusted	3:-11	5:11
last ? ui	6:-18	7:13	12:-12
last ? until	4:63	7:-23	8:-28
last ? wh	3:27	6:-13
last ? you	0:14	6:-21
last ^ <bundle>	1:10
last ^ <cents>	1:-6	2:15
last ^ <cut>	1:9	2:-7
last ^ <email>	0:-10	13:22
last ^ <handle>	13:15
last ^ <hours>	0:50	13:-30
last ^ <money>	2:8
last ^ <number>	3:-6	8:-6	14:32
last ^ <phone>	0:-22	12:-5	13:21	14:-8
last ^ <rating>	3:28
last ^ <time>	8:-14	12:52	14:-17
last ^ <url>	0:-17	9:34	13:16
last ^ <without>	5:22	8:49
last ^ ?	0:-10	3:-5	6:-57	9:-6	10:91	11:36	12:-35	14:-17
last ^ act	0:50	5:-8	8:-33	11:-17
last ^ cancel	5:-24	12:13
last ^ guarantee	5:11
last ^ head	0:-13	5:-5	8:73	9:-8	12:-32	14:-6
last ^ inf	0:6
last ^ last	0:-15	4:43	6:-8	8:-6
last ^ legal	0:-9	9:7
last ^ me	0:-21	3:-5	14:29
last ^ payname	11:26
last ^ reach	0:39	12:-13
last ^ secure	5:6
last ^ ship	5:27	8:-10
last ^ soft	0:75	1:-9	8:-20	11:-5	12:7
last ^ stock	4:7
last ^ store	11:15	14:-6
last ^ ui	0:-18	4:-15	5:-30	8:-29	12:62	14:-6
last ^ until	4:21
last act	0:64	1:24	3:-6	4:-9	6:-25	7:6	8:-20	9:8	11:-38	13:-6
last act ?	0:31	3:46	4:-6	5:-6	6:-75	8:-28	11:-8	12:-6
last act act	0:17
last act be	0:-7	6:15
last act bundle	0:16
last act cancel	1:8
last act free	0:16	1:13
last act now	0:56	5:-18	7:-36	8:-34
last act obj	0:29	8:-80
last act open	0:-7	8:20
last act prep	0:23	8:-7	11:-10
last act review	0:-19	8:37
last act ui	0:-14	8:49	12:-10
last act unit	0:-7	8:20
last be	0:65	1:-13	3:-10	5:66	6:-7	8:-28	9:-6	12:-14	13:-10
last be <money>	2:-19
last be <number>	8:12
last be ?	0:-40	1:-10	2:-10	4:7	6:70	7:-13	8:-21	10:-10	12:-12
last be det	0:23	6:-8	14:-6
last be free	0:-26	1:-22	4:-7	5:-15	6:-12	7:-10
last be guarantee	9:8
last be left	4:-6
last be live	6:7	7:-6
last be more	7:-8
last be prep	0:-6	3:-5	6:31	8:-7	10:-11
last be reach	6:27	7:-5	12:-10
last be ui	6:44	12:-18
last be unit	4:5
last bundle	0:24	1:25	2:-10
last bundle <number>	1:11	2:-9
last bundle bundle	1:10
last bundle unit	1:-45	8:24
last cancel	0:-12	1:16	2:-6	5:11	8:-10
last cancel ?	5:6	8:-6
last cancel cancel	5:26	12:-13
last cert	0:-6	3:-19	5:48	8:-48
last cert ?	5:-15	8:56
last cert cert	5:7
last conj	2:48
last conj ?	0:-23	5:-22	7:-6	8:67	10:-9
last conj act	0:-21
last conj earn	8:-8
last conj event	0:47	8:-27
last conj inf	0:-21
last conj now	8:57	11:-17
last conj reach	0:13	8:-6	12:-7
last conj save	0:9	1:-5	8:-5
last conj soft	8:-17
last cost	0:-20	2:-9	3:-8	5:-10	6:-17	8:45	10:-6
last cost <money>	0:-17	1:32	6:-6	7:19
last cost ?	5:-30	8:26
last cost legal	12:-5
last day	0:-31	1:22	2:-7	3:-11	4:37	5:94	6:-53	7:27	8:-36	9:-5	10:-7	11:-10	12:-9	13:-11	14:-7
last day act	0:15
last day cost	6:13
last day inf	0:15
last day only	8:-5
last day ship	5:-25
last det	0:27	1:-21	2:65	3:-12	4:-11	6:-43	8:33	9:-7	10:-12	11:48	12:-20	13:-6	14:71
last det <money>	2:6
last det <number>	0:11	8:-12
last det <percent>	0:16	1:15
last det ?	0:-40	1:44	2:16	3:-16	5:-39	6:20	7:28	8:43	9:-5	10:-26	11:-26	12:-31
last det act	0:-9	5:15
last det be	0:-11	6:16
last det day	0:24	6:-30	7:-10	8:13
last det det	6:-12	10:-7	14:54
last det event	0:-12
last det gift	0:13	1:-21
last det guarantee	5:11	6:-21
last det head	0:-9
last det live	0:-47	6:26	7:20	8:-9
last det me	6:-5	10:-5	14:6
last det obj	0:18	1:5	2:-20	6:18	8:-25	11:-8
last det per	6:-9
last det reach	0:-99	6:-18	8:-5	12:90
last det store	11:12
last det terms	9:6
last det they	0:-17	6:37
last det ui	0:15
last det unit	0:-75	1:42	3:14	5:-12	6:6	7:42	8:44
last det until	0:23
last earn	2:-9	8:-25	12:56
last event	0:58	6:-9	8:-46
last event <money>	1:-13	2:28	12:-14
last event free	1:18
last event left	1:18
last first	0:-7	1:-7	6:16
last first ?	1:23	2:-8	6:-7
last first free	1:5
last free	0:-40	1:22	2:-27	4:-16	5:18	6:60	7:-22	8:-28	10:-6	12:-12
last free ?	1:-11	6:-24	7:53
last free act	0:20	1:21
last free inf	0:20	1:21
last free live	0:72	1:-27	6:-11	7:-8
last free obj	0:8	1:-15	6:14
last free reach	1:-11
last free ship	1:-21	2:15	5:10	12:-18
last from <money>	1:-10	2:28	5:14	6:-5	8:-34	12:-22
last from <year>	2:-6	8:8
last from ?	7:-11	8:-10
last from now	7:12
last from until	6:14
last gift	0:44	1:-54	10:44	12:-9
last gift <money>	1:-6
last gift ?	1:-27	8:48
last gift gift	0:13
last give	0:10
last give ?	6:-9	8:39
last give now	8:-7
last give per	0:20	8:-11
last guarantee	0:-13	1:-14	2:-13	5:22	6:56	8:-25	9:12	12:-9	14:-10
last half	0:-32	1:87	2:-17	6:-25	8:-24	10:-7	12:-7
last half ?	1:8
last head	0:-40	1:-24	2:-11	3:-15	4:-31	5:-10	6:17	7:16	8:115	9:-29	11:-10	12:-60	14:-17
last head <handle>	0:6	8:-17
last head <number>	12:-8
last head ?	5:-13	6:9	8:-29	10:-7	12:56
last head day	0:12	4:15
last head det	8:23
last head free	1:-21	5:65	7:-9
last head head	0:18	4:-5	7:-5	8:30	9:-8
last head obj	0:-18	6:-8	8:58
last head people	1:26	2:-8	8:-10
last head prep	8:5
last head reach	0:-5	8:-32	12:42
last head they	1:22	8:-8
last hurry	4:5	7:21
last inf	0:31	1:17	5:-7	6:-13	7:36	8:-53	11:-11	12:-15	13:-5
last inf ?	0:-13	6:-11	8:36
last inf cancel	1:8
last last	0:5	1:-6	4:71	5:-7	6:-14	8:-10	14:-5
last last ?	0:-9	4:61	6:-39	8:-18	10:-9
last last head	8:-8
last last obj	0:-6	4:25	8:-13
last last unit	1:17
last left	0:-15	1:13	2:-15	4:23	5:-11	6:-28	8:-9	9:-35	12:23	14:-5
last left ?	0:-8	1:-11	6:24	7:50	8:-12
last left now	0:-9	4:32	6:-8	8:-5
last legal	1:-8	2:-8	5:-8	6:-9	8:-24	9:28	12:-11	14:-8
last legal legal	0:-5	9:7
last less	1:68
last less ?	1:-17	3:-9	8:27
last less hurry	4:-8	7:13
last limited	0:-6	4:16
last limited ?	6:-6
last limited limited	4:6
last live	0:-15	1:-42	2:-6	3:-14	4:-5	5:-11	6:94	7:18	9:-6	10:-7	12:-8	14:-6
last live <money>	1:33	6:-6
last live ?	0:-22	5:-17	6:121	7:-40	8:47	10:-8	12:-6
last live free	0:-7	1:25	6:-17
last live head	6:-34	7:15	8:-6
last live hurry	4:10
last live inf	7:31
last live more	7:12
last live not-?	6:-9	7:6
last live not-cancel	5:28	7:-11
last live not-reach	6:10	8:-5
last live obj	6:45	7:-8	8:-27
last live prep	6:8
last live reach	7:31
last live they	6:21
last made	0:-41	1:-9	3:-25	8:63
last made <money>	5:7	8:-16
last made <number>	2:18
last made <year>	2:-8	6:-7	8:48	9:-7
last made ?	5:37	8:-27
last made now	0:-6	6:-9	8:22
last me	0:-40	1:-5	3:-14	6:-32	8:-18	10:-11	12:-10	14:141
last me ?	0:-16	4:-21	6:47	8:-11
last me live	6:-7
last me me	0:-16	6:-10	8:-9	14:50
last me obj	0:64	6:-16	7:-8	8:-30
last more	0:-18	1:-12	3:26	6:-24	7:35	8:-32
last more ?	0:-9	3:-10	6:85	7:-5	8:-22	10:-5	13:-8
last more day	0:-6	5:-6	6:-10	7:27
last more live	6:-17	7:6
last neg	0:-5	3:-9	6:17	7:-22
last neg not-?	0:-10	4:-6	5:-49	6:78	7:-14	9:-14
last neg not-act	0:8	8:-6
last neg not-bind	1:-9	5:29	6:-7	8:-13
last neg not-cancel	5:28	7:-11
last neg not-cert	5:-11	6:-7	8:37
last neg not-free	5:-29	8:27
last neg not-guarantee	5:-15	8:41
last neg not-live	6:17	7:-12
last neg not-reach	6:10	8:-5
last neg not-risk	1:-5	5:20	6:-7	8:-9
last not-<hours> not-obj	1:27
last not-<money> not-?	6:5
last not-?	0:-36	1:-16	2:-7	3:-21	4:-19	5:-40	6:104	8:-13	10:-9	11:-5	12:-14	14:-10
last not-? neg	6:7
last not-? not-?	0:-14	5:-10	6:-16	7:25	8:20	9:-12
last not-act	0:14	8:-9
last not-be not-sale	6:19	8:-9
last not-bind	1:-15	5:48	6:-12	8:-22
last not-bind not-?	5:15	6:-9
last not-cancel	5:47	7:-19
last not-card not-?	5:21	6:-11	8:-6
last not-cert	5:24	6:-12	8:61
last not-conj ?	6:-19	8:-5	9:32
last not-day	1:94	5:-69	6:-5
last not-det not-?	0:6	6:-18	7:-6	9:31
last not-det not-live	6:-17	7:22
last not-free	1:-6	5:-51	8:45
last not-guarantee	1:-6	5:22	6:-7	8:68
last not-guarantee not-guarantee	5:28
last not-live	7:17
last not-obj	1:44
last not-obj not-?	5:11	6:-7
last not-only not-cert	5:25
last not-prep	1:-6	5:5
last not-prep <money>	6:19
last not-prep not-?	5:6	6:12	8:-10
last not-prep not-day	1:56	5:-41
last not-prep not-they	6:32	8:-8
last not-prep not-you	6:-26	7:32
last not-reach	6:16	8:-9
last not-risk	1:-9	5:34	6:-12	8:-15
last not-sale	6:31	8:-16
last not-sale ?	6:-27	8:30
last not-they	6:54	8:-13
last not-you	6:-44	7:53	8:-7
last not-you neg	6:27	7:-11
last not-you not-?	3:-6	6:21
last now	0:79	1:64	2:-12	3:-13	4:38	5:-46	6:-32	7:-48	8:22	9:-17	10:-7	11:-39	12:-24	14:-9
last now <money>	0:-7	1:-7	2:-17	8:-16	12:8
last now <number>	0:-17	2:65	8:-42	12:-10
last now <time>	5:-32	8:-33	12:41
last now ?	0:98	6:-39	7:-12	8:-21
last now act	0:8
last now inf	0:10
last now made	0:-14	8:33
last num	0:-25	1:6	2:-5	4:-14	5:-5	6:9	7:14	8:52	10:79	12:-7	14:-5
last num ?	0:7	5:12	6:-18	7:-16	8:25	12:-7
last num free	0:-8
last num head	6:43	8:-14
last num unit	0:54	1:-12	3:17	4:32	5:-9	6:-37	7:-33	8:-30	9:-7
last obj	0:-22	1:34	2:-41	4:5	5:-41	6:-21	7:-61	8:51	9:-24	10:-28	11:-48	12:-38	13:-12	14:-21
last obj <code>	0:35	1:-8	3:-6	6:-11	8:-19
last obj <many>	0:-8
last obj <money>	0:-6	1:-14	2:30	12:-8
last obj <phone>	0:40	13:-19
last obj <url>	0:9	8:-5
last obj <year>	0:-9	6:-7	8:25
last obj ?	2:-7	3:-13	4:-5	5:-6	7:-28	8:27	9:-9	10:52	11:-19	12:-8
last obj act	0:6	8:45
last obj free	0:-7	1:23	6:-10
last obj head	0:-12	6:-35	7:15	8:7
last obj inf	0:90	8:-26
last obj left	6:-5
last obj live	0:-54	1:5	8:62
last obj not-cancel	5:28	7:-11
last obj now	0:18
last obj num	8:-11	10:30
last obj obj	0:-6	1:5
last obj people	0:20	3:7
last obj soft	0:13	8:-6
last obj ui	8:-12	12:20
last off	0:38	1:60	2:-38	6:11	8:-8	12:-8
last off ?	1:7	4:-21	6:-11	8:34
last off now	0:-17	1:62	8:-22
last off num	6:29
last only	0:-9	4:35	8:-12	13:-10
last only <many>	2:23
last only <money>	1:-6	2:26	4:-8	6:-6	12:-22
last only <number>	1:-19	2:21	12:-5
last open	0:-14	5:22	6:-67	7:31	8:13	12:88	13:7
last open <code>	0:-10	13:10
last open <phone>	0:-9	8:-5	12:-10	13:24
last open ?	6:-26	10:21	13:-13
last open now	0:11
last open only	4:16	13:-6
last open open	6:-6	8:33	12:54	13:-29
last open per	7:8
last open unit	1:14	6:12	7:-10	8:25	12:-10	13:-8
last payname	0:-10	4:-8	8:-16	10:-8	11:108	12:-7
last payname payname	11:39
last people	0:-34	1:14	2:-19	3:15	4:18	5:-12	7:-10	8:45	9:73	11:-13	14:-11
last people ?	3:9
last people prep	3:24
last per	0:-23	1:-44	2:38	3:15	4:-10	5:17	6:-27	7:31	8:23	9:-6	12:-17	14:-8
last per <money>	1:-6	2:15
last per ?	0:-5	1:28	2:-18	6:-15	7:16	8:-6
last per now	0:30	6:-5	8:-24
last per obj	0:16	2:7	8:-18
last per off	1:-8	6:13
last per unit	2:35	6:-9	7:-8	8:-8
last prep	0:33	3:25	4:-11	5:5	6:47	7:9	8:-27	10:-19	11:-20	12:-7
last prep <date>	0:9	8:26
last prep <money>	0:47	1:-28	2:84	5:26	6:-17	7:-5	8:-36	12:-12
last prep <number>	2:-12	3:18	4:7	6:-18	8:71	12:-8
last prep <percent>	1:6	2:-5
last prep <phone>	0:16	8:-9
last prep <rating>	3:-16
last prep <time>	0:-12	5:28	8:-40
last prep <url>	0:10	6:-11
last prep ?	0:-95	2:-49	3:-5	4:-9	5:35	6:-42	8:76	9:-11	10:-18	11:54	12:17
last prep act	0:-53	8:-12
last prep day	0:8	1:20	4:-5	5:-20	8:6	13:-6
last prep det	7:8	8:-8
last prep guarantee	5:-6	6:11
last prep half	1:6
last prep head	1:-7	6:18	7:-6	8:-10
last prep inf	0:-53
last prep last	0:18
last prep live	6:14	7:-10	8:-9
last prep me	0:8
last prep more	7:11	8:-5
last prep not-?	7:-8	8:-13
last prep not-guarantee	5:-8	8:45
last prep now	0:31	6:-6	8:-25
last prep num	0:-11	7:-7	8:58
last prep obj	0:-73	2:-9	6:-16	7:17	8:22	11:-7
last prep off	1:11	2:-11
last prep people	0:-19	6:27
last prep per	0:-26	1:7	5:16	7:-15	8:44
last prep prep	8:5
last prep reach	3:9
last prep review	0:-8	3:77	6:24	8:-14
last prep sale	0:-25
last prep secure	0:20	5:-13
last prep soft	0:-5	1:17	2:-6	6:-5
last prep stock	4:-24
last prep they	0:31
last prep unit	2:19	3:-7	5:-7	6:-29	7:-36	8:40
last prep until	6:16	8:-13
last prep was	1:-7	6:19	7:-6	8:-15
last prep we	0:9	8:-7	11:-6
last prep you	2:-13	6:9	7:11
last pro	3:7
last pro ?	3:-18	6:47
last rate	0:-7	8:10	12:-8	14:-6
last rate <percent>	8:20
last reach	1:-28	3:8	4:-7	5:-10	6:-6	7:14	8:-92	11:-7	12:143	13:-9
last reach <handle>	0:6	8:-17
last reach <many>	0:21	8:-9	12:-14
last reach <phone>	0:6
last reach <url>	0:18	8:-12
last reach ?	0:29	3:-10	6:41	7:-5	8:-54	12:-31
last reach head	0:-35	8:19
last reach made	0:-10
last reach me	0:6
last reach obj	0:-22	8:7
last reach soft	8:-11
last reach ui	0:-16	6:17	8:-17	12:24
last return	0:-10	1:-6	2:-6	5:-31	8:-10
last return free	5:-33
last review	0:-46	3:105	4:-6	5:-8	6:33	8:36	11:-8
last sale	0:-15	6:34	8:-20	10:45	12:-10	14:-17
last save	0:22	8:-11
last save <percent>	0:9
last save be	6:27	13:-6
last secure	0:24	5:24	8:-5
last secure ?	5:7	8:-18
last secure secure	5:7
last ship	0:-14	1:-38	2:44	5:25	8:-32
last ship <hours>	5:-6
last ship <money>	2:-7
last ship day	5:12	8:-16
last ship free	1:-28	2:17	5:22	8:-8
last ship obj	2:15
last ship ship	5:5
last soft	0:61	1:6	2:-15	3:-6	4:-15	5:-57	6:38	7:-33	8:-29	11:-15	14:-9
last soft ?	0:23	1:-6	5:-14	6:-45	7:39	8:26	10:-5	11:-5
last soft act	0:-95	8:65
last soft free	0:22	1:19
last soft half	0:-16	1:12	8:-7
last soft head	6:-34	7:15	8:-6
last soft inf	0:-24
last soft legal	0:14	9:-7
last soft live	0:31	8:-10
last soft now	0:7	8:-17
last soft num	0:15	1:7	6:-9
last soft obj	0:-81	8:57	9:-7	11:-6
last soft per	0:20	8:-11
last soft sale	0:15
last soft they	0:18	6:-9
last soft ui	12:10
last stock	0:-6	4:-22	8:-5
last stock left	4:19	9:-20
last store	0:-24	1:-11	3:-6	4:-19	5:-10	6:-14	7:-6	8:-40	10:-14	11:116	12:-13	14:-17
last store ?	6:-7	8:-30	11:22
last store det	8:-9	11:32
last store store	0:-8	4:-8	8:-18	11:43
last store they	11:12
last terms	0:-34	4:-23	6:-11	8:-14	9:38
last terms ?	8:37	9:-27
last terms act	0:-11	9:5
last terms cert	5:-5
last terms terms	0:-16	4:-14	6:-6	8:-7	9:15
last they	0:16	1:20	3:-36	4:35	6:48	7:31	8:-39	11:14	14:-6
last they <number>	12:60
last they ?	0:-23	3:-23	5:-11	6:-5	8:54
last they free	0:-8
last they guarantee	6:-11
last they obj	0:11	1:14
last they soft	5:-6	6:9
last they unit	4:37	7:-11	8:-6
last trusted	0:-10	3:24	4:37	5:14
last trusted <year>	3:6
last trusted ?	3:-7	6:-13	11:34
last trusted obj	3:13
last trusted trusted	3:20
last ui	0:-53	1:-19	2:-17	3:-16	4:-18	5:-61	6:46	7:8	8:20	9:-7	10:-18	11:-11	12:111	14:-20
last ui <money>	1:-12	2:-46	12:15
last ui ?	6:12	7:-9	8:-44	12:47
last ui act	0:6
last ui cancel	1:6	5:17	12:-13
last ui inf	0:6
last ui legal	12:-5
last ui people	0:20	3:7
last ui ui	4:-6	8:-14	10:-7	12:27
last unit	0:-57	2:17	4:40	5:11	6:-27	7:70	8:26	9:-22	10:-9	11:-13	12:-43	13:-33	14:-15
last unit <hours>	13:11
last unit <money>	2:-17	12:53
last unit <number>	8:29
last unit ?	1:7	5:76	6:-9	8:-20
last unit free	0:8	1:20	2:-14	5:-17
last unit more	0:-6
last unit now	0:13
last unit num	0:-16	7:24
last unit only	4:17	13:-6
last unit per	7:8
last unit return	5:-46	8:-5
last unit they	0:-16	7:24
last unit until	6:-9	7:19	12:-9
last until	0:18	3:-5	4:124	6:30	7:-19	8:-81	12:-19
last until <cents>	1:-7	2:-6
last until <date>	0:8	4:-28	9:13
last until <number>	8:26	12:-9
last until <percent>	1:8
last until <time>	4:-8	8:23
last until ?	0:5	5:-15	6:20	7:-9	8:7
last until day	0:10	5:-8	7:8	8:-20
last until head	8:14
last until obj	0:-52	8:52
last until prep	8:5
last upto <money>	1:28	2:-18
last upto <percent>	0:-7	1:8
last was	0:-7	1:-12	4:-10	6:87	7:-10	8:-37
last was <money>	1:-13	2:-9	12:-13
last was ?	1:-6	3:-7	5:-13	6:-12	8:7	9:58
last was day	0:12	4:15
last was head	4:-5	8:38	9:-8
last was prep	8:5
last we	0:22	3:5	6:-6	7:-6	8:-12	11:-11
last we ?	0:13	4:-7
last we live	0:6
last we neg	8:-9
last we obj	0:17	4:-6	6:-17	8:26
last we people	0:-33	8:53
last we trusted	4:30
last wh	3:42	6:-24	8:-6
last wh <year>	6:-6	8:21
last wh ?	6:11	8:-7
last wh head	0:19
last wh was	6:34	8:-6
last work people	8:26
last you	0:37	2:-22	5:-5	6:-20	7:10	8:-11	9:-6	11:-6
last you <money>	2:-9	12:12
last you ?	0:45	6:-69	7:40	10:-6	11:-12	12:42
last you act	6:-5	7:12
last you be	0:22	7:-6
last you first	6:10
last you free	1:-12	7:15
last you guarantee	5:13
last you head	6:-5	7:8	8:-11
last you left	1:-12	7:15
last you live	0:-14	6:10	7:17
last you obj	0:-37	1:12	2:-7	6:-8	7:-28	8:-27
last you reach	0:34	7:-16
last you return	5:13
last you soft	0:-6	7:-9
letters 0	0:-45	1:-25	2:22	3:-14	4:-11	6:-11	8:-54	9:-7	11:-7	12:51	13:47	14:120
letters 1	0:67	1:-28	2:13	3:24	4:-5	5:-5	6:-17	8:-67	9:-11	10:-9	11:-10	12:12	13:-31
letters 2	0:-50	1:-13	2:55	3:-28	4:-31	5:-25	6:-54	8:5	9:42	10:-26	11:-16	12:-22	13:68	14:-13
letters 3	0:33	1:61	2:51	3:67	4:6	5:9	6:31	7:-92	8:14	9:-42	10:-47	11:-62	14:-18
letters 4	0:7	1:7	2:-144	3:-46	4:48	5:62	6:66	7:91	8:-35	9:17	10:137	11:32	12:-54	13:-81	14:-113
letters 5	0:-23	1:-12	2:-8	3:-14	4:-20	5:-48	6:-31	7:-7	8:123	9:-7	10:-61	11:52	14:8
mark	0:-11	6:-12	8:-67	9:78	10:34	11:-7	12:-22	14:-8
opens <bundle>	1:44	2:-16	8:-7
opens <cents>	1:-10	2:25
opens <code>	1:48
opens <cut>	0:43	1:84	2:-31	6:-16	8:-20	12:-9
opens <date>	0:-15	8:52
opens <email>	0:54	6:-17	8:-29	13:15
opens <handle>	13:25
opens <hours>	0:18	2:-6	6:-23	7:-7	8:-18	9:-9	12:-25	13:42
opens <many>	0:-16	6:-6	8:-17	12:48	13:6	14:-5
opens <money>	0:-11	1:-24	2:75	5:-39	8:41	10:-5	14:-11
opens <number>	1:21	3:53	4:12	5:41	6:13	7:-45	8:31	10:-21	11:-7	12:-25	14:21
opens <percent>	0:-19	1:22	2:-20	3:44	4:-9	6:-21	7:-19	8:76	9:-12	10:-15	11:-9	12:-32	14:-27
opens <phone>	0:38	6:-10	8:-21	9:-10	12:-40	13:39	14:-15
opens <place>	0:7	6:-32	7:-6	8:-39	9:-13	10:-20	12:-27	13:58
opens <quantity>	0:-28	1:-6	2:-9	3:-13	4:-8	5:-7	6:-61	7:-15	8:88	12:38	14:-19
opens <rating>	0:-10	11:-9	12:-6	14:-9
opens <stars>	3:100	6:-59	8:-13
opens <time>	0:-14	1:-5	4:-6	6:-7	8:117	12:13	13:-28	14:-34
opens <url>	0:-29	8:-5	9:56	13:26
opens <without>	0:-25	1:-10	3:-6	4:-18	5:81	6:24	7:13	8:28	9:-5	11:-6	12:-10	14:-7
opens <year>	8:12
opens =	14:28
opens ?	0:-157	1:-36	2:-9	3:38	4:-8	5:50	6:35	7:17	8:47	10:87	11:-24	12:-44	13:64	14:47
opens act	0:158	1:-11	2:-32	3:-37	4:-20	5:-7	6:-32	7:-77	8:27	9:-24	10:-16	11:20	13:-17	14:-11
opens be	0:-50	2:-28	3:-62	4:-13	5:-12	6:14	7:70	8:-54	9:-6	12:52	13:-13	14:-5
opens bundle	0:-43	1:72	2:-28	5:-6	6:-6	8:-16
opens cancel	0:-14	1:9	2:-6	5:54	6:-5	8:-22	12:-17
opens cert	0:-10	5:42	8:-27
opens click	0:58	1:-9	3:-6	4:-8	5:-7	6:-75	7:-11	8:-86	10:-45	11:49	12:142	14:-17
opens conj	0:-14	1:5	2:-8	6:122	8:-96
opens cost	0:-7	1:12	5:74	6:-42	7:9	8:-17	12:-10
opens day	0:-11	4:5	8:16	12:-7
opens det	0:-111	1:-8	2:6	3:-23	4:-44	5:-19	6:134	7:-40	8:28	9:-8	10:79	11:-20	12:-39	14:53
opens earn	0:-48	2:-14	6:-18	7:109	8:-16
opens event	0:-16	2:46	4:10	5:-8	8:-8	12:-25
opens first	0:-27	2:9	4:32	5:8	8:-7
opens free	1:-19	2:-11	4:-8	6:69	7:-18	8:-19	12:-7
opens from	0:-6	1:-11	2:62	6:16	8:-15	10:-6	12:-24
opens gift	1:21	2:-37	8:68
opens give	0:11	4:-5	5:-9	6:-21	7:5	8:8
opens guarantee	0:-11	1:-6	2:-6	5:74	6:-64	8:-34
opens half	1:48	2:-6	6:-10	8:-13
opens head	0:-17	1:-11	2:-8	3:-24	4:-24	5:-23	6:-47	7:-30	8:92	9:47	10:-28	11:-14	12:67	14:-21
opens hurry	0:-19	1:8	4:64	6:-14	7:-5	8:-26
opens inf	0:-36	6:-7	8:14
opens last	0:-40	1:-16	3:-6	4:147	5:-15	6:-19	7:-15	8:-71	9:-6	10:-17	11:-7	12:-11	14:-8
opens left	0:-24	1:-64	4:72	5:-12	6:64	7:-21	8:-33
opens legal	0:-24	2:-7	3:-7	5:-10	6:-13	7:-15	8:-30	9:38	12:-5	14:-8
opens less	4:-16	6:-50	7:72	8:-16
opens limited	0:-10	1:-6	4:17	8:-21	9:8
opens live	0:11	1:-89	2:23	3:-25	4:-61	5:27	6:-52	7:94	8:-46	9:-24	10:-22	11:-18	12:-19	14:-9
opens made	0:-23	1:-15	2:25	3:-9	4:-12	5:-19	6:-20	7:-35	8:84	9:-18	11:-18	12:-14	14:-10
opens me	0:70	1:-15	2:-13	3:36	4:-13	5:-6	6:9	7:-20	8:-37	9:-7	11:-10	12:-12	13:-9	14:24
opens more	0:-5	3:10	4:-18	5:-8	6:-48	7:65	8:-35	9:-14	11:-7	12:-5
opens neg	0:-23	1:10	2:-13	3:-12	4:-25	5:58	6:50	7:13	8:-41	9:32	10:-11	11:-13	12:-25	14:-12
opens not-?	6:42	7:-8	8:-36
opens not-guarantee	5:47
opens now	0:51	1:-20	2:121	3:-8	4:-28	5:-24	6:-7	7:30	8:22	9:-6	11:-10	12:-46	14:-9
opens num	0:-25	1:-15	2:44	5:-9	6:-58	7:91	8:22	10:-6	12:-10
opens obj	0:-76	1:-49	2:64	3:-11	4:-16	5:12	6:34	7:-20	8:16	9:42	10:80	11:39	13:-35	14:-8
opens off	1:-44	6:41
opens only	0:-39	1:-49	2:83	3:-21	4:33	5:-15	6:81	7:-22	8:-59	9:-8	12:-44
opens open	0:-61	1:-8	4:-14	5:-15	6:49	7:-20	8:28	9:-6	12:51	13:28
opens past	6:25	8:-17
opens payname	0:-11	4:-6	10:-8	11:108	12:-6
opens people	0:-7	1:7	8:-9
opens per	0:23	1:-7	2:10	4:-9	5:-6	6:36	7:-14	8:9
opens prep	0:49	1:-30	2:10	3:25	4:-13	5:17	7:-19	8:25	9:-7	11:-15	12:-10	14:-6
opens rate	0:-8	8:33
opens reach	0:181	1:-41	2:-10	3:-17	4:-25	5:-19	6:-71	7:-59	9:-6	11:-45	12:6	13:9	14:-13
opens return	1:-12	5:-56	6:-11	8:47
opens review	4:-9	6:-18	8:-14	11:53
opens risk	0:33	6:-7
opens sale	0:-9	1:16	2:-6	8:-14
opens save	0:9	1:50	2:-38	6:-24	7:35	8:-12
opens secure	0:-7	5:31	8:-33	9:7
opens ship	0:-14	1:8	2:-21	4:-15	6:-22	7:-7	8:86	9:-46	12:12	13:-7
opens soft	0:53	1:9	2:-7	3:-13	4:-35	5:34	6:-7	7:-9	8:25	9:-24	10:-19	12:-37	13:11	14:-15
opens stock	4:32	6:-10
opens store	0:-37	1:-18	3:-8	4:-28	5:-12	6:-35	7:-9	8:-19	9:-6	10:-15	11:186	12:-16	14:-21
opens terms	4:-22	5:-10	6:-15	8:-34	9:29	11:-7
opens they	0:-14	1:59	2:-13	4:-24	5:-22	6:56	7:-28	8:-71	9:-8	10:-7	11:-9	12:28	14:-9
opens trusted	0:-10	3:89	4:-22	5:-13	6:-22	7:-9	8:-17	9:-7	11:-28
opens ui	0:-28	1:-22	2:-36	3:-9	4:20	5:-27	6:-29	7:-43	8:-22	10:-14	11:-11	12:115	14:-13
opens unit	8:49
opens until	0:-26	1:-6	2:-16	4:73	5:-17	6:-6	8:-39	9:19	12:-5	14:-5
opens upto	0:-11	1:10	2:-19	6:-6	8:-12
opens vague	0:77	6:-42	7:-9	8:-18	10:-14	11:-11
opens was	0:-16	1:-13	2:29	4:-9	6:-18	8:-24	9:82	12:-35
opens we	0:-51	3:20	4:21	5:-39	6:48	7:-44	8:7	9:-10	11:-5	12:-16	14:-6
opens wh	0:-48	1:-26	2:-9	3:-45	4:-6	5:-15	6:85	7:-12	8:-40	9:-13	11:-8	12:-20	13:-9	14:-6
opens where	6:-14	7:-15	12:25
opens work	4:-6	6:-7	7:-17	8:60
opens you	0:-19	1:-9	2:-8	3:-11	4:-8	5:7	6:34	7:44	8:-36	9:-9	12:28
pair % $	1:29
pair & ?	0:-9	6:-17	8:-27	10:73	12:-16	14:-7
pair & save	0:9
pair <bundle> $	1:28	2:-23
pair <bundle> prep	1:14
pair <cents> $	1:-19	2:33
pair <cents> <number>	2:-11
pair <code> $	0:25	1:-9	3:-6	6:-12	8:-22	13:9
pair <code> %	1:29
pair <code> prep	0:8
pair <code> wh	0:7
pair <cut> $	1:9	2:-7
pair <cut> prep	0:30	1:42	2:-11	6:-9	8:-12
pair <date> $	2:-5	4:-28	8:28	9:13
pair <date> <time>	0:-8	8:42	12:-12	13:-17
pair <date> ?	0:-6	2:89	6:-12	8:-42
pair <date> prep	0:-5	8:28
pair <email> $	0:33	6:-10	8:-18	13:9
pair <handle> $	0:5	8:-19	13:14
pair <handle> prep	0:19	8:-8
pair <hours> $	0:17	5:-8	6:-13	8:-22	13:26
pair <hours> <date>	8:25	12:-8	13:-17
pair <hours> <hours>	0:-29	6:-9	8:-16	13:45
pair <hours> <number>	8:-14	13:16
pair <hours> me	4:-21	6:36
pair <many> $	0:-5	2:21	3:-9	6:-7	8:18	12:-20
pair <many> <many>	8:-40	12:29
pair <many> ?	0:-11	8:-17	12:73
pair <many> cost	8:-12
pair <many> obj	0:20	3:7
pair <many> people	0:16	3:20	4:-7	11:-6
pair <many> review	3:8
pair <many> they	3:7
pair <many> ui	0:19	8:-12
pair <money> $	0:-12	1:-65	2:56	3:-6	4:-9	5:22	6:-42	8:-11	9:-8	10:-10	12:27	13:-6	14:-8
pair <money> <money>	2:7
pair <money> <quantity>	1:-11	2:15	12:-6
pair <money> ?	0:-9	1:-13	6:61	8:-9	12:-17
pair <money> act	8:-11
pair <money> conj	1:-7	6:6
pair <money> cost	8:-11
pair <money> det	2:52	6:-14
pair <money> earn	2:-5	8:-7	12:35
pair <money> free	1:8	5:-22
pair <money> from	1:-10	2:-20	8:66
pair <money> gift	1:31	2:-17	6:-15	8:-10
pair <money> live	2:-9	6:23
pair <money> now	2:21	8:-9	12:-14
pair <money> obj	1:20	2:-19	8:-9
pair <money> off	1:39	2:-27	6:-6
pair <money> only	2:5
pair <money> per	0:-14	1:-41	2:60	3:-5	5:-6	6:17	7:22	8:-20	12:-13
pair <money> prep	0:-30	1:41	2:-22	3:-12	7:-15	8:-16	12:29
pair <money> ship	1:-25	2:55	5:11
pair <money> they	1:-17	6:25
pair <money> ui	1:18
pair <money> was	1:-13	2:17	12:-12
pair <money> you	2:8
pair <number> $	0:-22	1:-19	2:35	3:29	4:-12	5:-12	6:-30	7:-11	8:67	9:-10	12:5	13:12	14:16
pair <number> <bundle>	1:18	2:-18
pair <number> <number>	8:-14	13:16
pair <number> ?	0:-5	1:-6	2:11	3:26	4:21	6:-19	7:-7	8:-19	12:-8	13:55
pair <number> be	8:12
pair <number> bundle	1:16	2:-14	8:-5
pair <number> conj	2:29
pair <number> cost	1:5	2:-5
pair <number> det	2:27	8:13
pair <number> from	3:56
pair <number> guarantee	5:6
pair <number> left	2:-7
pair <number> obj	1:-11	6:-5	8:41	10:-10
pair <number> off	1:21
pair <number> open	4:15	5:13	8:-20	13:-25
pair <number> people	1:-7	3:-22	4:22	8:-10	14:-6
pair <number> per	2:20	3:-6
pair <number> prep	2:11	3:-20	8:19	12:-8
pair <number> soft	0:-10	7:-6	8:34
pair <number> they	3:-29	4:36
pair <number> ui	4:20
pair <number> unit	1:-20	2:-15	3:-26	4:5	5:66	6:49	7:58	8:-114	12:-11	13:-11	14:-11
pair <number> until	3:-12	8:26	12:-9
pair <percent> $	0:9	1:26	2:-10	6:-7	12:28	14:-9
pair <percent> ?	6:44	7:-7	8:10	10:-7	12:-8	14:-6
pair <percent> be	3:46	6:-16	8:-23
pair <percent> less	1:36	3:-19	6:-7	8:52
pair <percent> off	1:26	2:-10	6:-18	7:-8	8:-56	12:-7
pair <percent> prep	1:22	3:6	6:-30	8:27
pair <percent> rate	0:-6	1:-47	3:-6	6:-6	8:47	12:-5	14:-6
pair <phone> $	0:31	6:-7	8:-27	9:-6	11:-6	12:-21	13:16	14:-10
pair <phone> inf	0:14	12:-8
pair <phone> prep	0:18	8:-10
pair <phone> reach	0:14	12:-8
pair <place> $	0:5	8:-6
pair <place> <place>	12:-9	13:13
pair <place> ?	0:14	6:-16	8:-18	9:-6	10:-12	12:-12	13:21
pair <place> det	13:12
pair <place> open	0:-10	13:10
pair <place> prep	0:8
pair <quantity> $	0:-16	1:-13	2:8	3:-11	6:-27	7:-8	8:52	12:-15
pair <quantity> <percent>	8:-11	12:35	14:-8
pair <quantity> ?	6:-12	8:20
pair <quantity> people	3:26
pair <quantity> prep	6:-9	8:10
pair <quantity> pro	3:5
pair <rating> $	3:12
pair <rating> from	3:-49
pair <rating> people	3:9
pair <rating> prep	3:28
pair <rating> review	3:-19
pair <stars> ?	3:27	6:-13
pair <stars> be	3:34	6:-23
pair <time> $	0:-30	1:-5	4:-10	5:-7	12:64	13:-19	14:-18
pair <time> day	5:30
pair <time> prep	0:12	4:-19
pair <time> ship	2:-9	5:-6	12:17
pair <time> ui	2:-10	5:-6	8:41	12:-16
pair <url> $	0:11	6:-14	8:-16	9:34	13:14
pair <url> prep	0:11	8:-6
pair <without> $	0:-6	6:39	8:51
pair <without> <without>	5:-20	6:42
pair <without> ?	5:36	6:-57	8:14
pair <without> conj	8:-8
pair <without> det	6:52	8:-36
pair <without> neg	5:-5	6:12	8:-17
pair <without> obj	8:34
pair <without> prep	5:21	6:-26	7:17	8:-21
pair <year> $	0:-26	2:-11	6:-17	8:44	9:51	12:-17	14:-6
pair = $	14:17
pair = =	14:17
pair ? $	1:-18	3:-44	4:-34	5:-12	6:28	7:-6	8:17	9:-22	10:48	11:40	12:10	13:-12	14:-23
pair ? &	0:-9	6:-17	8:-27	10:73	12:-16	14:-7
pair ? <cents>	2:20
pair ? <date>	0:-6	2:89	6:-12	8:-42
pair ? <email>	0:43	6:-10	8:-17	13:-14
pair ? <many>	0:-22	3:-6	6:-11	8:17	9:-6
pair ? <money>	0:-18	1:-43	2:12	3:-9	6:19	7:-20	8:74	10:-8	12:25
pair ? <number>	2:-6	3:21	6:-13	7:-7	8:61	12:-15
pair ? <place>	13:12
pair ? <quantity>	0:-15	3:-12	6:-36	7:-9	8:63	12:-10
pair ? <time>	0:-6	8:22	12:-13
pair ? <year>	0:-7	8:-26	9:62	12:-11
pair ? ?	0:-42	1:18	2:39	4:-30	5:-65	6:-9	7:79	9:-27	10:-44	11:8	12:-65	13:-22	14:20
pair ? act	0:61	8:-8
pair ? be	0:7	1:-48	3:-16	5:15	6:34	7:-53	8:-17	9:-6	10:-24	12:33	14:-5
pair ? cert	3:-11	8:42
pair ? conj	0:13	1:5	2:18	5:-26	6:-20	7:-14	8:116	10:-9	11:-22	12:-13
pair ? cost	0:-14	6:-5	8:41
pair ? day	0:-41	2:12	5:35	6:19	8:-29
pair ? det	0:67	1:-40	2:-22	3:18	4:-5	5:-37	6:101	7:-13	8:-99	10:-28	12:60	14:-5
pair ? free	0:-19	1:14	5:-14	6:44	7:80	8:-21
pair ? from	0:-22	2:34	6:-13	7:22	8:-17	12:-6
pair ? gift	1:-12	10:26
pair ? give	0:5
pair ? guarantee	5:-16	6:31	8:-12
pair ? half	1:27	6:-6
pair ? head	0:-9	3:-5
pair ? inf	0:-29
pair ? last	4:-21	8:56
pair ? left	0:-5	1:-16	6:-35	7:75	12:14
pair ? less	1:-8	3:37	7:-6	8:-34
pair ? live	0:-24	3:19	4:7	5:-6	6:107	7:-55	8:-48	10:-11
pair ? made	0:-11	1:-10	2:13	3:-18	5:-5	6:-18	7:-8	8:51
pair ? me	0:23	6:-29	8:-25	14:48
pair ? more	0:-13	1:-6	3:8	5:-5	6:-23	7:84	8:-49	10:-6	12:-6
pair ? neg	0:-6	3:-8	6:12	7:-20	8:-57	9:-8	12:-8
pair ? now	0:-45	1:-5	2:-46	4:-6	6:-33	7:-10	8:114	12:30
pair ? num	0:-8	6:-47	7:43	8:-20	10:16	12:-5
pair ? obj	0:54	1:31	2:12	3:-6	4:-7	5:-6	6:72	7:7	8:-80	9:-17	12:-23
pair ? off	0:-17	1:63	6:-7	8:-25
pair ? only	3:10	6:-13
pair ? open	0:-7	6:6	7:-7	8:14	13:34
pair ? people	1:-5	3:6	6:-21	8:-30	9:50
pair ? per	0:8	3:17	6:-28	7:11	8:-14
pair ? prep	0:-25	1:-75	2:79	5:23	6:-90	7:102	8:70	9:29	10:-23	11:-46	12:-34	13:36	14:-11
pair ? reach	3:-11	6:25	8:-33	12:-20
pair ? return	5:16
pair ? sale	6:13	8:-23	10:27	12:-8	14:-10
pair ? secure	5:10
pair ? ship	5:-7
pair ? soft	0:-54	1:-13	5:-24	6:16	7:5	8:74	13:-6
pair ? they	0:18	5:-6
pair ? trusted	3:10	5:11	6:-13
pair ? ui	2:-9	6:-35	7:8	8:-26	12:52
pair ? until	0:-22	4:39	5:20	6:-35	7:-12	8:30
pair ? we	6:15	7:-9	8:-16
pair ? wh	3:31	6:-6	8:-13
pair ? you	0:58	1:14	6:-17	7:18	8:-28	12:-21
pair ^ $	12:-10	14:92
pair ^ <bundle>	1:27	2:-9
pair ^ <cents>	1:-6	2:15
pair ^ <code>	1:29
pair ^ <cut>	0:26	1:50	2:-18	6:-9	8:-12	12:-5
pair ^ <date>	0:-9	8:31
pair ^ <email>	0:-10	13:22
pair ^ <handle>	13:15
pair ^ <hours>	0:35	8:8	12:-14	13:-19
pair ^ <many>	8:-5	12:34
pair ^ <money>	1:15	2:35	5:-23	6:-24	8:28	14:-6
pair ^ <number>	1:15	2:6	3:34	4:5	5:27	6:22	7:-26	8:16	10:-12	12:-11	13:-16	14:13
pair ^ <percent>	0:-7	1:10	2:-10	3:28	6:-8	7:-11	8:70	9:-7	10:-9	11:-5	12:-17	14:-16
pair ^ <phone>	0:-22	12:-5	13:21	14:-8
pair ^ <place>	0:-14	6:-15	8:-16	9:-7	10:-12	12:-16	13:54
pair ^ <quantity>	8:-12	12:34	14:-8
pair ^ <rating>	0:-6	11:-5	14:-5
pair ^ <stars>	3:60	6:-36	8:-8
pair ^ <time>	8:29	12:19	14:-20
pair ^ <url>	0:-17	9:34	13:16
pair ^ <without>	0:-15	1:-6	4:-11	5:49	6:15	7:8	8:17	12:-6
pair ^ =	14:17
pair ^ ?	0:120	1:-10	4:-31	5:-30	9:6	10:55	11:-18	12:64	13:-25	14:25
pair ^ act	0:21	1:-5	2:-19	3:-22	4:-12	5:12	6:-13	7:-8	8:23	9:-14	10:-9	11:15	13:-10	14:-6
pair ^ be	0:-12	1:18	2:-17	3:-36	4:-7	5:-6	6:35	7:54	8:-25	12:-26	13:-8
pair ^ bundle	0:-21	1:32	2:-8	8:-6
pair ^ cancel	1:-8	5:23	8:-13	12:-10
pair ^ cert	0:-6	5:25	8:-16
pair ^ conj	6:5
pair ^ cost	1:7	5:44	6:-25	7:5	8:-10	12:-6
pair ^ day	0:-7	8:12
pair ^ det	0:-16	3:-9	4:-25	5:-10	6:18	7:-19	8:-8	10:54	11:-12	12:-17	14:37
pair ^ earn	0:-29	2:-8	6:-11	7:66	8:-9
pair ^ event	0:-10	2:28	4:6	12:-15
pair ^ first	0:-16	2:5	4:19
pair ^ free	2:-21	5:19	6:42	7:-11	8:-11
pair ^ from	1:-7	2:37	6:9	8:-9	12:-14
pair ^ gift	1:13	2:-22	8:41
pair ^ give	0:14	5:-5	6:-13
pair ^ guarantee	0:-7	5:33	6:-18	8:-20
pair ^ half	1:29	6:-6	8:-8
pair ^ head	0:-10	1:-7	3:-14	4:-15	5:-14	6:-28	7:-18	8:55	9:28	10:-17	11:-9	12:40	14:-13
pair ^ hurry	0:-12	4:39	6:-8	8:-16
pair ^ inf	0:-21	8:8
pair ^ last	0:-24	1:-10	4:88	5:-9	6:-12	7:-9	8:-43	10:-10	12:-7
pair ^ left	0:-15	1:-38	4:43	5:-7	6:39	7:-13	8:-20
pair ^ legal	0:-15	5:-6	6:-8	7:-9	8:-18	9:23
pair ^ less	6:-30	7:30	8:-9
pair ^ limited	0:-6	4:10	8:-12
pair ^ live	0:16	1:-43	2:16	3:-14	4:-36	5:18	6:-76	7:135	8:-53	9:-13	10:-6	11:-10	12:-11	14:-5
pair ^ made	0:-8	2:9	4:-6	5:-10	6:-6	7:-19	8:39	9:-8	11:-10	12:-8	14:-6
pair ^ me	0:42	1:-9	2:-8	3:22	4:-8	6:5	7:-12	8:-22	11:-6	12:-7	13:-5	14:14
pair ^ more	3:8	4:-9	7:10	8:-12	9:-5
pair ^ neg	0:-17	1:6	2:-5	3:-6	4:-14	5:32	7:15	8:25	9:23	11:-6	12:-10	14:-6
pair ^ now	0:47	1:-10	2:56	4:-17	5:-13	6:12	7:27	8:-20	11:-6	12:-14	14:-5
pair ^ num	0:-7	1:-8	2:27	6:-23	7:17	8:21
pair ^ obj	0:-45	1:-34	2:39	3:-6	4:-8	5:7	6:24	7:-18	8:10	9:25	10:48	11:23	13:-21
pair ^ off	1:-26	6:25
pair ^ only	0:-23	1:-27	2:49	3:-12	4:20	5:-8	6:43	7:-12	8:-30	12:-26
pair ^ open	0:-27	4:-8	5:-9	6:30	7:-12	8:19	12:31	13:7
pair ^ past	6:15	8:-10
pair ^ payname	0:-7	11:65
pair ^ people	8:-5
pair ^ per	0:14	2:6	4:-5	6:22	7:-8	8:5
pair ^ prep	0:30	1:-18	2:6	3:15	4:-8	5:10	7:-12	8:15	11:-9	12:-6
pair ^ rate	8:20
pair ^ reach	0:21	1:-25	2:-6	3:-9	4:-15	5:-11	6:-7	7:-28	8:36	11:-26	12:22	13:6	14:-7
pair ^ return	1:-7	5:-34	6:-6	8:28
pair ^ review	4:-5	6:-11	8:-8	11:32
pair ^ risk	0:20
pair ^ sale	0:-5	1:9	8:-8
pair ^ save	0:6	1:30	2:-23	6:-14	7:21	8:-7
pair ^ secure	5:18	8:-20
pair ^ ship	0:-8	1:30	2:-48	4:-9	5:-10	6:-13	8:51	9:-28	12:7
pair ^ soft	0:64	1:9	3:-8	4:-21	5:15	6:-8	8:-13	9:-16	10:-10	12:-21	13:7	14:-9
pair ^ stock	4:11
pair ^ store	0:-22	1:-11	4:-17	5:-7	6:-21	7:-5	8:-11	10:-9	11:112	12:-10	14:-13
pair ^ terms	5:-6	8:-20	9:12
pair ^ they	0:-8	1:36	2:-8	4:-14	5:-13	6:33	7:-17	8:-43	11:-5	12:17	14:-5
pair ^ trusted	0:-6	3:50	4:-13	5:-8	7:-5	8:-10	11:-17
pair ^ ui	0:-17	1:-19	2:-38	3:-5	4:12	5:-24	6:-17	7:-26	8:-13	10:-8	11:-6	12:70	14:-8
pair ^ unit	8:29
pair ^ until	0:-13	1:-11	2:-8	4:56	5:-10	8:-18
pair ^ upto	2:-10
pair ^ was	0:-9	1:-7	2:17	4:-5	6:-6	8:28	9:-10	12:-19
pair ^ we	0:-29	3:13	4:14	5:-23	6:20	7:-25	8:24	12:-7
pair ^ wh	0:-28	1:-14	3:-26	6:78	7:-23	8:-6	9:-7	12:-11	13:-5
pair ^ work	7:-10	8:36
pair ^ you	0:-7	2:-13	3:-6	5:5	6:-20	7:46	8:-12	12:20
pair act $	0:38	1:14	4:-5	6:-15	8:-12	11:-23
pair act &	0:9
pair act <code>	0:7
pair act <many>	0:-11	8:-12	12:38
pair act <money>	1:-25	2:17	5:11
pair act ?	0:-35	1:7	2:-18	3:41	4:-6	5:-14	6:-41	7:-11	8:84	11:-16	12:-16
pair act act	0:17
pair act be	0:-9	3:-9	6:32	7:-6	8:-9
pair act bundle	0:16
pair act cancel	1:8
pair act conj	0:-14	6:-11	8:-14
pair act det	5:-14	7:66	8:-60	11:-6	12:-26
pair act free	0:15	1:19	5:8
pair act gift	0:9
pair act head	0:10	4:-15	7:15
pair act left	0:9
pair act me	8:-6
pair act neg	8:-6
pair act now	0:20	5:51	7:-37	8:-37
pair act obj	0:-27	4:14	6:-11	7:-28	8:37	11:-11
pair act off	6:29
pair act open	0:-7	8:20
pair act per	0:12	1:-9	6:13	8:-13
pair act prep	0:-18	4:-25	6:12	8:-52	9:-7	11:85	13:-7
pair act reach	0:-83	6:-5	8:78
pair act review	0:-19	8:37
pair act save	8:-11
pair act ui	0:-14	8:49	12:-10
pair act unit	0:-7	8:20
pair act until	0:51	4:-11	7:14	8:-18
pair act was	0:10	4:-15	7:15
pair act we	0:5
pair act wh	0:7
pair act you	0:46	1:-13	6:-7	7:-17	8:-23	11:-13
pair be $	0:39	1:-8	3:-6	5:40	8:-17	12:-8	13:-6
pair be <money>	2:-9
pair be <number>	6:-9	7:48	8:11
pair be ?	0:-47	1:-20	2:-8	4:6	5:-35	6:20	7:33	8:-34	9:-5	10:-12	12:-17	13:-7
pair be act	0:-6	3:49	6:8	7:10	8:-26
pair be be	9:8
pair be det	0:41	3:26	6:9	7:-34	8:-15	12:-16	14:-7
pair be free	0:-26	4:-7	5:-15	6:-12	7:-10
pair be guarantee	9:8
pair be left	4:-6
pair be live	7:-7
pair be made	0:18
pair be me	6:-24
pair be more	7:-14
pair be neg	1:22	6:14
pair be not-?	7:-8
pair be obj	0:-11	1:-6	7:15
pair be prep	0:-13	3:-14	6:69	7:-6	8:-14	10:-11
pair be reach	6:26	7:-8	12:-10
pair be save	6:27	13:-6
pair be ship	2:18
pair be ui	2:9	6:44	12:-10
pair be unit	4:5	6:-23	8:15
pair be we	3:-34	4:-8	6:37
pair be you	6:-62	7:-28	12:58
pair bind prep	0:-8	6:6
pair bundle $	0:14	1:15	2:-6
pair bundle <number>	1:16	2:-14	8:-5
pair bundle bundle	1:11
pair bundle give	0:-8
pair bundle prep	0:-6	1:13	2:-6
pair bundle soft	0:-16	1:14
pair bundle unit	1:-45	8:24
pair cancel $	0:-7	1:10	5:7	8:-6
pair cancel ?	5:6	8:-6
pair cancel cancel	5:31	12:-17
pair cancel not-det	0:6
pair cancel now	5:14	12:-6
pair cert $	3:-11	5:29	8:-29
pair cert ?	5:-15	8:56
pair cert cert	5:17	8:-14
pair conj $	2:29
pair conj <number>	8:-23	13:48
pair conj ?	0:-29	1:33	2:42	5:-32	6:-18	7:-21	8:58	10:-9	11:-5	12:-15
pair conj act	0:-21
pair conj be	9:8
pair conj cancel	0:6
pair conj det	2:-10	6:-10
pair conj earn	8:-8
pair conj event	0:47	8:-27
pair conj inf	0:-21
pair conj live	0:6
pair conj me	6:5
pair conj neg	0:5	6:11	8:-10
pair conj now	8:57	11:-17
pair conj reach	0:15	8:-8	12:-7
pair conj save	0:25	1:9	8:-7
pair conj soft	0:9	8:-22
pair conj we	0:6	6:-11	8:-7
pair cost $	0:-12	2:-6	3:-5	5:-6	6:-10	8:27
pair cost <money>	0:-19	1:25	2:-15	3:-7	6:51	8:-13	12:-12
pair cost ?	5:-30	8:26
pair cost bundle	1:8
pair cost legal	12:-5
pair cost less	5:-7	7:8
pair cost prep	6:-16
pair cost save	8:-11
pair cost until	6:-13
pair cost wh	5:47	6:-24
pair day $	0:-19	1:13	3:-6	4:22	5:57	6:-32	7:16	8:-22	11:-6	12:-5	13:-6
pair day <date>	8:17
pair day ?	2:12
pair day act	0:15
pair day cost	6:13
pair day det	6:51	7:-7	8:-6
pair day inf	0:15
pair day only	8:-5
pair day prep	0:51	3:-5	7:-36	8:14
pair day ship	5:-25
pair day wh	4:-8	5:7
pair det $	0:16	1:-13	2:39	3:-7	4:-7	6:-26	8:20	10:-7	11:29	12:-12	14:43
pair det <hours>	4:-21	6:30	13:18
pair det <money>	1:-17	2:-26	6:21	12:-6
pair det <number>	0:8	2:16	6:46	7:8	8:-21
pair det <percent>	0:16	1:31
pair det ?	0:61	1:30	2:63	3:37	4:-11	5:-56	6:-42	7:-45	8:-6	9:-14	10:33	11:-34	12:-46	13:6	14:-18
pair det act	0:-32	5:15
pair det be	2:18	6:17	7:-9
pair det day	0:79	5:-6	6:-37	7:-21	8:45	14:-5
pair det det	0:-26	1:13	6:-13	10:-7	14:53
pair det event	0:-12
pair det first	1:18	3:-6	4:29	6:-40
pair det free	0:56	1:-28	6:-24	7:-12
pair det gift	0:-43	6:-12
pair det guarantee	5:11	6:-21
pair det head	0:9	6:33	7:-9	8:-17	12:-10
pair det inf	0:-24
pair det last	0:-25	4:13	6:43	8:-6
pair det legal	9:9
pair det less	7:-6
pair det live	0:-51	1:-9	2:-7	4:-8	6:35	7:34	8:-9
pair det me	6:-5	10:-5	14:6
pair det more	1:-29	3:12	7:7
pair det neg	7:-8
pair det obj	0:174	2:-29	3:-14	4:-9	5:-18	6:-15	7:57	8:-131	10:-9	11:-11	12:-8	14:-8
pair det open	6:-26	10:21	13:-13
pair det per	6:-9
pair det prep	6:10	7:-7
pair det reach	0:-100	8:-5	12:69
pair det sale	1:-10	2:-20	8:66
pair det stock	4:6	9:-15
pair det store	11:12
pair det terms	9:6
pair det they	0:-17	6:38	7:-5
pair det trusted	3:5
pair det ui	0:40	5:-14
pair det unit	0:-76	1:40	2:-22	3:18	5:-13	6:-20	7:33	8:58	12:51
pair det until	0:23
pair det wh	6:-27	7:18
pair det you	0:6
pair earn $	2:-5	8:-15	12:34
pair earn <money>	6:-5	7:12
pair earn det	0:-27	7:25
pair earn upto	2:-6	6:-5	7:29	8:-6
pair event $	0:35	6:-5	8:-28
pair event <money>	1:-13	2:28	12:-14
pair event free	1:18
pair event from	6:14
pair event left	1:18
pair event prep	1:6	5:-6
pair event until	4:6
pair first $	6:10
pair first <number>	3:-5	4:56
pair first ?	1:23	2:-8	6:-7
pair first act	1:-18	2:14	5:18
pair first free	1:5
pair first num	0:-8
pair first obj	0:-20	2:6	5:15
pair first unit	0:10	1:27	2:-8	4:-7	5:-10	6:-35
pair free $	0:-24	1:13	2:-16	4:-10	5:11	6:36	7:-13	8:-17	12:-7
pair free <number>	0:21
pair free ?	0:-19	1:-7	6:-24	7:51
pair free act	0:16	1:29
pair free cancel	5:11
pair free det	0:-11	1:45	5:-11	8:-17
pair free event	1:6
pair free gift	1:20	6:-12
pair free inf	0:16	1:29
pair free live	0:68	1:-30	6:-14	7:23
pair free obj	1:28	2:-5	6:-36	8:-7
pair free per	1:28	2:-18
pair free prep	0:-19	1:18	2:-22	5:16	6:42	7:-23	8:-7
pair free reach	1:-11
pair free return	5:5
pair free ship	0:14	1:-26	5:22	8:-6	12:-19
pair free soft	0:-5	1:9
pair free ui	1:6	5:8
pair from <money>	1:-15	2:35	5:13	6:-20	8:-40	12:-23
pair from <number>	2:8	3:5
pair from <year>	2:-6	8:8
pair from ?	6:14	7:-13	8:-20
pair from det	1:-10	2:-20	8:66
pair from now	7:12
pair from prep	2:20
pair from stock	4:19	9:-20
pair from unit	0:-16	7:24
pair from until	6:14
pair gift $	0:26	1:-33	10:26	12:-5
pair gift <money>	1:-6
pair gift ?	1:-27	8:48
pair gift gift	0:13
pair gift prep	0:-48	1:83	2:-34	6:-40	8:-14
pair gift upto	1:32	2:-8
pair give $	0:6
pair give <percent>	6:-12	8:20
pair give ?	0:14	6:-10	7:-8	8:29
pair give det	0:-12
pair give now	8:-7
pair give num	0:-8
pair give per	0:20	8:-11
pair give they	0:-8
pair give wh	0:22	7:-6
pair give you	0:-35	1:16	2:-6	6:-5	7:20
pair guarantee $	0:-8	1:-8	2:-8	5:13	6:34	8:-15	9:7	12:-5	14:-6
pair guarantee <percent>	8:-18
pair guarantee ?	7:-9
pair guarantee det	5:11	6:-21
pair guarantee neg	5:11	6:-5
pair guarantee they	5:11	6:-21
pair guarantee wh	5:6	6:-17
pair half $	0:-19	1:52	2:-10	6:-15	8:-14
pair half ?	1:8
pair half det	0:-20	1:33
pair half unit	1:8
pair head $	0:-24	1:-15	2:-7	3:-9	4:-19	5:-6	6:10	7:10	8:69	9:-17	11:-6	12:-36	14:-10
pair head <handle>	0:6	8:-17
pair head <money>	8:-8	12:-8
pair head <number>	0:-13	3:-5	7:-10	8:56	12:-19
pair head <time>	0:12	4:-15
pair head ?	3:-7	5:-16	6:24	7:-9	8:-58	9:-10	10:-15	12:59
pair head day	0:12	4:15
pair head det	0:-7	6:-5	7:15	8:20
pair head free	1:-21	5:65	7:-9
pair head head	0:18	4:-5	7:-5	8:30	9:-8
pair head num	6:-8	7:-14	8:39
pair head obj	0:-18	6:-8	8:58
pair head people	1:26	2:-8	8:-10
pair head prep	6:-7	7:27	8:-5
pair head reach	0:-5	8:-32	12:42
pair head they	1:22	8:-8
pair head was	8:-43	9:59
pair head you	0:22	5:-7
pair hurry $	7:12
pair hurry ?	4:12	8:-8
pair hurry det	0:-8	4:13
pair hurry stock	4:8	6:-6
pair hurry until	8:-6
pair inf $	0:18	1:10	6:-8	7:22	8:-32	11:-7	12:-9
pair inf ?	0:-13	6:-11	8:36
pair inf cancel	1:8
pair inf conj	0:-19
pair inf we	0:-5
pair inf wh	0:-24
pair inf you	0:8
pair last $	4:43	6:-8	8:-6
pair last <money>	2:7
pair last ?	0:-26	4:61	8:-24	10:-11
pair last head	8:-8
pair last obj	0:-6	4:25	8:-13
pair last per	4:-7
pair last unit	1:13	4:-41	6:31	8:52
pair left $	0:-9	1:8	2:-9	4:14	5:-6	6:-17	8:-5	9:-21	12:14
pair left <number>	8:-7
pair left ?	0:-8	1:-28	6:63	7:50	8:-13
pair left limited	6:-6
pair left live	7:31
pair left now	0:-9	4:32	6:-8	8:-5
pair left num	6:-8	7:-9
pair left prep	1:-21	6:24
pair legal $	1:-5	6:-5	8:-14	9:17	12:-7
pair legal conj	9:9
pair legal legal	0:-6	7:-7	9:9
pair legal live	7:-7
pair legal prep	7:-7
pair legal you	9:8
pair less $	1:41
pair less ?	1:-31	3:15	6:-37	7:23	8:8
pair less hurry	4:-8	7:13
pair less num	7:-7
pair less prep	1:20	5:-8
pair limited $	4:9
pair limited <number>	8:-6
pair limited ?	6:-6
pair limited det	4:-12	9:5
pair limited limited	4:9	8:-7
pair limited live	4:8
pair limited obj	8:-6
pair live $	0:-9	1:-25	3:-8	5:-6	6:57	7:11
pair live <money>	1:32	6:11	7:-13
pair live <percent>	0:-9	7:-7
pair live ?	0:-17	2:-5	3:-8	5:-36	6:69	7:51	8:-11	10:-9	11:-6	12:-19
pair live conj	2:27	7:-5
pair live cost	6:-13
pair live det	0:73	6:-67	7:-35	8:65
pair live free	0:-9	1:52	5:-8	6:-38	7:-6
pair live head	1:-22	5:65	6:-35	7:6	8:-6
pair live hurry	4:10
pair live inf	7:31
pair live less	4:-8	5:-7	7:21
pair live live	6:-9	7:16	8:-7
pair live me	7:-7
pair live more	4:-31	5:-12	6:-9
pair live neg	6:-17	7:24
pair live not-?	5:-5	6:-29	7:12	8:-8
pair live not-be	6:8
pair live not-cancel	5:31	7:-11
pair live not-det	0:6
pair live not-live	6:-15	7:7
pair live not-reach	6:10	8:-5
pair live not-you	3:-6	6:-7	7:7
pair live num	0:-6
pair live obj	6:45	7:-5	8:-31
pair live prep	0:-18	1:-14	2:-17	3:24	4:8	6:36	7:-11	8:-7
pair live reach	7:31
pair live they	6:21
pair live until	3:28
pair live wh	6:-11	7:5
pair live you	0:-14	1:-13	5:-6	6:11	7:7
pair made $	0:-24	1:-5	3:-15	8:38
pair made <money>	5:7	8:-25
pair made <number>	2:18
pair made <year>	2:-8	6:-7	8:48	9:-7
pair made ?	5:37	6:53	7:-18	8:-76
pair made be	6:-20	8:16
pair made det	6:-50	8:71
pair made now	0:-6	6:-21	8:30
pair made prep	0:9	2:7	5:-7	8:-9	11:-8
pair made we	8:-11
pair made you	6:5	12:-5
pair me $	0:-24	3:-8	6:-19	8:-11	10:-7	12:-6	14:84
pair me ?	0:-51	2:-7	3:28	4:-23	6:100	7:-12	8:-21	11:-6	13:-5
pair me be	0:23	6:-20	14:-6
pair me bind	0:-8	6:6
pair me det	0:55	6:-30
pair me live	6:-7
pair me me	0:10	6:-10	8:-9	14:50
pair me neg	0:-6	6:12
pair me obj	0:56	6:-11	7:-8	8:-30
pair me soft	0:18	6:-9
pair me they	0:-16	6:30
pair me trusted	6:-7
pair more $	0:-11	1:-7	3:16	6:-14	7:21	8:-19
pair more ?	0:-11	1:-31	3:-17	5:-7	6:26	7:68	8:-41	9:-7	10:-8	12:-5	13:-8
pair more act	3:10	6:-15
pair more day	0:-6	5:-6	6:-10	7:27
pair more event	7:5
pair more from	6:-7
pair more live	4:-8	6:-17	7:19
pair more now	0:7	7:-36
pair more prep	0:-28	4:-31	6:39	7:7	8:-6
pair more trusted	3:6
pair more unit	7:6
pair more until	4:-30	7:10
pair neg $	3:-6	6:10	7:-13
pair neg not-<hours>	1:27
pair neg not-?	0:-15	1:-10	4:-10	5:-61	6:33	7:51	8:19	9:-28	10:-6	12:-8
pair neg not-act	0:8	6:9	8:-8
pair neg not-be	0:-13	1:-11	6:20	8:-13
pair neg not-bind	1:17	6:10	8:-17
pair neg not-cancel	5:31	7:-11
pair neg not-card	5:21	6:-11	8:-6
pair neg not-cert	5:-11	6:-7	8:37
pair neg not-det	0:5	6:-22	7:26
pair neg not-free	5:-31	8:27
pair neg not-guarantee	1:-5	5:11	8:36
pair neg not-happy	5:11
pair neg not-me	0:-6	2:-6	6:28
pair neg not-off	6:11	8:-12
pair neg not-only	5:25
pair neg not-prep	1:-6	6:54	7:-14	8:-24
pair neg not-reach	6:10	8:-5
pair neg not-return	6:-27	8:30
pair neg not-risk	1:22	6:-8	8:-10
pair neg not-store	6:-34	7:-11	8:-10	9:64
pair neg not-you	3:-6	5:6	6:33	7:-22	8:-14
pair not-<hours> not-obj	1:27
pair not-<money> not-?	6:9
pair not-<money> prep	1:-6
pair not-? $	0:-21	1:-9	3:-13	4:-11	5:-24	6:62	8:-8	10:-5	12:-8	14:-6
pair not-? ?	8:-5
pair not-? be	7:-10
pair not-? guarantee	5:11	6:-21
pair not-? neg	6:10	8:-5
pair not-? not-?	0:-16	1:-6	5:-10	7:16	8:19	9:-12
pair not-? not-conj	6:-19	8:-5	9:32
pair not-? not-head	6:6	7:-6
pair not-? not-prep	6:-12	7:31	8:-5
pair not-? soft	6:-19	7:6
pair not-act $	0:8	8:-6
pair not-act not-det	6:10
pair not-be not-?	0:-12
pair not-be not-cost	1:-6
pair not-be not-sale	6:19	8:-9
pair not-bind $	1:-9	5:29	6:-7	8:-13
pair not-bind neg	5:-16	6:27
pair not-bind not-?	5:15	6:-9
pair not-bind not-prep	1:29	5:-21
pair not-cancel $	5:28	7:-11
pair not-card not-?	5:21	6:-11	8:-6
pair not-cert $	5:14	6:-7	8:37
pair not-conj ?	6:-19	8:-5	9:32
pair not-cost not-<money>	1:-6
pair not-day $	1:56	5:-41
pair not-det not-?	0:5	5:-7	6:-24	8:-7	9:28
pair not-det not-live	6:-17	7:22
pair not-det not-obj	6:10
pair not-free $	5:-30	8:27
pair not-guarantee $	5:13	8:41
pair not-guarantee not-guarantee	5:28
pair not-happy soft	5:10
pair not-head det	6:6	7:-6
pair not-left not-prep	6:-12
pair not-live $	7:10
pair not-live not-left	6:-12
pair not-me not-<money>	6:9
pair not-me not-obj	6:19
pair not-obj $	1:26
pair not-obj neg	5:-24	6:31
pair not-obj not-?	5:22	6:-28
pair not-obj not-prep	6:19
pair not-obj wh	6:10
pair not-off ?	6:11	8:-12
pair not-only not-cert	5:25
pair not-prep <money>	6:19
pair not-prep ?	6:-12
pair not-prep det	6:14
pair not-prep not-?	6:25	7:-14	8:-21	9:-5
pair not-prep not-day	1:56	5:-41
pair not-prep not-sale	6:-27	8:30
pair not-prep not-they	6:32	8:-8
pair not-prep not-you	6:-26	7:32
pair not-reach $	6:10	8:-5
pair not-return not-prep	6:-27	8:30
pair not-risk $	1:-5	5:20	6:-7	8:-9
pair not-risk not-prep	1:27	5:-20
pair not-sale $	6:19	8:-9
pair not-sale ?	6:-27	8:30
pair not-store not-?	6:-19	8:-5	9:32
pair not-store not-det	6:-15	7:-8	9:32
pair not-they $	6:32	8:-8
pair not-you $	6:-26	7:32
pair not-you neg	6:27	7:-11
pair not-you not-?	3:-6	5:7	6:6	7:-10	8:-13
pair now $	0:48	1:38	2:-7	3:-8	4:23	5:-28	6:-19	7:-29	8:13	9:-10	11:-24	12:-14	14:-6
pair now <money>	0:-7	1:-7	2:-17	8:-16	12:8
pair now <number>	0:-17	2:65	8:-42	12:-10
pair now <time>	2:-10	5:-38	8:-34	12:58
pair now ?	0:56	2:-6	5:65	6:-70	7:25	8:25
pair now act	0:15	7:-37
pair now be	0:-7	6:27	13:-6
pair now det	0:-24
pair now inf	0:10
pair now made	0:-14	8:33
pair now now	0:53	6:-7	8:-24
pair now obj	0:9
pair now only	2:9	4:-8
pair now prep	5:10	6:24	7:-5	8:44	11:-6	12:-8
pair num $	0:-15	4:-8	6:6	7:9	8:31	10:47
pair num ?	0:5	2:20	5:10	6:-22	7:-21	8:20	12:-8
pair num det	3:-13	6:-24	7:65	8:-13
pair num free	0:-8
pair num head	6:36	7:-15	8:25
pair num more	3:-11	6:22
pair num obj	1:-15	2:6	3:-11	6:16
pair num open	0:-12	1:-8	6:-5	7:34
pair num prep	6:-7	7:17
pair num they	3:-23	6:9
pair num unit	0:32	1:-10	3:24	4:33	5:-11	6:-39	7:-8	8:-35	9:-7
pair obj $	0:-13	1:21	2:-25	5:-25	6:-13	7:-37	8:31	9:-14	10:-17	11:-29	12:-23	13:-7	14:-13
pair obj <cents>	2:-11
pair obj <code>	0:45	3:-6	6:-12	8:-20
pair obj <many>	0:-8
pair obj <money>	0:-6	1:-39	2:55	5:10	12:-8
pair obj <number>	8:-6
pair obj <phone>	0:58	8:-14	13:-19
pair obj <place>	0:8
pair obj <url>	0:20	8:-11
pair obj <year>	0:-9	6:-7	8:25
pair obj ?	0:-12	2:10	3:-21	4:-8	5:-24	6:-7	7:-12	9:36	10:43	11:-25	12:-17
pair obj act	0:6	8:45
pair obj be	0:-16	1:14	2:-12	6:-9	7:36
pair obj conj	0:37	8:-24
pair obj cost	0:-17	7:20
pair obj det	0:6	2:14	6:43	7:-11	8:32
pair obj event	7:5
pair obj free	0:-21	1:34	2:-7	6:-28
pair obj from	0:10	2:12
pair obj head	0:-25	4:14	6:-41	7:42	8:14
pair obj inf	0:91	8:-26
pair obj left	0:-16	6:43	8:-12
pair obj live	0:-62	1:5	4:-8	6:-11	7:29	8:55
pair obj me	0:-36	6:45	7:-7	8:-9
pair obj neg	0:-12
pair obj not-?	6:-19	7:6
pair obj not-cancel	5:28	7:-11
pair obj now	0:18
pair obj num	8:-11	10:30
pair obj obj	0:-6	1:5
pair obj people	0:20	3:7
pair obj prep	0:-21	1:65	2:-7	3:-11	4:9	5:-11	6:-45	7:-10	8:16	9:-6	10:-6	11:45
pair obj reach	0:34	8:-10
pair obj risk	6:-11	8:21
pair obj ship	2:5
pair obj soft	0:38	6:-15	7:-6	8:-8
pair obj they	0:9
pair obj ui	4:-6	8:-14	10:-7	12:27
pair obj until	0:10	4:32	8:-27
pair obj was	0:10	4:15
pair obj we	0:24	8:-18
pair obj wh	6:34	8:-6
pair obj you	1:-47	6:108	7:-34	8:-6	9:7
pair off $	0:23	1:36	2:-23	6:6
pair off ?	1:8	4:-21	6:-14	8:33
pair off det	2:-15
pair off now	0:-17	1:62	8:-22
pair off num	6:29
pair off prep	1:-14	2:-12	6:12	8:-46
pair off wh	0:-9	1:34	6:-6	7:-8
pair off you	0:-9	2:-5
pair only $	0:-5	4:21	8:-7	13:-6
pair only <many>	2:23
pair only <money>	1:-7	2:27	4:-8	6:-6	12:-22
pair only <number>	1:-20	2:21	6:-6	12:-5
pair only be	3:11	6:-15
pair only det	0:-11	4:9	6:8	7:-6	8:-7
pair only num	3:-34	6:64	7:-5	8:-14
pair only they	3:-33	6:31
pair open $	0:-9	5:13	6:-40	7:18	8:8	12:53
pair open <code>	0:-10	13:10
pair open <hours>	0:-21	8:-12	13:14
pair open <number>	13:11
pair open <phone>	0:5	8:-6	12:-18	13:22
pair open ?	6:-23	10:21	13:-17
pair open conj	8:-23	13:48
pair open now	0:7	6:27	13:-6
pair open only	4:16	13:-6
pair open open	6:-6	8:33	12:54	13:-29
pair open per	7:8
pair open prep	0:-13	1:-7	8:44	13:-15
pair open unit	1:13	5:-8	6:38	7:-20	12:-13	13:-16
pair open until	4:-8	8:23
pair past unit	6:13	8:-10
pair payname $	0:-6	8:-9	11:65
pair payname payname	11:39
pair people $	0:-21	1:8	2:-11	3:9	4:11	5:-7	7:-6	8:27	9:44	11:-8	14:-7
pair people ?	3:27	8:-12
pair people live	6:9	8:-5
pair people neg	6:10	8:-5
pair people prep	3:24	4:-6
pair people reach	3:20	6:-16	8:-5
pair people terms	6:-6
pair per $	0:-14	1:-26	2:23	3:9	4:-6	5:10	6:-16	7:19	8:14	12:-10
pair per <money>	1:-6	2:15
pair per <number>	3:-7
pair per <percent>	0:12
pair per ?	0:-5	1:28	2:-18	6:-15	7:16	8:-6
pair per be	2:7	4:-7
pair per now	0:30	6:-5	8:-24
pair per obj	0:6	2:7	7:-7	8:40
pair per off	1:-8	6:13
pair per prep	6:9
pair per ui	0:-18	7:31
pair per unit	2:35	6:-9	7:-8	8:-8
pair per until	0:-5	6:31	8:-28
pair prep $	0:20	3:15	4:-6	6:28	7:5	8:-16	10:-11	11:-12
pair prep <date>	0:9	8:26
pair prep <many>	3:24	4:-9	11:-7
pair prep <money>	0:38	1:-15	2:71	5:26	6:-11	7:-5	8:-37	12:-12
pair prep <number>	0:-22	1:-12	2:6	3:-9	4:-9	5:32	6:-17	7:37	8:-16	12:-14	13:-9	14:-6
pair prep <percent>	0:19	1:9	2:-6
pair prep <phone>	0:16	8:-9
pair prep <quantity>	3:24	6:-12	8:20
pair prep <rating>	3:-16
pair prep <time>	4:-10	5:53	8:-44
pair prep <url>	0:13	6:-11
pair prep ?	0:-84	2:-32	3:-25	4:-12	6:8	7:-37	8:16	9:35	10:-21	11:99	12:13	13:45	14:-6
pair prep act	0:-55	1:-9	8:13
pair prep be	6:15
pair prep day	0:6	1:20	3:-5	4:-5	5:-21	6:47	7:-36	8:5	13:-6
pair prep det	0:50	1:-16	2:-12	3:9	4:29	5:-16	7:52	8:13	10:-8	11:-19	12:-7	13:-9
pair prep first	2:-6
pair prep guarantee	5:-6	6:11
pair prep half	1:6
pair prep head	1:19	2:-8	6:14	7:-6	8:-20
pair prep inf	0:-58	6:-8	8:26
pair prep last	0:18	1:15	2:7	8:-8
pair prep less	7:-7
pair prep live	0:28	3:-7	6:24	7:-14	8:-18
pair prep me	0:8
pair prep more	7:11	8:-5
pair prep neg	3:-6	6:21
pair prep not-?	7:-8	8:-13
pair prep not-guarantee	5:-8	8:45
pair prep now	0:31	6:-6	8:-25
pair prep num	0:59	1:-13	3:15	4:31	6:-48	7:-25	8:19	9:-7	11:-7	12:-10
pair prep obj	0:-30	2:-11	3:-11	6:16	11:-9
pair prep off	1:18	2:-19	6:-12	8:-17
pair prep open	0:13	1:15	6:-9
pair prep people	0:-19	1:-8	3:17	6:25	8:-16
pair prep per	0:-26	1:7	5:16	7:-15	8:44
pair prep prep	0:-15	1:-22	5:37	6:23	8:32
pair prep reach	0:64	3:7	6:-16	8:-14	12:-11
pair prep review	0:-8	3:77	6:24	8:-14
pair prep sale	0:-26	6:-13	8:22
pair prep secure	0:20	5:-13
pair prep soft	0:-8	1:17	2:-6	6:-5
pair prep stock	4:-24
pair prep they	1:9	4:35	6:-34	7:-11	8:53
pair prep trusted	3:-34	11:37
pair prep ui	1:14	2:-6	6:27	8:-19	12:-8
pair prep unit	0:12	2:18	3:-7	5:-7	6:-30	7:-36	8:39
pair prep until	0:-6	6:47	7:-5	8:-41
pair prep was	1:-12	3:-10	6:15	7:-6	8:10
pair prep we	0:-24	8:46	11:-7
pair prep wh	0:-12	7:13
pair prep you	0:-125	1:13	2:23	3:-7	6:22	7:63	12:-9	13:-8
pair pro ?	3:-18	6:47
pair pro trusted	3:10
pair rate $	8:6
pair rate <percent>	8:20
pair rate bundle	1:-45	8:24
pair rate det	6:-5	8:17
pair rate rate	8:20
pair reach $	1:-17	5:-6	7:8	8:-55	12:86	13:-5
pair reach <handle>	0:25	8:-25
pair reach <many>	0:21	8:-9	12:-14
pair reach <phone>	0:25	8:-15
pair reach <url>	0:29	8:-17
pair reach ?	0:-68	1:-5	3:-14	6:35	7:-12	8:89	11:-7	12:-37	13:40
pair reach conj	0:20	8:-18	12:-8
pair reach det	0:-15	6:9	7:-10	8:-23	12:48
pair reach head	0:-57	8:39
pair reach live	0:-24	6:-33	8:62
pair reach made	0:-10
pair reach me	0:-35	6:44	8:-10
pair reach obj	0:-95	8:66
pair reach prep	0:92	1:-20	6:-46	7:-9	8:-14	11:-14	13:-6
pair reach soft	0:44	6:-6	8:-29	13:-20
pair reach they	0:27	6:-11
pair reach ui	0:-16	3:19	8:-22	12:22
pair reach we	0:36	8:-19
pair reach you	0:18	8:-8
pair return $	0:-6	5:-19	8:-6
pair return ?	5:-17
pair return be	5:-14
pair return free	1:-6
pair return made	5:37	8:-27
pair return neg	5:-5	6:-5	8:61
pair return prep	5:-24
pair review $	0:-28	3:63	6:20	8:22
pair review <number>	3:-34
pair review prep	3:35	6:-11	8:-9	11:32
pair review review	3:85	6:-10	8:-8
pair review until	3:-35	11:35
pair risk ?	6:-11	8:21
pair risk reach	0:20
pair sale $	0:-9	6:20	8:-12	10:27	12:-6	14:-10
pair sale <number>	6:-13	8:22
pair sale <percent>	8:-10
pair sale ?	1:-9	2:-20	8:63
pair sale until	1:8
pair sale upto	1:9	8:-6
pair save $	0:13	8:-7
pair save <money>	0:-18	1:53	2:-23	6:-11
pair save <percent>	0:8
pair save be	6:27	13:-6
pair save det	0:16	1:15
pair save made	8:-11
pair save num	0:-10	1:-7	7:24
pair save prep	0:43	1:-16	7:-8
pair save upto	0:-6
pair save wh	8:-11
pair save you	7:8
pair secure $	0:14	5:15
pair secure ?	5:7	8:-18
pair secure secure	5:7
pair ship $	0:-9	1:-23	2:27	5:15	8:-19
pair ship <hours>	5:-6
pair ship <money>	2:-7
pair ship ?	2:-6	5:22	8:-16
pair ship conj	1:44	5:-11	8:-17
pair ship cost	5:-30	8:27
pair ship day	4:-8	5:18	8:-16
pair ship free	1:-29	2:17	5:43	8:-12	12:-18
pair ship from	2:-30	5:18	8:-24
pair ship head	5:-7
pair ship made	2:-11	5:8	8:-13
pair ship neg	5:-36	8:63
pair ship now	5:-32	8:-33	12:41
pair ship obj	2:15
pair ship prep	0:14	1:-8	2:-12	6:-8	8:39	12:-10
pair ship ship	5:5
pair ship terms	8:37	9:-27
pair ship until	5:-7	9:13
pair ship was	5:-7
pair ship wh	5:-11	6:12
pair soft $	0:36	2:-9	4:-9	5:-34	6:23	7:-20	8:-18	11:-9	14:-5
pair soft <hours>	0:-20	8:-12	13:14
pair soft <many>	0:39	3:7
pair soft <money>	1:18
pair soft <number>	0:-6	1:11	2:-10	4:22	8:-7	13:11
pair soft <percent>	0:-6	6:-14	8:17
pair soft <place>	0:18	8:-8	13:-19
pair soft ?	0:-52	1:-9	3:-7	4:-5	5:-23	6:-7	7:39	8:98	9:-9	10:-6	11:-11	12:-18
pair soft act	0:-98	7:15	8:62
pair soft be	0:-16
pair soft conj	0:7	1:-7	8:-13
pair soft det	0:28	1:-12	4:10	6:-24	7:-26	8:-66	11:-11
pair soft event	6:17	7:-6
pair soft free	0:27	1:27
pair soft gift	0:13
pair soft half	0:-35	1:38	8:-7
pair soft head	6:-34	7:15	8:-6
pair soft inf	0:-24
pair soft left	0:-16	6:48	8:-11
pair soft legal	0:14	9:-7
pair soft live	0:31	8:-10
pair soft me	0:18	6:-13	7:-9	8:-10
pair soft more	0:-25	6:-9	7:40
pair soft now	0:7	8:-17
pair soft num	1:7	6:-9
pair soft obj	1:-5	6:-9	8:15	9:-7	11:-8
pair soft per	0:10	7:28	8:-20
pair soft prep	1:-31	2:19	5:59	6:45	7:-36	8:11	11:50	13:-7
pair soft reach	0:27	6:-11
pair soft sale	0:15
pair soft they	0:-12	6:-9
pair soft ui	0:-28	7:33	12:9
pair soft until	0:-54	4:-9	8:71
pair soft we	0:15	8:-15
pair soft wh	0:12	7:-7
pair soft you	0:69	1:20	2:-6	6:-11	7:-34	8:8	11:-6
pair stock $	4:-13
pair stock be	4:8	6:-6
pair stock left	4:19	9:-20
pair stock terms	4:-13	9:7
pair store $	0:-14	1:-7	4:-11	5:-6	6:-8	8:-24	10:-9	11:70	12:-8	14:-10
pair store ?	6:-9	8:26	11:5
pair store det	0:-7	6:-6	8:-13	11:44
pair store store	0:-8	4:-8	8:-18	11:43
pair store they	6:-5	11:16
pair terms $	0:-21	4:-14	6:-7	8:-8	9:23
pair terms ?	0:-7	8:35	9:-24
pair terms act	0:-15	8:-6	9:8
pair terms cert	5:-5
pair terms det	4:19	9:-14
pair terms from	4:19	9:-20
pair terms only	4:-12
pair terms prep	0:21	8:-10
pair terms ship	9:13
pair terms terms	0:-17	4:-19	6:-7	8:-9	9:20
pair terms until	0:14	4:-6
pair they $	0:9	1:12	3:-21	4:21	6:29	7:19	8:-23	11:8
pair they <number>	12:60
pair they ?	0:-17	1:28	3:-17	5:-13	7:-6	8:44	12:-8
pair they act	0:-8	1:-5	6:34	12:-22
pair they be	0:-9	1:-5	6:37	7:-10	12:-8
pair they cost	2:-5	6:22
pair they det	3:-11	6:22
pair they first	1:7	6:-29
pair they free	0:-8
pair they guarantee	6:-11
pair they live	0:-9	1:46	5:-7	6:-31
pair they made	6:9	8:-5	12:-8
pair they me	6:-7
pair they more	3:-11	6:22
pair they not-be	1:-6
pair they obj	0:19	3:-13	6:11	8:-8
pair they reach	3:22	6:-21	8:-8
pair they soft	5:-7	6:48	8:-23
pair they they	1:-5	3:-24	6:35	12:-22
pair they trusted	6:9
pair they unit	4:38	7:-12	8:-7
pair trusted $	0:-6	3:15	4:22	5:9
pair trusted <year>	3:6
pair trusted ?	3:16	5:-5	6:-25	8:-8	11:23
pair trusted obj	3:13
pair trusted only	3:-23	6:9
pair trusted prep	3:10	4:-9	11:-5
pair trusted trusted	3:20
pair trusted until	4:-8
pair ui $	0:-32	1:-11	2:-10	3:-10	4:-11	5:-37	6:28	8:12	10:-11	11:-7	12:67	14:-12
pair ui <money>	1:-22	2:-47	6:-7	7:-8	12:57
pair ui <number>	3:20	6:-16	8:-5
pair ui ?	7:-18	8:-46	12:62
pair ui act	0:31	5:-14
pair ui cancel	1:5	5:21	12:-16
pair ui det	0:-49	6:-5	7:53
pair ui free	5:22	12:-17
pair ui inf	0:6
pair ui legal	12:-5
pair ui now	5:10	8:-14	12:-6
pair ui obj	12:6
pair ui people	0:20	3:7
pair ui prep	0:-13	1:30	2:11	4:39	5:-40	8:55	12:-14
pair ui soft	12:10
pair ui ui	4:-9	6:-12	7:-10	8:-16	10:-7	12:42
pair ui you	0:-16	2:-9	6:-12	7:38
pair unit $	0:-34	2:10	4:24	5:7	6:-16	7:42	8:16	9:-13	10:-6	11:-8	12:-26	13:-20	14:-9
pair unit <hours>	13:11
pair unit <money>	1:-5	2:-6	12:53
pair unit <number>	8:29
pair unit ?	1:7	5:76	6:-8	8:-22
pair unit act	1:7
pair unit be	1:16	4:-7	5:-6	6:-16	7:-10	8:-15
pair unit det	0:-36	4:-22	6:36	7:79	8:-11
pair unit free	0:15	1:32	2:-17	5:-11	7:-7
pair unit more	0:-6
pair unit now	0:13
pair unit num	0:-16	7:24
pair unit obj	1:7
pair unit off	4:-21	8:56
pair unit only	4:17	13:-6
pair unit per	7:8
pair unit prep	0:-15	1:-19	2:9	5:-5	8:11	13:-9
pair unit return	5:-46	8:-5
pair unit they	0:-16	7:24
pair unit until	6:-9	7:19	12:-9
pair unit we	6:15	8:-10
pair until $	0:11	4:74	6:18	7:-12	8:-49	12:-11
pair until <cents>	1:-7	2:-6
pair until <date>	0:8	4:-23	9:13
pair until <many>	3:12	4:-6
pair until <number>	3:-18	8:26	12:-9
pair until <percent>	0:-6	1:9	8:-5
pair until <time>	0:10	4:-23	5:27	8:22
pair until ?	5:-16	7:-15	8:32
pair until day	0:22	4:6	5:-10	7:8	8:-21
pair until det	0:7	3:29	6:-31	7:38	8:-23
pair until head	8:14
pair until made	0:-7
pair until obj	0:-52	8:52
pair until prep	0:-18	4:18	5:-6
pair until soft	4:22
pair until trusted	3:-39	11:37
pair until we	8:-9
pair until you	5:-7
pair upto <money>	1:27	2:-24	6:-6	7:29	8:-10
pair upto <percent>	0:-14	1:12	6:-6	8:-8
pair was $	1:-7	4:-6	6:52	7:-6	8:-22
pair was <money>	0:-7	1:-20	2:35	8:-13	12:-29
pair was <time>	0:12	4:-15
pair was ?	1:-6	3:-7	5:-13	6:-12	8:7	9:58
pair was day	0:12	4:15
pair was det	7:16
pair was head	4:-5	8:38	9:-8
pair was prep	8:5
pair was you	5:-7
pair we $	0:13	8:-7	11:-6
pair we ?	0:15	1:-6	2:6	3:-36	4:-10	5:-12	6:85	7:-19	8:-29
pair we act	0:-8
pair we be	8:-10
pair we give	1:13	2:-6	6:-17	8:20
pair we head	0:6
pair we inf	0:-5
pair we live	0:5	6:-6
pair we neg	6:31	8:-23
pair we obj	0:16	4:-7	6:6	7:-7	8:-8
pair we people	0:-33	3:18	6:-8	8:43
pair we prep	0:6	8:-11
pair we reach	6:9	8:-23
pair we ship	5:-11	6:12
pair we soft	0:-6	1:13	2:-6	6:-17	8:20
pair we they	3:20	6:-16	8:-5
pair we trusted	4:30
pair we work	6:-23	8:14
pair wh $	3:25	6:-15
pair wh <year>	6:-6	8:21
pair wh ?	0:-5	3:5	5:50	6:-26	7:-11	8:-12
pair wh cost	8:-6
pair wh det	7:-7
pair wh head	0:19
pair wh neg	5:11	6:-23
pair wh obj	0:-14
pair wh open	6:8	8:-9
pair wh prep	0:-22	1:-10	6:13
pair wh pro	3:-18	6:47
pair wh they	5:-11	6:13	8:-7
pair wh was	6:34	8:-6
pair wh we	6:6	8:-12
pair wh you	0:-12	1:27	4:-9	6:-22	7:16	12:-6
pair work ?	6:-26	7:-13	8:24
pair work people	8:26
pair you $	0:22	2:-13	6:-12	7:6	8:-6
pair you <money>	1:-11	6:18	12:10
pair you ?	0:-10	1:-49	2:37	3:-10	5:27	6:-16	7:54	8:-27	9:-7	10:-10	11:-14	12:27
pair you act	0:-5	4:-8	5:6	6:-5	7:12
pair you be	0:17	2:-9	6:10	12:6
pair you conj	1:5	2:-9	6:-11
pair you cost	1:31	6:10	7:-12	12:-5
pair you day	6:13
pair you det	0:-17
pair you first	0:-5	1:24	2:-7	6:6	7:-8
pair you free	1:-12	7:15
pair you guarantee	5:15	7:-9
pair you head	5:-14	6:-8	7:8	8:13
pair you left	1:-12	7:15
pair you legal	9:8
pair you live	0:-15	1:31	5:-10	6:-11	7:6	12:-14
pair you more	6:23	7:-20	13:-8
pair you neg	6:-11
pair you num	7:8
pair you obj	0:15	1:28	2:-7	6:-34	8:-32	11:-6
pair you prep	0:16	2:8	6:24	7:-16
pair you reach	0:34	7:-16
pair you return	5:13
pair you soft	0:27	5:-7	6:-31	7:31	8:-18
pair you they	6:25	12:-8
pair you ui	0:-32	1:-11	6:-16	7:34	12:32
pair you unit	0:-8	1:6	6:-10	7:14	12:-9
pair you until	5:-12	8:24
pair you was	5:-12	8:24
quote inside	0:-40	1:-7	2:-9	3:27	4:-12	5:-26	6:169	7:-90	8:-92	11:-11	12:-13	14:-6
quote opens	0:-27	2:-5	3:36	6:-108	7:-12	11:-9
rule contact false	0:-27	1:-7	4:19	6:-39	7:-36	8:-27	9:-38	10:-25	11:-8	12:-15	13:-125	14:12
rule contact true	0:-17	1:-34	2:-42	3:-47	4:-79	5:-45	6:-34	7:-37	8:-33	10:-19	11:-37	12:-27	13:100	14:-68
rule guarantee false	0:8	1:-11	2:-38	3:29	4:29	5:-120	6:11	7:29	9:11	10:-6	12:-11
rule guarantee true	0:-53	1:-30	2:-8	3:-77	4:-88	5:71	6:-84	7:-102	8:-56	9:-46	10:-39	11:-41	12:-31	13:-29	14:-58
rule legal false	0:-12	3:-7	4:16	5:31	6:36	7:-8	8:-15	9:-157	10:-26	11:-9	12:7	13:-17	14:-17
rule legal true	0:-32	1:-42	2:-46	3:-41	4:-76	5:-80	6:-109	7:-65	8:-46	9:122	10:-18	11:-36	12:-49	13:-8	14:-39
rule offer false	0:-16	1:-99	2:-77	3:28	4:37	6:-6	8:9	9:13	10:-17	11:9	12:-16	13:10	14:22
rule offer true	0:-28	1:57	2:32	3:-76	4:-97	5:-46	6:-67	7:-72	8:-69	9:-47	10:-27	11:-54	12:-26	13:-36	14:-78
rule proof false	1:10	2:-6	3:-125	4:-25	5:-15	6:32	7:10	8:33	9:11	10:-10	11:-33	12:11	13:-9
rule proof true	0:-40	1:-52	2:-40	3:76	4:-35	5:-34	6:-105	7:-83	8:-93	9:-45	10:-35	11:-12	12:-53	13:-16	14:-58
rule request false	0:-56	1:10	2:8	3:5	6:-15	7:-43	9:59	10:-7	11:-42	12:6	13:-50
rule request true	0:12	1:-52	2:-53	3:-53	4:-55	5:-50	6:-58	7:-31	8:-58	9:-93	10:-38	12:-48	13:24	14:-61
rule urgency false	1:-15	2:11	4:-132	5:-13	6:18	7:-16	8:-5	10:-12	13:20
rule urgency true	0:-43	1:-27	2:-56	3:-48	4:73	5:-36	6:-91	7:-57	8:-55	9:-31	10:-32	11:-42	12:-45	13:-46	14:-53
starts *	6:-7	8:-56	9:72
title false	0:91	1:-22	2:-23	4:52	5:57	6:74	7:23	8:90	9:-15	10:-252	11:-108	12:-103	13:-55	14:-62
title true	0:-32	1:-9	3:-26	4:-8	6:-82	7:-25	8:-185	9:-37	10:269	11:79	12:17	13:18	14:-33
unknown all	0:18	1:-12	2:-13	3:-20	4:-19	5:-21	6:-24	7:-47	8:27	9:-22	10:95	11:17	12:24	14:30
unknown few	0:-58	1:12	2:-45	3:30	4:-82	5:-20	6:32	7:33	9:53	10:-33	11:8	14:-13
unknown most	0:-36	1:-57	2:30	3:-6	4:59	5:18	6:17	7:60	8:47	11:-29	12:-19	13:-11	14:-73
unknown none	0:61	1:43	2:14	3:-19	4:23	5:7	6:-50	7:-70	8:-96	9:-41	10:-72	11:-11	12:-21	13:5	14:38
words 0	12:-12	14:108
words 1	0:64	1:-35	2:-6	3:-5	4:35	5:13	6:-113	7:-30	8:-23	9:16	10:82	11:38	12:-5	13:37	14:-29
words 2	0:5	1:-17	2:-16	3:-50	4:62	5:-5	6:-17	7:-109	8:108	10:13	12:21	14:16
words 3	0:66	1:-20	2:50	3:-21	4:-10	5:43	6:-53	7:-60	8:93	9:-25	11:35	12:29	14:-15
words 4	0:-90	1:18	2:-39	3:38	4:-51	5:-9	6:55	7:119	8:-13	9:24	10:-79	11:-52	12:-26	13:-33	14:-67
words 6	0:-45	1:61	2:-23	3:29	4:-43	5:-44	6:78	7:94	8:-136	9:-23	10:-28	11:-27	12:-15	13:-67	14:-24
words 9	0:-7	1:-12	2:25	5:-7	6:38	7:-30	8:-38	13:55
`;
