<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>runlatch::app</name>
    <message>
        <source>A workbench for change requests and run tasks.</source>
        <translation>Eine Werkbank für Change Requests und Run Tasks.</translation>
    </message>
    <message>
        <source>Start the simulator and the inspector, connected to each other. Uses a folder of its own.</source>
        <translation>Simulator und Inspektor starten und miteinander verbinden. Nutzt einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Keep settings and captures in this folder.</source>
        <translation>Einstellungen und Mitschnitte in diesem Ordner ablegen.</translation>
    </message>
    <message>
        <source>system, light or dark.</source>
        <translation>system, light oder dark.</translation>
    </message>
    <message>
        <source>--theme takes system, light or dark.</source>
        <translation>--theme erwartet system, light oder dark.</translation>
    </message>
    <message>
        <source>Files with requests to import: the window says what is in them, and asks. A plan is shown.</source>
        <translation>Dateien mit Anfragen zum Importieren: Das Fenster sagt, was in ihnen steht, und fragt. Ein Plan wird gezeigt.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli</name>
    <message>
        <source>Wrong usage is a JSON line, too.</source>
        <translation>Falsche Benutzung ist auch eine JSON-Zeile.</translation>
    </message>
    <message>
        <source>Usage: runlatch-cli %1 COMMAND [OPTION ...]</source>
        <translation>Aufruf: runlatch-cli %1 BEFEHL [OPTION ...]</translation>
    </message>
    <message>
        <source>A command of %1 is required: %2.</source>
        <translation>Ein Befehl von %1 wird gebraucht: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a command of %2, which has %3.</source>
        <extracomment>%1 is what was typed, %2 a group of commands, %3 its commands</extracomment>
        <translation>„%1“ ist kein Befehl von %2; es gibt %3.</translation>
    </message>
    <message>
        <source>Serve the documented API with made-up change requests</source>
        <translation>Die dokumentierte API mit erfundenen Change Requests anbieten</translation>
    </message>
    <message>
        <source>Receive run task requests, check and store them</source>
        <translation>Run-Task-Anfragen empfangen, prüfen und speichern</translation>
    </message>
    <message>
        <source>Send one run task and judge its callbacks</source>
        <translation>Einen Run Task senden und seine Callbacks beurteilen</translation>
    </message>
    <message>
        <source>Print the signature header of a file&apos;s bytes</source>
        <translation>Den Signatur-Header für die Bytes einer Datei ausgeben</translation>
    </message>
    <message>
        <source>List change requests</source>
        <translation>Change Requests auflisten</translation>
    </message>
    <message>
        <source>Show one change request</source>
        <translation>Einen Change Request anzeigen</translation>
    </message>
    <message>
        <source>Archive change requests</source>
        <translation>Change Requests archivieren</translation>
    </message>
    <message>
        <source>List the bulk actions that were tried</source>
        <translation>Versuchte Sammelaktionen auflisten</translation>
    </message>
    <message>
        <source>Show one of them with its exchanges</source>
        <translation>Eine davon mit ihren Anfragen und Antworten zeigen</translation>
    </message>
    <message>
        <source>Look whether one was carried out</source>
        <translation>Nachsehen, ob eine ausgeführt wurde</translation>
    </message>
    <message>
        <source>Remove all that are not being sent</source>
        <translation>Alle entfernen, die nicht gerade gesendet werden</translation>
    </message>
    <message>
        <source>Usage: runlatch-cli COMMAND [OPTION ...]</source>
        <translation>Aufruf: runlatch-cli BEFEHL [OPTION ...]</translation>
    </message>
    <message>
        <source>runlatch-cli COMMAND --help lists the options of a command.</source>
        <translation>runlatch-cli BEFEHL --help zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Unterbrochen.</translation>
    </message>
    <message>
        <source>Readable text instead of JSON Lines.</source>
        <translation>Lesbarer Text statt JSON Lines.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Create change requests on many workspaces</source>
        <translation>Change Requests in vielen Workspaces erstellen</translation>
    </message>
    <message>
        <source>Not all of the output could be written.</source>
        <translation>Die Ausgabe konnte nicht vollständig geschrieben werden.</translation>
    </message>
    <message>
        <source>Certify an integration: try it by many cases, a verdict for each</source>
        <translation>Eine Integration prüfen: viele Fälle versuchen, für jeden ein Urteil</translation>
    </message>
    <message>
        <source>List the requests that inspect kept in a file</source>
        <translation>Die Anfragen auflisten, die inspect in einer Datei behalten hat</translation>
    </message>
    <message>
        <source>Show one of them with header, body, findings and replies</source>
        <translation>Eine davon mit Header, Body, Befunden und Antworten zeigen</translation>
    </message>
    <message>
        <source>runlatch-cli help COMMAND also tells what it prints, runlatch-cli help events all
events and exit codes. runlatch-cli help man writes a page for man, and
runlatch-cli help bash a script that completes commands and options.</source>
        <translation>runlatch-cli help BEFEHL sagt auch, was er ausgibt, runlatch-cli help events alle
Ereignisse und Exit-Codes. runlatch-cli help man schreibt eine Seite für man, und
runlatch-cli help bash ein Skript, das Befehle und Optionen ergänzt.</translation>
    </message>
    <message>
        <source>Where no file is named, secrets come from the environment: RUNLATCH_HMAC_KEY,
RUNLATCH_TOKEN and RUNLATCH_TLS_PASSPHRASE.</source>
        <translation>Wo keine Datei genannt ist, kommen Geheimnisse aus der Umgebung: RUNLATCH_HMAC_KEY,
RUNLATCH_TOKEN und RUNLATCH_TLS_PASSPHRASE.</translation>
    </message>
    <message>
        <source>See &quot;%1&quot;.</source>
        <extracomment>%1 is a command line</extracomment>
        <translation>Siehe &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A command is required, such as trigger.</source>
        <translation>Ein Befehl ist nötig, etwa trigger.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>„%1“ ist kein Befehl.</translation>
    </message>
    <message>
        <source>Say why a signature does not hold, with proof</source>
        <translation>Sagen, warum eine Signatur nicht stimmt, mit Beweis</translation>
    </message>
    <message>
        <source>Say what is wrong with a run task request or a callback</source>
        <translation>Sagen, was an einer Run-Task-Anfrage oder einem Callback falsch ist</translation>
    </message>
    <message>
        <source>Write captured requests as JSON Lines, HAR, CSV, curl or raw bytes</source>
        <translation>Mitgeschnittene Anfragen als JSON Lines, HAR, CSV, curl oder rohe Bytes schreiben</translation>
    </message>
    <message>
        <source>Put captured requests of files into a store: HAR, curl, AWS and others</source>
        <translation>Mitgeschnittene Anfragen aus Dateien in einen Speicher legen: HAR, curl, AWS und andere</translation>
    </message>
    <message>
        <source>Make a key that keeps a store&apos;s secrets without a keychain</source>
        <translation>Einen Schlüssel anlegen, der die Geheimnisse eines Speichers ohne Schlüsselbund erhält</translation>
    </message>
    <message>
        <source>Send a captured request again, once or many times</source>
        <translation>Eine mitgeschnittene Anfrage erneut senden, einmal oder viele Male</translation>
    </message>
    <message>
        <source>Play a text of steps, expectations and faults to an integration</source>
        <translation>Einen Text aus Schritten, Erwartungen und Störungen gegen eine Integration abspielen</translation>
    </message>
    <message>
        <source>Say what a plan of Terraform changes: counts, and a line each</source>
        <translation>Sagen, was ein Plan von Terraform ändert: Zahlen und je eine Zeile</translation>
    </message>
    <message>
        <source>The same with what changes in each, secrets masked</source>
        <translation>Dasselbe mit dem, was sich jeweils ändert, Geheimnisse verdeckt</translation>
    </message>
    <message>
        <source>Check a file with rules, and try it against a captured request</source>
        <translation>Eine Datei mit Regeln prüfen und an einer empfangenen Anfrage probieren</translation>
    </message>
    <message>
        <source>Print a report in SARIF or JUnit XML as the outcomes of a callback</source>
        <translation>Einen Bericht in SARIF oder JUnit-XML als Outcomes eines Callbacks ausgeben</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ArchiveCommand</name>
    <message>
        <source>File that holds the ids, or - for standard input; they are divided by blanks, commas or lines.</source>
        <translation>Datei mit den IDs, oder - für die Standardeingabe; Leerzeichen, Kommas oder Zeilen trennen sie.</translation>
    </message>
    <message>
        <source>Print what would be archived, and send nothing.</source>
        <translation>Ausgeben, was archiviert würde, und nichts senden.</translation>
    </message>
    <message>
        <source>--ids-file has no ids: wscr-... are needed.</source>
        <translation>--ids-file enthält keine IDs: wscr-... werden gebraucht.</translation>
    </message>
    <message>
        <source>%1 would be archived</source>
        <translation>%1 würde archiviert</translation>
    </message>
    <message>
        <source>Ids of the change requests: wscr-...</source>
        <translation>IDs der Change Requests: wscr-...</translation>
    </message>
    <message>
        <source>%1 archived</source>
        <translation>%1 archiviert</translation>
    </message>
    <message>
        <source>Ids are needed: wscr-...</source>
        <translation>IDs fehlen: wscr-...</translation>
    </message>
    <message>
        <source>“%1” is not an id: wscr-... is required.</source>
        <translation>„%1“ ist keine ID: sie beginnt mit wscr-.</translation>
    </message>
    <message>
        <source>Stopping: what was sent already is waited for. Press Ctrl+C again to end at once.</source>
        <translation>Wird beendet: auf das Gesendete wird noch gewartet. Noch einmal Strg+C beendet sofort.</translation>
    </message>
    <message>
        <source>%1 was archived already. %2.</source>
        <translation>%1 war schon archiviert. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>%1 von %n Change Request</numerusform>
            <numerusform>%1 von %n Change Requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived</source>
        <translation>
            <numerusform>%n archiviert</numerusform>
            <numerusform>%n archiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived already</source>
        <translation>
            <numerusform>%n schon archiviert</numerusform>
            <numerusform>%n schon archiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n nicht gesendet</numerusform>
            <numerusform>%n nicht gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the command again with the unknown ids. Ids that are already archived count as done.</source>
        <translation>Den Befehl mit den unbekannten IDs wiederholen. Bereits archivierte zählen als erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether these are archived: %1.</source>
        <translation>Es ist nicht bekannt, ob diese archiviert sind: %1.</translation>
    </message>
    <message>
        <source>Not sent: %1.</source>
        <translation>Nicht gesendet: %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CallbackTeller</name>
    <message>
        <source>#%1 callback %2: answered %3</source>
        <translation>#%1 Callback %2: beantwortet mit %3</translation>
    </message>
    <message>
        <source>#%1 callback %2: not answered</source>
        <translation>#%1 Callback %2: nicht beantwortet</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CaptureKeys</name>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. With it, or RUNLATCH_HMAC_KEY, signatures are checked anew where the bytes are those that were sent.</source>
        <translation>Datei mit einem HMAC-Schlüssel, - für die Standardeingabe; auch mehrmals. Damit oder mit RUNLATCH_HMAC_KEY werden Signaturen neu geprüft, wo die Bytes die gesendeten sind.</translation>
    </message>
    <message>
        <source>The key of the store is not there, so signatures are checked only of bodies without secrets. %1</source>
        <translation>Der Schlüssel des Speichers ist nicht da; Signaturen werden daher nur bei Bodys ohne Geheimnisse geprüft. %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CaptureReport</name>
    <message>
        <source>%1 (no UTF-8, in base64)</source>
        <translation>%1 (kein UTF-8, in base64)</translation>
    </message>
    <message>
        <source>It was checked now, with the given key, and is valid.</source>
        <translation>Sie wurde jetzt mit dem angegebenen Schlüssel geprüft und ist gültig.</translation>
    </message>
    <message>
        <source>It was not an acceptable request.</source>
        <translation>Es war keine annehmbare Anfrage.</translation>
    </message>
    <message>
        <source>Refused with %1: %2</source>
        <translation>Abgewiesen mit %1: %2</translation>
    </message>
    <message>
        <source>Refused without an answer: %1</source>
        <translation>Ohne Antwort abgelehnt: %1</translation>
    </message>
    <message>
        <source>verification request</source>
        <translation>Prüfanfrage</translation>
    </message>
    <message>
        <source>%1: signature %2, answered %3</source>
        <translation>%1: Signatur %2, beantwortet mit %3</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>Zustellung %1</translation>
    </message>
    <message>
        <source>deadline %1</source>
        <translation>Frist %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>Head, as it came:</source>
        <translation>Kopf, wie er kam:</translation>
    </message>
    <message>
        <source>#%1 finding%2: %3</source>
        <translation>#%1 Befund%2: %3</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>Body:</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>beantwortet mit %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>#%1 reply %2: %3</source>
        <translation>#%1 Antwort %2: %3</translation>
    </message>
    <message>
        <source>findings not counted yet</source>
        <translation>Befunde noch nicht gezählt</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>an %1</translation>
    </message>
    <message>
        <source>%1: imported, signature %2, answered %3 as its file says</source>
        <translation>%1: importiert, Signatur %2, laut seiner Datei beantwortet mit %3</translation>
    </message>
    <message>
        <source>%1: imported, signature %2 as proved here, answered %3 as its file says</source>
        <translation>%1: importiert, Signatur %2 wie hier bewiesen, beantwortet mit %3 laut seiner Datei</translation>
    </message>
    <message>
        <source>as its file says</source>
        <translation>laut seiner Datei</translation>
    </message>
    <message>
        <source>The request has no signature header.</source>
        <translation>Die Anfrage hat keinen Signatur-Header.</translation>
    </message>
    <message>
        <source>The signature header is empty.</source>
        <translation>Der Signatur-Header ist leer.</translation>
    </message>
    <message>
        <source>as its file says, %1</source>
        <translation>laut ihrer Datei %1</translation>
    </message>
    <message>
        <source>The key is that of “%1”.</source>
        <translation>Der Schlüssel ist der von „%1“.</translation>
    </message>
    <message>
        <source>rule “%1”</source>
        <translation>Regel „%1“</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CapturesListCommand</name>
    <message>
        <source>File that the captures are in; it is only read.</source>
        <translation>Datei mit den Anfragen; sie wird nur gelesen.</translation>
    </message>
    <message>
        <source>How many, newest first: 1 to %1.</source>
        <translation>Wie viele, die neuesten zuerst: 1 bis %1.</translation>
    </message>
    <message>
        <source>Only those with a smaller number than this one.</source>
        <translation>Nur solche mit einer kleineren Nummer als dieser.</translation>
    </message>
    <message>
        <source>captures list takes options only.</source>
        <translation>captures list nimmt nur Optionen.</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store DATEI ist nötig: die Datei von inspect --store.</translation>
    </message>
    <message>
        <source>--before takes the number of a capture; “%1” is none.</source>
        <translation>--before nimmt die Nummer einer Anfrage; „%1“ ist keine.</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>older ones with --before %1</source>
        <translation>ältere mit --before %1</translation>
    </message>
    <message>
        <source>Only those that this filter accepts, such as &quot;state:failed since:2h&quot;.</source>
        <translation>Nur die, auf die dieser Filter passt, etwa „state:failed since:2h“.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CapturesShowCommand</name>
    <message>
        <source>File that the captures are in; it is only read.</source>
        <translation>Datei mit den Anfragen; sie wird nur gelesen.</translation>
    </message>
    <message>
        <source>Number of the capture.</source>
        <translation>Nummer der Anfrage.</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store DATEI ist nötig: die Datei von inspect --store.</translation>
    </message>
    <message>
        <source>The number of one capture is required; captures list shows them.</source>
        <translation>Eine Nummer einer Anfrage ist nötig; captures list zeigt sie.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a capture.</source>
        <translation>„%1“ ist keine Nummer einer Anfrage.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CheckOptions</name>
    <message>
        <source>Print the cases with their severity and source, and try nothing.</source>
        <translation>Die Fälle mit Schwere und Quelle ausgeben und nichts versuchen.</translation>
    </message>
    <message>
        <source>Only these cases: ids or groups, separated by commas, such as signature,answer.status.</source>
        <translation>Nur diese Fälle: Kennungen oder Gruppen, durch Kommas getrennt, etwa signature,answer.status.</translation>
    </message>
    <message>
        <source>Not these cases: ids or groups, separated by commas.</source>
        <translation>Diese Fälle nicht: Kennungen oder Gruppen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>full has all cases; quick those that must hold and need no watching.</source>
        <translation>full hat alle Fälle; quick die, die gelten müssen und keine Beobachtung brauchen.</translation>
    </message>
    <message>
        <source>Port of the second host, which links of plans lead to; 0 picks a free one.</source>
        <translation>Port des zweiten Hosts, zu dem Links von Plänen führen; 0 wählt einen freien.</translation>
    </message>
    <message>
        <source>Base of those links when the second host has another name.</source>
        <translation>Basis dieser Links, wenn der zweite Host einen anderen Namen hat.</translation>
    </message>
    <message>
        <source>Time for the final callback of the first run task.</source>
        <translation>Zeit für den abschließenden Callback des ersten Run Tasks.</translation>
    </message>
    <message>
        <source>How long to look for what comes late, beside twice the time that the integration takes.</source>
        <translation>Wie lange auf Verspätetes geachtet wird, zusätzlich zum Doppelten der Zeit, die die Integration braucht.</translation>
    </message>
    <message>
        <source>How long to wait for the next callback after one that went wrong on purpose.</source>
        <translation>Wie lange nach einem absichtlich gescheiterten Callback auf den nächsten gewartet wird.</translation>
    </message>
    <message>
        <source>Cases that are tried at the same time, 1 to 16.</source>
        <translation>Fälle, die gleichzeitig versucht werden, 1 bis 16.</translation>
    </message>
    <message>
        <source>--profile takes %1.</source>
        <translation>--profile erwartet %1.</translation>
    </message>
    <message>
        <source>--%1 takes ids of cases, separated by commas.</source>
        <translation>--%1 erwartet Kennungen von Fällen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>--%1: there is no case or group “%2”; check --list names them.</source>
        <translation>--%1: es gibt keinen Fall und keine Gruppe „%2“; check --list nennt sie.</translation>
    </message>
    <message>
        <source>No case is left: --only, --skip and --profile exclude all of them.</source>
        <translation>Kein Fall bleibt übrig: --only, --skip und --profile schließen alle aus.</translation>
    </message>
    <message>
        <source>--plan-public-url takes a URL of http or https without a query.</source>
        <translation>--plan-public-url erwartet eine URL mit http oder https ohne Query.</translation>
    </message>
    <message>
        <source>Try callbacks over https too (callback.https), with this certificate, which the integration has to trust</source>
        <translation>Callbacks auch über HTTPS versuchen (callback.https), mit diesem Zertifikat, dem die Integration vertrauen muss</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CheckReports</name>
    <message>
        <source>File of known failures, the id of a case on each line.</source>
        <translation>Datei mit bekannten Fehlern, in jeder Zeile die Id eines Falls.</translation>
    </message>
    <message>
        <source>File for a JUnit report with one test case for each.</source>
        <translation>Datei für einen JUnit-Bericht mit einem Testfall für jeden.</translation>
    </message>
    <message>
        <source>Name of its suite; without it the host and path of the integration.</source>
        <translation>Name seiner Suite; ohne ihn Host und Pfad der Integration.</translation>
    </message>
    <message>
        <source>File for a report to read and to print.</source>
        <translation>Datei für einen Bericht zum Lesen und Drucken.</translation>
    </message>
    <message>
        <source>File for a report to put on a pull request.</source>
        <translation>Datei für einen Bericht, der an einen Pull Request kommt.</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file.</source>
        <translation>--%1 nimmt den Namen einer Datei.</translation>
    </message>
    <message>
        <source>--baseline: there is no case “%1”; check --list names them.</source>
        <translation>--baseline: Es gibt keinen Fall „%1“; check --list nennt sie.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CheckTeller</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 warned, %4 observed, %5 skipped, %6 not testable.</source>
        <translation>%1 bestanden, %2 gescheitert, %3 gewarnt, %4 beobachtet, %5 übersprungen, %6 nicht prüfbar.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Command</name>
    <message>
        <source>A query is a list of conditions, which must all hold:</source>
        <translation>Eine Abfrage ist eine Liste von Bedingungen, die alle gelten müssen:</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>not created</source>
        <translation>nicht angelegt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>geklärt</translation>
    </message>
    <message>
        <source>--ledger takes the name of a file, or none; it is empty.</source>
        <translation>--ledger erwartet den Namen einer Datei oder none; der Wert ist leer.</translation>
    </message>
    <message>
        <source>--ledger takes the name of a file here.</source>
        <translation>--ledger erwartet hier den Namen einer Datei.</translation>
    </message>
    <message>
        <source>The ledger held what is no ledger. It is kept as “%1”.</source>
        <translation>Das Journal enthielt etwas, das keines ist. Es ist aufgehoben als „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>%n Workspace</numerusform>
            <numerusform>%n Workspaces</numerusform>
        </translation>
    </message>
    <message>
        <source>by query, number not known</source>
        <translation>per Abfrage, Anzahl nicht bekannt</translation>
    </message>
    <message>
        <source>Fields with a text: %1. Their operators: %2.</source>
        <translation>Felder mit einem Text: %1. Ihre Operatoren: %2.</translation>
    </message>
    <message>
        <source>Fields with a number: %1. Their operators: %2.</source>
        <translation>Felder mit einer Zahl: %1. Ihre Operatoren: %2.</translation>
    </message>
    <message>
        <source>Fields with true or false: %1. Their operators: %2.</source>
        <translation>Felder mit true oder false: %1. Ihre Operatoren: %2.</translation>
    </message>
    <message>
        <source>Fields with a time: %1. Their operators: %2.</source>
        <translation>Felder mit einem Zeitpunkt: %1. Ihre Operatoren: %2.</translation>
    </message>
    <message>
        <source>A filter has words, and fields with a value such as stage:post_plan or size:&gt;1mb; a minus in front excludes. Its fields: %1.</source>
        <translation>Ein Filter hat Wörter, und Felder mit einem Wert wie stage:post_plan oder size:&gt;1mb; ein Minus davor schließt aus. Seine Felder: %1.</translation>
    </message>
    <message>
        <source>“%1” belongs to another user, and others can change it: what it says may be theirs.</source>
        <translation>„%1“ gehört einem anderen Benutzer, und andere können die Datei ändern: Was darin steht, kann von ihnen sein.</translation>
    </message>
    <message>
        <source>Listening on %1: other computers on the network can reach it.</source>
        <translation>Lauscht auf %1: Andere Rechner im Netz können zugreifen.</translation>
    </message>
    <message>
        <source>A deliberate fault, always or with a probability from 0 to 1, everywhere or at one place (%1), and no more often than count. May be given more than once: %2.</source>
        <translation>Ein absichtlicher Fehler, immer oder mit einer Wahrscheinlichkeit von 0 bis 1, überall oder an einer Stelle (%1) und höchstens so oft wie angegeben (count). Mehrfach möglich: %2.</translation>
    </message>
    <message>
        <source>--fault %1 does nothing here; --help lists what does.</source>
        <translation>--fault %1 bewirkt hier nichts; --help zeigt, was wirkt.</translation>
    </message>
    <message>
        <source>%1: PEM, or PKCS#12 with its key; the passphrase of an encrypted key comes from RUNLATCH_TLS_PASSPHRASE.</source>
        <extracomment>%1 is &quot;Serve https with this certificate&quot; or another purpose of it</extracomment>
        <translation>%1: PEM oder PKCS#12 samt Schlüssel; die Passphrase eines verschlüsselten Schlüssels kommt aus RUNLATCH_TLS_PASSPHRASE.</translation>
    </message>
    <message>
        <source>Serve https with this certificate</source>
        <translation>HTTPS mit diesem Zertifikat anbieten</translation>
    </message>
    <message>
        <source>Key of that certificate, where it is in a file of its own.</source>
        <translation>Schlüssel dieses Zertifikats, wenn er in einer eigenen Datei liegt.</translation>
    </message>
    <message>
        <source>--tls-key goes with --tls-certificate.</source>
        <translation>--tls-key gehört zu --tls-certificate.</translation>
    </message>
    <message>
        <source>Trust the one certificate with this SHA-256 fingerprint, whoever issued it and whatever host it names; its dates must hold.</source>
        <translation>Dem einen Zertifikat mit diesem SHA-256-Fingerabdruck vertrauen, wer immer es ausgestellt hat und welchen Host es nennt; seine Gültigkeitsdauer muss stimmen.</translation>
    </message>
    <message>
        <source>If its fingerprint is what the server&apos;s administrator tells you, trust it with --pin %1.</source>
        <extracomment>%1 is the fingerprint of a certificate, or SHA256</extracomment>
        <translation>Stimmt der Fingerabdruck mit dem überein, den die Serververwaltung nennt, dann mit --pin %1 vertrauen.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Sonst: %1.</translation>
    </message>
    <message>
        <source>A time is a number with its unit: 200ms, 1.5s, 10min or 1h; %1h at most.</source>
        <translation>Eine Zeit ist eine Zahl mit ihrer Einheit: 200ms, 1.5s, 10min oder 1h; höchstens %1h.</translation>
    </message>
    <message>
        <source>The HMAC key, where no --hmac-key-file is given.</source>
        <translation>Der HMAC-Schlüssel, wo --hmac-key-file fehlt.</translation>
    </message>
    <message>
        <source>The token, where no --token-file is given.</source>
        <translation>Das Token, wo --token-file fehlt.</translation>
    </message>
    <message>
        <source>The passphrase of an encrypted key.</source>
        <translation>Das Passwort eines verschlüsselten Schlüssels.</translation>
    </message>
    <message>
        <source>Environment:</source>
        <translation>Umgebung:</translation>
    </message>
    <message>
        <source>--%1 is given twice, as argument %2 and as argument %3: leave one of them out.</source>
        <translation>--%1 ist zweimal angegeben, als Argument %2 und als Argument %3: eines davon weglassen.</translation>
    </message>
    <message>
        <source>%1 and %2 would both read standard input, which can be read once.</source>
        <translation>%1 und %2 würden beide die Standardeingabe lesen, die nur einmal gelesen werden kann.</translation>
    </message>
    <message>
        <source>%1 holds a space, which no URL has: leave it out, or write %20.</source>
        <translation>%1 enthält ein Leerzeichen, das es in keiner URL gibt: weglassen oder %20 schreiben.</translation>
    </message>
    <message>
        <source>%1 takes a URL with its scheme: http://%2, or https://%2.</source>
        <translation>%1 nimmt eine URL mit ihrem Schema: http://%2 oder https://%2.</translation>
    </message>
    <message>
        <source>%1 takes a URL with http or https; “%2” is another scheme.</source>
        <translation>%1 nimmt eine URL mit http oder https; „%2“ ist ein anderes Schema.</translation>
    </message>
    <message>
        <source>%1 may not hold a user name or password.</source>
        <translation>%1 darf weder Benutzername noch Passwort enthalten.</translation>
    </message>
    <message>
        <source>%1 takes a URL with a host, such as http://127.0.0.1:3000/.</source>
        <translation>%1 nimmt eine URL mit einem Rechnernamen, etwa http://127.0.0.1:3000/.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a port; ports go from 1 to 65535.</source>
        <translation>%1: „%2“ ist kein Port; Ports gehen von 1 bis 65535.</translation>
    </message>
    <message>
        <source>%1 takes a URL without query and fragment.</source>
        <translation>%1 nimmt eine URL ohne Abfrage und Fragment.</translation>
    </message>
    <message>
        <source>%1: “%2” is no URL that can be used.</source>
        <translation>%1: „%2“ ist keine brauchbare URL.</translation>
    </message>
    <message>
        <source>--listen holds a space; it takes HOST:PORT, such as 127.0.0.1:8080.</source>
        <translation>--listen enthält ein Leerzeichen; es nimmt HOST:PORT, etwa 127.0.0.1:8080.</translation>
    </message>
    <message>
        <source>--listen: “%1” is not a port; ports go from 0 to 65535, and 0 takes a free one.</source>
        <translation>--listen: „%1“ ist kein Port; Ports gehen von 0 bis 65535, und 0 nimmt einen freien.</translation>
    </message>
    <message>
        <source>--listen takes HOST:PORT, such as 127.0.0.1:8080 or [::1]:0; “%1” is not that.</source>
        <translation>--listen nimmt HOST:PORT, etwa 127.0.0.1:8080 oder [::1]:0; „%1“ ist das nicht.</translation>
    </message>
    <message>
        <source>%1 takes %2h at most.</source>
        <translation>%1 nimmt höchstens %2h.</translation>
    </message>
    <message>
        <source>%1 takes a time with its unit: %2s or %2min, not %2.</source>
        <translation>%1 nimmt eine Zeit mit ihrer Einheit: %2s oder %2min, nicht %2.</translation>
    </message>
    <message>
        <source>%1 takes a time such as 200ms, 1.5s, 10min or 1h; “%2” is none.</source>
        <translation>%1 nimmt eine Zeit wie 200ms, 1.5s, 10min oder 1h; „%2“ ist keine.</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3; “%4” is not that.</source>
        <translation>%1 nimmt eine ganze Zahl von %2 bis %3; „%4“ ist das nicht.</translation>
    </message>
    <message>
        <source>--url URL is required: the address of the integration, such as http://127.0.0.1:3000/.</source>
        <translation>--url URL ist nötig: die Adresse der Integration, etwa http://127.0.0.1:3000/.</translation>
    </message>
    <message>
        <source>--url is required: a host such as tf.example, or a URL with http or https.</source>
        <translation>--url ist nötig: ein Host wie tf.example oder eine URL mit http oder https.</translation>
    </message>
    <message>
        <source>a byte order mark (BOM) at its beginning</source>
        <translation>eine Byte-Reihenfolge-Marke (BOM) am Anfang</translation>
    </message>
    <message>
        <source>blanks at its beginning</source>
        <translation>Leerzeichen am Anfang</translation>
    </message>
    <message>
        <source>a line break at its beginning</source>
        <translation>einen Zeilenumbruch am Anfang</translation>
    </message>
    <message>
        <source>a line break in its middle</source>
        <translation>einen Zeilenumbruch in der Mitte</translation>
    </message>
    <message>
        <source>blanks at its end</source>
        <translation>Leerzeichen am Ende</translation>
    </message>
    <message>
        <source>more line breaks at its end than the one that is dropped</source>
        <translation>mehr Zeilenumbrüche am Ende als den einen, der wegfällt</translation>
    </message>
    <message>
        <source>The secret of “%1” has %2. That counts as part of it: take it out unless the other side has it, too.</source>
        <translation>Das Geheimnis aus „%1“ hat %2. Das zählt dazu: herausnehmen, wenn es die andere Seite nicht auch hat.</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file, or - for standard input; it is empty.</source>
        <translation>--%1 erwartet den Namen einer Datei oder - für die Standardeingabe; er ist leer.</translation>
    </message>
    <message>
        <source>Let the clocks of run tasks run so many times as fast, 1 to %1: deadlines, new deliveries and links; --deadline 10m takes 10s by 60. Limits of the network and what is measured stay real.</source>
        <translation>Die Uhren der Run Tasks so viele Male schneller laufen lassen, 1 bis %1: Fristen, neue Zustellungen und Links; --deadline 10m dauert bei 60 nur 10s. Grenzen des Netzes und was gemessen wird, bleiben echt.</translation>
    </message>
    <message>
        <source>Without a key it is not tried whether the integration checks signatures: give the key with --hmac-key-file, or in RUNLATCH_HMAC_KEY.</source>
        <translation>Ohne Schlüssel wird nicht ausprobiert, ob die Integration Signaturen prüft: Geben Sie den Schlüssel mit --hmac-key-file oder in RUNLATCH_HMAC_KEY an.</translation>
    </message>
    <message>
        <source>Name of a header, of a part of a query or form or of a JSON member whose value is secret as well; may be given more than once.</source>
        <translation>Name eines Headers, eines Teils einer Abfrage oder eines Formulars oder eines JSON-Elements, dessen Wert ebenfalls geheim ist; mehrfach möglich.</translation>
    </message>
    <message>
        <source>--secret-name may be given %1 times at most.</source>
        <translation>--secret-name darf höchstens %1-mal angegeben werden.</translation>
    </message>
    <message>
        <source>--secret-name takes 2 to %1 letters, digits, “-”, “_” and “.”, a letter among them and no sign at the end; “%2” is not that.</source>
        <translation>--secret-name nimmt 2 bis %1 Buchstaben (ohne Umlaute), Ziffern, „-“, „_“ und „.“, darunter einen Buchstaben und am Ende kein Zeichen; „%2“ ist das nicht.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CreateCommand</name>
    <message>
        <source>--target %1 is neither the id nor the name of a workspace.</source>
        <translation>--target %1 ist weder ID noch Name eines Workspace.</translation>
    </message>
    <message numerus="yes">
        <source>--targets-file has more than %Ln workspace(s), so it may hold ids only. These words are none: %1</source>
        <translation>
            <numerusform>--targets-file enthält mehr als %Ln Workspace und darf dann nur IDs enthalten. Diese Wörter sind keine: %1</numerusform>
            <numerusform>--targets-file enthält mehr als %Ln Workspaces und darf dann nur IDs enthalten. Diese Wörter sind keine: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Send this form alone, such as change_requests,data,flat: the action type, where it stands, and the shape of the filter. Otherwise the documented forms are tried while the service refuses them.</source>
        <translation>Nur diese Form senden, etwa change_requests,data,flat: den action_type, wo er steht, und die Form des Filters. Sonst werden die dokumentierten Formen versucht, solange der Dienst sie ablehnt.</translation>
    </message>
    <message>
        <source>--form %1 is not one of %2.</source>
        <translation>--form %1 ist keine von %2.</translation>
    </message>
    <message>
        <source>Organization of the workspaces.</source>
        <translation>Organisation der Workspaces.</translation>
    </message>
    <message>
        <source>Subject of the change requests.</source>
        <translation>Betreff der Change Requests.</translation>
    </message>
    <message>
        <source>File that holds their message, in Markdown; - for standard input.</source>
        <translation>Datei mit ihrer Nachricht in Markdown; - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Id or name of a workspace; may be given more than once.</source>
        <translation>ID oder Name eines Workspace; mehrmals möglich.</translation>
    </message>
    <message>
        <source>File that holds ids or names of workspaces; - for standard input.</source>
        <translation>Datei mit IDs oder Namen von Workspaces; - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>JSON file, or - for standard input, with the filter that chooses the workspaces: [...] or {&quot;filter&quot;:[...]}.</source>
        <translation>JSON-Datei, oder - für die Standardeingabe, mit dem Filter, der die Workspaces bestimmt: [...] oder {&quot;filter&quot;:[...]}.</translation>
    </message>
    <message>
        <source>Ask first which workspaces the query matches, and print the first ones.</source>
        <translation>Zuerst fragen, welche Workspaces die Abfrage trifft, und die ersten ausgeben.</translation>
    </message>
    <message>
        <source>change-requests create takes options only.</source>
        <translation>change-requests create nimmt nur Optionen an.</translation>
    </message>
    <message>
        <source>--organization, --subject and --message-file are needed.</source>
        <translation>--organization, --subject und --message-file sind nötig.</translation>
    </message>
    <message>
        <source>One of --target, --targets-file and --query is required: the workspaces.</source>
        <translation>--target, --targets-file oder --query ist nötig: die Workspaces.</translation>
    </message>
    <message>
        <source>--show-matches goes with --query.</source>
        <translation>--show-matches gehört zu --query.</translation>
    </message>
    <message>
        <source>--targets-file holds words that are neither ids nor names of workspaces: %1</source>
        <translation>--targets-file enthält Wörter, die weder ID noch Name eines Workspace sind: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) match</source>
        <translation>
            <numerusform>%n passender Workspace</numerusform>
            <numerusform>%n passende Workspaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Accepted as %1</source>
        <translation>Angenommen als %1</translation>
    </message>
    <message>
        <source>The service creates the change requests now; that takes a while.</source>
        <translation>Der Dienst erstellt die Change Requests jetzt; das dauert eine Weile.</translation>
    </message>
    <message>
        <source>It is not known whether the change requests are created.</source>
        <translation>Es ist unklar, ob die Change Requests erstellt werden.</translation>
    </message>
    <message>
        <source>No change request was created.</source>
        <translation>Kein Change Request wurde erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether the change requests are created. Before you try again, look for “%1” in the change requests of %2.</source>
        <translation>Es ist nicht bekannt, ob die Change Requests angelegt sind. Vor einem neuen Versuch in den Change Requests von %2 nach „%1“ suchen.</translation>
    </message>
    <message>
        <source>the workspaces of %1 that match the query</source>
        <translation>den Workspaces von %1, auf die die Abfrage zutrifft</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more workspace(s)</source>
        <translation>
            <numerusform>%1 und %n weiterem Workspace</numerusform>
            <numerusform>%1 und %n weiteren Workspaces</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Print the request and do not send it. Names and --show-matches ask the service all the same; otherwise a host alone is taken with /api/v2.</source>
        <translation>Die Anfrage ausgeben und nicht senden. Namen und --show-matches fragen den Dienst trotzdem; sonst wird ein Host allein mit /api/v2 verwendet.</translation>
    </message>
    <message>
        <source>--query %1, %2: %3</source>
        <translation>--query %1, %2: %3</translation>
    </message>
    <message>
        <source>--query %1: %2</source>
        <translation>--query %1: %2</translation>
    </message>
    <message>
        <source>No change request was created. Leave out --show-matches to create them unseen.</source>
        <translation>Es wurde kein Change Request angelegt. Ohne --show-matches werden sie ungesehen angelegt.</translation>
    </message>
    <message>
        <source>The explorer&apos;s reference has no operator “%1”, so the service may refuse the query.</source>
        <translation>Die Referenz des Explorers kennt keinen Operator „%1“; der Dienst lehnt die Abfrage vielleicht ab.</translation>
    </message>
    <message>
        <source>The explorer&apos;s reference has no field “%1”, so the service may refuse the query.</source>
        <translation>Die Referenz des Explorers kennt kein Feld „%1“; der Dienst lehnt die Abfrage vielleicht ab.</translation>
    </message>
    <message>
        <source>The list of matches changed while it was read.</source>
        <translation>Die Liste der Treffer änderte sich, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The pages of the service&apos;s answer do not show where its list ends.</source>
        <translation>Die Seiten der Antwort des Dienstes zeigen nicht, wo seine Liste endet.</translation>
    </message>
    <message>
        <source>The explorer takes one value for each condition. The bulk action takes several.</source>
        <translation>Der Explorer nimmt einen Wert je Bedingung. Die Sammelaktion nimmt mehrere.</translation>
    </message>
    <message>
        <source>The number of matches is not known: %1</source>
        <translation>Die Zahl der Treffer ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>The service was not asked. --show-matches asks how many workspaces match.</source>
        <translation>Der Dienst wurde nicht gefragt. --show-matches fragt, wie viele Workspaces passen.</translation>
    </message>
    <message>
        <source>The number of workspaces is not known: %1</source>
        <translation>Die Zahl der Workspaces ist nicht bekannt: %1</translation>
    </message>
    <message numerus="yes">
        <source>At least %n workspace(s) match</source>
        <translation>
            <numerusform>Mindestens %n Workspace trifft zu</numerusform>
            <numerusform>Mindestens %n Workspaces treffen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the action into this ledger before it is sent; none for no ledger. Otherwise it is that of the window, in the user&apos;s data folder. What cannot be written down is not sent.</source>
        <translation>Die Aktion in dieses Journal schreiben, bevor sie gesendet wird; none: in keines. Sonst ist es das des Fensters, im Datenordner des Benutzers. Was nicht aufgeschrieben werden kann, wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Send nothing if the ledger has this action and it may have been carried out, or if a change request with this subject is open on a target; with --query, on any workspace of the organization.</source>
        <translation>Nichts senden, wenn das Journal diese Aktion hat und sie vielleicht ausgeführt wurde, oder wenn ein Change Request mit diesem Betreff auf einem Ziel offen ist; mit --query auf irgendeinem Workspace der Organisation.</translation>
    </message>
    <message>
        <source>Print each change request as it appears. Ends with 0 when all have appeared, and with 2 after %1 minutes.</source>
        <translation>Jeden Change Request ausgeben, sobald er erscheint. Endet mit 0, wenn alle erschienen sind, und mit 2 nach %1 Minuten.</translation>
    </message>
    <message>
        <source>--once and --watch go without --dry-run.</source>
        <translation>--once und --watch gehen nicht mit --dry-run.</translation>
    </message>
    <message>
        <source>The ledger could not be written, and has this as unknown: %1</source>
        <translation>Das Journal konnte nicht geschrieben werden und führt dies als unbekannt: %1</translation>
    </message>
    <message>
        <source>The service accepted it. Not all change requests have appeared yet.</source>
        <translation>Der Dienst hat es angenommen. Noch sind nicht alle Change Requests erschienen.</translation>
    </message>
    <message>
        <source>The answer has something else than was sent: %1</source>
        <translation>Die Antwort enthält etwas anderes, als gesendet wurde: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n change request(s) have appeared.</source>
        <translation>
            <numerusform>%n Change Request ist erschienen; das sind alle.</numerusform>
            <numerusform>Alle %n Change Requests sind erschienen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared. It is not known whether others follow.</source>
        <translation>
            <numerusform>%n Change Request ist erschienen. Ob weitere folgen, ist nicht bekannt.</numerusform>
            <numerusform>%n Change Requests sind erschienen. Ob weitere folgen, ist nicht bekannt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::DoctorCommand</name>
    <message>
        <source>Also print a program text that checks signatures: go, python, node or shell.</source>
        <translation>Auch einen Programmtext ausgeben, der Signaturen prüft: go, python, node oder shell.</translation>
    </message>
    <message>
        <source>doctor takes options only; --body names the file.</source>
        <translation>doctor nimmt nur Optionen; --body nennt die Datei.</translation>
    </message>
    <message>
        <source>--snippet takes go, python, node or shell.</source>
        <translation>--snippet nimmt go, python, node oder shell.</translation>
    </message>
    <message>
        <source>The signature is valid.</source>
        <translation>Die Signatur ist gültig.</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>Signatur %1: %2</translation>
    </message>
    <message>
        <source>File with the body of an earlier delivery of the same request; compared if nothing explains the signature.</source>
        <translation>Datei mit dem Body einer früheren Zustellung derselben Anfrage; wird verglichen, wenn nichts die Signatur erklärt.</translation>
    </message>
    <message>
        <source>Standard input can be read once, and --body reads it unless it names a file.</source>
        <translation>Die Standardeingabe kann nur einmal gelesen werden, und --body liest sie, wenn es keine Datei nennt.</translation>
    </message>
    <message>
        <source>Value of the signature header as it came, empty for an empty one; may be given more than once for a repeated header. Without it: no such header came.</source>
        <translation>Wert des Signatur-Headers, wie er ankam, leer für einen leeren; mehrmals möglich für einen mehrfachen Header. Ohne ihn: Es kam kein solcher Header.</translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. Without it and RUNLATCH_HMAC_KEY: no key is set.</source>
        <translation>Datei mit einem HMAC-Schlüssel, - für die Standardeingabe; mehrmals möglich. Ohne sie und RUNLATCH_HMAC_KEY: Es ist kein Schlüssel gesetzt.</translation>
    </message>
    <message>
        <source>A signature or a key is required: --signature TEXT, --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>Eine Signatur oder ein Schlüssel ist nötig: --signature TEXT, --hmac-key-file DATEI oder RUNLATCH_HMAC_KEY in der Umgebung.</translation>
    </message>
    <message>
        <source>Digest that your own program computed over the body, as it prints it: says what the program does wrong. --signature is not needed beside it.</source>
        <translation>Digest, den das eigene Programm über den Body gerechnet hat, wie es ihn ausgibt: sagt, was das Programm falsch macht. --signature ist daneben nicht nötig.</translation>
    </message>
    <message>
        <source>File with the exact bytes that came, 64 MB at most, also in base64, as b&apos;...&apos; or in an event of a function as logs hold them; - for standard input.</source>
        <translation>Datei mit genau den Bytes, die kamen, höchstens 64 MB, auch in Base64, als b&apos;...&apos; oder im Event einer Funktion, wie Logs sie halten; - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>--computed takes the digest that your program computed.</source>
        <translation>--computed nimmt den Digest, den das eigene Programm gerechnet hat.</translation>
    </message>
    <message>
        <source>The computed digest is right.</source>
        <translation>Der gerechnete Digest stimmt.</translation>
    </message>
    <message>
        <source>Computed digest %1: %2</source>
        <translation>Gerechneter Digest %1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ExchangeReport</name>
    <message>
        <source>Sent: %1 %2</source>
        <translation>Gesendet: %1 %2</translation>
    </message>
    <message>
        <source>Received: %1 %2</source>
        <translation>Empfangen: %1 %2</translation>
    </message>
    <message>
        <source>Answered %1 after %2 ms</source>
        <translation>Nach %2 ms mit %1 beantwortet</translation>
    </message>
    <message>
        <source>Not answered after %1 ms: %2</source>
        <translation>Nach %1 ms nicht beantwortet: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ExportCommand</name>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 von %2 Anfragen</translation>
    </message>
    <message>
        <source>File that the captures are in.</source>
        <translation>Datei mit den Mitschnitten.</translation>
    </message>
    <message>
        <source>jsonl: JSON Lines, which import reads. har: an HTTP archive, which import reads. csv: the list. curl: commands for a shell. raw: the bytes, two files for each request; with placeholders Content-Length is that of what is written.</source>
        <translation>jsonl: JSON Lines, die import liest. har: ein HTTP-Archiv, das import liest. csv: die Liste. curl: Befehle für eine Shell. raw: die Bytes, zwei Dateien für jede Anfrage; mit Platzhaltern ist Content-Length die Länge des Geschriebenen.</translation>
    </message>
    <message>
        <source>Only the captures that this filter accepts, such as &quot;state:failed since:2h&quot;.</source>
        <translation>Nur die Aufzeichnungen, auf die dieser Filter passt, etwa „state:failed since:2h“.</translation>
    </message>
    <message>
        <source>Write tokens and other secrets as they came, not placeholders. Needs the key of the store, from the keychain or of --store-key-file; no other program may have the store open.</source>
        <translation>Token und andere Geheimnisse schreiben, wie sie kamen, nicht Platzhalter. Braucht den Schlüssel des Speichers, aus dem Schlüsselbund oder von --store-key-file; kein anderes Programm darf den Speicher geöffnet haben.</translation>
    </message>
    <message>
        <source>export takes options only.</source>
        <translation>export nimmt nur Optionen.</translation>
    </message>
    <message>
        <source>--store-key-file is for --with-secrets: nothing else needs the key.</source>
        <translation>--store-key-file gehört zu --with-secrets: Nichts sonst braucht den Schlüssel.</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store DATEI ist nötig: die Datei von inspect --store.</translation>
    </message>
    <message>
        <source>--format takes jsonl, har, csv, curl or raw.</source>
        <translation>--format nimmt jsonl, har, csv, curl oder raw.</translation>
    </message>
    <message>
        <source>--to takes the name of a file.</source>
        <translation>--to nimmt den Namen einer Datei.</translation>
    </message>
    <message>
        <source>--format raw needs --to FOLDER: it writes two files for each request.</source>
        <translation>--format raw braucht --to ORDNER: Es schreibt zwei Dateien für jede Anfrage.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>%n Anfrage wurde exportiert.</numerusform>
            <numerusform>%n Anfragen wurden exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them placeholders stand for secrets.</source>
        <translation>
            <numerusform>In %n davon stehen Platzhalter für Geheimnisse.</numerusform>
            <numerusform>In %n davon stehen Platzhalter für Geheimnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their bytes are not those that came, and Content-Length is that of what is written.</source>
        <translation>Ihre Bytes sind nicht die angekommenen, und Content-Length ist die Länge des Geschriebenen.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>%n Anfrage wurde inzwischen aus dem Speicher entfernt.</numerusform>
            <numerusform>%n Anfragen wurden inzwischen aus dem Speicher entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>File to write, or - for standard output; of raw the folder. An existing file is replaced when everything is written; raw overwrites nothing. Devices, pipes and the files of a store are refused.</source>
        <translation>Zu schreibende Datei oder - für die Standardausgabe; bei raw der Ordner. Eine vorhandene Datei wird ersetzt, wenn alles geschrieben ist; raw überschreibt nichts. Geräte, Pipes und die Dateien eines Speichers werden abgelehnt.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::FindOutCommand</name>
    <message>
        <source>%1 of %2 workspaces were read.</source>
        <translation>%1 von %2 Workspaces sind gelesen.</translation>
    </message>
    <message>
        <source>The ledger; without it that of the window, in the user&apos;s data folder.</source>
        <translation>Das Journal; ohne Angabe das des Fensters, im Datenordner des Benutzers.</translation>
    </message>
    <message>
        <source>Id of the entry, or its beginning.</source>
        <translation>ID des Eintrags oder ihr Anfang.</translation>
    </message>
    <message>
        <source>One id of an entry is required.</source>
        <translation>Eine ID eines Eintrags ist nötig.</translation>
    </message>
    <message>
        <source>None has appeared. It is not certain yet that none follows.</source>
        <translation>Es ist keiner erschienen. Noch ist nicht sicher, dass keiner folgt.</translation>
    </message>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) exist.</source>
        <translation>
            <numerusform>Es wurde ausgeführt: %n Change Request ist da.</numerusform>
            <numerusform>Es wurde ausgeführt: %n Change Requests sind da.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not carried out: no change request of it exists.</source>
        <translation>Es wurde nicht ausgeführt: Kein Change Request davon ist da.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::GivenPayload</name>
    <message>
        <source>File with the payload to send, a JSON object; - for standard input. Token, callback URL, ids and addresses of this run are put in, and it is signed anew; all other keys stay as they are.</source>
        <translation>Datei mit dem zu sendenden Payload, einem JSON-Objekt; - für die Standardeingabe. Token, Callback-URL, Ids und Adressen dieses Runs werden eingesetzt, und es wird neu signiert; alle anderen Schlüssel bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The same with the request of this number in the file of inspect --store.</source>
        <translation>Dasselbe mit der Anfrage dieser Nummer aus der Datei von inspect --store.</translation>
    </message>
    <message>
        <source>--payload and --from cannot be given together.</source>
        <translation>--payload und --from lassen sich nicht zusammen angeben.</translation>
    </message>
    <message>
        <source>--from takes the file of a store and the number of a capture, such as captures.db:7.</source>
        <translation>--from erwartet die Datei eines Speichers und die Nummer einer Aufzeichnung, etwa captures.db:7.</translation>
    </message>
    <message>
        <source>--%1 is for a made-up payload; --set changes the keys of another.</source>
        <translation>--%1 gilt für einen erfundenen Payload; --set ändert die Schlüssel eines anderen.</translation>
    </message>
    <message>
        <source>Request %1: %2</source>
        <translation>Anfrage %1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ImportCommand</name>
    <message>
        <source>%1 of %2 KB</source>
        <translation>%1 von %2 KB</translation>
    </message>
    <message>
        <source>File to put the captures into. No other program may have it open.</source>
        <translation>Datei, in die die Mitschnitte kommen. Kein anderes Programm darf sie geöffnet haben.</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store DATEI ist nötig: die Datei von inspect --store.</translation>
    </message>
    <message>
        <source>At least one file to import is required.</source>
        <translation>Mindestens eine Datei zum Importieren ist nötig.</translation>
    </message>
    <message>
        <source>The keychain answered: its key seals the secrets of these captures from now on.</source>
        <translation>Der Schlüsselbund hat geantwortet: Sein Schlüssel versiegelt die Geheimnisse dieser Mitschnitte von nun an.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>%n Anfrage wurde importiert.</numerusform>
            <numerusform>%n Anfragen wurden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files of export (JSON Lines, HAR, curl, a folder of raw), HAR of any tool, commands of curl, raw HTTP requests, events of AWS, requests of ngrok or webhook.site; also packed by gzip. Their content tells which. At most 64 MB a request. The first 1,000 faults are printed, and further ones counted.</source>
        <translation>Dateien von export (JSON Lines, HAR, curl, ein Ordner von raw), HAR beliebiger Werkzeuge, Befehle für curl, rohe HTTP-Anfragen, Ereignisse von AWS, Anfragen von ngrok oder webhook.site; auch mit gzip gepackt. Ihr Inhalt sagt, welche. Höchstens 64 MB je Anfrage. Die ersten 1.000 Fehler werden ausgegeben, weitere gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n further fault(s) were not printed.</source>
        <translation>
            <numerusform>%n weiterer Fehler wurde nicht ausgegeben.</numerusform>
            <numerusform>%n weitere Fehler wurden nicht ausgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. With it, or RUNLATCH_HMAC_KEY, signatures are checked where the bytes are those that were sent.</source>
        <translation>Datei mit einem HMAC-Schlüssel, - für die Standardeingabe; auch mehrmals. Damit oder mit RUNLATCH_HMAC_KEY werden Signaturen geprüft, wo die Bytes die gesendeten sind.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n request(s) the signature was checked here: %1 valid, %2 not.</source>
        <translation>
            <numerusform>Bei %n Anfrage wurde die Signatur hier geprüft: %1 gültig, %2 nicht.</numerusform>
            <numerusform>Bei %n Anfragen wurde die Signatur hier geprüft: %1 gültig, %2 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print what an import would do. Without a --store that exists, nothing is there already.</source>
        <translation>Ausgeben, was ein Import täte. Ohne einen --store, den es gibt, ist noch nichts da.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) would be imported.</source>
        <translation>
            <numerusform>%n Anfrage würde importiert.</numerusform>
            <numerusform>%n Anfragen würden importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectCommand</name>
    <message>
        <source>Address to listen at; port 0 picks a free one.</source>
        <translation>Adresse zum Lauschen; Port 0 wählt einen freien.</translation>
    </message>
    <message>
        <source>Path that run task requests come to.</source>
        <translation>Pfad, an den Run-Task-Anfragen gehen.</translation>
    </message>
    <message>
        <source>Base of the shown URL when the listener has another name.</source>
        <translation>Basis der angezeigten URL, wenn der Empfänger unter anderem Namen erreichbar ist.</translation>
    </message>
    <message>
        <source>File to keep the captures in; without it they are gone at the end.</source>
        <translation>Datei für die Mitschnitte; ohne sie gehen sie am Ende verloren.</translation>
    </message>
    <message>
        <source>Answer 401 to invalid and unsigned requests.</source>
        <translation>Ungültig signierte oder unsignierte Anfragen mit 401 beantworten.</translation>
    </message>
    <message>
        <source>Callback to send by itself: none, running, passed or failed.</source>
        <translation>Callback, der von selbst gesendet wird: none, running, passed oder failed.</translation>
    </message>
    <message>
        <source>How long to wait before the callback.</source>
        <translation>Wartezeit vor dem Callback.</translation>
    </message>
    <message>
        <source>strict or progress.</source>
        <translation>strict oder progress.</translation>
    </message>
    <message>
        <source>inspect takes options only.</source>
        <translation>inspect nimmt nur Optionen an.</translation>
    </message>
    <message>
        <source>--deadline-rule takes strict or progress.</source>
        <translation>--deadline-rule erwartet strict oder progress.</translation>
    </message>
    <message>
        <source>--path begins with a slash.</source>
        <translation>--path beginnt mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>--reply takes none, running, passed or failed.</source>
        <translation>--reply erwartet none, running, passed oder failed.</translation>
    </message>
    <message>
        <source>The keychain answered: its key seals the secrets of these captures from now on.</source>
        <translation>Der Schlüsselbund hat geantwortet: Sein Schlüssel versiegelt die Geheimnisse dieser Mitschnitte von nun an.</translation>
    </message>
    <message>
        <source>Listening at %1</source>
        <translation>Lauscht auf %1</translation>
    </message>
    <message>
        <source>Where callbacks may go to without a key: scheme://host:port; may be given more than once.</source>
        <translation>Wohin Callbacks ohne Schlüssel gehen dürfen: Schema://Host:Port; mehrfach möglich.</translation>
    </message>
    <message>
        <source>--allow-callback takes scheme, host and port and nothing else, such as http://127.0.0.1:8080; “%1” is not that.</source>
        <translation>--allow-callback nimmt Schema, Host und Port und sonst nichts, etwa http://127.0.0.1:8080; „%1“ ist das nicht.</translation>
    </message>
    <message>
        <source>--reply without a key would call whomever a request names: give the key with --hmac-key-file, or name where callbacks may go to with --allow-callback, such as http://127.0.0.1:8080.</source>
        <translation>--reply ohne Schlüssel würde jeden aufrufen, den eine Anfrage nennt: den Schlüssel mit --hmac-key-file angeben oder mit --allow-callback nennen, wohin Callbacks gehen dürfen, etwa http://127.0.0.1:8080.</translation>
    </message>
    <message>
        <source>The secrets of earlier requests are being sealed: %1 of %2.</source>
        <translation>Die Geheimnisse früherer Anfragen werden versiegelt: %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n old request(s) were removed to keep the store within its limit.</source>
        <translation>
            <numerusform>%n alte Anfrage wurde entfernt, damit der Speicher innerhalb seiner Grenze bleibt.</numerusform>
            <numerusform>%n alte Anfragen wurden entfernt, damit der Speicher innerhalb seiner Grenze bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 is not answered: its callback goes to %2, which no --allow-callback names.</source>
        <translation>Anfrage %1 wird nicht beantwortet: Ihr Callback geht an %2, das kein --allow-callback nennt.</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>Von anderen Rechnern und Containern: %1</translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once.</source>
        <translation>Datei mit einem HMAC-Schlüssel, - für die Standardeingabe; mehrmals möglich.</translation>
    </message>
    <message>
        <source>HTTP status that requests are answered, 200 to 599.</source>
        <translation>HTTP-Status, mit dem Anfragen beantwortet werden, 200 bis 599.</translation>
    </message>
    <message>
        <source>HTTP status that verification requests are answered, 200 to 599.</source>
        <translation>HTTP-Status, mit dem Prüfanfragen beantwortet werden, 200 bis 599.</translation>
    </message>
    <message>
        <source>End after so many captures, from 1.</source>
        <translation>Nach so vielen Anfragen enden, ab 1.</translation>
    </message>
    <message>
        <source>End after this time; with 2 when --count was not reached by then.</source>
        <translation>Nach dieser Zeit enden; mit 2, wenn --count bis dahin nicht erreicht war.</translation>
    </message>
    <message>
        <source>End with 1 when a request had no valid signature or was refused.</source>
        <translation>Mit 1 enden, wenn eine Anfrage keine gültige Signatur hatte oder abgewiesen wurde.</translation>
    </message>
    <message>
        <source>Print the body of each request, with * in place of its secrets.</source>
        <translation>Den Body jeder Anfrage ausgeben, mit * anstelle ihrer Geheimnisse.</translation>
    </message>
    <message>
        <source>--require-valid needs the key to check with: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>--require-valid braucht den Schlüssel zum Prüfen: --hmac-key-file DATEI oder RUNLATCH_HMAC_KEY in der Umgebung.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) had no valid signature.</source>
        <translation>
            <numerusform>%n Anfrage hatte keine gültige Signatur.</numerusform>
            <numerusform>%n Anfragen hatten keine gültige Signatur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) failed.</source>
        <translation>
            <numerusform>%n Callback schlug fehl.</numerusform>
            <numerusform>%n Callbacks schlugen fehl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) were given up at the end.</source>
        <translation>
            <numerusform>%n Callback wurde am Ende aufgegeben.</numerusform>
            <numerusform>%n Callbacks wurden am Ende aufgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest body that is received, in MB, 8 to 64; a larger one is answered 413.</source>
        <translation>Größter Body, der angenommen wird, in MB, 8 bis 64; ein größerer wird mit 413 beantwortet.</translation>
    </message>
    <message>
        <source>--store takes the name of a file.</source>
        <translation>--store nimmt den Namen einer Datei.</translation>
    </message>
    <message>
        <source>Call back also where a request has no access_token: its callback address has a code of its own.</source>
        <translation>Auch zurückrufen, wo eine Anfrage kein access_token hat: Ihre Callback-Adresse hat einen eigenen Code.</translation>
    </message>
    <message>
        <source>--reply-without-token needs --reply or --rules.</source>
        <translation>--reply-without-token braucht --reply oder --rules.</translation>
    </message>
    <message>
        <source>Request %1 is not answered: its payload_version is not 1, the only one that is known.</source>
        <translation>Anfrage %1 wird nicht beantwortet: Ihre payload_version ist nicht 1, die einzige bekannte.</translation>
    </message>
    <message>
        <source>--store-key-file needs --store FILE: without it the captures are gone at the end.</source>
        <translation>--store-key-file braucht --store DATEI: Ohne sie sind die Mitschnitte am Ende fort.</translation>
    </message>
    <message>
        <source>Request %1 needs no callback: its run task has a final result already.</source>
        <translation>Anfrage %1 braucht keinen Callback: Ihr Run Task hat bereits ein Endergebnis.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectRules</name>
    <message>
        <source>File with rules: which requests are answered and replied to in which way. It is read again when it changes. The command rules tells what it may have.</source>
        <translation>Datei mit Regeln: welche Anfragen wie beantwortet werden und welche Antworten sie an den Dienst auslösen. Sie wird bei jeder Änderung neu gelesen. Der Befehl rules sagt, was sie enthalten darf.</translation>
    </message>
    <message>
        <source>--rules takes the name of a file.</source>
        <translation>--rules braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>The rules of %1 have mistakes.</source>
        <translation>Die Regeln in %1 enthalten Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of %1</source>
        <translation>
            <numerusform>%n Regel aus %1</numerusform>
            <numerusform>%n Regeln aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules stay as they were.</source>
        <translation>Die Regeln bleiben, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Launch</name>
    <message>
        <source>%1 takes options only; the command of an integration stands behind --.</source>
        <translation>%1 erwartet nur Optionen; der Befehl einer Integration steht hinter --.</translation>
    </message>
    <message>
        <source>The command behind -- is empty.</source>
        <translation>Der Befehl hinter -- ist leer.</translation>
    </message>
    <message>
        <source>The longest time to wait until a program listens at the URL: 10s with a command, otherwise do not wait.</source>
        <translation>Längste Wartezeit, bis ein Programm an der URL lauscht: 10s mit einem Befehl, sonst nicht warten.</translation>
    </message>
    <message>
        <source>The integration, which is started before and ended after, with all it started.</source>
        <translation>Die Integration; sie wird davor gestartet und danach mit allem, was sie gestartet hat, beendet.</translation>
    </message>
    <message>
        <source>The end of the command&apos;s output:</source>
        <translation>Das Ende der Ausgabe des Befehls:</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerClearCommand</name>
    <message>
        <source>change-requests ledger clear takes options only.</source>
        <translation>change-requests ledger clear nimmt nur Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>%n bulk action(s) removed from the ledger; %1 being sent stayed.</source>
        <translation>
            <numerusform>%n Sammelaktion aus dem Journal entfernt; %1, die gesendet werden, sind geblieben.</numerusform>
            <numerusform>%n Sammelaktionen aus dem Journal entfernt; %1, die gesendet werden, sind geblieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerCommand</name>
    <message>
        <source>The ledger; without it that of the window, in the user&apos;s data folder.</source>
        <translation>Das Journal; ohne Angabe das des Fensters, im Datenordner des Benutzers.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the ledger cannot be read.</source>
        <translation>
            <numerusform>%n Zeile des Journals ist nicht lesbar.</numerusform>
            <numerusform>%n Zeilen des Journals sind nicht lesbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerListCommand</name>
    <message>
        <source>change-requests ledger list takes options only.</source>
        <translation>change-requests ledger list nimmt nur Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>%n bulk action(s) in the ledger.</source>
        <translation>
            <numerusform>%n Sammelaktion im Journal.</numerusform>
            <numerusform>%n Sammelaktionen im Journal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerShowCommand</name>
    <message>
        <source>Id of the entry, or its beginning.</source>
        <translation>ID des Eintrags oder ihr Anfang.</translation>
    </message>
    <message>
        <source>One id of an entry is required.</source>
        <translation>Eine ID eines Eintrags ist nötig.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LintCommand</name>
    <message>
        <source>Ends with 1 for warnings as well, not only for errors.</source>
        <translation>Endet auch bei Warnungen mit 1, nicht nur bei Fehlern.</translation>
    </message>
    <message>
        <source>What the text is: request or callback.</source>
        <translation>Was der Text ist: request oder callback.</translation>
    </message>
    <message>
        <source>File to judge, at most %1 MB; - or nothing for standard input. Of each rule the first %2 findings are printed, and all are counted.</source>
        <extracomment>%1 is a number of megabytes, %2 a number of findings</extracomment>
        <translation>Zu prüfende Datei, höchstens %1 MB; - oder nichts für die Standardeingabe. Von jeder Regel werden die ersten %2 Befunde ausgegeben und alle gezählt.</translation>
    </message>
    <message>
        <source>Say what the text is: lint request, or lint callback.</source>
        <translation>Anzugeben ist, was der Text ist: lint request oder lint callback.</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>Nur eine Datei auf einmal.</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3.</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ListCommand</name>
    <message>
        <source>Organization of the workspace.</source>
        <translation>Organisation des Workspace.</translation>
    </message>
    <message>
        <source>Name or ws- id of the workspace.</source>
        <translation>Name oder ws-ID des Workspace.</translation>
    </message>
    <message>
        <source>Only archived ones.</source>
        <translation>Nur archivierte.</translation>
    </message>
    <message>
        <source>Only active ones.</source>
        <translation>Nur aktive.</translation>
    </message>
    <message>
        <source>Number of the page, from 1.</source>
        <translation>Nummer der Seite, ab 1.</translation>
    </message>
    <message>
        <source>All pages.</source>
        <translation>Alle Seiten.</translation>
    </message>
    <message>
        <source>change-requests list takes options only.</source>
        <translation>change-requests list nimmt nur Optionen an.</translation>
    </message>
    <message>
        <source>Either --workspace or --all-workspaces is required.</source>
        <translation>Entweder --workspace oder --all-workspaces ist nötig.</translation>
    </message>
    <message>
        <source>--organization is required to find a workspace by its name.</source>
        <translation>--organization ist nötig, um einen Workspace über seinen Namen zu finden.</translation>
    </message>
    <message>
        <source>--page counts from 1, --size goes from 1 to 100.</source>
        <translation>--page zählt ab 1, --size reicht von 1 bis 100.</translation>
    </message>
    <message>
        <source>--archived and --active exclude each other.</source>
        <translation>--archived und --active schließen einander aus.</translation>
    </message>
    <message>
        <source>Page %1 of %2, %3 in all</source>
        <translation>Seite %1 von %2, insgesamt %3</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>%n Change Request</numerusform>
            <numerusform>%n Change Requests</numerusform>
        </translation>
    </message>
    <message>
        <source>(archived and active ones together: this service cannot tell them apart in its list)</source>
        <translation>(archivierte und aktive zusammen: dieser Dienst kann sie in seiner Liste nicht trennen)</translation>
    </message>
    <message>
        <source>All pages of every workspace of the organization.</source>
        <translation>Alle Seiten aller Workspaces der Organisation.</translation>
    </message>
    <message>
        <source>Requests on a page, 1 to 100; 20, or 100 where all are read.</source>
        <translation>Requests auf einer Seite, 1 bis 100; 20, oder 100, wo alle gelesen werden.</translation>
    </message>
    <message>
        <source>--organization is required: the organization of the workspaces.</source>
        <translation>--organization ist nötig: die Organisation der Workspaces.</translation>
    </message>
    <message>
        <source>--page asks for one page, --all and --all-workspaces for all of them.</source>
        <translation>--page verlangt eine Seite, --all und --all-workspaces verlangen alle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>%1 von %n Change Request</numerusform>
            <numerusform>%1 von %n Change Requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workspace(s), %2</source>
        <translation>
            <numerusform>%1 von %n Workspace, %2</numerusform>
            <numerusform>%1 von %n Workspaces, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was archived while the list was read.</source>
        <translation>%1 wurde archiviert, während die Liste gelesen wurde.</translation>
    </message>
    <message>
        <source>The list of %1 changed again while it was read once more: some may be missing.</source>
        <translation>Die Liste von %1 änderte sich auch beim zweiten Lesen: es können welche fehlen.</translation>
    </message>
    <message>
        <source>The list changed while it was read, so it was read once more.</source>
        <translation>Die Liste änderte sich beim Lesen, deshalb wurde sie noch einmal gelesen.</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>%1; some may be missing</source>
        <translation>%1; es fehlen möglicherweise welche</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::OutcomesCommand</name>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>Status of the callback: running, passed or failed. Without it: failed where the report has an error, passed otherwise.</source>
        <translation>Status des Callbacks: running, passed oder failed. Ohne ihn: failed, wenn der Bericht einen Fehler hat, sonst passed.</translation>
    </message>
    <message>
        <source>Message of the callback. Without it: the tool and its counts.</source>
        <translation>Meldung des Callbacks. Ohne sie: das Werkzeug und seine Zahlen.</translation>
    </message>
    <message>
        <source>Address of the callback&apos;s result.</source>
        <translation>Adresse zum Ergebnis des Callbacks.</translation>
    </message>
    <message>
        <source>Suppressed results become outcomes as well, behind all others.</source>
        <translation>Auch unterdrückte Ergebnisse werden Outcomes, hinter allen anderen.</translation>
    </message>
    <message>
        <source>Report in SARIF 2.1.0 or JUnit XML, at most %1 MB; - or nothing for standard input.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>Bericht in SARIF 2.1.0 oder JUnit-XML, höchstens %1 MB; - oder nichts für die Standardeingabe.</translation>
    </message>
    <message>
        <source>--status takes running, passed or failed.</source>
        <translation>--status nimmt running, passed oder failed.</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>Eine Datei auf einmal.</translation>
    </message>
    <message>
        <source>Results: %1, outcomes: %2.</source>
        <translation>Ergebnisse: %1, Outcomes: %2.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PayloadOptions</name>
    <message>
        <source>How the body is written, rightly signed in each: compact, escaped, spaced or pretty.</source>
        <translation>Wie der Body geschrieben ist, stets richtig signiert: compact, escaped, spaced oder pretty.</translation>
    </message>
    <message>
        <source>A value of the payload, such as run_message=Hello or is_speculative=true: JSON where it is JSON, else text. May be given more than once.</source>
        <translation>Ein Wert der Nutzlast, etwa run_message=Hallo oder is_speculative=true: JSON, wo es JSON ist, sonst Text. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>File that the plan&apos;s URL leads to, in place of a made-up plan.</source>
        <translation>Datei, zu der die URL des Plans führt, anstelle eines erfundenen Plans.</translation>
    </message>
    <message>
        <source>What the made-up plan does: changes, no-deletions or nothing; full has all that the format has, and errored failed half way.</source>
        <translation>Was der erfundene Plan tut: changes, no-deletions oder nothing; full hat alles, was das Format hat, und errored ist auf halbem Weg gescheitert.</translation>
    </message>
    <message>
        <source>Resources of the made-up plan, at most 100000.</source>
        <translation>Ressourcen des erfundenen Plans, höchstens 100000.</translation>
    </message>
    <message>
        <source>Another number makes another plan.</source>
        <translation>Eine andere Zahl ergibt einen anderen Plan.</translation>
    </message>
    <message>
        <source>Archive (tar.gz) that the configuration version&apos;s download URL leads to; without it that URL is null.</source>
        <translation>Archiv (tar.gz), zu dem die Download-URL der Konfigurationsversion führt; ohne es ist diese URL null.</translation>
    </message>
    <message>
        <source>--body-style takes compact, escaped, spaced or pretty.</source>
        <translation>--body-style erwartet compact, escaped, spaced oder pretty.</translation>
    </message>
    <message>
        <source>The recorded verification request is sent as it was; choose another --verification-form.</source>
        <translation>Die aufgezeichnete Verifizierungsanfrage wird unverändert gesendet; wählen Sie ein anderes --verification-form.</translation>
    </message>
    <message>
        <source>--plan-kind takes changes, no-deletions, nothing, full or errored.</source>
        <translation>--plan-kind erwartet changes, no-deletions, nothing, full oder errored.</translation>
    </message>
    <message>
        <source>--%1 is for a made-up plan and cannot be combined with --plan.</source>
        <translation>--%1 gilt für einen erfundenen Plan und lässt sich nicht mit --plan kombinieren.</translation>
    </message>
    <message>
        <source>--plan %1: that is no JSON object; it is served as it is.</source>
        <translation>--plan %1: Das ist kein JSON-Objekt; es wird unverändert ausgeliefert.</translation>
    </message>
    <message>
        <source>A key that the payload lacks, such as vcs_branch or capabilities.outcomes. May be given more than once.</source>
        <translation>Ein Schlüssel, der im Payload fehlt, etwa vcs_branch oder capabilities.outcomes. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>--unset %1: --set gives it a value; leave one of them out.</source>
        <translation>--unset %1: --set gibt ihm einen Wert; eines von beiden weglassen.</translation>
    </message>
    <message>
        <source>--unset %1: the payload has no such key; do you mean %2?</source>
        <translation>--unset %1: Der Payload hat diesen Schlüssel nicht; ist %2 gemeint?</translation>
    </message>
    <message>
        <source>--unset %1: the payload has no such key.</source>
        <translation>--unset %1: Der Payload hat diesen Schlüssel nicht.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PayloadValues</name>
    <message>
        <source>--set takes KEY=VALUE; a key has small letters, digits and underscores, such as run_message.</source>
        <translation>--set erwartet SCHLÜSSEL=WERT; ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Unterstrichen, etwa run_message.</translation>
    </message>
    <message>
        <source>--set %1: token and callback URL are the service&apos;s own, or no callback could be judged.</source>
        <translation>--set %1: Token und Callback-URL vergibt der Dienst selbst, sonst ließe sich kein Callback beurteilen.</translation>
    </message>
    <message>
        <source>--set %1 is given twice.</source>
        <translation>--set %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>--set %1: no such key is documented; it is sent as a newer one.</source>
        <translation>--set %1: Dieser Schlüssel ist nicht dokumentiert; er wird als neuerer gesendet.</translation>
    </message>
    <message>
        <source>--set %1: the service sends another type.</source>
        <translation>--set %1: Der Dienst sendet einen anderen Typ.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Pipeline</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Not ended: %1</source>
        <translation>Nicht beendet: %1</translation>
    </message>
    <message>
        <source>Not tried: the run task before did not pass.</source>
        <translation>Nicht versucht: Der Run Task davor hat nicht bestanden.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PipelineOptions</name>
    <message>
        <source>File for a JUnit report with one test case for each.</source>
        <translation>Datei für einen JUnit-Bericht mit je einem Testfall.</translation>
    </message>
    <message>
        <source>--junit takes the name of a file.</source>
        <translation>--junit erwartet den Namen einer Datei.</translation>
    </message>
    <message>
        <source>--all-stages wants run tasks that end; --expect %1 is for one delivery.</source>
        <translation>--all-stages braucht Run Tasks, die enden; --expect %1 gilt für eine einzelne Zustellung.</translation>
    </message>
    <message>
        <source>Send a run task of every stage, then one in another body style, with a key also those that must be refused (signed with another key, without a signature, with an empty one), and a verification request. Each has 60s unless --deadline says otherwise.</source>
        <translation>Einen Run Task jeder Stage senden, dann einen in anderer Schreibweise des Bodys, mit einem Schlüssel auch die, die abgelehnt werden müssen (mit einem anderen Schlüssel signiert, ohne Signatur, mit leerer Signatur), und eine Überprüfungsanfrage. Jeder hat 60s, wenn --deadline nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Start a whole run, which sends the run tasks of its stages one after another, up to the first that does not pass: pre_plan, post_plan and, unless it is speculative, pre_apply and post_apply. Each has 60s unless --deadline says otherwise.</source>
        <translation>Einen ganzen Run starten, der die Run Tasks seiner Stages nacheinander sendet, bis zum ersten, der nicht besteht: pre_plan, post_plan und, wenn er nicht spekulativ ist, pre_apply und post_apply. Jeder hat 60s, wenn --deadline nichts anderes sagt.</translation>
    </message>
    <message>
        <source>--%1 cannot be combined with --run.</source>
        <translation>--%1 lässt sich nicht mit --run kombinieren.</translation>
    </message>
    <message>
        <source>--set %1 cannot be combined with --run.</source>
        <translation>--set %1 lässt sich nicht mit --run kombinieren.</translation>
    </message>
    <message>
        <source>--%1 cannot be combined with --%2.</source>
        <translation>--%1 lässt sich nicht mit --%2 kombinieren.</translation>
    </message>
    <message>
        <source>--set stage cannot be combined with --%1.</source>
        <translation>--set stage lässt sich nicht mit --%1 kombinieren.</translation>
    </message>
    <message>
        <source>--stages takes pre_plan, post_plan, pre_apply and post_apply, separated by commas.</source>
        <translation>--stages erwartet pre_plan, post_plan, pre_apply und post_apply, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>--stages: a run that only plans has neither pre_apply nor post_apply.</source>
        <translation>--stages: Ein Run, der nur plant, hat weder pre_apply noch post_apply.</translation>
    </message>
    <message>
        <source>A run that only plans has no such stage.</source>
        <translation>Ein Run, der nur plant, hat diese Stage nicht.</translation>
    </message>
    <message>
        <source>Send a run task of each of these stages, separated by commas, in the order of a run. Each has 60s unless --deadline says otherwise.</source>
        <translation>Einen Run Task jeder dieser Stages senden, durch Kommas getrennt, in der Reihenfolge eines Runs. Jeder hat 60s, wenn --deadline nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Name of its suite; without it the host and path of the integration.</source>
        <translation>Name seiner Suite; ohne ihn Host und Pfad der Integration.</translation>
    </message>
    <message>
        <source>Send the run task so many times, at most %1. Each has one line, and the summary percentiles of the times until answer and completion, with the slowest ones. Each has 60s unless --deadline says otherwise.</source>
        <translation>Den Run Task so oft senden, höchstens %1-mal. Jeder hat eine Zeile, und die Zusammenfassung Perzentile der Zeiten bis Antwort und Abschluss, mit den langsamsten. Jeder hat 60s, wenn --deadline nichts anderes sagt.</translation>
    </message>
    <message>
        <source>So many of them at once, at most %1.</source>
        <translation>So viele davon gleichzeitig, höchstens %1.</translation>
    </message>
    <message>
        <source>--parallel goes with --repeat.</source>
        <translation>--parallel gehört zu --repeat.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PipelineStage</name>
    <message>
        <source>The integration verifies re-serialized JSON, not the bytes that came: it refused a rightly signed body in another style with %1.</source>
        <translation>Die Integration prüft neu serialisiertes JSON statt der empfangenen Bytes: Sie lehnte einen richtig signierten Body in anderer Schreibweise mit %1 ab.</translation>
    </message>
    <message>
        <source>The integration called back to the verification request; it wants an answer of 200 and no callback.</source>
        <translation>Die Integration sandte einen Callback zur Verifizierungsanfrage; diese erwartet nur eine Antwort 200 und keinen Callback.</translation>
    </message>
    <message>
        <source>A request that is signed with another key</source>
        <translation>Eine mit einem anderen Schlüssel signierte Anfrage</translation>
    </message>
    <message>
        <source>A request without a signature</source>
        <translation>Eine Anfrage ohne Signatur</translation>
    </message>
    <message>
        <source>A request with an empty signature</source>
        <translation>Eine Anfrage mit leerer Signatur</translation>
    </message>
    <message>
        <source>%1 was answered 200: the signature is not checked.</source>
        <translation>%1 wurde mit 200 beantwortet: Die Signatur wird nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 was answered 200; with a key it must be refused.</source>
        <translation>%1 wurde mit 200 beantwortet; mit einem Schlüssel muss sie abgelehnt werden.</translation>
    </message>
    <message>
        <source>%1 was answered %2; only a 4xx refuses it.</source>
        <translation>%1 wurde mit %2 beantwortet; nur ein 4xx lehnt sie ab.</translation>
    </message>
    <message>
        <source>%1 was answered %2: refused, and called back all the same.</source>
        <translation>%1 wurde mit %2 beantwortet: abgelehnt, und trotzdem kam ein Callback.</translation>
    </message>
    <message>
        <source>%1 was answered %2: refused, and the plan or the configuration was asked for all the same.</source>
        <translation>%1 wurde mit %2 beantwortet: abgelehnt, und der Plan oder die Konfiguration wurde trotzdem abgefragt.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanCommand</name>
    <message>
        <source>Only changes that this filter accepts, such as &quot;action:replace type:aws_* module:net&quot;. Fields: %1.</source>
        <extracomment>Do not translate what stands in quotes</extracomment>
        <translation>Nur Änderungen, die dieser Filter annimmt, etwa &quot;action:replace type:aws_* module:net&quot;. Felder: %1.</translation>
    </message>
    <message>
        <source>Markdown for a pull request instead of JSON Lines.</source>
        <translation>Markdown für einen Pull Request statt JSON Lines.</translation>
    </message>
    <message>
        <source>Plan as JSON, at most %1 MB, as terraform show -json writes it; - for standard input.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>Plan als JSON, höchstens %1 MB, wie terraform show -json ihn schreibt; - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Name one plan, or - for standard input.</source>
        <translation>Anzugeben ist ein Plan, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Give --markdown or --human, not both.</source>
        <translation>Entweder --markdown oder --human, nicht beides.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanMarkdown</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Changes that are not listed: %1</source>
        <translation>Nicht aufgeführte Änderungen: %1</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>forces the replacement</source>
        <translation>erzwingt das Ersetzen</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanReport</name>
    <message>
        <source>changed outside</source>
        <translation>außerhalb geändert</translation>
    </message>
    <message>
        <source>deferred: %1</source>
        <translation>aufgeschoben: %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>unknown action: %1</source>
        <translation>unbekannte Aktion: %1</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>verschoben von %1</translation>
    </message>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>deposed object %1</source>
        <translation>abgelöstes Objekt %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>forces the replacement</source>
        <translation>erzwingt das Ersetzen</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanShowCommand</name>
    <message>
        <source>Also attributes that stay as they are.</source>
        <translation>Auch Attribute, die bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Repetition</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Not ended: %1</source>
        <translation>Nicht beendet: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ReplayCommand</name>
    <message>
        <source>File that the request is in: that of inspect --store.</source>
        <translation>Datei, in der die Anfrage ist: die von inspect --store.</translation>
    </message>
    <message>
        <source>Number of the request; captures list shows them.</source>
        <translation>Nummer der Anfrage; captures list zeigt die Nummern.</translation>
    </message>
    <message>
        <source>Address to send it to. Target, Host and Content-Length follow it.</source>
        <translation>Adresse, an die gesendet wird. Ziel, Host und Content-Length richten sich nach ihr.</translation>
    </message>
    <message>
        <source>File that holds the HMAC key to sign anew with, - for standard input. Without it, and without RUNLATCH_HMAC_KEY, the signature stays as it came.</source>
        <translation>Datei mit dem HMAC-Schlüssel, mit dem neu signiert wird, - für die Standardeingabe. Ohne sie und ohne RUNLATCH_HMAC_KEY bleibt die Signatur, wie sie kam.</translation>
    </message>
    <message>
        <source>A value of the body, such as stage=pre_plan: JSON where it is JSON, else text. May be given more than once.</source>
        <translation>Ein Wert des Bodys, etwa stage=pre_plan: JSON, wo es JSON ist, sonst Text. Darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>A key that is left out of the body. May be given more than once.</source>
        <translation>Ein Schlüssel, der im Body weggelassen wird. Darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Give each request a task result id and times of its own, so that it is no repeated delivery.</source>
        <translation>Jeder Anfrage eine eigene Task-Result-ID und eigene Zeiten geben, damit sie keine wiederholte Zustellung ist.</translation>
    </message>
    <message>
        <source>How often to send it, 1 to %1.</source>
        <translation>Wie oft gesendet wird, 1 bis %1.</translation>
    </message>
    <message>
        <source>How many at once, 1 to %1.</source>
        <translation>Wie viele zugleich, 1 bis %1.</translation>
    </message>
    <message>
        <source>replay takes options only.</source>
        <translation>replay nimmt nur Optionen.</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store DATEI ist nötig: die Datei von inspect --store.</translation>
    </message>
    <message>
        <source>--id takes the number of a capture; captures list shows them.</source>
        <translation>--id nimmt die Nummer eines Mitschnitts; captures list zeigt sie.</translation>
    </message>
    <message>
        <source>--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.</source>
        <translation>--pin nimmt den SHA-256-Fingerabdruck eines Zertifikats: 64 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>--set and --unset both name “%1”.</source>
        <translation>--set und --unset nennen beide „%1“.</translation>
    </message>
    <message>
        <source>One key signs: give --hmac-key-file once.</source>
        <translation>Ein Schlüssel signiert: --hmac-key-file einmal angeben.</translation>
    </message>
    <message>
        <source>The secrets of this request were removed a day after it came: * is sent in their places.</source>
        <translation>Die Geheimnisse dieser Anfrage wurden einen Tag nach ihrem Eingang entfernt: An ihrer Stelle wird * gesendet.</translation>
    </message>
    <message>
        <source>Not all that was sent then is here. What is here is sent, with the Content-Length of that.</source>
        <translation>Nicht alles, was damals gesendet wurde, ist da. Gesendet wird, was da ist, mit dessen Content-Length.</translation>
    </message>
    <message>
        <source>Lines of its head end with LF alone. They are sent with CR LF, the line end of HTTP.</source>
        <translation>Zeilen ihres Kopfes enden nur mit LF. Sie werden mit CR LF gesendet, dem Zeilenende von HTTP.</translation>
    </message>
    <message>
        <source>The signature is that of the received body and does not match what is sent: sign it anew with --hmac-key-file.</source>
        <translation>Die Signatur ist die des empfangenen Bodys und passt nicht zu dem, was gesendet wird: mit --hmac-key-file neu signieren.</translation>
    </message>
    <message>
        <source>%1: answered %2 after %3 ms</source>
        <translation>%1: mit %2 beantwortet nach %3 ms</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>%1 von %2 Anfragen</translation>
    </message>
    <message>
        <source>What was sent is not kept in the store: %1</source>
        <translation>Was gesendet wurde, wird nicht im Speicher behalten: %1</translation>
    </message>
    <message>
        <source>Sent: %1, answered: %2, of these with 2xx: %3.</source>
        <translation>Gesendet: %1, beantwortet: %2, davon mit 2xx: %3.</translation>
    </message>
    <message>
        <source>Answered: half of them within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the slowest after %4 ms.</source>
        <translation>Beantwortet: die Hälfte binnen %1 ms, 90 von 100 binnen %2 ms, 99 binnen %3 ms, die langsamste nach %4 ms.</translation>
    </message>
    <message>
        <source>Answered: %1; under way, and perhaps arrived: %2; not sent: %3.</source>
        <translation>Beantwortet: %1; unterwegs und vielleicht angekommen: %2; nicht gesendet: %3.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ResultReport</name>
    <message>
        <source>answered 200</source>
        <translation>mit 200 beantwortet</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>The delivery was answered %1.</source>
        <translation>Die Zustellung wurde mit %1 beantwortet.</translation>
    </message>
    <message>
        <source>The delivery was not answered.</source>
        <translation>Die Zustellung wurde nicht beantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Angenommen.</translation>
    </message>
    <message>
        <source>Refused.</source>
        <translation>Abgewiesen.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RulesCommand</name>
    <message>
        <source>File with captures, to try the rules against one; it is only read.</source>
        <translation>Datei mit empfangenen Anfragen, um die Regeln an einer davon zu probieren; sie wird nur gelesen.</translation>
    </message>
    <message>
        <source>Number of the capture that they are tried against.</source>
        <translation>Nummer der Anfrage, an der sie probiert werden.</translation>
    </message>
    <message>
        <source>The rules, - for standard input: # begins a comment, a value with blanks stands in quotes. A rule begins with a line rule, and the lines below say what it does; the first rule that is for a request acts. Lines: %1. TIME is such as 500ms, 2s or 5min, and that of a reply counts from the receipt; its template is a file beside this one, NAME.json. A FILTER has the fields %2, such as when=&quot;stage:post_plan ws:*-prod&quot;. What a rule does not say is as it is set up. It passes over requests with an invalid or no signature unless the filter names sig, and over the service&apos;s test unless it asks for is:verification. Where the signature does not hold, nothing is replied.</source>
        <extracomment>%1 and %2 are lists of words of a language, in that language</extracomment>
        <translation>Die Regeln, - für die Standardeingabe: # beginnt einen Kommentar, ein Wert mit Leerzeichen steht in Anführungszeichen. Eine Regel beginnt mit einer Zeile rule; die Zeilen darunter sagen, was sie tut. Es wirkt die erste Regel, die für eine Anfrage gilt. Zeilen: %1. TIME ist etwa 500ms, 2s oder 5min; bei reply zählt sie ab dem Empfang; template ist eine Datei neben dieser, NAME.json. FILTER hat die Felder %2, etwa when=&quot;stage:post_plan ws:*-prod&quot;. Was eine Regel nicht sagt, bleibt wie eingestellt. Anfragen mit ungültiger oder ohne Signatur übergeht sie, wenn der Filter sig nicht nennt, und den Test des Dienstes, wenn er nicht nach is:verification fragt. Wo die Signatur nicht stimmt, wird nichts zurückgemeldet.</translation>
    </message>
    <message>
        <source>Name one file with rules, or - for standard input.</source>
        <translation>Eine Datei mit Regeln angeben, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>--store FILE and --id N go together: the request that the rules are tried against.</source>
        <translation>--store DATEI und --id N gehören zusammen: die Anfrage, an der die Regeln probiert werden.</translation>
    </message>
    <message>
        <source>--id takes the number of a capture; “%1” is none.</source>
        <translation>--id braucht die Nummer einer Anfrage; „%1“ ist keine.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunReport</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Run %1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunTaskReport</name>
    <message>
        <source>Attempt %1: answered %2 after %3 ms</source>
        <translation>Versuch %1: mit %2 beantwortet nach %3 ms</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Angenommen.</translation>
    </message>
    <message>
        <source>Callback %1: answered %2</source>
        <translation>Callback %1: beantwortet mit %2</translation>
    </message>
    <message>
        <source>Callback %1: broke off</source>
        <translation>Callback %1: abgebrochen</translation>
    </message>
    <message>
        <source>On the service&apos;s side, on purpose: %1</source>
        <translation>Auf der Seite des Dienstes, mit Absicht: %1</translation>
    </message>
    <message>
        <source>On the integration&apos;s side.</source>
        <translation>Auf der Seite der Integration.</translation>
    </message>
    <message>
        <source>Only 200 is accepted.</source>
        <translation>Nur 200 wird angenommen.</translation>
    </message>
    <message>
        <source>Attempt %1: no answer after %2 ms</source>
        <translation>Versuch %1: keine Antwort nach %2 ms</translation>
    </message>
    <message>
        <source>A callback has %1 left.</source>
        <translation>Für einen Callback bleiben %1.</translation>
    </message>
    <message>
        <source>The limit is %1; --answer-timeout sets it.</source>
        <translation>Die Grenze ist %1; --answer-timeout setzt sie.</translation>
    </message>
    <message>
        <source>Sent wrongly on purpose: %1</source>
        <translation>Mit Absicht falsch gesendet: %1</translation>
    </message>
    <message>
        <source>It counts as soon as a delivery is answered 200.</source>
        <translation>Der Callback zählt, sobald eine Zustellung mit 200 beantwortet wird.</translation>
    </message>
    <message>
        <source>A fault kept its answer back.</source>
        <translation>Eine Störung hat die Antwort zurückgehalten.</translation>
    </message>
    <message>
        <source>without a status that can be read</source>
        <translation>ohne lesbaren Status</translation>
    </message>
    <message>
        <source>Callback %1: judged %2, not answered</source>
        <translation>Callback %1: mit %2 beurteilt, nicht beantwortet</translation>
    </message>
    <message>
        <source>%1 bytes, outcomes: %2, findings: %3</source>
        <translation>%1 Bytes, Outcomes: %2, Befunde: %3</translation>
    </message>
    <message>
        <source>Of the task result %1</source>
        <translation>Zum Task-Ergebnis %1</translation>
    </message>
    <message>
        <source>Finding%1: %2</source>
        <translation>Befund%1: %2</translation>
    </message>
    <message>
        <source>a callback was answered %1: %2</source>
        <translation>ein Callback wurde mit %1 beantwortet: %2</translation>
    </message>
    <message>
        <source>a callback broke off: %1</source>
        <translation>ein Callback brach ab: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Request %1: answered %2</source>
        <translation>Anfrage %1: mit %2 beantwortet</translation>
    </message>
    <message>
        <source>Request %1: not answered</source>
        <translation>Anfrage %1: nicht beantwortet</translation>
    </message>
    <message>
        <source>For: %1</source>
        <translation>Für: %1</translation>
    </message>
    <message>
        <source>With a token.</source>
        <translation>Mit Token.</translation>
    </message>
    <message>
        <source>Without a token.</source>
        <translation>Ohne Token.</translation>
    </message>
    <message>
        <source>that names no address</source>
        <translation>ohne Adresse</translation>
    </message>
    <message>
        <source>the request %1 was answered %2: %3</source>
        <translation>die Anfrage %1 wurde mit %2 beantwortet: %3</translation>
    </message>
    <message>
        <source>the request %1 broke off: %2</source>
        <translation>die Anfrage %1 brach ab: %2</translation>
    </message>
    <message>
        <source>a delivery was answered %1; only 200 is accepted</source>
        <translation>eine Zustellung wurde mit %1 beantwortet; nur 200 wird angenommen</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunTrial</name>
    <message>
        <source>Not ended: %1</source>
        <translation>Nicht beendet: %1</translation>
    </message>
    <message>
        <source>a delivery that a fault signed with another key was taken: the signature is not checked</source>
        <translation>eine Zustellung, die eine Störung mit einem anderen Schlüssel signierte, wurde angenommen: Die Signatur wird nicht geprüft</translation>
    </message>
    <message>
        <source>The run is %1</source>
        <translation>Der Run ist %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ScenarioCommand</name>
    <message>
        <source>%1 is no scenario that can be played.</source>
        <translation>%1 ist kein Szenario, das sich abspielen lässt.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <translation>Erledigt. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>None came in %1.</source>
        <translation>In %1 kam nichts davon.</translation>
    </message>
    <message>
        <source>None that fits came in %2; the last one was %1.</source>
        <extracomment>%1 is what came, such as status=failed http=200; %2 a time</extracomment>
        <translation>In %2 kam nichts Passendes; zuletzt kam %1.</translation>
    </message>
    <message>
        <source>It came: %1.</source>
        <translation>Es kam doch: %1.</translation>
    </message>
    <message>
        <source>The run ended before it came to this stage.</source>
        <translation>Der Run endete, bevor er diese Stage erreichte.</translation>
    </message>
    <message>
        <source>No request met the fault.</source>
        <translation>Keine Anfrage traf auf die Störung.</translation>
    </message>
    <message>
        <source>The run has ended, or does not wait for this.</source>
        <translation>Der Run ist beendet oder wartet nicht darauf.</translation>
    </message>
    <message>
        <source>Passed: all %1 steps are done.</source>
        <translation>Bestanden: Alle %1 Schritte sind erledigt.</translation>
    </message>
    <message>
        <source>Failed: %1 of %2 steps are done.</source>
        <translation>Fehlgeschlagen: %1 von %2 Schritten sind erledigt.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ScenarioOptions</name>
    <message>
        <source>The scenario, - for standard input: one step a line, # begins a comment, a value with blanks stands in quotes. Steps: %1. A FAULT is one of %2, with its value such as status=503; of deliver it is repeated, wrong-signature or cut-request. A FILTER has the fields %3, such as where=&quot;took:&lt;2s -rule:callback&quot;.</source>
        <translation>Das Szenario, - für die Standardeingabe: ein Schritt je Zeile, # beginnt einen Kommentar, ein Wert mit Leerzeichen steht in Anführungszeichen. Schritte: %1. FAULT ist eine von %2, mit ihrem Wert wie status=503; bei deliver ist es repeated, wrong-signature oder cut-request. FILTER hat die Felder %3, etwa where=&quot;took:&lt;2s -rule:callback&quot;.</translation>
    </message>
    <message>
        <source>Name one file with a scenario, or - for standard input.</source>
        <translation>Eine Datei mit einem Szenario angeben, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>Standard input can be read once: as the scenario, or as the key.</source>
        <translation>Die Standardeingabe lässt sich nur einmal lesen: als Szenario oder als Schlüssel.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ServiceCommand</name>
    <message>
        <source>A token is required: --token-file FILE, or RUNLATCH_TOKEN in the environment.</source>
        <translation>Ein Token ist nötig: --token-file DATEI oder RUNLATCH_TOKEN in der Umgebung.</translation>
    </message>
    <message>
        <source>The service had a fault or the connection was cut: attempt %1 follows.</source>
        <translation>Der Dienst hatte einen Fehler, oder die Verbindung brach ab: Versuch %1 folgt.</translation>
    </message>
    <message>
        <source>Waiting %1 s: the service limits requests.</source>
        <translation>Wartet %1 s: der Dienst begrenzt die Anfragen.</translation>
    </message>
    <message>
        <source>--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.</source>
        <translation>--pin nimmt den SHA-256-Fingerabdruck eines Zertifikats: 64 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>The token goes to %1 without encryption: others on the network can read it. Use https.</source>
        <translation>Das Token geht unverschlüsselt an %1: Andere im Netzwerk können es lesen. Besser https verwenden.</translation>
    </message>
    <message>
        <source>The service. A host alone is asked where its API is (/.well-known/terraform.json, without the token); if it does not say, that is /api/v2. A URL with a path, such as https://tf.example/api/v2, is taken as it is.</source>
        <translation>Der Dienst. Ein Host allein wird gefragt, wo seine API ist (/.well-known/terraform.json, ohne das Token); sagt er es nicht, ist es /api/v2. Eine URL mit Pfad wie https://tf.example/api/v2 wird verwendet, wie sie ist.</translation>
    </message>
    <message>
        <source>File that holds the token, - for standard input; else RUNLATCH_TOKEN.</source>
        <translation>Datei mit dem Token, - für die Standardeingabe; sonst RUNLATCH_TOKEN.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ShowCommand</name>
    <message>
        <source>Id of the change request: wscr-...</source>
        <translation>ID des Change Request: wscr-...</translation>
    </message>
    <message>
        <source>One id is required: wscr-...</source>
        <translation>Genau eine ID ist nötig: wscr-...</translation>
    </message>
    <message>
        <source>Workspace %1</source>
        <translation>Workspace %1</translation>
    </message>
    <message>
        <source>Created on %1 by %2</source>
        <translation>Erstellt am %1 von %2</translation>
    </message>
    <message>
        <source>Created on %1</source>
        <translation>Erstellt am %1</translation>
    </message>
    <message>
        <source>Updated on %1</source>
        <translation>Geändert am %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::SignCommand</name>
    <message>
        <source>Short name of the service in the header.</source>
        <translation>Kurzname des Dienstes im Header.</translation>
    </message>
    <message>
        <source>File to sign; - or nothing for standard input.</source>
        <translation>Zu signierende Datei; - oder nichts für die Standardeingabe.</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>Nur eine Datei auf einmal.</translation>
    </message>
    <message>
        <source>A key is required: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>Ein Schlüssel ist nötig: --hmac-key-file DATEI oder RUNLATCH_HMAC_KEY in der Umgebung.</translation>
    </message>
    <message>
        <source>--service-name takes letters, digits and dashes: it stands in the name of a header.</source>
        <translation>--service-name erwartet Buchstaben, Ziffern und Bindestriche: Er steht im Namen eines Headers.</translation>
    </message>
    <message>
        <source>File that holds the HMAC key, - for standard input.</source>
        <translation>Datei mit dem HMAC-Schlüssel, - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>One key signs: give --hmac-key-file once.</source>
        <translation>Ein Schlüssel signiert: --hmac-key-file einmal angeben.</translation>
    </message>
    <message>
        <source>--hmac-key-file and the file to sign would both read standard input: name one of them.</source>
        <translation>--hmac-key-file und die zu signierende Datei würden beide die Standardeingabe lesen: eine davon nennen.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::SimulateCommand</name>
    <message>
        <source>Address to serve at; port 0 picks a free one.</source>
        <translation>Adresse des Simulators; Port 0 wählt einen freien.</translation>
    </message>
    <message>
        <source>Name of the organization.</source>
        <translation>Name der Organisation.</translation>
    </message>
    <message>
        <source>Base of the URLs when the listener has another name.</source>
        <translation>Basis der URLs, wenn der Dienst unter anderem Namen erreichbar ist.</translation>
    </message>
    <message>
        <source>Serving %1, organization %2, token %3</source>
        <translation>Dienst unter %1, Organisation %2, Token %3</translation>
    </message>
    <message>
        <source>Documented forms that are accepted: any, spec or openapi.</source>
        <translation>Dokumentierte Formen, die angenommen werden: any, spec oder openapi.</translation>
    </message>
    <message>
        <source>--dialect takes any, spec or openapi.</source>
        <translation>--dialect erwartet any, spec oder openapi.</translation>
    </message>
    <message>
        <source>--state takes the name of a file.</source>
        <translation>--state erwartet den Namen einer Datei.</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>Von anderen Rechnern und Containern: %1</translation>
    </message>
    <message>
        <source>Change requests are served in two dialects, because the documents differ:
- a list by the workspace&apos;s id, and change-requests/ID: as in the OpenAPI
  description (type workspace-change-requests; who created and archived it
  are relationships; no updated-at)
- a list by the workspace&apos;s name, and workspaces/change-requests/ID: as in
  the specification (type workspace_change_requests; archived-by and
  updated-at are attributes)
So a list and what it lists may differ. --dialect spec or openapi serves
one of the two alone.</source>
        <translation>Change Requests gibt es in zwei Dialekten, weil die Dokumente sich
unterscheiden:
- eine Liste nach der ID des Workspace und change-requests/ID: wie in der
  OpenAPI-Beschreibung (Typ workspace-change-requests; wer angelegt und
  archiviert hat, sind Beziehungen; kein updated-at)
- eine Liste nach dem Namen des Workspace und workspaces/change-requests/ID:
  wie in der Spezifikation (Typ workspace_change_requests; archived-by und
  updated-at sind Attribute)
Darum können eine Liste und ihre Einträge verschieden aussehen. Mit --dialect
spec oder openapi gibt es nur eine der beiden.</translation>
    </message>
    <message>
        <source>How many workspaces it has, 1 to 100000.</source>
        <translation>Wie viele Workspaces sie hat, 1 bis 100000.</translation>
    </message>
    <message>
        <source>How many change requests they have together, 0 to 1000000.</source>
        <translation>Wie viele Change Requests sie zusammen haben, 0 bis 1000000.</translation>
    </message>
    <message>
        <source>The same seed makes the same workspaces and change requests; 0 to 2147483647.</source>
        <translation>Derselbe Startwert ergibt dieselben Workspaces und Change Requests; 0 bis 2147483647.</translation>
    </message>
    <message>
        <source>File with the token that clients must show; else a fresh one is made and printed.</source>
        <translation>Datei mit dem Token, das Clients vorzeigen müssen; sonst wird ein neues gemacht und ausgegeben.</translation>
    </message>
    <message>
        <source>File with the token of a second user, who may read, archive, start runs and override; what else it asks for is answered 404.</source>
        <translation>Datei mit dem Token eines zweiten Benutzers, der lesen, archivieren, Runs starten und übergehen darf; alles andere wird ihm mit 404 beantwortet.</translation>
    </message>
    <message>
        <source>File with the token of a third user, who may only read.</source>
        <translation>Datei mit dem Token eines dritten Benutzers, der nur lesen darf.</translation>
    </message>
    <message>
        <source>File that keeps what was changed: change requests, runs, run tasks and their keys in clear. It is JSON and may be edited while nothing serves it. Where it is there, its organization, numbers and seed count, and not those of the options.</source>
        <translation>Datei, die behält, was geändert wurde: Change Requests, Runs, Run Tasks und ihre Schlüssel im Klartext. Sie ist JSON und darf bearbeitet werden, solange nichts sie anbietet. Wo es sie gibt, zählen ihre Organisation, ihre Zahlen und ihr Startwert und nicht die der Optionen.</translation>
    </message>
    <message>
        <source>Where the service&apos;s calendar starts, such as 2026-01-01T00:00:00Z; it runs from there. Rates use real time, and deadlines that of --warp.</source>
        <translation>Wo der Kalender des Dienstes beginnt, etwa 2026-01-01T00:00:00Z; von dort läuft er. Raten gehen nach der echten Zeit, Fristen nach der von --warp.</translation>
    </message>
    <message>
        <source>--clock takes a time with its zone, such as 2026-01-01T00:00:00Z.</source>
        <translation>--clock erwartet einen Zeitpunkt mit Zone, etwa 2026-01-01T00:00:00Z.</translation>
    </message>
    <message>
        <source>Serving %1, organization %2, with the token of %3</source>
        <translation>Dienst unter %1, Organisation %2, mit dem Token aus %3</translation>
    </message>
    <message>
        <source>Address that each created change request is told to by a notification, once and whatever it answers.</source>
        <translation>Adresse, die von jedem erstellten Change Request durch eine Benachrichtigung erfährt, einmal und was immer sie antwortet.</translation>
    </message>
    <message>
        <source>File with the key that signs notifications in %1; else they come without a signature.</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>Datei mit dem Schlüssel, der Benachrichtigungen in %1 signiert; sonst kommen sie ohne Signatur.</translation>
    </message>
    <message>
        <source>--notify-key-file needs --notify.</source>
        <translation>--notify-key-file gehört zu --notify.</translation>
    </message>
    <message>
        <source>--notify takes an http or https URL without a user name.</source>
        <translation>--notify erwartet eine URL mit http oder https ohne Benutzernamen.</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>beantwortet mit %1</translation>
    </message>
    <message>
        <source>Notification of %1 in %2: %3</source>
        <translation>Benachrichtigung von %1 in %2: %3</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::StoreKeyCommand</name>
    <message>
        <source>File to make, for you alone (mode 0600). One that is there is not overwritten.</source>
        <translation>Anzulegende Datei, nur für den eigenen Benutzer (Modus 0600). Eine vorhandene wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>The name of one file is required.</source>
        <translation>Der Name einer Datei ist nötig.</translation>
    </message>
    <message>
        <source>“%1” holds the key of a store now. Name it with --store-key-file, and keep it: without it the secrets of that store are lost.</source>
        <translation>„%1“ enthält jetzt den Schlüssel eines Speichers. Ihn mit --store-key-file nennen und aufbewahren: Ohne ihn sind die Geheimnisse dieses Speichers verloren.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::StoreKeys</name>
    <message>
        <source>File with the key of the store, made by runlatch-cli store-key. It keeps the secrets readable where there is no keychain; with it the keychain is not asked.</source>
        <translation>Datei mit dem Schlüssel des Speichers, die runlatch-cli store-key anlegt. Er hält die Geheimnisse lesbar, wo es keinen Schlüsselbund gibt; mit ihm wird der Schlüsselbund nicht gefragt.</translation>
    </message>
    <message>
        <source>No keychain answered: the secrets of these captures can be opened by this process only. A key of runlatch-cli store-key, named with --store-key-file, keeps them.</source>
        <translation>Kein Schlüsselbund hat geantwortet: Die Geheimnisse dieser Mitschnitte kann nur dieser Prozess öffnen. Ein Schlüssel von runlatch-cli store-key, mit --store-key-file genannt, erhält sie.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Trial</name>
    <message>
        <source>the verification request was called back, which wants no callback</source>
        <translation>auf die Überprüfungsanfrage kam ein Callback, den sie nicht erwartet</translation>
    </message>
    <message>
        <source>refused, and called back all the same</source>
        <translation>abgelehnt, und trotzdem kam ein Callback</translation>
    </message>
    <message>
        <source>not answered, and called back all the same</source>
        <translation>nicht beantwortet, und trotzdem kam ein Callback</translation>
    </message>
    <message>
        <source>a delivery that a fault signed with another key was taken: the signature is not checked</source>
        <translation>eine Zustellung, die eine Störung mit einem anderen Schlüssel signierte, wurde angenommen: Die Signatur wird nicht geprüft</translation>
    </message>
    <message>
        <source>the verification request was worked on: the plan or the configuration was asked for</source>
        <translation>die Überprüfungsanfrage wurde bearbeitet: Der Plan oder die Konfiguration wurde abgefragt</translation>
    </message>
    <message>
        <source>worked on all the same: the plan or the configuration was asked for</source>
        <translation>trotzdem bearbeitet: Der Plan oder die Konfiguration wurde abgefragt</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialCounts</name>
    <message>
        <source>%1 passed, %2 failed, %3 without a result, %4 skipped.</source>
        <translation>%1 bestanden, %2 fehlgeschlagen, %3 ohne Ergebnis, %4 übersprungen.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialCourse</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialTime</name>
    <message>
        <source>It was not answered 200.</source>
        <translation>Er wurde nicht mit 200 beantwortet.</translation>
    </message>
    <message>
        <source>Answered after %1 ms, and not completed.</source>
        <translation>Nach %1 ms beantwortet und nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Answered after %1 ms, completed after %2 ms.</source>
        <translation>Nach %1 ms beantwortet, nach %2 ms abgeschlossen.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialTimes</name>
    <message>
        <source>Answered: half of them within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the slowest after %4 ms.</source>
        <translation>Beantwortet: die Hälfte binnen %1 ms, 90 von 100 binnen %2 ms, 99 binnen %3 ms, der langsamste nach %4 ms.</translation>
    </message>
    <message>
        <source>Completed: half of them within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the slowest after %4 ms.</source>
        <translation>Abgeschlossen: die Hälfte binnen %1 ms, 90 von 100 binnen %2 ms, 99 binnen %3 ms, der langsamste nach %4 ms.</translation>
    </message>
    <message>
        <source>Slow: number %1, %2. %3</source>
        <translation>Langsam: Nummer %1, %2. %3</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TriggerCommand</name>
    <message>
        <source>Signing with the key of %1, the first of %2</source>
        <translation>Signiert mit dem Schlüssel aus %1, dem ersten von %2</translation>
    </message>
    <message>
        <source>interrupted by a signal.</source>
        <translation>durch ein Signal unterbrochen.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TriggerOptions</name>
    <message>
        <source>Where the integration listens.</source>
        <translation>Adresse, an der die Integration lauscht.</translation>
    </message>
    <message>
        <source>Address that callbacks are served at.</source>
        <translation>Adresse, unter der Callbacks angenommen werden.</translation>
    </message>
    <message>
        <source>Base of the callback URL when the listener has another name.</source>
        <translation>Basis der Callback-URL, wenn der Dienst unter anderem Namen erreichbar ist.</translation>
    </message>
    <message>
        <source>Short name of the service in header names.</source>
        <translation>Kurzname des Dienstes in Header-Namen.</translation>
    </message>
    <message>
        <source>pre_plan, post_plan, pre_apply or post_apply.</source>
        <translation>pre_plan, post_plan, pre_apply oder post_apply.</translation>
    </message>
    <message>
        <source>mandatory or advisory.</source>
        <translation>mandatory oder advisory.</translation>
    </message>
    <message>
        <source>Say that detailed outcomes are not supported.</source>
        <translation>Mitteilen, dass ausführliche Outcomes nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>A run that only plans.</source>
        <translation>Ein Run, der nur plant.</translation>
    </message>
    <message>
        <source>The workspace has no version control: all vcs_ keys are null.</source>
        <translation>Der Workspace hat keine Versionsverwaltung: Alle vcs_-Schlüssel sind null.</translation>
    </message>
    <message>
        <source>Time for the final callback, or between two callbacks.</source>
        <translation>Zeit bis zum letzten Callback oder zwischen zwei Callbacks.</translation>
    </message>
    <message>
        <source>Time in all, by the progress rule.</source>
        <translation>Gesamtzeit nach der Fortschrittsregel.</translation>
    </message>
    <message>
        <source>strict or progress.</source>
        <translation>strict oder progress.</translation>
    </message>
    <message>
        <source>--service-name takes letters, digits and dashes: it stands in the name of a header.</source>
        <translation>--service-name erwartet Buchstaben, Ziffern und Bindestriche: Er steht im Namen eines Headers.</translation>
    </message>
    <message>
        <source>--deadline-rule takes strict or progress.</source>
        <translation>--deadline-rule erwartet strict oder progress.</translation>
    </message>
    <message>
        <source>--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.</source>
        <translation>--pin nimmt den SHA-256-Fingerabdruck eines Zertifikats: 64 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>--stage takes pre_plan, post_plan, pre_apply or post_apply.</source>
        <translation>--stage erwartet pre_plan, post_plan, pre_apply oder post_apply.</translation>
    </message>
    <message>
        <source>--enforcement takes mandatory or advisory.</source>
        <translation>--enforcement erwartet mandatory oder advisory.</translation>
    </message>
    <message>
        <source>--verification-form goes with --verification.</source>
        <translation>--verification-form gehört zu --verification.</translation>
    </message>
    <message>
        <source>Expected end; exit 0 if it matches, else 1: passed, failed, errored, refused (the delivery is answered with 400 to 499) or unreachable (no answer). Without this option: passed 0, failed 1, anything else 2.</source>
        <translation>Erwartetes Ende; Exit 0, wenn es eintritt, sonst 1: passed, failed, errored, refused (die Zustellung wird mit 400 bis 499 beantwortet) oder unreachable (keine Antwort). Ohne diese Option: passed 0, failed 1, alles andere 2.</translation>
    </message>
    <message>
        <source>Exit 0 when the delivery is answered with this status, else 1: 201 to 599. Like --expect refused it sends once, without retries.</source>
        <translation>Ende mit 0, wenn die Zustellung mit diesem Status beantwortet wird, sonst mit 1: 201 bis 599. Wie bei --expect refused wird einmal gesendet, ohne Wiederholung.</translation>
    </message>
    <message>
        <source>How long callbacks are still waited for after the end, at most 10m: they are refused and shown.</source>
        <translation>Wie lange nach dem Ende noch auf Callbacks gewartet wird, höchstens 10m: Sie werden abgewiesen und gezeigt.</translation>
    </message>
    <message>
        <source>Wait for the deadline also where a final callback was refused and none followed it within --linger. Without this option the run task ends then.</source>
        <translation>Die Frist auch abwarten, wenn ein abschließender Callback abgelehnt wurde und innerhalb von --linger keiner folgte. Ohne diese Option endet der Run Task dann.</translation>
    </message>
    <message>
        <source>--linger takes a time of at most 10m, such as 500ms.</source>
        <translation>--linger nimmt eine Zeit von höchstens 10m, etwa 500ms.</translation>
    </message>
    <message>
        <source>--answer-timeout takes a time of at most 10m, such as 2s.</source>
        <translation>--answer-timeout nimmt eine Zeit von höchstens 10m, etwa 2s.</translation>
    </message>
    <message>
        <source>--expect and --expect-http cannot be given together.</source>
        <translation>--expect und --expect-http können nicht zusammen angegeben werden.</translation>
    </message>
    <message>
        <source>--expect takes passed, failed, errored, refused or unreachable.</source>
        <translation>--expect nimmt passed, failed, errored, refused oder unreachable.</translation>
    </message>
    <message>
        <source>--expect-http takes a status from 201 to 599: 200 is not a refusal.</source>
        <translation>--expect-http nimmt einen Status von 201 bis 599: 200 ist keine Ablehnung.</translation>
    </message>
    <message>
        <source>--retries cannot be combined with an expected refusal, which is sent once.</source>
        <translation>--retries lässt sich nicht mit einer erwarteten Ablehnung kombinieren, die nur einmal gesendet wird.</translation>
    </message>
    <message>
        <source>--expect takes refused or unreachable with --verification, which has no result.</source>
        <translation>--expect nimmt mit --verification nur refused oder unreachable: Eine Überprüfungsanfrage hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>File that holds the HMAC key, - for standard input; may be given more than once, and the first one signs.</source>
        <translation>Datei mit dem HMAC-Schlüssel, - für die Standardeingabe; mehrmals möglich, und der erste signiert.</translation>
    </message>
    <message>
        <source>Deliveries after the first, 0 to 1000.</source>
        <translation>Zustellungen nach der ersten, 0 bis 1000.</translation>
    </message>
    <message>
        <source>How long each delivery waits for its answer, up to 10m. The service&apos;s own limit is not documented; an answer that takes 5s gets a warning.</source>
        <translation>Wie lange jede Zustellung auf ihre Antwort wartet, bis 10m. Die Grenze des Dienstes ist nicht dokumentiert; vor einer Antwort nach 5s wird gewarnt.</translation>
    </message>
    <message>
        <source>Print the body of each callback as it came, secrets masked.</source>
        <translation>Den Inhalt jedes Callbacks ausgeben, wie er kam, Geheimnisse verdeckt.</translation>
    </message>
    <message>
        <source>Exit 1 also for warnings, for deliveries that had to be sent again, and for callbacks and requests that were refused, before or after the end. With a key four more deliveries follow a good end: one in another body style, and three that must be refused, signed with another key, without a signature and with an empty one.</source>
        <translation>Exit 1 auch bei Warnungen, bei Zustellungen, die noch einmal gesendet werden mussten, und bei abgelehnten Callbacks und Anfragen, vor oder nach dem Ende. Mit einem Schlüssel folgen auf ein gutes Ende vier weitere Zustellungen: eine in anderer Schreibweise des Bodys und drei, die abgelehnt werden müssen: mit einem anderen Schlüssel signiert, ohne Signatur und mit leerer Signatur.</translation>
    </message>
    <message>
        <source>Send the verification request instead: accepted is 0; refused, or called back, is 1.</source>
        <translation>Stattdessen die Überprüfungsanfrage senden: angenommen ist 0; abgewiesen oder mit einem Callback beantwortet ist 1.</translation>
    </message>
    <message>
        <source>Kind of verification request: token, level, stage, bare, or recorded (in 2021: its URLs lead to the real service, so a callback is not seen).</source>
        <translation>Art der Überprüfungsanfrage: token, level, stage, bare oder recorded (aus dem Jahr 2021: Ihre URLs führen zum echten Dienst, ein Callback wird also nicht gesehen).</translation>
    </message>
    <message>
        <source>The URLs of the recorded verification request lead to the real service: what the integration sends there is not seen here.</source>
        <translation>Die URLs der aufgezeichneten Überprüfungsanfrage führen zum echten Dienst: Was die Integration dorthin sendet, wird hier nicht gesehen.</translation>
    </message>
    <message>
        <source>--verification-form takes token, level, stage, bare or recorded.</source>
        <translation>--verification-form erwartet token, level, stage, bare oder recorded.</translation>
    </message>
    <message>
        <source>What an accepted callback is answered with: none, no body; or document, the task result as JSON.</source>
        <translation>Womit ein angenommener Callback beantwortet wird: none, ohne Inhalt, oder document, das Task-Ergebnis als JSON.</translation>
    </message>
    <message>
        <source>--answer takes none or document.</source>
        <translation>--answer erwartet none oder document.</translation>
    </message>
    <message>
        <source>Fold and cut nothing: answers and callbacks as they came, findings each time (the first 20 of a callback), and each exchange with its heads and the first 64 KB of its bodies. Secrets stay masked.</source>
        <translation>Nichts zusammenfassen oder kürzen: Antworten und Callbacks, wie sie kamen, Befunde jedes Mal (die ersten 20 eines Callbacks), und jeden Austausch mit seinen Köpfen und den ersten 64 KB seiner Bodys. Geheimnisse bleiben verdeckt.</translation>
    </message>
    <message>
        <source>How long the access token is valid; else 10 minutes more than the run task may take.</source>
        <translation>Wie lange das Zugriffstoken gilt; sonst 10 Minuten länger, als der Run Task dauern darf.</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::WatchTeller</name>
    <message>
        <source>%1 of %2 appeared.</source>
        <translation>%1 von %2 sind erschienen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>Bisher ist %n Change Request erschienen.</numerusform>
            <numerusform>Bisher sind %n Change Requests erschienen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::conformance</name>
    <message>
        <source>The service takes every other answer for a failed delivery, and sends the request again.</source>
        <translation>Jede andere Antwort gilt dem Dienst als gescheiterte Zustellung, und er sendet die Anfrage erneut.</translation>
    </message>
    <message>
        <source>200, and nothing else.</source>
        <translation>200 und nichts anderes.</translation>
    </message>
    <message>
        <source>Answer every delivery with 200 as soon as its signature is checked; also those that are worked on later.</source>
        <translation>Jede Zustellung mit 200 beantworten, sobald ihre Signatur geprüft ist, auch wenn die Arbeit später folgt.</translation>
    </message>
    <message>
        <source>The service waits for the answer only for some seconds; what takes longer counts as not delivered.</source>
        <translation>Der Dienst wartet nur einige Sekunden auf die Antwort; was länger dauert, gilt als nicht zugestellt.</translation>
    </message>
    <message>
        <source>An answer at once, before the work.</source>
        <translation>Eine Antwort sofort, vor der Arbeit.</translation>
    </message>
    <message>
        <source>Answer first, then work: put the request into a queue or a thread and answer 200.</source>
        <translation>Erst antworten, dann arbeiten: die Anfrage in eine Warteschlange oder einen Thread geben und 200 antworten.</translation>
    </message>
    <message>
        <source>Work before the answer makes the answer late, and a callback that comes before it does not count yet.</source>
        <translation>Arbeit vor der Antwort verspätet die Antwort, und ein Callback davor zählt noch nicht.</translation>
    </message>
    <message>
        <source>The answer first, everything else behind it.</source>
        <translation>Zuerst die Antwort, alles andere danach.</translation>
    </message>
    <message>
        <source>Answer first, then fetch the plan and call back.</source>
        <translation>Erst antworten, dann den Plan holen und den Callback senden.</translation>
    </message>
    <message>
        <source>Senders and proxies keep connections open and ask whether a body is wanted; both are part of HTTP/1.1.</source>
        <translation>Absender und Proxys halten Verbindungen offen und fragen, ob ein Body erwünscht ist; beides gehört zu HTTP/1.1.</translation>
    </message>
    <message>
        <source>A complete answer of 200 that says where it ends, and a callback.</source>
        <translation>Eine vollständige Antwort mit 200, die sagt, wo sie endet, und ein Callback.</translation>
    </message>
    <message>
        <source>Use an HTTP server that speaks HTTP/1.1, and send Content-Length or chunks.</source>
        <translation>Einen HTTP-Server verwenden, der HTTP/1.1 spricht, und Content-Length oder Chunks senden.</translation>
    </message>
    <message>
        <source>A delivery is answered with exactly 200</source>
        <translation>Eine Zustellung wird mit genau 200 beantwortet</translation>
    </message>
    <message>
        <source>An ordinary run task of the stage post_plan.</source>
        <translation>Ein gewöhnlicher Run Task der Stage post_plan.</translation>
    </message>
    <message>
        <source>The answer comes in time</source>
        <translation>Die Antwort kommt rechtzeitig</translation>
    </message>
    <message>
        <source>Nothing slow stands in front of the integration</source>
        <translation>Vor der Integration steht nichts Langsames</translation>
    </message>
    <message>
        <source>The answer comes before the work</source>
        <translation>Die Antwort kommt vor der Arbeit</translation>
    </message>
    <message>
        <source>A sender that keeps the connection open gets a whole answer</source>
        <translation>Ein Absender, der die Verbindung offen hält, bekommt eine ganze Antwort</translation>
    </message>
    <message>
        <source>A run task with “Connection: keep-alive”.</source>
        <translation>Ein Run Task mit „Connection: keep-alive“.</translation>
    </message>
    <message>
        <source>A sender that asks before it sends its body gets a whole answer</source>
        <translation>Ein Absender, der vor dem Body fragt, bekommt eine ganze Antwort</translation>
    </message>
    <message>
        <source>A run task with “Expect: 100-continue”, whose body follows at once.</source>
        <translation>Ein Run Task mit „Expect: 100-continue“, dessen Body sofort folgt.</translation>
    </message>
    <message>
        <source>Without a final callback the run waits until its time is over, and the result is errored.</source>
        <translation>Ohne abschließenden Callback wartet der Run, bis seine Zeit um ist, und das Ergebnis ist „errored“.</translation>
    </message>
    <message>
        <source>One callback with passed or failed, in time.</source>
        <translation>Ein Callback mit passed oder failed, rechtzeitig.</translation>
    </message>
    <message>
        <source>Send passed or failed on every path of the program, also where something went wrong.</source>
        <translation>Auf jedem Weg durch das Programm passed oder failed senden, auch wenn etwas schiefging.</translation>
    </message>
    <message>
        <source>The service looks at method, address, token and media type before it reads anything.</source>
        <translation>Der Dienst sieht auf Methode, Adresse, Token und Medientyp, bevor er etwas liest.</translation>
    </message>
    <message>
        <source>PATCH to task_result_callback_url as it came, with the access_token as bearer token and application/vnd.api+json.</source>
        <translation>PATCH an task_result_callback_url, wie sie kam, mit dem access_token als Bearer-Token und application/vnd.api+json.</translation>
    </message>
    <message>
        <source>Send “PATCH” to the whole URL with its query, “Authorization: Bearer” with the token of this request, and “Content-Type: application/vnd.api+json”.</source>
        <translation>„PATCH“ an die ganze URL mit ihrer Query senden, „Authorization: Bearer“ mit dem Token dieser Anfrage und „Content-Type: application/vnd.api+json“.</translation>
    </message>
    <message>
        <source>What stands in the wrong place or has another name is refused or ignored, and reviewers miss it.</source>
        <translation>Was am falschen Ort steht oder anders heißt, wird abgelehnt oder übergangen und fehlt den Prüfenden.</translation>
    </message>
    <message>
        <source>data.type, data.attributes and data.relationships.outcomes.data, as in the documents.</source>
        <translation>data.type, data.attributes und data.relationships.outcomes.data, wie in den Dokumenten.</translation>
    </message>
    <message>
        <source>Compare the body with the sample of the documents, key by key.</source>
        <translation>Den Body Schlüssel für Schlüssel mit dem Beispiel der Dokumente vergleichen.</translation>
    </message>
    <message>
        <source>The service cuts, hides or drops what is too long or no web address; one wrong URL may hide the whole result.</source>
        <translation>Der Dienst kürzt, verbirgt oder verwirft, was zu lang oder keine Webadresse ist; eine falsche URL kann das ganze Ergebnis verbergen.</translation>
    </message>
    <message>
        <source>Texts, lists and URLs within the limits of the schema.</source>
        <translation>Texte, Listen und URLs in den Grenzen des Schemas.</translation>
    </message>
    <message>
        <source>Cut long texts and lists, and leave a URL out that does not begin with http:// or https://.</source>
        <translation>Lange Texte und Listen kürzen und eine URL weglassen, die nicht mit http:// oder https:// beginnt.</translation>
    </message>
    <message>
        <source>A result is final once. What comes before the answer or after the end is refused, or waits.</source>
        <translation>Ein Ergebnis ist einmal endgültig. Was vor der Antwort oder nach dem Ende kommt, wird abgelehnt oder wartet.</translation>
    </message>
    <message>
        <source>Nothing before the 200, updates, one final callback, and nothing behind it.</source>
        <translation>Nichts vor der 200, Zwischenstände, ein abschließender Callback und nichts danach.</translation>
    </message>
    <message>
        <source>Answer first, and let one place in the program send the final callback as the last thing.</source>
        <translation>Erst antworten und den abschließenden Callback an einer Stelle des Programms als Letztes senden.</translation>
    </message>
    <message>
        <source>A final callback comes in time</source>
        <translation>Ein abschließender Callback kommt rechtzeitig</translation>
    </message>
    <message>
        <source>A callback is a PATCH</source>
        <translation>Ein Callback ist ein PATCH</translation>
    </message>
    <message>
        <source>A callback goes to its own URL, with the query</source>
        <translation>Ein Callback geht an seine eigene URL, mit der Query</translation>
    </message>
    <message>
        <source>A callback carries the token of its run task</source>
        <translation>Ein Callback trägt das Token seines Run Tasks</translation>
    </message>
    <message>
        <source>A callback is application/vnd.api+json</source>
        <translation>Ein Callback ist application/vnd.api+json</translation>
    </message>
    <message>
        <source>A callback has its keys in their places</source>
        <translation>Ein Callback hat seine Schlüssel an ihren Orten</translation>
    </message>
    <message>
        <source>A status is running, passed or failed</source>
        <translation>Ein Status ist running, passed oder failed</translation>
    </message>
    <message>
        <source>A final callback has a message</source>
        <translation>Ein abschließender Callback hat eine Meldung</translation>
    </message>
    <message>
        <source>Tags have labels, and levels that are known</source>
        <translation>Tags haben Beschriftungen und bekannte Stufen</translation>
    </message>
    <message>
        <source>Texts and lists are within the limits</source>
        <translation>Texte und Listen liegen in den Grenzen</translation>
    </message>
    <message>
        <source>URLs are whole, of http or https</source>
        <translation>URLs sind vollständig, mit http oder https</translation>
    </message>
    <message>
        <source>No callback comes before the answer</source>
        <translation>Kein Callback kommt vor der Antwort</translation>
    </message>
    <message>
        <source>One final callback comes</source>
        <translation>Ein abschließender Callback kommt</translation>
    </message>
    <message>
        <source>Nothing comes after the final callback</source>
        <translation>Nach dem abschließenden Callback kommt nichts</translation>
    </message>
    <message>
        <source>No final callback was accepted: %1.</source>
        <translation>Kein abschließender Callback wurde angenommen: %1.</translation>
    </message>
    <message>
        <source>No callback came.</source>
        <translation>Es kam kein Callback.</translation>
    </message>
    <message>
        <source>A request came to %1, which is not the callback URL.</source>
        <translation>Eine Anfrage kam an %1, und das ist nicht die Callback-URL.</translation>
    </message>
    <message>
        <source>A callback came before the delivery was answered 200. It counts only once that is done.</source>
        <translation>Ein Callback kam, bevor die Zustellung mit 200 beantwortet war. Er zählt erst danach.</translation>
    </message>
    <message>
        <source>After the final callback %1 more came.</source>
        <translation>Nach dem abschließenden Callback kamen noch %1.</translation>
    </message>
    <message>
        <source>%1 final callbacks came; the first one counts.</source>
        <translation>%1 abschließende Callbacks kamen; der erste zählt.</translation>
    </message>
    <message>
        <source>The callback was refused for good, and sent %1 times while it was watched.</source>
        <translation>Der Callback wurde endgültig abgelehnt und während der Beobachtung %1-mal gesendet.</translation>
    </message>
    <message>
        <source>The result is lost: the callback was not sent again while it was watched.</source>
        <translation>Das Ergebnis ist verloren: der Callback wurde während der Beobachtung nicht noch einmal gesendet.</translation>
    </message>
    <message>
        <source>The callback was sent %1 times while it was watched; nothing slows it down.</source>
        <translation>Der Callback wurde während der Beobachtung %1-mal gesendet; nichts bremst ihn.</translation>
    </message>
    <message>
        <source>What is refused for good is refused again. An integration that does not stop loads itself and the service.</source>
        <translation>Was endgültig abgelehnt ist, wird wieder abgelehnt. Eine Integration, die nicht aufhört, belastet sich und den Dienst.</translation>
    </message>
    <message>
        <source>Few repetitions, then none.</source>
        <translation>Wenige Wiederholungen, dann keine.</translation>
    </message>
    <message>
        <source>Do not repeat a callback that was answered with a 4xx other than 408 and 429; write it to the log.</source>
        <translation>Einen Callback nicht wiederholen, der mit einem 4xx außer 408 und 429 beantwortet wurde; ihn ins Log schreiben.</translation>
    </message>
    <message>
        <source>Networks and services fail for moments. A result that is given up then is lost, and the run fails.</source>
        <translation>Netze und Dienste fallen für Augenblicke aus. Ein Ergebnis, das dann aufgegeben wird, ist verloren, und der Run scheitert.</translation>
    </message>
    <message>
        <source>The callback again after a while, and the result in the end.</source>
        <translation>Der Callback nach einer Weile noch einmal und am Ende das Ergebnis.</translation>
    </message>
    <message>
        <source>Repeat after 429, 5xx and broken connections, a few times with growing pauses; after 429 as late as the answer says.</source>
        <translation>Nach 429, 5xx und abgebrochenen Verbindungen wiederholen, einige Male mit wachsenden Pausen; nach 429 so spät, wie die Antwort sagt.</translation>
    </message>
    <message>
        <source>A service that is in trouble is kept there by those who ask without a pause.</source>
        <translation>Ein Dienst in Schwierigkeiten bleibt darin, wenn ohne Pause gefragt wird.</translation>
    </message>
    <message>
        <source>Repetitions with growing pauses, and an end.</source>
        <translation>Wiederholungen mit wachsenden Pausen und ein Ende.</translation>
    </message>
    <message>
        <source>Double the pause after each failure, and give up after some minutes.</source>
        <translation>Die Pause nach jedem Fehlschlag verdoppeln und nach einigen Minuten aufgeben.</translation>
    </message>
    <message>
        <source>A callback that is refused with 401 is not sent without end</source>
        <translation>Ein mit 401 abgelehnter Callback wird nicht endlos gesendet</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 401, as for a wrong token.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 401 beantwortet werden, wie bei einem falschen Token.</translation>
    </message>
    <message>
        <source>A callback that is refused with 404 is not sent without end</source>
        <translation>Ein mit 404 abgelehnter Callback wird nicht endlos gesendet</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 404, as for an unknown result.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 404 beantwortet werden, wie bei einem unbekannten Ergebnis.</translation>
    </message>
    <message>
        <source>A callback that is refused with 409 is not sent without end</source>
        <translation>Ein mit 409 abgelehnter Callback wird nicht endlos gesendet</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 409, as for an ended result.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 409 beantwortet werden, wie bei einem beendeten Ergebnis.</translation>
    </message>
    <message>
        <source>A callback that is refused with 422 is not sent without end</source>
        <translation>Ein mit 422 abgelehnter Callback wird nicht endlos gesendet</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 422, as for an invalid document.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 422 beantwortet werden, wie bei einem ungültigen Dokument.</translation>
    </message>
    <message>
        <source>The result arrives although the first callback comes too fast</source>
        <translation>Das Ergebnis kommt an, obwohl der erste Callback zu schnell kommt</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered 429, with a second to wait.</source>
        <translation>Ein Run Task, dessen erster Callback mit 429 und einer Sekunde Wartezeit beantwortet wird.</translation>
    </message>
    <message>
        <source>The result arrives although the first callback fails</source>
        <translation>Das Ergebnis kommt an, obwohl der erste Callback scheitert</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered 500.</source>
        <translation>Ein Run Task, dessen erster Callback mit 500 beantwortet wird.</translation>
    </message>
    <message>
        <source>The result arrives although the first answer is lost</source>
        <translation>Das Ergebnis kommt an, obwohl die erste Antwort verloren geht</translation>
    </message>
    <message>
        <source>A run task whose first callback is taken, and its connection reset.</source>
        <translation>Ein Run Task, dessen erster Callback angenommen und dessen Verbindung zurückgesetzt wird.</translation>
    </message>
    <message>
        <source>The result arrives although the first answer is late</source>
        <translation>Das Ergebnis kommt an, obwohl die erste Antwort spät kommt</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered after three seconds.</source>
        <translation>Ein Run Task, dessen erster Callback nach drei Sekunden beantwortet wird.</translation>
    </message>
    <message>
        <source>Callbacks that always fail become few</source>
        <translation>Callbacks, die immer scheitern, werden selten</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 500.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 500 beantwortet werden.</translation>
    </message>
    <message>
        <source>The program ended while this was tried: %1</source>
        <translation>Das Programm endete, während dies versucht wurde: %1</translation>
    </message>
    <message>
        <source>It was not tried.</source>
        <translation>Es wurde nicht versucht.</translation>
    </message>
    <message>
        <source>No key was given.</source>
        <translation>Es wurde kein Schlüssel angegeben.</translation>
    </message>
    <message>
        <source>With a public URL, the second host needs one of its own.</source>
        <translation>Mit einer öffentlichen URL braucht der zweite Host eine eigene.</translation>
    </message>
    <message>
        <source>Callbacks go to a public URL, whose certificate is not ours.</source>
        <translation>Callbacks gehen an eine öffentliche URL, deren Zertifikat nicht unseres ist.</translation>
    </message>
    <message>
        <source>The ordinary delivery was not answered 200, so this proves nothing.</source>
        <translation>Die gewöhnliche Zustellung wurde nicht mit 200 beantwortet, also beweist dies nichts.</translation>
    </message>
    <message>
        <source>The integration does not ask for the plan.</source>
        <translation>Die Integration fragt nicht nach dem Plan.</translation>
    </message>
    <message>
        <source>The integration does not ask for the configuration.</source>
        <translation>Die Integration fragt nicht nach der Konfiguration.</translation>
    </message>
    <message>
        <source>The ordinary delivery has no result, so this proves nothing.</source>
        <translation>Die gewöhnliche Zustellung hat kein Ergebnis, also beweist dies nichts.</translation>
    </message>
    <message>
        <source>The service sends a request again when the answer does not reach it. It is the same run task, and its result is final once.</source>
        <translation>Der Dienst sendet eine Anfrage erneut, wenn ihn die Antwort nicht erreicht. Es ist derselbe Run Task, und sein Ergebnis ist einmal endgültig.</translation>
    </message>
    <message>
        <source>One piece of work: one final callback.</source>
        <translation>Eine Arbeit: ein abschließender Callback.</translation>
    </message>
    <message>
        <source>Remember task_result_id of what was accepted, answer 200 to a repetition, and do nothing else.</source>
        <translation>Die task_result_id des Angenommenen merken, eine Wiederholung mit 200 beantworten und sonst nichts tun.</translation>
    </message>
    <message>
        <source>Runs of many workspaces reach their stages at the same time, and nothing keeps their requests in order.</source>
        <translation>Runs vieler Workspaces erreichen ihre Stages zur selben Zeit, und nichts hält ihre Anfragen in einer Reihenfolge.</translation>
    </message>
    <message>
        <source>A final callback for each, at its own URL with its own token.</source>
        <translation>Für jeden ein abschließender Callback, an seine eigene URL mit seinem eigenen Token.</translation>
    </message>
    <message>
        <source>Keep everything that belongs to a run task together, and share nothing between them.</source>
        <translation>Alles zusammenhalten, was zu einem Run Task gehört, und nichts zwischen ihnen teilen.</translation>
    </message>
    <message>
        <source>A repeated delivery is worked on once</source>
        <translation>Eine wiederholte Zustellung wird einmal bearbeitet</translation>
    </message>
    <message>
        <source>The same run task twice, one right after the other was answered.</source>
        <translation>Derselbe Run Task zweimal, gleich nach der Antwort noch einmal.</translation>
    </message>
    <message>
        <source>A delivery whose answer was lost is worked on once</source>
        <translation>Eine Zustellung, deren Antwort verloren ging, wird einmal bearbeitet</translation>
    </message>
    <message>
        <source>A run task whose sender goes away before the answer, and sends it again.</source>
        <translation>Ein Run Task, dessen Absender vor der Antwort geht und ihn noch einmal sendet.</translation>
    </message>
    <message>
        <source>Run tasks at the same time get their results</source>
        <translation>Gleichzeitige Run Tasks bekommen ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Eight run tasks at once.</source>
        <translation>Acht Run Tasks auf einmal.</translation>
    </message>
    <message>
        <source>Stages of one run in any order get their results</source>
        <translation>Stages eines Runs bekommen in jeder Reihenfolge ihre Ergebnisse</translation>
    </message>
    <message>
        <source>The four stages of one run, the last one first.</source>
        <translation>Die vier Stages eines Runs, die letzte zuerst.</translation>
    </message>
    <message>
        <source>It was not answered: %1</source>
        <translation>Es kam keine Antwort: %1</translation>
    </message>
    <message>
        <source>It was answered %1; of the statuses that mean success only 200 is accepted.</source>
        <translation>Die Antwort war %1; von den Status für Erfolg gilt nur 200.</translation>
    </message>
    <message>
        <source>It was answered %1; the service follows no redirect.</source>
        <translation>Die Antwort war %1; der Dienst folgt keiner Umleitung.</translation>
    </message>
    <message>
        <source>It was refused with %1.</source>
        <translation>Es wurde mit %1 abgelehnt.</translation>
    </message>
    <message>
        <source>It was answered %1, an error of the integration.</source>
        <translation>Die Antwort war %1, ein Fehler der Integration.</translation>
    </message>
    <message>
        <source>The answer says: %1</source>
        <translation>Die Antwort sagt: %1</translation>
    </message>
    <message>
        <source>The answer took %1 ms.</source>
        <translation>Die Antwort dauerte %1 ms.</translation>
    </message>
    <message>
        <source>It has no result: %1.</source>
        <translation>Es gibt kein Ergebnis: %1.</translation>
    </message>
    <message>
        <source>A callback was refused: %1</source>
        <translation>Ein Callback wurde abgelehnt: %1</translation>
    </message>
    <message>
        <source>The integration worked first and answered then: a callback came before the answer.</source>
        <translation>Die Integration arbeitete zuerst und antwortete dann: ein Callback kam vor der Antwort.</translation>
    </message>
    <message>
        <source>The integration verifies re-serialized JSON, not the bytes that came: it refused a rightly signed body with %1.</source>
        <translation>Die Integration prüft neu geschriebenes JSON statt der empfangenen Bytes: sie lehnte einen richtig signierten Body mit %1 ab.</translation>
    </message>
    <message>
        <source>It was accepted, and ended as %1.</source>
        <translation>Es wurde angenommen und endete als %1.</translation>
    </message>
    <message>
        <source>It was accepted, and has no result: %1.</source>
        <translation>Es wurde angenommen und hat kein Ergebnis: %1.</translation>
    </message>
    <message>
        <source>The verification request was called back, which wants no callback.</source>
        <translation>Auf die Prüfanfrage kam ein Callback, den sie nicht will.</translation>
    </message>
    <message>
        <source>The integration asked for the plan or the configuration of a verification request, which has neither.</source>
        <translation>Die Integration fragte nach Plan oder Konfiguration einer Prüfanfrage, die beides nicht hat.</translation>
    </message>
    <message>
        <source>Refused with %1, and worked on all the same: the plan or the configuration was asked for.</source>
        <translation>Mit %1 abgelehnt und trotzdem bearbeitet: nach Plan oder Konfiguration wurde gefragt.</translation>
    </message>
    <message>
        <source>It was answered %1; only a 4xx refuses it.</source>
        <translation>Die Antwort war %1; nur ein 4xx lehnt ab.</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was answered 200, and the plan or the configuration was asked for.</source>
        <translation>Die Integration bearbeitete eine Fälschung: die Antwort war 200, und nach Plan oder Konfiguration wurde gefragt.</translation>
    </message>
    <message>
        <source>It was not refused: the answer is 200.</source>
        <translation>Es wurde nicht abgelehnt: die Antwort ist 200.</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was answered 200 and called back.</source>
        <translation>Die Integration bearbeitete eine Fälschung: die Antwort war 200, und ein Callback kam.</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was refused with %1, and called back all the same.</source>
        <translation>Die Integration bearbeitete eine Fälschung: sie wurde mit %1 abgelehnt, und trotzdem kam ein Callback.</translation>
    </message>
    <message>
        <source>The integration worked on each delivery: %1 final callbacks came.</source>
        <translation>Die Integration bearbeitete jede Zustellung: %1 abschließende Callbacks kamen.</translation>
    </message>
    <message>
        <source>A run task may be attached at each stage, and the payload differs: pre_plan has no plan.</source>
        <translation>Ein Run Task kann an jeder Stage hängen, und die Payload unterscheidet sich: pre_plan hat keinen Plan.</translation>
    </message>
    <message>
        <source>200, and a final callback that is accepted.</source>
        <translation>200 und ein abschließender Callback, der angenommen wird.</translation>
    </message>
    <message>
        <source>Read the stage, and take keys that a stage lacks for absent.</source>
        <translation>Die Stage lesen und Schlüssel, die eine Stage nicht hat, als fehlend behandeln.</translation>
    </message>
    <message>
        <source>Keys may be null, older installations lack some, and the service adds new ones without notice.</source>
        <translation>Schlüssel können null sein, älteren Installationen fehlen einige, und der Dienst fügt unangekündigt neue hinzu.</translation>
    </message>
    <message>
        <source>Take a missing key for null, handle null, and ignore keys that are not known.</source>
        <translation>Einen fehlenden Schlüssel wie null behandeln, mit null umgehen und unbekannte Schlüssel übergehen.</translation>
    </message>
    <message>
        <source>Messages and names are written by people. They may be long, and have every character.</source>
        <translation>Meldungen und Namen schreiben Menschen. Sie können lang sein und jedes Zeichen haben.</translation>
    </message>
    <message>
        <source>Read the body as UTF-8 JSON of any size up to some megabytes, and put no text into a command or a page unescaped.</source>
        <translation>Den Body als UTF-8-JSON bis zu einigen Megabyte lesen und keinen Text unmaskiert in einen Befehl oder eine Seite setzen.</translation>
    </message>
    <message>
        <source>A service that does not know outcomes says so, and may refuse a callback that has some.</source>
        <translation>Ein Dienst ohne Outcomes sagt es und kann einen Callback mit Outcomes ablehnen.</translation>
    </message>
    <message>
        <source>200, and a final callback without outcomes.</source>
        <translation>200 und ein abschließender Callback ohne Outcomes.</translation>
    </message>
    <message>
        <source>Send outcomes only where capabilities.outcomes is true.</source>
        <translation>Outcomes nur senden, wenn capabilities.outcomes wahr ist.</translation>
    </message>
    <message>
        <source>The documents know version 1 alone. Another version may mean other keys.</source>
        <translation>Die Dokumente kennen nur Version 1. Eine andere Version kann andere Schlüssel bedeuten.</translation>
    </message>
    <message>
        <source>Nothing: it is told what happens.</source>
        <translation>Nichts: es wird gesagt, was geschieht.</translation>
    </message>
    <message>
        <source>Refuse versions that are not known, or handle them on purpose.</source>
        <translation>Unbekannte Versionen ablehnen oder mit Absicht behandeln.</translation>
    </message>
    <message>
        <source>A run task of the stage post_plan gets its result</source>
        <translation>Ein Run Task der Stage post_plan bekommt sein Ergebnis</translation>
    </message>
    <message>
        <source>A run task of the stage pre_plan gets its result</source>
        <translation>Ein Run Task der Stage pre_plan bekommt sein Ergebnis</translation>
    </message>
    <message>
        <source>A run task of the stage pre_plan, which has no plan.</source>
        <translation>Ein Run Task der Stage pre_plan, die keinen Plan hat.</translation>
    </message>
    <message>
        <source>A run task of the stage pre_apply gets its result</source>
        <translation>Ein Run Task der Stage pre_apply bekommt sein Ergebnis</translation>
    </message>
    <message>
        <source>A run task of the stage pre_apply.</source>
        <translation>Ein Run Task der Stage pre_apply.</translation>
    </message>
    <message>
        <source>A run task of the stage post_apply gets its result</source>
        <translation>Ein Run Task der Stage post_apply bekommt sein Ergebnis</translation>
    </message>
    <message>
        <source>A run task of the stage post_apply.</source>
        <translation>Ein Run Task der Stage post_apply.</translation>
    </message>
    <message>
        <source>Run tasks of a speculative run get their results</source>
        <translation>Run Tasks eines spekulativen Runs bekommen ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Run tasks of a speculative run, which has the stages pre_plan and post_plan only.</source>
        <translation>Run Tasks eines spekulativen Runs, der nur die Stages pre_plan und post_plan hat.</translation>
    </message>
    <message>
        <source>A payload in which everything is null that may be gets its result</source>
        <translation>Eine Payload, in der alles null ist, was es sein darf, bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without version control whose configuration cannot be fetched: each key that may be null is null.</source>
        <translation>Ein Run Task ohne Versionsverwaltung, dessen Konfiguration nicht geholt werden kann: jeder Schlüssel, der null sein darf, ist null.</translation>
    </message>
    <message>
        <source>A workspace without version control gets its result</source>
        <translation>Ein Workspace ohne Versionsverwaltung bekommt sein Ergebnis</translation>
    </message>
    <message>
        <source>A run task whose vcs keys are null.</source>
        <translation>Ein Run Task, dessen vcs-Schlüssel null sind.</translation>
    </message>
    <message>
        <source>Keys that are not known yet do no harm</source>
        <translation>Noch unbekannte Schlüssel schaden nicht</translation>
    </message>
    <message>
        <source>A run task with two keys that do not exist today.</source>
        <translation>Ein Run Task mit zwei Schlüsseln, die es heute nicht gibt.</translation>
    </message>
    <message>
        <source>A payload without project_id gets its result</source>
        <translation>Eine Payload ohne project_id bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key project_id, which is newer than the others.</source>
        <translation>Ein Run Task ohne den Schlüssel project_id, der neuer als die anderen ist.</translation>
    </message>
    <message>
        <source>A payload without project_name gets its result</source>
        <translation>Eine Payload ohne project_name bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key project_name, which is newer than the others.</source>
        <translation>Ein Run Task ohne den Schlüssel project_name, der neuer als die anderen ist.</translation>
    </message>
    <message>
        <source>A payload without project_app_url gets its result</source>
        <translation>Eine Payload ohne project_app_url bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key project_app_url, which is newer than the others.</source>
        <translation>Ein Run Task ohne den Schlüssel project_app_url, der neuer als die anderen ist.</translation>
    </message>
    <message>
        <source>A payload without vcs_commit_hash gets its result</source>
        <translation>Eine Payload ohne vcs_commit_hash bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key vcs_commit_hash, which is newer than the others.</source>
        <translation>Ein Run Task ohne den Schlüssel vcs_commit_hash, der neuer als die anderen ist.</translation>
    </message>
    <message>
        <source>A payload without capabilities gets its result</source>
        <translation>Eine Payload ohne capabilities bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key capabilities, as older installations send it.</source>
        <translation>Ein Run Task ohne den Schlüssel capabilities, wie ihn ältere Installationen senden.</translation>
    </message>
    <message>
        <source>A payload without configuration_version_id gets its result</source>
        <translation>Eine Payload ohne configuration_version_id bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key configuration_version_id, as older installations send it.</source>
        <translation>Ein Run Task ohne den Schlüssel configuration_version_id, wie ihn ältere Installationen senden.</translation>
    </message>
    <message>
        <source>A payload without configuration_version_download_url gets its result</source>
        <translation>Eine Payload ohne configuration_version_download_url bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key configuration_version_download_url, as older installations send it.</source>
        <translation>Ein Run Task ohne den Schlüssel configuration_version_download_url, wie ihn ältere Installationen senden.</translation>
    </message>
    <message>
        <source>A payload without is_speculative gets its result</source>
        <translation>Eine Payload ohne is_speculative bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key is_speculative, as older installations send it.</source>
        <translation>Ein Run Task ohne den Schlüssel is_speculative, wie ihn ältere Installationen senden.</translation>
    </message>
    <message>
        <source>A payload without workspace_working_directory gets its result</source>
        <translation>Eine Payload ohne workspace_working_directory bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task without the key workspace_working_directory, as older installations send it.</source>
        <translation>Ein Run Task ohne den Schlüssel workspace_working_directory, wie ihn ältere Installationen senden.</translation>
    </message>
    <message>
        <source>No outcomes are sent where they are not supported</source>
        <translation>Outcomes werden nicht gesendet, wo sie nicht unterstützt sind</translation>
    </message>
    <message>
        <source>A run task whose capabilities say that outcomes are not supported.</source>
        <translation>Ein Run Task, dessen capabilities sagen, dass Outcomes nicht unterstützt sind.</translation>
    </message>
    <message>
        <source>No outcomes are sent where nothing is said of them</source>
        <translation>Outcomes werden nicht gesendet, wo nichts über sie gesagt ist</translation>
    </message>
    <message>
        <source>A run task whose capabilities are an empty object.</source>
        <translation>Ein Run Task, dessen capabilities ein leeres Objekt sind.</translation>
    </message>
    <message>
        <source>A long payload gets its result</source>
        <translation>Eine lange Payload bekommt ihr Ergebnis</translation>
    </message>
    <message>
        <source>A run task with a message of 65,536 characters.</source>
        <translation>Ein Run Task mit einer Meldung von 65.536 Zeichen.</translation>
    </message>
    <message>
        <source>Odd texts do no harm</source>
        <translation>Ungewöhnliche Texte schaden nicht</translation>
    </message>
    <message>
        <source>A run task whose texts have quotes, markup, line breaks and letters of several scripts.</source>
        <translation>Ein Run Task, dessen Texte Anführungszeichen, Markup, Umbrüche und Buchstaben mehrerer Schriften haben.</translation>
    </message>
    <message>
        <source>A payload of another version</source>
        <translation>Eine Payload einer anderen Version</translation>
    </message>
    <message>
        <source>A run task whose payload_version is 2.</source>
        <translation>Ein Run Task mit der payload_version 2.</translation>
    </message>
    <message>
        <source>The plan and the configuration are secrets of the run: their URLs answer only to its token, and lead to another host.</source>
        <translation>Plan und Konfiguration sind Geheimnisse des Runs: ihre URLs antworten nur seinem Token und führen zu einem anderen Host.</translation>
    </message>
    <message>
        <source>A GET with the token as bearer token; the redirect is followed.</source>
        <translation>Ein GET mit dem Token als Bearer-Token; der Umleitung wird gefolgt.</translation>
    </message>
    <message>
        <source>Send “Authorization: Bearer” with the access_token, and follow the redirect.</source>
        <translation>„Authorization: Bearer“ mit dem access_token senden und der Umleitung folgen.</translation>
    </message>
    <message>
        <source>The link at the second host needs no token. Who sends it there gives it to somebody else.</source>
        <translation>Der Link am zweiten Host braucht kein Token. Wer es dorthin sendet, gibt es jemand anderem.</translation>
    </message>
    <message>
        <source>A request without the token.</source>
        <translation>Eine Anfrage ohne das Token.</translation>
    </message>
    <message>
        <source>Follow redirects by hand, or with a client that drops Authorization for another host or port.</source>
        <translation>Umleitungen selbst folgen oder mit einem Client, der Authorization bei anderem Host oder Port weglässt.</translation>
    </message>
    <message>
        <source>The plan may not be ready when the run task comes, links are valid for a minute, and plans of large workspaces have many megabytes.</source>
        <translation>Der Plan ist vielleicht noch nicht fertig, wenn der Run Task kommt, Links gelten eine Minute, und Pläne großer Workspaces haben viele Megabyte.</translation>
    </message>
    <message>
        <source>The plan is asked for again, and the result comes.</source>
        <translation>Nach dem Plan wird noch einmal gefragt, und das Ergebnis kommt.</translation>
    </message>
    <message>
        <source>After 204 or an expired link ask plan_json_api_url again, a few times with a pause; read the plan as a stream.</source>
        <translation>Nach 204 oder einem abgelaufenen Link plan_json_api_url noch einmal fragen, einige Male mit Pause; den Plan als Strom lesen.</translation>
    </message>
    <message>
        <source>Everybody who may see the run reads messages and outcomes. With the token and the URL they could write its result.</source>
        <translation>Alle, die den Run sehen dürfen, lesen Meldungen und Outcomes. Mit Token und URL könnten sie sein Ergebnis schreiben.</translation>
    </message>
    <message>
        <source>Neither the token nor the callback URL in a callback.</source>
        <translation>Weder das Token noch die Callback-URL in einem Callback.</translation>
    </message>
    <message>
        <source>Leave requests out of messages and outcomes, and mask their secrets in logs.</source>
        <translation>Anfragen aus Meldungen und Outcomes heraushalten und ihre Geheimnisse in Logs maskieren.</translation>
    </message>
    <message>
        <source>Without the check of certificates everybody between the integration and the service reads the token and the plan.</source>
        <translation>Ohne Prüfung der Zertifikate liest jeder zwischen Integration und Dienst das Token und den Plan.</translation>
    </message>
    <message>
        <source>No request where the certificate is nobody’s.</source>
        <translation>Keine Anfrage, wo das Zertifikat niemandem gehört.</translation>
    </message>
    <message>
        <source>Leave the verification of certificates on; give the certificate of a private service to the trust store.</source>
        <translation>Die Prüfung der Zertifikate eingeschaltet lassen; das Zertifikat eines privaten Dienstes in den Vertrauensspeicher geben.</translation>
    </message>
    <message>
        <source>The plan is asked for with the token</source>
        <translation>Nach dem Plan wird mit dem Token gefragt</translation>
    </message>
    <message>
        <source>The redirect to the plan is followed</source>
        <translation>Der Umleitung zum Plan wird gefolgt</translation>
    </message>
    <message>
        <source>The token does not go to the second host</source>
        <translation>Das Token geht nicht an den zweiten Host</translation>
    </message>
    <message>
        <source>An ordinary run task, whose plan lies at another port and another name.</source>
        <translation>Ein gewöhnlicher Run Task, dessen Plan unter anderem Port und anderem Namen liegt.</translation>
    </message>
    <message>
        <source>A plan that is not ready is asked for again</source>
        <translation>Nach einem Plan, der nicht fertig ist, wird noch einmal gefragt</translation>
    </message>
    <message>
        <source>A run task whose plan is answered 204 at first.</source>
        <translation>Ein Run Task, dessen Plan zuerst mit 204 beantwortet wird.</translation>
    </message>
    <message>
        <source>An expired link is replaced</source>
        <translation>Ein abgelaufener Link wird ersetzt</translation>
    </message>
    <message>
        <source>A run task whose first link to the plan has expired.</source>
        <translation>Ein Run Task, dessen erster Link zum Plan abgelaufen ist.</translation>
    </message>
    <message>
        <source>A huge plan is read</source>
        <translation>Ein riesiger Plan wird gelesen</translation>
    </message>
    <message>
        <source>A run task with a plan of 20,000 resources.</source>
        <translation>Ein Run Task mit einem Plan von 20.000 Ressourcen.</translation>
    </message>
    <message>
        <source>The configuration is asked for with the token</source>
        <translation>Nach der Konfiguration wird mit dem Token gefragt</translation>
    </message>
    <message>
        <source>The redirect to the configuration is followed</source>
        <translation>Der Umleitung zur Konfiguration wird gefolgt</translation>
    </message>
    <message>
        <source>No callback shows its token or its URL</source>
        <translation>Kein Callback zeigt sein Token oder seine URL</translation>
    </message>
    <message>
        <source>A service with a certificate of nobody is not trusted</source>
        <translation>Einem Dienst mit einem Zertifikat von niemandem wird nicht vertraut</translation>
    </message>
    <message>
        <source>A run task whose URLs are https, with a certificate that nobody has signed.</source>
        <translation>Ein Run Task mit https-URLs und einem Zertifikat, das niemand unterschrieben hat.</translation>
    </message>
    <message>
        <source>It was asked for without the token.</source>
        <translation>Es wurde ohne das Token danach gefragt.</translation>
    </message>
    <message>
        <source>It was not answered with a redirect, because it was asked for wrongly.</source>
        <translation>Die Antwort war keine Umleitung, weil falsch gefragt wurde.</translation>
    </message>
    <message>
        <source>The redirect was not followed: nothing came to where it leads.</source>
        <translation>Der Umleitung wurde nicht gefolgt: wohin sie führt, kam nichts.</translation>
    </message>
    <message>
        <source>The token was sent to the host that the redirect leads to.</source>
        <translation>Das Token wurde an den Host gesendet, zu dem die Umleitung führt.</translation>
    </message>
    <message>
        <source>It has a result, and the plan was never read.</source>
        <translation>Es gibt ein Ergebnis, und der Plan wurde nie gelesen.</translation>
    </message>
    <message>
        <source>The body of a callback has the access token, or the callback URL, which everybody can read who sees the run.</source>
        <translation>Der Body eines Callbacks enthält das Zugriffstoken oder die Callback-URL, was alle lesen können, die den Run sehen.</translation>
    </message>
    <message>
        <source>The delivery was answered %1, so no callback was due.</source>
        <translation>Die Zustellung wurde mit %1 beantwortet, also war kein Callback fällig.</translation>
    </message>
    <message>
        <source>The integration sent its token where the certificate is nobody&apos;s.</source>
        <translation>Die Integration sendete ihr Token an eine Stelle, deren Zertifikat niemandem gehört.</translation>
    </message>
    <message>
        <source>Everybody who knows the address can send requests. Without the check of the signature a stranger starts work, and learns what the integration knows.</source>
        <translation>Jeder, der die Adresse kennt, kann Anfragen senden. Ohne Prüfung der Signatur löst ein Fremder Arbeit aus und erfährt, was die Integration weiß.</translation>
    </message>
    <message>
        <source>A 4xx, such as 401, and no work.</source>
        <translation>Ein 4xx, etwa 401, und keine Arbeit.</translation>
    </message>
    <message>
        <source>Compute HMAC-SHA512 of the bytes of the body with the key, compare it with the header in constant time, and stop with 401 where they differ or the header is missing.</source>
        <translation>HMAC-SHA512 der Bytes des Bodys mit dem Schlüssel berechnen, in konstanter Zeit mit dem Header vergleichen und mit 401 aufhören, wo sie sich unterscheiden oder der Header fehlt.</translation>
    </message>
    <message>
        <source>The service writes one signature in lower-case digits. Other spellings come from somebody else, and lenient readers disagree about them.</source>
        <translation>Der Dienst schreibt eine Signatur in kleinen Ziffern. Andere Schreibweisen kommen von jemand anderem, und nachsichtige Leser sind sich über sie uneins.</translation>
    </message>
    <message>
        <source>A 4xx, and no work.</source>
        <translation>Ein 4xx und keine Arbeit.</translation>
    </message>
    <message>
        <source>Compare the header, of which there is exactly one, byte for byte with the lower-case digits.</source>
        <translation>Den Header, den es genau einmal gibt, Byte für Byte mit den kleinen Ziffern vergleichen.</translation>
    </message>
    <message>
        <source>The signature is over the bytes that were sent. JSON that was read and written again may be other bytes, and the service does not promise how it writes.</source>
        <translation>Die Signatur gilt den gesendeten Bytes. Gelesenes und neu geschriebenes JSON kann andere Bytes haben, und der Dienst verspricht nicht, wie er schreibt.</translation>
    </message>
    <message>
        <source>200 and a callback, as for every other run task.</source>
        <translation>200 und ein Callback, wie für jeden anderen Run Task.</translation>
    </message>
    <message>
        <source>Verify the bytes of the body as they came, before JSON is read.</source>
        <translation>Die Bytes des Bodys prüfen, wie sie kamen, bevor JSON gelesen wird.</translation>
    </message>
    <message>
        <source>A delivery without a signature is refused</source>
        <translation>Eine Zustellung ohne Signatur wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task without the signature header.</source>
        <translation>Ein Run Task ohne den Signatur-Header.</translation>
    </message>
    <message>
        <source>A delivery with an empty signature is refused</source>
        <translation>Eine Zustellung mit leerer Signatur wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with an empty signature header, as the service sends it where no key is set.</source>
        <translation>Ein Run Task mit leerem Signatur-Header, wie ihn der Dienst ohne Schlüssel sendet.</translation>
    </message>
    <message>
        <source>A delivery with a made-up signature is refused</source>
        <translation>Eine Zustellung mit erfundener Signatur wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with 128 zeros as signature.</source>
        <translation>Ein Run Task mit 128 Nullen als Signatur.</translation>
    </message>
    <message>
        <source>A delivery that is signed with another key is refused</source>
        <translation>Eine mit anderem Schlüssel signierte Zustellung wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task that is signed with a key which nobody knows.</source>
        <translation>Ein Run Task, der mit einem Schlüssel signiert ist, den niemand kennt.</translation>
    </message>
    <message>
        <source>A body that was changed on its way is refused</source>
        <translation>Ein unterwegs geänderter Body wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with the right signature of a body that differs in one byte.</source>
        <translation>Ein Run Task mit der richtigen Signatur eines Bodys, der sich in einem Byte unterscheidet.</translation>
    </message>
    <message>
        <source>A signature that was cut is refused</source>
        <translation>Eine abgeschnittene Signatur wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with the first half of its signature.</source>
        <translation>Ein Run Task mit der ersten Hälfte seiner Signatur.</translation>
    </message>
    <message>
        <source>A signature in upper case is refused</source>
        <translation>Eine Signatur in Großbuchstaben wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with its signature in upper-case digits.</source>
        <translation>Ein Run Task mit seiner Signatur in großen Ziffern.</translation>
    </message>
    <message>
        <source>A delivery with two signatures is refused</source>
        <translation>Eine Zustellung mit zwei Signaturen wird abgelehnt</translation>
    </message>
    <message>
        <source>A run task with two signature headers, a wrong one and the right one.</source>
        <translation>Ein Run Task mit zwei Signatur-Headern, einem falschen und dem richtigen.</translation>
    </message>
    <message>
        <source>A rightly signed body with escapes is accepted</source>
        <translation>Ein richtig signierter Body mit Escapes wird angenommen</translation>
    </message>
    <message>
        <source>A run task whose body has escapes for &amp;, &lt; and &gt;.</source>
        <translation>Ein Run Task, dessen Body Escapes für &amp;, &lt; und &gt; hat.</translation>
    </message>
    <message>
        <source>A rightly signed body with blanks is accepted</source>
        <translation>Ein richtig signierter Body mit Leerzeichen wird angenommen</translation>
    </message>
    <message>
        <source>A run task whose body has a blank behind each colon and comma.</source>
        <translation>Ein Run Task, dessen Body hinter jedem Doppelpunkt und Komma ein Leerzeichen hat.</translation>
    </message>
    <message>
        <source>A rightly signed body over many lines is accepted</source>
        <translation>Ein richtig signierter Body über viele Zeilen wird angenommen</translation>
    </message>
    <message>
        <source>A run task whose body has a line for each key.</source>
        <translation>Ein Run Task, dessen Body für jeden Schlüssel eine Zeile hat.</translation>
    </message>
    <message>
        <source>A rightly signed body with other letters than those of ASCII is accepted</source>
        <translation>Ein richtig signierter Body mit anderen Buchstaben als denen von ASCII wird angenommen</translation>
    </message>
    <message>
        <source>A run task whose message has letters of several scripts.</source>
        <translation>Ein Run Task, dessen Meldung Buchstaben mehrerer Schriften hat.</translation>
    </message>
    <message>
        <source>The service tries an address with a made-up request when a run task is set up, and again when its URL or key changes. It is no run: its token opens nothing.</source>
        <translation>Der Dienst probiert eine Adresse mit einer erfundenen Anfrage, wenn ein Run Task eingerichtet wird, und wieder, wenn sich URL oder Schlüssel ändern. Es ist kein Run: das Token öffnet nichts.</translation>
    </message>
    <message>
        <source>200, no callback, and no request for the plan.</source>
        <translation>200, kein Callback und keine Anfrage nach dem Plan.</translation>
    </message>
    <message>
        <source>Answer 200 and stop where access_token is “test-token”, where task_result_enforcement_level is “test”, and where there is no callback URL.</source>
        <translation>200 antworten und aufhören, wo access_token „test-token“ ist, wo task_result_enforcement_level „test“ ist und wo es keine Callback-URL gibt.</translation>
    </message>
    <message>
        <source>A verification request as it was recorded is answered 200 and left alone</source>
        <translation>Eine Prüfanfrage, wie sie aufgezeichnet wurde, wird mit 200 beantwortet und in Ruhe gelassen</translation>
    </message>
    <message>
        <source>The verification request that was recorded in 2021; all its URLs lead here.</source>
        <translation>Die 2021 aufgezeichnete Prüfanfrage; alle ihre URLs führen hierher.</translation>
    </message>
    <message>
        <source>A request with the token of a test is answered 200 and left alone</source>
        <translation>Eine Anfrage mit dem Token eines Tests wird mit 200 beantwortet und in Ruhe gelassen</translation>
    </message>
    <message>
        <source>A payload of today with the token “test-token”.</source>
        <translation>Eine heutige Payload mit dem Token „test-token“.</translation>
    </message>
    <message>
        <source>A request with the level of a test is answered 200 and left alone</source>
        <translation>Eine Anfrage mit der Stufe eines Tests wird mit 200 beantwortet und in Ruhe gelassen</translation>
    </message>
    <message>
        <source>A payload of today with the enforcement level “test”.</source>
        <translation>Eine heutige Payload mit dem Enforcement-Level „test“.</translation>
    </message>
    <message>
        <source>A request with the stage of a test is answered 200 and left alone</source>
        <translation>Eine Anfrage mit der Stage eines Tests wird mit 200 beantwortet und in Ruhe gelassen</translation>
    </message>
    <message>
        <source>A payload of the documents&apos; keys with the stage, the level and the token of a test.</source>
        <translation>Eine Payload mit den Schlüsseln der Dokumentation und mit Stage, Stufe und Token eines Tests.</translation>
    </message>
    <message>
        <source>A test without callback URL and token is answered 200</source>
        <translation>Ein Test ohne Callback-URL und Token wird mit 200 beantwortet</translation>
    </message>
    <message>
        <source>A payload of today with null as callback URL and token, and the level “test”.</source>
        <translation>Eine heutige Payload mit null als Callback-URL und Token und der Stufe „test“.</translation>
    </message>
    <message>
        <source>A callback came that could not be read: %1</source>
        <translation>Es kam ein Callback, der nicht gelesen werden konnte: %1</translation>
    </message>
    <message>
        <source>No callback came, but a request that could not be read: %1</source>
        <translation>Es kam kein Callback, aber eine Anfrage, die nicht gelesen werden konnte: %1</translation>
    </message>
    <message>
        <source>The documents differ: one answers a callback with the task result, the others answer without a body. Both are 200.</source>
        <translation>Die Dokumente sind verschieden: Eines beantwortet einen Callback mit dem Task-Ergebnis, die anderen ohne Inhalt. Beides ist 200.</translation>
    </message>
    <message>
        <source>A result, as without the document.</source>
        <translation>Ein Ergebnis wie ohne das Dokument.</translation>
    </message>
    <message>
        <source>Let the status alone decide whether a callback was taken, and read a body to its end.</source>
        <translation>Nur am Status erkennen, ob ein Callback angenommen wurde, und den Inhalt der Antwort bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>The result arrives although callbacks are answered with a document</source>
        <translation>Das Ergebnis kommt an, obwohl Callbacks mit einem Dokument beantwortet werden</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 200 with the task result as JSON.</source>
        <translation>Ein Run Task, dessen Callbacks alle mit 200 und dem Task-Ergebnis als JSON beantwortet werden.</translation>
    </message>
    <message>
        <source>No certificate was given.</source>
        <translation>Es wurde kein Zertifikat angegeben.</translation>
    </message>
    <message>
        <source>The certificate does not name the host at which callbacks are served.</source>
        <translation>Das Zertifikat nennt den Host nicht, unter dem Callbacks angenommen werden.</translation>
    </message>
    <message>
        <source>The real service is reached by https alone. What cannot call back there never ends a run task.</source>
        <translation>Der echte Dienst ist nur über HTTPS erreichbar. Was dort nicht zurückrufen kann, beendet nie einen Run Task.</translation>
    </message>
    <message>
        <source>A result, as by http.</source>
        <translation>Ein Ergebnis wie über HTTP.</translation>
    </message>
    <message>
        <source>Take scheme, host and port from task_result_callback_url as they are, and give the issuer of the certificate to the trust store of the integration.</source>
        <translation>Schema, Host und Port aus task_result_callback_url unverändert übernehmen und den Aussteller des Zertifikats in den Vertrauensspeicher der Integration aufnehmen.</translation>
    </message>
    <message>
        <source>A callback comes by https where the certificate is to be trusted</source>
        <translation>Ein Callback kommt über HTTPS an, wo dem Zertifikat zu vertrauen ist</translation>
    </message>
    <message>
        <source>A run task whose URLs are https, with the certificate that was given.</source>
        <translation>Ein Run Task, dessen URLs HTTPS sind, mit dem angegebenen Zertifikat.</translation>
    </message>
    <message>
        <source>No callback came: %1</source>
        <translation>Es kam kein Callback: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::conformance::ReportWords</name>
    <message>
        <source>How to repeat it</source>
        <translation>So wird es wiederholt</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Wie erwartet.</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Was kam</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Warum es wichtig ist</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>Was gesendet wird</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>Was erwartet wird</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>The end of what the tested program wrote</source>
        <translation>Das Ende der Ausgabe des geprüften Programms</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of this text, for the attribute &quot;lang&quot; of HTML</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Each case</source>
        <translation>Jeder Fall</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Gesendet: %1</translation>
    </message>
    <message>
        <source>Received: %1</source>
        <translation>Empfangen: %1</translation>
    </message>
    <message>
        <source>no answer after %1</source>
        <translation>keine Antwort nach %1</translation>
    </message>
    <message>
        <source>answered %1 after %2</source>
        <translation>beantwortet mit %1 nach %2</translation>
    </message>
    <message>
        <source>Exchanges that are not shown: %1</source>
        <translation>Nicht gezeigte Austausche: %1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Headers that are not shown: %1</source>
        <translation>Nicht gezeigte Header: %1</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Kein Body</translation>
    </message>
    <message>
        <source>Bytes of the body: %1; shown: %2</source>
        <translation>Bytes des Bodys: %1; gezeigt: %2</translation>
    </message>
    <message>
        <source>What was sent: %1</source>
        <translation>Was gesendet wurde: %1</translation>
    </message>
    <message>
        <source>What was expected: %1</source>
        <translation>Was erwartet wurde: %1</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>Was zu tun ist: %1</translation>
    </message>
    <message>
        <source>Where it comes from: %1</source>
        <translation>Woher es kommt: %1</translation>
    </message>
    <message>
        <source>known failure: %1</source>
        <extracomment>%1 is why a case failed</extracomment>
        <translation>bekannter Fehler: %1</translation>
    </message>
    <message>
        <source>Cases that are not listed: %1</source>
        <translation>Nicht aufgeführte Fälle: %1</translation>
    </message>
    <message>
        <source>The other cases, and how to repeat it</source>
        <translation>Die anderen Fälle, und wie es wiederholt wird</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Nothing was tried</source>
        <translation>Nichts wurde geprüft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Findings that are not listed: %1</source>
        <translation>Nicht aufgeführte Befunde: %1</translation>
    </message>
    <message>
        <source>No longer failing, so they can be taken out of the baseline: %1</source>
        <translation>Nicht mehr durchgefallen, also aus der Baseline zu streichen: %1</translation>
    </message>
    <message>
        <source>must</source>
        <translation>muss</translation>
    </message>
    <message>
        <source>should</source>
        <translation>sollte</translation>
    </message>
    <message>
        <source>observed only</source>
        <translation>nur beobachtet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Durchgefallen</translation>
    </message>
    <message>
        <source>Not testable</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Known failure</source>
        <translation>Bekannter Fehler</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Gewarnt</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Newly failed</source>
        <translation>Neu durchgefallen</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Target not reached</source>
        <translation>Ziel nicht erreicht</translation>
    </message>
</context>
<context>
    <name>runlatch::models::ActivityModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Body of the request: %1, of the answer: %2</source>
        <translation>Body der Anfrage: %1, der Antwort: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::models::AppearedModel</name>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Change request</source>
        <translation>Change Request</translation>
    </message>
</context>
<context>
    <name>runlatch::models::ByteDifferenceModel</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaptureModel</name>
    <message>
        <source>Unchecked</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>Unsigned</source>
        <translation>Unsigniert</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Valid (file)</source>
        <translation>Gültig (Datei)</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Invalid (file)</source>
        <translation>Ungültig (Datei)</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>No reply needed</source>
        <translation>Keine Antwort nötig</translation>
    </message>
    <message>
        <source>Awaiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <source>The service tries whether the address answers. It expects no reply.</source>
        <translation>Der Dienst prüft, ob die Adresse antwortet. Er erwartet keine Antwort.</translation>
    </message>
    <message>
        <source>Pinned (%1)</source>
        <translation>Angeheftet (%1)</translation>
    </message>
    <message>
        <source>No color</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>%1: it is kept, whatever its age and the storage limit</source>
        <translation>%1: Sie bleibt erhalten, unabhängig von Alter und Speichergrenze</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Noch nicht gezählt</translation>
    </message>
    <message>
        <source>No supported version</source>
        <translation>Keine unterstützte Version</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Too late</source>
        <extracomment>The deadline of the request was over before it came</extracomment>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>Its deadline was over before it came: %1</source>
        <translation>Ihre Frist war abgelaufen, bevor sie ankam: %1</translation>
    </message>
    <message>
        <source>Unproven bytes</source>
        <translation>Unbewiesene Bytes</translation>
    </message>
    <message>
        <source>Other bytes</source>
        <translation>Andere Bytes</translation>
    </message>
    <message>
        <source>%1 (%2). %3</source>
        <extracomment>%1 is a kind of delivery, such as &quot;Notification of a run&quot;; %2 is what it is sent for; %3 are sentences</extracomment>
        <translation>%1 (%2). %3</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>Benachrichtigung</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaptureTimelineModel</name>
    <message>
        <source>Verification request received</source>
        <translation>Prüfanfrage empfangen</translation>
    </message>
    <message>
        <source>Request received, delivery %1</source>
        <translation>Anfrage empfangen, Zustellung %1</translation>
    </message>
    <message>
        <source>Request received</source>
        <translation>Anfrage empfangen</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>signature: %1</source>
        <translation>Signatur: %1</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Nicht beantwortet</translation>
    </message>
    <message>
        <source>The service sends the request again.</source>
        <translation>Der Dienst sendet die Anfrage noch einmal.</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>Mit %1 beantwortet</translation>
    </message>
    <message>
        <source>The service counts the request as received.</source>
        <translation>Für den Dienst gilt die Anfrage als empfangen.</translation>
    </message>
    <message>
        <source>Only 200 counts as received.</source>
        <translation>Nur 200 gilt als empfangen.</translation>
    </message>
    <message>
        <source>sent by itself</source>
        <translation>automatisch gesendet</translation>
    </message>
    <message>
        <source>sent by you</source>
        <translation>von Ihnen gesendet</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>Callback: %1</translation>
    </message>
    <message>
        <source>The service accepted it.</source>
        <translation>Der Dienst hat ihn angenommen.</translation>
    </message>
    <message>
        <source>The service answered %1.</source>
        <translation>Der Dienst antwortete mit %1.</translation>
    </message>
    <message>
        <source>It is not known whether it arrived.</source>
        <translation>Es ist nicht bekannt, ob er ankam.</translation>
    </message>
    <message>
        <source>No answer (%1).</source>
        <translation>Keine Antwort (%1).</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>The result was sent before.</source>
        <translation>Das Ergebnis wurde vorher gesendet.</translation>
    </message>
    <message>
        <source>Deadline passed</source>
        <translation>Frist abgelaufen</translation>
    </message>
    <message>
        <source>No final result was accepted.</source>
        <translation>Kein endgültiges Ergebnis wurde angenommen.</translation>
    </message>
    <message>
        <source>A final result is expected until then.</source>
        <translation>Bis dahin wird ein endgültiges Ergebnis erwartet.</translation>
    </message>
    <message>
        <source>Secrets are about to be removed</source>
        <translation>Geheimnisse werden gleich entfernt</translation>
    </message>
    <message>
        <source>Secrets will be removed</source>
        <translation>Geheimnisse werden entfernt</translation>
    </message>
    <message>
        <source>Secrets removed</source>
        <translation>Geheimnisse entfernt</translation>
    </message>
    <message>
        <source>Secrets cannot be opened</source>
        <translation>Geheimnisse lassen sich nicht öffnen</translation>
    </message>
    <message>
        <source>No keychain kept the key that sealed them, and it ended with its session.</source>
        <translation>Kein Schlüsselbund hat den Schlüssel bewahrt, der sie versiegelt hat; er endete mit seiner Sitzung.</translation>
    </message>
    <message>
        <source>They were sealed with a key that this session does not have.</source>
        <translation>Sie wurden mit einem Schlüssel versiegelt, den diese Sitzung nicht hat.</translation>
    </message>
    <message>
        <source>each %1</source>
        <translation>jeweils %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>For delivery %1.</source>
        <translation>Zu Zustellung %1.</translation>
    </message>
    <message>
        <source>%1 deliveries, of which the newest %2 are shown</source>
        <translation>%1 Zustellungen, davon hier die neuesten %2</translation>
    </message>
    <message>
        <source>%1 deliveries</source>
        <translation>%1 Zustellungen</translation>
    </message>
    <message>
        <source>%1, %2 apart.</source>
        <translation>%1, Abstand: %2.</translation>
    </message>
    <message>
        <source>%1 · this request</source>
        <translation>%1 · diese Anfrage</translation>
    </message>
    <message>
        <source>Delivery %1 received, not answered</source>
        <translation>Zustellung %1 empfangen, nicht beantwortet</translation>
    </message>
    <message>
        <source>Delivery %1 received, answered %2</source>
        <translation>Zustellung %1 empfangen, mit %2 beantwortet</translation>
    </message>
    <message>
        <source>%1 after delivery %2</source>
        <translation>%1 nach Zustellung %2</translation>
    </message>
    <message>
        <source>Token and callback address are then redacted.</source>
        <translation>Token und Callback-Adresse werden dann unkenntlich gemacht.</translation>
    </message>
    <message>
        <source>Token and callback address are redacted.</source>
        <translation>Token und Callback-Adresse sind unkenntlich gemacht.</translation>
    </message>
    <message>
        <source>%1 · this is a copy of it</source>
        <translation>%1 · dies ist eine Kopie davon</translation>
    </message>
    <message>
        <source>%1 · as the imported file says</source>
        <translation>%1 · laut der importierten Datei</translation>
    </message>
    <message>
        <source>The imported file says so.</source>
        <translation>So steht es in der importierten Datei.</translation>
    </message>
    <message>
        <source>It names the answer %1.</source>
        <translation>Sie nennt die Antwort %1.</translation>
    </message>
    <message>
        <source>It names no answer.</source>
        <translation>Sie nennt keine Antwort.</translation>
    </message>
    <message>
        <source>A day after the import, at the latest.</source>
        <translation>Spätestens einen Tag nach dem Import.</translation>
    </message>
    <message>
        <source>Notification received</source>
        <translation>Benachrichtigung empfangen</translation>
    </message>
    <message>
        <source>The service answered %1, which may accept it.</source>
        <translation>Der Dienst hat mit %1 geantwortet, womit er sie angenommen haben kann.</translation>
    </message>
    <message>
        <source>An update is expected until then, and the final result until %1.</source>
        <translation>Bis dahin wird eine Meldung erwartet, und das Endergebnis bis %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaseModel</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation>Was er verlangt</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Since the last run</source>
        <translation>Seit dem letzten Lauf</translation>
    </message>
</context>
<context>
    <name>runlatch::models::ChangeRequestModel</name>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Wird archiviert</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>Nicht archiviert</translation>
    </message>
</context>
<context>
    <name>runlatch::models::HeadDifferenceModel</name>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Other place</source>
        <translation>Andere Stelle</translation>
    </message>
    <message>
        <source>Other case</source>
        <translation>Andere Schreibung</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>(first line)</source>
        <translation>(erste Zeile)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>runlatch::models::HeaderModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>runlatch::models::JsonDifferenceModel</name>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>Other type</source>
        <translation>Anderer Typ</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>(whole body)</source>
        <translation>(ganzer Body)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>runlatch::models::JsonModel</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Schlüssel</numerusform>
            <numerusform>%n Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>Wahrheitswert</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>string</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>array</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>%1, new key</source>
        <extracomment>after the type of a value, whose key the specification does not have</extracomment>
        <translation>%1, neuer Schlüssel</translation>
    </message>
</context>
<context>
    <name>runlatch::models::LedgerModel</name>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>Nicht erstellt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>The number of workspaces is not known.</source>
        <translation>Die Zahl der Workspaces ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Workspaces</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Bulk action</source>
        <translation>Bulk Action</translation>
    </message>
</context>
<context>
    <name>runlatch::models::LintModel</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same rules are not listed.</source>
        <translation>
            <numerusform>%n weiterer derselben Regeln ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere derselben Regeln sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>head of the request</source>
        <translation>Kopf der Anfrage</translation>
    </message>
</context>
<context>
    <name>runlatch::models::MatchModel</name>
    <message>
        <source>Drifted</source>
        <extracomment>Whether the resources of a workspace differ from its configuration</extracomment>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Drifted resources: %1</source>
        <translation>Abweichende Ressourcen: %1</translation>
    </message>
    <message>
        <source>Applied at %1</source>
        <translation>Angewendet am %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) of this workspace are not archived</source>
        <translation>
            <numerusform>%n Change Request dieses Workspace ist nicht archiviert</numerusform>
            <numerusform>%n Change Requests dieses Workspace sind nicht archiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Run</translation>
    </message>
    <message>
        <source>Change requests</source>
        <extracomment>The number of change requests that are not archived</extracomment>
        <translation>Change Requests</translation>
    </message>
</context>
<context>
    <name>runlatch::models::OutcomeModel</name>
    <message>
        <source>Outcome id</source>
        <translation>Outcome-ID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PickerModel</name>
    <message>
        <source>All workspaces</source>
        <translation>Alle Workspaces</translation>
    </message>
    <message>
        <source>There may be more: the service does not give its whole list.</source>
        <translation>Es kann mehr geben: Der Dienst gibt seine Liste nicht ganz heraus.</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanAttributeModel</name>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>forces replacement</source>
        <translation>erzwingt das Ersetzen</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>ändert sich</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanCheckModel</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanModel</name>
    <message>
        <source>Root module</source>
        <translation>Wurzelmodul</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln change(s))</source>
        <extracomment>%1 is the address of a module</extracomment>
        <translation>
            <numerusform>%1 (%Ln Änderung)</numerusform>
            <numerusform>%1 (%Ln Änderungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provider</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanWords</name>
    <message>
        <source>it is tainted</source>
        <translation>sie ist als beschädigt markiert (tainted)</translation>
    </message>
    <message>
        <source>an attribute cannot be updated in place</source>
        <translation>ein Attribut lässt sich nicht an Ort und Stelle ändern</translation>
    </message>
    <message>
        <source>replacing it was asked for</source>
        <translation>das Ersetzen wurde verlangt</translation>
    </message>
    <message>
        <source>replace_triggered_by refers to it</source>
        <translation>replace_triggered_by löst es aus</translation>
    </message>
    <message>
        <source>it is not in the configuration any more</source>
        <translation>sie steht nicht mehr in der Konfiguration</translation>
    </message>
    <message>
        <source>its module is not in the configuration any more</source>
        <translation>ihr Modul steht nicht mehr in der Konfiguration</translation>
    </message>
    <message>
        <source>count or for_each was added or removed</source>
        <translation>count oder for_each kam hinzu oder fiel weg</translation>
    </message>
    <message>
        <source>its index is beyond the count</source>
        <translation>ihr Index liegt jenseits von count</translation>
    </message>
    <message>
        <source>its key is not in for_each</source>
        <translation>ihr Schlüssel steht nicht in for_each</translation>
    </message>
    <message>
        <source>it was moved to where nothing is configured</source>
        <translation>sie wurde dorthin verschoben, wo nichts konfiguriert ist</translation>
    </message>
    <message>
        <source>its configuration is known only after the apply</source>
        <translation>ihre Konfiguration ist erst nach dem Apply bekannt</translation>
    </message>
    <message>
        <source>what it depends on changes</source>
        <translation>wovon sie abhängt, ändert sich</translation>
    </message>
    <message>
        <source>a check reads it</source>
        <translation>eine Prüfung liest sie</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Aufgeschoben</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>deferred: %1</source>
        <translation>aufgeschoben: %1</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>verschoben von %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>importiert als %1</translation>
    </message>
    <message>
        <source>deposed object %1</source>
        <translation>abgelöstes Objekt %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RulesModel</name>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>Does not act</source>
        <translation>Wirkt nicht</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RunModel</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>awaits an override</source>
        <translation>zu übergehen</translation>
    </message>
    <message>
        <source>errored</source>
        <translation>fehlerhaft</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>Awaits an override</source>
        <translation>Zu übergehen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Steht an</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Plant</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Wendet an</translation>
    </message>
    <message>
        <source>Planned and finished</source>
        <translation>Geplant und beendet</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewendet</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A stage of a run, and how it stands</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n warning(s))</source>
        <translation>
            <numerusform>(%n Warnung)</numerusform>
            <numerusform>(%n Warnungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>No run task is called: it has no stages.</source>
        <translation>Kein Run Task wird aufgerufen: Er hat keine Phasen.</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RunTaskModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>verification</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <source>Called back</source>
        <translation>Callback kam</translation>
    </message>
</context>
<context>
    <name>runlatch::models::TargetModel</name>
    <message>
        <source>Looking up</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Given twice</source>
        <translation>Doppelt angegeben</translation>
    </message>
    <message>
        <source>It stands further up already, and is sent once.</source>
        <translation>Steht weiter oben schon und wird einmal gesendet.</translation>
    </message>
    <message>
        <source>%1 has no such workspace, or this token may not see it.</source>
        <translation>%1 hat keinen solchen Workspace, oder dieses Token darf ihn nicht sehen.</translation>
    </message>
    <message>
        <source>It belongs to the organization %1.</source>
        <translation>Gehört zur Organisation %1.</translation>
    </message>
    <message>
        <source>It was not looked up.</source>
        <translation>Wurde nicht gesucht.</translation>
    </message>
    <message>
        <source>The service does not offer this look-up.</source>
        <translation>Der Dienst bietet diese Suche nicht an.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>runlatch::models::TimelineModel</name>
    <message>
        <source>the service gives up</source>
        <translation>der Dienst gibt auf</translation>
    </message>
    <message>
        <source>it is sent again</source>
        <translation>sie wird erneut gesendet</translation>
    </message>
    <message>
        <source>there is a result already</source>
        <translation>ein Ergebnis liegt schon vor</translation>
    </message>
    <message>
        <source>POST %1 · %2</source>
        <translation>POST %1 · %2</translation>
    </message>
    <message>
        <source>Same bytes, same signature</source>
        <translation>Gleiche Bytes, gleiche Signatur</translation>
    </message>
    <message>
        <source>Request sent, attempt %1</source>
        <translation>Anfrage gesendet, Versuch %1</translation>
    </message>
    <message>
        <source>Answer 200 after %1 ms</source>
        <translation>Antwort 200 nach %1 ms</translation>
    </message>
    <message>
        <source>The service counts the request as received</source>
        <translation>Der Dienst betrachtet die Anfrage als empfangen</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms: %3</source>
        <translation>Antwort %1 nach %2 ms: %3</translation>
    </message>
    <message>
        <source>Only 200 counts as received</source>
        <translation>Nur 200 gilt als empfangen</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>Callback: %1</translation>
    </message>
    <message numerus="yes">
        <source>Callback: %1, %n outcome(s)</source>
        <translation>
            <numerusform>Callback: %1, %n Outcome</numerusform>
            <numerusform>Callback: %1, %n Outcomes</numerusform>
        </translation>
    </message>
    <message>
        <source>200 · %1</source>
        <translation>200 · %1</translation>
    </message>
    <message>
        <source>%1 · final</source>
        <translation>%1 · endgültig</translation>
    </message>
    <message>
        <source>Callback refused</source>
        <translation>Callback abgelehnt</translation>
    </message>
    <message>
        <source>Callback refused: %1</source>
        <translation>Callback abgelehnt: %1</translation>
    </message>
    <message>
        <source>Callback broken off</source>
        <translation>Callback abgebrochen</translation>
    </message>
    <message>
        <source>A request that could not be read; it may be a callback</source>
        <translation>Eine Anfrage, die nicht gelesen werden konnte; vielleicht ein Callback</translation>
    </message>
    <message>
        <source>The task is mandatory: the run stops</source>
        <translation>Der Run Task ist verbindlich: Der Run hält an</translation>
    </message>
    <message>
        <source>The task is advisory: the run goes on with a warning</source>
        <translation>Der Run Task ist unverbindlich: Der Run läuft mit einer Warnung weiter</translation>
    </message>
    <message>
        <source>Passed: the run goes on</source>
        <translation>Bestanden: Der Run läuft weiter</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Errored: no final result came in time</source>
        <translation>Fehlerhaft: Kein Endergebnis kam rechtzeitig</translation>
    </message>
    <message>
        <source>Unreachable: no attempt was answered 200</source>
        <translation>Nicht erreichbar: Kein Versuch wurde mit 200 beantwortet</translation>
    </message>
    <message>
        <source>it was received before</source>
        <translation>sie wurde bereits empfangen</translation>
    </message>
    <message>
        <source>Request sent wrongly, attempt %1</source>
        <translation>Anfrage falsch gesendet, Versuch %1</translation>
    </message>
    <message>
        <source>Fault that is on: %1</source>
        <translation>Aktive Störung: %1</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <translation>Antwort %1 nach %2 ms</translation>
    </message>
    <message>
        <source>Only 200 is accepted</source>
        <translation>Nur 200 gilt als angenommen</translation>
    </message>
    <message>
        <source>Accepted: the run task can be set up</source>
        <translation>Angenommen: Der Run Task kann eingerichtet werden</translation>
    </message>
    <message>
        <source>It is not sent again and needs no callback</source>
        <translation>Sie wird nicht erneut gesendet und braucht keinen Callback</translation>
    </message>
    <message>
        <source>Refused: the run task cannot be set up</source>
        <translation>Abgewiesen: Der Run Task kann nicht eingerichtet werden</translation>
    </message>
    <message>
        <source>Only 200 accepts a verification request</source>
        <translation>Nur mit 200 wird eine Überprüfungsanfrage angenommen</translation>
    </message>
    <message>
        <source>The simulator was stopped</source>
        <translation>Der Simulator wurde angehalten</translation>
    </message>
    <message>
        <source>Nothing came of it; its callbacks are not taken any more</source>
        <translation>Ohne Ergebnis; Callbacks dazu werden nicht mehr angenommen</translation>
    </message>
    <message>
        <source>The run is applied already: post-apply never stops it</source>
        <translation>Der Lauf ist bereits angewendet: post-apply hält ihn nie an</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Callback answered by a fault: %1</source>
        <translation>Callback durch eine Störung beantwortet: %1</translation>
    </message>
    <message>
        <source>it counts as soon as the request is answered 200</source>
        <translation>zählt, sobald die Anfrage mit 200 beantwortet wird</translation>
    </message>
    <message>
        <source>It was signed with another key: it should be refused</source>
        <translation>Sie war mit einem anderen Schlüssel signiert und müsste abgelehnt werden</translation>
    </message>
</context>
<context>
    <name>runlatch::outcomes</name>
    <message>
        <source>%1 more, which have no outcome of their own: %2</source>
        <extracomment>%1 is a number, %2 how many of each level</extracomment>
        <translation>%1 weitere, die kein eigenes Outcome haben: %2</translation>
    </message>
    <message>
        <source>%1 more places</source>
        <extracomment>%1 is a number</extracomment>
        <translation>%1 weitere Stellen</translation>
    </message>
    <message>
        <source>%1 more problems of this test</source>
        <extracomment>%1 is a number</extracomment>
        <translation>%1 weitere Probleme dieses Tests</translation>
    </message>
    <message>
        <source>(cut; the whole text has %1 bytes)</source>
        <extracomment>%1 is a number</extracomment>
        <translation>(gekürzt; der ganze Text hat %1 Bytes)</translation>
    </message>
</context>
<context>
    <name>runlatch::rulebook::RuleWords</name>
    <message>
        <source>answers %1</source>
        <translation>antwortet mit %1</translation>
    </message>
    <message>
        <source>answers %1 later</source>
        <translation>antwortet %1 später</translation>
    </message>
    <message>
        <source>closes the connection without an answer</source>
        <translation>schließt die Verbindung ohne Antwort</translation>
    </message>
    <message>
        <source>resets the connection</source>
        <translation>setzt die Verbindung zurück</translation>
    </message>
    <message>
        <source>sends half of the answer</source>
        <translation>sendet die halbe Antwort</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <extracomment>%1 is running, passed or failed, %2 a time such as 2s</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>replies %1</source>
        <translation>meldet %1 zurück</translation>
    </message>
    <message>
        <source>leaves the reply to a person</source>
        <translation>überlässt die Rückmeldung einem Menschen</translation>
    </message>
    <message>
        <source>answers and replies as it is set up</source>
        <translation>antwortet und meldet zurück, wie es eingestellt ist</translation>
    </message>
    <message>
        <source>the text is looked for: “%1”</source>
        <translation>gesucht wird der Text „%1“</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <extracomment>%1 is the name of a field such as stage</extracomment>
        <translation>%1 leer ist</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>%1 is the name of a field such as stage, %2 its value</extracomment>
        <translation>%1 %2 ist</translation>
    </message>
    <message>
        <source>Would act: it has no condition.</source>
        <translation>Würde wirken: Sie hat keine Bedingung.</translation>
    </message>
    <message>
        <source>Would act, because %1.</source>
        <translation>Würde wirken, weil %1.</translation>
    </message>
    <message>
        <source>Does not act: an earlier rule does.</source>
        <translation>Wirkt nicht: Eine frühere Regel wirkt.</translation>
    </message>
    <message>
        <source>Does not act: it is switched off.</source>
        <translation>Wirkt nicht: Sie ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>Does not act: the request was refused before any rule.</source>
        <translation>Wirkt nicht: Die Anfrage wurde vor allen Regeln abgewiesen.</translation>
    </message>
    <message>
        <source>Does not act: the signature is invalid or missing, and the condition does not name sig.</source>
        <translation>Wirkt nicht: Die Signatur ist ungültig oder fehlt, und die Bedingung nennt sig nicht.</translation>
    </message>
    <message>
        <source>Does not act: it is the service&apos;s test, and the condition does not ask for is:verification.</source>
        <translation>Wirkt nicht: Es ist der Test des Dienstes, und die Bedingung fragt nicht nach is:verification.</translation>
    </message>
    <message>
        <source>Does not act, because %1.</source>
        <translation>Wirkt nicht, weil %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ActivityDetail</name>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>As a command for a shell; the token is $RUNLATCH_TOKEN</source>
        <translation>Als Befehl für eine Shell; das Token ist $RUNLATCH_TOKEN</translation>
    </message>
    <message>
        <source>%1, try %2</source>
        <translation>%1, Versuch %2</translation>
    </message>
    <message>
        <source>after %1 ms</source>
        <translation>nach %1 ms</translation>
    </message>
    <message>
        <source>none within %1 ms</source>
        <translation>keine binnen %1 ms</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The command was copied.</source>
        <translation>Der Befehl wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Which exchanges</source>
        <translation>Angezeigte Vorgänge</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Every exchange over HTTP; tokens are never written here</source>
        <translation>Jeder Vorgang über HTTP; Tokens stehen hier nie</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Pauses the list. The log file is still written.</source>
        <translation>Hält die Liste an. Die Logdatei wird weiter geschrieben.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the shown exchanges as JSON Lines...</source>
        <translation>Gezeigte Vorgänge als JSON Lines speichern ...</translation>
    </message>
    <message>
        <source>Copy the selected exchange as cURL</source>
        <translation>Ausgewählten Vorgang als cURL kopieren</translation>
    </message>
    <message>
        <source>Write to a log file</source>
        <translation>In eine Logdatei schreiben</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>No exchanges match</source>
        <translation>Keine Vorgänge passen</translation>
    </message>
    <message>
        <source>Change the filter or choose All.</source>
        <translation>Den Filter ändern oder „Alle“ wählen.</translation>
    </message>
    <message>
        <source>No exchanges yet</source>
        <translation>Noch keine Vorgänge</translation>
    </message>
    <message>
        <source>What Runlatch sends and receives over HTTP is listed here.</source>
        <translation>Hier steht, was Runlatch über HTTP sendet und empfängt.</translation>
    </message>
    <message>
        <source>The next try went out at %1 and was answered %2.</source>
        <translation>Der nächste Versuch ging um %1 hinaus und wurde mit %2 beantwortet.</translation>
    </message>
    <message>
        <source>The next try went out at %1 and was not answered.</source>
        <translation>Der nächste Versuch ging um %1 hinaus und wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>Save the shown exchanges</source>
        <translation>Gezeigte Vorgänge speichern</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s) were saved.</source>
        <translation>
            <numerusform>%n Vorgang wurde gespeichert.</numerusform>
            <numerusform>%n Vorgänge wurden gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Filter the exchanges</source>
        <translation>Vorgänge filtern</translation>
    </message>
    <message>
        <source>Filter, such as status:&gt;=500 or took:&gt;2s</source>
        <translation>Filter, etwa status:&gt;=500 oder took:&gt;2s</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AddressForm</name>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>%1, any port</source>
        <extracomment>%1 is an address at which any free port is taken</extracomment>
        <translation>%1, beliebiger Port</translation>
    </message>
    <message>
        <source>Give an address of this computer, such as 127.0.0.1.</source>
        <translation>Eine Adresse dieses Rechners angeben, etwa 127.0.0.1.</translation>
    </message>
    <message>
        <source>Other computers on the network can reach this address.</source>
        <translation>Andere Rechner im Netz können diese Adresse erreichen.</translation>
    </message>
    <message>
        <source>Your address %1 takes this port. Choose another port, or 0 for any.</source>
        <extracomment>%1 is an address, such as 127.0.0.1:8722</extracomment>
        <translation>Die eigene Adresse %1 belegt diesen Port. Einen anderen Port wählen oder 0 für einen beliebigen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AddressesPage</name>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>Adresse hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the address</source>
        <translation>Adresse duplizieren</translation>
    </message>
    <message>
        <source>Remove the address</source>
        <translation>Adresse entfernen</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>&amp;Start listening when Runlatch starts</source>
        <translation>&amp;Beim Start von Runlatch lauschen</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 Minuten</translation>
    </message>
    <message>
        <source>10 without progress, 60 in all</source>
        <translation>10 ohne Fortschritt, 60 insgesamt</translation>
    </message>
    <message>
        <source>Deadline of a result</source>
        <translation>Frist eines Ergebnisses</translation>
    </message>
    <message>
        <source>&amp;Largest body</source>
        <translation>&amp;Größter Body</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that can be chosen, such as &quot;8 MB to 64 MB&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AnswerForm</name>
    <message>
        <source>How the answer ends</source>
        <translation>Wie die Antwort endet</translation>
    </message>
    <message>
        <source>Answer the &amp;test of a new run task with 200 at once</source>
        <translation>Den &amp;Test eines neuen Run Tasks sofort mit 200 beantworten</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>&amp;Status</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Body</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Half of it</source>
        <translation>Die Hälfte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Half of the body, then the connection ends</source>
        <translation>Die Hälfte des Bodys, dann endet die Verbindung</translation>
    </message>
    <message>
        <source>No answer; the connection is closed</source>
        <translation>Keine Antwort; die Verbindung wird geschlossen</translation>
    </message>
    <message>
        <source>No answer; the connection is reset</source>
        <translation>Keine Antwort; die Verbindung wird zurückgesetzt</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>milliseconds, behind a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>one in each line</source>
        <translation>einer je Zeile</translation>
    </message>
    <message>
        <source>What a request gets, once it is on disk</source>
        <translation>Was eine Anfrage bekommt, sobald sie auf dem Datenträger ist</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Wartezeit</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AppearanceSection</name>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
        <source>The language of the desktop, or English where there are no texts in it</source>
        <translation>Die Sprache des Desktops oder Englisch, wenn es dafür keine Texte gibt</translation>
    </message>
    <message>
        <source>Another language is used from the next start on. Numbers and dates are always written as the desktop writes them.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start. Zahlen und Daten erscheinen immer so, wie der Desktop sie schreibt.</translation>
    </message>
    <message>
        <source>Restart Runlatch to use this language. Drafts and archive operations that are still to be sent stay.</source>
        <translation>Diese Sprache gilt nach einem Neustart von Runlatch. Entwürfe und noch nicht gesendete Archivierungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>&amp;Tastenkürzel ...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveFlow</name>
    <message>
        <source>Archiving</source>
        <translation>Wird archiviert</translation>
    </message>
    <message numerus="yes">
        <source>Archive %n change request(s)?</source>
        <translation>
            <numerusform>%n Change Request archivieren?</numerusform>
            <numerusform>%n Change Requests archivieren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n</source>
        <translation>
            <numerusform>%n archivieren</numerusform>
            <numerusform>%n archivieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was archived before.</source>
        <translation>%1 war bereits archiviert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>subject of a change request, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check its state</source>
        <translation>Stand prüfen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Archiving: %1 of %2</source>
        <translation>Archivieren: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Archive results</source>
        <translation>Ergebnisse des Archivierens</translation>
    </message>
    <message>
        <source>Change request</source>
        <translation>Change Request</translation>
    </message>
    <message>
        <source>Tries again for all that were not archived or not sent. If the outcome is unknown, the service is asked first.</source>
        <translation>Versucht es für alle nicht archivierten und nicht gesendeten erneut. Bei unbekanntem Ausgang wird zuerst der Dienst gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may have been archived; the service is asked about these first.</source>
        <translation>
            <numerusform>%n davon ist womöglich archiviert; der Dienst wird danach zuerst gefragt.</numerusform>
            <numerusform>%n davon sind womöglich archiviert; der Dienst wird danach zuerst gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Archive now</source>
        <translation>Jetzt archivieren</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>Runlatch ends as soon as the service has answered what is being archived.</source>
        <translation>Runlatch endet, sobald der Dienst die laufende Archivierung beantwortet hat.</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>%1 on %3: %2</source>
        <comment>subject of a change request, what happened, a connection</comment>
        <translation>%1 auf %3: %2</translation>
    </message>
    <message>
        <source>It is offered again when you choose that connection.</source>
        <translation>Es wird wieder angeboten, wenn diese Verbindung gewählt wird.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a connection, %2 what came of archiving there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Archiving %1 is not finished.</source>
        <translation>Das Archivieren von %1 ist nicht abgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>Archiving %n change request(s) is not finished.</source>
        <translation>
            <numerusform>Das Archivieren von %n Change Request ist nicht abgeschlossen.</numerusform>
            <numerusform>Das Archivieren von %n Change Requests ist nicht abgeschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection it was started with is unknown. It will be sent with %1.</source>
        <translation>Die Verbindung, mit der es begonnen wurde, ist unbekannt. Gesendet wird mit %1.</translation>
    </message>
    <message>
        <source>The connection it was started with was removed. It will be sent with %1.</source>
        <translation>Die Verbindung, mit der es begonnen wurde, wurde entfernt. Gesendet wird mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) wait to be archived. They are not sent; the next start offers them.</source>
        <translation>
            <numerusform>%n Change Request wartet auf seine Archivierung. Er wird nicht gesendet; der nächste Start bietet ihn an.</numerusform>
            <numerusform>%n Change Requests warten auf ihre Archivierung. Sie werden nicht gesendet; der nächste Start bietet sie an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) are being archived. The next start offers what is not finished.</source>
        <translation>
            <numerusform>%n Change Request wird gerade archiviert. Der nächste Start bietet an, was nicht abgeschlossen ist.</numerusform>
            <numerusform>%n Change Requests werden gerade archiviert. Der nächste Start bietet an, was nicht abgeschlossen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive it now</source>
        <translation>Jetzt archivieren</translation>
    </message>
    <message>
        <source>Archived %1 on %2.</source>
        <extracomment>subject of a change request, its workspace</extracomment>
        <translation>%1 in %2 archiviert.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n second(s).</source>
        <translation>
            <numerusform>Wird in %n Sekunde gesendet.</numerusform>
            <numerusform>Wird in %n Sekunden gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Archived %1 on %2 at %3.</source>
        <extracomment>subject of a change request, its workspace, a connection</extracomment>
        <translation>%1 auf %2 bei %3 archiviert.</translation>
    </message>
    <message numerus="yes">
        <source>Archived %n change request(s).</source>
        <translation>
            <numerusform>%n Change Request archiviert.</numerusform>
            <numerusform>%n Change Requests archiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first is sent in %n second(s).</source>
        <translation>
            <numerusform>Der erste wird in %n Sekunde gesendet.</numerusform>
            <numerusform>Der erste wird in %n Sekunden gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive them all now</source>
        <translation>Alle jetzt archivieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveResults</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Wird archiviert</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Wird abgefragt</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>Nicht archiviert</translation>
    </message>
    <message>
        <source>It was archived before. %1</source>
        <translation>Der Change Request war bereits archiviert. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n archived</source>
        <translation>
            <numerusform>%1 von %n archiviert</numerusform>
            <numerusform>%1 von %n archiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>of those that are archived</comment>
        <translation>
            <numerusform>%n schon zuvor</numerusform>
            <numerusform>%n schon zuvor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not archived</source>
        <translation>
            <numerusform>%n nicht archiviert</numerusform>
            <numerusform>%n nicht archiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not known</source>
        <translation>
            <numerusform>%n unklar</numerusform>
            <numerusform>%n unklar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n nicht gesendet</numerusform>
            <numerusform>%n nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n workspace(s): %1</source>
        <translation>
            <numerusform>In %n Workspace: %1</numerusform>
            <numerusform>In %n Workspaces: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>workspaces</comment>
        <translation>
            <numerusform> und %n weiterem</numerusform>
            <numerusform> und %n weiteren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are archived already and count as done. </source>
        <translation>
            <numerusform>%n davon ist bereits archiviert und gilt als erledigt. </numerusform>
            <numerusform>%n davon sind bereits archiviert und gelten als erledigt. </numerusform>
        </translation>
    </message>
    <message>
        <source>The service has no way back: what is archived stays readable, but cannot be made active again.</source>
        <translation>Der Dienst kennt keinen Weg zurück: Archiviertes bleibt lesbar, kann aber nicht wieder aktiv werden.</translation>
    </message>
    <message>
        <source>It was not sent again. The outcome of the first try is unknown.</source>
        <translation>Es wurde nicht erneut gesendet. Der Ausgang des ersten Versuchs ist unbekannt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AskService</name>
    <message>
        <source>Ask the service</source>
        <translation>Den Dienst fragen</translation>
    </message>
    <message>
        <source>Read the task result back and compare it with what was sent</source>
        <translation>Das Task-Ergebnis zurücklesen und mit dem Gesendeten vergleichen</translation>
    </message>
    <message>
        <source>Needs a connection to the service of this run task</source>
        <translation>Braucht eine Verbindung zum Dienst dieses Run Tasks</translation>
    </message>
    <message>
        <source>The service has what was sent.</source>
        <translation>Der Dienst hat, was gesendet wurde.</translation>
    </message>
    <message>
        <source>The service has something else than was sent.</source>
        <translation>Der Dienst hat etwas anderes, als gesendet wurde.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AskedWords</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>Between two conditions that must both hold</extracomment>
        <translation>und</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AutomaticReplyForm</name>
    <message>
        <source>Automatic reply</source>
        <translation>Automatische Antwort</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>&amp;Verzögerung</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>&amp;Nachricht</translation>
    </message>
    <message>
        <source>Callbacks may &amp;go to</source>
        <translation>Callbacks &amp;dürfen gehen an</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>one origin in each line</source>
        <translation>je Zeile ein Ursprung</translation>
    </message>
    <message>
        <source>Without a key only these are called. With a key a valid signature is enough.</source>
        <translation>Ohne Schlüssel werden nur diese aufgerufen. Mit Schlüssel genügt eine gültige Signatur.</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Write scheme, host and port and nothing else, such as %2.</source>
        <translation>„%1“ ist kein Ursprung. Nur Schema, Host und Port angeben, etwa %2.</translation>
    </message>
    <message>
        <source>Without a key an automatic reply would call whomever a request names. Give the HMAC key, or name where callbacks may go to, such as %1.</source>
        <translation>Ohne Schlüssel würde eine automatische Antwort jeden aufrufen, den eine Anfrage nennt. Den HMAC-Schlüssel angeben oder nennen, wohin Callbacks gehen dürfen, etwa %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AutomaticReplyWords</name>
    <message>
        <source>Answers nothing automatically: there is no HMAC key and no allowed callback</source>
        <translation>Antwortet nicht automatisch: Es gibt keinen HMAC-Schlüssel und keinen erlaubten Callback</translation>
    </message>
    <message>
        <source>Answers automatically: %1</source>
        <translation>Antwortet automatisch: %1</translation>
    </message>
    <message>
        <source>Answers automatically: %1 after %2 s</source>
        <extracomment>%1 is a status, such as passed, and %2 a number of seconds</extracomment>
        <translation>Antwortet automatisch: %1 nach %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not among the allowed callbacks.</source>
        <translation>%1 gehört nicht zu den erlaubten Callbacks.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BodyEdit</name>
    <message>
        <source>What is pasted</source>
        <translation>Was eingefügt wird</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Paste the body, or open a file</source>
        <translation>Body einfügen oder eine Datei öffnen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>&amp;Open a file...</source>
        <translation>Datei &amp;öffnen ...</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Body</translation>
    </message>
    <message>
        <source>The exact %1 bytes of %2. Editing replaces them.</source>
        <translation>Die genauen %1 Byte von %2. Bearbeiten ersetzt sie.</translation>
    </message>
    <message>
        <source>That is too long to paste: the field takes %1 characters. Open it as a file.</source>
        <translation>Das ist zu lang zum Einfügen: Das Feld nimmt %1 Zeichen. Öffnen Sie es als Datei.</translation>
    </message>
    <message>
        <source>Pasting may change a body: line breaks become LF, and a final line break is easily lost. A file, Hex and Base64 keep the exact bytes.</source>
        <translation>Einfügen kann einen Body ändern: Zeilenumbrüche werden zu LF, und ein Umbruch am Ende geht leicht verloren. Eine Datei, Hex und Base64 behalten die genauen Bytes.</translation>
    </message>
    <message>
        <source>Spaces and line breaks are ignored.</source>
        <translation>Leerzeichen und Zeilenumbrüche zählen nicht.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BodyEditor</name>
    <message>
        <source>How the body is shown</source>
        <translation>Darstellung des Textes</translation>
    </message>
    <message>
        <source>Preview of the body</source>
        <translation>Vorschau des Textes</translation>
    </message>
    <message>
        <source>Body, markdown</source>
        <translation>Text, Markdown</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreateForm</name>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Exact request</source>
        <translation>Exakte Anfrage</translation>
    </message>
    <message>
        <source>Subject and message are both needed.</source>
        <translation>Betreff und Nachricht sind beide nötig.</translation>
    </message>
    <message>
        <source>Reading the matches: %1 of %2</source>
        <extracomment>Both are numbers of workspaces</extracomment>
        <translation>Die Treffer werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Reading the matches: %1 so far</source>
        <translation>Die Treffer werden gelesen: bisher %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreatePage</name>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>No service yet</source>
        <translation>Noch kein Dienst</translation>
    </message>
    <message>
        <source>Connect to a service with a token, or start the simulator on its page. What you wrote before is kept.</source>
        <translation>Mit einem Token an einem Dienst anmelden oder den Simulator auf seiner Seite starten. Bisher Geschriebenes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Connect...</source>
        <translation>Verbinden ...</translation>
    </message>
    <message>
        <source>Show what is in the way</source>
        <translation>Hindernis zeigen</translation>
    </message>
    <message>
        <source>Continue to the next step</source>
        <translation>Weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message numerus="yes">
        <source>The service asks for a pause; it is sent in %n second(s).</source>
        <translation>
            <numerusform>Der Dienst bittet um eine Pause; gesendet wird in %n Sekunde.</numerusform>
            <numerusform>Der Dienst bittet um eine Pause; gesendet wird in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue to message</source>
        <translation>Weiter zur Nachricht</translation>
    </message>
    <message>
        <source>Continue to review</source>
        <translation>Weiter zum Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Create on %n workspace(s)</source>
        <translation>
            <numerusform>In %n Workspace erstellen</numerusform>
            <numerusform>In %n Workspaces erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Create on all matches</source>
        <translation>In allen Treffern erstellen</translation>
    </message>
    <message>
        <source>If the answer is lost, Runlatch does not send again.</source>
        <translation>Geht die Antwort verloren, sendet Runlatch nicht erneut.</translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation>Er gehört zu %1.</translation>
    </message>
    <message>
        <source>The matches are still being read.</source>
        <translation>Die Treffer werden noch gelesen.</translation>
    </message>
    <message>
        <source>Check the number of matches, then create.</source>
        <translation>Die Zahl der Treffer prüfen, dann erstellen.</translation>
    </message>
    <message>
        <source>The matches are older than five minutes, and are read again.</source>
        <translation>Die Treffer sind älter als fünf Minuten und werden neu gelesen.</translation>
    </message>
    <message>
        <source>%2 creates “%1” on its workspaces within minutes. It sends no notice when it finishes.</source>
        <translation>%2 legt „%1“ binnen Minuten auf seinen Workspaces an. Wann es fertig ist, wird nicht mitgeteilt.</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>Diesen Entwurf verwerfen?</translation>
    </message>
    <message>
        <source>Targets, subject and message are removed from this computer.</source>
        <translation>Ziele, Betreff und Nachricht werden von diesem Rechner entfernt.</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>Entwurf verwerfen</translation>
    </message>
    <message>
        <source>Paste an address of the explorer</source>
        <translation>Eine Adresse des Explorers einfügen</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Zurück zum Schritt davor</translation>
    </message>
    <message>
        <source>A bulk create is being sent. Whether it was carried out is not known then.</source>
        <translation>Eine Massenerstellung wird gerade gesendet. Ob sie ausgeführt wurde, ist dann nicht bekannt.</translation>
    </message>
    <message>
        <source>The draft of a bulk create is not saved. It is lost.</source>
        <translation>Der Entwurf einer Massenerstellung ist nicht gespeichert. Er geht verloren.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreating</name>
    <message>
        <source>Create the change requests again?</source>
        <translation>Die Change Requests noch einmal erstellen?</translation>
    </message>
    <message>
        <source>It is not known whether the first try was carried out. If it was, every workspace gets the change request twice, and the service cannot undo that.</source>
        <translation>Es ist unklar, ob der erste Versuch ausgeführt wurde. Falls ja, erhält jeder Workspace den Change Request doppelt, und der Dienst kann das nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>Noch einmal erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Create on %n workspace(s) that were not found?</source>
        <translation>
            <numerusform>In %n Workspace erstellen, der nicht gefunden wurde?</numerusform>
            <numerusform>In %n Workspaces erstellen, die nicht gefunden wurden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Create all the same</source>
        <translation>Trotzdem erstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 workspaces were not found: %2.</source>
        <translation>
            <numerusform>%n von %1 Workspaces wurde nicht gefunden: %2.</numerusform>
            <numerusform>%n von %1 Workspaces wurden nicht gefunden: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ids are sent as they were given.</source>
        <translation>IDs werden so gesendet, wie sie angegeben wurden.</translation>
    </message>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>Vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>Nichts wurde erstellt.</translation>
    </message>
    <message>
        <source>Nothing was sent: the draft has changed since.</source>
        <translation>Es wurde nichts gesendet: Der Entwurf hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Look at it once more, then create.</source>
        <translation>Noch einmal ansehen, dann anlegen.</translation>
    </message>
    <message>
        <source>The service refused it; nothing was created.</source>
        <translation>Der Dienst hat abgelehnt; nichts wurde erstellt.</translation>
    </message>
    <message>
        <source>What it names is marked at its field.</source>
        <translation>Das Genannte ist am jeweiligen Feld markiert.</translation>
    </message>
    <message>
        <source>Nothing was sent: it could not be saved first.</source>
        <translation>Es wurde nichts gesendet: Es konnte vorher nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The service took something else than was sent: %1.</source>
        <extracomment>%1 are names of the service, such as subject, target_ids</extracomment>
        <translation>Der Dienst hat etwas anderes übernommen, als gesendet wurde: %1.</translation>
    </message>
    <message>
        <source>Look at the change requests before you go on.</source>
        <translation>Sehen Sie sich die Change Requests an, bevor Sie weitermachen.</translation>
    </message>
    <message>
        <source>It was sent, and the ledger does not say so.</source>
        <translation>Es wurde gesendet, und das Journal sagt das nicht.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BusyLine</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ByteDifferenceView</name>
    <message>
        <source>Bytes side by side</source>
        <translation>Bytes nebeneinander</translation>
    </message>
    <message>
        <source>Form of the bytes</source>
        <translation>Form der Bytes</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>&amp;Voriger Unterschied</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Nächster Unterschied</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Both bodies have the same %1 bytes.</source>
        <translation>Beide Bodys haben dieselben %1 Byte.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s), the first one at byte %1.</source>
        <translation>
            <numerusform>%n Unterschied, der erste bei Byte %1.</numerusform>
            <numerusform>%n Unterschiede, der erste bei Byte %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is behind them counts as one.</source>
        <translation>Alles dahinter zählt als ein Unterschied.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BytesView</name>
    <message>
        <source>Copy the selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>Line %1, column %2, byte %3</source>
        <translation>Zeile %1, Spalte %2, Byte %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n byte(s) selected</source>
        <translation>
            <numerusform>%1, %n Byte ausgewählt</numerusform>
            <numerusform>%1, %n Byte ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) selected, a copy has the first 4 MB</source>
        <translation>
            <numerusform>%n Byte ausgewählt, kopiert werden die ersten 4 MB</numerusform>
            <numerusform>%n Byte ausgewählt, kopiert werden die ersten 4 MB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureActions</name>
    <message>
        <source>The body is larger than 64 KB, which is too much for a command</source>
        <translation>Der Body ist größer als 64 KB, zu viel für einen Befehl</translation>
    </message>
    <message>
        <source>&amp;Reply...</source>
        <translation>Ant&amp;worten ...</translation>
    </message>
    <message>
        <source>&amp;Edit and send again...</source>
        <translation>&amp;Bearbeiten und erneut senden ...</translation>
    </message>
    <message>
        <source>&amp;Note...</source>
        <translation>&amp;Notiz ...</translation>
    </message>
    <message>
        <source>Copy the ce&amp;ll</source>
        <translation>&amp;Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;id of the run</source>
        <translation>&amp;ID des Runs kopieren</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL</source>
        <translation>Als c&amp;URL kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL &amp;with its secrets</source>
        <translation>Als cURL mit &amp;Geheimnissen kopieren</translation>
    </message>
    <message>
        <source>&amp;Follow new requests</source>
        <translation>Neuen Anfragen &amp;folgen</translation>
    </message>
    <message>
        <source>Show all deliveries of t&amp;his run task</source>
        <translation>Alle Zustellungen dieses &amp;Run-Tasks zeigen</translation>
    </message>
    <message>
        <source>Sh&amp;ow the detail</source>
        <translation>D&amp;etails zeigen</translation>
    </message>
    <message>
        <source>Relo&amp;ad</source>
        <translation>Neu l&amp;aden</translation>
    </message>
    <message>
        <source>Stora&amp;ge limits...</source>
        <translation>S&amp;peichergrenzen ...</translation>
    </message>
    <message>
        <source>&amp;Send again...</source>
        <translation>Erneut &amp;senden ...</translation>
    </message>
    <message>
        <source>&amp;Send again to %1</source>
        <translation>Erneut &amp;senden an %1</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>Spal&amp;ten</translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;pin %n request(s)</source>
        <translation>
            <numerusform>An&amp;heften von %n Anfrage aufheben</numerusform>
            <numerusform>An&amp;heften von %n Anfragen aufheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Pin %n request(s)</source>
        <translation>
            <numerusform>%n Anfrage an&amp;heften</numerusform>
            <numerusform>%n Anfragen an&amp;heften</numerusform>
        </translation>
    </message>
    <message>
        <source>Un&amp;pin this request</source>
        <translation>An&amp;heften aufheben</translation>
    </message>
    <message>
        <source>&amp;Pin this request</source>
        <translation>Anfrage an&amp;heften</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n request(s)</source>
        <translation>
            <numerusform>%n Anfrage &amp;duplizieren</numerusform>
            <numerusform>%n Anfragen &amp;duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Duplicate this request</source>
        <translation>Anfrage &amp;duplizieren</translation>
    </message>
    <message>
        <source>Choose at most %1 requests.</source>
        <translation>Höchstens %1 Anfragen wählen.</translation>
    </message>
    <message>
        <source>&amp;Compare the two requests...</source>
        <translation>Die beiden Anfragen &amp;vergleichen ...</translation>
    </message>
    <message>
        <source>&amp;Compare with the previous delivery...</source>
        <translation>Mit der vorigen Zustellung &amp;vergleichen ...</translation>
    </message>
    <message numerus="yes">
        <source>E&amp;xport %n request(s)...</source>
        <translation>
            <numerusform>%n Anfrage e&amp;xportieren ...</numerusform>
            <numerusform>%n Anfragen e&amp;xportieren ...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dele&amp;te %n request(s)</source>
        <translation>
            <numerusform>%n Anfrage &amp;löschen</numerusform>
            <numerusform>%n Anfragen &amp;löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Dele&amp;te this request</source>
        <translation>Anfrage &amp;löschen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDeletion</name>
    <message>
        <source>Delete now</source>
        <translation>Jetzt löschen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) deleted.</source>
        <translation>
            <numerusform>%Ln Anfrage gelöscht.</numerusform>
            <numerusform>%Ln Anfragen gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can undo this for %n second(s).</source>
        <translation>
            <numerusform>Lässt sich noch %n Sekunde lang rückgängig machen.</numerusform>
            <numerusform>Lässt sich noch %n Sekunden lang rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first deletion can be undone for %n second(s).</source>
        <translation>
            <numerusform>Die erste Löschung lässt sich noch %n Sekunde lang rückgängig machen.</numerusform>
            <numerusform>Die erste Löschung lässt sich noch %n Sekunden lang rückgängig machen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDetail</name>
    <message>
        <source>Select a request to look into it.</source>
        <translation>Eine Anfrage auswählen, um sie zu untersuchen.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Rohdaten</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Geheimnisse zeigen</translation>
    </message>
    <message>
        <source>&amp;Reply...</source>
        <translation>Ant&amp;worten ...</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>Zustellung %1</translation>
    </message>
    <message>
        <source>Request to %1</source>
        <translation>Anfrage an %1</translation>
    </message>
    <message>
        <source>Hide secrets</source>
        <translation>Geheimnisse verbergen</translation>
    </message>
    <message>
        <source>Not answered automatically.</source>
        <translation>Nicht automatisch beantwortet.</translation>
    </message>
    <message>
        <source>Allow...</source>
        <translation>Erlauben ...</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Refused request</source>
        <translation>Abgewiesene Anfrage</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The body is incomplete.</source>
        <translation>Der Body ist unvollständig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) are chosen.</source>
        <translation>
            <numerusform>%Ln Anfrage ist gewählt.</numerusform>
            <numerusform>%Ln Anfragen sind gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The detail shows number %1.</source>
        <translation>Die Details zeigen Nummer %1.</translation>
    </message>
    <message>
        <source>Shows the access token and the callback&apos;s query in Payload, Raw, Headers, Signature and Findings</source>
        <translation>Zeigt das Zugriffstoken und die Query des Callbacks in Payload, Rohdaten, Headern, Signatur und Befunden</translation>
    </message>
    <message>
        <source>The body is not known to be what was sent.</source>
        <translation>Es ist nicht bekannt, ob der Body so gesendet wurde.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureFilterBar</name>
    <message>
        <source>Filter the received requests</source>
        <translation>Empfangene Anfragen filtern</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>The filter was not saved: it seems to have a token or a key.</source>
        <translation>Der Filter wurde nicht gespeichert: Er scheint ein Token oder einen Schlüssel zu enthalten.</translation>
    </message>
    <message>
        <source>Saved filters stand in the settings, which anyone can read.</source>
        <translation>Gespeicherte Filter stehen lesbar in den Einstellungen.</translation>
    </message>
    <message>
        <source>Filter, such as state:failed, since:2h or words of the body</source>
        <translation>Filter, etwa state:failed, since:2h oder Wörter aus dem Body</translation>
    </message>
    <message>
        <source>Cancel the search, or loading a request</source>
        <translation>Suche oder Laden einer Anfrage abbrechen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureList</name>
    <message>
        <source>Received requests</source>
        <translation>Empfangene Anfragen</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>Letztes Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>No request matches</source>
        <translation>Keine Anfrage passt</translation>
    </message>
    <message>
        <source>All received requests were searched.</source>
        <translation>Alle empfangenen Anfragen wurden durchsucht.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaseDetail</name>
    <message>
        <source>Copy what is told of the case</source>
        <translation>Kopieren, was über den Fall gesagt wird</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Run the case again</source>
        <translation>Den Fall erneut prüfen</translation>
    </message>
    <message>
        <source>Parts of the case</source>
        <translation>Teile des Falls</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>Anfragen und Antworten</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaseExchanges</name>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>%1. To the integration: %2, %3</source>
        <extracomment>%1 a number, %2 &quot;POST /runtask&quot;, %3 &quot;200&quot;; sent by Runlatch to the integration</extracomment>
        <translation>%1. An die Integration: %2, %3</translation>
    </message>
    <message>
        <source>%1. From the integration: %2, %3</source>
        <translation>%1. Von der Integration: %2, %3</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>Nothing was exchanged for this case.</source>
        <translation>Für diesen Fall wurde nichts ausgetauscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s) more were not kept.</source>
        <translation>
            <numerusform>%n weiterer wurde nicht behalten.</numerusform>
            <numerusform>%n weitere wurden nicht behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>none within %1</source>
        <translation>keine innerhalb von %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CertificateDialog</name>
    <message>
        <source>%1 shows another certificate than the one you trusted.</source>
        <translation>%1 zeigt ein anderes Zertifikat als das, dem bisher vertraut wurde.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>Das Zertifikat von %1 ist abgelaufen.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet.</source>
        <translation>Das Zertifikat von %1 ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>The certificate of %1 was revoked: its key may be in the wrong hands.</source>
        <translation>Das Zertifikat von %1 wurde widerrufen: Sein Schlüssel ist womöglich in falschen Händen.</translation>
    </message>
    <message>
        <source>%1 vouches for itself: its certificate is self-signed.</source>
        <translation>%1 bürgt für sich selbst: Das Zertifikat ist selbstsigniert.</translation>
    </message>
    <message>
        <source>The certificate of %1 was issued by “%2”, which this computer does not trust.</source>
        <translation>Das Zertifikat von %1 wurde von „%2“ ausgestellt; diesem Aussteller vertraut dieser Rechner nicht.</translation>
    </message>
    <message>
        <source>The certificate of %1 was made for another host.</source>
        <translation>Das Zertifikat von %1 wurde für einen anderen Host ausgestellt.</translation>
    </message>
    <message>
        <source>Nothing was sent, not even the token.</source>
        <translation>Nichts wurde gesendet, auch das Token nicht.</translation>
    </message>
    <message>
        <source>Check the date of this computer; else ask whoever runs the server.</source>
        <translation>Das Datum dieses Rechners prüfen; sonst beim Betreiber des Servers nachfragen.</translation>
    </message>
    <message>
        <source>Ask whoever runs the server for a certificate that is valid.</source>
        <translation>Den Betreiber des Servers um ein gültiges Zertifikat bitten.</translation>
    </message>
    <message>
        <source>Certificates change when they are renewed, but also when somebody stands between you and the server. Trust this one only if whoever runs the server tells you the same fingerprint.</source>
        <translation>Zertifikate ändern sich bei einer Erneuerung, aber auch, wenn sich jemand zwischen diesen Rechner und den Server schaltet. Diesem nur vertrauen, wenn der Betreiber des Servers denselben Fingerabdruck nennt.</translation>
    </message>
    <message>
        <source>Trust it only if whoever runs the server tells you the same fingerprint by another way.</source>
        <translation>Nur vertrauen, wenn der Betreiber des Servers auf anderem Weg denselben Fingerabdruck nennt.</translation>
    </message>
    <message>
        <source>Certificate not trusted</source>
        <translation>Zertifikat nicht vertrauenswürdig</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>Ausgestellt für</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Ausgestellt von</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint</source>
        <translation>SHA-256-Fingerabdruck</translation>
    </message>
    <message>
        <source>Trust this certificate for this connection</source>
        <translation>Diesem Zertifikat bei dieser Verbindung vertrauen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangePane</name>
    <message>
        <source>Attributes of the change</source>
        <translation>Attribute der Änderung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>No change is chosen</source>
        <translation>Keine Änderung ist gewählt</translation>
    </message>
    <message>
        <source>Choose a change to see its attributes.</source>
        <translation>Eine Änderung wählen, um ihre Attribute zu sehen.</translation>
    </message>
    <message>
        <source>Show sensitive values</source>
        <translation>Vertrauliche Werte zeigen</translation>
    </message>
    <message>
        <source>Shows the values of this change that the plan marks as sensitive</source>
        <translation>Zeigt die Werte dieser Änderung, die der Plan als vertraulich kennzeichnet</translation>
    </message>
    <message>
        <source>Hide sensitive values</source>
        <translation>Vertrauliche Werte verbergen</translation>
    </message>
    <message>
        <source>forces replacement</source>
        <translation>erzwingt das Ersetzen</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>The plan tells no attribute of this change.</source>
        <translation>Der Plan nennt kein Attribut dieser Änderung.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further attribute(s) are not shown.</source>
        <translation>
            <numerusform>%Ln weiteres Attribut wird nicht gezeigt.</numerusform>
            <numerusform>%Ln weitere Attribute werden nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestDetail</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>A&amp;rchivieren</translation>
    </message>
    <message>
        <source>Previous change request</source>
        <translation>Voriger Change Request</translation>
    </message>
    <message>
        <source>Next change request</source>
        <translation>Nächster Change Request</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Wird archiviert</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>erstellt %1</translation>
    </message>
    <message>
        <source>created %1 by %2</source>
        <translation>erstellt %1 von %2</translation>
    </message>
    <message>
        <source>archived %1</source>
        <translation>archiviert %1</translation>
    </message>
    <message>
        <source>archived %1 by %2</source>
        <translation>archiviert %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>Nicht archiviert</translation>
    </message>
    <message>
        <source>Copy the subject</source>
        <translation>Betreff kopieren</translation>
    </message>
    <message>
        <source>Copy a part of it</source>
        <translation>Teil davon kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Asks the service for it again, and shows the answer as it came</source>
        <translation>Fragt den Dienst erneut danach und zeigt die Antwort so, wie sie kam</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>Alles als Text</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Archive %n...</source>
        <translation>
            <numerusform>%n a&amp;rchivieren ...</numerusform>
            <numerusform>%n a&amp;rchivieren ...</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the message as text</source>
        <translation>Die Nachricht als Text zeigen</translation>
    </message>
    <message>
        <source>Open the workspace %1 in the browser</source>
        <translation>Den Workspace %1 im Browser öffnen</translation>
    </message>
    <message>
        <source>Archived: %1</source>
        <translation>Archiviert: %1</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>Erstellt: %1</translation>
    </message>
    <message>
        <source>Archive the change requests that are chosen</source>
        <translation>Die gewählten Change Requests archivieren</translation>
    </message>
    <message>
        <source>Archive this change request</source>
        <translation>Diesen Change Request archivieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFacts</name>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Workspace id</source>
        <translation>Workspace-ID</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Archived by</source>
        <translation>Archiviert von</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFoot</name>
    <message numerus="yes">
        <source>%n archived since</source>
        <translation>
            <numerusform>%n seither archiviert</numerusform>
            <numerusform>%n seither archiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>Alle laden</translation>
    </message>
    <message>
        <source>Back to pages</source>
        <translation>Zurück zu Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n loaded</source>
        <translation>
            <numerusform>%n geladen</numerusform>
            <numerusform>%n geladen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 loaded ones</source>
        <translation>%1 von %2 geladenen</translation>
    </message>
    <message>
        <source>filter and sort cover all of them</source>
        <translation>Filter und Sortierung gelten für alle</translation>
    </message>
    <message>
        <source>Load all %1</source>
        <translation>Alle %1 laden</translation>
    </message>
    <message numerus="yes">
        <source>%n shown, the filter covers this page</source>
        <translation>
            <numerusform>%n gezeigt, der Filter gilt für diese Seite</numerusform>
            <numerusform>%n gezeigt, der Filter gilt für diese Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>sort covers this page</source>
        <translation>die Sortierung gilt für diese Seite</translation>
    </message>
    <message>
        <source>the service cannot filter by state: this page has fewer rows</source>
        <translation>der Dienst kann nicht nach Zustand filtern: diese Seite hat weniger Zeilen</translation>
    </message>
    <message>
        <source>the service does not keep to the page size</source>
        <translation>der Dienst hält die Seitengröße nicht ein</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>some may be missing</source>
        <translation>es fehlen möglicherweise welche</translation>
    </message>
    <message>
        <source>the service gives the same page again</source>
        <translation>der Dienst gibt dieselbe Seite noch einmal</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestList</name>
    <message>
        <source>Change requests</source>
        <translation>Change Requests</translation>
    </message>
    <message>
        <source>%1 of about %2 change requests</source>
        <translation>%1 von etwa %2 Change Requests</translation>
    </message>
    <message>
        <source>%1 of %2 workspaces</source>
        <translation>%1 von %2 Workspaces</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>%n Change Request</numerusform>
            <numerusform>%n Change Requests</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Still waiting for %1.</source>
        <translation>Noch keine Antwort von %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestMenu</name>
    <message>
        <source>&amp;Change request</source>
        <translation>&amp;Change Request</translation>
    </message>
    <message>
        <source>&amp;New for many...</source>
        <translation>&amp;Neu für viele ...</translation>
    </message>
    <message>
        <source>&amp;Sent bulk creates...</source>
        <translation>Ge&amp;sendete Massenerstellungen ...</translation>
    </message>
    <message>
        <source>Show the &amp;change requests</source>
        <translation>&amp;Change Requests zeigen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestNotices</name>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>List of workspaces</source>
        <translation>Liste der Workspaces</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this page could not be read.</source>
        <translation>
            <numerusform>%n Zeile dieser Seite war nicht lesbar.</numerusform>
            <numerusform>%n Zeilen dieser Seite waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show reasons</source>
        <translation>Gründe zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this page have the id of another one.</source>
        <translation>
            <numerusform>%n Zeile dieser Seite hat die ID einer anderen.</numerusform>
            <numerusform>%n Zeilen dieser Seite haben die ID einer anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each id is shown once.</source>
        <translation>Jede ID wird einmal angezeigt.</translation>
    </message>
    <message>
        <source>The list changed while you turned the page.</source>
        <translation>Die Liste hat sich beim Blättern geändert.</translation>
    </message>
    <message>
        <source>A change request may be missing from both pages. Reload, or load all.</source>
        <translation>Ein Change Request kann auf beiden Seiten fehlen. Neu laden oder alle laden.</translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>Alle laden</translation>
    </message>
    <message>
        <source>Loading was stopped.</source>
        <translation>Das Laden wurde angehalten.</translation>
    </message>
    <message>
        <source>What had arrived is shown; filter and sort cover only that.</source>
        <translation>Was ankam, wird gezeigt; Filter und Sortierung gelten nur dafür.</translation>
    </message>
    <message>
        <source>The list changed again and again while it was read.</source>
        <translation>Die Liste hat sich während des Lesens immer wieder geändert.</translation>
    </message>
    <message>
        <source>A change request may be missing; reload to be sure.</source>
        <translation>Ein Change Request kann fehlen; zur Sicherheit neu laden.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n Zeile war nicht lesbar.</numerusform>
            <numerusform>%n Zeilen waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>What could be read is shown.</source>
        <translation>Das Lesbare wird gezeigt.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>A row of %1</source>
        <translation>Eine Zeile von %1</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht lesbar war</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n nicht lesbar</numerusform>
            <numerusform>%n nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>%1 is the number of a row of the page</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n Workspace ließ sich nicht bis zum Ende lesen.</numerusform>
            <numerusform>%n Workspaces ließen sich nicht bis zum Ende lesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestTable</name>
    <message>
        <source>Not archived</source>
        <translation>Nicht archiviert</translation>
    </message>
    <message>
        <source>12 months ago</source>
        <translation>vor 12 Monaten</translation>
    </message>
    <message>
        <source>needs a wider window</source>
        <translation>braucht ein breiteres Fenster</translation>
    </message>
    <message>
        <source>the service does not tell it</source>
        <translation>der Dienst nennt es nicht</translation>
    </message>
    <message>
        <source>all: %1</source>
        <extracomment>%1 is the value that all rows of a table have in a column</extracomment>
        <translation>alle: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestToolbar</name>
    <message>
        <source>Which change requests</source>
        <translation>Angezeigte Change Requests</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Columns and sorting</source>
        <translation>Spalten und Sortierung</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>geladen %1</translation>
    </message>
    <message>
        <source>Filter, such as created:&lt;7d</source>
        <translation>Filter, etwa created:&lt;7d</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Reload, %1</source>
        <translation>Neu laden, %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestsPage</name>
    <message>
        <source>Change requests</source>
        <translation>Change Requests</translation>
    </message>
    <message>
        <source>New for many...</source>
        <translation>Neu für viele ...</translation>
    </message>
    <message>
        <source>Create a change request in many workspaces</source>
        <translation>Einen Change Request in vielen Workspaces erstellen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Previous change request</source>
        <translation>Voriger Change Request</translation>
    </message>
    <message>
        <source>Next change request</source>
        <translation>Nächster Change Request</translation>
    </message>
    <message>
        <source>Filter the change requests</source>
        <translation>Change Requests filtern</translation>
    </message>
    <message>
        <source>Undo the last archiving</source>
        <translation>Letztes Archivieren rückgängig machen</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>%1 is what all rows of the list have in a column that gave way</extracomment>
        <translation>Alle: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selection (%n)</source>
        <translation>
            <numerusform>Auswahl (%n)</numerusform>
            <numerusform>Auswahl (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the filter shows (%n)</source>
        <translation>
            <numerusform>Was der Filter zeigt (%n)</numerusform>
            <numerusform>Was der Filter zeigt (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page (%n)</source>
        <translation>
            <numerusform>Diese Seite (%n)</numerusform>
            <numerusform>Diese Seite (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that is loaded (%n)</source>
        <translation>
            <numerusform>Alles Geladene (%n)</numerusform>
            <numerusform>Alles Geladene (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CheckForm</name>
    <message>
        <source>Quick: what must hold</source>
        <translation>Schnell: was gelten muss</translation>
    </message>
    <message>
        <source>Full: all cases</source>
        <translation>Vollständig: alle Fälle</translation>
    </message>
    <message>
        <source>URL of the integration</source>
        <translation>URL der Integration</translation>
    </message>
    <message>
        <source>HMAC key</source>
        <translation>HMAC-Schlüssel</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>without it, signatures are not tried</source>
        <translation>ohne ihn werden Signaturen nicht geprüft</translation>
    </message>
    <message>
        <source>kept in memory only</source>
        <translation>bleibt nur im Speicher</translation>
    </message>
    <message>
        <source>Remove the user name and the password from the URL.</source>
        <translation>Benutzernamen und Passwort aus der URL entfernen.</translation>
    </message>
    <message>
        <source>Enter the whole URL, with http:// or https://.</source>
        <translation>Die ganze URL eingeben, mit http:// oder https://.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CheckPage</name>
    <message>
        <source>Which cases</source>
        <translation>Welche Fälle</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter, such as is:failed or group:signature</source>
        <translation>Filter, etwa is:failed oder group:signature</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Compare with the last run</source>
        <translation>Mit dem letzten Lauf vergleichen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Die Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Start the check</source>
        <translation>Die Prüfung starten</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The case keeps its result.</source>
        <translation>Der Fall behält sein Ergebnis.</translation>
    </message>
    <message>
        <source>Cases that were not tried are not testable.</source>
        <translation>Fälle, die nicht versucht wurden, sind nicht prüfbar.</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>Der Bericht wurde gespeichert.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Failed and not testable cases</source>
        <translation>Durchgefallene und nicht prüfbare Fälle</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Gewarnt</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Run the case again</source>
        <translation>Den Fall erneut prüfen</translation>
    </message>
    <message>
        <source>Filter the cases</source>
        <translation>Die Fälle filtern</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <extracomment>%1 of %2 cases have a verdict</extracomment>
        <translation>%1 von %2 Fällen</translation>
    </message>
    <message>
        <source>Possible when this target was checked before since Runlatch was started</source>
        <translation>Möglich, wenn dieses Ziel seit dem Start von Runlatch schon geprüft wurde</translation>
    </message>
    <message>
        <source>Since the last run: %1</source>
        <translation>Seit dem letzten Lauf: %1</translation>
    </message>
    <message>
        <source>No cases match</source>
        <translation>Keine Fälle passen</translation>
    </message>
    <message>
        <source>Change the filter or choose All.</source>
        <translation>Filter ändern oder Alle wählen.</translation>
    </message>
    <message>
        <source>Check an integration</source>
        <translation>Eine Integration prüfen</translation>
    </message>
    <message>
        <source>Runlatch sends it run tasks, right ones and wrong ones, and tells for each case whether it does what the service requires. Enter its URL and start.</source>
        <translation>Runlatch sendet ihr richtige und falsche Run Tasks und sagt zu jedem Fall, ob sie tut, was der Dienst verlangt. URL eingeben und starten.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ClockPicker</name>
    <message>
        <source>Clock of the deadlines</source>
        <translation>Uhr der Fristen</translation>
    </message>
    <message>
        <source>How fast the deadlines of run tasks run. What the network is given stays as it is.</source>
        <translation>Wie schnell die Fristen von Run Tasks laufen. Was dem Netz gewährt wird, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Clock %1x</source>
        <translation>Uhr %1x</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ColumnDialog</name>
    <message>
        <source>The first row is a &amp;heading</source>
        <translation>Die erste Zeile ist eine &amp;Überschrift</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Which column has the workspaces?</source>
        <translation>In welcher Spalte stehen die Workspaces?</translation>
    </message>
    <message>
        <source>Column with the workspaces</source>
        <translation>Spalte mit den Workspaces</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>Names or ids are taken from this column; the others are left out.</source>
        <translation>Namen oder IDs werden aus dieser Spalte genommen; die übrigen bleiben weg.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1 (workspaces)</source>
        <extracomment>%1 is the heading of a column</extracomment>
        <translation>%1 (Workspaces)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CommandModel</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CommandPalette</name>
    <message>
        <source>No command matches. What cannot be done now is not listed.</source>
        <translation>Kein Befehl passt. Was jetzt nicht möglich ist, steht nicht in der Liste.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Words of a command</source>
        <translation>Wörter eines Befehls</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CompareDialog</name>
    <message>
        <source>Request %1</source>
        <translation>Anfrage %1</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>Zustellung %1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>Ways of comparing</source>
        <translation>Arten des Vergleichs</translation>
    </message>
    <message>
        <source>Differences by meaning</source>
        <translation>Unterschiede nach Bedeutung</translation>
    </message>
    <message>
        <source>Differences of the headers</source>
        <translation>Unterschiede der Header</translation>
    </message>
    <message>
        <source>Compare requests</source>
        <translation>Anfragen vergleichen</translation>
    </message>
    <message>
        <source>By &amp;meaning</source>
        <translation>Nach Be&amp;deutung</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Open &amp;left...</source>
        <translation>&amp;Links öffnen ...</translation>
    </message>
    <message>
        <source>Open &amp;right...</source>
        <translation>&amp;Rechts öffnen ...</translation>
    </message>
    <message>
        <source>Compares a file: a body, or a whole request</source>
        <translation>Vergleicht eine Datei: einen Body oder eine ganze Anfrage</translation>
    </message>
    <message>
        <source>Cancel comparing</source>
        <translation>Vergleich abbrechen</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>&amp;Seiten tauschen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Choose a file or swap the sides to compare again.</source>
        <translation>Wählen Sie eine Datei oder tauschen Sie die Seiten, um erneut zu vergleichen.</translation>
    </message>
    <message>
        <source>File for the left side</source>
        <translation>Datei für die linke Seite</translation>
    </message>
    <message>
        <source>File for the right side</source>
        <translation>Datei für die rechte Seite</translation>
    </message>
    <message>
        <source>%1 · %2 bytes</source>
        <translation>%1 · %2 Byte</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Choose a file for the side that is empty.</source>
        <translation>Wählen Sie eine Datei für die leere Seite.</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Vergleich läuft ...</translation>
    </message>
    <message>
        <source>No headers</source>
        <translation>Keine Header</translation>
    </message>
    <message>
        <source>Both sides are files without headers.</source>
        <translation>Beide Seiten sind Dateien ohne Header.</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Keine Bytes</translation>
    </message>
    <message>
        <source>Both bodies are empty.</source>
        <translation>Beide Bodys sind leer.</translation>
    </message>
    <message>
        <source>Both mean the same</source>
        <translation>Beide bedeuten dasselbe</translation>
    </message>
    <message>
        <source>No value differs. Bytes shows what else does: layout, order, escapes.</source>
        <translation>Kein Wert unterscheidet sich. Bytes zeigt, was sonst anders ist: Anordnung, Reihenfolge, Escapes.</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>Zu viele Werte</translation>
    </message>
    <message>
        <source>A body has more than 4,000,000 values. Bytes compares it all the same.</source>
        <translation>Ein Body hat mehr als 4.000.000 Werte. Bytes vergleicht ihn trotzdem.</translation>
    </message>
    <message>
        <source>The left body is not JSON</source>
        <translation>Der linke Body ist kein JSON</translation>
    </message>
    <message>
        <source>The right body is not JSON</source>
        <translation>Der rechte Body ist kein JSON</translation>
    </message>
    <message>
        <source>Line %1: %2 Bytes compares it all the same.</source>
        <translation>Zeile %1: %2 Bytes vergleicht ihn trotzdem.</translation>
    </message>
    <message>
        <source>Secrets are not compared.</source>
        <translation>Geheimnisse werden nicht verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s) by meaning are not listed.</source>
        <translation>
            <numerusform>%n weiterer Unterschied nach Bedeutung steht nicht in der Liste.</numerusform>
            <numerusform>%n weitere Unterschiede nach Bedeutung stehen nicht in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first 1,000 are.</source>
        <translation>Die ersten 1.000 stehen darin.</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <source>By meaning</source>
        <translation>Nach Bedeutung</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Both bodies are the same</source>
        <translation>Beide Bodys sind gleich</translation>
    </message>
    <message>
        <source>No byte differs.</source>
        <translation>Kein Byte ist anders.</translation>
    </message>
    <message>
        <source>They are redacted in one of the requests, so they count as the same in both.</source>
        <translation>In einer der Anfragen sind sie unkenntlich gemacht; sie gelten daher in beiden als gleich.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionButtons</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Turn the condition on or off</source>
        <translation>Bedingung ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Move condition %1 up</source>
        <translation>Bedingung %1 nach oben</translation>
    </message>
    <message>
        <source>Move condition %1 down</source>
        <translation>Bedingung %1 nach unten</translation>
    </message>
    <message>
        <source>Duplicate condition %1</source>
        <translation>Bedingung %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>Bedingung %1 entfernen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionList</name>
    <message>
        <source>&amp;Add condition</source>
        <translation>&amp;Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>All conditions must hold (AND).</source>
        <translation>Alle Bedingungen müssen gelten (UND).</translation>
    </message>
    <message>
        <source>Why no OR?</source>
        <translation>Warum kein ODER?</translation>
    </message>
    <message>
        <source>The service joins the conditions of a query by AND and documents no OR. For workspaces that meet one condition or another, create the change requests once for each query. A workspace that meets both then gets two.</source>
        <translation>Der Dienst verknüpft die Bedingungen einer Abfrage mit UND und dokumentiert kein ODER. Für Workspaces, die die eine oder die andere Bedingung erfüllen, erstellen Sie die Change Requests einmal je Abfrage. Ein Workspace, der beide erfüllt, erhält dann zwei.</translation>
    </message>
    <message>
        <source>Removed the condition “%1”.</source>
        <translation>Bedingung „%1“ entfernt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionProblem</name>
    <message>
        <source>The field is not in the documented table; it is sent as typed.</source>
        <translation>Das Feld steht nicht in der dokumentierten Tabelle; es wird wie eingegeben gesendet.</translation>
    </message>
    <message>
        <source>The field is not in the documented table; it is sent as typed. “%1” is.</source>
        <translation>Das Feld steht nicht in der dokumentierten Tabelle; es wird wie eingegeben gesendet. „%1“ steht darin.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is one of several values, %2 what to do about it</extracomment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The operator is not in the documented table; it is sent as typed.</source>
        <translation>Der Operator steht nicht in der dokumentierten Tabelle; er wird gesendet wie eingegeben.</translation>
    </message>
    <message>
        <source>Several values may be refused; the public API documents one.</source>
        <translation>Mehrere Werte können abgelehnt werden; die öffentliche API dokumentiert einen.</translation>
    </message>
    <message>
        <source>On this computer: %1.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>Auf diesem Computer: %1.</translation>
    </message>
    <message>
        <source>The quotation marks are part of the value and are sent.</source>
        <translation>Die Anführungszeichen sind Teil des Wertes und werden gesendet.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionRow</name>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Condition %1 on</source>
        <translation>Bedingung %1 aktiv</translation>
    </message>
    <message>
        <source>Field of condition %1</source>
        <translation>Feld von Bedingung %1</translation>
    </message>
    <message>
        <source>Operator of condition %1</source>
        <translation>Operator von Bedingung %1</translation>
    </message>
    <message>
        <source>Value of condition %1</source>
        <translation>Wert von Bedingung %1</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>other...</source>
        <translation>anderer ...</translation>
    </message>
    <message>
        <source>Asking the service for values...</source>
        <translation>Der Dienst wird nach Werten gefragt ...</translation>
    </message>
    <message>
        <source>No known status contains this. You can type another one.</source>
        <translation>Kein bekannter Status enthält dies. Sie können einen anderen eingeben.</translation>
    </message>
    <message>
        <source>The service found no matching value.</source>
        <translation>Der Dienst hat keinen passenden Wert gefunden.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionChoices</name>
    <message>
        <source>Duplicate the connection</source>
        <translation>Verbindung duplizieren</translation>
    </message>
    <message>
        <source>Remove the connection</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>Simulator auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>T&amp;oken</source>
        <translation>T&amp;oken</translation>
    </message>
    <message>
        <source>Form of &amp;bulk create</source>
        <translation>Form der &amp;Massenerstellung</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>no other one is tried</source>
        <translation>keine andere wird versucht</translation>
    </message>
    <message>
        <source>found out when it is first sent</source>
        <translation>wird beim ersten Senden ermittelt</translation>
    </message>
    <message>
        <source>host or URL</source>
        <translation>Host oder URL</translation>
    </message>
    <message>
        <source>You trusted a certificate of this server by its fingerprint.</source>
        <translation>Einem Zertifikat dieses Servers wurde anhand seines Fingerabdrucks vertraut.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>kept; type to replace it</source>
        <translation>aufbewahrt; zum Ersetzen tippen</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>im Schlüsselbund</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>nur diese Sitzung</translation>
    </message>
    <message>
        <source>goes into the keychain</source>
        <translation>kommt in den Schlüsselbund</translation>
    </message>
    <message>
        <source>asking the keychain…</source>
        <translation>fragt den Schlüsselbund…</translation>
    </message>
    <message>
        <source>The kept token was entered for another host. Enter the token for this one.</source>
        <translation>Das aufbewahrte Token wurde für einen anderen Host eingegeben. Das Token für diesen eingeben.</translation>
    </message>
    <message>
        <source>The service answers nothing without a token. Enter one.</source>
        <translation>Ohne Token antwortet der Dienst nicht. Eines eingeben.</translation>
    </message>
    <message>
        <source>not encrypted: the token can be read on its way</source>
        <translation>unverschlüsselt: Das Token ist unterwegs lesbar</translation>
    </message>
    <message>
        <source>No keychain took the token.</source>
        <translation>Kein Schlüsselbund nahm das Token an.</translation>
    </message>
    <message>
        <source>It can be used until Runlatch ends; then you have to enter it again.</source>
        <translation>Es gilt, bis Runlatch endet; danach müssen Sie es noch einmal eingeben.</translation>
    </message>
    <message>
        <source>http on this computer: write https:// to encrypt</source>
        <translation>HTTP auf diesem Rechner: mit https:// verschlüsselt</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionPicker</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>Simulator auf diesem Rechner</translation>
    </message>
    <message>
        <source>Connections...</source>
        <translation>Verbindungen ...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionReportView</name>
    <message>
        <source>of the user %1</source>
        <translation>des Benutzers %1</translation>
    </message>
    <message>
        <source>of the team %1</source>
        <translation>des Teams %1</translation>
    </message>
    <message>
        <source>of the organization %1</source>
        <translation>der Organisation %1</translation>
    </message>
    <message>
        <source>does not tell its name</source>
        <translation>nennt seinen Namen nicht</translation>
    </message>
    <message>
        <source>%1, API version %2</source>
        <translation>%1, API-Version %2</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>%1 Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>works; active and archived are told apart by it</source>
        <translation>funktioniert; aktive und archivierte trennt der Dienst</translation>
    </message>
    <message>
        <source>works; active and archived are told apart here</source>
        <translation>funktioniert; aktive und archivierte trennt Runlatch</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funktioniert</translation>
    </message>
    <message>
        <source>works, as /workspaces/change-requests/&lt;id&gt;</source>
        <translation>funktioniert, als /workspaces/change-requests/&lt;id&gt;</translation>
    </message>
    <message>
        <source>works, as /change-requests/&lt;id&gt;</source>
        <translation>funktioniert, als /change-requests/&lt;id&gt;</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Anfragegrenze</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>Geprüft mit</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Auflisten</translation>
    </message>
    <message>
        <source>not tried: no workspace was found</source>
        <translation>nicht geprüft: kein Workspace gefunden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>not tried: there was no change request</source>
        <translation>nicht geprüft: kein Change Request vorhanden</translation>
    </message>
    <message>
        <source>Archive, create</source>
        <translation>Archivieren, Erstellen</translation>
    </message>
    <message>
        <source>found out on first use: a test would change data</source>
        <translation>zeigt sich beim ersten Gebrauch: ein Test würde Daten ändern</translation>
    </message>
    <message>
        <source>not refused; the service does not tell whose it is</source>
        <translation>nicht abgelehnt; der Dienst sagt nicht, wem es gehört</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not announced; at most %1 requests a second are sent</source>
        <translation>nicht angekündigt; höchstens %1 Anfragen in der Sekunde werden gesendet</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionTest</name>
    <message>
        <source>The service answers, but not all of it works.</source>
        <translation>Der Dienst antwortet, aber nicht alles funktioniert.</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>Die Verbindung funktioniert.</translation>
    </message>
    <message>
        <source>Something answers, but nothing shows that it is the service.</source>
        <translation>Etwas antwortet, aber nichts zeigt, dass es der Dienst ist.</translation>
    </message>
    <message>
        <source>Check the address. Any other web server would answer the same way.</source>
        <translation>Adresse prüfen. Jeder andere Webserver würde genauso antworten.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionsDialog</name>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>Simulator auf diesem Rechner</translation>
    </message>
    <message>
        <source>It plays the service for trying things out: no token, nothing leaves this computer. It is always there and cannot be changed.</source>
        <translation>Er spielt den Dienst zum Ausprobieren: kein Token, nichts verlässt diesen Rechner. Er ist immer da und lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>It was not saved.</source>
        <translation>Sie wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Copy %2 of %1</source>
        <translation>Kopie %2 von %1</translation>
    </message>
    <message>
        <source>Remove the connection “%1”?</source>
        <translation>Verbindung „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its token is removed from the keychain too. Nothing changes at the service.</source>
        <translation>Auch ihr Token wird aus dem Schlüsselbund entfernt. Beim Dienst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>the token of %1</source>
        <translation>Token von %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CreatedView</name>
    <message>
        <source>Copy the id</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Show change requests</source>
        <translation>Change Requests zeigen</translation>
    </message>
    <message>
        <source>The service accepted it</source>
        <translation>Der Dienst hat angenommen</translation>
    </message>
    <message>
        <source>New bulk create</source>
        <translation>Neue Massenerstellung</translation>
    </message>
    <message>
        <source>Id of the bulk action</source>
        <translation>ID des Massenvorgangs</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CreationWatch</name>
    <message>
        <source>%1 of %2 appeared.</source>
        <translation>%1 von %2 erschienen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>Bisher erschien %n Change Request.</numerusform>
            <numerusform>Bisher erschienen %n Change Requests.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change requests appear within minutes. The service sends no notice when it finishes.</source>
        <translation>Change Requests erscheinen binnen Minuten. Der Dienst meldet nicht, wann er fertig ist.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DayPicker</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Time of this computer</source>
        <translation>Zeit dieses Computers</translation>
    </message>
    <message>
        <source>Use this time</source>
        <translation>Diese Zeit verwenden</translation>
    </message>
    <message>
        <source>Sent as %1</source>
        <extracomment>%1 is a time with its zone: &quot;1 Oct 2026, 00:00 UTC&quot;</extracomment>
        <translation>Gesendet als %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>For a report of a fault. They have no token, no address, and nothing that was received.</source>
        <translation>Für einen Fehlerbericht. Sie enthält kein Token, keine Adresse und nichts Empfangenes.</translation>
    </message>
    <message>
        <source>Copy the diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DialectWords</name>
    <message>
        <source>All forms</source>
        <translation>Alle Formen</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>OpenAPI</source>
        <translation>OpenAPI</translation>
    </message>
    <message>
        <source>Specification only</source>
        <translation>Nur Spezifikation</translation>
    </message>
    <message>
        <source>OpenAPI only</source>
        <translation>Nur OpenAPI</translation>
    </message>
    <message>
        <source>The service&apos;s documents show some requests in several forms. All of them are taken. Choose this to try things out.</source>
        <translation>Die Dokumente des Dienstes zeigen manche Anfragen in mehreren Formen. Alle werden angenommen. Zum Ausprobieren geeignet.</translation>
    </message>
    <message>
        <source>Only what the specification shows is taken: /workspaces/change-requests/&lt;id&gt;, and filters as a list of conditions. Choose this to check a client against the specification.</source>
        <translation>Angenommen wird nur, was die Spezifikation zeigt: /workspaces/change-requests/&lt;id&gt; und Filter als Liste von Bedingungen. Damit lässt sich ein Client gegen die Spezifikation prüfen.</translation>
    </message>
    <message>
        <source>Only what the OpenAPI description shows is taken: /change-requests/&lt;id&gt;, workspaces by their ids, and filters nested by field. Choose this to check a client that was generated from it.</source>
        <translation>Angenommen wird nur, was die OpenAPI-Beschreibung zeigt: /change-requests/&lt;id&gt;, Workspaces mit ihrer ID und nach Feldern geschachtelte Filter. Damit lässt sich ein daraus erzeugter Client prüfen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DifferenceTable</name>
    <message>
        <source>Left value</source>
        <translation>Linker Wert</translation>
    </message>
    <message>
        <source>Right value</source>
        <translation>Rechter Wert</translation>
    </message>
    <message>
        <source>Other place</source>
        <translation>Andere Stelle</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DoctorDialog</name>
    <message>
        <source>Check a signature</source>
        <translation>Signatur prüfen</translation>
    </message>
    <message>
        <source>Signature headers</source>
        <translation>Signatur-Header</translation>
    </message>
    <message>
        <source>&amp;Signature header</source>
        <translation>&amp;Signatur-Header</translation>
    </message>
    <message>
        <source>one value a line</source>
        <translation>ein Wert je Zeile</translation>
    </message>
    <message>
        <source>File with the body</source>
        <translation>Datei mit dem Body</translation>
    </message>
    <message>
        <source>Which key</source>
        <translation>Welcher Schlüssel</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>Hier eingegeben</translation>
    </message>
    <message>
        <source>HMAC key</source>
        <translation>HMAC-Schlüssel</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC-S&amp;chlüssel</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Open &amp;earlier...</source>
        <translation>&amp;Frühere öffnen ...</translation>
    </message>
    <message>
        <source>The body of an earlier delivery of the same request, to compare with if nothing else explains the signature</source>
        <translation>Der Body einer früheren Zustellung derselben Anfrage, zum Vergleich, wenn nichts anderes die Signatur erklärt</translation>
    </message>
    <message>
        <source>Leave out the earlier delivery</source>
        <translation>Frühere Zustellung weglassen</translation>
    </message>
    <message>
        <source>Earlier delivery: none</source>
        <translation>Frühere Zustellung: keine</translation>
    </message>
    <message>
        <source>File with the body of an earlier delivery</source>
        <translation>Datei mit dem Body einer früheren Zustellung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Cancel checking</source>
        <translation>Prüfung abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Earlier delivery: %1, %2 bytes</source>
        <translation>Frühere Zustellung: %1, %2 Byte</translation>
    </message>
    <message>
        <source>The body is not valid Hex or Base64.</source>
        <translation>Der Body ist kein gültiges Hex oder Base64.</translation>
    </message>
    <message>
        <source>Enter the key that the sender signs with.</source>
        <translation>Geben Sie den Schlüssel ein, mit dem der Absender signiert.</translation>
    </message>
    <message>
        <source>Looking for the reason...</source>
        <translation>Die Ursache wird gesucht ...</translation>
    </message>
    <message>
        <source>That is too long to paste: the field takes %1 characters.</source>
        <translation>Das ist zu lang zum Einfügen: Das Feld nimmt %1 Zeichen.</translation>
    </message>
    <message>
        <source>If it came empty, write its name alone. If it did not come, write nothing.</source>
        <translation>Kam er leer an, schreiben Sie nur seinen Namen. Kam er nicht an, schreiben Sie nichts.</translation>
    </message>
    <message>
        <source>No key is set</source>
        <translation>Es ist kein Schlüssel gesetzt</translation>
    </message>
    <message>
        <source>Close this window?</source>
        <translation>Dieses Fenster schließen?</translation>
    </message>
    <message>
        <source>What you entered in it is not kept.</source>
        <translation>Die Eingaben darin werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Discard and close</source>
        <translation>Verwerfen und schließen</translation>
    </message>
    <message>
        <source>Says what the program does wrong. The signature header is not asked about then.</source>
        <translation>Sagt, was das Programm falsch macht. Nach dem Signatur-Header wird dann nicht gefragt.</translation>
    </message>
    <message>
        <source>&amp;Digest of your program</source>
        <translation>&amp;Digest des eigenen Programms</translation>
    </message>
    <message>
        <source>in place of a header</source>
        <translation>anstelle eines Headers</translation>
    </message>
    <message>
        <source>Enter a body, its signature or the digest of your program, and the key, then choose Check.</source>
        <translation>Geben Sie Body, Signatur oder Digest des eigenen Programms und Schlüssel ein und wählen Sie Prüfen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DraftHeader</name>
    <message>
        <source>Discard draft</source>
        <translation>Entwurf verwerfen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Sent bulk creates</source>
        <translation>Gesendete Massenerstellungen</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>Massenerstellung</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>draft saved %1</source>
        <translation>Entwurf um %1 gespeichert</translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>Entwurf nicht gespeichert</translation>
    </message>
    <message>
        <source>The draft could not be saved; it is kept while the program runs.</source>
        <translation>Der Entwurf konnte nicht gespeichert werden; er bleibt erhalten, solange das Programm läuft.</translation>
    </message>
    <message>
        <source>It is sent from the connection that it belongs to.</source>
        <translation>Er wird über die Verbindung gesendet, zu der er gehört.</translation>
    </message>
    <message>
        <source>The draft of last time could not be read.</source>
        <translation>Der Entwurf vom letzten Mal war nicht lesbar.</translation>
    </message>
    <message>
        <source>draft restored</source>
        <translation>Entwurf wiederhergestellt</translation>
    </message>
    <message>
        <source>This was sent on %1, and it is not known whether the change requests were created.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>Dies wurde am %1 gesendet, und es ist unklar, ob die Change Requests erstellt wurden.</translation>
    </message>
    <message>
        <source>Look at the change requests before you create them again.</source>
        <translation>Die Change Requests ansehen, bevor sie noch einmal erstellt werden.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a connection, %2 its host</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This draft belongs to %1.</source>
        <translation>Dieser Entwurf gehört zu %1.</translation>
    </message>
    <message>
        <source>It is not known to which connection this draft belongs.</source>
        <translation>Es ist nicht bekannt, zu welcher Verbindung dieser Entwurf gehört.</translation>
    </message>
    <message>
        <source>Choose that connection to send it. A copy for %1 has no organization and no workspaces.</source>
        <translation>Zum Senden diese Verbindung wählen. Eine Kopie für %1 hat keine Organisation und keine Workspaces.</translation>
    </message>
    <message>
        <source>Before you send it with %1, check that its organization exists there.</source>
        <translation>Vor dem Senden mit %1 prüfen, ob es die Organisation dort gibt.</translation>
    </message>
    <message>
        <source>Copy it here</source>
        <translation>Hierher kopieren</translation>
    </message>
    <message>
        <source>It belongs here</source>
        <translation>Er gehört hierher</translation>
    </message>
    <message>
        <source>There is another draft.</source>
        <translation>Es gibt einen anderen Entwurf.</translation>
    </message>
    <message>
        <source>Open the other draft</source>
        <translation>Anderen Entwurf öffnen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aus&amp;schneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles a&amp;uswählen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EmptyChangeRequests</name>
    <message>
        <source>No service yet</source>
        <translation>Noch kein Dienst</translation>
    </message>
    <message>
        <source>Connect to a service with a token, or start the simulator: it has change requests to try.</source>
        <translation>Verbinden Sie sich mit einem Token mit einem Dienst, oder starten Sie den Simulator: er hat Change Requests zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Connect...</source>
        <translation>Verbinden ...</translation>
    </message>
    <message>
        <source>Use the simulator instead</source>
        <translation>Stattdessen den Simulator nehmen</translation>
    </message>
    <message>
        <source>Which workspace?</source>
        <translation>Welcher Workspace?</translation>
    </message>
    <message>
        <source>Choose one above, or give its name or id.</source>
        <translation>Oben einen auswählen oder Name oder ID eingeben.</translation>
    </message>
    <message>
        <source>Open a workspace...</source>
        <translation>Workspace öffnen ...</translation>
    </message>
    <message>
        <source>Nothing matches the filter</source>
        <translation>Nichts passt zum Filter</translation>
    </message>
    <message>
        <source>Only this page was searched.</source>
        <translation>Nur diese Seite wurde durchsucht.</translation>
    </message>
    <message>
        <source>All loaded change requests were searched.</source>
        <translation>Alle geladenen Change Requests wurden durchsucht.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Load all and look again</source>
        <translation>Alle laden und erneut suchen</translation>
    </message>
    <message>
        <source>Nothing could be loaded</source>
        <translation>Nichts konnte geladen werden</translation>
    </message>
    <message>
        <source>The message above says why.</source>
        <translation>Die Meldung oben nennt den Grund.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Nothing could be read</source>
        <translation>Nichts war lesbar</translation>
    </message>
    <message>
        <source>There may still be change requests here. The message above says why.</source>
        <translation>Es kann hier trotzdem Change Requests geben. Die Meldung oben nennt den Grund.</translation>
    </message>
    <message>
        <source>this organization</source>
        <translation>dieser Organisation</translation>
    </message>
    <message>
        <source>this workspace</source>
        <translation>diesem Workspace</translation>
    </message>
    <message>
        <source>No active change requests</source>
        <translation>Keine aktiven Change Requests</translation>
    </message>
    <message>
        <source>Nothing waits to be done in %1.</source>
        <translation>In %1 ist nichts zu tun.</translation>
    </message>
    <message>
        <source>No archived change requests</source>
        <translation>Keine archivierten Change Requests</translation>
    </message>
    <message>
        <source>Nothing was archived in %1 yet.</source>
        <translation>In %1 wurde noch nichts archiviert.</translation>
    </message>
    <message>
        <source>No change requests</source>
        <translation>Keine Change Requests</translation>
    </message>
    <message>
        <source>There are no change requests in %1.</source>
        <translation>In %1 gibt es keine Change Requests.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Nothing was loaded</source>
        <translation>Nichts wurde geladen</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>Das Laden wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>None on this page</source>
        <translation>Auf dieser Seite keine</translation>
    </message>
    <message>
        <source>There may still be change requests on other pages.</source>
        <translation>Auf anderen Seiten kann es noch Change Requests geben.</translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>Alle laden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EndpointForm</name>
    <message>
        <source>Answer &amp;401 to invalid and unsigned requests</source>
        <translation>Ungültig signierte oder unsignierte Anfragen mit &amp;401 beantworten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>P&amp;fad</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>nur zur eigenen Übersicht</translation>
    </message>
    <message>
        <source>Offer a path that nobody guesses</source>
        <translation>Einen Pfad vorschlagen, den niemand errät</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EndpointsPage</name>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Add an endpoint</source>
        <translation>Endpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the endpoint</source>
        <translation>Endpunkt duplizieren</translation>
    </message>
    <message>
        <source>Remove the endpoint</source>
        <translation>Endpunkt entfernen</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>The name of a copy of the endpoint %1</extracomment>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactJson</name>
    <message>
        <source>Exact JSON</source>
        <translation>Exaktes JSON</translation>
    </message>
    <message>
        <source>%1, sent as it stands here</source>
        <translation>%1, gesendet, wie es hier steht</translation>
    </message>
    <message>
        <source>%1, too long to be changed here</source>
        <translation>%1, zu lang, um hier geändert zu werden</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>JSON kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactReply</name>
    <message>
        <source>The form stays as it was, and nothing can be sent.</source>
        <translation>Das Formular bleibt, wie es war, und nichts kann gesendet werden.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactReview</name>
    <message>
        <source>exactly the workspaces that match now</source>
        <translation>genau die Workspaces, die jetzt passen</translation>
    </message>
    <message numerus="yes">
        <source>exactly %n workspace(s)</source>
        <translation>
            <numerusform>genau %n Workspace</numerusform>
            <numerusform>genau %n Workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n left out</source>
        <extracomment>%1 is &quot;exactly 140 workspaces&quot;; %n is how many of the matches are left out</extracomment>
        <translation>
            <numerusform>%1, und %n ausgelassen</numerusform>
            <numerusform>%1, und %n ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspaces that match are being read.</source>
        <translation>Die passenden Workspaces werden gelesen.</translation>
    </message>
    <message>
        <source>Then you see how many they are. Back ends it.</source>
        <translation>Danach sehen Sie, wie viele es sind. Zurück beendet es.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <source>The workspaces that match were not read.</source>
        <translation>Die passenden Workspaces wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>Nothing is created before that.</source>
        <translation>Vorher wird nichts erstellt.</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Perhaps these are not all that match.</source>
        <translation>Vielleicht sind das nicht alle passenden.</translation>
    </message>
    <message>
        <source>Other workspaces match than the table showed.</source>
        <translation>Es passen andere Workspaces, als die Tabelle zeigte.</translation>
    </message>
    <message>
        <source>%1 matched then, and %2 matched now, of which the chosen ones are sent.</source>
        <translation>Damals passten %1, jetzt passten %2; gesendet werden davon die gewählten.</translation>
    </message>
    <message>
        <source>The list changed while it was read, also the second time. Only those that were read are sent.</source>
        <translation>Die Liste hat sich beim Lesen verändert, auch beim zweiten Mal. Gesendet werden nur die gelesenen.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the answer could not be read, and is not sent.</source>
        <translation>
            <numerusform>%n Zeile der Antwort war nicht lesbar und wird nicht gesendet.</numerusform>
            <numerusform>%n Zeilen der Antwort waren nicht lesbar und werden nicht gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExchangeText</name>
    <message>
        <source>(%1 in all; only the beginning is kept)</source>
        <translation>(%1 insgesamt; nur der Anfang ist aufbewahrt)</translation>
    </message>
    <message>
        <source>This was cancelled before it was answered.</source>
        <translation>Dies wurde abgebrochen, bevor eine Antwort kam.</translation>
    </message>
    <message>
        <source>Runlatch answered %1.</source>
        <translation>Runlatch hat mit %1 geantwortet.</translation>
    </message>
    <message>
        <source>The service asked to wait %1 s.</source>
        <translation>Der Dienst hat um %1 s Wartezeit gebeten.</translation>
    </message>
    <message>
        <source>The service asked to wait.</source>
        <translation>Der Dienst hat um Wartezeit gebeten.</translation>
    </message>
    <message>
        <source>The answer leads to another address.</source>
        <translation>Die Antwort verweist auf eine andere Adresse.</translation>
    </message>
    <message>
        <source>It was not followed, so that no token goes there.</source>
        <translation>Dem wurde nicht gefolgt, damit kein Token dorthin geht.</translation>
    </message>
    <message>
        <source>The body is not text: give it to curl on its standard input.</source>
        <translation>Der Body ist kein Text: Er muss curl über die Standardeingabe gegeben werden.</translation>
    </message>
    <message>
        <source>It has only the beginning of the body.</source>
        <translation>Er enthält nur den Anfang des Bodys.</translation>
    </message>
    <message>
        <source>Secrets were taken out of it: put them back before you run it.</source>
        <translation>Geheimnisse wurden daraus entfernt: Vor dem Ausführen wieder einsetzen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>Du&amp;rchsuchen ...</translation>
    </message>
    <message>
        <source>Write tokens and other secrets in clear text</source>
        <translation>Token und andere Geheimnisse im Klartext schreiben</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export requests</source>
        <translation>Anfragen exportieren</translation>
    </message>
    <message>
        <source>The chosen request, number %1</source>
        <translation>Die gewählte Anfrage, Nummer %1</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message>
        <source>JSON Lines: everything, can be imported</source>
        <translation>JSON Lines: alles, kann importiert werden</translation>
    </message>
    <message>
        <source>HAR: for HTTP tools, can be imported</source>
        <translation>HAR: für HTTP-Werkzeuge, kann importiert werden</translation>
    </message>
    <message>
        <source>CSV: the list, for spreadsheets</source>
        <translation>CSV: die Liste, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>curl: commands that send the requests again</source>
        <translation>curl: Befehle, die die Anfragen erneut senden</translation>
    </message>
    <message>
        <source>Raw: the bytes, two files for each request</source>
        <translation>Roh: die Bytes, zwei Dateien für jede Anfrage</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Requests</source>
        <translation>&amp;Anfragen</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>A folder; existing files stay</source>
        <translation>Ein Ordner; vorhandene Dateien bleiben</translation>
    </message>
    <message>
        <source>An existing file is replaced</source>
        <translation>Eine vorhandene Datei wird ersetzt</translation>
    </message>
    <message>
        <source>Whoever reads the file can reply to these run tasks while their tokens are valid.</source>
        <translation>Wer die Datei liest, kann auf diese Run Tasks antworten, solange ihre Token gelten.</translation>
    </message>
    <message>
        <source>Enter the whole path of the file, or choose it with Browse.</source>
        <translation>Geben Sie den ganzen Pfad der Datei ein, oder wählen Sie sie mit Durchsuchen.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2</source>
        <translation>Export läuft: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>%n Anfrage wurde inzwischen aus dem Speicher entfernt.</numerusform>
            <numerusform>%n Anfragen wurden inzwischen aus dem Speicher entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>%n Anfrage wurde exportiert.</numerusform>
            <numerusform>%n Anfragen wurden exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The files that were written stay.</source>
        <translation>Die geschriebenen Dateien bleiben.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln chosen request(s)</source>
        <translation>
            <numerusform>Die %Ln ausgewählte Anfrage</numerusform>
            <numerusform>Die %Ln ausgewählten Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>All requests that match the filter</source>
        <translation>Alle Anfragen, die zum Filter passen</translation>
    </message>
    <message>
        <source>Each secret is redacted: a placeholder stands for it, the same in every place.</source>
        <translation>Jedes Geheimnis wird unkenntlich gemacht: An seiner Stelle steht ein Platzhalter, überall derselbe.</translation>
    </message>
    <message>
        <source>Each secret is redacted: a placeholder stands for it, and Content-Length is that of what is written.</source>
        <translation>Jedes Geheimnis wird unkenntlich gemacht: An seiner Stelle steht ein Platzhalter, und Content-Length ist die Länge des Geschriebenen.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of them secrets are redacted.</source>
        <translation>
            <numerusform>In %n davon sind Geheimnisse unkenntlich gemacht.</numerusform>
            <numerusform>In %n davon sind Geheimnisse unkenntlich gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their bytes are not those that came, and Content-Length is that of what is written.</source>
        <translation>Ihre Bytes sind nicht die angekommenen, und Content-Length ist die Länge des Geschriebenen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportFlow</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2</source>
        <translation>Export läuft: %1 von %2</translation>
    </message>
    <message>
        <source>CSV...</source>
        <translation>CSV ...</translation>
    </message>
    <message>
        <source>JSON...</source>
        <translation>JSON ...</translation>
    </message>
    <message>
        <source>Markdown...</source>
        <translation>Markdown ...</translation>
    </message>
    <message>
        <source>Export change requests</source>
        <translation>Change Requests exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) exported.</source>
        <translation>
            <numerusform>%n Change Request exportiert.</numerusform>
            <numerusform>%n Change Requests exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>Loading had not ended.</source>
        <translation>Das Laden war nicht beendet.</translation>
    </message>
    <message>
        <source>Loading was stopped.</source>
        <translation>Das Laden wurde angehalten.</translation>
    </message>
    <message>
        <source>Loading failed.</source>
        <translation>Das Laden ist fehlgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n Zeile war nicht lesbar.</numerusform>
            <numerusform>%n Zeilen waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list changed while it was read.</source>
        <translation>Die Liste hat sich beim Lesen geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: %1 of %n workspace(s) were read.</source>
        <translation>
            <numerusform>Unvollständig: %1 von %n Workspace wurde gelesen.</numerusform>
            <numerusform>Unvollständig: %1 von %n Workspaces wurden gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete: change requests may be missing.</source>
        <translation>Unvollständig: Es können Change Requests fehlen.</translation>
    </message>
    <message>
        <source>Export an incomplete list of change requests</source>
        <translation>Unvollständige Liste von Change Requests exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n Workspace ließ sich nicht bis zum Ende lesen.</numerusform>
            <numerusform>%n Workspaces ließen sich nicht bis zum Ende lesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FactsForm</name>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FaultRow</name>
    <message>
        <source>Give a time such as 300ms, 5s or 2m, an hour at most.</source>
        <translation>Eine Zeit wie 300ms, 5s oder 2m angeben, höchstens eine Stunde.</translation>
    </message>
    <message>
        <source>Give the seconds, such as 2 or 0.5.</source>
        <translation>Sekunden angeben, etwa 2 oder 0.5.</translation>
    </message>
    <message>
        <source>Give a status from 200 to 599.</source>
        <translation>Einen Status von 200 bis 599 angeben.</translation>
    </message>
    <message>
        <source>Give the whole URL, with http:// or https://.</source>
        <translation>Die ganze URL mit http:// oder https:// angeben.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>How often %1 happens, in percent of the requests</source>
        <translation>Häufigkeit von %1 in Prozent der Anfragen</translation>
    </message>
    <message>
        <source>Percentage of requests</source>
        <translation>Prozent der Anfragen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FaultsPanel</name>
    <message>
        <source>Switch all off</source>
        <translation>Alle ausschalten</translation>
    </message>
    <message>
        <source>What the simulator does wrong on purpose, from the next request on. Percent say how often it happens.</source>
        <translation>Was der Simulator ab der nächsten Anfrage absichtlich falsch macht. Die Prozente sagen, wie oft es vorkommt.</translation>
    </message>
    <message>
        <source>Answers to clients and integrations</source>
        <translation>Antworten an Clients und Integrationen</translation>
    </message>
    <message>
        <source>Run task requests</source>
        <translation>Run-Task-Anfragen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FieldDelegate</name>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FieldRemark</name>
    <message>
        <source>Empty: the service refuses the reply.</source>
        <translation>Leer: Der Dienst lehnt die Antwort ab.</translation>
    </message>
    <message>
        <source>No message: it is what people see of the result.</source>
        <translation>Keine Nachricht: Sie ist das, was vom Ergebnis zu sehen ist.</translation>
    </message>
    <message>
        <source>Blanks before the URL: the service shows neither message nor outcomes.</source>
        <translation>Leerzeichen vor der URL: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>Neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>Weder http noch https: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>No scheme: the service shows neither message nor outcomes.</source>
        <translation>Kein Schema: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>Remove the blanks</source>
        <translation>Leerzeichen entfernen</translation>
    </message>
    <message>
        <source>Add https://</source>
        <translation>https:// ergänzen</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <extracomment>Of a button: what it writes into the field</extracomment>
        <translation>„%1“ schreiben</translation>
    </message>
    <message>
        <source>Join the lines</source>
        <translation>Zeilen verbinden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FileEdit</name>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen ...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FilterEdit</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Suggestions for the filter</source>
        <translation>Vorschläge für den Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n further part(s) of the filter cannot be understood.</source>
        <translation>
            <numerusform>%n weiterer Teil des Filters ist nicht verständlich.</numerusform>
            <numerusform>%n weitere Teile des Filters sind nicht verständlich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindBar</name>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Suche läuft ...</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingOut</name>
    <message>
        <source>Find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>Looking for the change requests at their workspaces.</source>
        <translation>Die Change Requests werden bei ihren Workspaces gesucht.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Looking for the change requests at their workspaces: %1 of %2.</source>
        <translation>Die Change Requests werden bei ihren Workspaces gesucht: %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) were found.</source>
        <translation>
            <numerusform>Es wurde ausgeführt: %n Change Request wurde gefunden.</numerusform>
            <numerusform>Es wurde ausgeführt: %n Change Requests wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the draft, or every workspace gets it twice.</source>
        <translation>Verwerfen Sie den Entwurf, sonst bekommt ihn jeder Workspace doppelt.</translation>
    </message>
    <message>
        <source>No workspace has it so far.</source>
        <translation>Bisher hat ihn kein Workspace.</translation>
    </message>
    <message>
        <source>The service may still be working on it. From %1 on it is certain.</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>Der Dienst arbeitet eventuell noch daran. Ab %1 ist es sicher.</translation>
    </message>
    <message>
        <source>It was not carried out: no workspace has it.</source>
        <translation>Es wurde nicht ausgeführt: Kein Workspace hat ihn.</translation>
    </message>
    <message>
        <source>It is not known of an earlier try.</source>
        <translation>Von einem früheren Versuch ist es nicht bekannt.</translation>
    </message>
    <message>
        <source>You can create it now.</source>
        <translation>Sie können ihn jetzt erstellen.</translation>
    </message>
    <message>
        <source>Looking was stopped, and nothing was found.</source>
        <translation>Die Suche wurde beendet, und nichts wurde gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>It is still not known: %n list(s) could not be read.</source>
        <translation>
            <numerusform>Es ist noch nicht bekannt: %n Liste konnte nicht gelesen werden.</numerusform>
            <numerusform>Es ist noch nicht bekannt: %n Listen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingPlace</name>
    <message>
        <source>At its place</source>
        <translation>Stelle im Body</translation>
    </message>
    <message>
        <source>folded for reading; %1</source>
        <extracomment>%1 is &quot;line 1, column 412&quot;</extracomment>
        <translation>zum Lesen umbrochen; %1</translation>
    </message>
    <message>
        <source>The marked line: %1</source>
        <translation>Die markierte Zeile: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The secrets were removed from the body: what stands there now was judged.</source>
        <translation>Die Geheimnisse wurden aus dem Body entfernt: Geprüft wurde, was jetzt dort steht.</translation>
    </message>
    <message>
        <source>Copy all findings as text</source>
        <translation>Alle Befunde als Text kopieren</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>In Rohdaten zeigen</translation>
    </message>
    <message>
        <source>Show in Payload</source>
        <translation>Im Payload zeigen</translation>
    </message>
    <message>
        <source>Nothing to judge</source>
        <translation>Nichts zu prüfen</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>Die Anfrage hatte keinen Body.</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>The body follows the specification.</source>
        <translation>Der Body entspricht der Spezifikation.</translation>
    </message>
    <message>
        <source>No bytes of the body are here.</source>
        <translation>Vom Body sind keine Bytes da.</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>Es wurde kein Body importiert.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FirstRunCard</name>
    <message>
        <source>A passed run task in a minute</source>
        <translation>In einer Minute zum bestandenen Run Task</translation>
    </message>
    <message>
        <source>All on this computer: no account, no tunnel, nothing leaves it.</source>
        <translation>Alles auf diesem Rechner: kein Konto, kein Tunnel, nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>Start listening</source>
        <translation>Empfang starten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Send a sample</source>
        <translation>Beispiel senden</translation>
    </message>
    <message>
        <source>Send sample</source>
        <translation>Beispiel senden</translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Choose Passed and send. You see what a reviewer would see.</source>
        <translation>„Bestanden“ wählen und senden. Zu sehen ist, was beim Review erscheint.</translation>
    </message>
    <message>
        <source>Runlatch receives run tasks at %1.</source>
        <translation>Runlatch empfängt Run Tasks unter %1.</translation>
    </message>
    <message>
        <source>Runlatch receives run tasks at an address of this computer.</source>
        <translation>Runlatch empfängt Run Tasks unter einer Adresse dieses Rechners.</translation>
    </message>
    <message>
        <source>The built-in simulator sends a signed post_plan request to that address.</source>
        <translation>Der eingebaute Simulator sendet eine signierte post_plan-Anfrage an diese Adresse.</translation>
    </message>
    <message>
        <source>Starts the built-in simulator, which sends a post_plan request to that address.</source>
        <translation>Startet den eingebauten Simulator, der eine post_plan-Anfrage an diese Adresse sendet.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FolderDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Diesen Ordner verwenden</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Runlatch keeps requests, drafts and archives on disk before it answers or sends. Choose a folder for this window; the data in the other one is not touched. Nothing was sent.</source>
        <translation>Runlatch legt Anfragen, Entwürfe und Archivierungen auf der Festplatte ab, bevor es antwortet oder sendet. Einen Ordner für dieses Fenster wählen; die Daten im anderen bleiben unberührt. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen ...</translation>
    </message>
    <message>
        <source>Folder for this window</source>
        <translation>Ordner für dieses Fenster</translation>
    </message>
    <message>
        <source>Give the full path of a folder.</source>
        <translation>Den vollständigen Pfad eines Ordners angeben.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FormList</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FoundCredentialsList</name>
    <message>
        <source>&amp;Found on this computer</source>
        <translation>Auf diesem Rechner ge&amp;funden</translation>
    </message>
    <message>
        <source>Tokens found on this computer</source>
        <translation>Auf diesem Rechner gefundene Tokens</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>Ver&amp;wenden</translation>
    </message>
    <message>
        <source>%1
from %2</source>
        <translation>%1
aus %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::HeadersTable</name>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy name and value</source>
        <translation>Name und Wert kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ImportDialog</name>
    <message>
        <source>Imported requests are marked. What their file says about a signature is not believed, and nothing waits for a reply to them.</source>
        <translation>Importierte Anfragen werden gekennzeichnet. Was ihre Datei über eine Signatur sagt, wird nicht geglaubt, und nichts wartet auf eine Antwort auf sie.</translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation>Da&amp;teien wählen ...</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Import requests</source>
        <translation>Anfragen importieren</translation>
    </message>
    <message>
        <source>What was not imported</source>
        <translation>Was nicht importiert wurde</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Choose files, or drop them on the window: what Runlatch exported, HAR of any tool, commands of curl, raw HTTP requests, events of AWS, requests of ngrok or webhook.site.</source>
        <translation>Dateien wählen oder auf das Fenster ziehen: was Runlatch exportiert hat, HAR beliebiger Werkzeuge, Befehle für curl, rohe HTTP-Anfragen, Ereignisse von AWS, Anfragen von ngrok oder webhook.site.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests (*.jsonl *.ndjson *.har *.gz *.json *.sh *.http *.head *.txt)</source>
        <translation>Anfragen (*.jsonl *.ndjson *.har *.gz *.json *.sh *.http *.head *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Importing...</source>
        <translation>Import läuft ...</translation>
    </message>
    <message>
        <source>Importing: %1 of %2</source>
        <translation>Import läuft: %1 von %2</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>%n Anfrage wurde importiert.</numerusform>
            <numerusform>%n Anfragen wurden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>JSON Lines of Runlatch</source>
        <translation>JSON Lines von Runlatch</translation>
    </message>
    <message>
        <source>HAR</source>
        <translation>HAR</translation>
    </message>
    <message>
        <source>commands of curl</source>
        <translation>Befehle für curl</translation>
    </message>
    <message>
        <source>raw HTTP</source>
        <translation>rohes HTTP</translation>
    </message>
    <message>
        <source>events of AWS</source>
        <translation>Ereignisse von AWS</translation>
    </message>
    <message>
        <source>ngrok</source>
        <translation>ngrok</translation>
    </message>
    <message>
        <source>webhook.site</source>
        <translation>webhook.site</translation>
    </message>
    <message>
        <source>Looking at the files...</source>
        <translation>Die Dateien werden angesehen ...</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) will be imported.</source>
        <translation>
            <numerusform>%n Anfrage wird importiert.</numerusform>
            <numerusform>%n Anfragen werden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Gefunden: %1.</translation>
    </message>
    <message>
        <source>Further faults are not shown.</source>
        <translation>Weitere Fehler werden nicht angezeigt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::InterchangeFlow</name>
    <message>
        <source>Open a plan</source>
        <translation>Einen Plan öffnen</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Pläne (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KeyEdit</name>
    <message>
        <source>No key. Press one to set it.</source>
        <translation>Keine Taste. Zum Festlegen eine drücken.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KeyTip</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a button does, %2 its key: &quot;Reload (F5)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KeysEdit</name>
    <message>
        <source>Add another ke&amp;y</source>
        <translation>&amp;Weiteren Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>While a key is being changed, requests signed with either one are valid</source>
        <translation>Während eines Schlüsselwechsels sind Anfragen gültig, die mit einem der beiden Schlüssel signiert sind</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC-&amp;Schlüssel</translation>
    </message>
    <message>
        <source>kept in the keychain; without one nothing is checked</source>
        <translation>im Schlüsselbund aufbewahrt; ohne ihn wird nichts geprüft</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <translation>Diesen Schlüssel entfernen</translation>
    </message>
    <message>
        <source>HMAC key %1</source>
        <translation>HMAC-Schlüssel %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KnownKeys</name>
    <message>
        <source>Key %1 of endpoint “%2”</source>
        <translation>Schlüssel %1 des Endpunkts „%2“</translation>
    </message>
    <message>
        <source>Key of endpoint “%1”</source>
        <translation>Schlüssel des Endpunkts „%1“</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerDialog</name>
    <message>
        <source>Sent bulk creates</source>
        <translation>Gesendete Massenerstellungen</translation>
    </message>
    <message>
        <source>No bulk create was sent from this computer yet.</source>
        <translation>Von diesem Rechner wurde noch keine Massenerstellung gesendet.</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>Was darüber bekannt ist</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>Nicht erstellt</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <translation>Als Entwurf verwenden</translation>
    </message>
    <message>
        <source>Remove...</source>
        <translation>Entfernen ...</translation>
    </message>
    <message>
        <source>Clear...</source>
        <translation>Leeren ...</translation>
    </message>
    <message>
        <source>The list held lines that could not be read.</source>
        <translation>Die Liste enthielt Zeilen, die nicht lesbar waren.</translation>
    </message>
    <message>
        <source>They are kept in %1.</source>
        <translation>Sie liegen in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list could not be read.</source>
        <translation>
            <numerusform>%n Zeile der Liste war nicht lesbar.</numerusform>
            <numerusform>%n Zeilen der Liste waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are kept in a file beside it when the list is changed.</source>
        <translation>Sie werden in einer Datei daneben aufbewahrt, wenn die Liste geändert wird.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message numerus="yes">
        <source>Looking for its change requests: %1 of %2 workspaces, %n found.</source>
        <translation>
            <numerusform>Suche nach den Change Requests: %1 von %2 Workspaces, %n gefunden.</numerusform>
            <numerusform>Suche nach den Change Requests: %1 von %2 Workspaces, %n gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>To find out, choose the connection %1 first.</source>
        <translation>Wählen Sie zuerst die Verbindung %1, um es herauszufinden.</translation>
    </message>
    <message>
        <source>No change request with its subject was found yet.</source>
        <translation>Noch wurde kein Change Request mit diesem Betreff gefunden.</translation>
    </message>
    <message>
        <source>The service may still be creating them. Look again in a few minutes.</source>
        <translation>Der Dienst erstellt sie vielleicht noch. Suchen Sie in ein paar Minuten noch einmal.</translation>
    </message>
    <message>
        <source>Looking was stopped. The outcome is still not known.</source>
        <translation>Die Suche wurde beendet. Der Ausgang ist weiterhin nicht bekannt.</translation>
    </message>
    <message>
        <source>Not all workspaces could be read. The outcome is still not known.</source>
        <translation>Nicht alle Workspaces konnten gelesen werden. Der Ausgang ist weiterhin nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove this bulk create from the list?</source>
        <translation>Diese Massenerstellung aus der Liste entfernen?</translation>
    </message>
    <message>
        <source>Its change requests stay. What was sent, and what became of it, is forgotten.</source>
        <translation>Die Change Requests bleiben. Was gesendet wurde und was daraus wurde, ist vergessen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Clear the list?</source>
        <translation>Die Liste leeren?</translation>
    </message>
    <message>
        <source>All change requests stay. What was sent from this computer is forgotten, also by the command line, and unknown outcomes stay unknown.</source>
        <translation>Alle Change Requests bleiben. Was von diesem Rechner gesendet wurde, ist vergessen, auch für die Kommandozeile, und was unbekannt ist, bleibt unbekannt.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerText</name>
    <message numerus="yes">
        <source>... and %n more</source>
        <translation>
            <numerusform>... und %n weiterer</numerusform>
            <numerusform>... und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Connection: %1 (%2)</source>
        <extracomment>%1 is a connection, %2 its host</extracomment>
        <translation>Verbindung: %1 (%2)</translation>
    </message>
    <message>
        <source>Sent by the command line to %1</source>
        <translation>Von der Kommandozeile an %1 gesendet</translation>
    </message>
    <message>
        <source>Organization: %1</source>
        <translation>Organisation: %1</translation>
    </message>
    <message>
        <source>Workspaces: those of the query %1</source>
        <translation>Workspaces: die der Abfrage %1</translation>
    </message>
    <message numerus="yes">
        <source>Workspaces: %n</source>
        <translation>
            <numerusform>Workspaces: %n</numerusform>
            <numerusform>Workspaces: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>Betreff: %1</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more character(s)</source>
        <translation>
            <numerusform>... und %n weiteres Zeichen</numerusform>
            <numerusform>... und %n weitere Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 in %3  POST %4</source>
        <extracomment>%1 is a time, %2 a status or an error, %3 a duration, %4 an address</extracomment>
        <translation>%1  %2 in %3  POST %4</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Sie wird gesendet.</translation>
    </message>
    <message>
        <source>The service accepted it.</source>
        <translation>Der Dienst hat sie angenommen.</translation>
    </message>
    <message>
        <source>The service accepted it, and repeated other values than were sent: %1.</source>
        <translation>Der Dienst hat sie angenommen und andere Werte wiederholt, als gesendet wurden: %1.</translation>
    </message>
    <message>
        <source>It was refused. Nothing was created.</source>
        <translation>Sie wurde abgelehnt. Nichts wurde erstellt.</translation>
    </message>
    <message>
        <source>It did not reach the service. Nothing was created.</source>
        <translation>Sie hat den Dienst nicht erreicht. Nichts wurde erstellt.</translation>
    </message>
    <message>
        <source>No usable answer came. Its change requests may exist: find out before you send it again.</source>
        <translation>Es kam keine brauchbare Antwort. Die Change Requests gibt es vielleicht: Finden Sie es heraus, bevor Sie sie noch einmal senden.</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) with its subject were found since.</source>
        <translation>
            <numerusform>Seither wurde %n Change Request mit diesem Betreff gefunden.</numerusform>
            <numerusform>Seither wurden %n Change Requests mit diesem Betreff gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change request with its subject was found. It was not carried out.</source>
        <translation>Kein Change Request mit diesem Betreff wurde gefunden. Sie wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerDialog</name>
    <message>
        <source>Listener</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Lauschen</translation>
    </message>
    <message>
        <source>Settings of the listener</source>
        <translation>Einstellungen des Empfängers</translation>
    </message>
    <message>
        <source>Automatic reply</source>
        <translation>Automatische Antwort</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerIdentityForm</name>
    <message>
        <source>Certificate file</source>
        <translation>Zertifikatsdatei</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>&amp;Certificate file</source>
        <translation>&amp;Zertifikatsdatei</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>Schlüsseldat&amp;ei</translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation>Passph&amp;rase</translation>
    </message>
    <message>
        <source>PEM or PKCS#12</source>
        <translation>PEM oder PKCS#12</translation>
    </message>
    <message>
        <source>where the key is not in the same file</source>
        <translation>wenn der Schlüssel nicht in derselben Datei liegt</translation>
    </message>
    <message>
        <source>of an encrypted key; not kept</source>
        <translation>eines verschlüsselten Schlüssels; wird nicht aufbewahrt</translation>
    </message>
    <message>
        <source>the one in use</source>
        <translation>das jetzt verwendete</translation>
    </message>
    <message>
        <source>https needs a certificate: choose its file.</source>
        <translation>HTTPS braucht ein Zertifikat: seine Datei wählen.</translation>
    </message>
    <message>
        <source>Use &amp;HTTPS with your own certificate</source>
        <translation>HTTPS mit ei&amp;genem Zertifikat verwenden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerNotices</name>
    <message>
        <source>The rules of the listener stay as they were.</source>
        <translation>Die Regeln des Empfängers bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>Other computers on the network can reach %1.</source>
        <translation>Andere Rechner im Netz können %1 erreichen.</translation>
    </message>
    <message>
        <source>Requests without a valid signature are marked.</source>
        <translation>Anfragen ohne gültige Signatur werden gekennzeichnet.</translation>
    </message>
    <message>
        <source>Set an HMAC key for each endpoint to recognize requests from strangers.</source>
        <translation>Für jeden Endpunkt einen HMAC-Schlüssel setzen, um Anfragen von Fremden zu erkennen.</translation>
    </message>
    <message>
        <source>Use port %1</source>
        <translation>Port %1 nehmen</translation>
    </message>
    <message>
        <source>The listener was not reached by a request to itself.</source>
        <translation>Eine Anfrage des Empfängers an sich selbst kam nicht an.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerPane</name>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>Es wird auf den Schlüsselbund gewartet.</translation>
    </message>
    <message>
        <source>The listener starts when its HMAC key has been read.</source>
        <translation>Der Empfänger startet, sobald sein HMAC-Schlüssel gelesen ist.</translation>
    </message>
    <message>
        <source>Use port %1</source>
        <translation>Port %1 nehmen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerSection</name>
    <message>
        <source>Waiting for the keychain, which has the HMAC keys.</source>
        <translation>Warten auf den Schlüsselbund mit den HMAC-Schlüsseln.</translation>
    </message>
    <message>
        <source>%1, any port</source>
        <extracomment>%1 is an address at which any free port is taken</extracomment>
        <translation>%1, beliebiger Port</translation>
    </message>
    <message>
        <source>Endpoints, keys and addresses...</source>
        <translation>Endpunkte, Schlüssel und Adressen ...</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerStrip</name>
    <message>
        <source>Run tasks</source>
        <translation>Run Tasks</translation>
    </message>
    <message>
        <source>Send sample</source>
        <translation>Beispiel senden</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Listener...</source>
        <translation>Empfänger ...</translation>
    </message>
    <message>
        <source>Start listening</source>
        <translation>Empfang starten</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>Empfang anhalten</translation>
    </message>
    <message>
        <source>The simulator sends a signed run task to this listener</source>
        <translation>Der Simulator sendet einen signierten Run Task an diesen Empfänger</translation>
    </message>
    <message>
        <source>Address to give to a run task</source>
        <translation>Adresse für einen Run Task</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Lauscht</translation>
    </message>
    <message>
        <source>Listening, no key</source>
        <translation>Lauscht, ohne Schlüssel</translation>
    </message>
    <message>
        <source>Signatures are checked with your key</source>
        <translation>Signaturen werden mit dem eigenen Schlüssel geprüft</translation>
    </message>
    <message>
        <source>Without an HMAC key signatures are not checked</source>
        <translation>Ohne HMAC-Schlüssel werden Signaturen nicht geprüft</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Storage limits...</source>
        <translation>Speichergrenzen ...</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>A request to itself is on its way</source>
        <translation>Eine Anfrage an sich selbst ist unterwegs</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>A request to itself did not come through</source>
        <translation>Eine Anfrage an sich selbst kam nicht durch</translation>
    </message>
    <message>
        <source>%1. Proved by a request to itself at %2.</source>
        <translation>%1. Nachgewiesen durch eine Anfrage an sich selbst um %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 is an address</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the listener&apos;s address</source>
        <translation>Adresse des Empfängers kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LoadingPage</name>
    <message>
        <source>Loading request %1</source>
        <translation>Anfrage %1 wird geladen</translation>
    </message>
    <message>
        <source>Its body has %1.</source>
        <translation>Ihr Body hat %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Request %1 is not loaded</source>
        <translation>Anfrage %1 ist nicht geladen</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>Das Laden wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>Laden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LogSection</name>
    <message>
        <source>&amp;Write every exchange to a log file</source>
        <translation>&amp;Jeden Vorgang in eine Protokolldatei schreiben</translation>
    </message>
    <message>
        <source>The log has a line of JSON for each exchange over HTTP that the Activity page shows: times, addresses, headers and bodies. Tokens, keys and other secrets are redacted before it is written.</source>
        <translation>Das Protokoll enthält für jeden HTTP-Vorgang der Seite „Aktivität“ eine JSON-Zeile: Zeiten, Adressen, Header und Inhalte. Tokens, Schlüssel und andere Geheimnisse werden vor dem Schreiben unkenntlich gemacht.</translation>
    </message>
    <message>
        <source>At %1 a new file begins. One earlier file is kept.</source>
        <translation>Bei %1 beginnt eine neue Datei. Eine frühere wird behalten.</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Protokolldatei</translation>
    </message>
    <message>
        <source>Copy the path of the log file</source>
        <translation>Pfad der Protokolldatei kopieren</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>Es gibt noch kein Protokoll.</translation>
    </message>
    <message>
        <source>The log takes %1 now.</source>
        <translation>Das Protokoll belegt jetzt %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Connect to a service...</source>
        <translation>Mit einem Dienst &amp;verbinden ...</translation>
    </message>
    <message>
        <source>C&amp;onnections...</source>
        <translation>&amp;Verbindungen ...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Ei&amp;nstellungen ...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>&amp;Diagnose ...</translation>
    </message>
    <message>
        <source>&amp;About Runlatch</source>
        <translation>&amp;Über Runlatch</translation>
    </message>
    <message>
        <source>About Runlatch</source>
        <translation>Über Runlatch</translation>
    </message>
    <message>
        <source>Runlatch %1

A workbench for change requests and run tasks.
Apache License 2.0. Nothing is sent anywhere but to the addresses you give.</source>
        <translation>Runlatch %1

Eine Werkbank für Change Requests und Run Tasks.
Apache License 2.0. Gesendet wird nur an die eingegebenen Adressen.</translation>
    </message>
    <message>
        <source>&amp;Export requests...</source>
        <translation>Anfragen &amp;exportieren ...</translation>
    </message>
    <message>
        <source>&amp;Import requests...</source>
        <translation>Anfragen &amp;importieren ...</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>Check a &amp;signature...</source>
        <translation>&amp;Signatur prüfen ...</translation>
    </message>
    <message>
        <source>&amp;Compare requests...</source>
        <translation>Anfragen &amp;vergleichen ...</translation>
    </message>
    <message>
        <source>C&amp;ommands...</source>
        <translation>&amp;Befehle ...</translation>
    </message>
    <message>
        <source>Open a &amp;plan...</source>
        <translation>&amp;Plan öffnen...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MainWindow</name>
    <message>
        <source>Runlatch</source>
        <translation>Runlatch</translation>
    </message>
    <message>
        <source>Change requests</source>
        <translation>Change Requests</translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>Run Tasks</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>&amp;Change requests</source>
        <translation>&amp;Change Requests</translation>
    </message>
    <message>
        <source>&amp;Run tasks</source>
        <translation>&amp;Run Tasks</translation>
    </message>
    <message>
        <source>&amp;Simulator</source>
        <translation>&amp;Simulator</translation>
    </message>
    <message>
        <source>Listening on %1</source>
        <translation>Lauscht auf %1</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>Massenerstellung</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>&amp;Bulk create</source>
        <translation>&amp;Massenerstellung</translation>
    </message>
    <message>
        <source>&amp;Activity</source>
        <translation>A&amp;ktivität</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1, proved at %2</source>
        <extracomment>%1 is &quot;Listening on 127.0.0.1:8080&quot;, %2 a time</extracomment>
        <translation>%1, bewiesen um %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>Prü&amp;fung</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownEditor</name>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownLinkDialog</name>
    <message>
        <source>Open this address?</source>
        <translation>Diese Adresse öffnen?</translation>
    </message>
    <message>
        <source>The text contains this link. It opens in your browser at %1:</source>
        <translation>Der Text enthält diesen Link. Er öffnet sich im Browser unter %1:</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownTools</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownView</name>
    <message>
        <source>[image, not loaded: </source>
        <extracomment>In place of an image in a message; its alternative text and a closing bracket follow.</extracomment>
        <translation>[Bild, nicht geladen: </translation>
    </message>
    <message>
        <source>%1, as text</source>
        <translation>%1, als Text</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>Als Text zeigen</translation>
    </message>
    <message>
        <source>Show formatted</source>
        <translation>Formatiert zeigen</translation>
    </message>
    <message>
        <source>Only the first part is shown formatted.</source>
        <translation>Nur der erste Teil wird formatiert gezeigt.</translation>
    </message>
    <message>
        <source>The text is long or deeply nested.</source>
        <translation>Der Text ist lang oder tief verschachtelt.</translation>
    </message>
    <message>
        <source>Render all</source>
        <translation>Alles darstellen</translation>
    </message>
    <message>
        <source>This is the whole text.</source>
        <translation>Das ist der ganze Text.</translation>
    </message>
    <message>
        <source>The rest would take too long.</source>
        <translation>Der Rest würde zu lange dauern.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MatchTable</name>
    <message>
        <source>Workspaces that match</source>
        <translation>Passende Workspaces</translation>
    </message>
    <message>
        <source>Planned and finished</source>
        <translation>Planned and finished</translation>
    </message>
    <message>
        <source>Drifted</source>
        <translation>Abweichend</translation>
    </message>
    <message>
        <source>12 months ago</source>
        <translation>vor 12 Monaten</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MatchesPane</name>
    <message>
        <source>Show &amp;matches</source>
        <translation>&amp;Treffer zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>workspaces match</source>
        <translation>
            <numerusform>passender Workspace</numerusform>
            <numerusform>passende Workspaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>as of %1 · the service&apos;s data may lag behind</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>Stand %1 · die Daten des Dienstes können nachhinken</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht abgefragt</translation>
    </message>
    <message>
        <source>The conditions have changed since.</source>
        <translation>Die Bedingungen haben sich seither geändert.</translation>
    </message>
    <message>
        <source>Show the matches again.</source>
        <translation>Treffer erneut zeigen.</translation>
    </message>
    <message>
        <source>No workspace matches</source>
        <translation>Kein Workspace passt</translation>
    </message>
    <message>
        <source>Nothing would be created. Change a condition, or switch one off.</source>
        <translation>Nichts würde erstellt. Eine Bedingung ändern oder ausschalten.</translation>
    </message>
    <message>
        <source>Choose the target workspaces</source>
        <translation>Ziel-Workspaces auswählen</translation>
    </message>
    <message>
        <source>Add a condition to see which workspaces it meets.</source>
        <translation>Eine Bedingung hinzufügen, um die passenden Workspaces zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet and is left out here.</source>
        <translation>
            <numerusform>%n Bedingung ist noch nicht sendbar und entfällt hier.</numerusform>
            <numerusform>%n Bedingungen sind noch nicht sendbar und entfallen hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>More workspaces may match than you intend.</source>
        <translation>Es können mehr Workspaces passen als beabsichtigt.</translation>
    </message>
    <message>
        <source>“Show matches” asks the service; nothing is created by that.</source>
        <translation>„Treffer zeigen“ fragt den Dienst; dabei wird nichts erstellt.</translation>
    </message>
    <message>
        <source>Nothing to ask yet</source>
        <translation>Noch nichts zu fragen</translation>
    </message>
    <message>
        <source>The number of matches is not known</source>
        <translation>Die Zahl der Treffer ist nicht bekannt</translation>
    </message>
    <message>
        <source>The explorer cannot run this query</source>
        <translation>Der Explorer kann diese Abfrage nicht ausführen</translation>
    </message>
    <message>
        <source>The explorer takes one value for each condition, and only the operators of its reference. The change requests can be created all the same, by the query.</source>
        <translation>Der Explorer nimmt je Bedingung einen Wert und nur die Operatoren seiner Referenz. Die Change Requests können trotzdem angelegt werden, über die Abfrage.</translation>
    </message>
    <message>
        <source>Not asked from here</source>
        <translation>Von hier nicht abgefragt</translation>
    </message>
    <message>
        <source>The draft belongs to another connection. Choose that one to see the matches.</source>
        <translation>Der Entwurf gehört zu einer anderen Verbindung. Diese wählen, um die Treffer zu sehen.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>No workspace can be shown</source>
        <translation>Kein Workspace lässt sich zeigen</translation>
    </message>
    <message>
        <source>Some may match all the same: the service does not give its whole answer.</source>
        <translation>Trotzdem können welche zutreffen: Der Dienst gibt seine Antwort nicht ganz heraus.</translation>
    </message>
    <message>
        <source>The service does not take these workspaces.</source>
        <translation>Der Dienst nimmt diese Workspaces nicht an.</translation>
    </message>
    <message>
        <source>The service does not take “%1”.</source>
        <translation>Der Dienst nimmt „%1“ nicht an.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>Change port</source>
        <translation>Port ändern</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Check key</source>
        <translation>Schlüssel prüfen</translation>
    </message>
    <message>
        <source>Show certificate</source>
        <translation>Zertifikat zeigen</translation>
    </message>
    <message>
        <source>Show change requests</source>
        <translation>Change Requests zeigen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MessageStep</name>
    <message>
        <source>&amp;Subject</source>
        <translation>&amp;Betreff</translation>
    </message>
    <message>
        <source>&amp;Message, markdown</source>
        <translation>&amp;Nachricht, Markdown</translation>
    </message>
    <message>
        <source>How the message is shown</source>
        <translation>Darstellung der Nachricht</translation>
    </message>
    <message>
        <source>Preview of the message</source>
        <translation>Vorschau der Nachricht</translation>
    </message>
    <message>
        <source>Write what is to be changed.</source>
        <translation>Schreiben, was geändert werden soll.</translation>
    </message>
    <message>
        <source>Give a subject: it is what readers see in their list.</source>
        <translation>Einen Betreff angeben: Er steht in der Liste der Empfänger.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s); no limit is documented</source>
        <translation>
            <numerusform>%n Zeichen; keine Grenze dokumentiert</numerusform>
            <numerusform>%n Zeichen; keine Grenze dokumentiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NameQuestion</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NavigationList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>more than %1 waiting</source>
        <translation>mehr als %1 warten</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NewerStrip</name>
    <message>
        <source>Show the newest</source>
        <translation>Neueste anzeigen</translation>
    </message>
    <message>
        <source>Go to the newest request (Home)</source>
        <translation>Zur neuesten Anfrage (Pos1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln newer request(s)</source>
        <translation>
            <numerusform>%Ln neuere Anfrage</numerusform>
            <numerusform>%Ln neuere Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow new requests</source>
        <translation>Neuen Anfragen folgen</translation>
    </message>
    <message>
        <source>Shows each request as it comes. It pauses while you look at another one (F)</source>
        <translation>Zeigt jede Anfrage, sobald sie eintrifft. Pausiert, während Sie eine andere ansehen (F)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NoteNotices</name>
    <message>
        <source>The note of request %1 could not be saved: %2</source>
        <translation>Die Notiz zu Anfrage %1 konnte nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>What you typed is kept there until Runlatch ends, and tried again.</source>
        <translation>Was Sie geschrieben haben, bleibt dort bis zum Ende von Runlatch stehen; das Speichern wird erneut versucht.</translation>
    </message>
    <message>
        <source>Request %1:</source>
        <translation>Anfrage %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) could not be saved in the store that was open before: %1</source>
        <translation>
            <numerusform>%n Notiz konnte nicht im zuvor geöffneten Speicher gespeichert werden: %1</numerusform>
            <numerusform>%n Notizen konnten nicht im zuvor geöffneten Speicher gespeichert werden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is kept until you close this message.</source>
        <translation>Der Text bleibt, bis Sie diese Meldung schließen.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NotesTab</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Only on this machine, and in exports. Plain text.</source>
        <translation>Nur auf diesem Rechner und in Exporten. Reiner Text.</translation>
    </message>
    <message>
        <source>&amp;Color of the pin</source>
        <translation>&amp;Farbe des Pins</translation>
    </message>
    <message>
        <source>Color of the pin</source>
        <translation>Farbe des Pins</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>cut off at the limit</source>
        <translation>an der Grenze abgeschnitten</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>The note could not be saved. What you typed is kept here.</source>
        <translation>Die Notiz konnte nicht gespeichert werden. Was Sie geschrieben haben, bleibt hier stehen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>It is kept, whatever its age and the storage limit.</source>
        <translation>Sie bleibt erhalten, unabhängig von Alter und Speichergrenze.</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>N&amp;ote, of the imported file unless it was changed here</source>
        <translation>&amp;Notiz, aus der importierten Datei, wenn sie nicht hier geändert wurde</translation>
    </message>
    <message>
        <source>Note, of the imported file unless it was changed here</source>
        <translation>Notiz, aus der importierten Datei, wenn sie nicht hier geändert wurde</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OpeningNotices</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No keychain keeps the key of your captures.</source>
        <translation>Kein Schlüsselbund bewahrt den Schlüssel der Mitschnitte auf.</translation>
    </message>
    <message>
        <source>Their access tokens can be opened until Runlatch ends; everything else stays readable. Unlock the keychain, and they can be opened later, too.</source>
        <translation>Ihre Zugriffstoken lassen sich bis zum Ende von Runlatch öffnen; alles andere bleibt lesbar. Wenn Sie den Schlüsselbund entsperren, lassen sie sich auch später öffnen.</translation>
    </message>
    <message>
        <source>The settings could not be read, so they begin anew.</source>
        <translation>Die Einstellungen waren nicht lesbar und beginnen daher von vorn.</translation>
    </message>
    <message>
        <source>The earlier file is kept as %1.</source>
        <translation>Die frühere Datei liegt unter %1.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OrganizationPicker</name>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Give an organization by name</source>
        <translation>Organisation über Namen angeben</translation>
    </message>
    <message>
        <source>Name of the organization:</source>
        <translation>Name der Organisation:</translation>
    </message>
    <message>
        <source>%1 (not listed here)</source>
        <extracomment>%1 is the name of an organization</extracomment>
        <translation>%1 (hier nicht aufgeführt)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutcomeEditor</name>
    <message>
        <source>Outcome id</source>
        <translation>Outcome-ID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>URL of the outcome</source>
        <translation>URL des Outcome</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many characters a text has, and how many it may have: &quot;58 of 64&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutcomesPanel</name>
    <message>
        <source>Outcomes of the reply</source>
        <translation>Outcomes der Antwort</translation>
    </message>
    <message>
        <source>No outcomes yet. Each one is a line that the reviewer can open.</source>
        <translation>Noch keine Outcomes. Jedes ist eine Zeile, die sich beim Review öffnen lässt.</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Outcomes</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add outcome</source>
        <translation>Outcome hinzufügen</translation>
    </message>
    <message>
        <source>Removed the outcome “%1”.</source>
        <translation>Outcome „%1“ entfernt.</translation>
    </message>
    <message>
        <source>Removed the tag “%1: %2”.</source>
        <translation>Tag „%1: %2“ entfernt.</translation>
    </message>
    <message>
        <source>The service did not say that it takes outcomes.</source>
        <translation>Der Dienst hat nicht mitgeteilt, dass er Outcomes annimmt.</translation>
    </message>
    <message>
        <source>The request has no capabilities.outcomes: true, so they are left out.</source>
        <translation>Die Anfrage enthält kein capabilities.outcomes: true, daher entfallen sie.</translation>
    </message>
    <message>
        <source>They are sent only with “Send anyway”.</source>
        <translation>Sie werden nur mit „Trotzdem senden“ gesendet.</translation>
    </message>
    <message>
        <source>Write outcomes anyway</source>
        <translation>Trotzdem Outcomes schreiben</translation>
    </message>
    <message>
        <source>Duplicate the outcome</source>
        <translation>Outcome duplizieren</translation>
    </message>
    <message>
        <source>Move the outcome up</source>
        <translation>Outcome nach oben</translation>
    </message>
    <message>
        <source>Move the outcome down</source>
        <translation>Outcome nach unten</translation>
    </message>
    <message>
        <source>Previous outcome</source>
        <translation>Voriges Outcome</translation>
    </message>
    <message>
        <source>Next outcome</source>
        <translation>Nächstes Outcome</translation>
    </message>
    <message>
        <source>Remove the outcome</source>
        <translation>Outcome entfernen</translation>
    </message>
    <message>
        <source>The service is older than outcomes.</source>
        <translation>Der Dienst ist älter als Outcomes.</translation>
    </message>
    <message>
        <source>The request has no key capabilities.outcomes, so they are left out.</source>
        <translation>Die Anfrage hat keinen Schlüssel capabilities.outcomes, deshalb werden sie weggelassen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many outcomes there are, and how many the service takes: &quot;4 of 250&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OverviewTab</name>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherung</translation>
    </message>
    <message>
        <source>In memory only: it could not be written to disk.</source>
        <translation>Nur im Arbeitsspeicher: Sie konnte nicht auf den Datenträger geschrieben werden.</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Zustellung</translation>
    </message>
    <message>
        <source>Number %1 of the same task result</source>
        <translation>Nummer %1 desselben Task-Ergebnisses</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>SHA-512 of the body</source>
        <translation>SHA-512 des Bodys</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <source>The service checks that the address answers. Do not send a callback.</source>
        <translation>Der Dienst prüft, ob die Adresse antwortet. Keinen Callback senden.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Enforcement level</source>
        <translation>Durchsetzung</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Run message</source>
        <translation>Nachricht des Runs</translation>
    </message>
    <message>
        <source>Task result</source>
        <translation>Task-Ergebnis</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Outcomes</translation>
    </message>
    <message>
        <source>The service accepts detailed outcomes.</source>
        <translation>Der Dienst nimmt ausführliche Outcomes an.</translation>
    </message>
    <message>
        <source>The service does not accept detailed outcomes.</source>
        <translation>Der Dienst nimmt keine ausführlichen Outcomes an.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>beantwortet mit %1</translation>
    </message>
    <message>
        <source>no answer (%1)</source>
        <translation>keine Antwort (%1)</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1: %2, sent %3, %4</source>
        <translation>%1: %2, gesendet %3, %4</translation>
    </message>
    <message>
        <source>not known whether it arrived</source>
        <translation>unklar, ob sie ankam</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>%1 is what the Host header says</extracomment>
        <translation>Host</translation>
    </message>
    <message>
        <source>Its Host header names another server: %1. It is answered automatically only if its signature is valid.</source>
        <translation>Der Host-Header nennt einen anderen Server: %1. Automatisch beantwortet wird sie nur, wenn ihre Signatur gültig ist.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>payload_version is not 1: this version is not supported, and nothing is replied automatically.</source>
        <translation>payload_version ist nicht 1: Diese Version wird nicht unterstützt, und es wird nicht automatisch geantwortet.</translation>
    </message>
    <message>
        <source>Null, which the specification does not allow here.</source>
        <translation>Null; die Spezifikation erlaubt das hier nicht.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Empfang</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Speculative</source>
        <translation>Spekulativ</translation>
    </message>
    <message>
        <source>Yes: this run cannot be applied.</source>
        <translation>Ja: Dieser Run kann nicht angewendet werden.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Page of the run</source>
        <translation>Seite des Runs</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Project id</source>
        <translation>Projekt-ID</translation>
    </message>
    <message>
        <source>Page of the project</source>
        <translation>Seite des Projekts</translation>
    </message>
    <message>
        <source>Workspace id</source>
        <translation>Workspace-ID</translation>
    </message>
    <message>
        <source>Working directory</source>
        <translation>Arbeitsverzeichnis</translation>
    </message>
    <message>
        <source>Page of the workspace</source>
        <translation>Seite des Workspaces</translation>
    </message>
    <message>
        <source>Null when the workspace has no VCS repository.</source>
        <translation>Null, wenn der Workspace kein VCS-Repository hat.</translation>
    </message>
    <message>
        <source>Version control</source>
        <translation>Versionsverwaltung</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Repository</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Page of the commit</source>
        <translation>Seite des Commits</translation>
    </message>
    <message>
        <source>Pull request</source>
        <translation>Pull Request</translation>
    </message>
    <message>
        <source>Null when the run was not triggered by a pull or merge request.</source>
        <translation>Null, wenn der Run nicht durch einen Pull oder Merge Request ausgelöst wurde.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>Plan als JSON</translation>
    </message>
    <message>
        <source>Before the plan there is none: it comes with the later stages.</source>
        <translation>Vor dem Plan gibt es keinen: Er kommt mit den späteren Phasen.</translation>
    </message>
    <message>
        <source>Configuration version</source>
        <translation>Konfigurationsversion</translation>
    </message>
    <message>
        <source>Download of the configuration</source>
        <translation>Download der Konfiguration</translation>
    </message>
    <message>
        <source>Null when the configuration version cannot be downloaded.</source>
        <translation>Null, wenn die Konfigurationsversion nicht heruntergeladen werden kann.</translation>
    </message>
    <message>
        <source>It is kept, whatever its age and the storage limit.</source>
        <translation>Sie bleibt erhalten, unabhängig von Alter und Speichergrenze.</translation>
    </message>
    <message>
        <source>Redacted: no keychain kept the key that sealed them, and it ended with its session.</source>
        <translation>Unkenntlich gemacht: Kein Schlüsselbund hat den Schlüssel bewahrt, der sie versiegelt hat; er endete mit seiner Sitzung.</translation>
    </message>
    <message>
        <source>Redacted: they were removed, or sealed with a key that this session does not have.</source>
        <translation>Unkenntlich gemacht: Sie wurden entfernt oder mit einem Schlüssel versiegelt, der in dieser Sitzung fehlt.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>SHA-512 of what arrived</source>
        <translation>SHA-512 der angekommenen Bytes</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>It comes from a file. Nothing proves what the file says of its receipt.</source>
        <translation>Sie stammt aus einer Datei. Nichts beweist, was die Datei über ihren Empfang sagt.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>A copy of request %1.</source>
        <translation>Eine Kopie von Anfrage %1.</translation>
    </message>
    <message>
        <source>A copy of a request that was deleted.</source>
        <translation>Eine Kopie einer Anfrage, die gelöscht wurde.</translation>
    </message>
    <message>
        <source>Sent again</source>
        <translation>Erneut gesendet</translation>
    </message>
    <message>
        <source>As its file says: %1.</source>
        <translation>Laut ihrer Datei: %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>Die Anfrage hatte keinen Body.</translation>
    </message>
    <message>
        <source>payload_version is missing: only version 1 is supported, and nothing is replied automatically.</source>
        <translation>payload_version fehlt: Nur Version 1 wird unterstützt, und es wird nicht automatisch geantwortet.</translation>
    </message>
    <message>
        <source>The service did not say that it takes outcomes.</source>
        <translation>Der Dienst hat nicht mitgeteilt, dass er Outcomes annimmt.</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>Es wurde kein Body importiert.</translation>
    </message>
    <message>
        <source>Receipt, as the imported file says</source>
        <translation>Empfang, laut der importierten Datei</translation>
    </message>
    <message>
        <source>Deadline, as the imported file says</source>
        <translation>Frist, laut der importierten Datei</translation>
    </message>
    <message>
        <source>as the imported file says</source>
        <translation>laut der importierten Datei</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Older service</source>
        <translation>Älterer Dienst</translation>
    </message>
    <message>
        <source>It lacks keys that services send today, and takes no detailed outcomes.</source>
        <translation>Ihr fehlen Schlüssel, die Dienste heute senden, und sie nimmt keine ausführlichen Outcomes an.</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>Benachrichtigung</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Page of the change request</source>
        <translation>Seite des Change Requests</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>answered %1, which may accept it</source>
        <translation>beantwortet mit %1, womit sie angenommen sein kann</translation>
    </message>
    <message>
        <source>Next update due</source>
        <translation>Nächste Meldung fällig</translation>
    </message>
    <message>
        <source>Final result due</source>
        <translation>Endergebnis fällig</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>The rule of the listener that acted on it.</source>
        <translation>Die Regel des Empfängers, die auf sie gewirkt hat.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PageBar</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Seitengröße</translation>
    </message>
    <message numerus="yes">
        <source>%n a page</source>
        <translation>
            <numerusform>%n je Seite</numerusform>
            <numerusform>%n je Seite</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pages</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Rows shown: first, last, all of them</extracomment>
        <translation>%1–%2 von %3</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Rows shown: their number, all of them</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PayloadTab</name>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>Die Anfrage hatte keinen Body.</translation>
    </message>
    <message>
        <source>Find keys and values</source>
        <translation>Schlüssel und Werte suchen</translation>
    </message>
    <message>
        <source>%1, new key</source>
        <translation>%1, neuer Schlüssel</translation>
    </message>
    <message>
        <source>This match is behind more than %1 rows. Raw shows its place.</source>
        <translation>Dieser Treffer liegt hinter mehr als %1 Zeilen. Die Rohdaten zeigen seine Stelle.</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Copy the JSON Pointer</source>
        <translation>JSON-Pointer kopieren</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>In Rohdaten zeigen</translation>
    </message>
    <message>
        <source>Find in the payload</source>
        <translation>Im Payload suchen</translation>
    </message>
    <message>
        <source>No JSON document</source>
        <translation>Kein JSON-Dokument</translation>
    </message>
    <message>
        <source>The body cannot be read as JSON. Findings says why, and Raw has its bytes.</source>
        <translation>Der Body lässt sich nicht als JSON lesen. Die Befunde sagen, warum; die Rohdaten zeigen seine Bytes.</translation>
    </message>
    <message>
        <source>The body is incomplete. Raw has the bytes that arrived.</source>
        <translation>Der Body ist unvollständig. „Rohdaten“ zeigt die Bytes, die ankamen.</translation>
    </message>
    <message>
        <source>Only the first 4 MB were copied.</source>
        <translation>Nur die ersten 4 MB wurden kopiert.</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>This is not valid JSON: values behind the fault may be wrong. %1</source>
        <extracomment>%1 is a sentence: what is wrong, and where</extracomment>
        <translation>Das ist kein gültiges JSON: Werte hinter dem Fehler können falsch sein. %1</translation>
    </message>
    <message>
        <source>The body cannot be read as JSON. %1</source>
        <translation>Der Body lässt sich nicht als JSON lesen. %1</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>Es wurde kein Body importiert.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PickerPopup</name>
    <message>
        <source>No name contains this text.</source>
        <translation>Kein Name enthält diesen Text.</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Suche: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlaceBar</name>
    <message>
        <source>Place among all received requests</source>
        <translation>Stelle unter allen empfangenen Anfragen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlaceDialog</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Workspace</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Workspace öffnen</translation>
    </message>
    <message>
        <source>&amp;Organization</source>
        <translation>&amp;Organisation</translation>
    </message>
    <message>
        <source>not needed for an id</source>
        <translation>bei einer ID nicht nötig</translation>
    </message>
    <message>
        <source>name, or id beginning with ws-</source>
        <translation>Name oder ID, die mit ws- beginnt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Give a name, or an id that begins with ws-.</source>
        <translation>Einen Namen eingeben oder eine ID, die mit ws- beginnt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlaceLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The desktop has no program that opens folders. Copy the path instead.</source>
        <translation>Der Desktop hat kein Programm, das Ordner öffnet. Stattdessen lässt sich der Pfad kopieren.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlacePickers</name>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Open a workspace by name or id</source>
        <translation>Workspace über Name oder ID öffnen</translation>
    </message>
    <message>
        <source>All workspaces</source>
        <translation>Alle Workspaces</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Plan: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanTab</name>
    <message>
        <source>Fetch plans by themselves where the signature is valid</source>
        <translation>Pläne von selbst holen, wo die Signatur gültig ist</translation>
    </message>
    <message>
        <source>For requests that come from now on</source>
        <translation>Für Anfragen, die von jetzt an kommen</translation>
    </message>
    <message>
        <source>Fetch the plan</source>
        <translation>Den Plan holen</translation>
    </message>
    <message>
        <source>The plan is not fetched yet</source>
        <translation>Der Plan ist noch nicht geholt</translation>
    </message>
    <message>
        <source>It comes from %1, to which the request&apos;s access token is sent. It is kept sealed until the request&apos;s secrets go.</source>
        <translation>Er kommt von %1; dorthin wird das Zugriffstoken der Anfrage gesendet. Er wird versiegelt aufbewahrt, bis die Geheimnisse der Anfrage gehen.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>The request is kept in memory only. Its plan can be fetched when the disk has taken it.</source>
        <translation>Die Anfrage liegt nur im Arbeitsspeicher. Ihr Plan lässt sich holen, sobald die Platte sie aufgenommen hat.</translation>
    </message>
    <message>
        <source>Only run tasks of post_plan, pre_apply and post_apply have a link to one.</source>
        <translation>Nur Run Tasks von post_plan, pre_apply und post_apply haben einen Link auf einen.</translation>
    </message>
    <message>
        <source>It is being asked for.</source>
        <translation>Er wird angefragt.</translation>
    </message>
    <message>
        <source>The service has not finished it. It is asked for again every five seconds, until the request&apos;s access token ends.</source>
        <translation>Der Dienst ist damit noch nicht fertig. Er wird alle fünf Sekunden erneut gefragt, bis das Zugriffstoken der Anfrage endet.</translation>
    </message>
    <message>
        <source>%1 have come.</source>
        <translation>%1 sind angekommen.</translation>
    </message>
    <message>
        <source>The plan is being fetched</source>
        <translation>Der Plan wird geholt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fetch the plan again</source>
        <translation>Den Plan erneut holen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanTree</name>
    <message>
        <source>Changes of the plan</source>
        <translation>Änderungen des Plans</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanView</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter, such as action:replace type:aws_* or -module:net</source>
        <translation>Filter, etwa action:replace type:aws_* oder -module:net</translation>
    </message>
    <message>
        <source>Unchanged, too</source>
        <translation>Auch Unverändertes</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Part of the plan</source>
        <translation>Teil des Plans</translation>
    </message>
    <message>
        <source>Lists resources that stay as they are, and those that are only read</source>
        <translation>Listet auch Ressourcen, die bleiben, wie sie sind, und solche, die nur gelesen werden</translation>
    </message>
    <message>
        <source>Filter the plan</source>
        <translation>Den Plan filtern</translation>
    </message>
    <message>
        <source>Terraform %1</source>
        <translation>Terraform %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <translation>Format %1</translation>
    </message>
    <message>
        <source>There is nothing to apply.</source>
        <translation>Es gibt nichts anzuwenden.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a part of the plan such as &quot;Drift&quot;, %2 a number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No change matches the filter</source>
        <translation>Keine Änderung passt zum Filter</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resource(s) stay as they are. “Unchanged, too” lists them.</source>
        <translation>
            <numerusform>%Ln Ressource bleibt, wie sie ist. „Auch Unverändertes“ listet sie.</numerusform>
            <numerusform>%Ln Ressourcen bleiben, wie sie sind. „Auch Unverändertes“ listet sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Proof</name>
    <message>
        <source>equals the header</source>
        <translation>gleich dem Header</translation>
    </message>
    <message>
        <source>equals each header</source>
        <translation>gleich jedem Header</translation>
    </message>
    <message>
        <source>equals header %1 of %2</source>
        <translation>gleich Header %1 von %2</translation>
    </message>
    <message>
        <source>equals, written otherwise</source>
        <translation>gleich, anders geschrieben</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. It touches a secret, so its bytes are not shown.</source>
        <translation>Der erste Unterschied ist bei Byte %1. Er berührt ein Geheimnis, daher werden seine Bytes nicht gezeigt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>In the header</source>
        <translation>Im Header</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>received</source>
        <translation>empfangen</translation>
    </message>
    <message>
        <source>Of the body as received</source>
        <translation>Des empfangenen Bodys</translation>
    </message>
    <message numerus="yes">
        <source>HMAC-SHA512 over %Ln byte(s).</source>
        <translation>
            <numerusform>HMAC-SHA512 über %Ln Byte.</numerusform>
            <numerusform>HMAC-SHA512 über %Ln Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with: %1.</source>
        <translation>Gebildet mit: %1.</translation>
    </message>
    <message>
        <source>Of your program</source>
        <translation>Des eigenen Programms</translation>
    </message>
    <message>
        <source>equals your program&apos;s</source>
        <translation>gleich dem des Programms</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ProofView</name>
    <message>
        <source>Bytes of the body that differ</source>
        <translation>Abweichende Bytes des Bodys</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>In Rohdaten zeigen</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Nachweis kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Compare with delivery %1</source>
        <translation>Mit Zustellung %1 vergleichen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryPanel</name>
    <message>
        <source>The query</source>
        <translation>Die Abfrage</translation>
    </message>
    <message>
        <source>Query of the request, JSON</source>
        <translation>Abfrage der Anfrage, JSON</translation>
    </message>
    <message>
        <source>Address of the explorer</source>
        <translation>Adresse des Explorers</translation>
    </message>
    <message>
        <source>Shape of the conditions in JSON</source>
        <translation>Form der Bedingungen in JSON</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Nested</source>
        <translation>Verschachtelt</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>{field: {operator: [value]}}</source>
        <translation>{field: {operator: [value]}}</translation>
    </message>
    <message>
        <source>{field, operator, value}</source>
        <translation>{field, operator, value}</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was abgefragt wird</translation>
    </message>
    <message>
        <source>The JSON is not read yet: fix it, or go back to the rows.</source>
        <translation>Das JSON ist noch nicht gelesen: Korrigieren Sie es, oder kehren Sie zu den Zeilen zurück.</translation>
    </message>
    <message>
        <source>The address is not read yet: fix it, or go back to the rows.</source>
        <translation>Die Adresse ist noch nicht gelesen: Korrigieren Sie sie, oder kehren Sie zu den Zeilen zurück.</translation>
    </message>
    <message>
        <source>The text took the place of conditions that were changed after it was begun.</source>
        <translation>Der Text hat Bedingungen ersetzt, die nach seinem Beginn geändert wurden.</translation>
    </message>
    <message>
        <source>The pasted address was not taken.</source>
        <translation>Die eingefügte Adresse wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Not part of the conditions: %1.</source>
        <translation>Nicht Teil der Bedingungen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) taken from the pasted address.</source>
        <translation>
            <numerusform>%n Bedingung aus der eingefügten Adresse übernommen.</numerusform>
            <numerusform>%n Bedingungen aus der eingefügten Adresse übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back the previous conditions</source>
        <translation>Vorherige Bedingungen zurückholen</translation>
    </message>
    <message>
        <source>The previous conditions are back.</source>
        <translation>Die vorherigen Bedingungen sind zurück.</translation>
    </message>
    <message>
        <source>Workspaces where %1.</source>
        <translation>Workspaces, für die gilt: %1.</translation>
    </message>
    <message>
        <source>Nothing yet. Add a condition: a query without one is never sent.</source>
        <translation>Noch nichts. Eine Bedingung hinzufügen: Eine Abfrage ohne Bedingung wird nie gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet.</source>
        <translation>
            <numerusform>%n Bedingung ist noch nicht sendbar.</numerusform>
            <numerusform>%n Bedingungen sind noch nicht sendbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryTextView</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%3 is a sentence that says what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>A query has at most 1,000 conditions here, and 2,000 values.</source>
        <translation>Eine Abfrage hat hier höchstens 1.000 Bedingungen und 2.000 Werte.</translation>
    </message>
    <message>
        <source>A name or a value has at most 10,000 characters here.</source>
        <translation>Ein Name oder ein Wert hat hier höchstens 10.000 Zeichen.</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>Das JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Die Adresse kopieren</translation>
    </message>
    <message>
        <source>Back to the rows</source>
        <translation>Zurück zu den Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) stay with the rows: they are off or unfinished, or cannot be written here.</source>
        <translation>
            <numerusform>%n Bedingung bleibt bei den Zeilen: Sie ist aus oder unfertig, oder lässt sich hier nicht schreiben.</numerusform>
            <numerusform>%n Bedingungen bleiben bei den Zeilen: Sie sind aus oder unfertig, oder lassen sich hier nicht schreiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not part of the conditions: %1.</source>
        <translation>Nicht Teil der Bedingungen: %1.</translation>
    </message>
    <message>
        <source>Not pasted: a text has at most 1,000,000 characters here, and a line 10,000.</source>
        <translation>Nicht eingefügt: Ein Text hat hier höchstens 1.000.000 Zeichen, eine Zeile 10.000.</translation>
    </message>
    <message>
        <source>This text is too long to be changed here.</source>
        <translation>Dieser Text ist zu lang, um hier geändert zu werden.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Quitting</name>
    <message>
        <source>Quit although something is open?</source>
        <translation>Beenden, obwohl noch etwas offen ist?</translation>
    </message>
    <message>
        <source>Quit now</source>
        <translation>Jetzt beenden</translation>
    </message>
    <message>
        <source>Archive, then quit</source>
        <translation>Archivieren, dann beenden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RawDialog</name>
    <message>
        <source>JSON of the change request</source>
        <translation>JSON des Change Request</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>JSON kopieren</translation>
    </message>
    <message>
        <source>As the service tells it</source>
        <translation>Wie vom Dienst geliefert</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RawTab</name>
    <message>
        <source>Raw request</source>
        <translation>Rohdaten der Anfrage</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Part of the request</source>
        <translation>Teil der Anfrage</translation>
    </message>
    <message>
        <source>Find text, or bytes as 0x7D0A</source>
        <translation>Text suchen oder Bytes als 0x7D0A</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Request line and headers</source>
        <translation>Anfragezeile und Header</translation>
    </message>
    <message>
        <source>Go to...</source>
        <translation>Gehe zu ...</translation>
    </message>
    <message>
        <source>Copy the size of the body in bytes</source>
        <translation>Größe des Bodys in Bytes kopieren</translation>
    </message>
    <message>
        <source>Copy the SHA-512 of the body</source>
        <translation>SHA-512 des Bodys kopieren</translation>
    </message>
    <message>
        <source>Find in the bytes</source>
        <translation>In den Bytes suchen</translation>
    </message>
    <message>
        <source>Go to a line or byte</source>
        <translation>Zu einer Zeile oder einem Byte gehen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Line (12), line and column (12:5), or byte (@496, 0x1F0):</source>
        <translation>Zeile (12), Zeile und Spalte (12:5) oder Byte (@496, 0x1F0):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>“%1” is not a place.</source>
        <translation>„%1“ ist keine Stelle.</translation>
    </message>
    <message>
        <source>Secrets are redacted in these bytes: an asterisk stands for each of theirs.</source>
        <translation>In diesen Bytes sind Geheimnisse unkenntlich gemacht: Für jedes ihrer Bytes steht ein Sternchen.</translation>
    </message>
    <message>
        <source>Body: %1</source>
        <translation>Body: %1</translation>
    </message>
    <message>
        <source>SHA-512 of the body: %1</source>
        <translation>SHA-512 des Bodys: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReadBackWords</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stage</translation>
    </message>
    <message>
        <source>Status of the stage</source>
        <translation>Status der Stage</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Outcomes</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Outcome</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The service lacks the outcome “%1”.</source>
        <translation>Dem Dienst fehlt das Outcome „%1“.</translation>
    </message>
    <message>
        <source>The outcome “%1” of the service was not sent.</source>
        <translation>Das Outcome „%1“ des Dienstes wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The service has no body of the outcome “%1”.</source>
        <translation>Der Dienst hat keinen Text zum Outcome „%1“.</translation>
    </message>
    <message>
        <source>The outcome “%1” was sent without a body.</source>
        <translation>Das Outcome „%1“ wurde ohne Text gesendet.</translation>
    </message>
    <message>
        <source>%1 of the outcome “%2”</source>
        <translation>%1 des Outcomes „%2“</translation>
    </message>
    <message>
        <source>%1: sent “%2”, the service has “%3”.</source>
        <translation>%1: gesendet „%2“, der Dienst hat „%3“.</translation>
    </message>
    <message>
        <source>It has the outcomes of the last callback only.</source>
        <translation>Er hat nur die Outcomes des letzten Callbacks.</translation>
    </message>
    <message>
        <source>It has the outcomes of all callbacks.</source>
        <translation>Er hat die Outcomes aller Callbacks.</translation>
    </message>
    <message>
        <source>The same: %1.</source>
        <translation>Gleich: %1.</translation>
    </message>
    <message>
        <source>%1: the service does not tell.</source>
        <translation>%1: Der Dienst sagt es nicht.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>There is more.</source>
        <translation>Es gibt noch mehr.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Removals</name>
    <message>
        <source>Bring back what was removed</source>
        <translation>Entferntes zurückholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RepeatedOutcomes</name>
    <message numerus="yes">
        <source>The service has %n of these outcome(s) already.</source>
        <translation>
            <numerusform>Der Dienst hat %n dieser Outcomes schon.</numerusform>
            <numerusform>Der Dienst hat %n dieser Outcomes schon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) were taken out of this reply.</source>
        <translation>
            <numerusform>%n Outcome wurde aus dieser Antwort genommen.</numerusform>
            <numerusform>%n Outcomes wurden aus dieser Antwort genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not documented whether it replaces them or shows them twice.</source>
        <translation>Es ist nicht dokumentiert, ob er sie ersetzt oder doppelt zeigt.</translation>
    </message>
    <message>
        <source>Keep only what is new</source>
        <translation>Nur Neues behalten</translation>
    </message>
    <message>
        <source>The service has them from an earlier one.</source>
        <translation>Der Dienst hat sie aus einer früheren Antwort.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyActions</name>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Send running</source>
        <translation>„Läuft“ senden</translation>
    </message>
    <message>
        <source>Send final</source>
        <translation>Endergebnis senden</translation>
    </message>
    <message>
        <source>Send final anyway: %1</source>
        <translation>Endergebnis trotzdem senden: %1</translation>
    </message>
    <message>
        <source>Send final: %1</source>
        <translation>Endergebnis senden: %1</translation>
    </message>
    <message>
        <source>Choose Passed or Failed first.</source>
        <translation>Zuerst „Bestanden“ oder „Gescheitert“ wählen.</translation>
    </message>
    <message>
        <source>Send running anyway</source>
        <translation>„Läuft“ trotzdem senden</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyBars</name>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>The service accepted the reply: %1.</source>
        <translation>Der Dienst hat die Antwort angenommen: %1.</translation>
    </message>
    <message>
        <source>The task has ended; nothing more is to be sent.</source>
        <translation>Der Run Task ist beendet; mehr ist nicht zu senden.</translation>
    </message>
    <message>
        <source>The task still waits for its final result.</source>
        <translation>Der Run Task wartet noch auf sein Endergebnis.</translation>
    </message>
    <message>
        <source>What it names is marked at its field.</source>
        <translation>Das Genannte ist am jeweiligen Feld markiert.</translation>
    </message>
    <message>
        <source>The final result waits for the answer to the earlier reply.</source>
        <translation>Das Endergebnis wartet auf die Antwort zur früheren Rückmeldung.</translation>
    </message>
    <message>
        <source>It is sent when that answer arrives.</source>
        <translation>Es wird gesendet, wenn diese Antwort eintrifft.</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>A reply to this run task is being sent: %1.</source>
        <translation>Eine Antwort auf diesen Run Task wird gesendet: %1.</translation>
    </message>
    <message>
        <source>The final result was not sent.</source>
        <translation>Das Endergebnis wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The answer could not be saved. After a restart this request is shown as unanswered.</source>
        <translation>Die Antwort konnte nicht gespeichert werden. Nach einem Neustart erscheint diese Anfrage als unbeantwortet.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyForm</name>
    <message>
        <source>Parts of the reply</source>
        <translation>Teile der Antwort</translation>
    </message>
    <message>
        <source>As the reviewer sees it</source>
        <translation>Ansicht beim Review</translation>
    </message>
    <message>
        <source>Exact JSON</source>
        <translation>Exaktes JSON</translation>
    </message>
    <message>
        <source>Your run task</source>
        <translation>Eigener Run Task</translation>
    </message>
    <message>
        <source>This run task is mandatory: the result stops run %1 of workspace %2.</source>
        <translation>Dieser Run Task ist verbindlich: Das Ergebnis hält Run %1 des Workspace %2 an.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Outcomes</translation>
    </message>
    <message>
        <source>The URL of outcome %1 has no scheme: the service shows neither message nor outcomes.</source>
        <translation>Die URL von Outcome %1 hat kein Schema: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>The URL has no scheme: the service shows neither message nor outcomes.</source>
        <translation>Die URL hat kein Schema: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>The URL of outcome %1 is neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>Die URL von Outcome %1 ist weder http noch https: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>The URL is neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>Die URL ist weder http noch https: Der Dienst zeigt weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>Outcome %1 has no id: the service refuses the reply.</source>
        <translation>Outcome %1 hat keine ID: Der Dienst lehnt die Antwort ab.</translation>
    </message>
    <message>
        <source>Outcome %1 has no description: the service refuses the reply.</source>
        <translation>Outcome %1 hat keine Beschreibung: Der Dienst lehnt die Antwort ab.</translation>
    </message>
    <message>
        <source>A tag of outcome %1 has no label: the service refuses the reply.</source>
        <translation>Ein Tag von Outcome %1 hat keine Beschriftung: Der Dienst lehnt die Antwort ab.</translation>
    </message>
    <message>
        <source>Unknown stage</source>
        <translation>Unbekannte Phase</translation>
    </message>
    <message>
        <source>Send “%1” as the final result?</source>
        <translation>„%1“ als Endergebnis senden?</translation>
    </message>
    <message>
        <source>Send final: %1</source>
        <translation>Endergebnis senden: %1</translation>
    </message>
    <message>
        <source>Send final anyway: %1</source>
        <translation>Endergebnis trotzdem senden: %1</translation>
    </message>
    <message>
        <source>Send running anyway</source>
        <translation>„Läuft“ trotzdem senden</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>„%1“ senden?</translation>
    </message>
    <message>
        <source>The reply and the request&apos;s access token go to %1, an address that nothing proves.</source>
        <translation>Die Antwort und das Zugriffstoken der Anfrage gehen an %1, eine Adresse, die nichts belegt.</translation>
    </message>
    <message>
        <source>Send the result</source>
        <translation>Ergebnis senden</translation>
    </message>
    <message>
        <source>The reply goes to %1 without a token. Only a code in that address can prove it.</source>
        <translation>Die Antwort geht ohne Token an %1. Nur ein Code in dieser Adresse kann sie ausweisen.</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyPage</name>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Back to the requests (Esc)</source>
        <translation>Zurück zu den Anfragen (Esc)</translation>
    </message>
    <message>
        <source>What you type is not saved; it is kept while the program runs.</source>
        <translation>Das Eingegebene wird nicht gespeichert; es bleibt erhalten, solange das Programm läuft.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplySources</name>
    <message>
        <source>From file...</source>
        <translation>Aus Datei ...</translation>
    </message>
    <message>
        <source>Templates...</source>
        <translation>Vorlagen ...</translation>
    </message>
    <message>
        <source>Take outcomes from a file</source>
        <translation>Outcomes aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>Open the templates of results</source>
        <translation>Die Vorlagen für Ergebnisse öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Took %n outcome(s) from %1.</source>
        <translation>
            <numerusform>%n Outcome aus %1 übernommen.</numerusform>
            <numerusform>%n Outcomes aus %1 übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filled by the template “%1”.</source>
        <translation>Mit der Vorlage „%1“ ausgefüllt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReportDialog</name>
    <message>
        <source>What becomes what:</source>
        <translation>Was wozu wird:</translation>
    </message>
    <message>
        <source>Choose a report in SARIF 2.1.0 or JUnit XML, or drop it here.</source>
        <translation>Einen Bericht in SARIF 2.1.0 oder JUnit-XML wählen oder hier fallen lassen.</translation>
    </message>
    <message>
        <source>Choose a &amp;file...</source>
        <translation>&amp;Datei wählen ...</translation>
    </message>
    <message>
        <source>Take &amp;suppressed results as well</source>
        <translation>Auch &amp;unterdrückte Ergebnisse übernehmen</translation>
    </message>
    <message>
        <source>&amp;Behind the outcomes that are there</source>
        <translation>&amp;Hinter die vorhandenen Outcomes</translation>
    </message>
    <message>
        <source>&amp;Instead of them</source>
        <translation>&amp;Statt ihrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take outcomes</source>
        <translation>Outcomes übernehmen</translation>
    </message>
    <message>
        <source>Outcomes from a file</source>
        <translation>Outcomes aus einer Datei</translation>
    </message>
    <message>
        <source>What is not in the outcomes, and what becomes what</source>
        <translation>Was nicht in den Outcomes ist und was wozu wird</translation>
    </message>
    <message>
        <source>Reports (*.sarif *.json *.xml)</source>
        <translation>Berichte (*.sarif *.json *.xml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>Die Datei wird gelesen ...</translation>
    </message>
    <message>
        <source>%1%2 · results: %3, outcomes: %4</source>
        <extracomment>%1 is a format, %2 the tools that wrote it, %3 and %4 are numbers</extracomment>
        <translation>%1%2 · Ergebnisse: %3, Outcomes: %4</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReportMenu</name>
    <message>
        <source>Save as HTML...</source>
        <translation>Als HTML speichern...</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save as Markdown...</source>
        <translation>Als Markdown speichern...</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save as JUnit...</source>
        <translation>Als JUnit speichern...</translation>
    </message>
    <message>
        <source>JUnit (*.xml)</source>
        <translation>JUnit (*.xml)</translation>
    </message>
    <message>
        <source>Save as JSON Lines...</source>
        <translation>Als JSON Lines speichern...</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RequestView</name>
    <message>
        <source>... and %1 more; the copy has all of it.</source>
        <translation>... und %1 weitere; die Kopie enthält alles.</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>Die exakte Anfrage</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>The body has characters that a terminal takes for keys. The copy reads it from standard input.</source>
        <translation>Der Body hat Zeichen, die ein Terminal für Tasten hält. Die Kopie liest ihn von der Standardeingabe.</translation>
    </message>
    <message>
        <source>No request yet: “Before you send” says why.</source>
        <translation>Noch keine Anfrage: „Vor dem Senden“ sagt, warum.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendAnswer</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <extracomment>%1: &quot;200 OK&quot;, %2: a number of milliseconds</extracomment>
        <translation>%1 in %2 ms</translation>
    </message>
    <message>
        <source>It redirects to %1, which was not followed.</source>
        <translation>Sie leitet weiter auf %1; dem wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>(%1 bytes in all; the first 64 KB are shown)</source>
        <translation>(insgesamt %1 Byte; die ersten 64 KB werden gezeigt)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendDialog</name>
    <message>
        <source>&amp;Destination</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>The key &amp;R sends to this address at once, until Runlatch ends</source>
        <translation>Die Taste &amp;R sendet sofort an diese Adresse, bis Runlatch endet</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Senden abbrechen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send request %1 again</source>
        <translation>Anfrage %1 erneut senden</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>S&amp;ign again (the endpoint has no key)</source>
        <translation>Neu s&amp;ignieren (der Endpunkt hat keinen Schlüssel)</translation>
    </message>
    <message>
        <source>S&amp;ign again with the key of %1</source>
        <translation>Mit dem Schlüssel von %1 neu s&amp;ignieren</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter an address, or start the listener to use its own.</source>
        <translation>Eine Adresse eingeben oder den Empfänger starten, um dessen Adresse zu nutzen.</translation>
    </message>
    <message>
        <source>An address begins with http:// or https://.</source>
        <translation>Eine Adresse beginnt mit http:// oder https://.</translation>
    </message>
    <message>
        <source>Add http://</source>
        <translation>http:// ergänzen</translation>
    </message>
    <message>
        <source>An address with a user name or password is not called.</source>
        <translation>Eine Adresse mit Benutzername oder Passwort wird nicht aufgerufen.</translation>
    </message>
    <message>
        <source>This is not a valid address.</source>
        <translation>Das ist keine gültige Adresse.</translation>
    </message>
    <message>
        <source>%1 is not on this computer.</source>
        <translation>%1 ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>The request has an access token: whoever receives it can answer the run task.</source>
        <translation>Die Anfrage enthält ein Zugriffstoken: Wer sie empfängt, kann den Run Task beantworten.</translation>
    </message>
    <message>
        <source>Without https, others on the way can read it.</source>
        <translation>Ohne https können andere unterwegs sie lesen.</translation>
    </message>
    <message>
        <source>The edited body is sent as it is shown, with * in the place of its access token.</source>
        <translation>Der bearbeitete Body wird gesendet, wie er hier steht, mit * anstelle des Zugriffstokens.</translation>
    </message>
    <message>
        <source>The access token is sent with the exact body.</source>
        <translation>Das Zugriffstoken wird mit dem unveränderten Body gesendet.</translation>
    </message>
    <message>
        <source>The access token is sent with the body, whose id and times are fresh.</source>
        <translation>Das Zugriffstoken wird mit dem Body gesendet, dessen ID und Zeiten neu sind.</translation>
    </message>
    <message>
        <source>The access token of this request is no longer kept: * is sent in its place.</source>
        <translation>Das Zugriffstoken dieser Anfrage ist nicht mehr gespeichert: An seiner Stelle wird * gesendet.</translation>
    </message>
    <message>
        <source>The edited headers are sent as they are shown, with * in the place of secrets.</source>
        <translation>Die bearbeiteten Header werden gesendet, wie sie hier stehen, mit * anstelle von Geheimnissen.</translation>
    </message>
    <message>
        <source>The signature is that of the received body and does not match the edited one.</source>
        <translation>Die Signatur gehört zum empfangenen Body und passt nicht zum bearbeiteten.</translation>
    </message>
    <message>
        <source>Only a part of the body was received. Content-Length is set to that part.</source>
        <translation>Nur ein Teil des Bodys wurde empfangen. Content-Length gibt die Länge dieses Teils an.</translation>
    </message>
    <message>
        <source>Path and Host follow the destination.</source>
        <translation>Pfad und Host richten sich nach dem Ziel.</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>Senden an %1</translation>
    </message>
    <message>
        <source>Sending to %1...</source>
        <translation>Wird an %1 gesendet ...</translation>
    </message>
    <message>
        <source>Cancelled. The request may have arrived.</source>
        <translation>Abgebrochen. Die Anfrage kann angekommen sein.</translation>
    </message>
    <message>
        <source>The headers have secrets: whoever receives them can use them.</source>
        <translation>Die Header enthalten Geheimnisse: Wer sie empfängt, kann sie verwenden.</translation>
    </message>
    <message>
        <source>The query of the request has secrets: whoever receives them can use them.</source>
        <translation>Die Query der Anfrage enthält Geheimnisse: Wer sie empfängt, kann sie verwenden.</translation>
    </message>
    <message>
        <source>The headers are sent with their secrets, which are shown as * here.</source>
        <translation>Die Header werden mit ihren Geheimnissen gesendet, die hier als * stehen.</translation>
    </message>
    <message>
        <source>The query of the request is sent with its secrets, which are shown as * here.</source>
        <translation>Die Query der Anfrage wird mit ihren Geheimnissen gesendet, die hier als * stehen.</translation>
    </message>
    <message>
        <source>Only the beginning of the headers was kept, and nothing of a body. The rest is not sent.</source>
        <translation>Nur der Anfang der Header wurde gespeichert und nichts von einem Body. Der Rest wird nicht gesendet.</translation>
    </message>
    <message>
        <source>The body that was received was not kept, and is not sent.</source>
        <translation>Der empfangene Body wurde nicht gespeichert und wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Lines of its head end with LF alone. They are sent with CR LF, the line end of HTTP.</source>
        <translation>Zeilen ihres Kopfes enden nur mit LF. Sie werden mit CR LF gesendet, dem Zeilenende von HTTP.</translation>
    </message>
    <message>
        <source>%1 What the file has is sent, and Content-Length is set to it.</source>
        <translation>%1 Gesendet wird, was in der Datei steht, und Content-Length gibt dessen Länge an.</translation>
    </message>
    <message>
        <source>&amp;Fresh id and times, so that it is no repeated delivery</source>
        <translation>&amp;Neue ID und Zeiten, damit sie keine wiederholte Zustellung ist</translation>
    </message>
    <message>
        <source>Ti&amp;mes</source>
        <translation>&amp;Male</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>Zu&amp;gleich</translation>
    </message>
    <message>
        <source>Send %1 times to %2</source>
        <translation>%1 Mal an %2 senden</translation>
    </message>
    <message>
        <source>%1 of %2 have ended.</source>
        <translation>%1 von %2 sind beendet.</translation>
    </message>
    <message>
        <source>Cancelled. Answered: %1; perhaps arrived: %2; not sent: %3.</source>
        <translation>Abgebrochen. Beantwortet: %1; vielleicht angekommen: %2; nicht gesendet: %3.</translation>
    </message>
    <message>
        <source>%1 answered %2</source>
        <translation>%1 mit %2 beantwortet</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 nicht beantwortet</translation>
    </message>
    <message>
        <source>Of %1: %2.</source>
        <translation>Von %1: %2.</translation>
    </message>
    <message>
        <source>Half of them were answered within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the slowest after %4 ms.</source>
        <translation>Die Hälfte wurde binnen %1 ms beantwortet, 90 von 100 binnen %2 ms, 99 binnen %3 ms, die langsamste nach %4 ms.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendFlow</name>
    <message>
        <source>Sending request %1 to %2...</source>
        <translation>Anfrage %1 wird an %2 gesendet ...</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>Senden abbrechen</translation>
    </message>
    <message>
        <source>Cancelled. The request may have arrived.</source>
        <translation>Abgebrochen. Die Anfrage kann angekommen sein.</translation>
    </message>
    <message>
        <source>Request %1 was sent to %2.</source>
        <translation>Anfrage %1 wurde an %2 gesendet.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>its endpoint</source>
        <translation>ihren Endpunkt</translation>
    </message>
    <message>
        <source>Request %1 got no answer from %2.</source>
        <translation>Anfrage %1 erhielt keine Antwort von %2.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendForm</name>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Body</translation>
    </message>
    <message>
        <source>That is too long to paste: the field takes %1 characters.</source>
        <translation>Das ist zu lang zum Einfügen: Das Feld nimmt %1 Zeichen.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>A body of more than 64 KB is not edited. It is sent as it was received.</source>
        <translation>Ein Body von mehr als 64 KB wird nicht bearbeitet. Er wird gesendet, wie er empfangen wurde.</translation>
    </message>
    <message>
        <source>This body is not edited, because a text field would change its bytes. It is sent as it was received.</source>
        <translation>Dieser Body wird nicht bearbeitet, weil ein Textfeld seine Bytes ändern würde. Er wird gesendet, wie er empfangen wurde.</translation>
    </message>
    <message>
        <source>Line %1 cannot be sent: a header takes a name, a colon and a value, without control characters.</source>
        <translation>Zeile %1 kann nicht gesendet werden: Ein Header besteht aus Name, Doppelpunkt und Wert, ohne Steuerzeichen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultEditor</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>URL with more information</source>
        <translation>URL mit weiteren Informationen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultModel</name>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultState</name>
    <message>
        <source>Size of the whole reply</source>
        <translation>Größe der ganzen Antwort</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>Zum nächsten Befund gehen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultsDialog</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>Nicht archiviert</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewSummary</name>
    <message numerus="yes">
        <source>%n workspace(s) of a list</source>
        <translation>
            <numerusform>%n Workspace aus einer Liste</numerusform>
            <numerusform>%n Workspaces aus einer Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all workspaces that match %n condition(s)</source>
        <translation>
            <numerusform>alle Workspaces, die %n Bedingung erfüllen</numerusform>
            <numerusform>alle Workspaces, die %n Bedingungen erfüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 that match %2</source>
        <extracomment>%1 is &quot;143 workspaces&quot;, %2 is &quot;4 conditions&quot;</extracomment>
        <translation>%1, passend zu %2</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>%n Workspace</numerusform>
            <numerusform>%n Workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s)</source>
        <translation>
            <numerusform>%n Bedingung</numerusform>
            <numerusform>%n Bedingungen</numerusform>
        </translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Before you send</source>
        <translation>Vor dem Senden</translation>
    </message>
    <message>
        <source>What readers see</source>
        <translation>Was beim Lesen erscheint</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Betreff</translation>
    </message>
    <message>
        <source>The message as readers see it</source>
        <translation>Die Nachricht, wie sie beim Lesen erscheint</translation>
    </message>
    <message>
        <source>The service decides who matches when it carries this out.</source>
        <translation>Wer passt, entscheidet der Dienst, wenn er dies ausführt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewWarnings</name>
    <message>
        <source>It cannot be sent yet.</source>
        <translation>Senden ist noch nicht möglich.</translation>
    </message>
    <message>
        <source>The service cannot undo this.</source>
        <translation>Der Dienst kann dies nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>These are more than %1 targets.</source>
        <translation>Das sind mehr als %1 Ziele.</translation>
    </message>
    <message numerus="yes">
        <source>Matches were read %n minute(s) ago.</source>
        <translation>
            <numerusform>Die Treffer wurden vor %n Minute gelesen.</numerusform>
            <numerusform>Die Treffer wurden vor %n Minuten gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut abfragen</translation>
    </message>
    <message>
        <source>The number of workspaces is not known.</source>
        <translation>Die Zahl der Workspaces ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The explorer takes one value for each condition, and only the operators of its reference.</source>
        <translation>Der Explorer nimmt je Bedingung einen Wert und nur die Operatoren seiner Referenz.</translation>
    </message>
    <message>
        <source>No workspace matches.</source>
        <translation>Kein Workspace passt.</translation>
    </message>
    <message>
        <source>Nothing would be created.</source>
        <translation>Nichts würde erstellt.</translation>
    </message>
    <message>
        <source>The conditions have changed since the matches were read.</source>
        <translation>Die Bedingungen haben sich seit dem Lesen der Treffer geändert.</translation>
    </message>
    <message>
        <source>The matches were not read.</source>
        <translation>Die Treffer wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>The number of workspaces is not known yet.</source>
        <translation>Die Zahl der Workspaces ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Show matches</source>
        <translation>Treffer zeigen</translation>
    </message>
    <message>
        <source>The service does not say how many match.</source>
        <translation>Der Dienst sagt nicht, wie viele zutreffen.</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n Workspace wurde nicht gefunden.</numerusform>
            <numerusform>%n Workspaces wurden nicht gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) are being looked up.</source>
        <translation>
            <numerusform>%n Workspace wird gesucht.</numerusform>
            <numerusform>%n Workspaces werden gesucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n Workspace konnte nicht gesucht werden.</numerusform>
            <numerusform>%n Workspaces konnten nicht gesucht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) have an open change request with this subject.</source>
        <translation>
            <numerusform>%n Workspace hat einen offenen Change Request mit diesem Betreff.</numerusform>
            <numerusform>%n Workspaces haben einen offenen Change Request mit diesem Betreff.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Looking for the same subject: %1 of %2 workspaces.</source>
        <translation>Suche nach demselben Betreff: %1 von %2 Workspaces.</translation>
    </message>
    <message>
        <source>You can create without waiting for it.</source>
        <translation>Sie können erstellen, ohne darauf zu warten.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Looking for the same subject was stopped.</source>
        <translation>Die Suche nach demselben Betreff wurde beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not read.</source>
        <translation>
            <numerusform>%n Workspace wurde nicht gelesen.</numerusform>
            <numerusform>%n Workspaces wurden nicht gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not known of %n workspace(s) whether they have this subject already.</source>
        <translation>
            <numerusform>Von %n Workspace ist nicht bekannt, ob er diesen Betreff schon hat.</numerusform>
            <numerusform>Von %n Workspaces ist nicht bekannt, ob sie diesen Betreff schon haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Members of these workspaces may be notified.</source>
        <translation>Mitglieder dieser Workspaces werden eventuell benachrichtigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is some names; %n is how many more there are</extracomment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerView</name>
    <message>
        <source>%1 pending</source>
        <extracomment>%1 is a stage: &quot;Post-plan passed&quot;</extracomment>
        <translation>%1 ausstehend</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 läuft</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 bestanden</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>%1 errored</source>
        <translation>%1 fehlerhaft</translation>
    </message>
    <message>
        <source>%1 unreachable</source>
        <translation>%1 nicht erreichbar</translation>
    </message>
    <message>
        <source>No run task is listed here.</source>
        <translation>Hier ist kein Run Task aufgeführt.</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Outcomes</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>Unverbindlich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Run tasks to list</source>
        <translation>Angezeigte Run Tasks</translation>
    </message>
    <message>
        <source>Details of the outcome</source>
        <translation>Einzelheiten des Outcome</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>Run Task</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>View more details</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 bestanden, %2 gescheitert</translation>
    </message>
    <message>
        <source>The service would show neither message nor outcomes.</source>
        <translation>Der Dienst würde weder Nachricht noch Outcomes zeigen.</translation>
    </message>
    <message>
        <source>An address in this result does not begin with http:// or https://.</source>
        <translation>Eine Adresse in diesem Ergebnis beginnt nicht mit http:// oder https://.</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>Hide the outcomes</source>
        <translation>Outcomes ausblenden</translation>
    </message>
    <message>
        <source>Show the outcomes</source>
        <translation>Outcomes zeigen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerViewDetails</name>
    <message>
        <source>Body of the outcome</source>
        <translation>Text des Outcome</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Einzelheiten schließen</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(keine ID)</translation>
    </message>
    <message>
        <source>Link of outcome %1</source>
        <translation>Link des Outcome %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerViewSteps</name>
    <message>
        <source>Run tasks:</source>
        <translation>Run Tasks:</translation>
    </message>
    <message>
        <source>a few seconds ago</source>
        <translation>vor wenigen Sekunden</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RowActions</name>
    <message>
        <source>Archive what is chosen</source>
        <translation>Ausgewähltes archivieren</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy the rows as text</source>
        <translation>Zeilen als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the rows as CSV</source>
        <translation>Zeilen als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the rows as Markdown</source>
        <translation>Zeilen als Markdown kopieren</translation>
    </message>
    <message>
        <source>Show as JSON...</source>
        <translation>Als JSON zeigen ...</translation>
    </message>
    <message>
        <source>Open the workspace in the browser...</source>
        <translation>Workspace im Browser öffnen ...</translation>
    </message>
    <message>
        <source>Copy the ids</source>
        <translation>IDs kopieren</translation>
    </message>
    <message>
        <source>Copy the rows as JSON</source>
        <translation>Zeilen als JSON kopieren</translation>
    </message>
    <message>
        <source>Show only %1: %2</source>
        <extracomment>%1 is a column, %2 a value in it</extracomment>
        <translation>Nur %1: %2 zeigen</translation>
    </message>
    <message>
        <source>Hide %1: %2</source>
        <translation>%1: %2 ausblenden</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Die Tabelle kopieren</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>Als CSV</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Als Markdown</translation>
    </message>
    <message>
        <source>List this page</source>
        <translation>Diese Seite auflisten</translation>
    </message>
    <message>
        <source>Show this change request</source>
        <translation>Diesen Change Request anzeigen</translation>
    </message>
    <message>
        <source>Archive this change request</source>
        <translation>Diesen Change Request archivieren</translation>
    </message>
    <message>
        <source>As a command for a shell; the token is $RUNLATCH_TOKEN</source>
        <translation>Als Befehl für eine Shell; das Token ist $RUNLATCH_TOKEN</translation>
    </message>
    <message numerus="yes">
        <source>Archive %n...</source>
        <translation>
            <numerusform>%n archivieren ...</numerusform>
            <numerusform>%n archivieren ...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RowButtons</name>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RulesInUse</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Choose a request in the list first.</source>
        <translation>Zuerst eine Anfrage in der Liste auswählen.</translation>
    </message>
    <message>
        <source>Tried against request %1.</source>
        <translation>An Anfrage %1 probiert.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RulesPage</name>
    <message>
        <source>File with rules</source>
        <translation>Datei mit Regeln</translation>
    </message>
    <message>
        <source>&amp;File with rules</source>
        <translation>&amp;Datei mit Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Try against the chosen request</source>
        <translation>An der gewählten Anfrage &amp;probieren</translation>
    </message>
    <message>
        <source>read again whenever it changes</source>
        <translation>wird bei jeder Änderung neu gelesen</translation>
    </message>
    <message>
        <source>no rules</source>
        <translation>keine Regeln</translation>
    </message>
    <message>
        <source>The first rule that is for a request acts: it answers and replies before what is set up elsewhere. “runlatch-cli help rules” tells what a file may have.</source>
        <translation>Es wirkt die erste Regel, die für eine Anfrage gilt: Sie antwortet und meldet zurück, vor dem, was sonst eingestellt ist. „runlatch-cli help rules“ sagt, was eine Datei enthalten darf.</translation>
    </message>
    <message>
        <source>The file has mistakes, which the table shows.</source>
        <translation>Die Datei enthält Fehler, die die Tabelle zeigt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTaskDetail</name>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>Run Task</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Verification request</source>
        <translation>Überprüfungsanfrage</translation>
    </message>
    <message>
        <source>no longer in the list</source>
        <translation>nicht mehr in der Liste</translation>
    </message>
    <message>
        <source>Parts of the run task</source>
        <translation>Teile des Run Task</translation>
    </message>
    <message>
        <source>Chosen event</source>
        <translation>Gewähltes Ereignis</translation>
    </message>
    <message>
        <source>Called back</source>
        <translation>Callback kam</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTaskMenu</name>
    <message>
        <source>Ru&amp;n task</source>
        <translation>Run Tas&amp;k</translation>
    </message>
    <message>
        <source>&amp;Show the received requests</source>
        <translation>Empfangene Anfragen &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTasksPage</name>
    <message>
        <source>Requests are written to disk again.</source>
        <translation>Anfragen werden wieder auf den Datenträger geschrieben.</translation>
    </message>
    <message>
        <source>What was kept in memory is written.</source>
        <translation>Was im Arbeitsspeicher lag, ist geschrieben.</translation>
    </message>
    <message>
        <source>Folder for captured requests</source>
        <translation>Ordner für empfangene Anfragen</translation>
    </message>
    <message>
        <source>The secrets of earlier requests are being sealed: %1 of %2.</source>
        <translation>Die Geheimnisse früherer Anfragen werden versiegelt: %1 von %2.</translation>
    </message>
    <message>
        <source>This happens once. You can end Runlatch meanwhile; it goes on the next time.</source>
        <translation>Das geschieht einmal. Sie können Runlatch währenddessen beenden; beim nächsten Mal geht es weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were duplicated.</source>
        <translation>
            <numerusform>%n Anfrage wurde dupliziert.</numerusform>
            <numerusform>%n Anfragen wurden dupliziert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter may leave them out, because their state is “Copy”.</source>
        <translation>Der Filter lässt sie vielleicht aus, weil ihr Zustand „Kopie“ ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) to run tasks are being sent. Whether they arrive is not known then.</source>
        <translation>
            <numerusform>%n Antwort auf einen Run-Task wird gerade gesendet. Ob sie ankommt, ist dann nicht bekannt.</numerusform>
            <numerusform>%n Antworten auf Run-Tasks werden gerade gesendet. Ob sie ankommen, ist dann nicht bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are in memory only, because they could not be written to disk. They are lost.</source>
        <translation>
            <numerusform>%n Anfrage ist nur im Speicher, weil sie nicht auf die Platte geschrieben werden konnte. Sie geht verloren.</numerusform>
            <numerusform>%n Anfragen sind nur im Speicher, weil sie nicht auf die Platte geschrieben werden konnten. Sie gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reply that you are writing is not saved. It is lost.</source>
        <translation>Eine Antwort, die Sie gerade schreiben, ist nicht gespeichert. Sie geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n automatic reply(s) to run tasks wait for their time. They are not sent.</source>
        <translation>
            <numerusform>%n automatische Antwort auf einen Run-Task wartet noch auf ihre Zeit. Sie wird nicht gesendet.</numerusform>
            <numerusform>%n automatische Antworten auf Run-Tasks warten noch auf ihre Zeit. Sie werden nicht gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTasksPanel</name>
    <message>
        <source>Run tasks that were sent</source>
        <translation>Gesendete Run Tasks</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>No run task was sent yet</source>
        <translation>Noch kein Run Task gesendet</translation>
    </message>
    <message>
        <source>The simulator is stopped</source>
        <translation>Der Simulator ist angehalten</translation>
    </message>
    <message>
        <source>Send one to your integration, or to the listener on the Run tasks page.</source>
        <translation>Einen an die eigene Integration senden oder an den Empfänger auf der Seite „Run Tasks“.</translation>
    </message>
    <message>
        <source>It is the service on this computer: it has change requests and sends signed run tasks.</source>
        <translation>Er ist der Dienst auf diesem Rechner: Er hat Change Requests und sendet signierte Run Tasks.</translation>
    </message>
    <message>
        <source>Send a run task</source>
        <translation>Run Task senden</translation>
    </message>
    <message>
        <source>Start the simulator</source>
        <translation>Simulator starten</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunsPanel</name>
    <message>
        <source>The run only &amp;plans</source>
        <translation>Der Run &amp;plant nur</translation>
    </message>
    <message>
        <source>Call the &amp;target of “Send a run task” at every stage, too</source>
        <translation>Auch das &amp;Ziel von „Run Task senden“ in jeder Phase aufrufen</translation>
    </message>
    <message>
        <source>Start a run</source>
        <translation>Run starten</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Run abbrechen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>the first one when empty</source>
        <translation>leer: der erste</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Workspace</translation>
    </message>
    <message>
        <source>it calls the run tasks that the API attached to it</source>
        <translation>ruft die Run Tasks auf, die ihm über die API zugeordnet sind</translation>
    </message>
    <message>
        <source>Awaits an override</source>
        <translation>Zu übergehen</translation>
    </message>
    <message>
        <source>No run was started yet</source>
        <translation>Noch kein Run gestartet</translation>
    </message>
    <message>
        <source>A run plans and applies at once, and calls run tasks at its stages.</source>
        <translation>Ein Run plant und wendet sofort an, und ruft in seinen Phasen Run Tasks auf.</translation>
    </message>
    <message>
        <source>Start the simulator first</source>
        <translation>Zuerst den Simulator starten</translation>
    </message>
    <message>
        <source>Show its run tasks</source>
        <translation>Run Tasks zeigen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>Diesen Filter speichern ...</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Diesen Filter speichern</translation>
    </message>
    <message>
        <source>No saved filters</source>
        <translation>Keine gespeicherten Filter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rename the filter</source>
        <translation>Filter umbenennen</translation>
    </message>
    <message>
        <source>Rename the saved filter</source>
        <translation>Gespeicherten Filter umbenennen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SavedQueryMenu</name>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>&amp;Save query...</source>
        <translation>Abfrage &amp;speichern ...</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Reading the saved queries...</source>
        <translation>Gespeicherte Abfragen werden gelesen ...</translation>
    </message>
    <message>
        <source>No query is saved on this computer</source>
        <translation>Auf diesem Computer ist keine Abfrage gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n saved query(s) cannot be read, and are kept</source>
        <translation>
            <numerusform>%n gespeicherte Abfrage ist nicht lesbar und bleibt erhalten</numerusform>
            <numerusform>%n gespeicherte Abfragen sind nicht lesbar und bleiben erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Rename query</source>
        <translation>Abfrage umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Views that %1 has saved</source>
        <extracomment>%1 is the name of an organization</extracomment>
        <translation>Ansichten, die %1 gespeichert hat</translation>
    </message>
    <message>
        <source>%1 (lists %2)</source>
        <extracomment>%1 is the name of a view, %2 what it lists, such as modules</extracomment>
        <translation>%1 (listet %2)</translation>
    </message>
    <message>
        <source>%1 (cannot be used)</source>
        <translation>%1 (nicht verwendbar)</translation>
    </message>
    <message>
        <source>Reading the views...</source>
        <translation>Ansichten werden gelesen ...</translation>
    </message>
    <message>
        <source>The organization has no saved views</source>
        <translation>Die Organisation hat keine gespeicherten Ansichten</translation>
    </message>
    <message numerus="yes">
        <source>%n view(s) cannot be read</source>
        <translation>
            <numerusform>%n Ansicht ist nicht lesbar</numerusform>
            <numerusform>%n Ansichten sind nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more views</source>
        <translation>Es gibt vielleicht weitere Ansichten</translation>
    </message>
    <message>
        <source>The query was not saved.</source>
        <translation>Die Abfrage wurde nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n saved queries already. Remove one that is not needed.</source>
        <translation>
            <numerusform>Es gibt schon %n gespeicherte Abfrage. Entfernen Sie eine, die nicht gebraucht wird.</numerusform>
            <numerusform>Es gibt schon %n gespeicherte Abfragen. Entfernen Sie eine, die nicht gebraucht wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has too many conditions, or its values are too long.</source>
        <translation>Sie hat zu viele Bedingungen, oder ihre Werte sind zu lang.</translation>
    </message>
    <message>
        <source>The query was not renamed.</source>
        <translation>Die Abfrage wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>Another saved query has the name “%1”.</source>
        <translation>Eine andere gespeicherte Abfrage heißt „%1“.</translation>
    </message>
    <message>
        <source>The view “%1” cannot be used.</source>
        <translation>Die Ansicht „%1“ ist nicht verwendbar.</translation>
    </message>
    <message>
        <source>It lists %1, and not workspaces.</source>
        <translation>Sie listet %1 und keine Workspaces.</translation>
    </message>
    <message>
        <source>The service does not tell its query.</source>
        <translation>Der Dienst nennt ihre Abfrage nicht.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SearchStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled: searched %1 of %2 – %3 found</source>
        <extracomment>%1 and %2 are numbers of requests; %3 is the number of those that fit the filter</extracomment>
        <translation>Abgebrochen: %1 von %2 durchsucht – %3 gefunden</translation>
    </message>
    <message>
        <source>Searched %1 of %2 – %3 found</source>
        <translation>%1 von %2 durchsucht – %3 gefunden</translation>
    </message>
    <message>
        <source>The newest %1 are not indexed yet, which takes longer.</source>
        <extracomment>%1 is a number of requests. Their bytes are read instead, so nothing is missed</extracomment>
        <translation>Die neuesten %1 sind noch nicht im Index; sie zu durchsuchen dauert länger.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitersuchen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SecretsSection</name>
    <message>
        <source>&amp;Further names of secrets</source>
        <translation>&amp;Weitere Namen von Geheimnissen</translation>
    </message>
    <message>
        <source>The value of a header, of a part of a query or form, and of a JSON member is a secret if Runlatch knows its name, such as token, password or Authorization, or if it is named here: it is sealed in the store, and redacted in the window, in the log and in exports.</source>
        <translation>Der Wert eines Headers, eines Teils einer Abfrage oder eines Formulars und eines JSON-Elements ist ein Geheimnis, wenn Runlatch seinen Namen kennt, etwa token, password oder Authorization, oder wenn er hier genannt ist: Er wird im Speicher versiegelt und im Fenster, im Protokoll und in Exporten unkenntlich gemacht.</translation>
    </message>
    <message>
        <source>Requests that were stored before are sealed in the background; those that are older than a day lose these values for good. Taking a name away makes nothing readable again that was sealed.</source>
        <translation>Anfragen, die schon gespeichert sind, werden im Hintergrund versiegelt; ist eine älter als ein Tag, werden diese Werte darin endgültig entfernt. Wird ein Name entfernt, macht das nichts Versiegeltes wieder lesbar.</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Einer je Zeile</translation>
    </message>
    <message>
        <source>That is too much text: up to %1 names fit here.</source>
        <translation>Das ist zu viel Text: Hier haben bis zu %1 Namen Platz.</translation>
    </message>
    <message>
        <source>“%1” is no name: it takes 2 to %2 letters, digits, “-”, “_” and “.”, a letter among them and no sign at the end.</source>
        <translation>„%1“ ist kein Name: Er braucht 2 bis %2 Buchstaben (ohne Umlaute), Ziffern, „-“, „_“ und „.“, darunter einen Buchstaben und am Ende kein Zeichen.</translation>
    </message>
    <message>
        <source>These are more than %1 names.</source>
        <translation>Das sind mehr als %1 Namen.</translation>
    </message>
    <message>
        <source>&amp;Remove the values of new names from older requests for good</source>
        <translation>&amp;Die Werte neuer Namen aus älteren Anfragen endgültig entfernen</translation>
    </message>
    <message>
        <source>Tick below that older requests lose the values of new names for good.</source>
        <translation>Unten bestätigen, dass ältere Anfragen die Werte neuer Namen endgültig verlieren.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SendForm</name>
    <message>
        <source>Enforcement level</source>
        <translation>Durchsetzung</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>The service accepts detailed &amp;outcomes</source>
        <translation>Der Dienst nimmt ausführliche &amp;Outcomes an</translation>
    </message>
    <message>
        <source>Target &amp;URL</source>
        <translation>Ziel-&amp;URL</translation>
    </message>
    <message>
        <source>Send run task</source>
        <translation>Run Task senden</translation>
    </message>
    <message>
        <source>made up when empty</source>
        <translation>leer: wird erfunden</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>Verbindlich</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>Unverbindlich</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC-&amp;Schlüssel</translation>
    </message>
    <message>
        <source>without one the signature header is empty</source>
        <translation>ohne Schlüssel bleibt der Signatur-Header leer</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Run message</source>
        <translation>Nachricht des Runs</translation>
    </message>
    <message>
        <source>Deadline of the result</source>
        <translation>Frist für das Ergebnis</translation>
    </message>
    <message>
        <source>Give the whole URL, with http:// or https://.</source>
        <translation>Die ganze URL mit http:// oder https:// angeben.</translation>
    </message>
    <message>
        <source>Start the simulator first</source>
        <translation>Zuerst den Simulator starten</translation>
    </message>
    <message>
        <source>The run only plans (&amp;speculative)</source>
        <translation>Der Run &amp;plant nur (spekulativ)</translation>
    </message>
    <message>
        <source>Today&apos;s payload with the token &quot;test-token&quot;</source>
        <translation>Heutiger Payload mit dem Token &quot;test-token&quot;</translation>
    </message>
    <message>
        <source>Today&apos;s payload with the level &quot;test&quot;</source>
        <translation>Heutiger Payload mit der Stufe &quot;test&quot;</translation>
    </message>
    <message>
        <source>With the stage, the level and the token of a test</source>
        <translation>Mit Stage, Stufe und Token eines Tests</translation>
    </message>
    <message>
        <source>Without token and callback URL</source>
        <translation>Ohne Token und Callback-URL</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Was gesendet wird</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>Run Task</translation>
    </message>
    <message>
        <source>Verification request</source>
        <translation>Überprüfungsanfrage</translation>
    </message>
    <message>
        <source>The service sends it once when a run task is set up. Answer 200 and send no callback.</source>
        <translation>Der Dienst sendet sie einmal, wenn ein Run Task eingerichtet wird. Mit 200 antworten und keinen Callback senden.</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>Fo&amp;rm</translation>
    </message>
    <message>
        <source>Send verification request</source>
        <translation>Überprüfungsanfrage senden</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>The workspace has &amp;version control</source>
        <translation>Der Workspace hat &amp;Versionsverwaltung</translation>
    </message>
    <message>
        <source>The con&amp;figuration can be downloaded</source>
        <translation>Die Kon&amp;figuration kann heruntergeladen werden</translation>
    </message>
    <message>
        <source>Without progress</source>
        <translation>Ohne Fortschritt</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time allowed</source>
        <translation>Erlaubte Zeit</translation>
    </message>
    <message>
        <source>As recorded in 2021: its URLs lead to the real service</source>
        <translation>Wie 2021 aufgezeichnet: Ihre URLs führen zum echten Dienst</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SendsChoice</name>
    <message>
        <source>Their ids are sent. A workspace that begins to match later is not touched.</source>
        <translation>Gesendet werden ihre IDs. Ein Workspace, der erst später passt, bleibt unberührt.</translation>
    </message>
    <message>
        <source>Workspaces that begin to match until then are included, and none can be left out.</source>
        <translation>Auch Workspaces, die bis dahin erst passen, gehören dazu, und keiner lässt sich auslassen.</translation>
    </message>
    <message>
        <source>Leave none out</source>
        <translation>Keinen auslassen</translation>
    </message>
    <message>
        <source>The query: the service decides who matches</source>
        <translation>Die Abfrage: Der Dienst entscheidet, wer passt</translation>
    </message>
    <message numerus="yes">
        <source>Exactly these workspaces, without %n</source>
        <translation>
            <numerusform>Genau diese Workspaces, ohne %n</numerusform>
            <numerusform>Genau diese Workspaces, ohne %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these %n workspace(s)</source>
        <translation>
            <numerusform>Genau dieser %n Workspace</numerusform>
            <numerusform>Genau diese %n Workspaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly these workspaces</source>
        <translation>Genau diese Workspaces</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SettingsDialog</name>
    <message>
        <source>Settings of the program</source>
        <translation>Einstellungen des Programms</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>The settings could not be written.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>They hold until Runlatch ends. Make room on the disk, then save again.</source>
        <translation>Sie gelten, bis Runlatch endet. Schaffen Sie Platz auf dem Datenträger und speichern Sie dann erneut.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SettledReply</name>
    <message>
        <source>&amp;Back to the requests</source>
        <translation>&amp;Zurück zu den Anfragen</translation>
    </message>
    <message>
        <source>&amp;Write another reply</source>
        <translation>&amp;Weitere Antwort schreiben</translation>
    </message>
    <message>
        <source>The service refuses it with 409</source>
        <translation>Der Dienst lehnt sie mit 409 ab</translation>
    </message>
    <message>
        <source>The service accepted the reply: %1.</source>
        <translation>Der Dienst hat die Antwort angenommen: %1.</translation>
    </message>
    <message>
        <source>The run task has ended. The service refuses whatever is sent now (409).</source>
        <translation>Der Run Task ist beendet. Der Dienst lehnt ab, was jetzt gesendet wird (409).</translation>
    </message>
    <message>
        <source>It was sent for another delivery of this run task, which has ended. The service refuses whatever is sent now (409).</source>
        <translation>Sie wurde für eine andere Zustellung dieses Run Task gesendet, der beendet ist. Der Dienst lehnt ab, was jetzt gesendet wird (409).</translation>
    </message>
    <message>
        <source>Your run task</source>
        <translation>Eigener Run Task</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutEditor</name>
    <message>
        <source>&amp;New key of the chosen command</source>
        <translation>&amp;Neue Taste des gewählten Befehls</translation>
    </message>
    <message>
        <source>&amp;Remove the key</source>
        <translation>Taste &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>&amp;Standardtaste</translation>
    </message>
    <message>
        <source>The command has no shortcut then</source>
        <translation>Der Befehl hat dann kein Tastenkürzel</translation>
    </message>
    <message>
        <source>New key of the chosen command</source>
        <translation>Neue Taste des gewählten Befehls</translation>
    </message>
    <message>
        <source>New key of “%1”</source>
        <translation>Neue Taste von „%1“</translation>
    </message>
    <message>
        <source>This key cannot be changed</source>
        <translation>Diese Taste lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Default: no key</source>
        <translation>Standard: keine Taste</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>%1 alone is for typing, and only commands of a list can have it. Add Ctrl to it.</source>
        <translation>%1 allein dient dem Tippen; nur Befehle einer Liste können diese Taste haben. Strg hinzunehmen.</translation>
    </message>
    <message>
        <source>%1 is used by lists and controls. Add Ctrl or Alt to it.</source>
        <translation>%1 wird von Listen und Bedienelementen verwendet. Strg oder Alt hinzunehmen.</translation>
    </message>
    <message>
        <source>%1 is for menus and fields. Add Ctrl to it.</source>
        <translation>%1 ist für Menüs und Felder. Strg hinzunehmen.</translation>
    </message>
    <message>
        <source>This key cannot be a shortcut. Press another one.</source>
        <translation>Diese Taste kann kein Tastenkürzel sein. Eine andere drücken.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>%1 is a command, %2 the page on which it is</extracomment>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <extracomment>%1 is one key or several, %2 one command or several</extracomment>
        <translation>%1 wird bereits von %2 verwendet.</translation>
    </message>
    <message>
        <source>&amp;Move the key here</source>
        <translation>Taste &amp;hierher verschieben</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutModel</name>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Next and previous control</source>
        <translation>Nächstes und voriges Bedienelement</translation>
    </message>
    <message>
        <source>Up, Down, Home, End</source>
        <translation>Auf, Ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Reply to the request that is chosen</source>
        <translation>Auf die gewählte Anfrage antworten</translation>
    </message>
    <message>
        <source>J, K</source>
        <translation>J, K</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Show or hide the detail of a request</source>
        <translation>Details einer Anfrage zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Move in the list</source>
        <translation>In der Liste bewegen</translation>
    </message>
    <message>
        <source>Next and previous row</source>
        <translation>Nächste und vorige Zeile</translation>
    </message>
    <message>
        <source>List of run tasks</source>
        <translation>Liste der Run Tasks</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>Zum anderen Fensterbereich wechseln</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go back from the detail to the list</source>
        <translation>Von den Einzelheiten zur Liste zurückkehren</translation>
    </message>
    <message>
        <source>Show the menu of the current row</source>
        <translation>Menü der aktuellen Zeile zeigen</translation>
    </message>
    <message>
        <source>Rename the current endpoint</source>
        <translation>Aktuellen Endpunkt umbenennen</translation>
    </message>
    <message>
        <source>Words of a command, or its key</source>
        <translation>Wörter eines Befehls oder seine Taste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Run tasks: Payload</source>
        <translation>Run Tasks: Payload</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>Standardtasten für &amp;alle</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key. It applies at once.</source>
        <translation>Einen Befehl wählen, dann seine neue Taste drücken. Sie gilt sofort.</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>Kein Befehl passt.</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>Alle Befehle haben ihre Standardtasten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShownCapture</name>
    <message>
        <source>This was not a run task request, so it has no reply.</source>
        <translation>Das war keine Run-Task-Anfrage, daher gibt es keine Antwort darauf.</translation>
    </message>
    <message>
        <source>It is no longer stored.</source>
        <translation>Sie ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>It is kept in memory only; reply when the disk has taken it.</source>
        <translation>Die Anfrage liegt nur im Arbeitsspeicher; antworten, sobald der Datenträger sie übernommen hat.</translation>
    </message>
    <message>
        <source>The filter leaves out the request that was shown here.</source>
        <translation>Der Filter lässt die Anfrage weg, die hier gezeigt wurde.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SignatureTab</name>
    <message>
        <source>This listener has no key now, so the sum of the body is not computed.</source>
        <translation>Der Empfänger hat jetzt keinen Schlüssel, daher wird die Summe des Bodys nicht berechnet.</translation>
    </message>
    <message>
        <source>The secrets were removed from the body, so its sum cannot be computed any more.</source>
        <translation>Die Geheimnisse wurden aus dem Body entfernt, daher lässt sich seine Summe nicht mehr berechnen.</translation>
    </message>
    <message>
        <source>Looking for the reason...</source>
        <translation>Die Ursache wird gesucht ...</translation>
    </message>
    <message>
        <source>Delivery %1 of %2 (signature: %3)</source>
        <translation>Zustellung %1 vom %2 (Signatur: %3)</translation>
    </message>
    <message>
        <source>Compared with an earlier delivery: %1.</source>
        <translation>Verglichen mit einer früheren Zustellung: %1.</translation>
    </message>
    <message>
        <source>Its secrets are not there any more, so the bytes cannot be compared.</source>
        <translation>Ihre Geheimnisse sind nicht mehr da, darum können die Bytes nicht verglichen werden.</translation>
    </message>
    <message>
        <source>Both bodies are the same, byte for byte.</source>
        <translation>Beide Bodys sind Byte für Byte gleich.</translation>
    </message>
    <message>
        <source>A sum of the bytes that arrived would differ from that of the whole body.</source>
        <translation>Eine Summe der angekommenen Bytes wiche von der des ganzen Bodys ab.</translation>
    </message>
    <message>
        <source>No HMAC key was set when the request arrived.</source>
        <translation>Als die Anfrage ankam, war kein HMAC-Schlüssel gesetzt.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message numerus="yes">
        <source>HMAC-SHA512 with the listener&apos;s key over %Ln byte(s).</source>
        <translation>
            <numerusform>HMAC-SHA512 mit dem Schlüssel des Empfängers über %Ln Byte.</numerusform>
            <numerusform>HMAC-SHA512 mit dem Schlüssel des Empfängers über %Ln Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sum of these bytes would prove nothing, because they are not known to be those that were sent.</source>
        <translation>Eine Summe dieser Bytes bewiese nichts, denn es ist nicht bekannt, ob sie so gesendet wurden.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SimulatorAddressDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Public &amp;URL</source>
        <translation>Öffentliche &amp;URL</translation>
    </message>
    <message>
        <source>S&amp;hort name of the service</source>
        <translation>&amp;Kurzname des Dienstes</translation>
    </message>
    <message>
        <source>Address of the simulator</source>
        <translation>Adresse des Simulators</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>0.0.0.0: every address of this computer</source>
        <translation>0.0.0.0: jede Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>when integrations reach it by another name</source>
        <translation>wenn Integrationen ihn unter anderem Namen erreichen</translation>
    </message>
    <message>
        <source>in header names, as in X-TFC-Task-Signature</source>
        <translation>in Header-Namen, etwa X-TFC-Task-Signature</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Enter an address of this computer, such as 127.0.0.1 or 0.0.0.0.</source>
        <translation>Eine Adresse dieses Rechners eingeben, etwa 127.0.0.1 oder 0.0.0.0.</translation>
    </message>
    <message>
        <source>Enter a URL with http or https and a host, without user name and query.</source>
        <translation>Eine URL mit http oder https und einem Host eingeben, ohne Benutzernamen und Query.</translation>
    </message>
    <message>
        <source>Enter letters, digits and dashes; most services use TFC.</source>
        <translation>Buchstaben, Ziffern und Bindestriche eingeben; die meisten Dienste verwenden TFC.</translation>
    </message>
    <message>
        <source>Other computers on the network can reach this address.</source>
        <translation>Andere Rechner im Netz können diese Adresse erreichen.</translation>
    </message>
    <message>
        <source>They need the simulator&apos;s token, which is new at each start.</source>
        <translation>Sie brauchen das Token des Simulators, das bei jedem Start neu ist.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SimulatorPage</name>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Send a run task</source>
        <translation>Run Task senden</translation>
    </message>
    <message>
        <source>Copy the simulator&apos;s address</source>
        <translation>Adresse des Simulators kopieren</translation>
    </message>
    <message>
        <source>Copy the simulator&apos;s token</source>
        <translation>Token des Simulators kopieren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Start the simulator</source>
        <translation>Simulator starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the simulator</source>
        <translation>Simulator anhalten</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>In Betrieb</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>Documented forms that are accepted</source>
        <translation>Dokumentierte Formen, die angenommen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) on</source>
        <translation>
            <numerusform>%n Störung aktiv</numerusform>
            <numerusform>%n Störungen aktiv</numerusform>
        </translation>
    </message>
    <message>
        <source>Address...</source>
        <translation>Adresse ...</translation>
    </message>
    <message>
        <source>Address of the simulator</source>
        <translation>Adresse des Simulators</translation>
    </message>
    <message>
        <source>The address is used from the next start of the simulator on.</source>
        <translation>Die Adresse gilt ab dem nächsten Start des Simulators.</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>Von anderen Rechnern und Containern: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What can be chosen, and what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>Run Tasks</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SizeMeter</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>A size and its limit: &quot;3.8 KB of 5 MB&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SnippetPane</name>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>Copy the program</source>
        <translation>Programm kopieren</translation>
    </message>
    <message>
        <source>Program that checks signatures</source>
        <translation>Programm, das Signaturen prüft</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>How to check a signature</source>
        <translation>So wird eine Signatur geprüft</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepActions</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepMark</name>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepStrip</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1, current step</source>
        <translation>%1, aktueller Schritt</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageDialog</name>
    <message>
        <source>Storage limits</source>
        <translation>Speichergrenzen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageForm</name>
    <message>
        <source>Looking at what is in use...</source>
        <translation>Die Belegung wird ermittelt ...</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> Tag</numerusform>
            <numerusform> Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that can be chosen, such as &quot;64 MB to 16 TB&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Alter</translation>
    </message>
    <message>
        <source>0: no limit; at most %L1</source>
        <translation>0: keine Grenze; höchstens %L1</translation>
    </message>
    <message>
        <source>&amp;Remove requests from before this version too (%L1)</source>
        <translation>Auch Anfragen aus der Zeit vor dieser Version &amp;löschen (%L1)</translation>
    </message>
    <message>
        <source>%1 of %2 in use, %3.</source>
        <extracomment>What is in use, of what limit, and how many requests</extracomment>
        <translation>%1 von %2 belegt, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest was received on %1.</source>
        <translation>Die älteste wurde am %1 empfangen.</translation>
    </message>
    <message>
        <source>Beyond a limit, refused, unsigned and wrongly signed requests are removed first, then the oldest. Requests that await a reply stay unless their signature is missing or wrong; what is pinned or has a draft of a reply stays. The age limit does not apply to imported and duplicated requests.</source>
        <translation>Über einer Grenze werden zuerst abgewiesene, unsignierte und falsch signierte Anfragen gelöscht, dann die ältesten. Was auf eine Antwort wartet, bleibt, wenn seine Signatur nicht fehlt und nicht falsch ist; was angeheftet ist oder einen Antwortentwurf hat, bleibt. Die Altersgrenze gilt nicht für importierte und duplizierte Anfragen.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageSection</name>
    <message>
        <source>Exchanges on the Activity page are kept in memory only: the newest %L1, at most %2.</source>
        <translation>Vorgänge der Seite „Aktivität“ bleiben nur im Arbeitsspeicher: die neuesten %L1, höchstens %2.</translation>
    </message>
    <message>
        <source>Received requests</source>
        <translation>Empfangene Anfragen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Copy the path of the folder</source>
        <translation>Pfad des Ordners kopieren</translation>
    </message>
    <message>
        <source>Folder of the settings</source>
        <translation>Ordner der Einstellungen</translation>
    </message>
    <message>
        <source>Copy the path of the settings</source>
        <translation>Pfad der Einstellungen kopieren</translation>
    </message>
    <message>
        <source>On the disk: requests %1, drafts and unsent archive operations %2, log %3.</source>
        <translation>Auf der Festplatte: Anfragen %1, Entwürfe und noch nicht gesendete Archivierungen %2, Protokoll %3.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageWatch</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two limits, such as &quot;4 GB and 30 days&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) were removed to keep the limit of %2.</source>
        <translation>
            <numerusform>%Ln Anfrage (%1) wurde gelöscht, um die Grenze von %2 einzuhalten.</numerusform>
            <numerusform>%Ln Anfragen (%1) wurden gelöscht, um die Grenze von %2 einzuhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stored requests take %1; the limit is %2.</source>
        <translation>Die gespeicherten Anfragen belegen %1; die Grenze ist %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) are from before this version and are removed only if you agree.</source>
        <translation>
            <numerusform>%Ln Anfrage stammt aus der Zeit vor dieser Version und wird nur gelöscht, wenn Sie zustimmen.</numerusform>
            <numerusform>%Ln Anfragen stammen aus der Zeit vor dieser Version und werden nur gelöscht, wenn Sie zustimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove oldest</source>
        <translation>Älteste löschen</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>What is left awaits a reply, has a draft of one or is pinned. Reply, unpin, or raise the limit.</source>
        <translation>Was übrig ist, wartet auf eine Antwort, hat einen Antwortentwurf oder ist angeheftet. Antworten Sie, heben Sie das Anheften auf oder erhöhen Sie die Grenze.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) from before this version are kept, as you chose. Remove them too, or raise the limit.</source>
        <translation>
            <numerusform>%Ln Anfrage aus der Zeit vor dieser Version bleibt, wie Sie es gewählt haben. Löschen Sie sie auch oder erhöhen Sie die Grenze.</numerusform>
            <numerusform>%Ln Anfragen aus der Zeit vor dieser Version bleiben, wie Sie es gewählt haben. Löschen Sie sie auch oder erhöhen Sie die Grenze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits...</source>
        <translation>Grenzen ...</translation>
    </message>
    <message>
        <source>Refused, unsigned and wrongly signed ones go first, then the oldest.</source>
        <translation>Zuerst gehen abgewiesene, unsignierte und falsch signierte, dann die ältesten.</translation>
    </message>
    <message>
        <source>This request was removed because it was older than %1.</source>
        <translation>Diese Anfrage wurde entfernt, weil sie älter als %1 war.</translation>
    </message>
    <message>
        <source>This request was removed to keep the storage limit of %1.</source>
        <translation>Diese Anfrage wurde entfernt, um die Speichergrenze von %1 einzuhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) older than %2 were removed.</source>
        <translation>
            <numerusform>%Ln Anfrage (%1) wurde entfernt, weil sie älter als %2 war.</numerusform>
            <numerusform>%Ln Anfragen (%1) wurden entfernt, weil sie älter als %2 waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned ones stay, and those that await a reply.</source>
        <translation>Angeheftete bleiben, und solche, die auf eine Antwort warten.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StoreNotice</name>
    <message>
        <source>The folder “%1” is in use by another Runlatch: %2.</source>
        <extracomment>%1 a folder, %2 a program and its process, such as &quot;runlatch (4711)&quot;</extracomment>
        <translation>Der Ordner „%1“ wird von einem anderen Runlatch verwendet: %2.</translation>
    </message>
    <message>
        <source>You can browse. Before this window listens, archives or creates, it asks for another folder.</source>
        <translation>Lesen ist möglich. Bevor dieses Fenster lauscht, archiviert oder anlegt, fragt es nach einem anderen Ordner.</translation>
    </message>
    <message>
        <source>You can browse. Before this window archives or creates, it asks for another folder.</source>
        <translation>Lesen ist möglich. Bevor dieses Fenster archiviert oder anlegt, fragt es nach einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Choose another folder...</source>
        <translation>Anderen Ordner wählen ...</translation>
    </message>
    <message>
        <source>This window keeps its work in “%1”.</source>
        <translation>Dieses Fenster legt seine Arbeit in „%1“ ab.</translation>
    </message>
    <message>
        <source>The other Runlatch keeps its own; connections and settings are shared.</source>
        <translation>Das andere Runlatch behält seine eigene; Verbindungen und Einstellungen sind gemeinsam.</translation>
    </message>
    <message>
        <source>Connections and settings stay where they are.</source>
        <translation>Verbindungen und Einstellungen bleiben, wo sie sind.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SubjectDelegate</name>
    <message>
        <source>Archived · %1</source>
        <extracomment>%1 is the subject of a change request</extracomment>
        <translation>Archiviert · %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TableColumns</name>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>%1, upwards</source>
        <translation>%1, aufsteigend</translation>
    </message>
    <message>
        <source>%1, downwards</source>
        <translation>%1, absteigend</translation>
    </message>
    <message>
        <source>As the service gives them</source>
        <translation>In der Reihenfolge des Dienstes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A column, and why it is left away</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Nach links verschieben</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts verschieben</translation>
    </message>
    <message>
        <source>Make wider</source>
        <translation>Breiter machen</translation>
    </message>
    <message>
        <source>Make narrower</source>
        <translation>Schmaler machen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TagRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>Dieses Tag entfernen</translation>
    </message>
    <message>
        <source>Name of tag %1</source>
        <translation>Name von Tag %1</translation>
    </message>
    <message>
        <source>Label of tag %1</source>
        <translation>Label von Tag %1</translation>
    </message>
    <message>
        <source>Level of tag %1</source>
        <translation>Stufe von Tag %1</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Tag %1 entfernen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TagRows</name>
    <message>
        <source>Only the first %1 tags can be edited here. The others stay as they are.</source>
        <translation>Nur die ersten %1 Tags sind hier änderbar. Die übrigen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Tags · “status” and “severity” are shown in the list</source>
        <translation>Tags · „status“ und „severity“ erscheinen in der Liste</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetPaste</name>
    <message>
        <source>Add pasted</source>
        <translation>Eingefügte übernehmen</translation>
    </message>
    <message>
        <source>From file...</source>
        <translation>Aus Datei ...</translation>
    </message>
    <message>
        <source>Names or ws-... ids in any form: lines, commas, a table</source>
        <translation>Namen oder ws-...-IDs in beliebiger Form: Zeilen, Kommas, eine Tabelle</translation>
    </message>
    <message>
        <source>Paste names or ids</source>
        <translation>Namen oder IDs einfügen</translation>
    </message>
    <message>
        <source>Or &amp;paste names or ids</source>
        <translation>Oder Namen oder IDs &amp;einfügen</translation>
    </message>
    <message>
        <source>Nothing was pasted: the field holds at most %1 characters.</source>
        <translation>Nichts eingefügt: Das Feld fasst höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Workspaces from a file</source>
        <translation>Workspaces aus einer Datei</translation>
    </message>
    <message>
        <source>Lists and tables (*.csv *.tsv *.txt *.json)</source>
        <translation>Listen und Tabellen (*.csv *.tsv *.txt *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing was added: the quote in line %1 of the table is never closed.</source>
        <translation>Nichts hinzugefügt: Das Anführungszeichen in Zeile %1 der Tabelle wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>Nichts hinzugefügt: Eine Liste fasst höchstens %1 Workspaces.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n workspace(s).</source>
        <translation>
            <numerusform>%n Workspace hinzugefügt.</numerusform>
            <numerusform>%n Workspaces hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given before.</source>
        <translation>
            <numerusform>%n war schon angegeben.</numerusform>
            <numerusform>%n waren schon angegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not names or ids of workspaces: %1.</source>
        <translation>Keine Namen oder IDs von Workspaces: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n workspace(s)</source>
        <translation>
            <numerusform>%n Workspace zurücknehmen</numerusform>
            <numerusform>%n Workspaces zurücknehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took back %n workspace(s).</source>
        <translation>
            <numerusform>%n Workspace zurückgenommen.</numerusform>
            <numerusform>%n Workspaces zurückgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetTable</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Chosen workspaces</source>
        <translation>Gewählte Workspaces</translation>
    </message>
    <message>
        <source>No workspaces chosen</source>
        <translation>Keine Workspaces gewählt</translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen</source>
        <translation>
            <numerusform>Workspace gewählt</numerusform>
            <numerusform>Workspaces gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Ids are sent as they were given.</source>
        <translation>IDs werden so gesendet, wie sie angegeben wurden.</translation>
    </message>
    <message>
        <source>Stop looking up</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>Given twice</source>
        <translation>Doppelt angegeben</translation>
    </message>
    <message>
        <source>Add them from the list, or paste names or ids.</source>
        <translation>Aus der Liste hinzufügen oder Namen oder IDs einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n workspace(s) that were not found.</source>
        <translation>
            <numerusform>%n nicht gefundener Workspace entfernt.</numerusform>
            <numerusform>%n nicht gefundene Workspaces entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>Nichts hinzugefügt: Eine Liste fasst höchstens %1 Workspaces.</translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them being looked up</source>
        <translation>
            <numerusform>gewählte Workspaces, %n wird gesucht</numerusform>
            <numerusform>gewählte Workspaces, %n werden gesucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them without an id</source>
        <translation>
            <numerusform>Workspaces gewählt, %n davon ohne ID</numerusform>
            <numerusform>Workspaces gewählt, %n davon ohne ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n Workspace wurde nicht gefunden.</numerusform>
            <numerusform>%n Workspaces wurden nicht gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A workspace without an id cannot be sent. Correct the name or remove it.</source>
        <translation>Ein Workspace ohne ID kann nicht gesendet werden. Namen berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>Auswählen</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n that were not found</source>
        <translation>
            <numerusform>%n nicht gefundenen entfernen</numerusform>
            <numerusform>%n nicht gefundene entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n Workspace konnte nicht gesucht werden.</numerusform>
            <numerusform>%n Workspaces konnten nicht gesucht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>You are asked before they are sent.</source>
        <translation>Vor dem Senden wird nachgefragt.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetsStep</name>
    <message>
        <source>How the targets are given</source>
        <translation>Wie die Ziele angegeben werden</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>Gespeicherte Abfragen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>By query</source>
        <translation>Über Abfrage</translation>
    </message>
    <message>
        <source>By list</source>
        <translation>Über Liste</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>It stays on this computer.</source>
        <translation>Sie bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Saved as “%1”, in the place of the earlier one.</source>
        <translation>Als „%1“ anstelle der früheren gespeichert.</translation>
    </message>
    <message>
        <source>Removed the saved query “%1”.</source>
        <translation>Gespeicherte Abfrage „%1“ entfernt.</translation>
    </message>
    <message>
        <source>A request to create has no %1: they were left out.</source>
        <translation>Eine Anfrage zum Anlegen hat kein %1: Das blieb weg.</translation>
    </message>
    <message>
        <source>Loaded the query “%1”.</source>
        <translation>Abfrage „%1“ geladen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Choose at least one workspace.</source>
        <translation>Mindestens einen Workspace wählen.</translation>
    </message>
    <message>
        <source>Add a condition: a query without one is never sent.</source>
        <translation>Eine Bedingung hinzufügen: Eine Abfrage ohne Bedingung wird nie gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) has no value: give it one or switch it off.</source>
        <translation>
            <numerusform>%n Bedingung hat keinen Wert: einen eingeben oder ausschalten.</numerusform>
            <numerusform>%n Bedingungen haben keinen Wert: einen eingeben oder ausschalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent: mend it or switch it off.</source>
        <translation>
            <numerusform>%n Bedingung ist nicht sendbar: korrigieren oder ausschalten.</numerusform>
            <numerusform>%n Bedingungen sind nicht sendbar: korrigieren oder ausschalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) have no id: correct or remove them.</source>
        <translation>
            <numerusform>%n Name hat keine ID: berichtigen oder entfernen.</numerusform>
            <numerusform>%n Namen haben keine ID: berichtigen oder entfernen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TemplateDialog</name>
    <message>
        <source>No templates yet. Write {{workspace_name}} or another key of the request in the form, and keep it here.</source>
        <translation>Noch keine Vorlagen. Im Formular {{workspace_name}} oder einen anderen Schlüssel der Anfrage schreiben und es hier ablegen.</translation>
    </message>
    <message>
        <source>&amp;Save as template</source>
        <translation>Als Vorlage &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Entfernen ...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keep what stands in the form as:</source>
        <translation>Ablegen, was im Formular steht, als:</translation>
    </message>
    <message>
        <source>Only the first %1 templates are listed.</source>
        <translation>Nur die ersten %1 Vorlagen sind aufgeführt.</translation>
    </message>
    <message>
        <source>Replace the template “%1”?</source>
        <translation>Die Vorlage „%1“ ersetzen?</translation>
    </message>
    <message>
        <source>What it has now cannot be brought back.</source>
        <translation>Was sie jetzt enthält, ist nicht wiederherstellbar.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Kept as “%1”.</source>
        <translation>Als „%1“ abgelegt.</translation>
    </message>
    <message>
        <source>Remove the template “%1”?</source>
        <translation>Die Vorlage „%1“ entfernen?</translation>
    </message>
    <message>
        <source>Its file is removed, which cannot be undone.</source>
        <translation>Ihre Datei wird entfernt, was nicht rückgängig zu machen ist.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TimelineTab</name>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The other deliveries of this task result could not be read.</source>
        <translation>Die anderen Zustellungen dieses Task-Ergebnisses konnten nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TokenEdit</name>
    <message>
        <source>Show the token</source>
        <translation>Token zeigen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Undo one of %n</source>
        <translation>
            <numerusform>Eine von %n zurücknehmen</numerusform>
            <numerusform>Eine von %n zurücknehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alle zurücknehmen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ValueChips</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Remove the value “%1”</source>
        <translation>Wert „%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ValueEditor</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>Choose a date</source>
        <translation>Datum wählen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>2026-10-01 08:00, UTC</source>
        <translation>2026-10-01 08:00, UTC</translation>
    </message>
    <message>
        <source>Add another value</source>
        <translation>Weiteren Wert hinzufügen</translation>
    </message>
    <message>
        <source>Suggest values</source>
        <translation>Werte vorschlagen</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>Vorgeschlagene Werte</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>weiterer Wert</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WaitStrip</name>
    <message numerus="yes">
        <source>The service allows no more requests for now (429). It goes on in %n second(s).</source>
        <translation>
            <numerusform>Der Dienst lässt gerade keine weiteren Anfragen zu (429). Weiter geht es in %n Sekunde.</numerusform>
            <numerusform>Der Dienst lässt gerade keine weiteren Anfragen zu (429). Weiter geht es in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below the service&apos;s limit: the next request goes out in %n second(s).</source>
        <translation>
            <numerusform>Unter der Grenze des Dienstes bleiben: Die nächste Anfrage geht in %n Sekunde hinaus.</numerusform>
            <numerusform>Unter der Grenze des Dienstes bleiben: Die nächste Anfrage geht in %n Sekunden hinaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service had trouble. It is asked again in %n second(s).</source>
        <translation>
            <numerusform>Der Dienst hatte Probleme. Er wird in %n Sekunde erneut gefragt.</numerusform>
            <numerusform>Der Dienst hatte Probleme. Er wird in %n Sekunden erneut gefragt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WatchPane</name>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Copy the ids of the change requests</source>
        <translation>IDs der Change Requests kopieren</translation>
    </message>
    <message>
        <source>Open the workspace in the browser...</source>
        <translation>Workspace im Browser öffnen...</translation>
    </message>
    <message>
        <source>Change requests that have appeared</source>
        <translation>Erschienene Change Requests</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Beobachten beenden</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Erneut beobachten</translation>
    </message>
    <message>
        <source>%1 of %2 have appeared</source>
        <translation>%1 von %2 sind erschienen</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) have appeared</source>
        <translation>
            <numerusform>%n Change Request ist erschienen</numerusform>
            <numerusform>%n Change Requests sind erschienen</numerusform>
        </translation>
    </message>
    <message>
        <source>All have appeared.</source>
        <translation>Alle sind erschienen.</translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n minute(s). More may appear later.</source>
        <translation>
            <numerusform>Nach %n Minute aufgegeben. Später können noch mehr erscheinen.</numerusform>
            <numerusform>Nach %n Minuten aufgegeben. Später können noch mehr erscheinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up. More may appear later.</source>
        <translation>Aufgegeben. Später können noch mehr erscheinen.</translation>
    </message>
    <message>
        <source>Watch counts them as they appear.</source>
        <translation>„Beobachten“ zählt sie, sobald sie erscheinen.</translation>
    </message>
    <message numerus="yes">
        <source>Looking again and again, for at most %n minute(s).</source>
        <translation>
            <numerusform>Es wird wiederholt nachgesehen, höchstens %n Minute lang.</numerusform>
            <numerusform>Es wird wiederholt nachgesehen, höchstens %n Minuten lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching was stopped.</source>
        <translation>Das Beobachten wurde beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) could not be read.</source>
        <translation>
            <numerusform>%n Liste konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Listen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WebLink</name>
    <message>
        <source>Open the workspace in the browser?</source>
        <translation>Workspace im Browser öffnen?</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WindowStatus</name>
    <message>
        <source>Not listening</source>
        <translation>Lauscht nicht</translation>
    </message>
    <message>
        <source>No service connected</source>
        <translation>Kein Dienst verbunden</translation>
    </message>
    <message>
        <source>The listener is not reached</source>
        <translation>Der Empfänger ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Go to the next deadline</source>
        <translation>Zur nächsten Frist gehen</translation>
    </message>
    <message>
        <source>Next deadline %1</source>
        <translation>Nächste Frist %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;Next deadline 1:58&quot;, %2 the name of a workspace</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Leads to the request (%2).</source>
        <translation>%1 Führt zur Anfrage (%2).</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, final result until %2</source>
        <extracomment>%1 is &quot;net-prod until 14:03:22&quot;, %2 a time of day</extracomment>
        <translation>%1, Endergebnis bis %2</translation>
    </message>
    <message>
        <source>Soon over: %1</source>
        <translation>Bald vorbei: %1</translation>
    </message>
    <message>
        <source>Almost over: %1</source>
        <translation>Fast vorbei: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WorkspaceSearch</name>
    <message>
        <source>Part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Search workspaces</source>
        <translation>Workspaces suchen</translation>
    </message>
    <message>
        <source>Workspaces of the organization</source>
        <translation>Workspaces der Organisation</translation>
    </message>
    <message>
        <source>Space chooses the selected workspaces, or takes them back.</source>
        <translation>Die Leertaste wählt die markierten Workspaces oder nimmt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Workspaces</source>
        <translation>&amp;Workspaces</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>Nichts hinzugefügt: Eine Liste fasst höchstens %1 Workspaces.</translation>
    </message>
    <message numerus="yes">
        <source>Take back all %Ln shown</source>
        <translation>
            <numerusform>%Ln gezeigten zurücknehmen</numerusform>
            <numerusform>Alle %Ln gezeigten zurücknehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose all %Ln shown</source>
        <translation>
            <numerusform>%Ln gezeigten wählen</numerusform>
            <numerusform>Alle %Ln gezeigten wählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::explorerTime</name>
    <message>
        <source>%1, %2 UTC</source>
        <extracomment>A date and a time</extracomment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A date and a time</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>runlatch::wording</name>
    <message>
        <source>The host %1 does not exist, or its name cannot be looked up.</source>
        <translation>Den Host %1 gibt es nicht, oder sein Name ist nicht auflösbar.</translation>
    </message>
    <message>
        <source>Check the spelling of the address and that you are online.</source>
        <translation>Schreibweise der Adresse und Internetverbindung prüfen.</translation>
    </message>
    <message>
        <source>Nothing listens at %1: the connection was refused.</source>
        <translation>An %1 lauscht niemand: Die Verbindung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Check host and port, and that the other side runs.</source>
        <translation>Host und Port prüfen und ob die Gegenseite läuft.</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>Die Verbindung zu %1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Check your network, the proxy included, then try again.</source>
        <translation>Netzwerk samt Proxy prüfen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>The connection to %1 failed, so it is not known whether the change request was archived.</source>
        <translation>Die Verbindung zu %1 ist fehlgeschlagen, daher ist unklar, ob der Change Request archiviert wurde.</translation>
    </message>
    <message>
        <source>Reload to see its state.</source>
        <translation>Neu laden, um den Stand zu sehen.</translation>
    </message>
    <message>
        <source>The connection to %1 failed, so it is not known whether the reply arrived.</source>
        <translation>Die Verbindung zu %1 ist fehlgeschlagen, daher ist unklar, ob die Antwort ankam.</translation>
    </message>
    <message>
        <source>Send it again if the run still waits: a final reply that arrived is kept, and a second one is refused.</source>
        <translation>Erneut senden, wenn der Run noch wartet: Ein angekommenes Endergebnis bleibt bestehen, ein zweites wird abgelehnt.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation>%1 hat die Verbindung ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check proxies and firewalls.</source>
        <translation>Erneut versuchen. Bleibt der Fehler, Proxys und Firewalls prüfen.</translation>
    </message>
    <message>
        <source>Look for a crash of the integration, or of what stands before it.</source>
        <translation>Nach einem Absturz der Integration suchen, oder dessen, was vor ihr steht.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer, so it is not known whether the change request was archived.</source>
        <translation>%1 hat die Verbindung ohne Antwort geschlossen, daher ist unklar, ob der Change Request archiviert wurde.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer, so it is not known whether the reply arrived.</source>
        <translation>%1 hat die Verbindung ohne Antwort geschlossen, daher ist unklar, ob die Antwort ankam.</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer.</source>
        <translation>Die Verbindung zu %1 ist mitten in der Antwort abgebrochen.</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer, so it is not known whether the change request was archived.</source>
        <translation>Die Verbindung zu %1 ist mitten in der Antwort abgebrochen, daher ist unklar, ob der Change Request archiviert wurde.</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer, so it is not known whether the reply arrived.</source>
        <translation>Die Verbindung zu %1 ist mitten in der Antwort abgebrochen, daher ist unklar, ob die Antwort ankam.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>Answer first, then work.</source>
        <translation>Erst antworten, dann arbeiten.</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check your network and the service&apos;s status page.</source>
        <translation>Erneut versuchen. Bleibt der Fehler, das Netzwerk und die Statusseite des Dienstes prüfen.</translation>
    </message>
    <message>
        <source>%1 did not answer in time, so it is not known whether the change request was archived.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet, daher ist unklar, ob der Change Request archiviert wurde.</translation>
    </message>
    <message>
        <source>%1 did not answer in time, so it is not known whether the reply arrived.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet, daher ist unklar, ob die Antwort ankam.</translation>
    </message>
    <message>
        <source>Check the address; if it is right, add the certificate&apos;s issuer to those this system trusts.</source>
        <translation>Adresse prüfen; stimmt sie, den Aussteller des Zertifikats in die vertrauten Zertifikate dieses Systems aufnehmen.</translation>
    </message>
    <message>
        <source>What %1 sent is not HTTP.</source>
        <translation>Was %1 gesendet hat, ist kein HTTP.</translation>
    </message>
    <message>
        <source>Check host and port, and whether it is http or https.</source>
        <translation>Host und Port prüfen und ob http oder https gilt.</translation>
    </message>
    <message>
        <source>%1 answered with a web page where the API answers with JSON.</source>
        <translation>%1 hat eine Webseite geschickt, wo die API mit JSON antwortet.</translation>
    </message>
    <message>
        <source>Check the address: it is the host alone, or ends in /api/v2. A sign-in page of your network can also stand in the way.</source>
        <translation>Adresse prüfen: Sie besteht nur aus dem Host oder endet auf /api/v2. Auch eine Anmeldeseite des eigenen Netzes kann im Weg sein.</translation>
    </message>
    <message>
        <source>%1 points to another address (%2), which is not followed because the token would go there.</source>
        <translation>%1 verweist auf eine andere Adresse (%2); dem wird nicht gefolgt, weil das Token dorthin ginge.</translation>
    </message>
    <message>
        <source>If you trust that address, enter it instead.</source>
        <translation>Ist diese Adresse vertrauenswürdig, stattdessen sie eingeben.</translation>
    </message>
    <message>
        <source>%1 answered with the status %2, which an API does not use.</source>
        <translation>%1 hat mit dem Status %2 geantwortet, den eine API nicht verwendet.</translation>
    </message>
    <message>
        <source>Check the address, proxies and firewalls.</source>
        <translation>Adresse, Proxys und Firewalls prüfen.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than any answer of the API, and reading was stopped.</source>
        <translation>Die Antwort von %1 ist größer als jede Antwort der API; das Lesen wurde beendet.</translation>
    </message>
    <message>
        <source>Check the address, or ask for smaller pages.</source>
        <translation>Adresse prüfen oder kleinere Seiten anfordern.</translation>
    </message>
    <message>
        <source>“%1” is not an address that can be asked.</source>
        <translation>„%1“ ist keine abfragbare Adresse.</translation>
    </message>
    <message>
        <source>Enter a host or an http or https URL, without user name and password.</source>
        <translation>Einen Host oder eine http- oder https-URL ohne Benutzername und Passwort eingeben.</translation>
    </message>
    <message>
        <source>A request of this kind cannot be sent to %1.</source>
        <translation>Eine Anfrage dieser Art kann nicht an %1 gesendet werden.</translation>
    </message>
    <message>
        <source>Correct the method.</source>
        <translation>Methode korrigieren.</translation>
    </message>
    <message>
        <source>The token or another header for %1 holds a line break or a control character.</source>
        <translation>Das Token oder ein anderer Header für %1 enthält einen Zeilenumbruch oder ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>Enter it again, without line breaks.</source>
        <translation>Erneut eingeben, ohne Zeilenumbrüche.</translation>
    </message>
    <message>
        <source>The answer about “%1” is empty.</source>
        <translation>Die Antwort zu „%1“ ist leer.</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check that the address is that of the API.</source>
        <translation>Erneut versuchen. Bleibt der Fehler, prüfen, ob die Adresse die der API ist.</translation>
    </message>
    <message>
        <source>A web page came where JSON is due.</source>
        <translation>Statt JSON kam eine Webseite.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Adresse prüfen.</translation>
    </message>
    <message>
        <source>The answer about “%1” is broken JSON.</source>
        <translation>Die Antwort zu „%1“ ist fehlerhaftes JSON.</translation>
    </message>
    <message>
        <source>The answer about “%1” is JSON, but no JSON:API document.</source>
        <translation>Die Antwort zu „%1“ ist JSON, aber kein JSON:API-Dokument.</translation>
    </message>
    <message>
        <source>Check that the address is that of the service&apos;s API.</source>
        <translation>Prüfen, ob die Adresse die der API des Dienstes ist.</translation>
    </message>
    <message>
        <source>The answer lacks “%1”.</source>
        <translation>In der Antwort fehlt „%1“.</translation>
    </message>
    <message>
        <source>Check that the address is that of the service&apos;s API and that the service is up to date.</source>
        <translation>Prüfen, ob die Adresse die der API des Dienstes ist und der Dienst aktuell ist.</translation>
    </message>
    <message>
        <source>In the answer, “%1” is not what the service&apos;s documents say.</source>
        <translation>„%1“ in der Antwort entspricht nicht den Unterlagen des Dienstes.</translation>
    </message>
    <message>
        <source>“%1” cannot be a name or an id.</source>
        <translation>„%1“ kann weder Name noch ID sein.</translation>
    </message>
    <message>
        <source>Enter the name of the workspace, or its id, which begins with ws-.</source>
        <translation>Den Namen des Workspace eingeben oder seine ID, die mit ws- beginnt.</translation>
    </message>
    <message>
        <source>The organization has no workspace named “%1” that this token may see.</source>
        <translation>Die Organisation hat keinen Workspace namens „%1“, den dieses Token sehen darf.</translation>
    </message>
    <message>
        <source>Check the spelling, capitals included, or choose it from the list.</source>
        <translation>Schreibweise samt Großbuchstaben prüfen oder aus der Liste wählen.</translation>
    </message>
    <message>
        <source>The service answered %2, which reports success, but the state of “%1” cannot be read.</source>
        <translation>Der Dienst antwortete %2 und meldet damit Erfolg, aber der Zustand von „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Look for it in the service: it is probably archived.</source>
        <translation>Im Dienst nachsehen: Wahrscheinlich ist er archiviert.</translation>
    </message>
    <message>
        <source>The service reported success, but “%1” is still active.</source>
        <translation>Der Dienst hat Erfolg gemeldet, aber „%1“ ist noch aktiv.</translation>
    </message>
    <message>
        <source>Reload in a moment to see its state.</source>
        <translation>Gleich neu laden, um den Stand zu sehen.</translation>
    </message>
    <message>
        <source>The callback is not what the service accepts (%2).</source>
        <translation>Der Dienst nimmt den Callback so nicht an (%2).</translation>
    </message>
    <message>
        <source>Correct the fields that are named, then send it again.</source>
        <translation>Die genannten Felder korrigieren, dann erneut senden.</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Check the address and your network, then try again.</source>
        <translation>Adresse und Netzwerk prüfen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Start it again when you want to.</source>
        <translation>Bei Bedarf erneut starten.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent.</source>
        <translation>Dem Zertifikat von %1 wird nicht vertraut, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The service does not accept the token (401).</source>
        <translation>Der Dienst nimmt das Token nicht an (401).</translation>
    </message>
    <message>
        <source>Enter a token that is valid and not expired, and that belongs to this address.</source>
        <translation>Ein gültiges, nicht abgelaufenes Token eingeben, das zu dieser Adresse gehört.</translation>
    </message>
    <message>
        <source>The service does not accept the access token that came with the request (401).</source>
        <translation>Der Dienst nimmt das mit der Anfrage gelieferte Zugriffstoken nicht an (401).</translation>
    </message>
    <message>
        <source>Such a token lives for minutes only: start the run again to get a new request.</source>
        <translation>Ein solches Token gilt nur Minuten: Den Run neu starten, um eine neue Anfrage zu erhalten.</translation>
    </message>
    <message>
        <source>The service does not find “%1” (404).</source>
        <translation>Der Dienst findet „%1“ nicht (404).</translation>
    </message>
    <message>
        <source>Check the spelling. The service also answers 404 for what this token may not see, and where the paid edition that change requests need is missing.</source>
        <translation>Schreibweise prüfen. Mit 404 antwortet der Dienst auch bei allem, was dieses Token nicht sehen darf, und wenn die für Change Requests nötige kostenpflichtige Edition fehlt.</translation>
    </message>
    <message>
        <source>The service does not find the workspace “%1” or its change requests (404).</source>
        <translation>Der Dienst findet den Workspace „%1“ oder seine Change Requests nicht (404).</translation>
    </message>
    <message>
        <source>The service does not find the change request “%1” (404).</source>
        <translation>Der Dienst findet den Change Request „%1“ nicht (404).</translation>
    </message>
    <message>
        <source>The change request “%1” was not archived: the service does not find it (404).</source>
        <translation>Der Change Request „%1“ wurde nicht archiviert: Der Dienst findet ihn nicht (404).</translation>
    </message>
    <message>
        <source>The service also answers 404 where the token may see but not archive: that needs write access to the workspace, and change requests need a paid edition.</source>
        <translation>Mit 404 antwortet der Dienst auch, wenn das Token lesen, aber nicht archivieren darf: Dazu ist Schreibzugriff auf den Workspace nötig, und Change Requests brauchen eine kostenpflichtige Edition.</translation>
    </message>
    <message>
        <source>The service does not find the organization “%1” (404).</source>
        <translation>Der Dienst findet die Organisation „%1“ nicht (404).</translation>
    </message>
    <message>
        <source>Check the name; the service also answers 404 for what this token may not see. A workspace can still be typed by name or id.</source>
        <translation>Namen prüfen; mit 404 antwortet der Dienst auch bei allem, was dieses Token nicht sehen darf. Ein Workspace lässt sich weiterhin über Name oder ID eingeben.</translation>
    </message>
    <message>
        <source>This service does not list organizations (404).</source>
        <translation>Dieser Dienst listet keine Organisationen auf (404).</translation>
    </message>
    <message>
        <source>Type the names of organization and workspace instead.</source>
        <translation>Stattdessen die Namen von Organisation und Workspace eingeben.</translation>
    </message>
    <message>
        <source>The service does not know this task result any more (404).</source>
        <translation>Der Dienst kennt dieses Task-Ergebnis nicht mehr (404).</translation>
    </message>
    <message>
        <source>Start the run again to get a new request.</source>
        <translation>Den Run neu starten, um eine neue Anfrage zu erhalten.</translation>
    </message>
    <message>
        <source>“%1” has changed meanwhile, so the service refused this (409).</source>
        <translation>„%1“ hat sich inzwischen geändert, daher hat der Dienst abgelehnt (409).</translation>
    </message>
    <message>
        <source>It cannot be changed any more; start the run again for another.</source>
        <translation>Es lässt sich nicht mehr ändern; für ein anderes den Run neu starten.</translation>
    </message>
    <message>
        <source>The service understood what was sent for “%1” and refused it (%2).</source>
        <translation>Der Dienst hat das für „%1“ Gesendete verstanden und abgelehnt (%2).</translation>
    </message>
    <message>
        <source>Correct what it names, then send it again.</source>
        <translation>Das Genannte korrigieren, dann erneut senden.</translation>
    </message>
    <message>
        <source>The service refused the reply (%2).</source>
        <translation>Der Dienst hat die Antwort abgelehnt (%2).</translation>
    </message>
    <message>
        <source>The service does not allow this token to do that with “%1” (403).</source>
        <translation>Der Dienst erlaubt das diesem Token bei „%1“ nicht (403).</translation>
    </message>
    <message>
        <source>Ask for the permission, or use another token.</source>
        <translation>Die Berechtigung anfordern oder ein anderes Token verwenden.</translation>
    </message>
    <message>
        <source>The service knows none of the documented ways to do that with “%1” (405).</source>
        <translation>Der Dienst kennt für „%1“ keinen der dokumentierten Wege dazu (405).</translation>
    </message>
    <message>
        <source>Check that the address is that of the API and that this edition has change requests.</source>
        <translation>Prüfen, ob die Adresse die der API ist und diese Edition Change Requests hat.</translation>
    </message>
    <message>
        <source>The service takes no more requests from you for a moment (429).</source>
        <translation>Der Dienst nimmt vorübergehend keine weiteren Anfragen an (429).</translation>
    </message>
    <message>
        <source>Wait some seconds, then try again.</source>
        <translation>Einige Sekunden warten, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>The service failed at its own end (%2).</source>
        <translation>Beim Dienst selbst ist ein Fehler aufgetreten (%2).</translation>
    </message>
    <message>
        <source>Try again later. If the error persists, check the service&apos;s status page.</source>
        <translation>Später erneut versuchen. Bleibt der Fehler, die Statusseite des Dienstes prüfen.</translation>
    </message>
    <message>
        <source>The service failed at its own end (%2), so it is not known whether “%1” was archived.</source>
        <translation>Beim Dienst selbst ist ein Fehler aufgetreten (%2), daher ist unklar, ob „%1“ archiviert wurde.</translation>
    </message>
    <message>
        <source>The answer about “%1” is not what the service&apos;s documents say.</source>
        <translation>Die Antwort zu „%1“ entspricht nicht den Unterlagen des Dienstes.</translation>
    </message>
    <message>
        <source>“%1” cannot be written or read.</source>
        <translation>„%1“ lässt sich weder schreiben noch lesen.</translation>
    </message>
    <message>
        <source>Check the disk&apos;s free space and the folder&apos;s permissions, or choose another folder.</source>
        <translation>Freien Speicherplatz und Rechte des Ordners prüfen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The secret “%1” cannot be read.</source>
        <translation>Das Geheimnis „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Unlock the keychain, or enter the secret for this session only.</source>
        <translation>Den Schlüsselbund entsperren oder das Geheimnis nur für diese Sitzung eingeben.</translation>
    </message>
    <message>
        <source>“%1” cannot be used here.</source>
        <translation>„%1“ ist hier nicht verwendbar.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>Korrigieren und erneut versuchen.</translation>
    </message>
    <message>
        <source>Another program listens at %1 already.</source>
        <translation>An %1 lauscht bereits ein anderes Programm.</translation>
    </message>
    <message>
        <source>End that program or choose another port; 0 takes a free one.</source>
        <translation>Jenes Programm beenden oder einen anderen Port wählen; 0 nimmt einen freien.</translation>
    </message>
    <message>
        <source>This system does not let you listen at %1.</source>
        <translation>Dieses System erlaubt es nicht, an %1 zu lauschen.</translation>
    </message>
    <message>
        <source>Choose a port above 1023.</source>
        <translation>Einen Port über 1023 wählen.</translation>
    </message>
    <message>
        <source>“%1” is not an address of this machine to listen at.</source>
        <translation>„%1“ ist keine Adresse dieses Rechners, an der sich lauschen lässt.</translation>
    </message>
    <message>
        <source>Enter host and port, for example 127.0.0.1:8080; port 0 takes a free one.</source>
        <translation>Host und Port eingeben, etwa 127.0.0.1:8080; Port 0 nimmt einen freien.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Runlatch.</source>
        <translation>„%1“ wurde von einer neueren Version von Runlatch geschrieben.</translation>
    </message>
    <message>
        <source>Update Runlatch, or choose another data folder; the file was left as it is.</source>
        <translation>Runlatch aktualisieren oder einen anderen Datenordner wählen; die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>„%1“ ist nicht schreibbar.</translation>
    </message>
    <message>
        <source>Check the disk&apos;s free space and the folder&apos;s permissions, or choose another data folder.</source>
        <translation>Freien Speicherplatz und Rechte des Ordners prüfen oder einen anderen Datenordner wählen.</translation>
    </message>
    <message>
        <source>Move the file away to start a new one, or choose another data folder; nothing was deleted.</source>
        <translation>Die Datei für einen Neubeginn beiseitelegen oder einen anderen Datenordner wählen; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>“%1” holds something that Runlatch never puts into such a file.</source>
        <translation>„%1“ enthält etwas, das Runlatch nie in eine solche Datei schreibt.</translation>
    </message>
    <message>
        <source>Ask where the file comes from, or choose another data folder; the file was left as it is.</source>
        <translation>Fragen Sie, woher die Datei kommt, oder wählen Sie einen anderen Datenordner; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The disk that holds “%1” is full.</source>
        <translation>Der Datenträger mit „%1“ ist voll.</translation>
    </message>
    <message>
        <source>Make room, or choose another data folder; new requests are kept in memory meanwhile.</source>
        <translation>Platz schaffen oder einen anderen Datenordner wählen; neue Anfragen bleiben solange im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The database refused to write or read “%1”.</source>
        <translation>Die Datenbank konnte „%1“ nicht schreiben oder lesen.</translation>
    </message>
    <message>
        <source>Check the disk and the folder, or choose another data folder.</source>
        <translation>Datenträger und Ordner prüfen oder einen anderen Datenordner wählen.</translation>
    </message>
    <message>
        <source>The key that opens the secrets in “%1” is not a key.</source>
        <translation>Der Schlüssel, der die Geheimnisse in „%1“ öffnet, ist kein Schlüssel.</translation>
    </message>
    <message>
        <source>Remove the entry of Runlatch from the keychain, then start it again: a new key is made.</source>
        <translation>Den Eintrag von Runlatch aus dem Schlüsselbund entfernen und Runlatch neu starten: Ein neuer Schlüssel entsteht.</translation>
    </message>
    <message>
        <source>The captured request %1 is not there any more.</source>
        <translation>Die mitgeschnittene Anfrage %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The body of request %1 is no JSON object, so nothing in it can be set or left out.</source>
        <translation>Der Body der Anfrage %1 ist kein JSON-Objekt; darin lässt sich nichts setzen oder weglassen.</translation>
    </message>
    <message>
        <source>Send it as it came.</source>
        <translation>Sie senden, wie sie kam.</translation>
    </message>
    <message>
        <source>The body has no key “%1” to leave out.</source>
        <translation>Der Body hat keinen Schlüssel „%1“, der wegzulassen wäre.</translation>
    </message>
    <message>
        <source>Check how it is written; runlatch-cli captures show prints the body.</source>
        <translation>Die Schreibweise prüfen; runlatch-cli captures show gibt den Body aus.</translation>
    </message>
    <message>
        <source>The body of request %1 has no id or time that could be fresh.</source>
        <translation>Der Body der Anfrage %1 hat keine ID und keine Zeit, die neu sein könnte.</translation>
    </message>
    <message>
        <source>Send it without --fresh.</source>
        <translation>Sie ohne --fresh senden.</translation>
    </message>
    <message>
        <source>The key does not open the secrets in “%1”: another one sealed them.</source>
        <translation>Der Schlüssel öffnet die Geheimnisse in „%1“ nicht: Ein anderer hat sie versiegelt.</translation>
    </message>
    <message>
        <source>Name the file of the key with which the store was made, or none if a keychain keeps that key.</source>
        <translation>Die Datei des Schlüssels nennen, mit dem der Speicher angelegt wurde, oder keine, wenn ein Schlüsselbund ihn hält.</translation>
    </message>
    <message>
        <source>The secrets in “%1” are sealed, and their key is not there.</source>
        <translation>Die Geheimnisse in „%1“ sind versiegelt, und ihr Schlüssel ist nicht da.</translation>
    </message>
    <message>
        <source>Name the file of the key with --store-key-file, or unlock the keychain that keeps it.</source>
        <translation>Die Datei des Schlüssels mit --store-key-file nennen oder den Schlüsselbund entsperren, der ihn hält.</translation>
    </message>
    <message>
        <source>The secrets in “%1” were sealed without a keychain and without a key file: their key ended with the program that received them.</source>
        <translation>Die Geheimnisse in „%1“ wurden ohne Schlüsselbund und ohne Schlüsseldatei versiegelt: Ihr Schlüssel endete mit dem Programm, das sie empfing.</translation>
    </message>
    <message>
        <source>They cannot be opened any more. For later requests make a key with runlatch-cli store-key FILE, and name it with --store-key-file where they are received.</source>
        <translation>Sie lassen sich nicht mehr öffnen. Für spätere Anfragen einen Schlüssel mit runlatch-cli store-key DATEI anlegen und ihn beim Empfangen mit --store-key-file nennen.</translation>
    </message>
    <message>
        <source>“%1” is a link, and a key is not read through one.</source>
        <translation>„%1“ ist ein Link, und durch einen Link wird kein Schlüssel gelesen.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Die Datei selbst nennen.</translation>
    </message>
    <message>
        <source>“%1” is no ordinary file, so it is not a key.</source>
        <translation>„%1“ ist keine gewöhnliche Datei und damit kein Schlüssel.</translation>
    </message>
    <message>
        <source>Make a key with runlatch-cli store-key FILE.</source>
        <translation>Einen Schlüssel mit runlatch-cli store-key DATEI anlegen.</translation>
    </message>
    <message>
        <source>Others than you may read or change the key in “%1”.</source>
        <translation>Andere Benutzer dürfen den Schlüssel in „%1“ lesen oder ändern.</translation>
    </message>
    <message>
        <source>Make it a file of your own: chmod 600. If others could read it, it is no secret any more.</source>
        <translation>Sie zu einer eigenen Datei machen: chmod 600. Konnten andere sie lesen, ist der Schlüssel nicht mehr geheim.</translation>
    </message>
    <message>
        <source>“%1” is not a key of a store: that has exactly 32 bytes.</source>
        <translation>„%1“ ist kein Schlüssel eines Speichers: Der hat genau 32 Bytes.</translation>
    </message>
    <message>
        <source>Make a key with runlatch-cli store-key FILE; it is used as it is, without a line break.</source>
        <translation>Einen Schlüssel mit runlatch-cli store-key DATEI anlegen; er gilt, wie er ist, ohne Zeilenumbruch.</translation>
    </message>
    <message>
        <source>The key in “%1” cannot be read.</source>
        <translation>Der Schlüssel in „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>There is a file “%1” already, and it was left as it is.</source>
        <translation>Eine Datei „%1“ gibt es schon; sie blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>Choose another name: without its key the secrets of a store are lost.</source>
        <translation>Einen anderen Namen wählen: Ohne seinen Schlüssel sind die Geheimnisse eines Speichers verloren.</translation>
    </message>
    <message>
        <source>The key could not be written to “%1”.</source>
        <translation>Der Schlüssel ließ sich nicht nach „%1“ schreiben.</translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation>Den Ordner, seine Rechte und den Datenträger prüfen.</translation>
    </message>
    <message>
        <source>Reload the list.</source>
        <translation>Die Liste neu laden.</translation>
    </message>
    <message>
        <source>This system&apos;s keychain does not answer, so “%1” is not kept.</source>
        <translation>Der Schlüsselbund dieses Systems antwortet nicht, daher wird „%1“ nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>It is used for this session only; start a keychain service to keep it.</source>
        <translation>Es gilt nur für diese Sitzung; zum Aufbewahren einen Schlüsselbund-Dienst starten.</translation>
    </message>
    <message>
        <source>The keychain does not hand out “%1”.</source>
        <translation>Der Schlüsselbund gibt „%1“ nicht heraus.</translation>
    </message>
    <message>
        <source>Unlock the keychain and allow Runlatch to use it.</source>
        <translation>Den Schlüsselbund entsperren und Runlatch den Zugriff erlauben.</translation>
    </message>
    <message>
        <source>The keychain holds no “%1”.</source>
        <translation>Der Schlüsselbund enthält kein „%1“.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Erneut eingeben.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read as a key or token.</source>
        <translation>Die Datei „%1“ ist nicht als Schlüssel oder Token lesbar.</translation>
    </message>
    <message>
        <source>Check its name and permissions, and that it holds the secret alone.</source>
        <translation>Name und Rechte prüfen und dass sie nur das Geheimnis enthält.</translation>
    </message>
    <message>
        <source>There is no token to ask the service with.</source>
        <translation>Für die Anfrage an den Dienst fehlt ein Token.</translation>
    </message>
    <message>
        <source>Name its file with --token-file, or set RUNLATCH_TOKEN.</source>
        <translation>Seine Datei mit --token-file angeben oder RUNLATCH_TOKEN setzen.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Die Datei „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Check its name and permissions.</source>
        <translation>Name und Rechte prüfen.</translation>
    </message>
    <message>
        <source>The simulator is not running.</source>
        <translation>Der Simulator läuft nicht.</translation>
    </message>
    <message>
        <source>Start it, then send the run task again.</source>
        <translation>Ihn starten, dann den Run Task erneut senden.</translation>
    </message>
    <message>
        <source>The run was canceled.</source>
        <translation>Der Run wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Start another run.</source>
        <translation>Einen weiteren Run starten.</translation>
    </message>
    <message>
        <source>“%1” is no URL that a run task can be sent to.</source>
        <translation>„%1“ ist keine URL, an die ein Run Task gesendet werden kann.</translation>
    </message>
    <message>
        <source>Enter an http or https URL, for example that of the integration.</source>
        <translation>Eine http- oder https-URL eingeben, etwa die der Integration.</translation>
    </message>
    <message>
        <source>“%1” is no URL by which others can reach this program.</source>
        <translation>„%1“ ist keine URL, unter der andere dieses Programm erreichen können.</translation>
    </message>
    <message>
        <source>Enter an http or https URL without query and fragment, or none.</source>
        <translation>Eine http- oder https-URL ohne Query und Fragment eingeben oder keine.</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Archived by %1 on %2</source>
        <translation>Archiviert von %1 am %2</translation>
    </message>
    <message>
        <source>Archived by %1</source>
        <translation>Archiviert von %1</translation>
    </message>
    <message>
        <source>Archived on %1</source>
        <translation>Archiviert am %1</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Awaiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>Unchecked</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>Unsigned</source>
        <translation>Unsigniert</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Pre-plan</source>
        <translation>Pre-plan</translation>
    </message>
    <message>
        <source>Post-plan</source>
        <translation>Post-plan</translation>
    </message>
    <message>
        <source>Pre-apply</source>
        <translation>Pre-apply</translation>
    </message>
    <message>
        <source>Post-apply</source>
        <translation>Post-apply</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>Verbindlich</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>Unverbindlich</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Quotation marks around text of others</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The request does not begin with an HTTP request line.</source>
        <translation>Die Anfrage beginnt nicht mit einer HTTP-Anfragezeile.</translation>
    </message>
    <message>
        <source>Check that the sender speaks plain HTTP to this port, not TLS or another protocol.</source>
        <translation>Prüfen, ob der Absender an diesem Port unverschlüsseltes HTTP spricht, nicht TLS oder ein anderes Protokoll.</translation>
    </message>
    <message>
        <source>The request is of an HTTP version other than 1.0 and 1.1.</source>
        <translation>Die Anfrage hat eine andere HTTP-Version als 1.0 und 1.1.</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, use HTTP/1.1.</source>
        <translation>Beim Absender oder beim Proxy dazwischen HTTP/1.1 einstellen.</translation>
    </message>
    <message>
        <source>A line of the header ends with LF instead of CR LF.</source>
        <translation>Eine Header-Zeile endet mit LF statt CR LF.</translation>
    </message>
    <message>
        <source>Make the sender end each header line with CR LF.</source>
        <translation>Der Absender muss jede Header-Zeile mit CR LF beenden.</translation>
    </message>
    <message>
        <source>A header line is folded over several lines, which HTTP no longer allows.</source>
        <translation>Eine Header-Zeile ist über mehrere Zeilen umbrochen, was HTTP nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>Make the sender write each header on one line.</source>
        <translation>Der Absender muss jeden Header in eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>A header line is not of the form “name: value”.</source>
        <translation>Eine Header-Zeile hat nicht die Form „Name: Wert“.</translation>
    </message>
    <message>
        <source>Look for spaces in a name and control characters in a value at the sender.</source>
        <translation>Beim Absender nach Leerzeichen im Namen und Steuerzeichen im Wert suchen.</translation>
    </message>
    <message>
        <source>The request&apos;s header is larger than 64 KB.</source>
        <translation>Der Header der Anfrage ist größer als 64 KB.</translation>
    </message>
    <message>
        <source>Make the sender send fewer or shorter headers.</source>
        <translation>Der Absender muss weniger oder kürzere Header senden.</translation>
    </message>
    <message>
        <source>The request has more than 100 header lines.</source>
        <translation>Die Anfrage hat mehr als 100 Header-Zeilen.</translation>
    </message>
    <message>
        <source>Make the sender send fewer headers.</source>
        <translation>Der Absender muss weniger Header senden.</translation>
    </message>
    <message>
        <source>The request has more than one Host header.</source>
        <translation>Die Anfrage hat mehr als einen Host-Header.</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send one.</source>
        <translation>Der Absender oder der Proxy dazwischen darf nur einen senden.</translation>
    </message>
    <message>
        <source>The request has no Host header.</source>
        <translation>Die Anfrage hat keinen Host-Header.</translation>
    </message>
    <message>
        <source>Make the sender send one; HTTP/1.1 demands it.</source>
        <translation>Der Absender muss einen senden; HTTP/1.1 verlangt ihn.</translation>
    </message>
    <message>
        <source>The request tells its length more than once.</source>
        <translation>Die Anfrage nennt ihre Länge mehr als einmal.</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send one Content-Length.</source>
        <translation>Der Absender oder der Proxy dazwischen darf nur ein Content-Length senden.</translation>
    </message>
    <message>
        <source>The request&apos;s Content-Length is not a number.</source>
        <translation>Das Content-Length der Anfrage ist keine Zahl.</translation>
    </message>
    <message>
        <source>Make the sender write the body&apos;s length in bytes.</source>
        <translation>Der Absender muss die Länge des Bodys in Bytes angeben.</translation>
    </message>
    <message>
        <source>The request is chunked and has a Content-Length, so its end is not clear.</source>
        <translation>Die Anfrage ist in Chunks geteilt und hat ein Content-Length, daher ist ihr Ende unklar.</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, use one of the two.</source>
        <translation>Der Absender oder der Proxy dazwischen darf nur eines von beiden verwenden.</translation>
    </message>
    <message>
        <source>The request&apos;s body is in a transfer coding other than chunked.</source>
        <translation>Der Body der Anfrage hat eine andere Übertragungskodierung als chunked.</translation>
    </message>
    <message>
        <source>Make the sender send it plain or chunked.</source>
        <translation>Der Absender muss ihn unverändert oder in Chunks senden.</translation>
    </message>
    <message>
        <source>The chunks of the request&apos;s body are broken.</source>
        <translation>Die Chunks des Bodys sind fehlerhaft.</translation>
    </message>
    <message>
        <source>Make the sender write each chunk&apos;s size right, or send a Content-Length.</source>
        <translation>Der Absender muss die Größe jedes Chunks richtig angeben oder ein Content-Length senden.</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than is taken here.</source>
        <translation>Der Body der Anfrage ist größer als hier zugelassen.</translation>
    </message>
    <message>
        <source>The sender closed the connection before its request was complete.</source>
        <translation>Der Absender hat die Verbindung geschlossen, bevor die Anfrage vollständig war.</translation>
    </message>
    <message>
        <source>Look for a time limit or a crash at the sender.</source>
        <translation>Beim Absender nach einem Zeitlimit oder Absturz suchen.</translation>
    </message>
    <message>
        <source>The connection was closed to make room: too many were open, and this one waited longest.</source>
        <translation>Die Verbindung wurde geschlossen, um Platz zu schaffen: Zu viele waren offen, und diese wartete am längsten.</translation>
    </message>
    <message>
        <source>Make the sender open fewer connections at a time.</source>
        <translation>Der Absender muss weniger Verbindungen gleichzeitig öffnen.</translation>
    </message>
    <message>
        <source>The request&apos;s header did not arrive in time.</source>
        <translation>Der Header der Anfrage kam nicht rechtzeitig an.</translation>
    </message>
    <message>
        <source>Look for what keeps the sender from sending at once.</source>
        <translation>Suchen, was den Absender am sofortigen Senden hindert.</translation>
    </message>
    <message>
        <source>The request&apos;s body did not arrive in time.</source>
        <translation>Der Body der Anfrage kam nicht rechtzeitig an.</translation>
    </message>
    <message>
        <source>Check the Content-Length: a body shorter than it says is waited for.</source>
        <translation>Content-Length prüfen: Auf einen kürzeren Body als angegeben wird gewartet.</translation>
    </message>
    <message>
        <source>The request is for a path other than that of the run task.</source>
        <translation>Die Anfrage gilt einem anderen Pfad als dem des Run Task.</translation>
    </message>
    <message>
        <source>Copy the whole URL shown here into the run task.</source>
        <translation>Die ganze hier gezeigte URL in den Run Task kopieren.</translation>
    </message>
    <message>
        <source>The request is not a POST; run tasks come by POST.</source>
        <translation>Die Anfrage ist kein POST; Run Tasks kommen per POST.</translation>
    </message>
    <message>
        <source>If it was you with a browser: the address works. Configure it in the run task.</source>
        <translation>Kam sie aus dem eigenen Browser: Die Adresse funktioniert. Sie im Run Task eintragen.</translation>
    </message>
    <message>
        <source>The disk cannot be written and memory is full, so the request was answered with 503 and not kept.</source>
        <translation>Der Datenträger ist nicht beschreibbar und der Arbeitsspeicher ist voll, daher wurde die Anfrage mit 503 beantwortet und nicht behalten.</translation>
    </message>
    <message>
        <source>Make room on the disk; the service sends the request again.</source>
        <translation>Platz auf dem Datenträger schaffen; der Dienst sendet die Anfrage erneut.</translation>
    </message>
    <message>
        <source>This request only verified the address; no run waits for a reply.</source>
        <translation>Diese Anfrage hat nur die Adresse überprüft; kein Run wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>The request names no http or https address for the reply.</source>
        <translation>Die Anfrage nennt keine http- oder https-Adresse für die Antwort.</translation>
    </message>
    <message>
        <source>Look at task_result_callback_url in the payload and correct the sender.</source>
        <translation>task_result_callback_url im Payload ansehen und den Absender korrigieren.</translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation>Auf die Antwort des Dienstes warten.</translation>
    </message>
    <message>
        <source>A final reply was accepted before; the service refuses another one.</source>
        <translation>Ein Endergebnis wurde bereits angenommen; der Dienst lehnt ein weiteres ab.</translation>
    </message>
    <message>
        <source>Send it anyway only to see the refusal.</source>
        <translation>Nur trotzdem senden, um die Ablehnung zu sehen.</translation>
    </message>
    <message>
        <source>The deadline is over; the service counts the task as errored.</source>
        <translation>Die Frist ist vorbei; der Dienst wertet den Run Task als fehlerhaft.</translation>
    </message>
    <message>
        <source>Start the run again, or send it anyway to see what the service says.</source>
        <translation>Den Run neu starten oder trotzdem senden, um die Antwort des Dienstes zu sehen.</translation>
    </message>
    <message>
        <source>The request does not say that the service accepts outcomes.</source>
        <translation>Die Anfrage sagt nicht, dass der Dienst Outcomes annimmt.</translation>
    </message>
    <message>
        <source>Remove the outcomes, or send them anyway.</source>
        <translation>Die Outcomes entfernen oder trotzdem senden.</translation>
    </message>
    <message>
        <source>The request has a payload_version other than 1, which nobody has documented.</source>
        <translation>Die Anfrage hat eine andere payload_version als 1, und keine andere ist dokumentiert.</translation>
    </message>
    <message>
        <source>Check the payload before you send it anyway.</source>
        <translation>Den Payload prüfen, bevor trotzdem gesendet wird.</translation>
    </message>
    <message>
        <source>Send it anyway only if you know that address.</source>
        <translation>Nur trotzdem senden, wenn die Adresse bekannt ist.</translation>
    </message>
    <message>
        <source>the service</source>
        <translation>der Dienst</translation>
    </message>
    <message>
        <source>field %1 of entry %2</source>
        <translation>Feld %1 von Eintrag %2</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What the service says, and about which field</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It points to %1.</source>
        <translation>Sie verweist auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>The service says: %1, and %n more.</source>
        <translation>
            <numerusform>Der Dienst meldet: %1 und %n weitere Meldung.</numerusform>
            <numerusform>Der Dienst meldet: %1 und %n weitere Meldungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says: %1.</source>
        <translation>Der Dienst meldet: %1.</translation>
    </message>
    <message>
        <source>The signature is valid for this body and key.</source>
        <translation>Die Signatur ist für diesen Body und diesen Schlüssel gültig.</translation>
    </message>
    <message>
        <source>The signature header is absent or empty, although a key is set here.</source>
        <translation>Der Signatur-Header fehlt oder ist leer, obwohl hier ein Schlüssel gesetzt ist.</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task; without one the service sends an empty header.</source>
        <translation>Denselben HMAC-Schlüssel im Run Task setzen; ohne ihn sendet der Dienst einen leeren Header.</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task, or as the token of the notification; without one the service sends an empty header, or none.</source>
        <translation>Denselben HMAC-Schlüssel im Run Task oder als Token der Benachrichtigung setzen; ohne ihn sendet der Dienst einen leeren Header oder keinen.</translation>
    </message>
    <message>
        <source>No HMAC key is set here, so nothing was checked.</source>
        <translation>Hier ist kein HMAC-Schlüssel gesetzt, daher wurde nichts geprüft.</translation>
    </message>
    <message>
        <source>Set the HMAC key of the run task, or the token of the notification.</source>
        <translation>Den HMAC-Schlüssel des Run Task oder das Token der Benachrichtigung hier setzen.</translation>
    </message>
    <message>
        <source>The digest is right, but in upper case; the service writes it in lower case.</source>
        <translation>Der Digest stimmt, steht aber in Großbuchstaben; der Dienst verwendet Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Make the sender write lower-case hexadecimal digits.</source>
        <translation>Der Absender muss die hexadezimalen Ziffern in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>The digest is right, but in base64; the service writes hexadecimal digits.</source>
        <translation>Der Digest stimmt, ist aber in Base64; der Dienst schreibt hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>Make the sender write 128 lower-case hexadecimal digits.</source>
        <translation>Der Absender muss 128 hexadezimale Ziffern in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>The digest is right, but something like “sha512=” stands before it.</source>
        <translation>Der Digest stimmt, aber etwas wie „sha512=“ steht davor.</translation>
    </message>
    <message>
        <source>Make the sender write the digits alone.</source>
        <translation>Der Absender muss nur die Ziffern schreiben.</translation>
    </message>
    <message>
        <source>The value does not have the 128 digits of a SHA-512 digest.</source>
        <translation>Der Wert hat nicht die 128 Ziffern eines SHA-512-Digests.</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512, not SHA-256 or SHA-1, and write it whole.</source>
        <translation>Der Absender muss HMAC-SHA512 verwenden, nicht SHA-256 oder SHA-1, und ihn ganz schreiben.</translation>
    </message>
    <message>
        <source>The value is not made of hexadecimal digits.</source>
        <translation>Der Wert besteht nicht aus hexadezimalen Ziffern.</translation>
    </message>
    <message>
        <source>Make the sender write HMAC-SHA512 as lower-case hexadecimal digits.</source>
        <translation>Der Absender muss HMAC-SHA512 als hexadezimale Ziffern in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>The signature header came more than once, so it is not clear which one counts.</source>
        <translation>Der Signatur-Header kam mehr als einmal, daher ist unklar, welcher gilt.</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send it once.</source>
        <translation>Der Absender oder der Proxy dazwischen darf ihn nur einmal senden.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>vor %n min</numerusform>
            <numerusform>vor %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>vor %n h</numerusform>
            <numerusform>vor %n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) ago</source>
        <translation>
            <numerusform>vor %n Monat</numerusform>
            <numerusform>vor %n Monaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) ago</source>
        <translation>
            <numerusform>vor %n Jahr</numerusform>
            <numerusform>vor %n Jahren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <extracomment>A point in time, as in logs; UTC stays</extracomment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>“%1” is damaged, or is not a file of Runlatch.</source>
        <translation>„%1“ ist beschädigt oder keine Datei von Runlatch.</translation>
    </message>
    <message>
        <source>The connection needs a name.</source>
        <translation>Die Verbindung braucht einen Namen.</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters, such as Production.</source>
        <translation>Einen Namen mit höchstens 100 Zeichen eingeben, etwa Produktion.</translation>
    </message>
    <message>
        <source>Another connection is called “%1” already.</source>
        <translation>Eine andere Verbindung heißt bereits „%1“.</translation>
    </message>
    <message>
        <source>Give this one another name.</source>
        <translation>Dieser einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>This is not an address of a service.</source>
        <translation>Das ist keine Adresse eines Dienstes.</translation>
    </message>
    <message>
        <source>Give a host, such as app.terraform.io, or a URL that begins with https:// or http://.</source>
        <translation>Einen Host wie app.terraform.io angeben oder eine URL, die mit https:// oder http:// beginnt.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in the name of a header.</source>
        <translation>„%1“ kann nicht im Namen eines Headers stehen.</translation>
    </message>
    <message>
        <source>Use a letter and up to 19 more letters, digits and dashes; most services use TFC.</source>
        <translation>Einen Buchstaben und bis zu 19 weitere Buchstaben, Ziffern und Bindestriche verwenden; die meisten Dienste verwenden TFC.</translation>
    </message>
    <message>
        <source>The connection “%1” is not there any more.</source>
        <translation>Die Verbindung „%1“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Choose another one, or make it anew.</source>
        <translation>Eine andere wählen oder sie neu anlegen.</translation>
    </message>
    <message>
        <source>This host says that its API is at another one, %1, so the token was not sent there.</source>
        <translation>Dieser Host meldet, dass seine API an einer anderen Adresse liegt, %1, daher wurde das Token nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>If you trust that host, enter its address instead.</source>
        <translation>Ist dieser Host vertrauenswürdig, stattdessen seine Adresse eingeben.</translation>
    </message>
    <message>
        <source>This host says that its API is at %1 without encryption, so the token was not sent.</source>
        <translation>Dieser Host meldet, dass seine API unverschlüsselt an %1 liegt, daher wurde das Token nicht gesendet.</translation>
    </message>
    <message>
        <source>Ask whoever runs the server, or enter the whole address with /api/v2 at its end.</source>
        <translation>Beim Betreiber des Servers nachfragen oder die ganze Adresse mit /api/v2 am Ende eingeben.</translation>
    </message>
    <message>
        <source>No organization is chosen.</source>
        <translation>Keine Organisation ist gewählt.</translation>
    </message>
    <message>
        <source>Choose the organization whose workspaces are meant.</source>
        <translation>Die Organisation wählen, deren Workspaces gemeint sind.</translation>
    </message>
    <message>
        <source>The subject is empty.</source>
        <translation>Der Betreff ist leer.</translation>
    </message>
    <message>
        <source>Enter a subject: the line by which people find the change request.</source>
        <translation>Einen Betreff eingeben: die Zeile, an der sich der Change Request wiederfinden lässt.</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>Die Nachricht ist leer.</translation>
    </message>
    <message>
        <source>Enter a message; the service wants one.</source>
        <translation>Eine Nachricht eingeben; der Dienst verlangt sie.</translation>
    </message>
    <message>
        <source>No workspace is chosen.</source>
        <translation>Kein Workspace ist gewählt.</translation>
    </message>
    <message>
        <source>“%1” is not a workspace id.</source>
        <translation>„%1“ ist keine Workspace-ID.</translation>
    </message>
    <message>
        <source>Enter ids as ws- followed by letters and digits.</source>
        <translation>IDs als ws- mit folgenden Buchstaben und Ziffern eingeben.</translation>
    </message>
    <message>
        <source>The query has no condition, so it would mean every workspace.</source>
        <translation>Die Abfrage hat keine Bedingung und träfe daher jeden Workspace.</translation>
    </message>
    <message>
        <source>Add a condition, or choose the workspaces by list.</source>
        <translation>Eine Bedingung hinzufügen oder die Workspaces über die Liste wählen.</translation>
    </message>
    <message>
        <source>The request&apos;s action type is not that of change requests.</source>
        <translation>Der action_type der Anfrage ist nicht der von Change Requests.</translation>
    </message>
    <message>
        <source>Write change_request or change_requests.</source>
        <translation>change_request oder change_requests schreiben.</translation>
    </message>
    <message>
        <source>The request has both a list of workspaces and a query.</source>
        <translation>Die Anfrage hat sowohl eine Liste von Workspaces als auch eine Abfrage.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Eines von beiden entfernen.</translation>
    </message>
    <message>
        <source>The request&apos;s query is not about workspaces.</source>
        <translation>Die Abfrage der Anfrage gilt nicht Workspaces.</translation>
    </message>
    <message>
        <source>Write workspaces as the query&apos;s type.</source>
        <translation>workspaces als Typ der Abfrage schreiben.</translation>
    </message>
    <message>
        <source>No change requests were created: the service does not find “%1”, or this token may not create them there (404).</source>
        <translation>Keine Change Requests wurden erstellt: Der Dienst findet „%1“ nicht, oder dieses Token darf dort keine erstellen (404).</translation>
    </message>
    <message>
        <source>Check the name. Creating needs the owners team or the permission to manage all projects or all workspaces, and an edition that has change requests. The service calls this endpoint experimental, so it may also be missing.</source>
        <translation>Namen prüfen. Zum Erstellen ist das Owners-Team oder das Recht nötig, alle Projekte oder alle Workspaces zu verwalten, und eine Edition mit Change Requests. Der Dienst nennt diesen Endpunkt experimentell, er kann also auch fehlen.</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (%2).</source>
        <translation>Keine Change Requests wurden erstellt: Der Dienst hat die Anfrage abgelehnt (%2).</translation>
    </message>
    <message>
        <source>Correct what it names, then create them again.</source>
        <translation>Das Genannte korrigieren, dann erneut erstellen.</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (409).</source>
        <translation>Keine Change Requests wurden erstellt: Der Dienst hat die Anfrage abgelehnt (409).</translation>
    </message>
    <message>
        <source>No change requests were created: the service takes no more requests from you for a while (429).</source>
        <translation>Keine Change Requests wurden erstellt: Der Dienst nimmt vorübergehend keine weiteren Anfragen an (429).</translation>
    </message>
    <message>
        <source>Wait a minute, then create them again.</source>
        <translation>Eine Minute warten, dann erneut erstellen.</translation>
    </message>
    <message>
        <source>A condition has no field.</source>
        <translation>Eine Bedingung hat kein Feld.</translation>
    </message>
    <message>
        <source>Choose a field, or type its name.</source>
        <translation>Ein Feld wählen oder seinen Namen eingeben.</translation>
    </message>
    <message>
        <source>The condition on “%1” has no value.</source>
        <translation>Die Bedingung zu „%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>Einen Wert eingeben.</translation>
    </message>
    <message>
        <source>The condition on “%1” needs a number.</source>
        <translation>Die Bedingung zu „%1“ braucht eine Zahl.</translation>
    </message>
    <message>
        <source>Enter a number, for example 10.</source>
        <translation>Eine Zahl eingeben, etwa 10.</translation>
    </message>
    <message>
        <source>The condition on “%1” needs a point in time.</source>
        <translation>Die Bedingung zu „%1“ braucht einen Zeitpunkt.</translation>
    </message>
    <message>
        <source>Enter it like 2026-10-01 or 2026-10-01T12:00:00Z.</source>
        <translation>Ihn wie 2026-10-01 oder 2026-10-01T12:00:00Z eingeben.</translation>
    </message>
    <message>
        <source>The condition on “%1” needs true or false.</source>
        <translation>Die Bedingung zu „%1“ braucht true oder false.</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>Eines von beiden wählen.</translation>
    </message>
    <message>
        <source>The operator does not fit the field “%1”.</source>
        <translation>Der Operator passt nicht zum Feld „%1“.</translation>
    </message>
    <message>
        <source>Choose another operator.</source>
        <translation>Einen anderen Operator wählen.</translation>
    </message>
    <message>
        <source>The explorer knows no field “%1” of workspaces.</source>
        <translation>Der Explorer kennt bei Workspaces kein Feld „%1“.</translation>
    </message>
    <message>
        <source>Check its spelling, or choose a field from the list.</source>
        <translation>Schreibweise prüfen oder ein Feld aus der Liste wählen.</translation>
    </message>
    <message>
        <source>The explorer does not understand the parameter “%1”.</source>
        <translation>Der Explorer versteht den Parameter „%1“ nicht.</translation>
    </message>
    <message>
        <source>Write it as filter[0][field][operator][0].</source>
        <translation>Ihn als filter[0][field][operator][0] schreiben.</translation>
    </message>
    <message>
        <source>“%1” is not percent-encoded text in UTF-8.</source>
        <translation>„%1“ ist kein prozentkodierter Text in UTF-8.</translation>
    </message>
    <message>
        <source>Encode it as a browser does.</source>
        <translation>Kodieren Sie ihn, wie es ein Browser tut.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Da steht keine Adresse.</translation>
    </message>
    <message>
        <source>Write it like ?type=workspaces&amp;filter[0][field][operator][0]=value.</source>
        <translation>Schreiben Sie sie wie ?type=workspaces&amp;filter[0][field][operator][0]=value.</translation>
    </message>
    <message>
        <source>The parameter “%1” has the number of another condition.</source>
        <translation>Der Parameter „%1“ hat die Nummer einer anderen Bedingung.</translation>
    </message>
    <message>
        <source>Number the conditions from 0 upwards.</source>
        <translation>Die Bedingungen ab 0 aufwärts nummerieren.</translation>
    </message>
    <message>
        <source>The service does not find “%1”, or this token may not query its workspaces (404).</source>
        <translation>Der Dienst findet „%1“ nicht, oder dieses Token darf dort keine Workspaces abfragen (404).</translation>
    </message>
    <message>
        <source>Check the name. Queries need the owners team or the permission to read all projects or all workspaces, and an edition that has the explorer. Workspaces can still be chosen by list.</source>
        <translation>Namen prüfen. Für Abfragen ist das Owners-Team oder das Recht nötig, alle Projekte oder alle Workspaces zu lesen, und eine Edition mit dem Explorer. Workspaces lassen sich weiterhin über die Liste wählen.</translation>
    </message>
    <message>
        <source>The service refused the query (%2).</source>
        <translation>Der Dienst hat die Abfrage abgelehnt (%2).</translation>
    </message>
    <message>
        <source>Correct the condition that it names, then show the matches again.</source>
        <translation>Die genannte Bedingung korrigieren, dann die Treffer erneut zeigen.</translation>
    </message>
    <message>
        <source>The service takes no more queries from you for a while (429).</source>
        <translation>Der Dienst nimmt vorübergehend keine weiteren Abfragen an (429).</translation>
    </message>
    <message>
        <source>Wait a minute, then show the matches again.</source>
        <translation>Eine Minute warten, dann die Treffer erneut zeigen.</translation>
    </message>
    <message>
        <source>%1 did not answer the query in time.</source>
        <translation>%1 hat die Abfrage nicht rechtzeitig beantwortet.</translation>
    </message>
    <message>
        <source>Try again, or make it smaller with another condition.</source>
        <translation>Erneut versuchen oder sie mit einer weiteren Bedingung verkleinern.</translation>
    </message>
    <message>
        <source>It is not known whether this was carried out.</source>
        <translation>Es ist unklar, ob dies ausgeführt wurde.</translation>
    </message>
    <message>
        <source>Check its state before you try again.</source>
        <translation>Vor einem weiteren Versuch den Stand prüfen.</translation>
    </message>
    <message>
        <source>It is not known whether the change requests were created.</source>
        <translation>Es ist unklar, ob die Change Requests erstellt wurden.</translation>
    </message>
    <message>
        <source>Look at the change requests of a target before you try again, or they may be there twice; they can take some minutes to appear. Runlatch does not send this again by itself.</source>
        <translation>Vor einem weiteren Versuch die Change Requests eines Ziels ansehen, sonst sind sie womöglich doppelt vorhanden; bis sie erscheinen, können einige Minuten vergehen. Runlatch sendet von selbst nicht erneut.</translation>
    </message>
    <message>
        <source>It is not known whether the change request was archived.</source>
        <translation>Es ist unklar, ob der Change Request archiviert wurde.</translation>
    </message>
    <message>
        <source>It is not known whether the reply arrived.</source>
        <translation>Es ist unklar, ob die Antwort ankam.</translation>
    </message>
    <message>
        <source>Waits before every answer.</source>
        <translation>Wartet vor jeder Antwort.</translation>
    </message>
    <message>
        <source>Answers with this status and does nothing else.</source>
        <translation>Antwortet mit diesem Status und tut sonst nichts.</translation>
    </message>
    <message>
        <source>Answers 429 and asks to wait this many seconds.</source>
        <translation>Antwortet mit 429 und bittet um so viele Sekunden Wartezeit.</translation>
    </message>
    <message>
        <source>Does what is asked, then resets the connection.</source>
        <translation>Führt die Anfrage aus und setzt dann die Verbindung zurück.</translation>
    </message>
    <message>
        <source>Does what is asked, but sends only half of the answer.</source>
        <translation>Führt die Anfrage aus, sendet aber nur die halbe Antwort.</translation>
    </message>
    <message>
        <source>Does what is asked, but its answer never ends.</source>
        <translation>Führt die Anfrage aus, aber die Antwort endet nie.</translation>
    </message>
    <message>
        <source>Does what is asked, but never answers.</source>
        <translation>Führt die Anfrage aus, antwortet aber nie.</translation>
    </message>
    <message>
        <source>Answers with numbers where texts are due, and texts for numbers.</source>
        <translation>Antwortet mit Zahlen statt Texten und mit Texten statt Zahlen.</translation>
    </message>
    <message>
        <source>Leaves attributes and pagination out of its answers.</source>
        <translation>Lässt Attribute und Seitenangaben in den Antworten weg.</translation>
    </message>
    <message>
        <source>Answers 200 with a sign-in page, as a proxy would.</source>
        <translation>Antwortet mit 200 und einer Anmeldeseite wie ein Proxy.</translation>
    </message>
    <message>
        <source>Answers with text that stops being JSON in the middle.</source>
        <translation>Antwortet mit Text, der mittendrin aufhört, JSON zu sein.</translation>
    </message>
    <message>
        <source>Sends the right answer as plain text instead of JSON.</source>
        <translation>Sendet die richtige Antwort als reinen Text statt als JSON.</translation>
    </message>
    <message>
        <source>Points to another address instead of answering.</source>
        <translation>Verweist auf eine andere Adresse, statt zu antworten.</translation>
    </message>
    <message>
        <source>Lists change between two requests: one row more or less.</source>
        <translation>Listen ändern sich zwischen zwei Anfragen: eine Zeile mehr oder weniger.</translation>
    </message>
    <message>
        <source>What a bulk create makes appears only after this time.</source>
        <translation>Was eine Massenerstellung erzeugt, erscheint erst nach dieser Zeit.</translation>
    </message>
    <message>
        <source>Signs run task requests with another key.</source>
        <translation>Signiert Run-Task-Anfragen mit einem anderen Schlüssel.</translation>
    </message>
    <message>
        <source>Delivers each run task request twice.</source>
        <translation>Stellt jede Run-Task-Anfrage zweimal zu.</translation>
    </message>
    <message>
        <source>Sends half of a run task request first, then the whole one.</source>
        <translation>Sendet zuerst die Hälfte einer Run-Task-Anfrage, dann die ganze.</translation>
    </message>
    <message>
        <source>This list has no field “%1”.</source>
        <translation>Diese Liste hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>Choose one of the fields that are offered, or put the text in quotes to look for it as it is.</source>
        <translation>Eines der angebotenen Felder wählen oder den Text in Anführungszeichen setzen, um ihn so zu suchen.</translation>
    </message>
    <message>
        <source>The field “%1” has no value yet.</source>
        <translation>Das Feld „%1“ hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>Enter it right after the colon, without a blank.</source>
        <translation>Ihn direkt nach dem Doppelpunkt eingeben, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Nothing follows the minus sign yet.</source>
        <translation>Nach dem Minuszeichen folgt noch nichts.</translation>
    </message>
    <message>
        <source>Enter what must not be found right after it, or put it in quotes to look for a minus sign.</source>
        <translation>Direkt danach eingeben, was nicht vorkommen darf, oder es in Anführungszeichen setzen, um ein Minuszeichen zu suchen.</translation>
    </message>
    <message>
        <source>The field has no value “%1”.</source>
        <translation>Das Feld hat keinen Wert „%1“.</translation>
    </message>
    <message>
        <source>Choose one of the values that are offered.</source>
        <translation>Einen der angebotenen Werte wählen.</translation>
    </message>
    <message>
        <source>“%1” is not a time.</source>
        <translation>„%1“ ist keine Zeitangabe.</translation>
    </message>
    <message>
        <source>Enter a day such as 2026-11-21, a month, a year, today, yesterday, an age such as 7d or 12h, or a range such as 2026-10..2026-11.</source>
        <translation>Einen Tag wie 2026-11-21, einen Monat, ein Jahr, today, yesterday, ein Alter wie 7d oder 12h oder einen Bereich wie 2026-10..2026-11 eingeben.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Enter a number such as 200, or a range such as 400..499.</source>
        <translation>Eine Zahl wie 200 oder einen Bereich wie 400..499 eingeben.</translation>
    </message>
    <message>
        <source>The values of the field “%1” cannot be greater or less.</source>
        <translation>Die Werte des Felds „%1“ können nicht größer oder kleiner sein.</translation>
    </message>
    <message>
        <source>Remove the sign, or put the value in quotes if the sign belongs to it.</source>
        <translation>Das Zeichen entfernen oder den Wert in Anführungszeichen setzen, wenn es dazugehört.</translation>
    </message>
    <message>
        <source>OR needs something on both sides.</source>
        <translation>OR braucht etwas auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Enter the other side, or put OR in quotes to look for the word.</source>
        <translation>Die andere Seite eingeben oder OR in Anführungszeichen setzen, um das Wort zu suchen.</translation>
    </message>
    <message>
        <source>The quote is not closed yet.</source>
        <translation>Das Anführungszeichen ist noch nicht geschlossen.</translation>
    </message>
    <message>
        <source>Enter a quotation mark where the text ends; until then all that follows belongs to it.</source>
        <translation>Am Ende des Textes ein Anführungszeichen setzen; bis dahin gehört alles Folgende dazu.</translation>
    </message>
    <message>
        <source>A filter can have %1 words; the rest is left out.</source>
        <translation>Ein Filter kann %1 Wörter haben; der Rest entfällt.</translation>
    </message>
    <message>
        <source>Remove words, or filter in several steps.</source>
        <translation>Wörter entfernen oder in mehreren Schritten filtern.</translation>
    </message>
    <message>
        <source>%1 answered the verification request with %2; only 200 is accepted.</source>
        <translation>%1 hat die Überprüfungsanfrage mit %2 beantwortet; nur 200 gilt als angenommen.</translation>
    </message>
    <message>
        <source>Make the integration answer it with 200, and send no callback.</source>
        <translation>Die Integration muss sie mit 200 beantworten und darf keinen Callback senden.</translation>
    </message>
    <message>
        <source>%1 refused the verification request (401); only 200 is accepted.</source>
        <translation>%1 hat die Überprüfungsanfrage abgelehnt (401); nur 200 gilt als angenommen.</translation>
    </message>
    <message>
        <source>Check that both sides have the same HMAC key.</source>
        <translation>Prüfen, ob beide Seiten denselben HMAC-Schlüssel haben.</translation>
    </message>
    <message>
        <source>Another program holds the ledger “%1” and does not let it go.</source>
        <translation>Ein anderes Programm hält das Journal „%1“ fest und gibt es nicht frei.</translation>
    </message>
    <message>
        <source>End that program, then try again; nothing was written.</source>
        <translation>Beenden Sie dieses Programm, und versuchen Sie es dann noch einmal; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The action is too large for the ledger “%1”: an entry has at most 32 MB.</source>
        <translation>Die Aktion ist zu groß für das Journal „%1“: ein Eintrag hat höchstens 32 MB.</translation>
    </message>
    <message>
        <source>Shorten the message, or send it in several parts.</source>
        <translation>Kürzen Sie die Nachricht, oder senden Sie sie in mehreren Teilen.</translation>
    </message>
    <message>
        <source>The ledger has no single entry “%1”.</source>
        <translation>Das Journal hat keinen eindeutigen Eintrag „%1“.</translation>
    </message>
    <message>
        <source>Take an id of the list, or the beginning of one.</source>
        <translation>Nehmen Sie eine ID der Liste oder den Anfang einer solchen.</translation>
    </message>
    <message>
        <source>The action was sent to another service: %1.</source>
        <translation>Die Aktion wurde an einen anderen Dienst gesendet: %1.</translation>
    </message>
    <message>
        <source>Look for it there.</source>
        <translation>Suchen Sie dort nach ihr.</translation>
    </message>
    <message>
        <source>The ledger has this action already, and it may have been carried out: %1. Nothing was sent.</source>
        <translation>Das Journal hat diese Aktion schon, und sie wurde vielleicht ausgeführt: %1. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Look whether its change requests exist before it is sent again.</source>
        <translation>Sehen Sie nach, ob es ihre Change Requests gibt, bevor sie noch einmal gesendet wird.</translation>
    </message>
    <message>
        <source>A change request with this subject is open on a target already: %1. Nothing was sent.</source>
        <translation>Ein Change Request mit diesem Betreff ist auf einem Ziel schon offen: %1. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Archive it, or take another subject.</source>
        <translation>Archivieren Sie ihn, oder nehmen Sie einen anderen Betreff.</translation>
    </message>
    <message>
        <source>“%1” names no fault.</source>
        <translation>„%1“ ist keine Störung.</translation>
    </message>
    <message>
        <source>Choose one of those that are listed, for example cut-body.</source>
        <translation>Eine der aufgeführten wählen, etwa cut-body.</translation>
    </message>
    <message>
        <source>The fault “%1” lacks its value, or has one that does not fit.</source>
        <translation>Der Störung „%1“ fehlt ihr Wert, oder er passt nicht.</translation>
    </message>
    <message>
        <source>Write it like latency=300ms, status=503 or html.</source>
        <translation>Wie latency=300ms, status=503 oder html schreiben.</translation>
    </message>
    <message>
        <source>The probability of the fault “%1” is not between 0 and 1.</source>
        <translation>Die Wahrscheinlichkeit der Störung „%1“ liegt nicht zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>Write it like reset@0.2 for one request in five.</source>
        <translation>Für jede fünfte Anfrage etwa reset@0.2 schreiben.</translation>
    </message>
    <message>
        <source>is</source>
        <extracomment>Operators of a query: they stand between a field and a value, as in “workspace_name contains dev”</extracomment>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>enthält nicht</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>ist nicht leer</translation>
    </message>
    <message>
        <source>greater than</source>
        <translation>größer als</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>kleiner als</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>liegt vor</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>liegt nach</translation>
    </message>
    <message>
        <source>Where the API is</source>
        <translation>Ort der API</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Whose token</source>
        <translation>Inhaber des Tokens</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>Organisationen</translation>
    </message>
    <message>
        <source>Entitlements</source>
        <translation>Leistungsumfang</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Workspaces</translation>
    </message>
    <message>
        <source>Workspace by name</source>
        <translation>Workspace über Namen</translation>
    </message>
    <message>
        <source>Change requests</source>
        <translation>Change Requests</translation>
    </message>
    <message>
        <source>One change request</source>
        <translation>Ein Change Request</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>Massenerstellung</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>The sender ended the connection before it was secure.</source>
        <translation>Der Absender hat die Verbindung beendet, bevor sie gesichert war.</translation>
    </message>
    <message>
        <source>Make the sender use https, and trust the certificate that is shown here.</source>
        <translation>Der Absender muss HTTPS verwenden und dem hier gezeigten Zertifikat vertrauen.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired, so nothing was sent.</source>
        <translation>Das Zertifikat von %1 ist abgelaufen, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date; if it is right, the server needs a new certificate.</source>
        <translation>Das Datum dieses Rechners prüfen; stimmt es, braucht der Server ein neues Zertifikat.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet, so nothing was sent.</source>
        <translation>Das Zertifikat von %1 ist noch nicht gültig, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date; if it is right, wait until the certificate&apos;s first day.</source>
        <translation>Das Datum dieses Rechners prüfen; stimmt es, den ersten Gültigkeitstag des Zertifikats abwarten.</translation>
    </message>
    <message>
        <source>The certificate of %1 is for another host, so nothing was sent.</source>
        <translation>Das Zertifikat von %1 gilt für einen anderen Host, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check the address. If it is right, compare the certificate&apos;s fingerprint with what the server&apos;s administrator tells you before you trust it.</source>
        <translation>Adresse prüfen. Stimmt sie, den Fingerabdruck des Zertifikats mit der Angabe der Serververwaltung vergleichen, bevor ihm vertraut wird.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed: nobody vouches for it, so nothing was sent.</source>
        <translation>Das Zertifikat von %1 ist selbstsigniert: Niemand bürgt dafür, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Compare its fingerprint with what the server&apos;s administrator tells you before you trust it for this connection.</source>
        <translation>Seinen Fingerabdruck mit der Angabe der Serververwaltung vergleichen, bevor ihm bei dieser Verbindung vertraut wird.</translation>
    </message>
    <message>
        <source>This system does not trust the issuer of the certificate of %1, so nothing was sent.</source>
        <translation>Dieses System vertraut dem Aussteller des Zertifikats von %1 nicht, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check who issued it: a proxy of your network may stand in between. Compare its fingerprint with what the server&apos;s administrator tells you before you trust it.</source>
        <translation>Den Aussteller prüfen: Ein Proxy des eigenen Netzes kann dazwischenstehen. Den Fingerabdruck mit der Angabe der Serververwaltung vergleichen, bevor ihm vertraut wird.</translation>
    </message>
    <message>
        <source>%1 shows another certificate than the one you trusted, so nothing was sent.</source>
        <translation>%1 zeigt ein anderes Zertifikat als das, dem bisher vertraut wurde, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether it was renewed before you trust the new one: somebody may stand in between.</source>
        <translation>Bei der Serververwaltung nachfragen, ob es erneuert wurde, bevor dem neuen vertraut wird: Jemand könnte dazwischenstehen.</translation>
    </message>
    <message>
        <source>The certificate of %1 was revoked by its issuer, so nothing was sent.</source>
        <translation>Das Zertifikat von %1 wurde vom Aussteller widerrufen, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Tell the server&apos;s administrator: it needs a new certificate.</source>
        <translation>Der Serververwaltung Bescheid geben: Der Server braucht ein neues Zertifikat.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be established, so nothing was sent.</source>
        <translation>Keine sichere Verbindung zu %1 kam zustande, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check address and port, and that https is spoken there. A very old server knows no protocol that is safe, and a certificate may be damaged.</source>
        <translation>Adresse und Port prüfen und ob dort HTTPS gesprochen wird. Ein sehr alter Server kennt kein sicheres Protokoll, und ein Zertifikat kann beschädigt sein.</translation>
    </message>
    <message>
        <source>The file “%1” for the certificate cannot be read.</source>
        <translation>Die Datei „%1“ für das Zertifikat ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The file “%1” holds no certificate.</source>
        <translation>Die Datei „%1“ enthält kein Zertifikat.</translation>
    </message>
    <message>
        <source>Choose a PEM or PKCS#12 file with a certificate in it.</source>
        <translation>Eine PEM- oder PKCS#12-Datei mit einem Zertifikat wählen.</translation>
    </message>
    <message>
        <source>The file “%1” holds no private key.</source>
        <translation>Die Datei „%1“ enthält keinen privaten Schlüssel.</translation>
    </message>
    <message>
        <source>Choose the file that holds the certificate&apos;s key.</source>
        <translation>Die Datei mit dem Schlüssel des Zertifikats wählen.</translation>
    </message>
    <message>
        <source>Enter the passphrase that the key was encrypted with.</source>
        <translation>Die Passphrase eingeben, mit der der Schlüssel verschlüsselt ist.</translation>
    </message>
    <message>
        <source>The key in “%1” is not the key of the certificate.</source>
        <translation>Der Schlüssel in „%1“ gehört nicht zum Zertifikat.</translation>
    </message>
    <message>
        <source>Choose the key that the certificate was made for. If it is, the certificate is damaged.</source>
        <translation>Den Schlüssel wählen, für den das Zertifikat ausgestellt wurde. Ist er das, dann ist das Zertifikat beschädigt.</translation>
    </message>
    <message>
        <source>The service answered about another change request than “%1”.</source>
        <translation>Der Dienst hat zu einem anderen Change Request als „%1“ geantwortet.</translation>
    </message>
    <message>
        <source>Nothing of that answer was used. Tell whoever runs the service.</source>
        <translation>Von dieser Antwort wurde nichts verwendet. Dem Betreiber des Dienstes Bescheid geben.</translation>
    </message>
    <message>
        <source>Its page shows which faults are on.</source>
        <translation>Seine Seite zeigt, welche Störungen aktiv sind.</translation>
    </message>
    <message>
        <source>The simulator sent an answer without an end, on purpose.</source>
        <translation>Der Simulator hat absichtlich eine Antwort ohne Ende gesendet.</translation>
    </message>
    <message>
        <source>The simulator did not answer, on purpose.</source>
        <translation>Der Simulator hat absichtlich nicht geantwortet.</translation>
    </message>
    <message>
        <source>The service tells of ever more pages; reading stopped after 5,000.</source>
        <translation>Der Dienst meldet immer weitere Seiten; nach 5.000 wurde das Lesen beendet.</translation>
    </message>
    <message>
        <source>What arrived is shown. Tell whoever runs the service.</source>
        <translation>Das Empfangene wird gezeigt. Dem Betreiber des Dienstes Bescheid geben.</translation>
    </message>
    <message>
        <source>The file “%1” could not be written.</source>
        <translation>Die Datei „%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Choose another place; what was there before is unchanged.</source>
        <translation>Einen anderen Ort wählen; was dort vorher lag, ist unverändert.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation>Der Datenträger ist voll: „%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Free some space, or choose another place.</source>
        <translation>Platz schaffen oder einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8, so nothing was sent.</source>
        <translation>„%1“ ist kein Text in UTF-8, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Save it in UTF-8; as it is, some letters would be lost.</source>
        <translation>In UTF-8 speichern; so gingen einige Zeichen verloren.</translation>
    </message>
    <message>
        <source>The list of workspaces “%1” is larger than 1 MB.</source>
        <translation>Die Liste von Workspaces „%1“ ist größer als 1 MB.</translation>
    </message>
    <message>
        <source>Take a part of it, or the column of the workspaces alone.</source>
        <translation>Nehmen Sie einen Teil davon oder nur die Spalte der Workspaces.</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8 or UTF-16.</source>
        <translation>„%1“ ist kein Text in UTF-8 oder UTF-16.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>Speichern Sie sie in UTF-8.</translation>
    </message>
    <message>
        <source>The passphrase of “%1” is missing or wrong, or the file is damaged.</source>
        <translation>Die Passphrase von „%1“ fehlt oder ist falsch, oder die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The private key in “%1” is neither an RSA nor an EC key, or is damaged.</source>
        <translation>Der private Schlüssel in „%1“ ist weder ein RSA- noch ein EC-Schlüssel oder ist beschädigt.</translation>
    </message>
    <message>
        <source>Choose a certificate with an RSA or EC key; Ed25519 cannot be used here.</source>
        <translation>Ein Zertifikat mit RSA- oder EC-Schlüssel wählen; Ed25519 ist hier nicht verwendbar.</translation>
    </message>
    <message>
        <source>“%1” was not sent to the service and is unchanged.</source>
        <translation>„%1“ wurde nicht an den Dienst gesendet und ist unverändert.</translation>
    </message>
    <message>
        <source>Archive it again when you want to.</source>
        <translation>Bei Bedarf erneut archivieren.</translation>
    </message>
    <message>
        <source>Check the name. The service also answers 404 for what this token may not see (that needs read access to the workspace), and where the paid edition that change requests need is missing.</source>
        <translation>Namen prüfen. Mit 404 antwortet der Dienst auch bei allem, was dieses Token nicht sehen darf (dazu ist Lesezugriff auf den Workspace nötig), und wenn die für Change Requests nötige kostenpflichtige Edition fehlt.</translation>
    </message>
    <message>
        <source>Check the id. The service also answers 404 for what this token may not see (that needs read access to the workspace), and where the paid edition that change requests need is missing.</source>
        <translation>ID prüfen. Mit 404 antwortet der Dienst auch bei allem, was dieses Token nicht sehen darf (dazu ist Lesezugriff auf den Workspace nötig), und wenn die für Change Requests nötige kostenpflichtige Edition fehlt.</translation>
    </message>
    <message>
        <source>This system&apos;s keychain does not answer, so “%1” cannot be read.</source>
        <translation>Der Schlüsselbund dieses Systems antwortet nicht, deshalb kann „%1“ nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Unlock or start the keychain, or enter it again.</source>
        <translation>Den Schlüsselbund entsperren oder starten oder es erneut eingeben.</translation>
    </message>
    <message>
        <source>The query has more than 100 conditions or 1,000 values.</source>
        <translation>Die Abfrage hat mehr als 100 Bedingungen oder 1.000 Werte.</translation>
    </message>
    <message>
        <source>Ask with fewer conditions.</source>
        <translation>Mit weniger Bedingungen abfragen.</translation>
    </message>
    <message>
        <source>There was no room left for unfinished requests, and this one was the largest.</source>
        <translation>Für unvollständige Anfragen war kein Platz mehr, und diese war die größte.</translation>
    </message>
    <message>
        <source>Make the sender send fewer large requests at a time, then send this one again.</source>
        <translation>Der Absender sollte weniger große Anfragen gleichzeitig senden und diese dann noch einmal.</translation>
    </message>
    <message>
        <source>A web page in a browser sent the request.</source>
        <translation>Eine Webseite in einem Browser hat die Anfrage gesendet.</translation>
    </message>
    <message>
        <source>Send it from a program: pages are kept out, because any page in a browser on this machine could reach this port.</source>
        <translation>Von einem Programm aus senden: Webseiten werden abgewiesen, weil jede Seite in einem Browser auf diesem Rechner diesen Port erreichen könnte.</translation>
    </message>
    <message>
        <source>The request&apos;s Host header names another server.</source>
        <translation>Der Host-Header der Anfrage nennt einen anderen Server.</translation>
    </message>
    <message>
        <source>Send it to an address of this machine, or set the public URL that it is reached by.</source>
        <translation>An eine Adresse dieses Rechners senden oder die öffentliche URL einstellen, unter der er erreicht wird.</translation>
    </message>
    <message>
        <source>The request does not carry the token that is asked for here.</source>
        <translation>Die Anfrage trägt nicht das Token, das hier verlangt wird.</translation>
    </message>
    <message>
        <source>For the API send the simulator&apos;s token, for a callback the access token of the run task.</source>
        <translation>Für die API das Token des Simulators senden, für einen Callback das Zugriffstoken des Run Tasks.</translation>
    </message>
    <message>
        <source>Nothing is served at the request&apos;s address.</source>
        <translation>Unter der Adresse der Anfrage gibt es nichts.</translation>
    </message>
    <message>
        <source>Check the path; the API is below /api/v2.</source>
        <translation>Den Pfad prüfen; die API liegt unter /api/v2.</translation>
    </message>
    <message>
        <source>The request has a body where none is taken.</source>
        <translation>Die Anfrage hat einen Body, wo keiner angenommen wird.</translation>
    </message>
    <message>
        <source>Send it without one.</source>
        <translation>Ohne Body senden.</translation>
    </message>
    <message>
        <source>Requests were refused faster than they are kept; here they are counted.</source>
        <translation>Es wurden mehr Anfragen abgewiesen, als aufbewahrt werden; hier sind sie gezählt.</translation>
    </message>
    <message>
        <source>The refused requests beside this row show who sends them and why they are refused.</source>
        <translation>Die abgewiesenen Anfragen neben dieser Zeile zeigen, wer sie sendet und warum sie abgewiesen werden.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A number and its unit, such as &quot;5.1 GB&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more were refused</source>
        <translation>
            <numerusform>%Ln weitere wurde abgewiesen</numerusform>
            <numerusform>%Ln weitere wurden abgewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>This host says that its API is at another port or by another scheme, %1, so the token was not sent there.</source>
        <translation>Dieser Host meldet, dass seine API an einem anderen Port oder unter einem anderen Schema liegt, %1, daher wurde das Token nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>If that is right, enter the whole address with scheme, port and /api/v2 at its end.</source>
        <translation>Wenn das stimmt, die ganze Adresse mit Schema, Port und /api/v2 am Ende eingeben.</translation>
    </message>
    <message>
        <source>The name of %1 was not looked up in time.</source>
        <translation>Der Name von %1 wurde nicht rechtzeitig aufgelöst.</translation>
    </message>
    <message>
        <source>Check your network and its name server, then try again.</source>
        <translation>Netzwerk und Nameserver prüfen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 64 KB, so it is not a key or token.</source>
        <translation>Die Datei „%1“ ist größer als 64 KB und damit weder Schlüssel noch Token.</translation>
    </message>
    <message>
        <source>Check its name: it is to hold the secret alone.</source>
        <translation>Den Namen prüfen: Sie soll nur das Geheimnis enthalten.</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 8 MB.</source>
        <translation>Die Datei „%1“ ist größer als 8 MB.</translation>
    </message>
    <message>
        <source>Check its name, or take a smaller one; nothing was sent.</source>
        <translation>Den Namen prüfen oder eine kleinere nehmen; nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>More requests were waiting for the disk than are kept in memory, so this one was answered 503 and not kept.</source>
        <translation>Es warteten mehr Anfragen auf den Datenträger, als der Arbeitsspeicher aufnimmt; diese wurde mit 503 beantwortet und nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The service sends it again. If this goes on, the disk is too slow.</source>
        <translation>Der Dienst sendet sie noch einmal. Wenn das andauert, ist der Datenträger zu langsam.</translation>
    </message>
    <message>
        <source>The reply would go to an address that no service uses: a link-local address (clouds serve machine secrets there), or a multicast or unspecified address.</source>
        <translation>Die Antwort ginge an eine Adresse, die kein Dienst benutzt: eine Link-Local-Adresse (dort geben Clouds Geheimnisse von Maschinen aus) oder eine Multicast- oder unbestimmte Adresse.</translation>
    </message>
    <message>
        <source>Too many automatic replies are waiting, so this request was not answered.</source>
        <translation>Zu viele automatische Antworten warten, daher wurde diese Anfrage nicht beantwortet.</translation>
    </message>
    <message>
        <source>Reply to it by hand, or let fewer requests come in at once.</source>
        <translation>Von Hand antworten oder weniger Anfragen auf einmal kommen lassen.</translation>
    </message>
    <message>
        <source>%1 accepted the request but did not send complete answer headers within 10 seconds.</source>
        <translation>%1 nahm die Anfrage an, sandte aber binnen 10 Sekunden keine vollständigen Antwort-Header.</translation>
    </message>
    <message>
        <source>The draft belongs to another connection than “%1”; nothing was sent.</source>
        <translation>Der Entwurf gehört zu einer anderen Verbindung als „%1“; es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Choose the connection of the draft, then create.</source>
        <translation>Die Verbindung des Entwurfs wählen, dann anlegen.</translation>
    </message>
    <message>
        <source>The store is in use by another program: %1.</source>
        <translation>Der Speicher wird von einem anderen Programm verwendet: %1.</translation>
    </message>
    <message>
        <source>End it, or choose another file or folder.</source>
        <translation>Es beenden oder eine andere Datei oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>This request is stored in a folder that is not open.</source>
        <translation>Diese Anfrage liegt in einem Ordner, der nicht geöffnet ist.</translation>
    </message>
    <message>
        <source>Your text is kept. Open that folder again to reply.</source>
        <translation>Der Text bleibt erhalten. Zum Antworten diesen Ordner wieder öffnen.</translation>
    </message>
    <message>
        <source>Another reply to this run task is under way.</source>
        <translation>Eine andere Antwort auf diesen Run Task ist unterwegs.</translation>
    </message>
    <message>
        <source>The condition on “%1” has no operator.</source>
        <translation>Die Bedingung zu „%1“ hat keinen Operator.</translation>
    </message>
    <message>
        <source>Choose an operator, or type one.</source>
        <translation>Einen Operator wählen oder eingeben.</translation>
    </message>
    <message>
        <source>The condition on “%1” has more than one value.</source>
        <translation>Die Bedingung zu „%1“ hat mehr als einen Wert.</translation>
    </message>
    <message>
        <source>Give it one value.</source>
        <translation>Ihr einen Wert geben.</translation>
    </message>
    <message>
        <source>The number of matches is not known: the explorer takes one value for each condition, and only the operators of its reference.</source>
        <translation>Die Zahl der Treffer ist nicht bekannt: Der Explorer nimmt je Bedingung einen Wert und nur die Operatoren seiner Referenz.</translation>
    </message>
    <message>
        <source>The change requests can be created all the same.</source>
        <translation>Die Change Requests können trotzdem angelegt werden.</translation>
    </message>
    <message>
        <source>No change requests were created: the service takes one value for each condition, as its public documents say, and not several, as the specification has it (%2).</source>
        <translation>Es wurden keine Change Requests angelegt: Der Dienst nimmt je Bedingung einen Wert, wie seine öffentlichen Dokumente sagen, und nicht mehrere, wie die Spezifikation es vorsieht (%2).</translation>
    </message>
    <message>
        <source>Give each condition one value, then create them again.</source>
        <translation>Jeder Bedingung einen Wert geben, dann erneut anlegen.</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (%2). A condition has several values, as the specification has it; the public documents know one.</source>
        <translation>Es wurden keine Change Requests angelegt: Der Dienst hat die Anfrage abgelehnt (%2). Eine Bedingung hat mehrere Werte, wie die Spezifikation es vorsieht; die öffentlichen Dokumente kennen einen.</translation>
    </message>
    <message>
        <source>The service has no organization “%1”, or this token may not see it (404).</source>
        <translation>Der Dienst hat keine Organisation „%1“, oder dieses Token darf sie nicht sehen (404).</translation>
    </message>
    <message>
        <source>Check its name, and to whom the token belongs.</source>
        <translation>Prüfen Sie ihren Namen und wem das Token gehört.</translation>
    </message>
    <message>
        <source>No change requests were created: the service has no organization “%1”, or this token may not see it (404).</source>
        <translation>Es wurden keine Change Requests angelegt: Der Dienst hat keine Organisation „%1“, oder dieses Token darf sie nicht sehen (404).</translation>
    </message>
    <message>
        <source>The edition of “%1” has no change requests (404).</source>
        <translation>Die Edition von „%1“ hat keine Change Requests (404).</translation>
    </message>
    <message>
        <source>Its run task limits are those of the free edition. Change requests need a paid one.</source>
        <translation>Ihre Grenzen für Run Tasks sind die der kostenlosen Edition. Change Requests brauchen eine kostenpflichtige.</translation>
    </message>
    <message>
        <source>No change requests were created: the edition of “%1” does not have them (404).</source>
        <translation>Es wurden keine Change Requests angelegt: Die Edition von „%1“ hat sie nicht (404).</translation>
    </message>
    <message>
        <source>The organization “%1” is there and not of the free edition, but the service does not find these change requests (404).</source>
        <translation>Die Organisation „%1“ gibt es, und sie hat nicht die kostenlose Edition, aber der Dienst findet diese Change Requests nicht (404).</translation>
    </message>
    <message>
        <source>Most likely this token may not read the workspace, or there is no such workspace. Change requests are a beta, and not every paid edition has them.</source>
        <translation>Wahrscheinlich darf dieses Token den Workspace nicht lesen, oder es gibt ihn nicht. Change Requests sind eine Beta, und nicht jede kostenpflichtige Edition hat sie.</translation>
    </message>
    <message>
        <source>No change requests were created: most likely this token may not create them in “%1” (404).</source>
        <translation>Es wurden keine Change Requests angelegt: Wahrscheinlich darf dieses Token sie in „%1“ nicht anlegen (404).</translation>
    </message>
    <message>
        <source>The organization is there and not of the free edition. Creating needs the owners team or the permission to manage all projects or all workspaces. The service calls this endpoint experimental, and not every paid edition has it.</source>
        <translation>Die Organisation gibt es, und sie hat nicht die kostenlose Edition. Zum Anlegen ist das Owners-Team oder das Recht nötig, alle Projekte oder alle Workspaces zu verwalten. Der Dienst nennt diesen Endpunkt experimentell, und nicht jede kostenpflichtige Edition hat ihn.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>Most keys of a run task request are missing: %1.</source>
        <translation>Die meisten Schlüssel einer Run-Task-Anfrage fehlen: %1.</translation>
    </message>
    <message>
        <source>Expected: all of them. Some may be null.</source>
        <translation>Erwartet: alle davon. Einige dürfen null sein.</translation>
    </message>
    <message>
        <source>Write the filter as [{field: {operator: [value]}}].</source>
        <translation>Den Filter als [{field: {operator: [value]}}] schreiben.</translation>
    </message>
    <message>
        <source>“%1” has a wrong type.</source>
        <translation>„%1“ hat einen falschen Typ.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Das ist kein JSON.</translation>
    </message>
    <message>
        <source>“%1” has no field.</source>
        <translation>„%1“ hat kein Feld.</translation>
    </message>
    <message>
        <source>Write the name of a field.</source>
        <translation>Den Namen eines Feldes schreiben.</translation>
    </message>
    <message>
        <source>“%1” has no operator.</source>
        <translation>„%1“ hat keinen Operator.</translation>
    </message>
    <message>
        <source>Write an operator, for example contains.</source>
        <translation>Einen Operator schreiben, etwa contains.</translation>
    </message>
    <message>
        <source>“%1” has an empty value.</source>
        <translation>„%1“ hat einen leeren Wert.</translation>
    </message>
    <message>
        <source>Write a value.</source>
        <translation>Einen Wert schreiben.</translation>
    </message>
    <message>
        <source>“%1” needs a number.</source>
        <translation>„%1“ braucht eine Zahl.</translation>
    </message>
    <message>
        <source>The value “%1” of the query has no quotes.</source>
        <translation>Der Wert „%1“ der Abfrage steht nicht in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Write it as a string, for example &quot;10&quot;.</source>
        <translation>Sie als Zeichenkette schreiben, etwa &quot;10&quot;.</translation>
    </message>
    <message>
        <source>“%1” needs a point in time.</source>
        <translation>„%1“ braucht einen Zeitpunkt.</translation>
    </message>
    <message>
        <source>Write it like 2026-10-01 or 2026-10-01T12:00:00Z.</source>
        <translation>Ihn wie 2026-10-01 oder 2026-10-01T12:00:00Z schreiben.</translation>
    </message>
    <message>
        <source>“%1” needs true or false.</source>
        <translation>„%1“ braucht true oder false.</translation>
    </message>
    <message>
        <source>Write one of the two as a string; is_empty and is_not_empty take &quot;true&quot;.</source>
        <translation>Eines von beiden als Zeichenkette schreiben; is_empty und is_not_empty nehmen &quot;true&quot;.</translation>
    </message>
    <message>
        <source>The operator of “%1” does not fit its field.</source>
        <translation>Der Operator von „%1“ passt nicht zu seinem Feld.</translation>
    </message>
    <message>
        <source>Write another operator.</source>
        <translation>Einen anderen Operator schreiben.</translation>
    </message>
    <message>
        <source>The change request was not archived: the service was asked, and it is still active.</source>
        <translation>Der Change Request wurde nicht archiviert: Der Dienst wurde gefragt, und er ist noch aktiv.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Erneut versuchen.</translation>
    </message>
    <message>
        <source>“%1” was not found, but the service&apos;s list of workspaces has rows that cannot be read.</source>
        <translation>„%1“ wurde nicht gefunden, aber die Workspace-Liste des Dienstes hat unlesbare Zeilen.</translation>
    </message>
    <message>
        <source>Enter its id, which begins with ws-, or tell whoever runs the service.</source>
        <translation>Seine ID eingeben, die mit ws- beginnt, oder den Betreiber des Dienstes verständigen.</translation>
    </message>
    <message>
        <source>Outcomes were sent although capabilities.outcomes is false; they are not shown.</source>
        <translation>Es wurden Outcomes gesendet, obwohl capabilities.outcomes false ist; sie werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Send outcomes only where the request&apos;s capabilities.outcomes is true.</source>
        <translation>Outcomes nur senden, wo capabilities.outcomes der Anfrage true ist.</translation>
    </message>
    <message>
        <source>The text ends in the middle, and has characters of more than one byte: Content-Length seems to count characters.</source>
        <translation>Der Text bricht ab und enthält Zeichen aus mehreren Bytes: Content-Length zählt anscheinend Zeichen.</translation>
    </message>
    <message>
        <source>Announce the number of bytes that the text has in UTF-8.</source>
        <translation>Die Zahl der Bytes angeben, die der Text in UTF-8 hat.</translation>
    </message>
    <message>
        <source>The answer holds a result, which the service does not read.</source>
        <translation>Die Antwort enthält ein Ergebnis, das der Dienst nicht liest.</translation>
    </message>
    <message>
        <source>Answer 200 without a body, and send the result by PATCH to task_result_callback_url.</source>
        <translation>Mit 200 ohne Inhalt antworten und das Ergebnis mit PATCH an task_result_callback_url senden.</translation>
    </message>
    <message>
        <source>The answer took %1.</source>
        <translation>Die Antwort dauerte %1.</translation>
    </message>
    <message>
        <source>Answer first, then work: how long the service waits for an answer is not documented.</source>
        <translation>Erst antworten, dann arbeiten: Wie lange der Dienst auf eine Antwort wartet, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The head of the answer has lines that end with LF instead of CR LF.</source>
        <translation>Der Kopf der Antwort hat Zeilen, die mit LF statt CR LF enden.</translation>
    </message>
    <message>
        <source>End each line of the head with CR LF; not every client takes less.</source>
        <translation>Jede Zeile des Kopfes mit CR LF beenden; nicht jeder Client nimmt weniger.</translation>
    </message>
    <message>
        <source>The first line of the answer ends behind its status.</source>
        <translation>Die erste Zeile der Antwort endet hinter dem Status.</translation>
    </message>
    <message>
        <source>Write a blank behind the status, and its words; not every client takes less.</source>
        <translation>Hinter den Status ein Leerzeichen und seine Worte schreiben; nicht jeder Client nimmt weniger.</translation>
    </message>
    <message>
        <source>Outcomes are not read at “%1”.</source>
        <translation>Bei „%1“ werden keine Outcomes gelesen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>user</comment>
        <extracomment>%1 is the name of a user, %2 the id</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>User by id</source>
        <translation>Benutzer nach ID</translation>
    </message>
    <message>
        <source>Workspace by id</source>
        <translation>Workspace nach ID</translation>
    </message>
    <message>
        <source>Sent by simulator</source>
        <translation>Vom Simulator gesendet</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Received by listener</source>
        <translation>Vom Listener empfangen</translation>
    </message>
    <message>
        <source>Received by simulator</source>
        <translation>Vom Simulator empfangen</translation>
    </message>
    <message>
        <source>The request has no access token for the reply.</source>
        <translation>Die Anfrage hat kein Zugriffstoken für die Antwort.</translation>
    </message>
    <message>
        <source>The request&apos;s access token was removed a day after its deadline.</source>
        <translation>Das Zugriffstoken der Anfrage wurde einen Tag nach ihrer Frist entfernt.</translation>
    </message>
    <message>
        <source>The request&apos;s access token cannot be opened: its key ended with an earlier session.</source>
        <translation>Das Zugriffstoken der Anfrage lässt sich nicht öffnen: Sein Schlüssel endete mit einer früheren Sitzung.</translation>
    </message>
    <message>
        <source>A demonstration, and a computer without a keychain, keep the key only until Runlatch ends. Start the run again to get a new request.</source>
        <translation>Eine Demonstration und ein Rechner ohne Schlüsselbund behalten den Schlüssel nur, bis Runlatch endet. Den Run neu starten, um eine neue Anfrage zu erhalten.</translation>
    </message>
    <message>
        <source>The reply is longer than 4 MB and is not saved while you write it.</source>
        <translation>Die Antwort ist länger als 4 MB und wird beim Schreiben nicht gespeichert.</translation>
    </message>
    <message>
        <source>It can be sent, and is kept until Runlatch ends.</source>
        <translation>Sie kann gesendet werden und bleibt erhalten, bis Runlatch endet.</translation>
    </message>
    <message>
        <source>%1 signature headers came. Number %2 (%3...) is valid for this body and key, and the others make it unclear which one counts.</source>
        <translation>%1 Signatur-Header kamen an. Nummer %2 (%3...) ist für diesen Body und Schlüssel gültig, und die anderen machen unklar, welcher gilt.</translation>
    </message>
    <message>
        <source>The request has no Authorization header.</source>
        <translation>Die Anfrage hat keinen Authorization-Header.</translation>
    </message>
    <message>
        <source>Send “Authorization: Bearer” with the access_token of the run task request.</source>
        <translation>„Authorization: Bearer“ mit dem access_token der Run-Task-Anfrage senden.</translation>
    </message>
    <message>
        <source>The Authorization header is not of the form “Bearer TOKEN”.</source>
        <translation>Der Authorization-Header hat nicht die Form „Bearer TOKEN“.</translation>
    </message>
    <message>
        <source>This is not the token of this run task.</source>
        <translation>Das ist nicht das Token dieses Run Tasks.</translation>
    </message>
    <message>
        <source>Each run task request has an access_token of its own; send the one that came with it.</source>
        <translation>Jede Run-Task-Anfrage hat ein eigenes access_token; das mitgekommene senden.</translation>
    </message>
    <message>
        <source>The Authorization header holds the token alone.</source>
        <translation>Der Authorization-Header enthält nur das Token.</translation>
    </message>
    <message>
        <source>Send “Bearer” and a blank before it.</source>
        <translation>Davor „Bearer“ und ein Leerzeichen senden.</translation>
    </message>
    <message>
        <source>The word “Bearer” stands twice in the Authorization header.</source>
        <translation>Das Wort „Bearer“ steht zweimal im Authorization-Header.</translation>
    </message>
    <message>
        <source>Send it once: the library may add it, too.</source>
        <translation>Nur einmal senden: Vielleicht fügt die Bibliothek es hinzu.</translation>
    </message>
    <message>
        <source>The token stands in quotes.</source>
        <translation>Das Token steht in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Send the text of access_token without them.</source>
        <translation>Den Text von access_token ohne sie senden.</translation>
    </message>
    <message>
        <source>The token ends with a line break, or with the signs \n.</source>
        <translation>Das Token endet mit einem Zeilenumbruch oder mit den Zeichen \n.</translation>
    </message>
    <message>
        <source>Cut off what was read or written behind the text of access_token.</source>
        <translation>Abschneiden, was hinter dem Text von access_token gelesen oder geschrieben wurde.</translation>
    </message>
    <message>
        <source>This is the token of this run task, but not all of it.</source>
        <translation>Das ist das Token dieses Run Tasks, aber nicht ganz.</translation>
    </message>
    <message>
        <source>Look for a length limit, or for a text that is cut at a sign in the token.</source>
        <translation>Nach einer Längengrenze suchen, oder nach einem Text, der an einem Zeichen des Tokens abgeschnitten wird.</translation>
    </message>
    <message>
        <source>The token is percent-encoded.</source>
        <translation>Das Token ist prozentkodiert.</translation>
    </message>
    <message>
        <source>Send the text of access_token as it is: it is in a header, not in an address.</source>
        <translation>Den Text von access_token unverändert senden: Er steht in einem Header, nicht in einer Adresse.</translation>
    </message>
    <message>
        <source>In the place of the token stands a name that was to be replaced by it.</source>
        <translation>Statt des Tokens steht da ein Name, der durch das Token ersetzt werden sollte.</translation>
    </message>
    <message>
        <source>Look for why the value of access_token is empty where the header is made.</source>
        <translation>Prüfen, warum der Wert von access_token beim Bilden des Headers fehlt.</translation>
    </message>
    <message>
        <source>This is a callback to a verification request, which has no valid token and wants none.</source>
        <translation>Dies ist ein Callback zu einer Überprüfungsanfrage; sie hat kein gültiges Token und erwartet keinen.</translation>
    </message>
    <message>
        <source>Answer a verification request with 200, and do nothing else.</source>
        <translation>Eine Überprüfungsanfrage mit 200 beantworten und sonst nichts tun.</translation>
    </message>
    <message>
        <source>The task result is final already; nothing can change it.</source>
        <translation>Das Ergebnis ist schon endgültig; nichts ändert es mehr.</translation>
    </message>
    <message>
        <source>Send one final callback, in time, and nothing after it.</source>
        <translation>Einen abschließenden Callback rechtzeitig senden, und danach nichts mehr.</translation>
    </message>
    <message>
        <source>The callback came too late: the task result is errored already.</source>
        <translation>Der Callback kam zu spät: Das Task-Ergebnis ist schon „errored“.</translation>
    </message>
    <message>
        <source>Send an update or the final callback in time, and nothing after the deadline.</source>
        <translation>Rechtzeitig eine Zwischenmeldung oder den abschließenden Callback senden, und nach der Frist nichts mehr.</translation>
    </message>
    <message>
        <source>The callback came for a run task that is given up, because no delivery was answered 200.</source>
        <translation>Der Callback gehört zu einem Run Task, der aufgegeben ist, weil keine Zustellung mit 200 beantwortet wurde.</translation>
    </message>
    <message>
        <source>Answer the delivery with 200 first, then call back.</source>
        <translation>Zuerst die Zustellung mit 200 beantworten, dann den Callback senden.</translation>
    </message>
    <message>
        <source>The path of the callback lacks its end /callback.</source>
        <translation>Dem Pfad des Callbacks fehlt das Ende /callback.</translation>
    </message>
    <message>
        <source>The address of the callback was put together from task_result_id.</source>
        <translation>Die Adresse des Callbacks wurde aus task_result_id zusammengesetzt.</translation>
    </message>
    <message>
        <source>A callback is sent by PATCH.</source>
        <translation>Ein Callback wird mit PATCH gesendet.</translation>
    </message>
    <message>
        <source>Use the method PATCH; the answer&apos;s Allow header names it, too.</source>
        <translation>Die Methode PATCH verwenden; auch der Allow-Header der Antwort nennt sie.</translation>
    </message>
    <message>
        <source>This name is not known and is ignored; it is much like “%1”.</source>
        <translation>Dieser Name ist nicht bekannt und wird ignoriert; er ähnelt „%1“.</translation>
    </message>
    <message>
        <source>“%1” does not begin with http:// or https://.</source>
        <translation>„%1“ beginnt nicht mit http:// oder https://.</translation>
    </message>
    <message>
        <source>Send a whole URL: otherwise the service shows neither message nor outcomes of the result.</source>
        <translation>Eine vollständige URL senden: Sonst zeigt der Dienst weder Nachricht noch Outcomes.</translation>
    </message>
    <message>
        <source>The content type is “%1”.</source>
        <translation>Der Content-Type ist „%1“.</translation>
    </message>
    <message>
        <source>Send “Content-Type: application/vnd.api+json”.</source>
        <translation>„Content-Type: application/vnd.api+json“ senden.</translation>
    </message>
    <message>
        <source>The callback has no content type.</source>
        <translation>Der Callback hat keinen Content-Type.</translation>
    </message>
    <message>
        <source>The callback URL came without the code in its query, or with another.</source>
        <translation>Die Callback-URL kam ohne den Code in ihrer Query oder mit einem anderen.</translation>
    </message>
    <message>
        <source>Use task_result_callback_url exactly as it is in the request.</source>
        <translation>task_result_callback_url genau so verwenden, wie sie in der Anfrage steht.</translation>
    </message>
    <message>
        <source>no final callback within %1</source>
        <translation>kein abschließender Callback innerhalb von %1</translation>
    </message>
    <message>
        <source>no callback within %1 of what came before</source>
        <translation>kein Callback innerhalb von %1 nach dem vorigen Ereignis</translation>
    </message>
    <message>
        <source>no final callback within %1 in all</source>
        <translation>kein abschließender Callback innerhalb von insgesamt %1</translation>
    </message>
    <message>
        <source>the last one was answered %1</source>
        <translation>der letzte wurde mit %1 beantwortet</translation>
    </message>
    <message>
        <source>the last one was answered %1: %2</source>
        <translation>der letzte wurde mit %1 beantwortet: %2</translation>
    </message>
    <message>
        <source>the last one broke off: %1</source>
        <translation>der letzte brach ab: %1</translation>
    </message>
    <message>
        <source>a request came that could not be read: %1</source>
        <translation>es kam eine Anfrage, die nicht gelesen werden konnte: %1</translation>
    </message>
    <message>
        <source>none came; a result stands in the answer, where it is not read</source>
        <translation>keiner kam; in der Antwort steht ein Ergebnis, das dort nicht gelesen wird</translation>
    </message>
    <message>
        <source>the last one was %1</source>
        <translation>der letzte war %1</translation>
    </message>
    <message>
        <source>none came</source>
        <translation>es kam keiner</translation>
    </message>
    <message>
        <source>answered %1; only 200 is accepted</source>
        <translation>mit %1 beantwortet; nur 200 wird angenommen</translation>
    </message>
    <message>
        <source>no answer within %1</source>
        <translation>keine Antwort innerhalb von %1</translation>
    </message>
    <message>
        <source>the callback that said %1 does not count</source>
        <translation>der Callback mit %1 zählt nicht</translation>
    </message>
    <message>
        <source>the final callback said %1</source>
        <translation>der abschließende Callback sagte %1</translation>
    </message>
    <message>
        <source>answered 200, which accepts it</source>
        <translation>mit 200 beantwortet und damit angenommen</translation>
    </message>
    <message>
        <source>the final callback was answered %1: %2</source>
        <translation>der abschließende Callback wurde mit %1 beantwortet: %2</translation>
    </message>
    <message>
        <source>%1 as expected: %2</source>
        <extracomment>%1 is how it ended (&quot;passed&quot;), %2 why</extracomment>
        <translation>%1 wie erwartet: %2</translation>
    </message>
    <message>
        <source>expected %1, was %2: %3</source>
        <extracomment>%1 and %2 are how a run task ends (&quot;passed&quot;, &quot;errored&quot;), %3 is why</extracomment>
        <translation>erwartet %1, war %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1; not clean: %2; and %n more</source>
        <extracomment>%1 is how it ended and why, %2 what was wrong all the same</extracomment>
        <translation>
            <numerusform>%1; nicht sauber: %2; und %n weiteres</numerusform>
            <numerusform>%1; nicht sauber: %2; und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not clean: %2</source>
        <translation>%1; nicht sauber: %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a workspace, paste names or ids, or ask for workspaces by query.</source>
        <translation>Workspace wählen, Namen oder IDs einfügen oder Workspaces abfragen.</translation>
    </message>
    <message>
        <source>“%1” has no workspace id yet.</source>
        <translation>„%1“ hat noch keine Workspace-ID.</translation>
    </message>
    <message>
        <source>A name is sent by its id: correct it, remove it, or look it up again.</source>
        <translation>Ein Name wird über seine ID gesendet: berichtigen, entfernen oder erneut suchen.</translation>
    </message>
    <message>
        <source>The workspaces are still being looked up.</source>
        <translation>Die Workspaces werden noch gesucht.</translation>
    </message>
    <message>
        <source>Create when that has ended, or stop looking up on Targets.</source>
        <translation>Danach erstellen, oder die Suche unter Ziele abbrechen.</translation>
    </message>
    <message>
        <source>The workspaces that match have not all been read.</source>
        <translation>Die passenden Workspaces sind noch nicht alle gelesen.</translation>
    </message>
    <message>
        <source>The review says why, and can read them again.</source>
        <translation>Beim Prüfen steht, warum; dort lassen sie sich erneut lesen.</translation>
    </message>
    <message>
        <source>The workspaces that match cannot be read: the explorer takes one value for each condition, and only the operators of its reference.</source>
        <translation>Die passenden Workspaces lassen sich nicht lesen: Der Explorer nimmt je Bedingung einen Wert und nur die Operatoren seiner Referenz.</translation>
    </message>
    <message>
        <source>Change the query, or send the query itself.</source>
        <translation>Ändern Sie die Abfrage, oder senden Sie die Abfrage selbst.</translation>
    </message>
    <message>
        <source>“%1” matches, but the service does not tell its workspace id.</source>
        <translation>„%1“ passt, aber der Dienst nennt seine Workspace-ID nicht.</translation>
    </message>
    <message>
        <source>Leave it out, or send the query itself.</source>
        <translation>Lassen Sie ihn aus, oder senden Sie die Abfrage selbst.</translation>
    </message>
    <message>
        <source>All workspaces that match are left out.</source>
        <translation>Alle passenden Workspaces sind ausgelassen.</translation>
    </message>
    <message>
        <source>Choose at least one of them again.</source>
        <translation>Wählen Sie mindestens einen davon wieder aus.</translation>
    </message>
    <message>
        <source>No workspace matches the query.</source>
        <translation>Kein Workspace passt zur Abfrage.</translation>
    </message>
    <message>
        <source>Change a condition, or choose the workspaces by list.</source>
        <translation>Ändern Sie eine Bedingung, oder wählen Sie die Workspaces per Liste.</translation>
    </message>
    <message>
        <source>More than 10,000 workspaces match, which is more than one request may list.</source>
        <translation>Mehr als 10.000 Workspaces passen, und so viele nennt keine Anfrage einzeln.</translation>
    </message>
    <message>
        <source>Add a condition, or send the query itself.</source>
        <translation>Fügen Sie eine Bedingung hinzu, oder senden Sie die Abfrage selbst.</translation>
    </message>
    <message>
        <source>The service answered about another workspace than “%1”.</source>
        <translation>Der Dienst hat über einen anderen Workspace als „%1“ geantwortet.</translation>
    </message>
    <message>
        <source>“%1” was written by an older version of Runlatch.</source>
        <translation>„%1“ wurde von einer älteren Version von Runlatch geschrieben.</translation>
    </message>
    <message>
        <source>Open it once for writing, with the window or runlatch-cli inspect --store: that brings it up to date; the file was left as it is.</source>
        <translation>Einmal zum Schreiben öffnen, mit dem Fenster oder runlatch-cli inspect --store: das bringt sie auf den neuen Stand; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Check that it is a file, and its permissions.</source>
        <translation>Prüfen, ob es eine Datei ist, und ihre Rechte.</translation>
    </message>
    <message>
        <source>Beside “%1” stands its log (-wal) without its index (-shm).</source>
        <translation>Neben „%1“ steht ihr Protokoll (-wal) ohne seinen Index (-shm).</translation>
    </message>
    <message>
        <source>Copy all three files, or open it once for writing, with the window or runlatch-cli inspect --store.</source>
        <translation>Alle drei Dateien kopieren oder sie einmal zum Schreiben öffnen, mit dem Fenster oder runlatch-cli inspect --store.</translation>
    </message>
    <message>
        <source>“%1” was opened and written again and again while it was read.</source>
        <translation>„%1“ wurde beim Lesen immer wieder geöffnet und geschrieben.</translation>
    </message>
    <message>
        <source>The file “%1” holds no token: a token is one line of ASCII without blanks.</source>
        <translation>Die Datei „%1“ enthält kein Token: ein Token ist eine Zeile ASCII ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Write the token alone into the file.</source>
        <translation>Nur das Token in die Datei schreiben.</translation>
    </message>
    <message>
        <source>“%1” is empty or holds only blanks and line breaks, so it is not a key or token.</source>
        <translation>„%1“ ist leer oder enthält nur Leerzeichen und Zeilenumbrüche, ist also kein Schlüssel oder Token.</translation>
    </message>
    <message>
        <source>“%1” is a link that another user made in a folder where everybody can write.</source>
        <translation>„%1“ ist ein Link, den ein anderer Benutzer in einem Ordner angelegt hat, in den alle schreiben können.</translation>
    </message>
    <message>
        <source>Choose another place; nothing was written.</source>
        <translation>Einen anderen Ort wählen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>“%1” belongs to another user, and not only that user can write it.</source>
        <translation>„%1“ gehört einem anderen Benutzer, und nicht nur dieser kann die Datei schreiben.</translation>
    </message>
    <message>
        <source>Choose another file; others could read or change what is kept in it.</source>
        <translation>Eine andere Datei wählen; andere könnten lesen oder ändern, was darin aufbewahrt wird.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Check its folder, its permissions and the free space.</source>
        <translation>Ordner, Berechtigungen und freien Speicherplatz prüfen.</translation>
    </message>
    <message>
        <source>Nobody listened at %1 in the time that was given.</source>
        <translation>An %1 lauschte in der vorgegebenen Zeit niemand.</translation>
    </message>
    <message>
        <source>Start the integration, or give it more time with --wait-ready.</source>
        <translation>Die Integration starten oder ihr mit --wait-ready mehr Zeit geben.</translation>
    </message>
    <message>
        <source>Another program listens at %1 already, so the command was not started.</source>
        <translation>An %1 lauscht bereits ein anderes Programm, daher wurde der Befehl nicht gestartet.</translation>
    </message>
    <message>
        <source>End that program, or choose another port.</source>
        <translation>Jenes Programm beenden oder einen anderen Port wählen.</translation>
    </message>
    <message>
        <source>The command “%1” could not be started.</source>
        <translation>Der Befehl „%1“ konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Check its name, and that it can be found and run.</source>
        <translation>Seinen Namen prüfen und ob er gefunden und ausgeführt werden kann.</translation>
    </message>
    <message>
        <source>The command ended too early, with exit code %1.</source>
        <translation>Der Befehl endete zu früh, mit Exit-Code %1.</translation>
    </message>
    <message>
        <source>Look at the end of its output.</source>
        <translation>Das Ende seiner Ausgabe ansehen.</translation>
    </message>
    <message>
        <source>The command that was to listen at %1 was ended by a signal.</source>
        <translation>Der Befehl, der an %1 lauschen sollte, wurde durch ein Signal beendet.</translation>
    </message>
    <message>
        <source>This is the form of the service&apos;s own clients. Where the service refuses it, another documented form is tried.</source>
        <translation>Dies ist die Form der eigenen Clients des Dienstes. Lehnt der Dienst sie ab, wird eine andere dokumentierte Form versucht.</translation>
    </message>
    <message>
        <source>The service takes the form of its own clients.</source>
        <translation>Der Dienst nimmt die Form seiner eigenen Clients an.</translation>
    </message>
    <message>
        <source>the action type is “change_requests”</source>
        <translation>der Aktionstyp heißt „change_requests“</translation>
    </message>
    <message>
        <source>its members stand directly below “data”</source>
        <translation>die Angaben stehen direkt unter „data“</translation>
    </message>
    <message>
        <source>each condition is an object with “field”, “operator” and “value”</source>
        <translation>jede Bedingung ist ein Objekt mit „field“, „operator“ und „value“</translation>
    </message>
    <message>
        <source>The service takes another documented form: %1.</source>
        <extracomment>%1 is what differs from the usual form, such as &quot;the action type is “change_requests”&quot;</extracomment>
        <translation>Der Dienst nimmt eine andere dokumentierte Form an: %1.</translation>
    </message>
    <message>
        <source>This is another documented form: %1.</source>
        <translation>Dies ist eine andere dokumentierte Form: %1.</translation>
    </message>
    <message>
        <source>This form was chosen by hand for the connection. No other one is tried.</source>
        <translation>Diese Form wurde für die Verbindung von Hand gewählt. Keine andere wird versucht.</translation>
    </message>
    <message>
        <source>The request has a method that its address does not take.</source>
        <translation>Die Anfrage hat eine Methode, die ihre Adresse nicht annimmt.</translation>
    </message>
    <message>
        <source>Callbacks are sent with PATCH; plans and configurations are read with GET.</source>
        <translation>Callbacks werden mit PATCH gesendet; Pläne und Konfigurationen werden mit GET gelesen.</translation>
    </message>
    <message>
        <source>The request is not of the type application/vnd.api+json.</source>
        <translation>Die Anfrage ist nicht vom Typ application/vnd.api+json.</translation>
    </message>
    <message>
        <source>Send that as its Content-Type, also without a body.</source>
        <translation>Ihn als Content-Type senden, auch ohne Body.</translation>
    </message>
    <message>
        <source>This address takes no token of a run task.</source>
        <translation>Diese Adresse nimmt kein Token eines Run Tasks.</translation>
    </message>
    <message>
        <source>The token of a run task opens its callback, its plan and its configuration.</source>
        <translation>Das Token eines Run Tasks öffnet dessen Callback, Plan und Konfiguration.</translation>
    </message>
    <message>
        <source>The user of this token may not do this.</source>
        <translation>Der Benutzer dieses Tokens darf das nicht.</translation>
    </message>
    <message>
        <source>Use a token with more rights. The service answers 404, as if nothing were there.</source>
        <translation>Verwenden Sie ein Token mit mehr Rechten. Der Dienst antwortet mit 404, als gäbe es dort nichts.</translation>
    </message>
    <message>
        <source>This call came for a verification request, whose token opens nothing.</source>
        <translation>Dieser Aufruf gehört zu einer Prüfanfrage, deren Token nichts öffnet.</translation>
    </message>
    <message>
        <source>More requests came from one address than are taken in a second.</source>
        <translation>Von einer Adresse kamen mehr Anfragen, als in einer Sekunde angenommen werden.</translation>
    </message>
    <message>
        <source>Wait as long as X-RateLimit-Reset says, then go on at the rate of X-RateLimit-Limit.</source>
        <translation>So lange warten, wie X-RateLimit-Reset sagt, dann mit der Rate von X-RateLimit-Limit weitermachen.</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>Der Dienst meldet: %1</translation>
    </message>
    <message>
        <source>“%1” is not a duration.</source>
        <translation>„%1“ ist keine Dauer.</translation>
    </message>
    <message>
        <source>Enter a number with a unit, such as 500ms, 1.5s or 2min, or a range such as 1s..10s.</source>
        <translation>Eine Zahl mit Einheit eingeben, etwa 500ms, 1.5s oder 2min, oder einen Bereich wie 1s..10s.</translation>
    </message>
    <message>
        <source>“%1” is not a size.</source>
        <translation>„%1“ ist keine Größe.</translation>
    </message>
    <message>
        <source>Enter a number of bytes such as 200, 10k or 1.5M, or a range such as 10k..1M.</source>
        <translation>Eine Anzahl von Bytes eingeben, etwa 200, 10k oder 1.5M, oder einen Bereich wie 10k..1M.</translation>
    </message>
    <message>
        <source>“%1” is not a status.</source>
        <translation>„%1“ ist kein Status.</translation>
    </message>
    <message>
        <source>Enter a status such as 404, all that begin alike such as 4xx, a range such as 400..499, or none.</source>
        <translation>Einen Status wie 404 eingeben, alle mit gleichem Anfang wie 4xx, einen Bereich wie 400..499 oder none.</translation>
    </message>
    <message>
        <source>A word of a filter can have %1 characters; this one is left out.</source>
        <translation>Ein Wort eines Filters kann %1 Zeichen haben; dieses entfällt.</translation>
    </message>
    <message>
        <source>Enter only a part of it.</source>
        <translation>Nur einen Teil davon eingeben.</translation>
    </message>
    <message>
        <source>without white space</source>
        <translation>ohne Leerraum</translation>
    </message>
    <message>
        <source>a space after colons and commas</source>
        <translation>ein Leerzeichen nach Doppelpunkten und Kommas</translation>
    </message>
    <message>
        <source>indented by two spaces</source>
        <translation>um zwei Leerzeichen eingerückt</translation>
    </message>
    <message>
        <source>indented by four spaces</source>
        <translation>um vier Leerzeichen eingerückt</translation>
    </message>
    <message>
        <source>indented by tabs</source>
        <translation>mit Tabulatoren eingerückt</translation>
    </message>
    <message>
        <source>letters beyond ASCII as \u escapes</source>
        <translation>Zeichen außerhalb von ASCII als \u-Escapes</translation>
    </message>
    <message>
        <source>&lt;, &gt; and &amp; as \u escapes</source>
        <translation>&lt;, &gt; und &amp; als \u-Escapes</translation>
    </message>
    <message>
        <source>slashes with a backslash before them</source>
        <translation>Schrägstriche mit einem Backslash davor</translation>
    </message>
    <message>
        <source>strings as they came</source>
        <translation>Zeichenketten, wie sie ankamen</translation>
    </message>
    <message>
        <source>keys in alphabetical order</source>
        <translation>Schlüssel in alphabetischer Reihenfolge</translation>
    </message>
    <message>
        <source>a line break at the end</source>
        <translation>ein Zeilenumbruch am Ende</translation>
    </message>
    <message>
        <source>Besides, it is written in upper case.</source>
        <translation>Außerdem ist sie in Großbuchstaben geschrieben.</translation>
    </message>
    <message>
        <source>Besides, it is written in base64.</source>
        <translation>Außerdem ist sie in Base64 geschrieben.</translation>
    </message>
    <message>
        <source>Besides, something stands before it.</source>
        <translation>Außerdem steht etwas davor.</translation>
    </message>
    <message>
        <source>Besides, it is cut off, or something stands around it.</source>
        <translation>Außerdem ist sie abgeschnitten, oder etwas steht darum herum.</translation>
    </message>
    <message>
        <source>Not tried: other spellings of the JSON, because they are too large.</source>
        <translation>Nicht versucht: andere Schreibweisen des JSON, weil sie zu groß sind.</translation>
    </message>
    <message numerus="yes">
        <source>Not tried: %n more key(s).</source>
        <translation>
            <numerusform>Nicht versucht: %n weiterer Schlüssel.</numerusform>
            <numerusform>Nicht versucht: %n weitere Schlüssel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was tried.</source>
        <translation>Nicht alles wurde versucht.</translation>
    </message>
    <message>
        <source>The first difference is at byte %1.</source>
        <translation>Der erste Unterschied ist bei Byte %1.</translation>
    </message>
    <message>
        <source>The key is that of “%1”.</source>
        <translation>Der Schlüssel ist der von „%1“.</translation>
    </message>
    <message>
        <source>The request came without the header of its signature.</source>
        <translation>Die Anfrage kam ohne den Header ihrer Signatur.</translation>
    </message>
    <message>
        <source>The header came with an empty value, which the service sends for a run task without a key.</source>
        <translation>Der Header kam mit leerem Wert; so sendet ihn der Dienst für einen Run Task ohne Schlüssel.</translation>
    </message>
    <message>
        <source>%1 values came, and none of them alone is valid.</source>
        <translation>%1 Werte kamen an, und keiner davon ist allein gültig.</translation>
    </message>
    <message>
        <source>No known explanation leads to this signature.</source>
        <translation>Keine bekannte Erklärung führt zu dieser Signatur.</translation>
    </message>
    <message>
        <source>The value is the beginning of the right one.</source>
        <translation>Der Wert ist der Anfang des richtigen.</translation>
    </message>
    <message>
        <source>The value is the right one with other characters around it.</source>
        <translation>Der Wert ist der richtige, von anderen Zeichen umgeben.</translation>
    </message>
    <message>
        <source>The value in lower case is the right one.</source>
        <translation>Der Wert in Kleinbuchstaben ist der richtige.</translation>
    </message>
    <message>
        <source>The bytes that the value spells in base64 are the right ones.</source>
        <translation>Die Bytes, die der Wert in Base64 darstellt, sind die richtigen.</translation>
    </message>
    <message>
        <source>The value without the word before it is the right one.</source>
        <translation>Der Wert ohne das Wort davor ist der richtige.</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA256 of the body.</source>
        <translation>Der Wert ist der HMAC-SHA256 des Bodys.</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA1 of the body.</source>
        <translation>Der Wert ist der HMAC-SHA1 des Bodys.</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the body alone.</source>
        <translation>Der Wert ist der SHA-512 des Bodys allein.</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the key and then the body.</source>
        <translation>Der Wert ist der SHA-512 des Schlüssels und danach des Bodys.</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the body and then the key.</source>
        <translation>Der Wert ist der SHA-512 des Bodys und danach des Schlüssels.</translation>
    </message>
    <message>
        <source>A signature came, and no key is set here.</source>
        <translation>Eine Signatur kam an, und hier ist kein Schlüssel gesetzt.</translation>
    </message>
    <message>
        <source>The signature is made with an empty key.</source>
        <translation>Die Signatur wurde mit einem leeren Schlüssel gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with that key, and is right.</source>
        <translation>Die Signatur wurde mit jenem Schlüssel gebildet und stimmt.</translation>
    </message>
    <message>
        <source>The signature is made with the key without the line break at its end.</source>
        <translation>Die Signatur wurde mit dem Schlüssel ohne den Zeilenumbruch an seinem Ende gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key and a line break (LF) behind it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel und einem Zeilenumbruch (LF) dahinter gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key and a line break (CR LF) behind it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel und einem Zeilenumbruch (CR LF) dahinter gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key without the blanks around it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel ohne Leerraum am Anfang und Ende gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space behind it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel und einem Leerzeichen dahinter gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space before it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel und einem Leerzeichen davor gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space on both sides.</source>
        <translation>Die Signatur wurde mit dem Schlüssel und einem Leerzeichen auf beiden Seiten gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key without the quotes around it.</source>
        <translation>Die Signatur wurde mit dem Schlüssel ohne seine Anführungszeichen gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key in double quotes.</source>
        <translation>Die Signatur wurde mit dem Schlüssel in doppelten Anführungszeichen gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the key in single quotes.</source>
        <translation>Die Signatur wurde mit dem Schlüssel in einfachen Anführungszeichen gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the bytes that the key spells in hexadecimal digits.</source>
        <translation>Die Signatur wurde mit den Bytes gebildet, die der Schlüssel in hexadezimalen Ziffern darstellt.</translation>
    </message>
    <message>
        <source>The signature is made with the hexadecimal digits of the key&apos;s bytes.</source>
        <translation>Die Signatur wurde mit den hexadezimalen Ziffern der Bytes des Schlüssels gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with the bytes that the key spells in base64.</source>
        <translation>Die Signatur wurde mit den Bytes gebildet, die der Schlüssel in Base64 darstellt.</translation>
    </message>
    <message>
        <source>The signature is made with the base64 of the key&apos;s bytes.</source>
        <translation>Die Signatur wurde mit dem Base64 der Bytes des Schlüssels gebildet.</translation>
    </message>
    <message>
        <source>The signature is that of the body and a line break (LF) behind it.</source>
        <translation>Die Signatur ist die des Bodys mit einem Zeilenumbruch (LF) dahinter.</translation>
    </message>
    <message>
        <source>The signature is that of the body and a line break (CR LF) behind it.</source>
        <translation>Die Signatur ist die des Bodys mit einem Zeilenumbruch (CR LF) dahinter.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the line break (LF) at its end.</source>
        <translation>Die Signatur ist die des Bodys ohne den Zeilenumbruch (LF) an seinem Ende.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the line break (CR LF) at its end.</source>
        <translation>Die Signatur ist die des Bodys ohne den Zeilenumbruch (CR LF) an seinem Ende.</translation>
    </message>
    <message>
        <source>The signature is that of the body with LF at the end of each line.</source>
        <translation>Die Signatur ist die des Bodys mit LF am Ende jeder Zeile.</translation>
    </message>
    <message>
        <source>The signature is that of the body with CR LF at the end of each line.</source>
        <translation>Die Signatur ist die des Bodys mit CR LF am Ende jeder Zeile.</translation>
    </message>
    <message>
        <source>The signature is that of the body and a byte order mark before it.</source>
        <translation>Die Signatur ist die des Bodys mit einem BOM davor.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the byte order mark before it.</source>
        <translation>Die Signatur ist die des Bodys ohne das BOM davor.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space around it.</source>
        <translation>Die Signatur ist die des Bodys ohne Leerraum am Anfang und Ende.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space at its end.</source>
        <translation>Die Signatur ist die des Bodys ohne den Leerraum an seinem Ende.</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space at its beginning.</source>
        <translation>Die Signatur ist die des Bodys ohne den Leerraum an seinem Anfang.</translation>
    </message>
    <message>
        <source>The signature is that of the same JSON in the form %1: %2.</source>
        <translation>Die Signatur ist die desselben JSON in der Form %1: %2.</translation>
    </message>
    <message>
        <source>The signature is that of the body in Latin-1 instead of UTF-8.</source>
        <translation>Die Signatur ist die des Bodys in Latin-1 statt UTF-8.</translation>
    </message>
    <message>
        <source>The signature is that of the body with each byte taken as Latin-1 and written in UTF-8.</source>
        <translation>Die Signatur ist die des Bodys, bei dem jedes Byte als Latin-1 gelesen und in UTF-8 geschrieben ist.</translation>
    </message>
    <message>
        <source>The signature header is empty, although a key is set here.</source>
        <translation>Der Signatur-Header ist leer, obwohl hier ein Schlüssel gesetzt ist.</translation>
    </message>
    <message>
        <source>There is no signature header, although a key is set here.</source>
        <translation>Der Signatur-Header fehlt, obwohl hier ein Schlüssel gesetzt ist.</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task, or as the token of the notification, and look for a proxy that drops headers it does not know.</source>
        <translation>Denselben HMAC-Schlüssel im Run Task oder als Token der Benachrichtigung setzen und nach einem Proxy suchen, der ihm unbekannte Header entfernt.</translation>
    </message>
    <message>
        <source>The signature is made with SHA-256 instead of SHA-512.</source>
        <translation>Die Signatur wurde mit SHA-256 statt SHA-512 gebildet.</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512.</source>
        <translation>Der Absender muss HMAC-SHA512 verwenden.</translation>
    </message>
    <message>
        <source>The signature is made with SHA-1 instead of SHA-512.</source>
        <translation>Die Signatur wurde mit SHA-1 statt SHA-512 gebildet.</translation>
    </message>
    <message>
        <source>The signature is a plain SHA-512 digest, not an HMAC.</source>
        <translation>Die Signatur ist ein einfacher SHA-512-Digest, kein HMAC.</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512 with the key: anybody can make a plain digest.</source>
        <translation>Der Absender muss HMAC-SHA512 mit dem Schlüssel verwenden: Einen einfachen Digest kann jeder berechnen.</translation>
    </message>
    <message>
        <source>The two keys differ in a line break at their end.</source>
        <translation>Die beiden Schlüssel unterscheiden sich durch einen Zeilenumbruch am Ende.</translation>
    </message>
    <message>
        <source>Remove the line break on the side that has it: files and copied lines often end in one.</source>
        <translation>Den Zeilenumbruch auf der Seite entfernen, die ihn hat: Dateien und kopierte Zeilen enden oft mit einem.</translation>
    </message>
    <message>
        <source>The two keys differ in blanks at their beginning or end.</source>
        <translation>Die beiden Schlüssel unterscheiden sich durch Leerzeichen am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>Remove the blanks on the side that has them.</source>
        <translation>Die Leerzeichen auf der Seite entfernen, die sie hat.</translation>
    </message>
    <message>
        <source>One of the two keys stands in quotes, and the quotes count as a part of it.</source>
        <translation>Einer der beiden Schlüssel steht in Anführungszeichen, und sie zählen als Teil von ihm.</translation>
    </message>
    <message>
        <source>Remove the quotes: environment files and YAML often leave them in the value.</source>
        <translation>Die Anführungszeichen entfernen: Umgebungsdateien und YAML lassen sie oft im Wert stehen.</translation>
    </message>
    <message>
        <source>One side takes the key as hexadecimal digits for bytes, the other as text.</source>
        <translation>Eine Seite liest den Schlüssel als hexadezimale Ziffern für Bytes, die andere als Text.</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are on both sides.</source>
        <translation>Die Zeichen des Schlüssels auf beiden Seiten verwenden, wie sie sind.</translation>
    </message>
    <message>
        <source>One side takes the key as base64 for bytes, the other as text.</source>
        <translation>Eine Seite liest den Schlüssel als Base64 für Bytes, die andere als Text.</translation>
    </message>
    <message>
        <source>The signature is made with another key that is known here.</source>
        <translation>Die Signatur wurde mit einem anderen Schlüssel gebildet, der hier bekannt ist.</translation>
    </message>
    <message>
        <source>Set that key here, or the key of this place in the run task.</source>
        <translation>Jenen Schlüssel hier setzen oder im Run Task den, der hier gesetzt ist.</translation>
    </message>
    <message>
        <source>The request is signed, but only one of the two sides has a key.</source>
        <translation>Die Anfrage ist signiert, aber nur eine der beiden Seiten hat einen Schlüssel.</translation>
    </message>
    <message>
        <source>Set the same key on both sides.</source>
        <translation>Auf beiden Seiten denselben Schlüssel setzen.</translation>
    </message>
    <message>
        <source>The body was signed with a line break at its end, and came without it.</source>
        <translation>Der Body wurde mit einem Zeilenumbruch am Ende signiert und kam ohne ihn an.</translation>
    </message>
    <message>
        <source>Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that removes the last line break.</source>
        <translation>Die Bytes signieren und prüfen, wie sie gesendet werden. Nach einem Editor, einer Shell oder einer Middleware suchen, die den letzten Zeilenumbruch entfernt.</translation>
    </message>
    <message>
        <source>The body was signed without the line break at its end.</source>
        <translation>Der Body wurde ohne den Zeilenumbruch an seinem Ende signiert.</translation>
    </message>
    <message>
        <source>Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that adds a last line break.</source>
        <translation>Die Bytes signieren und prüfen, wie sie gesendet werden. Nach einem Editor, einer Shell oder einer Middleware suchen, die einen letzten Zeilenumbruch hinzufügt.</translation>
    </message>
    <message>
        <source>The lines of the body were signed with other line ends.</source>
        <translation>Die Zeilen des Bodys wurden mit anderen Zeilenenden signiert.</translation>
    </message>
    <message>
        <source>Read and write the body as bytes, not as text: text mode, Git and editors change line ends.</source>
        <translation>Den Body als Bytes lesen und schreiben, nicht als Text: Textmodus, Git und Editoren ändern Zeilenenden.</translation>
    </message>
    <message>
        <source>The body was signed with a byte order mark and came without it, or the other way round.</source>
        <translation>Der Body wurde mit einem BOM (Byte Order Mark) signiert und kam ohne es an, oder umgekehrt.</translation>
    </message>
    <message>
        <source>Write UTF-8 without a byte order mark, and read the body as bytes.</source>
        <translation>UTF-8 ohne BOM schreiben und den Body als Bytes lesen.</translation>
    </message>
    <message>
        <source>The body was signed without the white space around it.</source>
        <translation>Der Body wurde ohne Leerraum am Anfang und Ende signiert.</translation>
    </message>
    <message>
        <source>Sign the bytes as they are sent, without trimming them.</source>
        <translation>Die Bytes signieren, wie sie gesendet werden, ohne Leerraum am Anfang und Ende zu entfernen.</translation>
    </message>
    <message>
        <source>Another spelling of the same JSON was signed.</source>
        <translation>Eine andere Schreibweise desselben JSON wurde signiert.</translation>
    </message>
    <message>
        <source>The letters of the body were signed in another encoding.</source>
        <translation>Die Zeichen des Bodys wurden in einer anderen Kodierung signiert.</translation>
    </message>
    <message>
        <source>Read and write the body as bytes, or as UTF-8 on both sides.</source>
        <translation>Den Body als Bytes lesen und schreiben, oder auf beiden Seiten als UTF-8.</translation>
    </message>
    <message>
        <source>The body was signed before it was compressed on its way.</source>
        <translation>Der Body wurde signiert, bevor er unterwegs komprimiert wurde.</translation>
    </message>
    <message>
        <source>Keep the gateway from compressing requests, or check the signature of the unpacked bytes.</source>
        <translation>Das Gateway vom Komprimieren der Anfragen abhalten oder die Signatur der entpackten Bytes prüfen.</translation>
    </message>
    <message>
        <source>Content-Length announces fewer bytes than were signed and sent.</source>
        <translation>Content-Length kündigt weniger Bytes an, als signiert und gesendet wurden.</translation>
    </message>
    <message>
        <source>Make the sender count the bytes of the encoded body, not its characters: most receivers read no more than was announced.</source>
        <translation>Der Absender soll die Bytes des kodierten Bodys zählen, nicht seine Zeichen: Die meisten Empfänger lesen nicht mehr, als angekündigt ist.</translation>
    </message>
    <message>
        <source>The request has no Content-Length, so it has no body.</source>
        <translation>Die Anfrage hat kein Content-Length und damit keinen Body.</translation>
    </message>
    <message>
        <source>Make the sender announce how many bytes the body has, or send it in chunks.</source>
        <translation>Der Absender soll ankündigen, wie viele Bytes der Body hat, oder ihn in Chunks senden.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. Received there: %2. Signed there: %3.</source>
        <translation>Der erste Unterschied ist bei Byte %1. Dort empfangen: %2. Dort signiert: %3.</translation>
    </message>
    <message>
        <source>The earlier delivery has the same body, so the key or the sender has changed.</source>
        <translation>Die frühere Zustellung hat denselben Body, also hat sich der Schlüssel oder der Absender geändert.</translation>
    </message>
    <message>
        <source>The body differs from the earlier delivery, first at byte %1.</source>
        <translation>Der Body unterscheidet sich von der früheren Zustellung, zuerst bei Byte %1.</translation>
    </message>
    <message>
        <source>The body differs from the earlier delivery, first at byte %1. Received there: %2. Earlier: %3.</source>
        <translation>Der Body unterscheidet sich von der früheren Zustellung, zuerst bei Byte %1. Dort empfangen: %2. Früher: %3.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>ein Schlüssel in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>the double quote that closes the string</source>
        <translation>das doppelte Anführungszeichen am Ende der Zeichenkette</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>ein Komma oder }</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>ein Komma oder ]</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>This is a web page, not JSON.</source>
        <translation>Das ist eine Webseite, kein JSON.</translation>
    </message>
    <message>
        <source>From here on this is not JSON.</source>
        <translation>Ab hier ist das kein JSON.</translation>
    </message>
    <message>
        <source>This is JSON, but not an object.</source>
        <translation>Das ist JSON, aber kein Objekt.</translation>
    </message>
    <message>
        <source>The text is not in UTF-8; it looks like UTF-16 or UTF-32.</source>
        <translation>Der Text ist nicht in UTF-8; er sieht nach UTF-16 oder UTF-32 aus.</translation>
    </message>
    <message>
        <source>The bytes are compressed with %1.</source>
        <translation>Die Bytes sind mit %1 komprimiert.</translation>
    </message>
    <message>
        <source>The text came compressed with %1; it was unpacked here.</source>
        <translation>Der Text kam mit %1 komprimiert; hier wurde er entpackt.</translation>
    </message>
    <message>
        <source>Expected: the text itself. Look for a gateway that compresses it: other receivers read no JSON.</source>
        <translation>Erwartet: der Text selbst. Nach einem Gateway suchen, das ihn komprimiert: Andere Empfänger lesen kein JSON.</translation>
    </message>
    <message>
        <source>This is a form, not JSON.</source>
        <translation>Das ist ein Formular, kein JSON.</translation>
    </message>
    <message>
        <source>This is a string that holds the JSON text: it was encoded twice.</source>
        <translation>Das ist eine Zeichenkette, die den JSON-Text enthält: Er wurde zweimal kodiert.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark.</source>
        <translation>Der Text beginnt mit einem BOM (Byte Order Mark).</translation>
    </message>
    <message>
        <source>This byte is not UTF-8.</source>
        <translation>Dieses Byte ist kein UTF-8.</translation>
    </message>
    <message>
        <source>This escape is half of a character.</source>
        <translation>Diese Escape-Folge ist nur ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>Write both halves, or the character itself.</source>
        <translation>Beide Hälften schreiben oder das Zeichen selbst.</translation>
    </message>
    <message>
        <source>A line break or another control character stands in a string.</source>
        <translation>In einer Zeichenkette steht ein Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
    <message>
        <source>Write it as an escape such as \n, or close the string before it.</source>
        <translation>Als Escape-Folge wie \n schreiben oder die Zeichenkette davor schließen.</translation>
    </message>
    <message>
        <source>JSON does not know this escape.</source>
        <translation>JSON kennt diese Escape-Folge nicht.</translation>
    </message>
    <message>
        <source>Write a backslash itself as \\.</source>
        <translation>Einen Backslash selbst als \\ schreiben.</translation>
    </message>
    <message>
        <source>A comma is missing here, or is one too many.</source>
        <translation>Hier fehlt ein Komma, oder es ist eines zu viel.</translation>
    </message>
    <message>
        <source>Put one comma between two members, and none after the last.</source>
        <translation>Zwischen zwei Einträge gehört ein Komma, hinter den letzten keines.</translation>
    </message>
    <message>
        <source>JSON has no such number.</source>
        <translation>Eine solche Zahl gibt es in JSON nicht.</translation>
    </message>
    <message>
        <source>Write digits without leading zeros; JSON has neither NaN nor Infinity.</source>
        <translation>Ziffern ohne führende Nullen schreiben; JSON hat weder NaN noch Infinity.</translation>
    </message>
    <message>
        <source>This number is too large or too small for a double.</source>
        <translation>Diese Zahl ist für ein Double zu groß oder zu klein.</translation>
    </message>
    <message>
        <source>Not every reader keeps all digits of this number.</source>
        <translation>Nicht jeder Leser behält alle Ziffern dieser Zahl.</translation>
    </message>
    <message>
        <source>“%1” already stands in this object.</source>
        <translation>„%1“ steht schon in diesem Objekt.</translation>
    </message>
    <message>
        <source>Objects and arrays are nested more than %1 levels deep.</source>
        <translation>Objekte und Arrays sind tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>Nest less: most readers refuse it, and what is inside was not looked at.</source>
        <translation>Weniger verschachteln: Die meisten Parser weisen das ab, und das Innere wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>“%1” is of a wrong type.</source>
        <translation>„%1“ hat einen falschen Typ.</translation>
    </message>
    <message>
        <source>“%1” is not among the known values.</source>
        <translation>„%1“ ist keiner der bekannten Werte.</translation>
    </message>
    <message>
        <source>Known values: %2.</source>
        <translation>Bekannte Werte: %2.</translation>
    </message>
    <message>
        <source>The specification does not have “%1”.</source>
        <translation>Die Spezifikation kennt „%1“ nicht.</translation>
    </message>
    <message>
        <source>Check its name; if it is newer than the specification, nothing is wrong.</source>
        <translation>Den Namen prüfen; ist er neuer als die Spezifikation, ist nichts falsch.</translation>
    </message>
    <message>
        <source>“%1” is not known; it is much like “%2”.</source>
        <translation>„%1“ ist nicht bekannt, ähnelt aber „%2“.</translation>
    </message>
    <message>
        <source>“%1” is missing, as in requests of older services.</source>
        <translation>„%1“ fehlt, wie in Anfragen älterer Dienste.</translation>
    </message>
    <message>
        <source>An integration does without it. Without “capabilities” the service takes no outcomes.</source>
        <translation>Eine Integration kommt ohne aus. Ohne „capabilities“ nimmt der Dienst keine Outcomes an.</translation>
    </message>
    <message>
        <source>“%1” has no content.</source>
        <translation>„%1“ hat keinen Inhalt.</translation>
    </message>
    <message>
        <source>“%1” does not have the form of such an id.</source>
        <translation>„%1“ hat nicht die Form einer solchen ID.</translation>
    </message>
    <message>
        <source>“%1” is not a whole URL.</source>
        <translation>„%1“ ist keine ganze URL.</translation>
    </message>
    <message>
        <source>“%1” is not a date and time with a zone.</source>
        <translation>„%1“ ist keine Zeitangabe mit Datum und Zeitzone.</translation>
    </message>
    <message>
        <source>“%1” is there at the stage pre_plan, which has no plan yet.</source>
        <translation>„%1“ steht in der Phase pre_plan, in der es noch keinen Plan gibt.</translation>
    </message>
    <message>
        <source>Write “%1”.</source>
        <translation>„%1“ schreiben.</translation>
    </message>
    <message>
        <source>Move them to %2.</source>
        <translation>Nach %2 verschieben.</translation>
    </message>
    <message>
        <source>“%1” is not read here.</source>
        <translation>„%1“ wird hier nicht gelesen.</translation>
    </message>
    <message>
        <source>Move it to %2.</source>
        <translation>Nach %2 verschieben.</translation>
    </message>
    <message>
        <source>“%1” is the name of other documents of the service.</source>
        <translation>„%1“ ist ein Name aus anderen Dokumenten des Dienstes.</translation>
    </message>
    <message>
        <source>Write “%2”, as its documents for callbacks do.</source>
        <translation>„%2“ schreiben, wie in seinen Dokumenten über Callbacks.</translation>
    </message>
    <message>
        <source>“%1” is null.</source>
        <translation>„%1“ ist null.</translation>
    </message>
    <message>
        <source>Leave the key out.</source>
        <translation>Den Schlüssel weglassen.</translation>
    </message>
    <message>
        <source>The final result has no message.</source>
        <translation>Das endgültige Ergebnis hat keine Nachricht.</translation>
    </message>
    <message>
        <source>Add /data/attributes/message: it is what people see of the result.</source>
        <translation>/data/attributes/message ergänzen: Das ist, was Menschen vom Ergebnis sehen.</translation>
    </message>
    <message>
        <source>“%1” has more than %2 characters.</source>
        <translation>„%1“ hat mehr als %2 Zeichen.</translation>
    </message>
    <message>
        <source>Shorten it to what the service&apos;s schema takes.</source>
        <translation>Auf das kürzen, was das Schema des Dienstes zulässt.</translation>
    </message>
    <message>
        <source>“%1” has more than %2 entries.</source>
        <translation>„%1“ hat mehr als %2 Einträge.</translation>
    </message>
    <message>
        <source>Send no more than the service&apos;s schema takes.</source>
        <translation>Nicht mehr senden, als das Schema des Dienstes zulässt.</translation>
    </message>
    <message>
        <source>“%1” has more than 10,000 characters.</source>
        <translation>„%1“ hat mehr als 10.000 Zeichen.</translation>
    </message>
    <message>
        <source>The service&apos;s older schema takes no more; its newer documents do.</source>
        <translation>Das ältere Schema des Dienstes lässt nicht mehr zu, seine neueren Dokumente schon.</translation>
    </message>
    <message>
        <source>“%1” has more than %2 MB.</source>
        <translation>„%1“ hat mehr als %2 MB.</translation>
    </message>
    <message>
        <source>Shorten it: the service advises less than 1 MB, and takes 5 MB at most.</source>
        <translation>Kürzen: Der Dienst rät zu weniger als 1 MB und nimmt höchstens 5 MB.</translation>
    </message>
    <message>
        <source>The service does not find the task result “%1” (404).</source>
        <translation>Der Dienst findet das Task-Ergebnis „%1“ nicht (404).</translation>
    </message>
    <message>
        <source>It also answers 404 for what this token may not see: that needs read access to the workspace.</source>
        <translation>Er antwortet auch mit 404, wenn das Token es nicht sehen darf: Dazu braucht es Lesezugriff auf den Workspace.</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>One saved view</source>
        <translation>Eine gespeicherte Ansicht</translation>
    </message>
    <message>
        <source>Task result</source>
        <translation>Task-Ergebnis</translation>
    </message>
    <message>
        <source>Outcomes of a task result</source>
        <translation>Outcomes eines Task-Ergebnisses</translation>
    </message>
    <message>
        <source>Stage of a run</source>
        <translation>Stage eines Runs</translation>
    </message>
    <message>
        <source>“%1” has HTML: the tag &lt;%2&gt;.</source>
        <translation>„%1“ enthält HTML: das Tag &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>Write markdown: but for &lt;br&gt; and comments, HTML is not known to be rendered by the service.</source>
        <translation>Markdown schreiben: Außer &lt;br&gt; und Kommentaren ist nicht bekannt, dass der Dienst HTML darstellt.</translation>
    </message>
    <message>
        <source>“%1” has more than one line.</source>
        <translation>„%1“ hat mehr als eine Zeile.</translation>
    </message>
    <message>
        <source>Keep it to one line, and put the rest into the body.</source>
        <translation>Auf eine Zeile beschränken, der Rest gehört in den Body.</translation>
    </message>
    <message>
        <source>The tag name “%1” does not have two or three words.</source>
        <translation>Der Tag-Name „%1“ hat nicht zwei oder drei Wörter.</translation>
    </message>
    <message>
        <source>The service asks for two or three words, but for Severity and Status.</source>
        <translation>Der Dienst bittet um zwei oder drei Wörter, außer bei Severity und Status.</translation>
    </message>
    <message>
        <source>The service&apos;s schema takes no others.</source>
        <translation>Das Schema des Dienstes lässt keine anderen zu.</translation>
    </message>
    <message>
        <source>The outcome id “%1” stands more than once.</source>
        <translation>Die Outcome-ID „%1“ kommt mehrmals vor.</translation>
    </message>
    <message>
        <source>The service does not ask for different ids; give each outcome its own to tell them apart.</source>
        <translation>Der Dienst verlangt keine verschiedenen IDs; mit einer eigenen lässt sich jedes Outcome unterscheiden.</translation>
    </message>
    <message>
        <source>The request has no Content-Type.</source>
        <translation>Die Anfrage hat keinen Content-Type.</translation>
    </message>
    <message>
        <source>The service sends application/json. Some web frameworks read no JSON without it.</source>
        <translation>Der Dienst sendet application/json. Manche Web-Frameworks lesen ohne ihn kein JSON.</translation>
    </message>
    <message>
        <source>The Content-Type is not application/json.</source>
        <translation>Der Content-Type ist nicht application/json.</translation>
    </message>
    <message>
        <source>The service sends application/json. Some web frameworks read other types as a form or a text.</source>
        <translation>Der Dienst sendet application/json. Manche Web-Frameworks lesen andere Typen als Formular oder Text.</translation>
    </message>
    <message>
        <source>The User-Agent is not written as the service writes its own.</source>
        <translation>Der User-Agent ist nicht so geschrieben, wie der Dienst seinen schreibt.</translation>
    </message>
    <message>
        <source>Another program may have sent or changed the request. Only a valid signature proves who sent it.</source>
        <translation>Ein anderes Programm hat die Anfrage vielleicht gesendet oder geändert. Nur eine gültige Signatur beweist, von wem sie kommt.</translation>
    </message>
    <message>
        <source>Expected here: %1.</source>
        <translation>Hier erwartet: %1.</translation>
    </message>
    <message>
        <source>Expected: %2.</source>
        <translation>Erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” is larger than 64 MB.</source>
        <translation>„%1“ ist größer als 64 MB.</translation>
    </message>
    <message>
        <source>Check its name, or take a smaller one.</source>
        <translation>Den Namen prüfen oder eine kleinere Datei nehmen.</translation>
    </message>
    <message>
        <source>A listener has 1 to 64 endpoints, not %1.</source>
        <translation>Ein Empfänger hat 1 bis 64 Endpunkte, nicht %1.</translation>
    </message>
    <message>
        <source>Add one, or remove some.</source>
        <translation>Einen hinzufügen oder einige entfernen.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an endpoint.</source>
        <translation>„%1“ kann nicht der Name eines Endpunkts sein.</translation>
    </message>
    <message>
        <source>A name has at most 60 characters, and none that cannot be seen.</source>
        <translation>Ein Name hat höchstens 60 Zeichen und keine unsichtbaren.</translation>
    </message>
    <message>
        <source>“%1” cannot be the path of an endpoint.</source>
        <translation>„%1“ kann nicht der Pfad eines Endpunkts sein.</translation>
    </message>
    <message>
        <source>A path begins with a slash and has at most 1,000 characters, and none that cannot be seen.</source>
        <translation>Ein Pfad beginnt mit einem Schrägstrich, hat höchstens 1.000 Zeichen und keine unsichtbaren.</translation>
    </message>
    <message>
        <source>Two endpoints have the path “%1”.</source>
        <translation>Zwei Endpunkte haben den Pfad „%1“.</translation>
    </message>
    <message>
        <source>Give one of them another path.</source>
        <translation>Einem von ihnen einen anderen Pfad geben.</translation>
    </message>
    <message>
        <source>The HMAC keys of “%1” are too many, or one is empty.</source>
        <translation>„%1“ hat zu viele HMAC-Schlüssel, oder einer ist leer.</translation>
    </message>
    <message>
        <source>Keep at most 8: the old one and the new one while a key is changed.</source>
        <translation>Höchstens 8 behalten: den alten und den neuen, während ein Schlüssel gewechselt wird.</translation>
    </message>
    <message>
        <source>The status that “%1” answers is not one of HTTP.</source>
        <translation>„%1“ antwortet mit einem Status, den HTTP nicht kennt.</translation>
    </message>
    <message>
        <source>Choose a status from 200 to 599.</source>
        <translation>Einen Status von 200 bis 599 wählen.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be part of the answer.</source>
        <translation>Der Header „%1“ kann nicht Teil der Antwort sein.</translation>
    </message>
    <message>
        <source>Write at most 32 lines like Retry-After: 30, each at most 8 KB; Runlatch itself writes Content-Length, Connection and Transfer-Encoding.</source>
        <translation>Höchstens 32 Zeilen wie Retry-After: 30 schreiben, jede höchstens 8 KB; Content-Length, Connection und Transfer-Encoding schreibt Runlatch selbst.</translation>
    </message>
    <message>
        <source>The body that “%1” answers is larger than 1 MB.</source>
        <translation>Der Body, mit dem „%1“ antwortet, ist größer als 1 MB.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Ihn kürzen.</translation>
    </message>
    <message>
        <source>The answer of “%1” waits too long.</source>
        <translation>Die Antwort von „%1“ wartet zu lange.</translation>
    </message>
    <message>
        <source>Choose a delay of at most 10 minutes.</source>
        <translation>Eine Wartezeit von höchstens 10 Minuten wählen.</translation>
    </message>
    <message>
        <source>Runlatch listens at 1 to 8 addresses.</source>
        <translation>Runlatch lauscht an 1 bis 8 Adressen.</translation>
    </message>
    <message>
        <source>Another program answers at %1.</source>
        <translation>An %1 antwortet ein anderes Programm.</translation>
    </message>
    <message>
        <source>Runlatch closed the connection without an answer, on purpose.</source>
        <translation>Runlatch hat die Verbindung mit Absicht ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>The endpoint&apos;s answer is set so.</source>
        <translation>Die Antwort des Endpunkts ist so eingestellt.</translation>
    </message>
    <message>
        <source>Runlatch cut the connection instead of answering, on purpose.</source>
        <translation>Runlatch hat die Verbindung mit Absicht abgebrochen, statt zu antworten.</translation>
    </message>
    <message>
        <source>The faults of the simulator or the endpoint&apos;s answer are set so.</source>
        <translation>Die Störungen des Simulators oder die Antwort des Endpunkts sind so eingestellt.</translation>
    </message>
    <message>
        <source>Runlatch sent half of the answer, on purpose.</source>
        <translation>Runlatch hat mit Absicht die Hälfte der Antwort gesendet.</translation>
    </message>
    <message>
        <source>%1 listens at %2 already.</source>
        <extracomment>%1 is a process, such as nginx (4711); %2 an address</extracomment>
        <translation>%1 lauscht bereits an %2.</translation>
    </message>
    <message>
        <source>“%1” holds what Runlatch never puts into such a file: %2.</source>
        <extracomment>%1 is a file; %2 a part of it in the words of SQL, such as trigger &quot;x&quot;</extracomment>
        <translation>„%1“ enthält, was Runlatch nie in eine solche Datei schreibt: %2.</translation>
    </message>
    <message>
        <source>End that program or choose another port: %1 is free.</source>
        <translation>Jenes Programm beenden oder einen anderen Port wählen: %1 ist frei.</translation>
    </message>
    <message>
        <source>This request was imported. Its file calls the signature valid; nothing proves that here.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Datei nennt die Signatur gültig; hier beweist das nichts.</translation>
    </message>
    <message>
        <source>This request was imported. Its file calls the signature invalid; nothing proves that here.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Datei nennt die Signatur ungültig; hier beweist das nichts.</translation>
    </message>
    <message>
        <source>This request was imported. Its file says that it was not signed.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Datei sagt, dass sie nicht signiert war.</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was never checked.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Signatur wurde nie geprüft.</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was checked here with the given key, and is valid for the bytes of its file.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Signatur wurde hier mit dem angegebenen Schlüssel geprüft und ist für die Bytes ihrer Datei gültig.</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was checked here with the given key, and is not valid for the bytes of its file.</source>
        <translation>Diese Anfrage wurde importiert. Ihre Signatur wurde hier mit dem angegebenen Schlüssel geprüft und ist für die Bytes ihrer Datei nicht gültig.</translation>
    </message>
    <message>
        <source>This is not JSON, or not all of it.</source>
        <translation>Das ist kein JSON oder nicht alles davon.</translation>
    </message>
    <message>
        <source>Correct the file, or get it again.</source>
        <translation>Die Datei berichtigen oder noch einmal besorgen.</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>Erneut exportieren.</translation>
    </message>
    <message>
        <source>This is not a captured request as this version of Runlatch writes it.</source>
        <translation>Das ist keine mitgeschnittene Anfrage, wie diese Version von Runlatch sie schreibt.</translation>
    </message>
    <message>
        <source>Each line begins with {&quot;runlatch&quot;:1; a later version needs a later Runlatch.</source>
        <translation>Jede Zeile beginnt mit {&quot;runlatch&quot;:1; eine spätere Version braucht ein späteres Runlatch.</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>Das Feld %1 fehlt.</translation>
    </message>
    <message>
        <source>The field %1 has a value that it cannot have.</source>
        <translation>Das Feld %1 hat einen Wert, den es nicht haben kann.</translation>
    </message>
    <message>
        <source>The field %1 does not fit the body: the body was changed.</source>
        <translation>Das Feld %1 passt nicht zum Body: Der Body wurde geändert.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Es weglassen.</translation>
    </message>
    <message>
        <source>The file is no HTTP archive: it has no list log.entries.</source>
        <translation>Die Datei ist kein HTTP-Archiv: Sie hat keine Liste log.entries.</translation>
    </message>
    <message>
        <source>Choose a HAR file, or JSON Lines that Runlatch wrote.</source>
        <translation>Eine HAR-Datei wählen oder JSON Lines, die Runlatch geschrieben hat.</translation>
    </message>
    <message>
        <source>The header %1 cannot stand in a request and was left out.</source>
        <translation>Der Header %1 kann in keiner Anfrage stehen und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The file says that there was a body and does not have it.</source>
        <translation>Die Datei sagt, dass es einen Body gab, und hat ihn nicht.</translation>
    </message>
    <message>
        <source>This request was imported, and its export has a placeholder in place of the access token.</source>
        <translation>Diese Anfrage wurde importiert, und in ihrem Export steht ein Platzhalter anstelle des Zugriffstokens.</translation>
    </message>
    <message>
        <source>This request was imported from a file; nothing proves who wrote its callback address.</source>
        <translation>Diese Anfrage wurde aus einer Datei importiert; nichts beweist, wer ihre Callback-Adresse geschrieben hat.</translation>
    </message>
    <message>
        <source>Send it anyway only if you know where the file comes from.</source>
        <translation>Nur trotzdem senden, wenn bekannt ist, woher die Datei kommt.</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>The connection ended after %1 of the body.</source>
        <translation>Die Verbindung endete nach %1 des Bodys.</translation>
    </message>
    <message>
        <source>The time was over after %1 of the body.</source>
        <translation>Die Zeit war nach %1 des Bodys um.</translation>
    </message>
    <message>
        <source>The connection was closed to make room, after %1 of the body.</source>
        <translation>Die Verbindung wurde nach %1 des Bodys geschlossen, um Platz zu schaffen.</translation>
    </message>
    <message>
        <source>The body is larger than is taken here. It was read up to %1.</source>
        <translation>Der Body ist größer, als hier angenommen wird. Gelesen wurden %1.</translation>
    </message>
    <message>
        <source>A chunk of the body cannot be read, after %1 of content.</source>
        <translation>Ein Chunk des Bodys ist nicht lesbar, nach %1 Inhalt.</translation>
    </message>
    <message>
        <source>The body ended after %1.</source>
        <translation>Der Body endete nach %1.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <extracomment>%1 arrived, %2 were announced</extracomment>
        <translation>%1 von %2 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>Behind it stands what could not be read, as it came.</source>
        <translation>Dahinter steht, was nicht lesbar war, so wie es kam.</translation>
    </message>
    <message>
        <source>Its bytes were not kept, because too many of them waited for the disk.</source>
        <translation>Seine Bytes wurden nicht aufbewahrt, weil zu viele davon auf den Datenträger warteten.</translation>
    </message>
    <message>
        <source>The signature cannot be proved, because bytes of the body are missing.</source>
        <translation>Die Signatur lässt sich nicht prüfen, weil Bytes des Bodys fehlen.</translation>
    </message>
    <message>
        <source>Mend what kept the body from arriving whole, then send it again.</source>
        <translation>Beheben, was den Body aufhielt, dann die Anfrage erneut senden.</translation>
    </message>
    <message>
        <source>The body ends here, because the rest of it did not arrive.</source>
        <translation>Der Body endet hier, weil der Rest nicht ankam.</translation>
    </message>
    <message>
        <source>This says nothing about the JSON that the sender wrote.</source>
        <translation>Das sagt nichts über das JSON, das der Absender schrieb.</translation>
    </message>
    <message>
        <source>The signature does not match: the body was changed, or another key was used.</source>
        <translation>Die Signatur stimmt nicht: Der Body wurde verändert, oder ein anderer Schlüssel wurde verwendet.</translation>
    </message>
    <message>
        <source>Compare the key with the run task&apos;s. If it is the same, something on the way changed the body: sign and check the raw bytes, not re-serialized JSON.</source>
        <translation>Den Schlüssel mit dem des Run Task vergleichen. Ist er gleich, wurde der Body unterwegs verändert: Die rohen Bytes signieren und prüfen, nicht neu serialisiertes JSON.</translation>
    </message>
    <message>
        <source>Sign and check the raw bytes of the body, before anything parses it: re-serialized JSON has other bytes.</source>
        <translation>Die rohen Bytes des Bodys signieren und prüfen, bevor ihn etwas einliest: Neu serialisiertes JSON hat andere Bytes.</translation>
    </message>
    <message>
        <source>Sent again</source>
        <translation>Erneut gesendet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… at least %n more</source>
        <translation>
            <numerusform>… mindestens %n weiteres</numerusform>
            <numerusform>… mindestens %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n weiteres</numerusform>
            <numerusform>… %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Both have before it: %1.</source>
        <translation>Beide haben davor: %1.</translation>
    </message>
    <message>
        <source>Both go on with: %1.</source>
        <translation>Beide gehen weiter mit: %1.</translation>
    </message>
    <message>
        <source>Signed with another known key: %1.</source>
        <translation>Mit einem anderen bekannten Schlüssel signiert: %1.</translation>
    </message>
    <message>
        <source>The request was refused, so its signature was not checked.</source>
        <translation>Die Anfrage wurde abgewiesen, daher wurde ihre Signatur nicht geprüft.</translation>
    </message>
    <message>
        <source>No TLS</source>
        <translation>Kein TLS</translation>
    </message>
    <message>
        <source>This is larger than can be imported as one request: a body has 64 MB at most, and takes 128 MB of its file at most.</source>
        <translation>Das ist größer, als es als eine Anfrage importiert werden kann: Ein Body hat höchstens 64 MB und belegt höchstens 128 MB seiner Datei.</translation>
    </message>
    <message>
        <source>Send less, or raise “Largest body” in the settings of the listener, --max-body of runlatch-cli inspect: 64 MB at most.</source>
        <translation>Weniger senden, oder „Größter Body“ in den Einstellungen des Empfängers erhöhen, bei runlatch-cli inspect --max-body: höchstens 64 MB.</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than the 64 MB that are taken here.</source>
        <translation>Der Inhalt der Anfrage ist größer als die 64 MB, die hier angenommen werden.</translation>
    </message>
    <message>
        <source>Send less: the service takes at most 5 MB for the body of an outcome, and advises less than 1 MB.</source>
        <translation>Weniger senden: Der Dienst nimmt für den Text eines Outcomes höchstens 5 MB und rät zu weniger als 1 MB.</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than %1, the most that the listener took then.</source>
        <extracomment>%1 is a size, such as &quot;8 MB&quot;</extracomment>
        <translation>Der Body der Anfrage ist größer als %1, und mehr nahm der Empfänger da nicht an.</translation>
    </message>
    <message>
        <source>quotes, backticks and plus signs as \u escapes</source>
        <translation>Anführungszeichen, Gravis und Pluszeichen als \u-Escapes</translation>
    </message>
    <message>
        <source>escapes with upper-case digits</source>
        <translation>Escapes mit Ziffern in Großbuchstaben</translation>
    </message>
    <message>
        <source>This request cannot be sent: its first line is not that of an HTTP/1 request.</source>
        <translation>Diese Anfrage kann nicht gesendet werden: Ihre erste Zeile ist nicht die einer HTTP/1-Anfrage.</translation>
    </message>
    <message>
        <source>It takes a method, a target, and HTTP/1.1 or HTTP/1.0, with one space between them.</source>
        <translation>Sie besteht aus Methode, Ziel und HTTP/1.1 oder HTTP/1.0, mit je einem Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>This request cannot be sent: one of its headers has no valid name, or holds a line break or a control character.</source>
        <translation>Diese Anfrage kann nicht gesendet werden: Einer ihrer Header hat keinen gültigen Namen oder enthält einen Zeilenumbruch oder ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>Correct its headers: each line takes a name, a colon and a value.</source>
        <translation>Die Header korrigieren: Jede Zeile besteht aus Name, Doppelpunkt und Wert.</translation>
    </message>
    <message>
        <source>The tag name “%1” does not begin with a letter or _, or has characters other than letters, digits, blanks and _.</source>
        <translation>Der Tag-Name „%1“ beginnt weder mit einem Buchstaben noch mit _, oder er hat andere Zeichen als Buchstaben, Ziffern, Leerzeichen und _.</translation>
    </message>
    <message>
        <source>The digest is right, but its end is missing.</source>
        <translation>Der Digest ist richtig, aber sein Ende fehlt.</translation>
    </message>
    <message>
        <source>Make the sender write all 128 digits.</source>
        <translation>Der Absender muss alle 128 Ziffern schreiben.</translation>
    </message>
    <message>
        <source>The digest is right, but quotes or blanks are written around it.</source>
        <translation>Der Digest ist richtig, aber es stehen Anführungszeichen oder Leerzeichen um ihn.</translation>
    </message>
    <message>
        <source>Make the sender write the digits alone, without quotes and blanks.</source>
        <translation>Der Absender muss nur die Ziffern schreiben, ohne Anführungszeichen und Leerzeichen.</translation>
    </message>
    <message>
        <source>The digest is right, but other characters are written around it.</source>
        <translation>Der Digest ist richtig, aber es stehen andere Zeichen um ihn.</translation>
    </message>
    <message>
        <source>Enter the name of a file; nothing was written.</source>
        <translation>Geben Sie den Namen einer Datei ein; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>“%1” belongs to a store of Runlatch, which an export does not replace.</source>
        <translation>„%1“ gehört zu einem Speicher von Runlatch, den ein Export nicht ersetzt.</translation>
    </message>
    <message>
        <source>Enter the name of another file; nothing was written.</source>
        <translation>Geben Sie den Namen einer anderen Datei ein; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The value without the quotes or blanks around it is the right one.</source>
        <translation>Der Wert ohne die Anführungszeichen oder Leerzeichen um ihn ist der richtige.</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be replaced: it is a folder, a device, a pipe or a socket.</source>
        <translation>„%1“ ist keine Datei, die ersetzt werden kann: Es ist ein Ordner, ein Gerät, eine Pipe oder ein Socket.</translation>
    </message>
    <message>
        <source>The field “%1” has no value “%2”.</source>
        <translation>Das Feld „%1“ hat keinen Wert „%2“.</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature is valid.</source>
        <translation>Dies ist eine Kopie einer Anfrage, deren Signatur gültig ist.</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature is not valid.</source>
        <translation>Dies ist eine Kopie einer Anfrage, deren Signatur nicht gültig ist.</translation>
    </message>
    <message>
        <source>This is a copy of a request that was not signed.</source>
        <translation>Dies ist eine Kopie einer Anfrage, die nicht signiert war.</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature was not checked.</source>
        <translation>Dies ist eine Kopie einer Anfrage, deren Signatur nicht geprüft wurde.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, and only UTF-8 is read.</source>
        <translation>Die Datei ist in UTF-16 geschrieben, und nur UTF-8 wird gelesen.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Sie in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file has log or log.entries a second time: only the first list of entries was imported.</source>
        <translation>Die Datei enthält log oder log.entries ein zweites Mal: Nur die erste Liste von Einträgen wurde importiert.</translation>
    </message>
    <message>
        <source>Put the other entries into a file of their own.</source>
        <translation>Die anderen Einträge in eine eigene Datei schreiben.</translation>
    </message>
    <message>
        <source>Something stands behind the end of the JSON.</source>
        <translation>Hinter dem Ende des JSON steht noch etwas.</translation>
    </message>
    <message>
        <source>Put it into a file or a line of its own, or export it again.</source>
        <translation>Es in eine eigene Datei oder Zeile schreiben oder erneut exportieren.</translation>
    </message>
    <message>
        <source>The field %1 is no list of at most 1,000 headers: the request was imported without headers.</source>
        <translation>Das Feld %1 ist keine Liste von höchstens 1.000 Headern: Die Anfrage wurde ohne Header importiert.</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>ein Text oder null</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%3 is a sentence that says what is wrong there
----------
%1 is a line, %2 a column, %3 a sentence</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>More text follows the end of the JSON.</source>
        <translation>Hinter dem Ende des JSON folgt weiterer Text.</translation>
    </message>
    <message>
        <source>The specification does not list null for it. Expected: %2.</source>
        <translation>Die Spezifikation sieht null hier nicht vor. Erwartet: %2.</translation>
    </message>
    <message>
        <source>%1 values came, and number %2 is valid.</source>
        <translation>%1 Werte kamen an, und Nummer %2 ist gültig.</translation>
    </message>
    <message>
        <source>%1 values came. They are the same, and valid.</source>
        <translation>%1 Werte kamen an. Sie sind gleich und gültig.</translation>
    </message>
    <message>
        <source>HMAC-SHA256 of the body</source>
        <translation>HMAC-SHA256 des Bodys</translation>
    </message>
    <message>
        <source>HMAC-SHA1 of the body</source>
        <translation>HMAC-SHA1 des Bodys</translation>
    </message>
    <message>
        <source>SHA-512 of the body</source>
        <translation>SHA-512 des Bodys</translation>
    </message>
    <message>
        <source>SHA-512 of the key and the body</source>
        <translation>SHA-512 des Schlüssels und des Bodys</translation>
    </message>
    <message>
        <source>SHA-512 of the body and the key</source>
        <translation>SHA-512 des Bodys und des Schlüssels</translation>
    </message>
    <message>
        <source>With an empty key</source>
        <translation>Mit leerem Schlüssel</translation>
    </message>
    <message>
        <source>With the other key</source>
        <translation>Mit dem anderen Schlüssel</translation>
    </message>
    <message>
        <source>With the key without its line break</source>
        <translation>Mit dem Schlüssel ohne Zeilenumbruch</translation>
    </message>
    <message>
        <source>With the key and a line feed</source>
        <translation>Mit dem Schlüssel und LF dahinter</translation>
    </message>
    <message>
        <source>With the key and CR LF</source>
        <translation>Mit dem Schlüssel und CR LF dahinter</translation>
    </message>
    <message>
        <source>With the key without its blanks</source>
        <translation>Mit dem Schlüssel ohne Leerraum</translation>
    </message>
    <message>
        <source>With a space behind the key</source>
        <translation>Mit einem Leerzeichen hinter dem Schlüssel</translation>
    </message>
    <message>
        <source>With a space before the key</source>
        <translation>Mit einem Leerzeichen vor dem Schlüssel</translation>
    </message>
    <message>
        <source>With the key between spaces</source>
        <translation>Mit dem Schlüssel zwischen Leerzeichen</translation>
    </message>
    <message>
        <source>With the key without its quotes</source>
        <translation>Mit dem Schlüssel ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>With the key in double quotes</source>
        <translation>Mit dem Schlüssel in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>With the key in single quotes</source>
        <translation>Mit dem Schlüssel in einfachen Anführungszeichen</translation>
    </message>
    <message>
        <source>With the key read as hexadecimal</source>
        <translation>Mit dem Schlüssel, hexadezimal gelesen</translation>
    </message>
    <message>
        <source>With the key in hexadecimal</source>
        <translation>Mit dem Schlüssel, hexadezimal geschrieben</translation>
    </message>
    <message>
        <source>With the key read as base64</source>
        <translation>Mit dem Schlüssel, als Base64 gelesen</translation>
    </message>
    <message>
        <source>With the key in base64</source>
        <translation>Mit dem Schlüssel, in Base64 geschrieben</translation>
    </message>
    <message>
        <source>Of the body and a line feed</source>
        <translation>Des Bodys mit LF dahinter</translation>
    </message>
    <message>
        <source>Of the body and CR LF</source>
        <translation>Des Bodys mit CR LF dahinter</translation>
    </message>
    <message>
        <source>Of the body without its last byte</source>
        <translation>Des Bodys ohne sein letztes Byte</translation>
    </message>
    <message>
        <source>Of the body without its last two bytes</source>
        <translation>Des Bodys ohne seine letzten zwei Bytes</translation>
    </message>
    <message>
        <source>Of the body with LF line ends</source>
        <translation>Des Bodys mit LF als Zeilenende</translation>
    </message>
    <message>
        <source>Of the body with CR LF line ends</source>
        <translation>Des Bodys mit CR LF als Zeilenende</translation>
    </message>
    <message>
        <source>Of a byte order mark and the body</source>
        <translation>Des Bodys mit einem BOM davor</translation>
    </message>
    <message>
        <source>Of the body without its byte order mark</source>
        <translation>Des Bodys ohne sein BOM</translation>
    </message>
    <message>
        <source>Of the body without white space around it</source>
        <translation>Des Bodys ohne Leerraum am Anfang und Ende</translation>
    </message>
    <message>
        <source>Of the body without white space at its end</source>
        <translation>Des Bodys ohne Leerraum am Ende</translation>
    </message>
    <message>
        <source>Of the body without white space before it</source>
        <translation>Des Bodys ohne Leerraum am Anfang</translation>
    </message>
    <message>
        <source>Of the same JSON, %1</source>
        <translation>Desselben JSON, %1</translation>
    </message>
    <message>
        <source>Of the body in Latin-1</source>
        <translation>Des Bodys in Latin-1</translation>
    </message>
    <message>
        <source>Of the body written as UTF-8 once more</source>
        <translation>Des Bodys, noch einmal in UTF-8 geschrieben</translation>
    </message>
    <message>
        <source>The signature is that of what is packed in the body.</source>
        <translation>Die Signatur ist die dessen, was im Body gepackt ist.</translation>
    </message>
    <message>
        <source>Of the unpacked body</source>
        <translation>Des entpackten Bodys</translation>
    </message>
    <message>
        <source>Content-Length is wrong: %1 announced, %2 sent. The signature is that of all that came.</source>
        <translation>Content-Length ist falsch: %1 angekündigt, %2 gesendet. Die Signatur ist die von allem, was kam.</translation>
    </message>
    <message>
        <source>Of all bytes that came</source>
        <translation>Aller Bytes, die kamen</translation>
    </message>
    <message>
        <source>Content-Length counts characters: %1 announced, %2 sent. The signature is that of all that came.</source>
        <translation>Content-Length zählt Zeichen: %1 angekündigt, %2 gesendet. Die Signatur ist die von allem, was kam.</translation>
    </message>
    <message>
        <source>The head announces neither a length nor chunks, and nothing else was read.</source>
        <translation>Der Kopf kündigt weder eine Länge noch Chunks an, und sonst wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>The signature is that of the %2 bytes that came behind the head without being announced.</source>
        <translation>Die Signatur ist die der %2 Bytes, die unangekündigt hinter dem Kopf kamen.</translation>
    </message>
    <message>
        <source>a line feed (%1)</source>
        <translation>ein Zeilenvorschub (%1)</translation>
    </message>
    <message>
        <source>a carriage return (%1)</source>
        <translation>ein Wagenrücklauf (%1)</translation>
    </message>
    <message>
        <source>a line break of Windows (%1)</source>
        <translation>ein Windows-Zeilenumbruch (%1)</translation>
    </message>
    <message>
        <source>a space (%1)</source>
        <translation>ein Leerzeichen (%1)</translation>
    </message>
    <message>
        <source>a tab (%1)</source>
        <translation>ein Tabulator (%1)</translation>
    </message>
    <message>
        <source>a byte order mark (%1)</source>
        <translation>ein BOM (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 und %Ln weiteres</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>Bytes %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln explanation(s) tried; none makes the sums equal.</source>
        <translation>
            <numerusform>%Ln Erklärung versucht; sie macht die Summen nicht gleich.</numerusform>
            <numerusform>%Ln Erklärungen versucht; keine macht die Summen gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln explanation(s) tried; only this one makes the sums equal.</source>
        <translation>
            <numerusform>%Ln Erklärung versucht; sie macht die Summen gleich.</numerusform>
            <numerusform>%Ln Erklärungen versucht; nur diese macht die Summen gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: in what was signed, but not received</source>
        <translation>%1: signiert, aber nicht empfangen</translation>
    </message>
    <message>
        <source>%1: in the earlier delivery, but not received</source>
        <translation>%1: in der früheren Zustellung, aber nicht empfangen</translation>
    </message>
    <message>
        <source>%1: received, but not in what was signed</source>
        <translation>%1: empfangen, aber nicht signiert</translation>
    </message>
    <message>
        <source>%1: received, but not in the earlier delivery</source>
        <translation>%1: empfangen, aber nicht in der früheren Zustellung</translation>
    </message>
    <message>
        <source>%1: received; signed was %2 there</source>
        <translation>%1: empfangen; signiert war dort %2</translation>
    </message>
    <message>
        <source>%1: received; earlier it was %2</source>
        <translation>%1: empfangen; früher war dort %2</translation>
    </message>
    <message>
        <source>first difference: %1</source>
        <translation>erster Unterschied: %1</translation>
    </message>
    <message>
        <source>This is a copy of a request.</source>
        <translation>Dies ist eine Kopie einer Anfrage.</translation>
    </message>
    <message>
        <source>Reply to the request that it was made from, so that its state and its deliveries follow.</source>
        <translation>Auf die Anfrage antworten, aus der sie entstand, damit deren Zustand und Zustellungen der Antwort folgen.</translation>
    </message>
    <message>
        <source>This request was not sealed by this installation, so its file may have been changed: a reply sends its access token to %1.</source>
        <translation>Diese Anfrage wurde nicht von dieser Installation versiegelt, ihre Datei kann also geändert worden sein: eine Antwort sendet ihr Zugriffstoken an %1.</translation>
    </message>
    <message>
        <source>The signature header came %1 times. All are the same, and valid for this body and key, but a receiver may refuse more than one.</source>
        <translation>Der Signatur-Header kam %1-mal an. Alle sind gleich und für diesen Body und Schlüssel gültig, aber ein Empfänger kann mehr als einen abweisen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and at least %Ln more</source>
        <translation>
            <numerusform>%1 und mindestens %Ln weiteres</numerusform>
            <numerusform>%1 und mindestens %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>from byte %1 on</source>
        <translation>ab Byte %1</translation>
    </message>
    <message>
        <source>These are not the sent bytes: %1 announced, %2 in the file.</source>
        <extracomment>%1 and %2 are numbers of bytes</extracomment>
        <translation>Das sind nicht die gesendeten Bytes: %1 angekündigt, %2 in der Datei.</translation>
    </message>
    <message>
        <source>These are not the sent bytes: the file has another number of them than was announced.</source>
        <translation>Das sind nicht die gesendeten Bytes: In der Datei steht eine andere Zahl davon, als angekündigt wurde.</translation>
    </message>
    <message>
        <source>Browsers keep text instead of bytes, and cut long bodies. Capture the request with Runlatch.</source>
        <translation>Browser behalten Text statt Bytes und kürzen lange Bodys. Zeichnen Sie die Anfrage mit Runlatch auf.</translation>
    </message>
    <message>
        <source>Nothing proves that these are the sent bytes.</source>
        <translation>Nichts beweist, dass das die gesendeten Bytes sind.</translation>
    </message>
    <message>
        <source>A Content-Length of the same size would, if no character stands for bytes that are no text.</source>
        <translation>Ein Content-Length derselben Größe täte das, wenn kein Zeichen für Bytes steht, die kein Text sind.</translation>
    </message>
    <message>
        <source>These are not the sent bytes: placeholders stand in the file for the secrets of the body.</source>
        <translation>Das sind nicht die gesendeten Bytes: In der Datei stehen Platzhalter für die Geheimnisse des Bodys.</translation>
    </message>
    <message>
        <source>Export it with its secrets.</source>
        <translation>Exportieren Sie sie mit ihren Geheimnissen.</translation>
    </message>
    <message>
        <source>“%1” is another type than workspaces.</source>
        <translation>„%1“ ist ein anderer Typ als workspaces.</translation>
    </message>
    <message>
        <source>Write workspaces: change requests are created in the workspaces that a query finds.</source>
        <translation>Schreiben Sie workspaces: Change Requests werden in den Workspaces angelegt, die eine Abfrage findet.</translation>
    </message>
    <message>
        <source>“%1” is not a member of a query.</source>
        <translation>„%1“ gehört nicht in eine Abfrage.</translation>
    </message>
    <message>
        <source>Remove it: a query has type and filter, and a condition has field, operator and value.</source>
        <translation>Entfernen Sie es: Eine Abfrage hat type und filter, eine Bedingung field, operator und value.</translation>
    </message>
    <message>
        <source>“%1” was not found, but the service does not give its whole list of workspaces.</source>
        <translation>„%1“ wurde nicht gefunden, aber der Dienst gibt seine Liste von Workspaces nicht ganz heraus.</translation>
    </message>
    <message>
        <source>The service answered with the same page again, so the list may be longer than what arrived.</source>
        <translation>Der Dienst hat dieselbe Seite noch einmal gegeben, deshalb kann die Liste länger sein als das, was ankam.</translation>
    </message>
    <message>
        <source>What arrived is shown. Tell whoever runs the service that it ignores the number of a page.</source>
        <translation>Was ankam, ist zu sehen. Sagen Sie denen, die den Dienst betreiben, dass er die Nummer einer Seite nicht beachtet.</translation>
    </message>
    <message>
        <source>The service gave less than it counts, so a part of the list is missing.</source>
        <translation>Der Dienst hat weniger gegeben, als er zählt, deshalb fehlt ein Teil der Liste.</translation>
    </message>
    <message>
        <source>What arrived is shown. Load it again to be sure.</source>
        <translation>Was ankam, ist zu sehen. Laden Sie neu, um sicherzugehen.</translation>
    </message>
    <message>
        <source>The service does not say where the list ends, so it may be longer than what arrived.</source>
        <translation>Der Dienst sagt nicht, wo die Liste endet, deshalb kann sie länger sein als das, was ankam.</translation>
    </message>
    <message>
        <source>Write the secret into it, and nothing else. Where none is meant, unset the variable or leave the option out.</source>
        <translation>Das Geheimnis hineinschreiben und sonst nichts. Wo keines gemeint ist, die Variable entfernen oder die Option weglassen.</translation>
    </message>
    <message>
        <source>Line %1 of the baseline is not the id of a case.</source>
        <translation>Zeile %1 der Baseline ist nicht die Id eines Falls.</translation>
    </message>
    <message>
        <source>Write one id on a line, as check --list prints it; # begins a comment.</source>
        <translation>Schreiben Sie eine Id je Zeile, wie check --list sie ausgibt; # beginnt einen Kommentar.</translation>
    </message>
    <message>
        <source>The baseline has more than 10,000 lines.</source>
        <translation>Die Baseline hat mehr als 10.000 Zeilen.</translation>
    </message>
    <message>
        <source>Check its name; it has the id of a case on each line.</source>
        <translation>Prüfen Sie ihren Namen; sie hat die Id eines Falls in jeder Zeile.</translation>
    </message>
    <message>
        <source>The key “%1” has no value “%2”.</source>
        <translation>Der Schlüssel „%1“ hat keinen Wert „%2“.</translation>
    </message>
    <message>
        <source>Write “%1” if that is meant.</source>
        <translation>„%1“ schreiben, wenn das gemeint ist.</translation>
    </message>
    <message>
        <source>A scenario has at most 1 MB.</source>
        <translation>Ein Szenario hat höchstens 1 MB.</translation>
    </message>
    <message>
        <source>Check the name of the file.</source>
        <translation>Den Namen der Datei prüfen.</translation>
    </message>
    <message>
        <source>A scenario has at most 10,000 lines.</source>
        <translation>Ein Szenario hat höchstens 10.000 Zeilen.</translation>
    </message>
    <message>
        <source>Split it in several files.</source>
        <translation>Es auf mehrere Dateien verteilen.</translation>
    </message>
    <message>
        <source>The line is no UTF-8.</source>
        <translation>Die Zeile ist kein UTF-8.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The quote is never closed.</source>
        <translation>Das Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Put another one behind the value.</source>
        <translation>Ein weiteres hinter den Wert setzen.</translation>
    </message>
    <message>
        <source>“%1” is no step.</source>
        <translation>„%1“ ist kein Schritt.</translation>
    </message>
    <message>
        <source>Begin the line with a step, or with # where it is a comment.</source>
        <translation>Die Zeile mit einem Schritt beginnen, oder mit #, wenn sie ein Kommentar ist.</translation>
    </message>
    <message>
        <source>The step knows no “%1”.</source>
        <translation>Der Schritt kennt kein „%1“.</translation>
    </message>
    <message>
        <source>Choose one of those that the help of the command lists.</source>
        <translation>Etwas wählen, das die Hilfe des Befehls aufzählt.</translation>
    </message>
    <message>
        <source>The step “%1” does not say what it is about.</source>
        <translation>Der Schritt „%1“ sagt nicht, worum es geht.</translation>
    </message>
    <message>
        <source>Write it right behind the step, for example expect callback.</source>
        <translation>Es direkt hinter den Schritt schreiben, zum Beispiel expect callback.</translation>
    </message>
    <message>
        <source>The step has no key “%1”.</source>
        <translation>Der Schritt hat keinen Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <translation>„%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>Write it once.</source>
        <translation>Es einmal schreiben.</translation>
    </message>
    <message>
        <source>The step lacks the key “%1”.</source>
        <translation>Dem Schritt fehlt der Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>Write it with its value, like key=value.</source>
        <translation>Ihn mit seinem Wert schreiben, wie key=value.</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>„%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>Write it right behind the =, without a blank.</source>
        <translation>Ihn direkt hinter das = schreiben, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>“%1” is no value of this key.</source>
        <translation>„%1“ ist kein Wert dieses Schlüssels.</translation>
    </message>
    <message>
        <source>Write one that the help of the command shows.</source>
        <translation>Einen schreiben, den die Hilfe des Befehls zeigt.</translation>
    </message>
    <message>
        <source>The step does not say which fault “%1” meets.</source>
        <translation>Der Schritt sagt nicht, welche Störung „%1“ trifft.</translation>
    </message>
    <message>
        <source>Write it like status=503 or reset.</source>
        <translation>Sie schreiben wie status=503 oder reset.</translation>
    </message>
    <message>
        <source>No run was started before this step.</source>
        <translation>Vor diesem Schritt wurde kein Run gestartet.</translation>
    </message>
    <message>
        <source>Write the step run above it.</source>
        <translation>Den Schritt run darüber schreiben.</translation>
    </message>
    <message>
        <source>The run does not come to the stage “%1”.</source>
        <translation>Der Run kommt nicht zur Stage „%1“.</translation>
    </message>
    <message>
        <source>Name the stage in the key stages of the run; a speculative run ends after post_plan.</source>
        <translation>Die Stage im Schlüssel stages des Runs nennen; ein spekulativer Run endet nach post_plan.</translation>
    </message>
    <message>
        <source>The stage “%1” is delivered already.</source>
        <translation>Die Stage „%1“ wird schon zugestellt.</translation>
    </message>
    <message>
        <source>Leave one of the two steps out.</source>
        <translation>Einen der beiden Schritte weglassen.</translation>
    </message>
    <message>
        <source>The scenario expects nothing, so it could not fail.</source>
        <translation>Das Szenario erwartet nichts, also könnte es nicht fehlschlagen.</translation>
    </message>
    <message>
        <source>Add a step such as expect result=passed.</source>
        <translation>Einen Schritt hinzufügen wie expect result=passed.</translation>
    </message>
    <message>
        <source>A file with rules has at most 64 KB.</source>
        <translation>Eine Datei mit Regeln hat höchstens 64 KB.</translation>
    </message>
    <message>
        <source>A file has at most 256 rules.</source>
        <translation>Eine Datei hat höchstens 256 Regeln.</translation>
    </message>
    <message>
        <source>Join rules whose conditions differ in a name: use * or OR.</source>
        <translation>Regeln zusammenfassen, deren Bedingungen sich nur in einem Namen unterscheiden: mit * oder OR.</translation>
    </message>
    <message>
        <source>No rule begins above this line.</source>
        <translation>Über dieser Zeile beginnt keine Regel.</translation>
    </message>
    <message>
        <source>Write a line such as rule name=first above it.</source>
        <translation>Darüber eine Zeile wie rule name=first schreiben.</translation>
    </message>
    <message>
        <source>Another rule is called “%1”, too.</source>
        <translation>Eine andere Regel heißt auch „%1“.</translation>
    </message>
    <message>
        <source>Give each rule a name of its own: requests keep it.</source>
        <translation>Jeder Regel einen eigenen Namen geben: Anfragen behalten ihn.</translation>
    </message>
    <message>
        <source>The rule “%1” has an answer already.</source>
        <translation>Die Regel „%1“ hat schon eine Antwort.</translation>
    </message>
    <message>
        <source>Leave one of the two lines out.</source>
        <translation>Eine der beiden Zeilen weglassen.</translation>
    </message>
    <message>
        <source>The rule “%1” has more than 16 replies.</source>
        <translation>Die Regel „%1“ hat mehr als 16 Rückmeldungen.</translation>
    </message>
    <message>
        <source>Leave some of them out.</source>
        <translation>Einige davon weglassen.</translation>
    </message>
    <message>
        <source>The rule “%1” ends the run task above this line.</source>
        <translation>Die Regel „%1“ beendet den Run Task schon über dieser Zeile.</translation>
    </message>
    <message>
        <source>Write passed or failed in its last reply alone.</source>
        <translation>Nur ihre letzte Rückmeldung darf passed oder failed sein.</translation>
    </message>
    <message>
        <source>This reply of the rule “%1” comes before the one above it.</source>
        <translation>Diese Rückmeldung der Regel „%1“ kommt vor der darüber.</translation>
    </message>
    <message>
        <source>Write the replies in the order of their times, each from the receipt.</source>
        <translation>Die Rückmeldungen nach ihren Zeiten ordnen, jede ab dem Empfang gezählt.</translation>
    </message>
    <message>
        <source>The rule “%1” replies, and leaves the reply to a person.</source>
        <translation>Die Regel „%1“ meldet zurück und überlässt das zugleich einem Menschen.</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>Eines von beiden weglassen.</translation>
    </message>
    <message>
        <source>The state cannot be read as a JSON object (%1).</source>
        <translation>Der Zustand ist nicht als JSON-Objekt lesbar (%1).</translation>
    </message>
    <message>
        <source>Mend the text at this line and column, or name another file.</source>
        <translation>Berichtigen Sie den Text an dieser Zeile und Spalte oder nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The state was written by a newer program (%1).</source>
        <translation>Der Zustand stammt von einem neueren Programm (%1).</translation>
    </message>
    <message>
        <source>Use that program, or name another file; this one is unchanged.</source>
        <translation>Verwenden Sie jenes Programm oder nennen Sie eine andere Datei; diese ist unverändert.</translation>
    </message>
    <message>
        <source>The state has a key that is unknown, or stands twice (%1).</source>
        <translation>Der Zustand hat einen Schlüssel, der unbekannt ist oder zweimal steht (%1).</translation>
    </message>
    <message>
        <source>Check its spelling, or take it out.</source>
        <translation>Prüfen Sie seine Schreibweise oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>The state lacks a key (%1).</source>
        <translation>Dem Zustand fehlt ein Schlüssel (%1).</translation>
    </message>
    <message>
        <source>Add it to the object that begins at this line and column.</source>
        <translation>Ergänzen Sie ihn im Objekt, das an dieser Zeile und Spalte beginnt.</translation>
    </message>
    <message>
        <source>The state has a value that does not fit (%1).</source>
        <translation>Der Zustand hat einen Wert, der nicht passt (%1).</translation>
    </message>
    <message>
        <source>Compare it with a file that simulate --state wrote; ids and names stand once.</source>
        <translation>Vergleichen Sie ihn mit einer Datei, die simulate --state geschrieben hat; Ids und Namen stehen einmal.</translation>
    </message>
    <message>
        <source>A state of more than 64 MB is neither read nor written (%1).</source>
        <translation>Ein Zustand von mehr als 64 MB wird weder gelesen noch geschrieben (%1).</translation>
    </message>
    <message>
        <source>Name another file, or make up fewer change requests.</source>
        <translation>Nennen Sie eine andere Datei oder erfinden Sie weniger Change Requests.</translation>
    </message>
    <message>
        <source>The count of the fault “%1” is no number from 1 to 1,000,000.</source>
        <translation>Die Anzahl der Störung „%1“ ist keine Zahl von 1 bis 1.000.000.</translation>
    </message>
    <message>
        <source>Write it last, like status=503#2 for the first two requests.</source>
        <translation>Sie steht am Ende, zum Beispiel status=503#2 für die ersten beiden Anfragen.</translation>
    </message>
    <message>
        <source>The fault “%1” has an unknown place, or one where it does not happen.</source>
        <translation>Die Störung „%1“ hat eine unbekannte Stelle oder eine, an der es sie nicht gibt.</translation>
    </message>
    <message>
        <source>Write it like callback:status=503. Deliveries have faults of their own, like delivery:repeated.</source>
        <translation>Zum Beispiel callback:status=503. Zustellungen haben eigene Störungen, zum Beispiel delivery:repeated.</translation>
    </message>
    <message>
        <source>The address is one of another protocol than HTTP.</source>
        <translation>Die Adresse gehört zu einem anderen Protokoll als HTTP.</translation>
    </message>
    <message>
        <source>The time that the file says lies ahead of the clock of this computer.</source>
        <translation>Die Zeit, die in der Datei steht, liegt nach der Uhr dieses Computers in der Zukunft.</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Weggelassen: %1</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <extracomment>%1 is a number of requests in a file, %2 a sentence</extracomment>
        <translation>%1 weggelassen: %2</translation>
    </message>
    <message>
        <source>%1 times: %2</source>
        <extracomment>%1 is a number of requests in a file, %2 a sentence</extracomment>
        <translation>%1-mal: %2</translation>
    </message>
    <message>
        <source>%1 At %2.</source>
        <extracomment>%1 is a sentence, %2 the numbers of lines or entries of a file</extracomment>
        <translation>%1 Bei %2.</translation>
    </message>
    <message>
        <source>The digest is right for this body and key.</source>
        <translation>Der Digest stimmt für diesen Body und Schlüssel.</translation>
    </message>
    <message>
        <source>The digest does not match: another body or another key went into it.</source>
        <translation>Der Digest stimmt nicht: ein anderer Body oder ein anderer Schlüssel ging ein.</translation>
    </message>
    <message>
        <source>Print the bytes of the body and the length of the key right where the program computes, and compare them with the run task. Take the raw body, before anything reads it.</source>
        <translation>Bytes des Bodys und Länge des Schlüssels ausgeben, wo das Programm rechnet, und mit dem Run Task vergleichen. Den rohen Body nehmen, bevor ihn etwas liest.</translation>
    </message>
    <message>
        <source>The digest is right, but in upper case; the service sends it in lower case.</source>
        <translation>Der Digest stimmt, steht aber in Großbuchstaben; der Dienst sendet ihn in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Write it in lower case before comparing, or compare the bytes.</source>
        <translation>Vor dem Vergleich in Kleinbuchstaben schreiben oder die Bytes vergleichen.</translation>
    </message>
    <message>
        <source>The digest is right, but in base64; the service sends hexadecimal digits.</source>
        <translation>Der Digest stimmt, steht aber in Base64; der Dienst sendet hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>Ask the library for hexadecimal digits: hexdigest(), digest(&apos;hex&apos;), hex.EncodeToString().</source>
        <translation>Von der Bibliothek hexadezimale Ziffern verlangen: hexdigest(), digest(&apos;hex&apos;), hex.EncodeToString().</translation>
    </message>
    <message>
        <source>The digest is right, but words such as “SHA2-512(stdin)=” or “sha512=” stand before it.</source>
        <translation>Der Digest stimmt, aber davor stehen Worte wie „SHA2-512(stdin)=“ oder „sha512=“.</translation>
    </message>
    <message>
        <source>Take only what stands behind them. The service sends the digits alone.</source>
        <translation>Nur nehmen, was dahinter steht. Der Dienst sendet die Ziffern allein.</translation>
    </message>
    <message>
        <source>The digest is right, but colons stand between its bytes.</source>
        <translation>Der Digest stimmt, aber zwischen seinen Bytes stehen Doppelpunkte.</translation>
    </message>
    <message>
        <source>Remove the colons before comparing; the service sends the digits alone.</source>
        <translation>Die Doppelpunkte vor dem Vergleich entfernen; der Dienst sendet die Ziffern allein.</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, and compare all 128 digits and nothing else.</source>
        <translation>HMAC-SHA512 verwenden und alle 128 Ziffern vergleichen, sonst nichts.</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, and write it as lower-case hexadecimal digits.</source>
        <translation>HMAC-SHA512 verwenden und als hexadezimale Ziffern in Kleinbuchstaben schreiben.</translation>
    </message>
    <message>
        <source>The program computes with SHA-256 instead of SHA-512.</source>
        <translation>Das Programm rechnet mit SHA-256 statt SHA-512.</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512.</source>
        <translation>HMAC-SHA512 verwenden.</translation>
    </message>
    <message>
        <source>The program computes with SHA-1 instead of SHA-512.</source>
        <translation>Das Programm rechnet mit SHA-1 statt SHA-512.</translation>
    </message>
    <message>
        <source>The program computes with SHA-384 instead of SHA-512.</source>
        <translation>Das Programm rechnet mit SHA-384 statt SHA-512.</translation>
    </message>
    <message>
        <source>The program computes with SHA3-512, which is another hash than SHA-512.</source>
        <translation>Das Programm rechnet mit SHA3-512, das ein anderer Hash ist als SHA-512.</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, which libraries call sha512 or SHA2-512.</source>
        <translation>HMAC-SHA512 verwenden, das in Bibliotheken sha512 oder SHA2-512 heißt.</translation>
    </message>
    <message>
        <source>The program computes a plain SHA-512 digest, not an HMAC.</source>
        <translation>Das Programm rechnet einen einfachen SHA-512-Digest, keinen HMAC.</translation>
    </message>
    <message>
        <source>Use the HMAC function of the library, with the key and the body: anybody can make a plain digest.</source>
        <translation>Die HMAC-Funktion der Bibliothek mit Schlüssel und Body verwenden: einen einfachen Digest kann jeder bilden.</translation>
    </message>
    <message>
        <source>The program&apos;s key and the given one differ in a line break at their end.</source>
        <translation>Der Schlüssel des Programms und der angegebene unterscheiden sich durch einen Zeilenumbruch am Ende.</translation>
    </message>
    <message>
        <source>Remove the line break where the program reads its key: files and “echo” end in one.</source>
        <translation>Den Zeilenumbruch entfernen, wo das Programm seinen Schlüssel liest: Dateien und „echo“ enden damit.</translation>
    </message>
    <message>
        <source>The program&apos;s key and the given one differ in blanks at their beginning or end.</source>
        <translation>Der Schlüssel des Programms und der angegebene unterscheiden sich durch Leerzeichen am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>Remove the blanks where the program reads its key.</source>
        <translation>Die Leerzeichen entfernen, wo das Programm seinen Schlüssel liest.</translation>
    </message>
    <message>
        <source>Quotes count as a part of the program&apos;s key, or of the given one.</source>
        <translation>Anführungszeichen zählen zum Schlüssel des Programms oder zum angegebenen.</translation>
    </message>
    <message>
        <source>Remove the quotes where the program gets its key: environment files and container settings keep them.</source>
        <translation>Die Anführungszeichen entfernen, wo das Programm seinen Schlüssel erhält: Umgebungsdateien und Einstellungen von Containern behalten sie.</translation>
    </message>
    <message>
        <source>The program takes the key as hexadecimal digits for bytes, or writes it as such.</source>
        <translation>Das Programm nimmt den Schlüssel als hexadezimale Ziffern für Bytes oder schreibt ihn so.</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are.</source>
        <translation>Die Zeichen des Schlüssels verwenden, wie sie sind.</translation>
    </message>
    <message>
        <source>The program takes the key as base64 for bytes, or has it in base64.</source>
        <translation>Das Programm nimmt den Schlüssel als Base64 für Bytes oder hat ihn in Base64.</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are. Secrets of Kubernetes are in base64 until they are mounted.</source>
        <translation>Die Zeichen des Schlüssels verwenden, wie sie sind. Secrets von Kubernetes stehen in Base64, bis sie eingebunden sind.</translation>
    </message>
    <message>
        <source>The program computes with another key that is known here.</source>
        <translation>Das Programm rechnet mit einem anderen Schlüssel, der hier bekannt ist.</translation>
    </message>
    <message>
        <source>Give the program the key of this run task.</source>
        <translation>Dem Programm den Schlüssel dieses Run Task geben.</translation>
    </message>
    <message>
        <source>The program computes with an empty key.</source>
        <translation>Das Programm rechnet mit einem leeren Schlüssel.</translation>
    </message>
    <message>
        <source>Look where the program gets its key: an environment variable that is not set reads as an empty text.</source>
        <translation>Nachsehen, woher das Programm seinen Schlüssel hat: Eine Umgebungsvariable, die nicht gesetzt ist, liest sich als leerer Text.</translation>
    </message>
    <message>
        <source>The program computes over a line break at the end that the body does not have.</source>
        <translation>Das Programm rechnet mit einem Zeilenumbruch am Ende, den der Body nicht hat.</translation>
    </message>
    <message>
        <source>Take the bytes as they came: “echo”, editors and text functions add a last line break.</source>
        <translation>Die Bytes nehmen, wie sie kamen: „echo“, Editoren und Textfunktionen fügen am Ende einen Zeilenumbruch an.</translation>
    </message>
    <message>
        <source>The program computes over the body without the line break at its end.</source>
        <translation>Das Programm rechnet ohne den Zeilenumbruch am Ende des Bodys.</translation>
    </message>
    <message>
        <source>Take the bytes as they came: shells, trim() and “curl -d” remove it. With curl, use --data-binary.</source>
        <translation>Die Bytes nehmen, wie sie kamen: Shells, trim() und „curl -d“ entfernen ihn. Bei curl --data-binary verwenden.</translation>
    </message>
    <message>
        <source>The program computes over other line ends than the body has.</source>
        <translation>Das Programm rechnet mit anderen Zeilenenden, als der Body hat.</translation>
    </message>
    <message>
        <source>Read the body as bytes, not as text: text mode changes line ends.</source>
        <translation>Den Body als Bytes lesen, nicht als Text: Der Textmodus ändert Zeilenenden.</translation>
    </message>
    <message>
        <source>The program computes with a byte order mark that the body does not have, or without the one that it has.</source>
        <translation>Das Programm rechnet mit einer Byte-Reihenfolge-Marke, die der Body nicht hat, oder ohne die, die er hat.</translation>
    </message>
    <message>
        <source>Read the body as bytes: decoders of text drop or add the mark.</source>
        <translation>Den Body als Bytes lesen: Decoder für Text lassen die Marke weg oder fügen sie an.</translation>
    </message>
    <message>
        <source>The program computes over the body without the white space around it.</source>
        <translation>Das Programm rechnet ohne den Leerraum um den Body.</translation>
    </message>
    <message>
        <source>Take the bytes as they came, without trim() or strip().</source>
        <translation>Die Bytes nehmen, wie sie kamen, ohne trim() oder strip().</translation>
    </message>
    <message>
        <source>The program computes over JSON that it wrote anew, not over the body.</source>
        <translation>Das Programm rechnet über JSON, das es neu geschrieben hat, nicht über den Body.</translation>
    </message>
    <message>
        <source>Take the raw body before the JSON is read: express.raw(), request.get_data(), io.ReadAll(r.Body).</source>
        <translation>Den rohen Body nehmen, bevor das JSON gelesen wird: express.raw(), request.get_data(), io.ReadAll(r.Body).</translation>
    </message>
    <message>
        <source>The program computes over the body in another encoding.</source>
        <translation>Das Programm rechnet über den Body in einer anderen Kodierung.</translation>
    </message>
    <message>
        <source>Take the body as bytes, or write the text as UTF-8 again.</source>
        <translation>Den Body als Bytes nehmen oder den Text wieder als UTF-8 schreiben.</translation>
    </message>
    <message>
        <source>The program computes over an empty message.</source>
        <translation>Das Programm rechnet über eine leere Nachricht.</translation>
    </message>
    <message>
        <source>Read the body once and keep it: a stream that something has read before is empty.</source>
        <translation>Den Body einmal lesen und behalten: Ein Stream, den schon etwas gelesen hat, ist leer.</translation>
    </message>
    <message>
        <source>The program computes over “{}”.</source>
        <translation>Das Programm rechnet über „{}“.</translation>
    </message>
    <message>
        <source>Take the raw body: the parser of bodies did not run, or did not know the content type, and left an empty object.</source>
        <translation>Den rohen Body nehmen: Der Parser für Bodys lief nicht oder kannte den Content-Type nicht und ließ ein leeres Objekt.</translation>
    </message>
    <message>
        <source>The program computes over the name of a missing value.</source>
        <translation>Das Programm rechnet über den Namen eines fehlenden Werts.</translation>
    </message>
    <message>
        <source>Look at the variable of the body: it has no value there, and was made into a text.</source>
        <translation>Die Variable des Bodys ansehen: Sie hat dort keinen Wert und wurde zu Text.</translation>
    </message>
    <message>
        <source>The program computes over the name of an object instead of the body.</source>
        <translation>Das Programm rechnet über den Namen eines Objekts statt über den Body.</translation>
    </message>
    <message>
        <source>Take the raw body; an object that is put into a text becomes this name. Wait for promises before.</source>
        <translation>Den rohen Body nehmen; ein Objekt, das in einen Text gesetzt wird, wird zu diesem Namen. Vorher auf Promises warten.</translation>
    </message>
    <message>
        <source>The program computes over the body in base64.</source>
        <translation>Das Programm rechnet über den Body in Base64.</translation>
    </message>
    <message>
        <source>Decode it first: API gateways hand bodies over in base64 and say so by isBase64Encoded.</source>
        <translation>Ihn zuerst dekodieren: API-Gateways übergeben Bodys in Base64 und sagen es mit isBase64Encoded.</translation>
    </message>
    <message>
        <source>The program computes over the body in hexadecimal digits.</source>
        <translation>Das Programm rechnet über den Body in hexadezimalen Ziffern.</translation>
    </message>
    <message>
        <source>Hand the bytes to the HMAC, not their digits.</source>
        <translation>Dem HMAC die Bytes geben, nicht ihre Ziffern.</translation>
    </message>
    <message>
        <source>The program computes over the printed form of the bytes, b&apos;...&apos;.</source>
        <translation>Das Programm rechnet über die ausgegebene Form der Bytes, b&apos;...&apos;.</translation>
    </message>
    <message>
        <source>Hand the bytes over as they are; str(body) prints them, body.decode() reads them.</source>
        <translation>Die Bytes übergeben, wie sie sind; str(body) gibt sie aus, body.decode() liest sie.</translation>
    </message>
    <message>
        <source>The program computes over the printed form of a dict, with single quotes, True and None.</source>
        <translation>Das Programm rechnet über die ausgegebene Form eines dict, mit einfachen Anführungszeichen, True und None.</translation>
    </message>
    <message>
        <source>Take the raw body, such as request.get_data(): str() of a dict is no JSON.</source>
        <translation>Den rohen Body nehmen, etwa request.get_data(): str() eines dict ist kein JSON.</translation>
    </message>
    <message>
        <source>The program computes over the body as a JSON string, in quotes and with escapes.</source>
        <translation>Das Programm rechnet über den Body als JSON-String, in Anführungszeichen und mit Escapes.</translation>
    </message>
    <message>
        <source>Do not write the body as JSON once more: it is a text already.</source>
        <translation>Den Body nicht noch einmal als JSON schreiben: Er ist schon ein Text.</translation>
    </message>
    <message>
        <source>The program computes over the body in gzip.</source>
        <translation>Das Programm rechnet über den Body in gzip.</translation>
    </message>
    <message>
        <source>Compute over what the service signed, before anything compresses it.</source>
        <translation>Über das rechnen, was der Dienst signiert hat, bevor es etwas komprimiert.</translation>
    </message>
    <message>
        <source>The program computes over the body without its line ends.</source>
        <translation>Das Programm rechnet über den Body ohne seine Zeilenenden.</translation>
    </message>
    <message>
        <source>Send the file with --data-binary: “curl -d @file” drops line ends. Shells do so, too, without quotes.</source>
        <translation>Die Datei mit --data-binary senden: „curl -d @Datei“ lässt Zeilenenden weg. Auch Shells tun das ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>The program computes over a copy of the body whose secrets are masked.</source>
        <translation>Das Programm rechnet über eine Kopie des Bodys, deren Geheimnisse maskiert sind.</translation>
    </message>
    <message>
        <source>Compute before anything masks the body; copies of logs cannot be checked.</source>
        <translation>Rechnen, bevor etwas den Body maskiert; Kopien aus Logs lassen sich nicht prüfen.</translation>
    </message>
    <message>
        <source>The program computes the HMAC over a hash of the body.</source>
        <translation>Das Programm rechnet den HMAC über einen Hash des Bodys.</translation>
    </message>
    <message>
        <source>Hand the body itself to the HMAC, which hashes it.</source>
        <translation>Dem HMAC den Body selbst geben; er bildet den Hash.</translation>
    </message>
    <message>
        <source>The program computes the HMAC over the key and the body together.</source>
        <translation>Das Programm rechnet den HMAC über Schlüssel und Body zusammen.</translation>
    </message>
    <message>
        <source>Hand the key over as the key alone, and the body alone as the message.</source>
        <translation>Den Schlüssel nur als Schlüssel übergeben und den Body allein als Nachricht.</translation>
    </message>
    <message>
        <source>The program takes the body for the key, and the key for the message.</source>
        <translation>Das Programm nimmt den Body als Schlüssel und den Schlüssel als Nachricht.</translation>
    </message>
    <message>
        <source>Swap the two arguments; the order differs from library to library.</source>
        <translation>Die beiden Argumente tauschen; ihre Reihenfolge ist je nach Bibliothek anders.</translation>
    </message>
    <message>
        <source>The program&apos;s key is the name of a missing value.</source>
        <translation>Der Schlüssel des Programms ist der Name eines fehlenden Werts.</translation>
    </message>
    <message>
        <source>Set the variable that the program reads its key from, and end the program where it is missing.</source>
        <translation>Die Variable setzen, aus der das Programm seinen Schlüssel liest, und das Programm beenden, wo sie fehlt.</translation>
    </message>
    <message>
        <source>The program&apos;s key is the name of a variable, not its value.</source>
        <translation>Der Schlüssel des Programms ist der Name einer Variablen, nicht ihr Wert.</translation>
    </message>
    <message>
        <source>Write the variable in double quotes or read it from the environment: single quotes keep its name.</source>
        <translation>Die Variable in doppelte Anführungszeichen setzen oder aus der Umgebung lesen: Einfache lassen ihren Namen stehen.</translation>
    </message>
    <message>
        <source>The name of a variable and “=” count as a part of the program&apos;s key.</source>
        <translation>Der Name einer Variablen und „=“ zählen zum Schlüssel des Programms.</translation>
    </message>
    <message>
        <source>Give the program what stands behind “=”: a line of an environment file was taken whole.</source>
        <translation>Dem Programm geben, was hinter „=“ steht: Eine Zeile einer Umgebungsdatei wurde ganz genommen.</translation>
    </message>
    <message>
        <source>The program has only a part of the key.</source>
        <translation>Das Programm hat nur einen Teil des Schlüssels.</translation>
    </message>
    <message>
        <source>Look for a field that is too short, and for characters such as “#” and “$”, which shells and environment files take for their own.</source>
        <translation>Nach einem zu kurzen Feld suchen und nach Zeichen wie „#“ und „$“, die Shells und Umgebungsdateien selbst auswerten.</translation>
    </message>
    <message>
        <source>The signature is made with SHA-384 instead of SHA-512.</source>
        <translation>Die Signatur wurde mit SHA-384 statt SHA-512 gebildet.</translation>
    </message>
    <message>
        <source>The signature is made with SHA3-512 instead of SHA-512.</source>
        <translation>Die Signatur wurde mit SHA3-512 statt SHA-512 gebildet.</translation>
    </message>
    <message>
        <source>A digest was given, and no key to compare it with.</source>
        <translation>Ein Digest wurde angegeben, aber kein Schlüssel zum Vergleichen.</translation>
    </message>
    <message>
        <source>Of an empty message</source>
        <translation>Einer leeren Nachricht</translation>
    </message>
    <message>
        <source>Of the text {}</source>
        <translation>Des Texts {}</translation>
    </message>
    <message>
        <source>Of the text “%1”</source>
        <translation>Des Texts „%1“</translation>
    </message>
    <message>
        <source>Of the SHA-512 of the body, in hexadecimal digits</source>
        <translation>Des SHA-512 des Bodys in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>Of the SHA-512 of the body, as bytes</source>
        <translation>Des SHA-512 des Bodys als Bytes</translation>
    </message>
    <message>
        <source>Of the SHA-256 of the body, in hexadecimal digits</source>
        <translation>Des SHA-256 des Bodys in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>Of the SHA-256 of the body, as bytes</source>
        <translation>Des SHA-256 des Bodys als Bytes</translation>
    </message>
    <message>
        <source>Of the body in %1</source>
        <translation>Des Bodys in %1</translation>
    </message>
    <message>
        <source>Of the body in hexadecimal digits</source>
        <translation>Des Bodys in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>Of the body in hexadecimal digits in upper case</source>
        <translation>Des Bodys in hexadezimalen Ziffern in Großbuchstaben</translation>
    </message>
    <message>
        <source>Of the body as Python prints bytes</source>
        <translation>Des Bodys, wie Python Bytes ausgibt</translation>
    </message>
    <message>
        <source>Of the body as Python prints a dict</source>
        <translation>Des Bodys, wie Python ein dict ausgibt</translation>
    </message>
    <message>
        <source>Of the body as a JSON string</source>
        <translation>Des Bodys als JSON-String</translation>
    </message>
    <message>
        <source>Of the body as a JSON string, letters beyond ASCII as \u escapes</source>
        <translation>Des Bodys als JSON-String, Buchstaben jenseits von ASCII als \u-Escapes</translation>
    </message>
    <message>
        <source>Of the body as a JSON string, &lt;, &gt; and &amp; as \u escapes</source>
        <translation>Des Bodys als JSON-String, &lt;, &gt; und &amp; als \u-Escapes</translation>
    </message>
    <message>
        <source>Of the body without its line ends</source>
        <translation>Des Bodys ohne Zeilenenden</translation>
    </message>
    <message>
        <source>Of the body with “%1” in place of its secrets</source>
        <translation>Des Bodys mit „%1“ anstelle seiner Geheimnisse</translation>
    </message>
    <message>
        <source>Of the body with * for each byte of its secrets</source>
        <translation>Des Bodys mit * für jedes Byte seiner Geheimnisse</translation>
    </message>
    <message>
        <source>Of the body without its secrets</source>
        <translation>Des Bodys ohne seine Geheimnisse</translation>
    </message>
    <message>
        <source>Of the key and the body</source>
        <translation>Von Schlüssel und Body</translation>
    </message>
    <message>
        <source>Of the body and the key</source>
        <translation>Von Body und Schlüssel</translation>
    </message>
    <message>
        <source>Of the key, with the body in its place</source>
        <translation>Des Schlüssels, mit dem Body an seiner Stelle</translation>
    </message>
    <message>
        <source>With “%1” as the key</source>
        <translation>Mit „%1“ als Schlüssel</translation>
    </message>
    <message>
        <source>With “%1” before the key</source>
        <translation>Mit „%1“ vor dem Schlüssel</translation>
    </message>
    <message>
        <source>With the first bytes of the key, %1 of them</source>
        <translation>Mit den ersten Bytes des Schlüssels, %1 an der Zahl</translation>
    </message>
    <message>
        <source>With the key without its first byte</source>
        <translation>Mit dem Schlüssel ohne sein erstes Byte</translation>
    </message>
    <message>
        <source>With the key and a line feed, in base64</source>
        <translation>Mit dem Schlüssel und LF dahinter, in Base64</translation>
    </message>
    <message>
        <source>The bytes that the value spells in base64url are the right ones.</source>
        <translation>Die Bytes, die der Wert in Base64url angibt, sind die richtigen.</translation>
    </message>
    <message>
        <source>The value without its colons is the right one.</source>
        <translation>Der Wert ohne seine Doppelpunkte ist der richtige.</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA384 of the body.</source>
        <translation>Der Wert ist der HMAC-SHA384 des Bodys.</translation>
    </message>
    <message>
        <source>HMAC-SHA384 of the body</source>
        <translation>HMAC-SHA384 des Bodys</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA3-512 of the body.</source>
        <translation>Der Wert ist der HMAC-SHA3-512 des Bodys.</translation>
    </message>
    <message>
        <source>HMAC-SHA3-512 of the body</source>
        <translation>HMAC-SHA3-512 des Bodys</translation>
    </message>
    <message>
        <source>%1: in what the program computed over, but not in the body</source>
        <translation>%1: in dem, worüber das Programm rechnete, aber nicht im Body</translation>
    </message>
    <message>
        <source>%1: in the body, but not in what the program computed over</source>
        <translation>%1: im Body, aber nicht in dem, worüber das Programm rechnete</translation>
    </message>
    <message>
        <source>%1: in the body; the program computed over %2 there</source>
        <translation>%1: im Body; das Programm rechnete dort über %2</translation>
    </message>
    <message>
        <source>The same digest comes of this: %1.</source>
        <translation>Derselbe Digest entsteht so: %1.</translation>
    </message>
    <message>
        <source>Besides, colons stand between its bytes.</source>
        <translation>Außerdem stehen Doppelpunkte zwischen ihren Bytes.</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. In the body: %2. Computed over there: %3.</source>
        <translation>Der erste Unterschied ist bei Byte %1. Im Body: %2. Gerechnet wurde dort über: %3.</translation>
    </message>
    <message>
        <source>Not tried: the rarer slips of programs, because the body is too large.</source>
        <translation>Nicht versucht: die selteneren Versehen von Programmen, weil der Body zu groß ist.</translation>
    </message>
    <message>
        <source>Computed with another known key: %1.</source>
        <translation>Mit einem anderen bekannten Schlüssel gerechnet: %1.</translation>
    </message>
    <message>
        <source>The body was read from its base64.</source>
        <translation>Der Body wurde aus seinem Base64 gelesen.</translation>
    </message>
    <message>
        <source>The body was read from its printed form, b&apos;...&apos;.</source>
        <translation>Der Body wurde aus seiner ausgegebenen Form b&apos;...&apos; gelesen.</translation>
    </message>
    <message>
        <source>The body was read from the event that holds it.</source>
        <translation>Der Body wurde aus dem Event gelesen, in dem er steht.</translation>
    </message>
    <message>
        <source>No known explanation leads to this digest.</source>
        <translation>Keine bekannte Erklärung führt zu diesem Digest.</translation>
    </message>
    <message>
        <source>Taken are JSON Lines, curl commands and raw bytes of an export, HAR, commands of curl, raw HTTP requests, events of AWS (API Gateway, Lambda URLs, load balancers), and what ngrok and webhook.site list; also packed by gzip.</source>
        <translation>Genommen werden JSON Lines, curl-Befehle und rohe Bytes eines Exports, HAR, Befehle für curl, rohe HTTP-Anfragen, Ereignisse von AWS (API Gateway, Lambda-URLs, Load Balancer) und was ngrok und webhook.site auflisten; auch mit gzip gepackt.</translation>
    </message>
    <message>
        <source>The file does not say when this was received: the time at which the file was written stands in.</source>
        <translation>Die Datei sagt nicht, wann das empfangen wurde: An dieser Stelle steht die Zeit, zu der die Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>The file is packed by gzip, and cut or damaged.</source>
        <translation>Die Datei ist mit gzip gepackt und abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>What was unpacked before that was read. Get the file again.</source>
        <translation>Was davor entpackt wurde, ist gelesen. Die Datei noch einmal besorgen.</translation>
    </message>
    <message>
        <source>The file is packed and holds more than the 4 GB that are unpacked of one.</source>
        <translation>Die Datei ist gepackt und enthält mehr als die 4 GB, die von einer entpackt werden.</translation>
    </message>
    <message>
        <source>Unpack it, and import it in parts.</source>
        <translation>Sie entpacken und in Teilen importieren.</translation>
    </message>
    <message>
        <source>The command sends the content of %1, and no command can have a file read.</source>
        <translation>Der Befehl sendet den Inhalt von %1, und kein Befehl kann eine Datei lesen lassen.</translation>
    </message>
    <message>
        <source>Write the content into the command, behind --data-raw.</source>
        <translation>Den Inhalt in den Befehl schreiben, hinter --data-raw.</translation>
    </message>
    <message>
        <source>The command has %1, so that what it sends cannot be told.</source>
        <translation>Der Befehl hat %1, sodass sich nicht sagen lässt, was er sendet.</translation>
    </message>
    <message>
        <source>Take that out, and import the command again.</source>
        <translation>Das herausnehmen und den Befehl noch einmal importieren.</translation>
    </message>
    <message>
        <source>A quote of the command is not closed.</source>
        <translation>Ein Anführungszeichen des Befehls ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Copy the whole command.</source>
        <translation>Den ganzen Befehl kopieren.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file seems to be a zip archive, which is not opened.</source>
        <translation>Die Datei scheint ein ZIP-Archiv zu sein, das nicht geöffnet wird.</translation>
    </message>
    <message>
        <source>The file seems to be a database (SQLite), as a store of captures is: its folder is opened.</source>
        <translation>Die Datei scheint eine Datenbank (SQLite) zu sein, wie ein Speicher von Mitschnitten eine ist: Geöffnet wird sein Ordner.</translation>
    </message>
    <message>
        <source>The file seems to be a web page or XML.</source>
        <translation>Die Datei scheint eine Webseite oder XML zu sein.</translation>
    </message>
    <message>
        <source>The file seems to be the table of an export as CSV, which has no bytes of the requests.</source>
        <translation>Die Datei scheint die Tabelle eines Exports als CSV zu sein, die keine Bytes der Anfragen hat.</translation>
    </message>
    <message>
        <source>The file seems to be JSON of another kind.</source>
        <translation>Die Datei scheint JSON anderer Art zu sein.</translation>
    </message>
    <message>
        <source>The file seems to be text of another kind.</source>
        <translation>Die Datei scheint Text anderer Art zu sein.</translation>
    </message>
    <message>
        <source>The file seems to be neither text nor an archive.</source>
        <translation>Die Datei scheint weder Text noch ein Archiv zu sein.</translation>
    </message>
    <message>
        <source>If the signature of the header is the same, something compressed the body on its way, and the program is right. Otherwise take the raw body.</source>
        <translation>Ist die Signatur des Headers dieselbe, dann hat etwas den Body unterwegs komprimiert, und das Programm hat recht. Sonst den rohen Body nehmen.</translation>
    </message>
    <message>
        <source>The program computes over the unpacked body, and the given one is packed.</source>
        <translation>Das Programm rechnet über den entpackten Body, und der angegebene ist gepackt.</translation>
    </message>
    <message>
        <source>No key is given here, so little could be tried.</source>
        <translation>Hier ist kein Schlüssel angegeben, deshalb ließ sich wenig versuchen.</translation>
    </message>
    <message>
        <source>Give the key with which the program should compute: that of the run task.</source>
        <translation>Den Schlüssel angeben, mit dem das Programm rechnen soll: den des Run Task.</translation>
    </message>
    <message>
        <source>a number or a text</source>
        <translation>eine Zahl oder ein Text</translation>
    </message>
    <message>
        <source>Expected: one JSON object.</source>
        <translation>Erwartet: ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Expected: UTF-8.</source>
        <translation>Erwartet: UTF-8.</translation>
    </message>
    <message>
        <source>Expected: the JSON text itself, uncompressed.</source>
        <translation>Erwartet: der JSON-Text selbst, unkomprimiert.</translation>
    </message>
    <message>
        <source>Expected: the JSON object itself as the body.</source>
        <translation>Erwartet: das JSON-Objekt selbst als Body.</translation>
    </message>
    <message>
        <source>Expected: the object itself, encoded once.</source>
        <translation>Erwartet: das Objekt selbst, einmal kodiert.</translation>
    </message>
    <message>
        <source>Expected: UTF-8 without it. Some readers refuse it, and it is part of what is signed.</source>
        <translation>Erwartet: UTF-8 ohne BOM. Manche Parser weisen das BOM ab, und es wird mitsigniert.</translation>
    </message>
    <message>
        <source>Expected: the text in UTF-8.</source>
        <translation>Erwartet: der Text in UTF-8.</translation>
    </message>
    <message>
        <source>Expected: one JSON object and nothing else.</source>
        <translation>Erwartet: ein JSON-Objekt und nichts sonst.</translation>
    </message>
    <message>
        <source>Expected: another number, or a text.</source>
        <translation>Erwartet: eine andere Zahl oder ein Text.</translation>
    </message>
    <message>
        <source>Expected: a text, of which every reader keeps all.</source>
        <translation>Erwartet: ein Text, den jeder Parser ganz behält.</translation>
    </message>
    <message>
        <source>Expected: one of them alone. Readers differ in which one they take.</source>
        <translation>Erwartet: nur einer davon. Parser nehmen mal den einen, mal den anderen.</translation>
    </message>
    <message>
        <source>Expected: “%2”.</source>
        <translation>Erwartet: „%2“.</translation>
    </message>
    <message>
        <source>Expected: some content, or no such key where it is optional.</source>
        <translation>Erwartet: ein Inhalt, oder kein solcher Schlüssel, wenn er nicht nötig ist.</translation>
    </message>
    <message>
        <source>Expected: “%2”, and letters and digits behind it.</source>
        <translation>Erwartet: „%2“ und dahinter Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>Expected: http:// or https:// and a host, with escapes for what a URL cannot hold.</source>
        <translation>Erwartet: http:// oder https:// und ein Host, mit Maskierung dessen, was eine URL nicht enthalten kann.</translation>
    </message>
    <message>
        <source>Expected: ISO 8601, such as 2021-09-02T14:47:13.036Z.</source>
        <translation>Erwartet: ISO 8601, etwa 2021-09-02T14:47:13.036Z.</translation>
    </message>
    <message>
        <source>Expected: no such key at this stage.</source>
        <translation>Erwartet: kein solcher Schlüssel in dieser Phase.</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>Run Task</translation>
    </message>
    <message>
        <source>Run task of the beta</source>
        <translation>Run Task der Beta</translation>
    </message>
    <message>
        <source>Notification of a run</source>
        <translation>Benachrichtigung über einen Run</translation>
    </message>
    <message>
        <source>Notification of a workspace</source>
        <translation>Benachrichtigung über einen Workspace</translation>
    </message>
    <message>
        <source>Notification of a change request</source>
        <translation>Benachrichtigung über einen Change Request</translation>
    </message>
    <message>
        <source>Its signature has the header of the beta of 2021, where an integration of today finds none.</source>
        <translation>Ihre Signatur steht im Header der Beta von 2021, wo eine heutige Integration keine findet.</translation>
    </message>
    <message>
        <source>It is no run task: answer it with 200, and send no callback. Its signature stands in %1.</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>Das ist kein Run Task: mit 200 beantworten und keinen Callback senden. Die Signatur steht in %1.</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>Benachrichtigung</translation>
    </message>
    <message>
        <source>This request is a notification, to which the service takes no reply.</source>
        <translation>Diese Anfrage ist eine Benachrichtigung, auf die der Dienst keine Antwort annimmt.</translation>
    </message>
    <message>
        <source>Set up a run task at the service to be asked for a result.</source>
        <translation>Beim Dienst einen Run Task einrichten, um nach einem Ergebnis gefragt zu werden.</translation>
    </message>
    <message>
        <source>The token of this run task has expired.</source>
        <translation>Das Token dieses Run Tasks ist abgelaufen.</translation>
    </message>
    <message>
        <source>Call back, and get the plan, while it is valid: no update makes it live longer.</source>
        <translation>Callback senden und Plan abholen, solange es gilt: Keine Aktualisierung verlängert es.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are there already.</source>
        <translation>
            <numerusform>%n Anfrage ist schon da.</numerusform>
            <numerusform>%n Anfragen sind schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were there already.</source>
        <translation>
            <numerusform>%n Anfrage war schon da.</numerusform>
            <numerusform>%n Anfragen waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files will be left out.</source>
        <translation>
            <numerusform>%n Teil der Dateien wird weggelassen.</numerusform>
            <numerusform>%n Teile der Dateien werden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files were left out.</source>
        <translation>
            <numerusform>%n Teil der Dateien wurde weggelassen.</numerusform>
            <numerusform>%n Teile der Dateien wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n request(s) the body is not known to be what was sent.</source>
        <translation>
            <numerusform>Bei %n Anfrage ist nicht bekannt, ob der Body so gesendet wurde.</numerusform>
            <numerusform>Bei %n Anfragen ist nicht bekannt, ob der Body so gesendet wurde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of other protocols than HTTP were passed over.</source>
        <translation>
            <numerusform>%n Eintrag eines anderen Protokolls als HTTP wurde übergangen.</numerusform>
            <numerusform>%n Einträge anderer Protokolle als HTTP wurden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service answered %2, not 200: it may have accepted the reply.</source>
        <translation>Der Dienst hat mit %2 statt 200 geantwortet: Er kann die Antwort angenommen haben.</translation>
    </message>
    <message>
        <source>Look at the run: while it waits, no final reply was accepted.</source>
        <translation>Den Run ansehen: Solange er wartet, wurde kein Endergebnis angenommen.</translation>
    </message>
    <message>
        <source>A final reply was sent before, and its answer does not say whether it was accepted.</source>
        <translation>Ein Endergebnis wurde bereits gesendet, und die Antwort darauf sagt nicht, ob es angenommen wurde.</translation>
    </message>
    <message>
        <source>Look at the run first: a final result that the service has stays, and another is refused.</source>
        <translation>Zuerst den Run ansehen: Ein Endergebnis, das der Dienst hat, bleibt, und ein weiteres lehnt er ab.</translation>
    </message>
    <message>
        <source>Send it anyway if this service puts a code of its own into the callback address. Otherwise look at access_token in the payload and correct the sender.</source>
        <translation>Trotzdem senden, wenn dieser Dienst einen eigenen Code in die Callback-Adresse schreibt. Sonst access_token im Payload ansehen und den Absender berichtigen.</translation>
    </message>
    <message>
        <source>The reply was not taken: whoever runs the service has to name the right callback address.</source>
        <translation>Die Antwort wurde nicht angenommen: Wer den Dienst betreibt, muss die richtige Callback-Adresse nennen.</translation>
    </message>
    <message>
        <source>The task result has ended at the service already (409): passed, failed, errored or canceled.</source>
        <translation>Das Task-Ergebnis ist beim Dienst bereits beendet (409): bestanden, nicht bestanden, fehlerhaft oder abgebrochen.</translation>
    </message>
    <message>
        <source>The service does not allow the reply with the access token that came with the request (403).</source>
        <translation>Der Dienst erlaubt die Antwort mit dem Zugriffstoken der Anfrage nicht (403).</translation>
    </message>
    <message>
        <source>No other token can take its place: start the run again to get a new request. A firewall in between may answer so, too.</source>
        <translation>Kein anderes Token kann es ersetzen: den Run neu starten, um eine neue Anfrage zu erhalten. Auch eine Firewall dazwischen kann so antworten.</translation>
    </message>
    <message>
        <source>Deadline in %1</source>
        <translation>Frist in %1</translation>
    </message>
    <message>
        <source>Soon over: %1</source>
        <translation>Bald vorbei: %1</translation>
    </message>
    <message>
        <source>Almost over: %1</source>
        <translation>Fast vorbei: %1</translation>
    </message>
    <message>
        <source>The final result is due in %1, at %2.</source>
        <translation>Das Endergebnis ist in %1 fällig, um %2.</translation>
    </message>
    <message>
        <source>The next update is due in %1, at %2.</source>
        <translation>Die nächste Meldung ist in %1 fällig, um %2.</translation>
    </message>
    <message>
        <source>The deadline passed at %1: the final result was needed within %2 of the request.</source>
        <extracomment>%1 is a time of day, %2 a duration</extracomment>
        <translation>Die Frist lief um %1 ab: Das Endergebnis wurde innerhalb von %2 nach der Anfrage gebraucht.</translation>
    </message>
    <message>
        <source>The deadline passed at %1: “running” was needed at least every %2, and the final result within %3 of the request.</source>
        <extracomment>%1 is a time of day, %2 and %3 are durations</extracomment>
        <translation>Die Frist lief um %1 ab: „running“ wurde mindestens alle %2 gebraucht, und das Endergebnis innerhalb von %3 nach der Anfrage.</translation>
    </message>
    <message>
        <source>The deadline passed at %1: the final result was needed within %2 of the request, whatever was sent before.</source>
        <translation>Die Frist lief um %1 ab: Das Endergebnis wurde innerhalb von %2 nach der Anfrage gebraucht, was auch vorher gesendet wurde.</translation>
    </message>
    <message>
        <source>Deadline passed at %1</source>
        <translation>Frist abgelaufen um %1</translation>
    </message>
    <message>
        <source>The deadline passed at %1, before this request came.</source>
        <translation>Die Frist lief um %1 ab, bevor diese Anfrage kam.</translation>
    </message>
    <message>
        <source>The request has no http or https link to a plan.</source>
        <translation>Die Anfrage hat keinen Link mit http oder https auf einen Plan.</translation>
    </message>
    <message>
        <source>Only requests of post_plan, pre_apply and post_apply have one.</source>
        <translation>Nur Anfragen von post_plan, pre_apply und post_apply haben einen.</translation>
    </message>
    <message>
        <source>The request has no access token, without which no plan can be fetched.</source>
        <translation>Die Anfrage hat kein Zugriffstoken; ohne dieses lässt sich kein Plan holen.</translation>
    </message>
    <message>
        <source>Look at access_token in the payload and correct the sender.</source>
        <translation>access_token im Payload ansehen und den Absender korrigieren.</translation>
    </message>
    <message>
        <source>%1 does not accept the request&apos;s access token any more, or never did.</source>
        <translation>%1 nimmt das Zugriffstoken der Anfrage nicht mehr an oder nahm es nie an.</translation>
    </message>
    <message>
        <source>The token of a run task ends after some minutes. Start the run again to get a new request.</source>
        <translation>Das Token eines Run Tasks endet nach einigen Minuten. Den Run erneut starten, um eine neue Anfrage zu bekommen.</translation>
    </message>
    <message>
        <source>There is no plan at %1.</source>
        <translation>Unter %1 gibt es keinen Plan.</translation>
    </message>
    <message>
        <source>The plan is gone, or this request&apos;s access token may not read it: the service answers both alike.</source>
        <translation>Der Plan ist weg, oder das Zugriffstoken dieser Anfrage darf ihn nicht lesen: Der Dienst antwortet auf beides gleich.</translation>
    </message>
    <message>
        <source>The plan was not ready before the request&apos;s access token ended.</source>
        <translation>Der Plan war nicht fertig, bevor das Zugriffstoken der Anfrage endete.</translation>
    </message>
    <message>
        <source>%1 redirects (%2) without naming an http or https address.</source>
        <translation>%1 leitet weiter (%2), ohne eine Adresse mit http oder https zu nennen.</translation>
    </message>
    <message>
        <source>The plan cannot be found that way.</source>
        <translation>So lässt sich der Plan nicht finden.</translation>
    </message>
    <message>
        <source>The address of the plan redirects a second time, to which %1 led.</source>
        <translation>Die Adresse des Plans, zu der %1 führte, leitet ein zweites Mal weiter.</translation>
    </message>
    <message>
        <source>One redirect is followed, because the service needs one.</source>
        <translation>Einer Weiterleitung wird gefolgt, weil der Dienst eine braucht.</translation>
    </message>
    <message>
        <source>%1 redirects to an address without TLS.</source>
        <translation>%1 leitet auf eine Adresse ohne TLS weiter.</translation>
    </message>
    <message>
        <source>A plan holds secrets and is not fetched in clear.</source>
        <translation>Ein Plan enthält Geheimnisse und wird nicht unverschlüsselt geholt.</translation>
    </message>
    <message>
        <source>The plan would come from an address that no service uses: a link-local address (clouds serve machine secrets there), or a multicast or unspecified address.</source>
        <translation>Der Plan käme von einer Adresse, die kein Dienst benutzt: einer Link-Local-Adresse (Clouds bieten dort Geheimnisse der Maschine an), einer Multicast- oder einer unbestimmten Adresse.</translation>
    </message>
    <message>
        <source>Nothing was sent there. Look at plan_json_api_url in the payload.</source>
        <translation>Dorthin wurde nichts gesendet. Bitte plan_json_api_url im Payload ansehen.</translation>
    </message>
    <message>
        <source>The connection ended in the middle of the plan.</source>
        <translation>Die Verbindung endete mitten im Plan.</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Fetch it again.</source>
        <translation>Nichts davon wurde behalten. Bitte erneut holen.</translation>
    </message>
    <message>
        <source>The plan is larger than 256 MB.</source>
        <translation>Der Plan ist größer als 256 MB.</translation>
    </message>
    <message>
        <source>Nothing of it was kept.</source>
        <translation>Nichts davon wurde behalten.</translation>
    </message>
    <message>
        <source>%1 answered %2 instead of a plan.</source>
        <translation>%1 antwortete %2 statt mit einem Plan.</translation>
    </message>
    <message>
        <source>Look at the exchange in Activity.</source>
        <translation>Bitte den Austausch unter Aktivität ansehen.</translation>
    </message>
    <message>
        <source>The fetched plan cannot be opened any more.</source>
        <translation>Der geholte Plan lässt sich nicht mehr öffnen.</translation>
    </message>
    <message>
        <source>Its key ended with an earlier session, or its file was changed. Fetch the plan again.</source>
        <translation>Sein Schlüssel endete mit einer früheren Sitzung, oder seine Datei wurde verändert. Bitte den Plan erneut holen.</translation>
    </message>
    <message>
        <source>Too many plans are being fetched.</source>
        <translation>Zu viele Pläne werden geholt.</translation>
    </message>
    <message>
        <source>Fetch this one when another has come.</source>
        <translation>Diesen holen, wenn ein anderer angekommen ist.</translation>
    </message>
    <message>
        <source>headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>signed anew</source>
        <translation>neu signiert</translation>
    </message>
    <message>
        <source>fresh id and times</source>
        <translation>neue ID und Zeiten</translation>
    </message>
    <message>
        <source>edited: %1</source>
        <translation>bearbeitet: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>from a request that was deleted</source>
        <translation>aus einer gelöschten Anfrage</translation>
    </message>
    <message>
        <source>A template cannot have the name “%1”.</source>
        <translation>Eine Vorlage kann nicht „%1“ heißen.</translation>
    </message>
    <message>
        <source>Use at most 80 letters, digits, blanks, dots, hyphens, underscores and round brackets, with a letter, digit or bracket first and last.</source>
        <translation>Höchstens 80 Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- und Unterstriche und runde Klammern verwenden, mit Buchstabe, Ziffer oder Klammer am Anfang und am Ende.</translation>
    </message>
    <message>
        <source>A template has at most 1 MB.</source>
        <translation>Eine Vorlage hat höchstens 1 MB.</translation>
    </message>
    <message>
        <source>Shorten its texts, or use fewer outcomes.</source>
        <translation>Ihre Texte kürzen oder weniger Outcomes verwenden.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be read.</source>
        <translation>Die Vorlage „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Check that its file is there, and may be read.</source>
        <translation>Prüfen, ob ihre Datei vorhanden und lesbar ist.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be written.</source>
        <translation>Die Vorlage „%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Check that the data folder is writable, and has room.</source>
        <translation>Prüfen, ob der Datenordner beschreibbar ist und Platz hat.</translation>
    </message>
    <message>
        <source>There are 200 templates already.</source>
        <translation>Es gibt schon 200 Vorlagen.</translation>
    </message>
    <message>
        <source>Remove one that is not needed.</source>
        <translation>Eine entfernen, die nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>The template is no JSON, or not all of it.</source>
        <translation>Die Vorlage ist kein JSON oder nicht vollständig.</translation>
    </message>
    <message>
        <source>Write it as the body of a callback, with placeholders in quoted texts alone.</source>
        <translation>Sie wie den Inhalt eines Callbacks schreiben, mit Platzhaltern nur in Texten in Anführungszeichen.</translation>
    </message>
    <message>
        <source>In the result of the template, “%1” is missing, empty or wrong.</source>
        <translation>Im Ergebnis der Vorlage fehlt „%1“, ist leer oder falsch.</translation>
    </message>
    <message>
        <source>A template has what a callback has: a status, and of each outcome an id and a description.</source>
        <translation>Eine Vorlage hat, was ein Callback hat: einen Status und für jedes Outcome eine Id und eine Beschreibung.</translation>
    </message>
    <message>
        <source>The placeholder is never closed.</source>
        <translation>Der Platzhalter wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Write }} behind it, or {{{{ where two braces are meant.</source>
        <translation>Dahinter }} schreiben, oder {{{{, wo zwei Klammern gemeint sind.</translation>
    </message>
    <message>
        <source>A request has no field “%1” that a placeholder could stand for.</source>
        <translation>Eine Anfrage hat kein Feld „%1“, für das ein Platzhalter stehen könnte.</translation>
    </message>
    <message>
        <source>Write the name of a key, such as workspace_name, or {{{{ where two braces are meant.</source>
        <translation>Den Namen eines Schlüssels wie workspace_name schreiben, oder {{{{, wo zwei Klammern gemeint sind.</translation>
    </message>
    <message>
        <source>“%1” is a secret, and no placeholder stands for one.</source>
        <translation>„%1“ ist ein Geheimnis, und dafür steht kein Platzhalter.</translation>
    </message>
    <message>
        <source>Leave it out: everybody who may read the result would see it.</source>
        <translation>Ihn weglassen: Alle, die das Ergebnis lesen dürfen, sähen es.</translation>
    </message>
    <message>
        <source>A template has at most 1,000 placeholders.</source>
        <translation>Eine Vorlage hat höchstens 1.000 Platzhalter.</translation>
    </message>
    <message>
        <source>Use fewer of them.</source>
        <translation>Weniger davon verwenden.</translation>
    </message>
    <message>
        <source>The fields of the request cannot be read, because its body is no JSON object.</source>
        <translation>Die Felder der Anfrage sind nicht lesbar, weil ihr Inhalt kein JSON-Objekt ist.</translation>
    </message>
    <message>
        <source>Use a template without placeholders, or wait a moment where the request was just opened.</source>
        <translation>Eine Vorlage ohne Platzhalter verwenden, oder kurz warten, wenn die Anfrage eben erst geöffnet wurde.</translation>
    </message>
    <message>
        <source>The filled template would have more than 8 MB.</source>
        <translation>Die ausgefüllte Vorlage hätte mehr als 8 MB.</translation>
    </message>
    <message>
        <source>Use fewer placeholders: a field of this request is very long.</source>
        <translation>Weniger Platzhalter verwenden: Ein Feld dieser Anfrage ist sehr lang.</translation>
    </message>
    <message>
        <source>This is neither SARIF nor JUnit XML.</source>
        <translation>Dies ist weder SARIF noch JUnit-XML.</translation>
    </message>
    <message>
        <source>Choose the file that a scanner or a test runner wrote in one of these formats.</source>
        <translation>Die Datei wählen, die ein Scanner oder ein Testprogramm in einem dieser Formate geschrieben hat.</translation>
    </message>
    <message>
        <source>A report has at most 64 MB.</source>
        <translation>Ein Bericht hat höchstens 64 MB.</translation>
    </message>
    <message>
        <source>Let the tool write less, or several files.</source>
        <translation>Das Werkzeug weniger schreiben lassen, oder mehrere Dateien.</translation>
    </message>
    <message>
        <source>The encoding “%1” of the file is not read.</source>
        <translation>Die Kodierung „%1“ der Datei wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file is no JSON, or not all of it.</source>
        <translation>Die Datei ist kein JSON oder nicht vollständig.</translation>
    </message>
    <message>
        <source>Let the tool write it again.</source>
        <translation>Das Werkzeug sie noch einmal schreiben lassen.</translation>
    </message>
    <message>
        <source>The file is no XML, or not all of it.</source>
        <translation>Die Datei ist kein XML oder nicht vollständig.</translation>
    </message>
    <message>
        <source>The file is nested more deeply than a report is.</source>
        <translation>Die Datei ist tiefer verschachtelt als ein Bericht.</translation>
    </message>
    <message>
        <source>Check where it comes from.</source>
        <translation>Prüfen, woher sie stammt.</translation>
    </message>
    <message>
        <source>The file has a document type, which no report needs.</source>
        <translation>Die Datei hat einen Dokumenttyp, den kein Bericht braucht.</translation>
    </message>
    <message>
        <source>Remove the line with &lt;!DOCTYPE; entities are not read.</source>
        <translation>Die Zeile mit &lt;!DOCTYPE entfernen; Entitäten werden nicht gelesen.</translation>
    </message>
    <message>
        <source>An element has more than 200 attributes.</source>
        <translation>Ein Element hat mehr als 200 Attribute.</translation>
    </message>
    <message>
        <source>Check where the file comes from.</source>
        <translation>Prüfen, woher die Datei stammt.</translation>
    </message>
    <message>
        <source>This is SARIF of version “%1”, and 2.1.0 is read.</source>
        <translation>Dies ist SARIF der Version „%1“, und gelesen wird 2.1.0.</translation>
    </message>
    <message>
        <source>Let the tool write version 2.1.0.</source>
        <translation>Das Werkzeug Version 2.1.0 schreiben lassen.</translation>
    </message>
    <message>
        <source>The file has no runs.</source>
        <translation>Die Datei hat keine Läufe (runs).</translation>
    </message>
    <message>
        <source>A log of SARIF has the member runs.</source>
        <translation>Ein Protokoll in SARIF hat das Feld runs.</translation>
    </message>
    <message>
        <source>Passed or not applicable, and left out: %1.</source>
        <translation>Bestanden oder nicht zutreffend und weggelassen: %1.</translation>
    </message>
    <message>
        <source>Suppressed, and not among the outcomes unless that is wanted: %1.</source>
        <translation>Unterdrückt und nur auf Wunsch unter den Outcomes: %1.</translation>
    </message>
    <message>
        <source>Suppressions that are rejected or under review, so that the result counts: %1.</source>
        <translation>Unterdrückungen, die abgelehnt oder in Prüfung sind, sodass das Ergebnis zählt: %1.</translation>
    </message>
    <message>
        <source>In the baseline and absent now, and left out: %1.</source>
        <translation>In der Baseline vorhanden, jetzt nicht mehr, und weggelassen: %1.</translation>
    </message>
    <message>
        <source>Unchanged since the baseline, and marked so: %1.</source>
        <translation>Seit der Baseline unverändert und so markiert: %1.</translation>
    </message>
    <message>
        <source>Without an outcome of their own, and counted in the last one: %1.</source>
        <translation>Ohne eigenes Outcome und im letzten gezählt: %1.</translation>
    </message>
    <message>
        <source>Outcomes whose texts are cut: %1.</source>
        <translation>Outcomes mit gekürzten Texten: %1.</translation>
    </message>
    <message>
        <source>Outputs of whole test suites, which are left out: %1.</source>
        <translation>Ausgaben ganzer Testreihen, die weggelassen sind: %1.</translation>
    </message>
    <message>
        <source>Ids that several results have, and that got a number: %1.</source>
        <translation>Ids, die mehrere Ergebnisse haben und eine Nummer bekamen: %1.</translation>
    </message>
    <message>
        <source>Addresses that are left out, because they are no web address or too long: %1.</source>
        <translation>Weggelassene Adressen, weil sie keine Webadresse oder zu lang sind: %1.</translation>
    </message>
    <message>
        <source>Outcomes without a message of their own: %1.</source>
        <translation>Outcomes ohne eigene Meldung: %1.</translation>
    </message>
    <message>
        <source>Results whose rule the file does not describe: %1.</source>
        <translation>Ergebnisse, deren Regel die Datei nicht beschreibt: %1.</translation>
    </message>
    <message>
        <source>Values that the format does not know, and that are passed over: %1.</source>
        <translation>Werte, die das Format nicht kennt und die übergangen sind: %1.</translation>
    </message>
    <message>
        <source>Invocations that override levels of rules, which is not read: %1.</source>
        <translation>Aufrufe, die Stufen von Regeln überschreiben, was nicht gelesen wird: %1.</translation>
    </message>
    <message>
        <source>Runs with results in other files, which are not read: %1.</source>
        <translation>Läufe mit Ergebnissen in anderen Dateien, die nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Rules and files beyond the number that is looked up: %1.</source>
        <translation>Regeln und Dateien jenseits der Zahl, die nachgeschlagen wird: %1.</translation>
    </message>
    <message>
        <source>Test suites whose numbers do not agree with their test cases: %1.</source>
        <translation>Testreihen, deren Zahlen nicht zu ihren Testfällen passen: %1.</translation>
    </message>
    <message>
        <source>Elements that are passed over: %1.</source>
        <translation>Übergangene Elemente: %1.</translation>
    </message>
    <message>
        <source>Characters that are none in XML, and were replaced: %1.</source>
        <translation>Zeichen, die es in XML nicht gibt und die ersetzt sind: %1.</translation>
    </message>
    <message>
        <source>terraform show -json FILE writes one of the plan that plan -out=FILE made.</source>
        <translation>terraform show -json DATEI schreibt einen aus dem Plan, den plan -out=DATEI gemacht hat.</translation>
    </message>
    <message>
        <source>The plan is no JSON at line and column %1.</source>
        <translation>Der Plan ist in Zeile und Spalte %1 kein JSON.</translation>
    </message>
    <message>
        <source>Get it again; it must be as Terraform wrote it.</source>
        <translation>Bitte neu holen; er muss so sein, wie Terraform ihn geschrieben hat.</translation>
    </message>
    <message>
        <source>The plan ends before it is complete, at line and column %1.</source>
        <translation>Der Plan endet, bevor er vollständig ist, in Zeile und Spalte %1.</translation>
    </message>
    <message>
        <source>Get it again: a part of it is missing.</source>
        <translation>Bitte neu holen: Ein Teil fehlt.</translation>
    </message>
    <message>
        <source>The plan has bytes that are no UTF-8, at line and column %1.</source>
        <translation>Der Plan hat in Zeile und Spalte %1 Bytes, die kein UTF-8 sind.</translation>
    </message>
    <message>
        <source>The plan is written in UTF-16, and only UTF-8 is read.</source>
        <translation>Der Plan ist in UTF-16 geschrieben, und nur UTF-8 wird gelesen.</translation>
    </message>
    <message>
        <source>Older PowerShells write so with &gt;. Save it as UTF-8, or write it with cmd /c.</source>
        <translation>Ältere PowerShells schreiben so mit &gt;. Bitte als UTF-8 speichern oder mit cmd /c schreiben.</translation>
    </message>
    <message>
        <source>This seems to be the plan as plan -out=FILE makes it, which is no JSON.</source>
        <translation>Das scheint der Plan zu sein, wie plan -out=DATEI ihn macht, und der ist kein JSON.</translation>
    </message>
    <message>
        <source>This is JSON, but no plan.</source>
        <translation>Das ist JSON, aber kein Plan.</translation>
    </message>
    <message>
        <source>The plan has the format version “%1”, and only 1.x is known here.</source>
        <translation>Der Plan hat die Formatversion „%1“, und hier ist nur 1.x bekannt.</translation>
    </message>
    <message>
        <source>A later version needs a later Runlatch.</source>
        <translation>Eine spätere Version braucht ein späteres Runlatch.</translation>
    </message>
    <message>
        <source>The plan has a value that its format does not allow: %1.</source>
        <translation>Der Plan hat einen Wert, den sein Format nicht erlaubt: %1.</translation>
    </message>
    <message>
        <source>The plan is larger than the 256 MB that are read.</source>
        <translation>Der Plan ist größer als die 256 MB, die gelesen werden.</translation>
    </message>
    <message>
        <source>Plan a part of the resources, with -target.</source>
        <translation>Bitte nur einen Teil der Ressourcen planen, mit -target.</translation>
    </message>
    <message>
        <source>The plan has more than the 1,000,000 changes that are read.</source>
        <translation>Der Plan hat mehr als die 1.000.000 Änderungen, die gelesen werden.</translation>
    </message>
    <message>
        <source>The change of %1 is too large to be laid out.</source>
        <translation>Die Änderung von %1 ist zu groß, um ausgebreitet zu werden.</translation>
    </message>
    <message>
        <source>At most 32 MB and a million values are.</source>
        <translation>Höchstens 32 MB und eine Million Werte werden es.</translation>
    </message>
    <message>
        <source>Plan: %1 to add, %2 to change, %3 to destroy.</source>
        <translation>Plan: %1 anzulegen, %2 zu ändern, %3 zu zerstören.</translation>
    </message>
    <message>
        <source>To import: %1.</source>
        <translation>Zu importieren: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <translation>Verschoben: %1.</translation>
    </message>
    <message>
        <source>To forget without destroying: %1.</source>
        <translation>Ohne Zerstören zu vergessen: %1.</translation>
    </message>
    <message>
        <source>Of an unknown kind: %1.</source>
        <translation>Von unbekannter Art: %1.</translation>
    </message>
    <message>
        <source>Planning failed half way: these are not all changes.</source>
        <translation>Das Planen ist auf halbem Weg gescheitert: Das sind nicht alle Änderungen.</translation>
    </message>
    <message>
        <source>Checks that fail: %1.</source>
        <translation>Prüfungen, die scheitern: %1.</translation>
    </message>
    <message>
        <source>Checks that are known after the apply: %1.</source>
        <translation>Prüfungen, deren Ergebnis erst nach dem Apply bekannt ist: %1.</translation>
    </message>
    <message>
        <source>Changes that wait for a later plan: %1.</source>
        <translation>Änderungen, die auf einen späteren Plan warten: %1.</translation>
    </message>
    <message>
        <source>Another plan has to follow this one.</source>
        <translation>Auf diesen Plan muss ein weiterer folgen.</translation>
    </message>
    <message>
        <source>Changed outside of Terraform: %1.</source>
        <translation>Außerhalb von Terraform geändert: %1.</translation>
    </message>
    <message>
        <source>leave alone</source>
        <translation>unverändert lassen</translation>
    </message>
    <message>
        <source>create</source>
        <translation>anlegen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>update</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>replace, create first</source>
        <translation>ersetzen, erst anlegen</translation>
    </message>
    <message>
        <source>replace, forget the old one</source>
        <translation>ersetzen, das alte vergessen</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>forget</source>
        <translation>vergessen</translation>
    </message>
    <message>
        <source>unknown action</source>
        <translation>unbekannte Aktion</translation>
    </message>
    <message>
        <source>(known after apply)</source>
        <translation>(nach dem Apply bekannt)</translation>
    </message>
    <message>
        <source>(secret)</source>
        <translation>(geheim)</translation>
    </message>
    <message>
        <source>%1… (%2 in all)</source>
        <extracomment>%1 is a text that is cut, %2 its whole size, such as 12 KB</extracomment>
        <translation>%1… (insgesamt %2)</translation>
    </message>
    <message>
        <source>%1 The first one: %2</source>
        <extracomment>%1 is a sentence with a number, %2 a name in quotation marks</extracomment>
        <translation>%1 Das erste davon: %2</translation>
    </message>
</context>
</TS>
