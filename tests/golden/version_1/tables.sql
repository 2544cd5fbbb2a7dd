BEGIN TRANSACTION;
CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        document TEXT NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        message TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
CREATE TABLE guests (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        created_at INTEGER NOT NULL
    );
INSERT INTO "guests" VALUES(1,'Anna',1794818026);
INSERT INTO "guests" VALUES(2,'Bo',1794818026);
CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',0,'* open_tile p1_06',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',1,'* open_tile p1_03',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',2,'* reveal twin_works',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',3,'* reveal remote_drills',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',4,'* reveal wormhole_probe',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',5,'* reveal frugal_scout',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',6,'* reveal deep_sleep',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',7,'* reveal silent_settlers',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',8,'* reveal versatile_scout',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',9,'* reveal triple_drills',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',10,'* deal_dark galaxy_grey',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',11,'* deal_dark galaxy_red',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',12,'* token 0',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',13,'* token 1',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',14,'0 end_turn','0 m81');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',15,'1 buy_card wormhole_probe','1 m82');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',16,'* reveal colony_ship',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',17,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',18,'0 plan take_gems','0 m83');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',19,'1 plan take_gems','1 m84');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',20,'0 plan mine','0 m85');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',21,'1 plan mine','1 m86');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',22,'0 plan explore','0 m87');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',23,'1 plan wormhole_probe','1 m88');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',24,'0 commit','0 m89');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',25,'1 commit','1 m90');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',26,'1 explore 1','1 m91');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',27,'* draw_tile p1_08',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',28,'* draw_tile p1_04',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',29,'1 keep p1_08','1 m92');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',30,'1 place orange',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',31,'1 settle p1_08 3','1 m93');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',32,'1 cubes 1',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',33,'1 end_turn','1 m94');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',34,'0 explore 1','0 m95');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',35,'* draw_tile p1_10',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',36,'* draw_tile p1_02',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',37,'0 keep p1_10','0 m96');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',38,'0 place orange',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',39,'0 done','0 m97');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',40,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',41,'1 buy_card triple_drills','1 m98');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',42,'* reveal sleek_pioneers',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',43,'1 end_turn','1 m99');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',44,'0 buy_upgrade range_3_p2','0 m100');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',45,'0 buy_upgrade range_2_p2','0 m101');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',46,'0 buy_upgrade energy_project_1','0 m102');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',47,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',48,'1 plan triple_drills','1 m103');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',49,'0 plan upgrade_gem','0 m104');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',50,'1 plan wormhole_probe','1 m105');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',51,'0 plan found_colony','0 m106');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',52,'1 leave','1 m107');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',53,'0 plan settle','0 m108');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',54,'1 commit','1 m109');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',55,'0 commit','0 m110');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',56,'0 upgrade_gem anthracite','0 m111');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',57,'0 settle p1_10 1','0 m112');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',58,'0 cubes 1','0 m113');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',59,'0 settle p1_03 1','0 m114');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',60,'0 cubes 1',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',61,'0 evaluate orange','0 m115');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',62,'0 remove p1_10 1',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',63,'0 evaluate grey','0 m116');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',64,'0 remove p1_03 1',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',65,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',66,'1 mine p1_08','1 m117');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',67,'1 done','1 m118');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',68,'1 done','1 m119');
INSERT INTO "moves" VALUES('9CaHMRQCltML1dYs',69,'1 end_turn','1 m120');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',0,'* first_player 0',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',1,'* reveal character_1 turtle_treasurer',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',2,'* reveal character_2 manta_leader',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',3,'* reveal character_3 manta_leader',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',4,'* reveal character_4 crab_diplomat',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',5,'* reveal character_5 researcher',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',6,'* reveal character_6 octopus_merchant',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',7,'* reveal lower_1 ring_of_blood',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',8,'* reveal lower_2 sulphur_lake',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',9,'* reveal lower_3 twin_fumarole',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',10,'* reveal lower_4 lesser_caldera',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',11,'* reveal lower_5 merchant_cog',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',12,'* reveal lower_6 drowned_market',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',13,'0 play king_warlord','0 m41');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',14,'0 conquer lower_6','0 m42');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',15,'0 draw trained_power',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',16,'0 pay',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',17,'0 ready trained_power',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',18,'0 use_manta trained_raise','0 m43');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',19,'0 raise space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',20,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',21,'1 play matron','1 m44');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',22,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',23,'0 play wave_reader','0 m45');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',24,'0 option 1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',25,'0 raise space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',26,'0 raise space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',27,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',28,'1 play wave_reader','1 m46');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',29,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',30,'0 play legionary','0 m47');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',31,'0 conquer lower_5','0 m48');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',32,'0 draw trained_power',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',33,'0 pay',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',34,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',35,'1 play matron','1 m49');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',36,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',37,'0 play matron','0 m50');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',38,'0 use_manta trained_raise','0 m51');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',39,'0 raise space_1','0 m52');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',40,'0 end_turn','0 m53');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',41,'1 play azure_agent','1 m54');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',42,'1 recruit character_4','1 m55');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',43,'1 draw trained_coin',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',44,'1 pay',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',45,'* reveal character_6 shark_amazon',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',46,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',47,'0 play azure_agent','0 m56');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',48,'0 recruit character_4','0 m57');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',49,'0 draw space_2','0 m58');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',50,'0 draw wild_coin','0 m59');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',51,'0 pay','0 m60');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',52,'* reveal character_6 triton_general',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',53,'0 end_turn','0 m61');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',54,'1 play legionary','1 m62');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',55,'1 conquer lower_3',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',56,'1 draw trained_power','1 m63');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',57,'1 pay',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',58,'1 use_manta trained_raise','1 m64');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',59,'1 raise space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',60,'1 use_manta trained_score','1 m65');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',61,'1 score space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',62,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',63,'0 play wave_reader','0 m66');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',64,'0 option 2','0 m67');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',65,'0 score space_1',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',66,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',67,'1 play seahorse','1 m68');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',68,'1 decline','1 m69');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',69,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',70,'0 play patrician','0 m70');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',71,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',72,'1 play king_trader','1 m71');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',73,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',74,'0 play matron','0 m72');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',75,'0 claim hand_eight trained_power','0 m73');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',76,'0 end_turn','0 m74');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',77,'1 play patrician','1 m75');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',78,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',79,'0 play azure_agent','0 m76');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',80,'0 recruit character_2','0 m77');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',81,'0 draw wild_coin','0 m78');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',82,'0 pay',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',83,'* reveal character_6 siren_envoy',NULL);
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',84,'0 end_turn','0 m79');
INSERT INTO "moves" VALUES('SC8LRLMLpl66SSMO',85,'1 play matron','1 m80');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',0,'* first_player 1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',1,'* reveal character_1 manta_leader',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',2,'* reveal character_2 triton_general',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',3,'* reveal character_3 turtle_treasurer',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',4,'* reveal character_4 grabber',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',5,'* reveal character_5 siren_envoy',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',6,'* reveal character_6 grabber',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',7,'* reveal lower_1 fallen_column',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',8,'* reveal lower_2 treasure_ship',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',9,'* reveal lower_3 great_white_arena',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',10,'* reveal lower_4 necropolis',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',11,'* reveal lower_5 senate_palace',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',12,'* reveal lower_6 mute_library',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',13,'* offer king_usurper',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',14,'* offer king_chronicler',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',15,'* offer king_upwelling',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',16,'0 choose_king king_chronicler','0 m121');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',17,'1 choose_king king_upwelling','1 m122');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',18,'1 play seahorse','1 m123');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',19,'1 decline','1 m124');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',20,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',21,'0 play wave_reader','0 m125');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',22,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',23,'1 play patrician','1 m126');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',24,'1 buy lower_1','1 m127');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',25,'1 draw trained_coin',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',26,'1 pay',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',27,'1 end_turn','1 m128');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',28,'0 play azure_agent','0 m129');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',29,'0 recruit character_3','0 m130');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',30,'0 pay','0 m131');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',31,'* reveal character_6 octopus_merchant',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',32,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',33,'1 play wave_reader','1 m132');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',34,'1 option 1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',35,'1 raise space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',36,'1 end_turn','1 m133');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',37,'0 play legionary','0 m134');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',38,'0 conquer lower_6',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',39,'0 draw trained_power',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',40,'0 pay',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',41,'0 use_manta trained_raise','0 m135');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',42,'0 raise space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',43,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',44,'1 play matron','1 m136');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',45,'1 use_manta trained_score','1 m137');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',46,'1 score space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',47,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',48,'0 play patrician','0 m138');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',49,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',50,'1 play legionary','1 m139');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',51,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',52,'0 play seahorse','0 m140');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',53,'0 explore','0 m141');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',54,'* reveal lower_1 geyser_field',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',55,'* reveal lower_2 hospital_ship',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',56,'* reveal lower_3 corsair_xebec',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',57,'* reveal lower_4 dogfish_shoal',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',58,'* reveal lower_5 father_of_volcanoes',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',59,'* reveal lower_6 broken_schooner',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',60,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',61,'1 play wave_reader','1 m142');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',62,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',63,'0 play king_chronicler','0 m143');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',64,'0 return patrician','0 m144');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',65,'0 end_turn','0 m145');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',66,'1 play seahorse','1 m146');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',67,'1 explore','1 m147');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',68,'1 drop lower_2','1 m148');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',69,'1 drop lower_6','1 m149');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',70,'* reveal lower_1 predators_gorge',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',71,'* reveal lower_2 ring_of_blood',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',72,'* reveal lower_3 drowned_market',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',73,'* reveal lower_4 fishers_boat',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',74,'* reveal lower_5 megalodon_throne',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',75,'* reveal lower_6 mako_channel',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',76,'1 conquer upper_3',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',77,'1 draw trained_power',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',78,'1 pay',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',79,'1 end_turn','1 m150');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',80,'0 play turtle_treasurer','0 m151');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',81,'0 use_manta trained_raise','0 m152');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',82,'0 raise space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',83,'0 use_manta trained_score','0 m153');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',84,'0 score space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',85,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',86,'1 play king_upwelling','1 m154');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',87,'1 raise_fully space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',88,'1 score space_1',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',89,'1 recruit character_6','1 m155');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',90,'* reveal character_6 crab_diplomat',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',91,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',92,'0 play patrician','0 m156');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',93,'0 buy lower_4','0 m157');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',94,'0 pay','0 m158');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',95,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',96,'1 play octopus_merchant','1 m159');
INSERT INTO "moves" VALUES('krb6Dw_6grQYShgQ',97,'1 buy upper_1','1 m160');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',0,'* start 1',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',1,'* deal camp bottom_left',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',2,'* deal crane bottom_right',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',3,'* deal coast_station right',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',4,'* deal wind_turbine top_right',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',5,'* deal drilling_rig top_left',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',6,'* deal headframe left',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',7,'* reveal basic basic_05',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',8,'* reveal double double_05',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',9,'* reveal prestige prestige_05',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',10,'0 place_cube track_b','0 m1');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',11,'1 sail top_right','1 m2');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',12,'1 build double','1 m3');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',13,'* reveal double double_04',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',14,'1 advance track_c','1 m4');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',15,'1 give_back_cube','1 m5');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',16,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',17,'0 sail bottom_right','0 m6');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',18,'0 give_back_unused_ship','0 m7');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',19,'0 build double','0 m8');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',20,'* reveal double double_06',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',21,'0 advance track_c','0 m9');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',22,'0 relocate bottom_left 1','0 m10');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',23,'0 relocate_to left','0 m11');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',24,'1 relocate top_left 1','1 m12');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',25,'1 relocate_to bottom_left','1 m13');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',26,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',27,'0 sail bottom_right','0 m14');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',28,'0 give_back_ship bottom_right 2','0 m15');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',29,'0 end_turn','0 m16');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',30,'1 sail bottom_right','1 m17');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',31,'1 give_back_unused_ship','1 m18');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',32,'1 build basic','1 m19');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',33,'* reveal basic basic_06',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',34,'1 advance track_c','1 m20');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',35,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',36,'1 give_back_unused_ship','1 m21');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',37,'1 sail bottom_right','1 m22');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',38,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',39,'0 sail right','0 m23');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',40,'0 give_back_unused_ship','0 m24');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',41,'0 end_turn','0 m25');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',42,'0 sail bottom_left','0 m26');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',43,'0 build basic','0 m27');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',44,'* reveal basic basic_14',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',45,'0 advance track_c','0 m28');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',46,'0 decline','0 m29');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',47,'0 give_back_cube','0 m30');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',48,'0 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',49,'1 sail top_left','1 m31');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',50,'1 give_back_cube','1 m32');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',51,'1 build basic','1 m33');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',52,'* reveal basic basic_09',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',53,'1 advance track_c',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',54,'1 decline','1 m34');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',55,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',56,'1 give_back_ship bottom_right 1','1 m35');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',57,'1 sail bottom_right','1 m36');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',58,'1 end_turn',NULL);
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',59,'0 sail top_left','0 m37');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',60,'0 give_back_unused_ship','0 m38');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',61,'0 end_turn','0 m39');
INSERT INTO "moves" VALUES('xLuxvLKRPuI49SBV',62,'0 sail left','0 m40');
CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        guest INTEGER REFERENCES guests (id),
        bot TEXT,
        waits INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES('9CaHMRQCltML1dYs',0,1,NULL,1);
INSERT INTO "seats" VALUES('9CaHMRQCltML1dYs',1,2,NULL,0);
INSERT INTO "seats" VALUES('SC8LRLMLpl66SSMO',0,1,NULL,0);
INSERT INTO "seats" VALUES('SC8LRLMLpl66SSMO',1,2,NULL,1);
INSERT INTO "seats" VALUES('krb6Dw_6grQYShgQ',0,1,NULL,0);
INSERT INTO "seats" VALUES('krb6Dw_6grQYShgQ',1,2,NULL,1);
INSERT INTO "seats" VALUES('xLuxvLKRPuI49SBV',0,1,NULL,1);
INSERT INTO "seats" VALUES('xLuxvLKRPuI49SBV',1,2,NULL,0);
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        data TEXT NOT NULL,
        edition TEXT,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
        host INTEGER NOT NULL REFERENCES guests (id),
        pace TEXT NOT NULL,
        joining TEXT NOT NULL,
        watching TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        finished_at INTEGER,
        winners TEXT,
        rematch TEXT,
        forked_from TEXT
    , hints INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('9CaHMRQCltML1dYs','council',1,2,'{"module_stations": "off", "module_commanders": "off", "screens": "on", "automa_silver": "off", "cube_supply": "thirty", "round_limit": "none", "dark_galaxy_card": "replacing"}','reconstructed_1',NULL,'running',1,'live','link','link',1794818039,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('SC8LRLMLpl66SSMO','aquatica',1,2,'{"kings": "numbered", "goals": "printed", "first_player": "random", "strict_effects": "off", "round_limit": "none"}','reconstructed_1',NULL,'running',1,'live','link','link',1794818033,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('krb6Dw_6grQYShgQ','aquatica',1,2,'{"kings": "draft", "goals": "printed", "first_player": "random", "strict_effects": "on", "round_limit": "none"}','reconstructed_1',NULL,'running',1,'live','link','link',1794818045,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('xLuxvLKRPuI49SBV','antarctica',1,2,'{"layout": "first_game", "start_seat": "random", "plankton_exception": "on", "stall_guard": "on"}','reconstructed_1',NULL,'running',1,'live','link','link',1794818027,NULL,NULL,NULL,NULL,0);
CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        guest INTEGER NOT NULL REFERENCES guests (id),
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'link')),
        expires_at INTEGER
    ) WITHOUT ROWID;
INSERT INTO "tokens" VALUES(X'E674DF614D301ED3A4EC354BE272528517B6D1B3A01E81B5A58E9FE9F7D8ABFE',2,'cookie',NULL);
INSERT INTO "tokens" VALUES(X'F257D7223CB13347355C105CC7BCADD3DFC8A67EF9D58C40508B72EAF92121A6',1,'cookie',NULL);
CREATE INDEX tables_by_status ON tables (status, created_at);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
PRAGMA user_version = 3;
