<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>runlatch::app</name>
    <message>
        <source>A workbench for change requests and run tasks.</source>
        <translation>変更リクエストとランタスクのためのワークベンチ。</translation>
    </message>
    <message>
        <source>Files with requests to import: the window says what is in them, and asks. A plan is shown.</source>
        <translation>取り込むリクエストのファイル。ウィンドウが内容を示し、取り込むかどうかを確認します。プランの場合は表示します。</translation>
    </message>
    <message>
        <source>Start the simulator and the inspector, connected to each other. Uses a folder of its own.</source>
        <translation>シミュレーターとインスペクターを起動し、互いに接続します。専用のフォルダーを使います。</translation>
    </message>
    <message>
        <source>Keep settings and captures in this folder.</source>
        <translation>設定とキャプチャをこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>system, light or dark.</source>
        <translation>system、light、darkのいずれか。</translation>
    </message>
    <message>
        <source>The folder without --data-dir. With --demo its folder demo.</source>
        <translation>--data-dirを指定しない場合のフォルダー。--demoを付けた場合は、その中のフォルダーdemo。</translation>
    </message>
    <message>
        <source>Received requests and their replies.</source>
        <translation>受信したリクエストとその返信。</translation>
    </message>
    <message>
        <source>Drafts and saved queries.</source>
        <translation>下書きと保存済みクエリ。</translation>
    </message>
    <message>
        <source>Bulk actions that were sent.</source>
        <translation>送信した一括操作。</translation>
    </message>
    <message>
        <source>Templates of task results.</source>
        <translation>タスク結果のテンプレート。</translation>
    </message>
    <message>
        <source>Settings, without any secret.</source>
        <translation>設定。秘密情報は含みません。</translation>
    </message>
    <message>
        <source>The log of exchanges, if it is turned on.</source>
        <translation>やり取りのログ(有効にしている場合)。</translation>
    </message>
    <message>
        <source>The proxies, as curl reads them.</source>
        <translation>プロキシ。curlと同じように読み取ります。</translation>
    </message>
    <message>
        <source>Tokens that the window offers when a connection is added.</source>
        <translation>接続の追加時にウィンドウが提示するトークン。</translation>
    </message>
    <message>
        <source>The folder around that of the data.</source>
        <translation>データのフォルダーを置くフォルダー。</translation>
    </message>
    <message>
        <source>The language of texts, unless the settings have another one.</source>
        <translation>テキストの言語。設定で別の言語を選んでいる場合は、設定の言語を使います。</translation>
    </message>
    <message>
        <source>Print the options or the version, and end.</source>
        <translation>オプションまたはバージョンを出力して終了します。</translation>
    </message>
    <message>
        <source>--theme takes system, light or dark.</source>
        <translation>--themeにはsystem、light、darkのいずれかを指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli</name>
    <message>
        <source>Serve the documented API with made-up change requests</source>
        <translation>文書化されたAPIを架空の変更リクエストで提供</translation>
    </message>
    <message>
        <source>Receive run task requests, check and store them</source>
        <translation>ランタスクのリクエストを受信、検証、保存</translation>
    </message>
    <message>
        <source>Send one run task and judge its callbacks</source>
        <translation>ランタスクを1件送信し、そのコールバックを判定</translation>
    </message>
    <message>
        <source>Certify an integration: many cases, with a verdict for each</source>
        <translation>連携先をチェック: 多数のケースを試し、それぞれを判定</translation>
    </message>
    <message>
        <source>Play a scenario of steps, expectations and faults to an integration</source>
        <translation>手順、期待、障害を書いたテキストを連携先に対して実行</translation>
    </message>
    <message>
        <source>Check a file with rules, and try it against a captured request</source>
        <translation>ルールのファイルを検査し、キャプチャしたリクエストで試行</translation>
    </message>
    <message>
        <source>List the requests that inspect kept in a file</source>
        <translation>inspectがファイルに保存したリクエストを一覧表示</translation>
    </message>
    <message>
        <source>Show one captured request with header, body, findings and replies</source>
        <translation>そのうち1件をヘッダー、ボディ、指摘、返信とともに表示</translation>
    </message>
    <message>
        <source>Send a captured request again, once or many times</source>
        <translation>キャプチャしたリクエストを1回または複数回再送信</translation>
    </message>
    <message>
        <source>Write captured requests as JSON Lines, HAR, CSV, curl or raw bytes</source>
        <translation>キャプチャしたリクエストをJSON Lines、HAR、CSV、curl、生のバイト列で書き出し</translation>
    </message>
    <message>
        <source>Import captured requests from files into a store: HAR, curl, AWS and others</source>
        <translation>ファイルのキャプチャしたリクエストをストアに取り込み: HAR、curl、AWSなど</translation>
    </message>
    <message>
        <source>Make a key that keeps the secrets of a store without a keychain</source>
        <translation>キーチェーンなしでストアの秘密情報を保持する鍵を作成</translation>
    </message>
    <message>
        <source>Print the signature header of a file&apos;s bytes</source>
        <translation>ファイルのバイト列に対する署名ヘッダーを出力</translation>
    </message>
    <message>
        <source>Find out why a signature does not match, with proof</source>
        <translation>署名が合わない理由を根拠とともに説明</translation>
    </message>
    <message>
        <source>Find what is wrong with a run task request or a callback</source>
        <translation>ランタスクのリクエストやコールバックの誤りを指摘</translation>
    </message>
    <message>
        <source>Summarize a Terraform plan: counts, and a line for each change</source>
        <translation>Terraformのプランが何を変更するかを説明: 件数と各1行</translation>
    </message>
    <message>
        <source>Like summary, with the changes of each resource, secrets masked</source>
        <translation>同じ内容に、それぞれの変更点を追加(秘密情報は伏せ字)</translation>
    </message>
    <message>
        <source>Print a report in SARIF or JUnit XML as the outcomes of a callback</source>
        <translation>SARIFまたはJUnit XMLのレポートをコールバックの結果項目として出力</translation>
    </message>
    <message>
        <source>List change requests</source>
        <translation>変更リクエストを一覧表示</translation>
    </message>
    <message>
        <source>Show one change request</source>
        <translation>変更リクエストを1件表示</translation>
    </message>
    <message>
        <source>Create change requests on many workspaces</source>
        <translation>多数のワークスペースに変更リクエストを作成</translation>
    </message>
    <message>
        <source>Archive change requests</source>
        <translation>変更リクエストをアーカイブ</translation>
    </message>
    <message>
        <source>List the bulk actions that were tried</source>
        <translation>試みた一括操作を一覧表示</translation>
    </message>
    <message>
        <source>Show one of them with its exchanges</source>
        <translation>そのうち1件をリクエストと応答とともに表示</translation>
    </message>
    <message>
        <source>Look whether one was carried out</source>
        <translation>一括操作が実行されたかどうかを確認</translation>
    </message>
    <message>
        <source>Remove all that are not being sent</source>
        <translation>送信中でないものをすべて削除</translation>
    </message>
    <message>
        <source>List the run tasks of an organization at the service</source>
        <translation>サービスにある組織のランタスクを一覧表示</translation>
    </message>
    <message>
        <source>Create or change a run task at the service</source>
        <translation>サービスでランタスクを作成または変更</translation>
    </message>
    <message>
        <source>Attach a run task to workspaces</source>
        <translation>ランタスクをワークスペースに関連付け</translation>
    </message>
    <message>
        <source>Detach a run task from workspaces and remove it</source>
        <translation>ランタスクのワークスペースへの関連付けを解除して削除</translation>
    </message>
    <message>
        <source>runlatch-cli COMMAND --help lists the options of a command.</source>
        <translation>runlatch-cli COMMAND --helpで、コマンドのオプションを一覧表示します。</translation>
    </message>
    <message>
        <source>Usage: runlatch-cli COMMAND [OPTION ...]</source>
        <translation>使い方: runlatch-cli COMMAND [OPTION ...]</translation>
    </message>
    <message>
        <source>runlatch-cli help COMMAND also tells what it prints, runlatch-cli help events all
events and exit codes. runlatch-cli help man writes a page for man, and
runlatch-cli help bash a script that completes commands and options.</source>
        <translation>runlatch-cli help COMMANDは出力の内容も、runlatch-cli help eventsはすべての
イベントと終了コードを説明します。runlatch-cli help manはman用のページを、
runlatch-cli help bashはコマンドとオプションを補完するスクリプトを書き出します。</translation>
    </message>
    <message>
        <source>Where no file is named, secrets come from the environment: RUNLATCH_HMAC_KEY,
RUNLATCH_TOKEN and RUNLATCH_TLS_PASSPHRASE.</source>
        <translation>ファイルを指定しない場合、秘密情報は環境変数から読みます: RUNLATCH_HMAC_KEY、
RUNLATCH_TOKEN、RUNLATCH_TLS_PASSPHRASE。</translation>
    </message>
    <message>
        <source>See &quot;%1&quot;.</source>
        <extracomment>%1 is a command line</extracomment>
        <translation>&quot;%1&quot;を参照してください。</translation>
    </message>
    <message>
        <source>Usage: runlatch-cli %1 COMMAND [OPTION ...]</source>
        <translation>使い方: runlatch-cli %1 COMMAND [OPTION ...]</translation>
    </message>
    <message>
        <source>A command of %1 is required: %2.</source>
        <translation>%1のコマンドを指定してください: %2。</translation>
    </message>
    <message>
        <source>“%1” is not a command of %2, which has %3.</source>
        <extracomment>%1 is what was typed, %2 a group of commands, %3 its commands</extracomment>
        <translation>&quot;%1&quot;は%2のコマンドではありません。使えるのは%3です。</translation>
    </message>
    <message>
        <source>A command is required, such as trigger.</source>
        <translation>triggerなどのコマンドを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>&quot;%1&quot;というコマンドはありません。</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Readable text instead of JSON Lines.</source>
        <translation>JSON Linesではなく、読みやすいテキストで出力します。</translation>
    </message>
    <message>
        <source>Wrong usage is a JSON line, too.</source>
        <translation>使い方の誤りもJSONの1行で出力します。</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断されました。</translation>
    </message>
    <message>
        <source>Not all of the output could be written.</source>
        <translation>出力の一部を書き込めませんでした。</translation>
    </message>
    <message>
        <source>Print the SQL that makes the roles of a team&apos;s store in PostgreSQL</source>
        <translation>PostgreSQLにあるチームのストアのロールを作成するSQLを出力します</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ArchiveCommand</name>
    <message>
        <source>File that holds the ids, or - for standard input; they are divided by blanks, commas or lines.</source>
        <translation>IDを書いたファイル。- なら標準入力。IDは空白、コンマ、改行で区切ります。</translation>
    </message>
    <message>
        <source>Print what would be archived, and send nothing.</source>
        <translation>アーカイブする対象を出力し、何も送信しません。</translation>
    </message>
    <message>
        <source>Ids of the change requests: wscr-...</source>
        <translation>変更リクエストのID: wscr-...</translation>
    </message>
    <message>
        <source>--ids-file has no ids: wscr-... are needed.</source>
        <translation>--ids-fileにIDがありません。wscr-...が必要です。</translation>
    </message>
    <message>
        <source>Ids are needed: wscr-...</source>
        <translation>IDが必要です: wscr-...</translation>
    </message>
    <message>
        <source>“%1” is not an id: wscr-... is required.</source>
        <translation>&quot;%1&quot;はIDではありません。wscr-...が必要です。</translation>
    </message>
    <message>
        <source>Stopping: what was sent already is waited for. Press Ctrl+C again to end at once.</source>
        <translation>停止しています: 送信済みのものの応答を待っています。すぐに終了するには、もう一度Ctrl+Cを押してください。</translation>
    </message>
    <message>
        <source>%1 was already archived. %2.</source>
        <translation>%1はアーカイブ済みでした。%2。</translation>
    </message>
    <message>
        <source>%1 archived</source>
        <translation>%1をアーカイブしました</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>変更リクエスト %1/%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived</source>
        <translation>
            <numerusform>アーカイブ%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already archived</source>
        <translation>
            <numerusform>既にアーカイブ済み%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>不明%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>未送信%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the command again with the unknown ids. Ids that are already archived count as done.</source>
        <translation>不明のIDでコマンドをもう一度実行してください。既にアーカイブ済みのIDは完了とみなします。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether these are archived: %1.</source>
        <translation>次のものがアーカイブされたかどうかはわかりません: %1。</translation>
    </message>
    <message>
        <source>Not sent: %1.</source>
        <translation>未送信: %1。</translation>
    </message>
    <message>
        <source>%1 would be archived</source>
        <translation>%1がアーカイブの対象です</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CallbackTeller</name>
    <message>
        <source>#%1 callback %2: answered %3</source>
        <translation>#%1 コールバック%2: %3で応答</translation>
    </message>
    <message>
        <source>#%1 callback %2: not answered</source>
        <translation>#%1 コールバック%2: 応答なし</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CaptureKeys</name>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. With it, or RUNLATCH_HMAC_KEY, signatures are checked again where the bytes are those that were sent.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。複数回指定できます。これかRUNLATCH_HMAC_KEYがあれば、バイト列が送信されたままのものについて署名を改めて検証します。</translation>
    </message>
    <message>
        <source>The key of the store is not there, so signatures are checked only of bodies without secrets. %1</source>
        <translation>ストアの鍵がないため、署名を検証するのは秘密情報のないボディだけです。%1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CaptureReport</name>
    <message>
        <source>%1 (no UTF-8, in base64)</source>
        <translation>%1(UTF-8ではないためbase64)</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>(位置: %1)</translation>
    </message>
    <message>
        <source>It was not an acceptable request.</source>
        <translation>受け付けられるリクエストではありませんでした。</translation>
    </message>
    <message>
        <source>Refused with %1: %2</source>
        <translation>%1で拒否: %2</translation>
    </message>
    <message>
        <source>Refused without an answer: %1</source>
        <translation>応答せずに拒否: %1</translation>
    </message>
    <message>
        <source>verification request</source>
        <translation>検証リクエスト</translation>
    </message>
    <message>
        <source>%1: imported, signature %2 as proved here, answered %3 as its file says</source>
        <translation>%1: 取り込み済み、署名はここでの検証で%2、応答はファイルの記載で%3</translation>
    </message>
    <message>
        <source>%1: imported, signature %2, answered %3 as its file says</source>
        <translation>%1: 取り込み済み、署名は%2、応答はファイルの記載で%3</translation>
    </message>
    <message>
        <source>%1: signature %2, answered %3</source>
        <translation>%1: 署名は%2、応答は%3</translation>
    </message>
    <message>
        <source>findings not counted yet</source>
        <translation>指摘は未集計</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>指摘%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>rule “%1”, as its file says</source>
        <translation>ファイルの記載ではルール「%1」</translation>
    </message>
    <message>
        <source>rule “%1”</source>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <source>as its file says, %1</source>
        <translation>ファイルの記載では%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>配信 %1</translation>
    </message>
    <message>
        <source>deadline %1</source>
        <translation>期限 %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Head, as received:</source>
        <translation>ヘッダー部(受信したまま):</translation>
    </message>
    <message>
        <source>#%1 finding%2: %3</source>
        <translation>#%1 指摘%2: %3</translation>
    </message>
    <message>
        <source>The request has no signature header.</source>
        <translation>リクエストに署名ヘッダーがありません。</translation>
    </message>
    <message>
        <source>The signature header is empty.</source>
        <translation>署名ヘッダーが空です。</translation>
    </message>
    <message>
        <source>The key is that of “%1”.</source>
        <translation>鍵は「%1」のものです。</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>ボディ:</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>%1で応答</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>as its file says</source>
        <translation>ファイルの記載による</translation>
    </message>
    <message>
        <source>#%1 reply %2: %3</source>
        <translation>#%1 返信%2: %3</translation>
    </message>
    <message>
        <source>It was checked now, with the given key, and is valid.</source>
        <translation>指定された鍵で今検証し、有効でした。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CapturesListCommand</name>
    <message>
        <source>How many, newest first: 1 to %1.</source>
        <translation>件数(新しい順): 1～%1。</translation>
    </message>
    <message>
        <source>Only those that match this filter, such as &quot;state:failed since:2h&quot;.</source>
        <translation>このフィルターに合うものだけ。例: &quot;state:failed since:2h&quot;。</translation>
    </message>
    <message>
        <source>Only those with a number below this one.</source>
        <translation>この番号より小さい番号のものだけ。</translation>
    </message>
    <message>
        <source>captures list takes options only.</source>
        <translation>captures listに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--before takes the number of a capture; “%1” is not one.</source>
        <translation>--beforeにはキャプチャの番号を指定してください。&quot;%1&quot;はキャプチャの番号ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>キャプチャ%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>older ones with --before %1</source>
        <translation>これより古いものは--before %1で表示</translation>
    </message>
    <message>
        <source>File or database (postgresql://HOST/NAME) that the captures are in; it is only read.</source>
        <translation>キャプチャのあるファイルまたはデータベース(postgresql://HOST/NAME)。読み取るだけです。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CapturesShowCommand</name>
    <message>
        <source>Number of the capture.</source>
        <translation>キャプチャの番号。</translation>
    </message>
    <message>
        <source>The number of one capture is required; captures list shows them.</source>
        <translation>キャプチャの番号を1つ指定してください。番号はcaptures listで表示できます。</translation>
    </message>
    <message>
        <source>“%1” is not the number of a capture.</source>
        <translation>&quot;%1&quot;はキャプチャの番号ではありません。</translation>
    </message>
    <message>
        <source>File or database (postgresql://HOST/NAME) that the captures are in; it is only read.</source>
        <translation>キャプチャのあるファイルまたはデータベース(postgresql://HOST/NAME)。読み取るだけです。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CheckOptions</name>
    <message>
        <source>Print the cases with their severity and source, and try nothing.</source>
        <translation>ケースを重大度と出典とともに出力し、何も試しません。</translation>
    </message>
    <message>
        <source>Only these cases: ids or groups, separated by commas, such as signature,answer.status.</source>
        <translation>これらのケースだけ。IDまたはグループをコンマ区切りで指定します。例: signature,answer.status。</translation>
    </message>
    <message>
        <source>Leave out these cases: ids or groups, separated by commas.</source>
        <translation>これらのケースを除外。IDまたはグループをコンマ区切りで指定します。</translation>
    </message>
    <message>
        <source>full has all cases; quick those that must hold and need no watching.</source>
        <translation>fullは全ケース、quickは必ず満たすべきで監視の要らないケースです。</translation>
    </message>
    <message>
        <source>Port of the second host, which links of plans lead to; 0 picks a free one.</source>
        <translation>プランのリンク先となる2つ目のホストのポート。0なら空きポートを選びます。</translation>
    </message>
    <message>
        <source>Base of those links when the second host has another name.</source>
        <translation>2つ目のホストが別の名前のときの、それらのリンクのベースURL。</translation>
    </message>
    <message>
        <source>Time for the final callback of the first run task.</source>
        <translation>最初のランタスクの最終コールバックを待つ時間。</translation>
    </message>
    <message>
        <source>How long to look for late callbacks, beside twice the time that the integration takes.</source>
        <translation>遅れて届くものを待つ時間。連携先の所要時間の2倍に加えて待ちます。</translation>
    </message>
    <message>
        <source>How long to wait for the next callback after one that went wrong on purpose.</source>
        <translation>意図的に失敗させたコールバックの後、次のコールバックを待つ時間。</translation>
    </message>
    <message>
        <source>Cases that are tried at the same time, 1 to 16.</source>
        <translation>同時に試すケースの数。1～16。</translation>
    </message>
    <message>
        <source>Try callbacks over https too (callback.https), with this certificate, which the integration has to trust</source>
        <translation>連携先が信頼すべきこの証明書で、コールバックをhttpsでも試行(callback.https)</translation>
    </message>
    <message>
        <source>--profile takes %1.</source>
        <translation>--profileに指定できるのは%1です。</translation>
    </message>
    <message>
        <source>--%1 takes ids of cases, separated by commas.</source>
        <translation>--%1にはケースのIDをコンマ区切りで指定してください。</translation>
    </message>
    <message>
        <source>--%1: there is no case or group “%2”; check --list names them.</source>
        <translation>--%1: &quot;%2&quot;というケースやグループはありません。名前はcheck --listで表示できます。</translation>
    </message>
    <message>
        <source>No case is left: --only, --skip and --profile exclude all of them.</source>
        <translation>ケースが残っていません。--only、--skip、--profileですべて除外されています。</translation>
    </message>
    <message>
        <source>--plan-public-url takes a URL of http or https without a query.</source>
        <translation>--plan-public-urlには、クエリのないhttpまたはhttpsのURLを指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CheckReports</name>
    <message>
        <source>File of known failures, the id of a case on each line.</source>
        <translation>既知の失敗のファイル。1行に1つのケースIDを書きます。</translation>
    </message>
    <message>
        <source>File for a JUnit report with one test case for each.</source>
        <translation>JUnitレポートのファイル。1件ごとにテストケースが1つ入ります。</translation>
    </message>
    <message>
        <source>Name of its suite; without it the host and path of the integration.</source>
        <translation>そのスイートの名前。省略すると連携先のホストとパスになります。</translation>
    </message>
    <message>
        <source>File for a report to read and to print.</source>
        <translation>閲覧と印刷に使うレポートのファイル。</translation>
    </message>
    <message>
        <source>File for a report to put on a pull request.</source>
        <translation>プルリクエストに載せるレポートのファイル。</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file.</source>
        <translation>--%1にはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--baseline: there is no case “%1”; check --list names them.</source>
        <translation>--baseline: &quot;%1&quot;というケースはありません。名前はcheck --listで表示できます。</translation>
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
        <translation>合格%1、失敗%2、警告%3、観測%4、スキップ%5、テスト不可%6。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Command</name>
    <message>
        <source>being sent</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>not created</source>
        <translation>作成されず</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>--ledger takes the name of a file, or none; it is empty.</source>
        <translation>--ledgerにはファイル名またはnoneを指定してください。値が空です。</translation>
    </message>
    <message>
        <source>--ledger takes the name of a file here.</source>
        <translation>ここでは--ledgerにファイル名を指定してください。</translation>
    </message>
    <message>
        <source>The ledger file held something else. It is kept as “%1”.</source>
        <translation>送信台帳のファイルの中身が送信台帳ではありませんでした。&quot;%1&quot;として残してあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>ワークスペース%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>by query, number not known</source>
        <translation>クエリで指定、件数不明</translation>
    </message>
    <message>
        <source>Listening on %1: other computers on the network can reach it.</source>
        <translation>%1で待ち受けています。ネットワーク上の他のコンピューターからも接続できます。</translation>
    </message>
    <message>
        <source>A deliberate fault, always or with a probability from 0 to 1, everywhere or at one place (%1), and no more often than count. May be given more than once: %2.</source>
        <translation>意図的な障害。常に、または0～1の確率で、すべての場所または1か所(%1)で、最大でcountの回数だけ起こします。複数回指定できます: %2。</translation>
    </message>
    <message>
        <source>--fault %1 does nothing here; --help lists what does.</source>
        <translation>--fault %1はここでは効果がありません。使えるものは--helpで表示できます。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>既定値: %1。</translation>
    </message>
    <message>
        <source>A time is a number with its unit: 200ms, 1.5s, 10min or 1h; %1h at most.</source>
        <translation>時間は単位付きの数値です: 200ms、1.5s、10min、1h。最大%1h。</translation>
    </message>
    <message>
        <source>A query is a list of conditions, which must all hold:</source>
        <translation>クエリは条件のリストで、すべてを満たす必要があります:</translation>
    </message>
    <message>
        <source>Fields with a text: %1. Their operators: %2.</source>
        <translation>テキストのフィールド: %1。演算子: %2。</translation>
    </message>
    <message>
        <source>Fields with a number: %1. Their operators: %2.</source>
        <translation>数値のフィールド: %1。演算子: %2。</translation>
    </message>
    <message>
        <source>Fields with true or false: %1. Their operators: %2.</source>
        <translation>trueまたはfalseのフィールド: %1。演算子: %2。</translation>
    </message>
    <message>
        <source>Fields with a time: %1. Their operators: %2.</source>
        <translation>日時のフィールド: %1。演算子: %2。</translation>
    </message>
    <message>
        <source>A filter has words, and fields with a value such as stage:post_plan or size:&gt;1mb; a minus in front excludes. Its fields: %1.</source>
        <translation>フィルターは、単語と、stage:post_planやsize:&gt;1mbのような値付きフィールドからなります。先頭にマイナスを付けると除外します。フィールド: %1。</translation>
    </message>
    <message>
        <source>The HMAC key, where no --hmac-key-file is given.</source>
        <translation>--hmac-key-fileを指定しない場合のHMAC鍵。</translation>
    </message>
    <message>
        <source>The token, where no --token-file is given.</source>
        <translation>--token-fileを指定しない場合のトークン。</translation>
    </message>
    <message>
        <source>The passphrase of an encrypted key.</source>
        <translation>暗号化された鍵のパスフレーズ。</translation>
    </message>
    <message>
        <source>Environment:</source>
        <translation>環境変数:</translation>
    </message>
    <message>
        <source>%1: PEM, or PKCS#12 with its key; the passphrase of an encrypted key comes from RUNLATCH_TLS_PASSPHRASE.</source>
        <extracomment>%1 is &quot;Serve https with this certificate&quot; or another purpose of it</extracomment>
        <translation>%1: PEM、または鍵を含むPKCS#12。暗号化された鍵のパスフレーズはRUNLATCH_TLS_PASSPHRASEから読みます。</translation>
    </message>
    <message>
        <source>Serve https with this certificate</source>
        <translation>この証明書でhttpsを提供</translation>
    </message>
    <message>
        <source>Key of that certificate, where it is in a file of its own.</source>
        <translation>その証明書の鍵が別のファイルにある場合の鍵ファイル。</translation>
    </message>
    <message>
        <source>--tls-key goes with --tls-certificate.</source>
        <translation>--tls-keyは--tls-certificateと一緒に指定してください。</translation>
    </message>
    <message>
        <source>--%1 is given twice, as argument %2 and as argument %3: leave one of them out.</source>
        <translation>--%1が引数%2と引数%3で2回指定されています。どちらかを外してください。</translation>
    </message>
    <message>
        <source>%1 and %2 would both read standard input, which can be read once.</source>
        <translation>%1と%2はどちらも標準入力を読みますが、標準入力は1回しか読めません。</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file, or - for standard input; it is empty.</source>
        <translation>--%1にはファイル名、または標準入力を表す - を指定してください。値が空です。</translation>
    </message>
    <message>
        <source>%1 holds a space, which no URL has: leave it out, or write %20.</source>
        <translation>%1に空白がありますが、URLに空白は使えません。取り除くか、%20と書いてください。</translation>
    </message>
    <message>
        <source>%1 takes a URL with its scheme: http://%2, or https://%2.</source>
        <translation>%1にはスキーム付きのURLを指定してください: http://%2またはhttps://%2。</translation>
    </message>
    <message>
        <source>%1 takes a URL with http or https; “%2” is another scheme.</source>
        <translation>%1にはhttpまたはhttpsのURLを指定してください。&quot;%2&quot;は別のスキームです。</translation>
    </message>
    <message>
        <source>%1 may not hold a user name or password.</source>
        <translation>%1にユーザー名やパスワードを含めることはできません。</translation>
    </message>
    <message>
        <source>%1 takes a URL with a host, such as http://127.0.0.1:3000/.</source>
        <translation>%1にはホストのあるURLを指定してください。例: http://127.0.0.1:3000/。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a port; ports go from 1 to 65535.</source>
        <translation>%1: &quot;%2&quot;はポートではありません。ポートは1～65535です。</translation>
    </message>
    <message>
        <source>%1 takes a URL without query and fragment.</source>
        <translation>%1にはクエリとフラグメントのないURLを指定してください。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a URL that can be used.</source>
        <translation>%1: &quot;%2&quot;は使用できるURLではありません。</translation>
    </message>
    <message>
        <source>%1 takes %2h at most.</source>
        <translation>%1は最大%2hです。</translation>
    </message>
    <message>
        <source>%1 takes a time with its unit: %2s or %2min, not %2.</source>
        <translation>%1には単位付きの時間を指定してください: %2ではなく、%2sまたは%2min。</translation>
    </message>
    <message>
        <source>%1 takes a time such as 200ms, 1.5s, 10min or 1h; “%2” is not one.</source>
        <translation>%1には200ms、1.5s、10min、1hのような時間を指定してください。&quot;%2&quot;は時間ではありません。</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3; “%4” is not that.</source>
        <translation>%1には%2～%3の整数を指定してください。&quot;%4&quot;は該当しません。</translation>
    </message>
    <message>
        <source>“%1” belongs to another user, and others can change it: what it says may be theirs.</source>
        <translation>&quot;%1&quot;は別のユーザーのファイルで、他の人が変更できます。内容が他人によるものかもしれません。</translation>
    </message>
    <message>
        <source>Name of a header, of a part of a query or form or of a JSON member whose value is secret as well; may be given more than once.</source>
        <translation>値を秘密情報として扱う、ヘッダー、クエリやフォームの項目、またはJSONのメンバーの名前。複数回指定できます。</translation>
    </message>
    <message>
        <source>--secret-name may be given %1 times at most.</source>
        <translation>--secret-nameを指定できるのは最大%1回です。</translation>
    </message>
    <message>
        <source>--secret-name takes 2 to %1 letters, digits, “-”, “_” and “.”, at least one letter, and no punctuation at the end; “%2” is not that.</source>
        <translation>--secret-nameには、英字、数字、&quot;-&quot;、&quot;_&quot;、&quot;.&quot;を2～%1文字で指定してください。英字を1つ以上含み、末尾は記号以外にします。&quot;%2&quot;は該当しません。</translation>
    </message>
    <message>
        <source>--url URL is required: the address of the integration, such as http://127.0.0.1:3000/.</source>
        <translation>--url URLが必要です。http://127.0.0.1:3000/のような連携先のアドレスを指定してください。</translation>
    </message>
    <message>
        <source>--url is required: a host such as tf.example, or a URL with http or https.</source>
        <translation>--urlが必要です。tf.exampleのようなホスト、またはhttpかhttpsのURLを指定してください。</translation>
    </message>
    <message>
        <source>Trust the one certificate with this SHA-256 fingerprint, whatever its issuer and host; its dates must be valid.</source>
        <translation>このSHA-256フィンガープリントの証明書だけを、発行者や記載されたホストを問わず信頼します。有効期間内である必要があります。</translation>
    </message>
    <message>
        <source>a byte order mark (BOM) at its beginning</source>
        <translation>先頭のバイト順マーク(BOM)</translation>
    </message>
    <message>
        <source>blanks at its beginning</source>
        <translation>先頭の空白</translation>
    </message>
    <message>
        <source>a line break at its beginning</source>
        <translation>先頭の改行</translation>
    </message>
    <message>
        <source>a line break in its middle</source>
        <translation>途中の改行</translation>
    </message>
    <message>
        <source>blanks at its end</source>
        <translation>末尾の空白</translation>
    </message>
    <message>
        <source>more line breaks at its end than the one that is dropped</source>
        <translation>取り除かれる1つを超える末尾の改行</translation>
    </message>
    <message>
        <source>The secret of “%1” has %2. That counts as part of it: take it out unless the other side has it, too.</source>
        <translation>&quot;%1&quot;の秘密情報に%2があります。これも秘密情報の一部とみなされます。相手側の秘密情報にもある場合を除き、取り除いてください。</translation>
    </message>
    <message>
        <source>Without a key it is not tried whether the integration checks signatures: give the key with --hmac-key-file, or in RUNLATCH_HMAC_KEY.</source>
        <translation>鍵がないため、連携先が署名を検証するかどうかは試しません。--hmac-key-fileまたはRUNLATCH_HMAC_KEYで鍵を指定してください。</translation>
    </message>
    <message>
        <source>Let the clocks of run tasks run this many times as fast, 1 to %1: deadlines, new deliveries and links; --deadline 10m takes 10s by 60. Limits of the network and what is measured stay real.</source>
        <translation>ランタスクの時計(期限、再配信、リンク)を1～%1倍の速さで進めます。60なら--deadline 10mは10sで過ぎます。ネットワークの制限と測定値は実時間のままです。</translation>
    </message>
    <message>
        <source>If its fingerprint is what the server&apos;s administrator tells you, trust it with --pin %1.</source>
        <extracomment>%1 is the fingerprint of a certificate, or SHA256</extracomment>
        <translation>フィンガープリントがサーバー管理者から聞いたものと一致する場合は、--pin %1で信頼してください。</translation>
    </message>
    <message>
        <source>--store FILE is required: the file of inspect --store.</source>
        <translation>--store FILEが必要です。inspect --storeのファイルを指定してください。</translation>
    </message>
    <message>
        <source>--pin takes the SHA-256 fingerprint of a certificate: 64 hexadecimal digits.</source>
        <translation>--pinには証明書のSHA-256フィンガープリントを指定してください: 16進数64桁。</translation>
    </message>
    <message>
        <source>Address at which GET /healthz tells whether it is ready, and GET /metrics its numbers for Prometheus.</source>
        <translation>GET /healthzで準備状態を、GET /metricsでPrometheus用の数値を返すアドレス。</translation>
    </message>
    <message>
        <source>%1 holds a space; it takes HOST:PORT, such as 127.0.0.1:8080.</source>
        <translation>%1に空白があります。127.0.0.1:8080のようにHOST:PORTで指定してください。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a port; ports go from 0 to 65535, and 0 takes a free one.</source>
        <translation>%1: &quot;%2&quot;はポートではありません。ポートは0～65535で、0なら空きポートを使います。</translation>
    </message>
    <message>
        <source>%1 takes HOST:PORT, such as 127.0.0.1:8080 or [::1]:0; “%2” is not that.</source>
        <translation>%1は127.0.0.1:8080や[::1]:0のようにHOST:PORTで指定してください。&quot;%2&quot;はこの形ではありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CreateCommand</name>
    <message>
        <source>line %1, column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>Organization of the workspaces.</source>
        <translation>ワークスペースの組織。</translation>
    </message>
    <message>
        <source>Subject of the change requests.</source>
        <translation>変更リクエストの件名。</translation>
    </message>
    <message>
        <source>File that holds their message, in Markdown; - for standard input.</source>
        <translation>メッセージをMarkdownで書いたファイル。- なら標準入力。</translation>
    </message>
    <message>
        <source>Id or name of a workspace; may be given more than once.</source>
        <translation>ワークスペースのIDまたは名前。複数回指定できます。</translation>
    </message>
    <message>
        <source>File that holds ids or names of workspaces; - for standard input.</source>
        <translation>ワークスペースのIDまたは名前を書いたファイル。- なら標準入力。</translation>
    </message>
    <message>
        <source>Send this form alone, such as change_requests,data,flat: the action type, its place, and the shape of the filter. Otherwise the documented forms are tried while the service refuses them.</source>
        <translation>change_requests,data,flatのような、この形式だけを送信します。アクションの種類、その位置、フィルターの形を表します。省略すると、サービスに拒否される間、文書化された形式を順に試します。</translation>
    </message>
    <message>
        <source>Print the request and do not send it. Names and --show-matches still ask the service; otherwise a host alone is taken with /api/v2.</source>
        <translation>リクエストを出力し、送信しません。名前と--show-matchesについてはサービスに問い合わせます。それ以外の場合、ホストだけの指定には/api/v2を付けます。</translation>
    </message>
    <message>
        <source>First ask which workspaces the query matches, and print the first ones.</source>
        <translation>先にクエリがどのワークスペースに一致するかを問い合わせ、最初の数件を出力します。</translation>
    </message>
    <message>
        <source>Write the action into this ledger before it is sent; none for no ledger. Without this option it is the ledger of the window in the user&apos;s data folder. An action that cannot be written is not sent.</source>
        <translation>送信前に操作をこの送信台帳に書き込みます。noneなら送信台帳を使いません。省略すると、ユーザーのデータフォルダーにあるウィンドウの送信台帳を使います。書き込めないものは送信しません。</translation>
    </message>
    <message>
        <source>Send nothing if the ledger has this action and it may have been carried out, or if a change request with this subject is open on a target; with --query, on any workspace of the organization.</source>
        <translation>この操作が送信台帳にあって実行された可能性がある場合、またはこの件名の変更リクエストが対象で開いている場合(--queryでは組織のいずれかのワークスペースで開いている場合)は、何も送信しません。</translation>
    </message>
    <message>
        <source>Print each change request as it appears. Ends with 0 when all have appeared, and with 2 after %1 minutes.</source>
        <translation>変更リクエストが現れるたびに出力します。すべて現れると終了コード0で、%1分が過ぎると2で終了します。</translation>
    </message>
    <message>
        <source>change-requests create takes options only.</source>
        <translation>change-requests createに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--organization, --subject and --message-file are needed.</source>
        <translation>--organization、--subject、--message-fileが必要です。</translation>
    </message>
    <message>
        <source>One of --target, --targets-file and --query is required: the workspaces.</source>
        <translation>ワークスペースを--target、--targets-file、--queryのいずれかで指定してください。</translation>
    </message>
    <message>
        <source>--show-matches goes with --query.</source>
        <translation>--show-matchesは--queryと一緒に指定してください。</translation>
    </message>
    <message>
        <source>The service was not asked. --show-matches asks how many workspaces match.</source>
        <translation>サービスには問い合わせていません。--show-matchesを付けると、一致するワークスペースの数を問い合わせます。</translation>
    </message>
    <message>
        <source>--once and --watch go without --dry-run.</source>
        <translation>--onceと--watchは--dry-runと一緒に指定できません。</translation>
    </message>
    <message>
        <source>--form %1 is not one of %2.</source>
        <translation>--form %1は使えません。使えるのは%2です。</translation>
    </message>
    <message>
        <source>--target %1 is neither the id nor the name of a workspace.</source>
        <translation>--target %1はワークスペースのIDでも名前でもありません。</translation>
    </message>
    <message numerus="yes">
        <source>--targets-file has more than %Ln workspace(s), so it may hold ids only. These words are not ids: %1</source>
        <translation>
            <numerusform>--targets-fileのワークスペースが%Ln件を超えているため、IDだけを書けます。次の語はIDではありません: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>--targets-file holds words that are neither ids nor names of workspaces: %1</source>
        <translation>--targets-fileに、ワークスペースのIDでも名前でもない語があります: %1</translation>
    </message>
    <message>
        <source>--query %1, %2: %3</source>
        <translation>--query %1、%2: %3</translation>
    </message>
    <message>
        <source>--query %1: %2</source>
        <translation>--query %1: %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>The explorer&apos;s reference has no operator “%1”, so the service may refuse the query.</source>
        <translation>エクスプローラーのリファレンスに演算子&quot;%1&quot;がないため、サービスがクエリを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The explorer&apos;s reference has no field “%1”, so the service may refuse the query.</source>
        <translation>エクスプローラーのリファレンスにフィールド&quot;%1&quot;がないため、サービスがクエリを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The list of matches changed while it was read.</source>
        <translation>一致のリストが、読み取り中に変わりました。</translation>
    </message>
    <message>
        <source>The pages of the service&apos;s answer do not show where its list ends.</source>
        <translation>サービスの応答のページからは、リストの終わりがわかりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) match</source>
        <translation>
            <numerusform>一致したワークスペース%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n workspace(s) match</source>
        <translation>
            <numerusform>一致したワークスペース%n件以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>The explorer accepts one value for each condition. The bulk action accepts several.</source>
        <translation>エクスプローラーは条件ごとに値を1つだけ受け付けます。一括操作は複数の値を受け付けます。</translation>
    </message>
    <message>
        <source>The number of matches is not known: %1</source>
        <translation>一致の数がわかりません: %1</translation>
    </message>
    <message>
        <source>No change request was created. Leave out --show-matches to create them unseen.</source>
        <translation>変更リクエストは作成されませんでした。確認せずに作成するには、--show-matchesを外してください。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信しませんでした。</translation>
    </message>
    <message>
        <source>The ledger could not be written, and lists this action as unknown: %1</source>
        <translation>送信台帳に書き込めませんでした。送信台帳ではこれが不明のままです: %1</translation>
    </message>
    <message>
        <source>The service accepted it. Not all change requests have appeared yet.</source>
        <translation>サービスは受理しました。まだ現れていない変更リクエストがあります。</translation>
    </message>
    <message>
        <source>It is not known whether the change requests are created. Before you try again, look for “%1” in the change requests of %2.</source>
        <translation>変更リクエストが作成されたかどうかはわかりません。再試行する前に、%2の変更リクエストで「%1」を探してください。</translation>
    </message>
    <message>
        <source>the workspaces of %1 that match the query</source>
        <translation>クエリに一致する%1のワークスペース</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more workspace(s)</source>
        <translation>
            <numerusform>%1、ほか%n件のワークスペース</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted as %1</source>
        <translation>%1として受理</translation>
    </message>
    <message>
        <source>The answer differs from what was sent: %1</source>
        <translation>応答の内容が送信したものと異なります: %1</translation>
    </message>
    <message>
        <source>The service creates the change requests now; that takes a while.</source>
        <translation>サービスが変更リクエストを作成しています。しばらくかかります。</translation>
    </message>
    <message numerus="yes">
        <source>All %n change request(s) have appeared.</source>
        <translation>
            <numerusform>変更リクエスト%n件がすべて現れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared. It is not known whether others follow.</source>
        <translation>
            <numerusform>変更リクエスト%n件が現れました。この後さらに現れるかどうかはわかりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No change request was created.</source>
        <translation>変更リクエストは作成されませんでした。</translation>
    </message>
    <message>
        <source>It is not known whether the change requests are created.</source>
        <translation>変更リクエストが作成されたかどうかはわかりません。</translation>
    </message>
    <message>
        <source>The number of workspaces is not known: %1</source>
        <translation>ワークスペースの数がわかりません: %1</translation>
    </message>
    <message>
        <source>Column of --targets-file with the workspaces, if that is a CSV table: its heading or its number.</source>
        <translation>--targets-file が CSV の表である場合の、ワークスペースの列。見出しまたは番号。</translation>
    </message>
    <message>
        <source>--targets-column goes with --targets-file.</source>
        <translation>--targets-column は --targets-file と一緒に使います。</translation>
    </message>
    <message>
        <source>The ids of the names are not known.</source>
        <translation>名前に対応する ID は不明です。</translation>
    </message>
    <message>
        <source>--targets-file is a table. Name the column that has the workspaces with --targets-column: %1.</source>
        <translation>--targets-file は表です。ワークスペースの列を --targets-column で指定してください: %1。</translation>
    </message>
    <message numerus="yes">
        <source>--targets-file is not a table of up to %Ln character(s), so --targets-column cannot be used.</source>
        <translation>
            <numerusform>--targets-file は %Ln 文字以内の表ではないため、--targets-column は使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>--targets-file, line %1: a quotation mark is not closed.</source>
        <translation>--targets-file の %1 行目: 引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>--targets-column %1 is not a column of --targets-file, which has: %2.</source>
        <translation>--targets-column %1 は --targets-file の列ではありません。列: %2。</translation>
    </message>
    <message numerus="yes">
        <source>--targets-file has more than %Ln workspace(s), which is too much for a table.</source>
        <translation>
            <numerusform>--targets-file のワークスペースが %Ln 件を超えています。表には多すぎます。</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON file, or - for standard input, with the filter that chooses the workspaces: [...], {&quot;filter&quot;:[...]} or {&quot;query&quot;:{...}}; or an address of the explorer as a browser has it, in such a file or in its place.</source>
        <translation>ワークスペースを選ぶフィルターのJSONファイル(標準入力は-): [...]、{&quot;filter&quot;:[...]}、または{&quot;query&quot;:{...}}。ブラウザーにあるエクスプローラーのアドレスを、ファイルの中またはファイル名の代わりに指定することもできます。</translation>
    </message>
    <message>
        <source>The address has parameters that are no conditions: %1.</source>
        <translation>アドレスに、条件ではないパラメーターがあります: %1。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::DoctorCommand</name>
    <message>
        <source>The computed digest is right.</source>
        <translation>計算されたダイジェストは正しい値です。</translation>
    </message>
    <message>
        <source>Computed digest %1: %2</source>
        <translation>計算されたダイジェスト %1: %2</translation>
    </message>
    <message>
        <source>The signature is valid.</source>
        <translation>署名は有効です。</translation>
    </message>
    <message>
        <source>Signature %1: %2</source>
        <translation>署名 %1: %2</translation>
    </message>
    <message>
        <source>Value of the signature header as received, empty for an empty one; may be given more than once for a repeated header. Without it, no such header arrived.</source>
        <translation>受信したままの署名ヘッダーの値。空のヘッダーなら空にします。ヘッダーが複数ある場合は複数回指定できます。省略すると、署名ヘッダーがなかったものとします。</translation>
    </message>
    <message>
        <source>Digest that your own program computed over the body, as it prints it: says what the program does wrong. --signature is not needed beside it.</source>
        <translation>自作のプログラムがボディから計算したダイジェスト(プログラムの出力のまま)。プログラムの誤りを説明します。これがあれば--signatureは不要です。</translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. Without it and without RUNLATCH_HMAC_KEY, no key is set.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。複数回指定できます。これもRUNLATCH_HMAC_KEYもない場合は、鍵が設定されていないものとします。</translation>
    </message>
    <message>
        <source>File with the exact bytes that arrived, 64 MB at most, also in base64, as b&apos;...&apos; or in an event of a function as logs hold them; - for standard input.</source>
        <translation>受信したままのバイト列のファイル。最大64 MB。base64、b&apos;...&apos;、ログにある形の関数イベントでもかまいません。- なら標準入力。</translation>
    </message>
    <message>
        <source>File with the body of an earlier delivery of the same request; compared if nothing explains the signature.</source>
        <translation>同じリクエストの以前の配信のボディのファイル。署名を説明できるものがない場合に比較します。</translation>
    </message>
    <message>
        <source>Also print a program text that checks signatures: go, python, node or shell.</source>
        <translation>署名を検証するプログラムのコードも出力します: go、python、node、shellのいずれか。</translation>
    </message>
    <message>
        <source>doctor takes options only; --body names the file.</source>
        <translation>doctorに指定できるのはオプションだけです。ファイルは--bodyで指定してください。</translation>
    </message>
    <message>
        <source>--snippet takes go, python, node or shell.</source>
        <translation>--snippetにはgo、python、node、shellのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--computed takes the digest that your program computed.</source>
        <translation>--computedには、自作のプログラムが計算したダイジェストを指定してください。</translation>
    </message>
    <message>
        <source>Standard input can be read once, and --body reads it unless it names a file.</source>
        <translation>標準入力は1回しか読めず、--bodyでファイルを指定しない場合は--bodyが読み取ります。</translation>
    </message>
    <message>
        <source>A signature or a key is required: --signature TEXT, --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>署名または鍵が必要です。--signature TEXTか--hmac-key-file FILEを指定するか、環境変数RUNLATCH_HMAC_KEYを設定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ExchangeReport</name>
    <message>
        <source>Sent: %1 %2</source>
        <translation>送信: %1 %2</translation>
    </message>
    <message>
        <source>Received: %1 %2</source>
        <translation>受信: %1 %2</translation>
    </message>
    <message>
        <source>Answered %1 after %2 ms</source>
        <translation>%2 ms後に%1で応答</translation>
    </message>
    <message>
        <source>Not answered after %1 ms: %2</source>
        <translation>%1 msで応答なし: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ExportCommand</name>
    <message>
        <source>%1 of %2 requests</source>
        <translation>リクエスト %1/%2件</translation>
    </message>
    <message>
        <source>jsonl: JSON Lines, which import reads. har: an HTTP archive, which import reads. csv: the list. curl: commands for a shell. raw: the bytes, two files for each request; with placeholders Content-Length is that of what is written.</source>
        <translation>jsonl: JSON Lines(importで取り込み可能)。har: HTTPアーカイブ(importで取り込み可能)。csv: 一覧。curl: シェル用のコマンド。raw: バイト列、リクエストごとに2ファイル。プレースホルダーがある場合、Content-Lengthは書き出した内容の長さになります。</translation>
    </message>
    <message>
        <source>File to write, or - for standard output; of raw the folder. An existing file is replaced when everything is written; raw overwrites nothing. Devices, pipes and the files of a store are refused.</source>
        <translation>書き出すファイル。- なら標準出力、rawではフォルダー。既存のファイルは、すべて書き終えた時点で置き換えます。rawは何も上書きしません。デバイス、パイプ、ストアのファイルは指定できません。</translation>
    </message>
    <message>
        <source>Only the captures that match this filter, such as &quot;state:failed since:2h&quot;.</source>
        <translation>このフィルターに合うキャプチャだけ。例: &quot;state:failed since:2h&quot;。</translation>
    </message>
    <message>
        <source>Write tokens and other secrets as received, not placeholders. Needs the key of the store, from the keychain or of --store-key-file; no other program may have the store open.</source>
        <translation>トークンなどの秘密情報を、プレースホルダーではなく受信したまま書き出します。キーチェーンまたは--store-key-fileのストアの鍵が必要です。他のプログラムがストアを開いていてはいけません。</translation>
    </message>
    <message>
        <source>export takes options only.</source>
        <translation>exportに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--format takes jsonl, har, csv, curl or raw.</source>
        <translation>--formatにはjsonl、har、csv、curl、rawのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--to takes the name of a file.</source>
        <translation>--toにはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--format raw needs --to FOLDER: it writes two files for each request.</source>
        <translation>--format rawには--to FOLDERが必要です。リクエストごとに2つのファイルを書き出します。</translation>
    </message>
    <message>
        <source>--store-key-file is for --with-secrets: nothing else needs the key.</source>
        <translation>--store-key-fileは--with-secrets用です。それ以外に鍵は必要ありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>リクエスト%n件を書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them placeholders stand for secrets.</source>
        <translation>
            <numerusform>そのうち%n件では、秘密情報がプレースホルダーに置き換わっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their bytes are not those that arrived, and Content-Length is that of what is written.</source>
        <translation>それらのバイト列は受信したものと異なり、Content-Lengthは書き出した内容の長さです。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>その間にリクエスト%n件がストアから削除されました。</numerusform>
        </translation>
    </message>
    <message>
        <source>File or database (postgresql://HOST/NAME) that the captures are in.</source>
        <translation>キャプチャのあるファイルまたはデータベース(postgresql://HOST/NAME)。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::FindOutCommand</name>
    <message>
        <source>%1 of %2 workspaces were read.</source>
        <translation>ワークスペース %1/%2件を読み取りました。</translation>
    </message>
    <message>
        <source>File of the ledger; without this option, the ledger of the window in the user&apos;s data folder.</source>
        <translation>送信台帳。省略すると、ユーザーのデータフォルダーにあるウィンドウの送信台帳を使います。</translation>
    </message>
    <message>
        <source>Id of the entry, or its beginning.</source>
        <translation>エントリのID、またはその先頭部分。</translation>
    </message>
    <message>
        <source>One id of an entry is required.</source>
        <translation>エントリのIDを1つ指定してください。</translation>
    </message>
    <message>
        <source>Another bulk create with this subject was sent on %1: what is found may belong to either.</source>
        <translation>この件名の別の一括作成が%1に送信されています。見つかるものは、どちらの一括作成のものか区別できません。</translation>
    </message>
    <message>
        <source>None has appeared. It is not certain yet that none follows.</source>
        <translation>まだ1件も現れていません。この後現れないとはまだ言い切れません。</translation>
    </message>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) exist.</source>
        <translation>
            <numerusform>実行されました: 変更リクエスト%n件が存在します。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not carried out: no change request of it exists.</source>
        <translation>実行されませんでした: この操作の変更リクエストは存在しません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::GivenPayload</name>
    <message>
        <source>File with the payload to send, a JSON object; - for standard input. Token, callback URL, ids and addresses of this run are put in, and it is signed again; all other keys stay as they are.</source>
        <translation>送信するペイロード(JSONオブジェクト)のファイル。- なら標準入力。このランのトークン、コールバックURL、ID、アドレスを入れ、改めて署名します。他のキーはすべてそのままです。</translation>
    </message>
    <message>
        <source>The same with the request of that number in a store of inspect.</source>
        <translation>inspect --storeのファイルにある、この番号のリクエストで同じことをします。</translation>
    </message>
    <message>
        <source>--payload and --from cannot be given together.</source>
        <translation>--payloadと--fromは同時に指定できません。</translation>
    </message>
    <message>
        <source>--from takes the file of a store and the number of a capture, such as captures.db:7.</source>
        <translation>--fromには、captures.db:7のようにストアのファイルとキャプチャの番号を指定してください。</translation>
    </message>
    <message>
        <source>--%1 is for a made-up payload; --set changes the keys of another.</source>
        <translation>--%1は架空のペイロード用です。それ以外のペイロードのキーは--setで変更してください。</translation>
    </message>
    <message>
        <source>Request %1: %2</source>
        <translation>リクエスト%1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ImportCommand</name>
    <message>
        <source>%1 of %2 KB</source>
        <translation>%1/%2 KB</translation>
    </message>
    <message>
        <source>File to put the captures into. No other program may have it open.</source>
        <translation>キャプチャの取り込み先のファイル。他のプログラムが開いていてはいけません。</translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once. With it, or RUNLATCH_HMAC_KEY, signatures are checked where the bytes are those that were sent.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。複数回指定できます。これかRUNLATCH_HMAC_KEYがあれば、バイト列が送信されたままのものについて署名を検証します。</translation>
    </message>
    <message>
        <source>Files of export (JSON Lines, HAR, curl, a folder of raw), HAR of any tool, commands of curl or PowerShell, request files (.http), raw HTTP requests, events of AWS, requests of ngrok or webhook.site; also packed by gzip. Their content tells which. At most 64 MB a request. The first 1,000 faults are printed, and further ones counted.</source>
        <translation>exportのファイル(JSON Lines、HAR、curl、rawのフォルダー)、各種ツールのHAR、curlまたはPowerShellのコマンド、リクエストファイル(.http)、生のHTTPリクエスト、AWSのイベント、ngrokやwebhook.siteのリクエスト。gzip圧縮されたものも使えます。種類は内容から判別します。リクエスト1件につき最大64 MB。不備は最初の1,000件を出力し、残りは件数を数えます。</translation>
    </message>
    <message>
        <source>Print what an import would do. Without an existing --store, nothing counts as imported before.</source>
        <translation>取り込みで何が行われるかを出力します。既存の--storeを指定しない場合は、まだ何もないものとします。</translation>
    </message>
    <message>
        <source>At least one file to import is required.</source>
        <translation>取り込むファイルを1つ以上指定してください。</translation>
    </message>
    <message>
        <source>The keychain answered: its key seals the secrets of these captures from now on.</source>
        <translation>キーチェーンが応答しました。今後、これらのキャプチャの秘密情報はキーチェーンの鍵で暗号化されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) would be imported.</source>
        <translation>
            <numerusform>リクエスト%n件が取り込みの対象です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>リクエスト%n件を取り込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The signature of %n request(s) was checked here: %1 valid, %2 not.</source>
        <translation>
            <numerusform>リクエスト%n件の署名をここで検証しました: 有効%1、有効でないもの%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further fault(s) were not printed.</source>
        <translation>
            <numerusform>ほかに%n件の不備があり、出力していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>import writes into a file; --store takes no database here.</source>
        <translation>importはファイルに書き込みます。ここでは--storeにデータベースを指定できません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectCommand</name>
    <message>
        <source>Address to listen at; port 0 picks a free one.</source>
        <translation>待ち受けるアドレス。ポート0なら空きポートを選びます。</translation>
    </message>
    <message>
        <source>Path that run task requests are sent to.</source>
        <translation>ランタスクのリクエストを受け取るパス。</translation>
    </message>
    <message>
        <source>Base of the shown URL when the listener has another name.</source>
        <translation>リスナーが別の名前のときに表示するURLのベース。</translation>
    </message>
    <message>
        <source>File that holds an HMAC key, - for standard input; may be given more than once.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。複数回指定できます。</translation>
    </message>
    <message>
        <source>HTTP status that requests are answered, 200 to 599.</source>
        <translation>リクエストに返すHTTPステータス。200～599。</translation>
    </message>
    <message>
        <source>HTTP status that verification requests are answered, 200 to 599.</source>
        <translation>検証リクエストに返すHTTPステータス。200～599。</translation>
    </message>
    <message>
        <source>Largest body that is received, in MB, 8 to 64; a larger one is answered 413.</source>
        <translation>受信するボディの最大サイズ(MB)。8～64。これを超えると413で応答します。</translation>
    </message>
    <message>
        <source>Answer 401 to invalid and unsigned requests.</source>
        <translation>署名が無効なリクエストと署名のないリクエストに401で応答します。</translation>
    </message>
    <message>
        <source>strict or progress.</source>
        <translation>strictまたはprogress。</translation>
    </message>
    <message>
        <source>End after so many captures, from 1.</source>
        <translation>この数のキャプチャの後に終了します。1以上。</translation>
    </message>
    <message>
        <source>End after this time; with 2 if --count was not reached.</source>
        <translation>この時間の後に終了します。それまでに--countに達しなかった場合の終了コードは2です。</translation>
    </message>
    <message>
        <source>End with 1 when a request had no valid signature or was refused.</source>
        <translation>有効な署名のないリクエストや拒否したリクエストがあった場合、終了コード1で終了します。</translation>
    </message>
    <message>
        <source>Print the body of each request, with * in place of its secrets.</source>
        <translation>各リクエストのボディを、秘密情報を*に置き換えて出力します。</translation>
    </message>
    <message>
        <source>inspect takes options only.</source>
        <translation>inspectに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--deadline-rule takes strict or progress.</source>
        <translation>--deadline-ruleにはstrictまたはprogressを指定してください。</translation>
    </message>
    <message>
        <source>--path begins with a slash.</source>
        <translation>--pathはスラッシュで始めてください。</translation>
    </message>
    <message>
        <source>--store takes the name of a file.</source>
        <translation>--storeにはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--store-key-file needs --store FILE: without it the captures are gone at the end.</source>
        <translation>--store-key-fileには--store FILEが必要です。これがないと、キャプチャは終了時に失われます。</translation>
    </message>
    <message>
        <source>--require-valid needs the key to check with: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>--require-validには検証用の鍵が必要です。--hmac-key-file FILEを指定するか、環境変数RUNLATCH_HMAC_KEYを設定してください。</translation>
    </message>
    <message>
        <source>The keychain answered: its key seals the secrets of these captures from now on.</source>
        <translation>キーチェーンが応答しました。今後、これらのキャプチャの秘密情報はキーチェーンの鍵で暗号化されます。</translation>
    </message>
    <message>
        <source>The secrets of earlier requests are being sealed: %1 of %2.</source>
        <translation>以前のリクエストの秘密情報を暗号化しています: %1/%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n old request(s) were removed to keep the store within its limit.</source>
        <translation>
            <numerusform>ストアを容量上限内に収めるため、古いリクエスト%n件を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Listening at %1</source>
        <translation>%1で待ち受けています</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>他のマシンやコンテナからは: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) had no valid signature.</source>
        <translation>
            <numerusform>%n件のリクエストに有効な署名がありませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>File or database (postgresql://HOST/NAME) to keep the captures in; else they are not kept.</source>
        <translation>キャプチャを保存するファイルまたはデータベース(postgresql://HOST/NAME)。省略すると、キャプチャは終了時に失われます。</translation>
    </message>
    <message>
        <source>--store with a database needs --store-key-file FILE: the key that all its receivers share.</source>
        <translation>--storeにデータベースを指定する場合は、--store-key-file FILEが必要です。これは、そのデータベースのすべての受信側が共有する鍵です。</translation>
    </message>
    <message>
        <source>Health and metrics: %1</source>
        <translation>ヘルスとメトリクス: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectReplies</name>
    <message>
        <source>Callback to send by itself: none, running, passed or failed.</source>
        <translation>自動で送信するコールバック: none、running、passed、failedのいずれか。</translation>
    </message>
    <message>
        <source>Where callbacks may go to without a key: scheme://host:port; may be given more than once.</source>
        <translation>鍵がない場合に許可するコールバックの宛先: scheme://host:port。複数回指定できます。</translation>
    </message>
    <message>
        <source>Call back also where a request has no access_token: its callback address has a code of its own.</source>
        <translation>リクエストにaccess_tokenがない場合もコールバックします。コールバックのアドレス自体にコードが含まれている場合に使います。</translation>
    </message>
    <message>
        <source>How long to wait before the callback.</source>
        <translation>コールバックまでの待ち時間。</translation>
    </message>
    <message>
        <source>--reply takes none, running, passed or failed.</source>
        <translation>--replyにはnone、running、passed、failedのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--reply-without-token needs --reply or --rules.</source>
        <translation>--reply-without-tokenには--replyまたは--rulesが必要です。</translation>
    </message>
    <message>
        <source>--allow-callback takes scheme, host and port and nothing else, such as http://127.0.0.1:8080; “%1” is not that.</source>
        <translation>--allow-callbackには、http://127.0.0.1:8080のようにスキーム、ホスト、ポートだけを指定してください。&quot;%1&quot;は該当しません。</translation>
    </message>
    <message>
        <source>--reply without a key would call any address that a request contains: give the key with --hmac-key-file, or name the callback&apos;s origin, --allow-callback http://127.0.0.1:8080.</source>
        <translation>鍵なしで--replyを使うと、リクエストが示すどの相手にもコールバックすることになります。--hmac-key-fileで鍵を指定するか、http://127.0.0.1:8080のようなコールバックの宛先を--allow-callbackで指定してください。</translation>
    </message>
    <message>
        <source>Request %1 is not answered: its payload_version is not 1, the only one that is known.</source>
        <translation>リクエスト%1には返信しません。payload_versionが、対応している唯一の値である1ではありません。</translation>
    </message>
    <message>
        <source>Request %1 is not answered: its callback goes to %2, which no --allow-callback names.</source>
        <translation>リクエスト%1には返信しません。コールバックの宛先%2が--allow-callbackに指定されていません。</translation>
    </message>
    <message>
        <source>Request %1: no rule acts.</source>
        <translation>リクエスト%1: 適用されるルールはありません。</translation>
    </message>
    <message>
        <source>Request %1: the rule “%2” acts.</source>
        <translation>リクエスト%1: ルール「%2」が適用されます。</translation>
    </message>
    <message>
        <source>Its plan is not known: %1</source>
        <translation>プランがわかりません: %1</translation>
    </message>
    <message>
        <source>Request %1 needs no callback: its run task already has a final result.</source>
        <translation>リクエスト%1にコールバックは不要です。そのランタスクには既に最終結果があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) failed.</source>
        <translation>
            <numerusform>コールバック%n件が失敗しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) may have been accepted: the answer does not say.</source>
        <translation>
            <numerusform>コールバック%n件は受理された可能性があります。応答からはわかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) were given up at the end.</source>
        <translation>
            <numerusform>コールバック%n件を終了時に打ち切りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 is not answered: it has no callback address that may be called.</source>
        <translation>リクエスト%1には応答しません。呼び出してよいコールバックのアドレスがありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectRules</name>
    <message>
        <source>File with rules: which requests are answered and replied to in which way. It is read again when it changes. The command rules tells what it may have.</source>
        <translation>ルールのファイル。どのリクエストにどのように応答し、返信するかを書きます。変更されると読み直します。書ける内容はrulesコマンドで表示できます。</translation>
    </message>
    <message>
        <source>--rules takes the name of a file.</source>
        <translation>--rulesにはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>The rules of %1 have mistakes.</source>
        <translation>%1のルールに誤りがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of %1</source>
        <translation>
            <numerusform>%1のルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules stay as they were.</source>
        <translation>ルールは以前のままです。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectTunnel</name>
    <message>
        <source>Command that makes the listener reachable from outside; {host} and {port} in it are filled in. The first https URL that it prints is shown and checked.</source>
        <translation>リスナーに外部から到達できるようにするコマンド。コマンド内の{host}と{port}は値に置き換えられます。コマンドが最初に出力したhttpsのURLを表示し、確認します。</translation>
    </message>
    <message>
        <source>The same with a known program: cloudflared, ngrok, tailscale or ssh.</source>
        <translation>同じことを既知のプログラムで行います: cloudflared、ngrok、tailscale、sshのいずれか。</translation>
    </message>
    <message>
        <source>Host to which --tunnel-name ssh connects.</source>
        <translation>--tunnel-name sshの接続先のホスト。</translation>
    </message>
    <message>
        <source>--tunnel-server needs --tunnel-name ssh.</source>
        <translation>--tunnel-serverには--tunnel-name sshが必要です。</translation>
    </message>
    <message>
        <source>--tunnel and --tunnel-name exclude each other.</source>
        <translation>--tunnelと--tunnel-nameは同時に指定できません。</translation>
    </message>
    <message>
        <source>--tunnel-name takes cloudflared, ngrok, tailscale or ssh.</source>
        <translation>--tunnel-nameにはcloudflared、ngrok、tailscale、sshのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--tunnel-name ssh needs --tunnel-server HOST.</source>
        <translation>--tunnel-name sshには--tunnel-server HOSTが必要です。</translation>
    </message>
    <message>
        <source>--public-url and a tunnel exclude each other: the tunnel tells its URL.</source>
        <translation>--public-urlとトンネルは同時に指定できません。URLはトンネルから取得します。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Launch</name>
    <message>
        <source>The end of the command&apos;s output:</source>
        <translation>コマンドの出力の末尾:</translation>
    </message>
    <message>
        <source>The longest time to wait until a program listens at the URL: 10s with a command, otherwise do not wait.</source>
        <translation>URLでプログラムが待ち受けを始めるまで待つ最長時間。コマンドを指定した場合は10s、それ以外は待ちません。</translation>
    </message>
    <message>
        <source>The integration, which is started before and ended after, with all it started.</source>
        <translation>連携先のコマンド。事前に起動し、終了後に、そこから起動されたものもすべて含めて終了させます。</translation>
    </message>
    <message>
        <source>The command after -- is empty.</source>
        <translation>--の後のコマンドが空です。</translation>
    </message>
    <message>
        <source>%1 takes options only; the command of an integration comes after --.</source>
        <translation>%1に指定できるのはオプションだけです。連携先のコマンドは--の後に書いてください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerClearCommand</name>
    <message>
        <source>change-requests ledger clear takes options only.</source>
        <translation>change-requests ledger clearに指定できるのはオプションだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n bulk action(s) removed from the ledger; %1 being sent stayed.</source>
        <translation>
            <numerusform>送信台帳から一括操作%n件を削除しました。送信中の%1件は残っています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerCommand</name>
    <message>
        <source>File of the ledger; without this option, the ledger of the window in the user&apos;s data folder.</source>
        <translation>送信台帳。省略すると、ユーザーのデータフォルダーにあるウィンドウの送信台帳を使います。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the ledger cannot be read.</source>
        <translation>
            <numerusform>送信台帳の%n行を読み取れません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerListCommand</name>
    <message>
        <source>change-requests ledger list takes options only.</source>
        <translation>change-requests ledger listに指定できるのはオプションだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n bulk action(s) in the ledger.</source>
        <translation>
            <numerusform>送信台帳に一括操作%n件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerShowCommand</name>
    <message>
        <source>Id of the entry, or its beginning.</source>
        <translation>エントリのID、またはその先頭部分。</translation>
    </message>
    <message>
        <source>One id of an entry is required.</source>
        <translation>エントリのIDを1つ指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LintCommand</name>
    <message>
        <source>Ends with 1 for warnings as well, not only for errors.</source>
        <translation>エラーだけでなく警告の場合も、終了コード1で終了します。</translation>
    </message>
    <message>
        <source>What the text is: request or callback.</source>
        <translation>テキストの種類: requestまたはcallback。</translation>
    </message>
    <message>
        <source>File to judge, at most %1 MB; - or nothing for standard input. Of each rule the first %2 findings are printed, and all are counted.</source>
        <extracomment>%1 is a number of megabytes, %2 a number of findings</extracomment>
        <translation>判定するファイル。最大%1 MB。- または省略で標準入力。ルールごとに最初の指摘%2件を出力し、件数はすべて数えます。</translation>
    </message>
    <message>
        <source>Say what the text is: lint request, or lint callback.</source>
        <translation>テキストの種類をlint requestまたはlint callbackで指定してください。</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>ファイルは一度に1つだけ指定してください。</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, notes: %3.</source>
        <translation>エラー: %1、警告: %2、注記: %3。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ListCommand</name>
    <message>
        <source>Organization of the workspace.</source>
        <translation>ワークスペースの組織。</translation>
    </message>
    <message>
        <source>Name or ws- id of the workspace.</source>
        <translation>ワークスペースの名前またはws-で始まるID。</translation>
    </message>
    <message>
        <source>All pages of every workspace of the organization.</source>
        <translation>組織の全ワークスペースの全ページ。</translation>
    </message>
    <message>
        <source>Only archived ones.</source>
        <translation>アーカイブ済みのものだけ。</translation>
    </message>
    <message>
        <source>Only active ones.</source>
        <translation>アクティブなものだけ。</translation>
    </message>
    <message>
        <source>Number of the page, from 1.</source>
        <translation>ページの番号。1から。</translation>
    </message>
    <message>
        <source>Requests on a page, 1 to 100; 20, or 100 where all are read.</source>
        <translation>1ページのリクエスト数。1～100。既定は20、すべて読み取る場合は100。</translation>
    </message>
    <message>
        <source>All pages.</source>
        <translation>全ページ。</translation>
    </message>
    <message>
        <source>change-requests list takes options only.</source>
        <translation>change-requests listに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--archived and --active exclude each other.</source>
        <translation>--archivedと--activeは同時に指定できません。</translation>
    </message>
    <message>
        <source>Either --workspace or --all-workspaces is required.</source>
        <translation>--workspaceまたは--all-workspacesを指定してください。</translation>
    </message>
    <message>
        <source>--organization is required: the organization of the workspaces.</source>
        <translation>--organizationが必要です。ワークスペースの組織を指定してください。</translation>
    </message>
    <message>
        <source>--workspace is given twice: leave one of them out.</source>
        <translation>--workspaceが2回指定されています。どちらかを外してください。</translation>
    </message>
    <message>
        <source>--organization is required to find a workspace by its name.</source>
        <translation>ワークスペースを名前で探すには--organizationが必要です。</translation>
    </message>
    <message>
        <source>--page asks for one page, --all and --all-workspaces for all of them.</source>
        <translation>--pageは1ページだけ、--allと--all-workspacesは全ページを要求します。</translation>
    </message>
    <message>
        <source>--page counts from 1, --size goes from 1 to 100.</source>
        <translation>--pageは1から数え、--sizeは1～100です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>変更リクエスト %1/%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workspace(s), %2</source>
        <translation>
            <numerusform>ワークスペース %1/%n件、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was archived while the list was read.</source>
        <translation>%1は、リストの読み取り中にアーカイブされました。</translation>
    </message>
    <message>
        <source>The list of %1 changed again during the second read: some may be missing.</source>
        <translation>%1のリストは、もう一度読み取る間にも変わりました。一部が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>The list changed while it was read, so it was read a second time.</source>
        <translation>リストが読み取り中に変わったため、もう一度読み取りました。</translation>
    </message>
    <message>
        <source>active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Page %1 of %2, %3 in all</source>
        <translation>ページ %1/%2、合計 %3</translation>
    </message>
    <message>
        <source>(archived and active ones together: this service cannot tell them apart in its list)</source>
        <translation>(アーカイブ済みとアクティブの両方: このサービスのリストでは区別できません)</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>変更リクエスト%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; some may be missing</source>
        <translation>%1(一部が欠けている可能性があります)</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::OutcomesCommand</name>
    <message>
        <source>nothing found</source>
        <translation>何も見つかりません</translation>
    </message>
    <message>
        <source>Status of the callback: running, passed or failed. Without it: failed where the report has an error, passed otherwise.</source>
        <translation>コールバックのステータス: running、passed、failedのいずれか。省略すると、レポートにエラーがあればfailed、なければpassedになります。</translation>
    </message>
    <message>
        <source>Message of the callback. Without it: the tool and its counts.</source>
        <translation>コールバックのメッセージ。省略すると、ツール名とその件数になります。</translation>
    </message>
    <message>
        <source>Address of the callback&apos;s result.</source>
        <translation>コールバックの結果のアドレス。</translation>
    </message>
    <message>
        <source>Suppressed results become outcomes as well, after all others.</source>
        <translation>抑制された結果も結果項目とし、他のすべての後に置きます。</translation>
    </message>
    <message>
        <source>Report in SARIF 2.1.0 or JUnit XML, at most %1 MB; - or nothing for standard input.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>SARIF 2.1.0またはJUnit XMLのレポート。最大%1 MB。- または省略で標準入力。</translation>
    </message>
    <message>
        <source>--status takes running, passed or failed.</source>
        <translation>--statusにはrunning、passed、failedのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>ファイルは一度に1つだけ指定してください。</translation>
    </message>
    <message>
        <source>Results: %1, outcomes: %2.</source>
        <translation>結果: %1、結果項目: %2。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PayloadOptions</name>
    <message>
        <source>How the body is written, correctly signed in each: compact, escaped, spaced or pretty.</source>
        <translation>ボディの書き方。いずれも正しく署名されます: compact、escaped、spaced、prettyのいずれか。</translation>
    </message>
    <message>
        <source>A value of the payload, such as run_message=Hello or is_speculative=true: JSON where it is JSON, else text. May be given more than once.</source>
        <translation>run_message=Helloやis_speculative=trueのようなペイロードの値。JSONとして読めるものはJSON、それ以外はテキストになります。複数回指定できます。</translation>
    </message>
    <message>
        <source>A key that the payload lacks, such as vcs_branch or capabilities.outcomes. May be given more than once.</source>
        <translation>ペイロードから除くキー。例: vcs_branch、capabilities.outcomes。複数回指定できます。</translation>
    </message>
    <message>
        <source>File that the plan&apos;s URL leads to, in place of a made-up plan.</source>
        <translation>架空のプランの代わりに、プランのURLで提供するファイル。</translation>
    </message>
    <message>
        <source>What the made-up plan does: changes, no-deletions or nothing; full has all that the format has, and errored failed half way.</source>
        <translation>架空のプランの内容: changes、no-deletions、nothingのいずれか。fullは形式にあるものをすべて含み、erroredは途中で失敗したものです。</translation>
    </message>
    <message>
        <source>Resources of the made-up plan, at most 100000.</source>
        <translation>架空のプランのリソース数。最大100000。</translation>
    </message>
    <message>
        <source>Another number makes another plan.</source>
        <translation>番号を変えると別のプランになります。</translation>
    </message>
    <message>
        <source>Archive (tar.gz) that the configuration version&apos;s download URL leads to; without it that URL is null.</source>
        <translation>構成バージョンのダウンロードURLで提供するアーカイブ(tar.gz)。省略すると、そのURLはnullです。</translation>
    </message>
    <message>
        <source>--body-style takes compact, escaped, spaced or pretty.</source>
        <translation>--body-styleにはcompact、escaped、spaced、prettyのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>The recorded verification request is sent as it was; choose another --verification-form.</source>
        <translation>記録された検証リクエストはそのまま送信されます。別の--verification-formを選んでください。</translation>
    </message>
    <message>
        <source>--plan-kind takes changes, no-deletions, nothing, full or errored.</source>
        <translation>--plan-kindにはchanges、no-deletions、nothing、full、erroredのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--%1 is for a made-up plan and cannot be combined with --plan.</source>
        <translation>--%1は架空のプラン用で、--planと組み合わせることはできません。</translation>
    </message>
    <message>
        <source>--unset %1: --set gives it a value; leave one of them out.</source>
        <translation>--unset %1: --setで値が指定されています。どちらかを外してください。</translation>
    </message>
    <message>
        <source>--unset %1: the payload has no such key; do you mean %2?</source>
        <translation>--unset %1: ペイロードにこのキーはありません。%2のことですか?</translation>
    </message>
    <message>
        <source>--unset %1: the payload has no such key.</source>
        <translation>--unset %1: ペイロードにこのキーはありません。</translation>
    </message>
    <message>
        <source>--plan %1: that is not a JSON object; it is served as it is.</source>
        <translation>--plan %1: JSONオブジェクトではありません。そのまま提供します。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PayloadValues</name>
    <message>
        <source>--set takes KEY=VALUE; a key has small letters, digits and underscores, such as run_message.</source>
        <translation>--setにはKEY=VALUEを指定してください。キーに使えるのは、run_messageのように英小文字、数字、アンダースコアです。</translation>
    </message>
    <message>
        <source>--set %1: token and callback URL are the service&apos;s own, or no callback could be judged.</source>
        <translation>--set %1: トークンとコールバックURLはサービス自身が決めます。そうしないとコールバックを判定できません。</translation>
    </message>
    <message>
        <source>--set %1 is given twice.</source>
        <translation>--set %1が2回指定されています。</translation>
    </message>
    <message>
        <source>--set %1: no such key is documented; it is sent as a newer one.</source>
        <translation>--set %1: このキーは文書化されていません。新しいキーとして送信します。</translation>
    </message>
    <message>
        <source>--set %1: the service sends another type.</source>
        <translation>--set %1: サービスが送信する型と異なります。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Pipeline</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1/%2: %3</translation>
    </message>
    <message>
        <source>Not tried: the run task before did not pass.</source>
        <translation>未試行: 前のランタスクが合格しませんでした。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>Not ended: %1</source>
        <translation>未終了: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PipelineOptions</name>
    <message>
        <source>Send a run task of every stage, then one in another body style, with a key also those that must be refused (signed with another key, without a signature, with an empty one), and a verification request. Each has 60s unless --deadline says otherwise.</source>
        <translation>各ステージのランタスク、別のボディ形式のランタスク、鍵がある場合は拒否されるべきもの(別の鍵での署名、署名なし、空の署名)、検証リクエストを順に送信します。--deadlineの指定がなければ、期限はそれぞれ60sです。</translation>
    </message>
    <message>
        <source>Send a run task of each of these stages, separated by commas, in the order of a run. Each has 60s unless --deadline says otherwise.</source>
        <translation>コンマ区切りで指定した各ステージのランタスクを、ランの順に送信します。--deadlineの指定がなければ、期限はそれぞれ60sです。</translation>
    </message>
    <message>
        <source>Send the run task this many times, at most %1. Each has one line, and the summary percentiles of the times until answer and completion, with the slowest ones. Each has 60s unless --deadline says otherwise.</source>
        <translation>ランタスクをこの回数送信します。最大%1。1件ごとに1行を出力し、要約では応答までと完了までの時間のパーセンタイルと、最も遅かったものを示します。--deadlineの指定がなければ、期限はそれぞれ60sです。</translation>
    </message>
    <message>
        <source>So many of them at once, at most %1.</source>
        <translation>そのうち同時に送信する数。最大%1。</translation>
    </message>
    <message>
        <source>Start a whole run, which sends the run tasks of its stages one after another, up to the first that does not pass: pre_plan, post_plan and, unless it is speculative, pre_apply and post_apply. Each has 60s unless --deadline says otherwise.</source>
        <translation>ラン全体を開始します。pre_plan、post_plan、および投機的なランでなければpre_apply、post_applyの各ステージのランタスクを、合格しないものが出るまで順に送信します。--deadlineの指定がなければ、期限はそれぞれ60sです。</translation>
    </message>
    <message>
        <source>File for a JUnit report with one test case for each.</source>
        <translation>JUnitレポートのファイル。1件ごとにテストケースが1つ入ります。</translation>
    </message>
    <message>
        <source>Name of its suite; without it the host and path of the integration.</source>
        <translation>そのスイートの名前。省略すると連携先のホストとパスになります。</translation>
    </message>
    <message>
        <source>--junit takes the name of a file.</source>
        <translation>--junitにはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--%1 cannot be combined with --run.</source>
        <translation>--%1は--runと組み合わせることができません。</translation>
    </message>
    <message>
        <source>--set %1 cannot be combined with --run.</source>
        <translation>--set %1は--runと組み合わせることができません。</translation>
    </message>
    <message>
        <source>--stages takes pre_plan, post_plan, pre_apply and post_apply, separated by commas.</source>
        <translation>--stagesにはpre_plan、post_plan、pre_apply、post_applyをコンマ区切りで指定してください。</translation>
    </message>
    <message>
        <source>--%1 cannot be combined with --%2.</source>
        <translation>--%1は--%2と組み合わせることができません。</translation>
    </message>
    <message>
        <source>--set stage cannot be combined with --%1.</source>
        <translation>--set stageは--%1と組み合わせることができません。</translation>
    </message>
    <message>
        <source>--stages: a run that only plans has neither pre_apply nor post_apply.</source>
        <translation>--stages: プランだけのランにはpre_applyもpost_applyもありません。</translation>
    </message>
    <message>
        <source>--all-stages wants run tasks that end; --expect %1 is for one delivery.</source>
        <translation>--all-stagesには終了するランタスクが必要です。--expect %1は1件の配信用です。</translation>
    </message>
    <message>
        <source>--parallel goes with --repeat.</source>
        <translation>--parallelは--repeatと一緒に指定してください。</translation>
    </message>
    <message>
        <source>A run that only plans has no such stage.</source>
        <translation>プランだけのランにこのステージはありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PipelineStage</name>
    <message>
        <source>The integration verifies re-serialized JSON, not the bytes that arrived: it refused a correctly signed body in another style with %1.</source>
        <translation>連携先は、受信したバイト列ではなく、再シリアライズしたJSONを検証しています: 正しく署名された別の形式のボディを%1で拒否しました。</translation>
    </message>
    <message>
        <source>A request that is signed with another key</source>
        <translation>別の鍵で署名したリクエスト</translation>
    </message>
    <message>
        <source>A request without a signature</source>
        <translation>署名のないリクエスト</translation>
    </message>
    <message>
        <source>A request with an empty signature</source>
        <translation>署名が空のリクエスト</translation>
    </message>
    <message>
        <source>The integration called back to the verification request; it needs an answer of 200 and no callback.</source>
        <translation>連携先が検証リクエストにコールバックしました。検証リクエストに必要なのは200の応答だけで、コールバックは不要です。</translation>
    </message>
    <message>
        <source>%1 was answered 200: the signature is not checked.</source>
        <translation>%1への応答が200でした: 署名が検証されていません。</translation>
    </message>
    <message>
        <source>%1 was answered 200; with a key it must be refused.</source>
        <translation>%1への応答が200でした。鍵がある場合は拒否する必要があります。</translation>
    </message>
    <message>
        <source>%1 was answered %2; only a 4xx refuses it.</source>
        <translation>%1への応答が%2でした。拒否とみなされるのは4xxだけです。</translation>
    </message>
    <message>
        <source>%1 was answered %2: refused, and called back anyway.</source>
        <translation>%1への応答が%2でした: 拒否したのにコールバックしました。</translation>
    </message>
    <message>
        <source>%1 was answered %2: refused, and the plan or the configuration was asked for anyway.</source>
        <translation>%1への応答が%2でした: 拒否したのにプランまたは構成を要求しました。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanCommand</name>
    <message>
        <source>Only changes that match this filter, such as &quot;action:replace type:aws_* module:net&quot;. Fields: %1.</source>
        <extracomment>Do not translate what stands in quotes</extracomment>
        <translation>このフィルターに合う変更だけ。例: &quot;action:replace type:aws_* module:net&quot;。フィールド: %1。</translation>
    </message>
    <message>
        <source>Markdown for a pull request instead of JSON Lines.</source>
        <translation>JSON Linesではなく、プルリクエスト用のMarkdownで出力します。</translation>
    </message>
    <message>
        <source>Plan as JSON, at most %1 MB, as terraform show -json writes it; - for standard input.</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>terraform show -jsonが出力するJSON形式のプラン。最大%1 MB。- なら標準入力。</translation>
    </message>
    <message>
        <source>Name one plan, or - for standard input.</source>
        <translation>プランを1つ、または標準入力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>Give --markdown or --human, not both.</source>
        <translation>--markdownか--humanのどちらか一方だけを指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanMarkdown</name>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Changes that are not listed: %1</source>
        <translation>一覧にない変更: %1</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanReport</name>
    <message>
        <source>changed outside</source>
        <translation>外部で変更</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>unknown action: %1</source>
        <translation>不明なアクション: %1</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>%1から移動</translation>
    </message>
    <message>
        <source>import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>%1の取り込み</translation>
    </message>
    <message>
        <source>deposed object %1</source>
        <translation>置き換え済みの旧オブジェクト(deposed) %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>forces the replacement</source>
        <translation>置き換えを強制</translation>
    </message>
    <message>
        <source>%1: the check could not be done</source>
        <translation>%1: チェックを実行できませんでした</translation>
    </message>
    <message>
        <source>%1: the check fails</source>
        <translation>%1: チェックに失敗しています</translation>
    </message>
    <message>
        <source>run by %1</source>
        <translation>%1 により実行</translation>
    </message>
    <message>
        <source>import; its id is known only after the apply</source>
        <translation>取り込み。IDはapply後にはじめて分かる</translation>
    </message>
    <message>
        <source>%1: the check has no status</source>
        <translation>%1: チェックにステータスがありません</translation>
    </message>
    <message>
        <source>%1: the check has the status “%2”, which is not known here</source>
        <translation>%1: チェックのステータス&quot;%2&quot;は未知のものです</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::PlanShowCommand</name>
    <message>
        <source>Also attributes that stay as they are.</source>
        <translation>変わらない属性も出力します。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Repetition</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>Not ended: %1</source>
        <translation>未終了: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ReplayCommand</name>
    <message>
        <source>Number of the request; captures list shows them.</source>
        <translation>リクエストの番号。captures listで表示できます。</translation>
    </message>
    <message>
        <source>Address to send it to. Target, Host and Content-Length follow it.</source>
        <translation>送信先のアドレス。リクエストターゲット、Host、Content-Lengthはこれに合わせます。</translation>
    </message>
    <message>
        <source>File that holds the HMAC key to sign it again with, - for standard input. Without it, and without RUNLATCH_HMAC_KEY, the signature stays as received.</source>
        <translation>改めて署名するためのHMAC鍵のファイル。- なら標準入力。これもRUNLATCH_HMAC_KEYもない場合、署名は受信したままです。</translation>
    </message>
    <message>
        <source>A value of the body, such as stage=pre_plan: JSON where it is JSON, else text. May be given more than once.</source>
        <translation>stage=pre_planのようなボディの値。JSONとして読めるものはJSON、それ以外はテキストになります。複数回指定できます。</translation>
    </message>
    <message>
        <source>A key that is left out of the body. May be given more than once.</source>
        <translation>ボディから除くキー。複数回指定できます。</translation>
    </message>
    <message>
        <source>Give each request a task result id and times of its own, so that it is not a repeated delivery.</source>
        <translation>各リクエストに固有のタスク結果IDと日時を付け、再配信とみなされないようにします。</translation>
    </message>
    <message>
        <source>How often to send it, 1 to %1.</source>
        <translation>送信する回数。1～%1。</translation>
    </message>
    <message>
        <source>How many at once, 1 to %1.</source>
        <translation>同時に送信する数。1～%1。</translation>
    </message>
    <message>
        <source>replay takes options only.</source>
        <translation>replayに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--id takes the number of a capture; captures list shows them.</source>
        <translation>--idにはキャプチャの番号を指定してください。番号はcaptures listで表示できます。</translation>
    </message>
    <message>
        <source>--set and --unset both name “%1”.</source>
        <translation>--setと--unsetの両方で&quot;%1&quot;が指定されています。</translation>
    </message>
    <message>
        <source>One key signs: give --hmac-key-file once.</source>
        <translation>署名に使う鍵は1つです。--hmac-key-fileは1回だけ指定してください。</translation>
    </message>
    <message>
        <source>The secrets of this request were removed a day after it arrived: * is sent in their places.</source>
        <translation>このリクエストの秘密情報は受信の1日後に削除されました。その箇所には*が送信されます。</translation>
    </message>
    <message>
        <source>Not all of the original is here. What is here is sent, with a matching Content-Length.</source>
        <translation>当時送信されたものの一部がありません。ある分だけを、その長さのContent-Lengthで送信します。</translation>
    </message>
    <message>
        <source>Lines of its head end with LF alone. They are sent with CR LF, the line end of HTTP.</source>
        <translation>ヘッダー部にLFだけで終わる行があります。HTTPの行末であるCR LFで送信します。</translation>
    </message>
    <message>
        <source>The signature is that of the received body and does not match what is sent: sign it again with --hmac-key-file.</source>
        <translation>署名は受信したボディのもので、送信する内容と一致しません。--hmac-key-fileで改めて署名してください。</translation>
    </message>
    <message>
        <source>%1: answered %2 after %3 ms</source>
        <translation>%1: %3 ms後に%2で応答</translation>
    </message>
    <message>
        <source>%1 of %2 requests</source>
        <translation>リクエスト %1/%2件</translation>
    </message>
    <message>
        <source>What was sent is not kept in the store: %1</source>
        <translation>送信した内容はストアに保存されません: %1</translation>
    </message>
    <message>
        <source>Sent: %1, answered: %2, of these with 2xx: %3.</source>
        <translation>送信: %1、応答: %2(うち2xx: %3)。</translation>
    </message>
    <message>
        <source>Answered: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms.</source>
        <translation>応答時間: 半数が%1 ms以内、100件中90件が%2 ms以内、99件が%3 ms以内、最も遅いものは%4 ms。</translation>
    </message>
    <message>
        <source>Answered: %1; under way, and perhaps arrived: %2; not sent: %3.</source>
        <translation>応答: %1、送信途中で届いた可能性あり: %2、未送信: %3。</translation>
    </message>
    <message>
        <source>File or database that the request is in: that of inspect --store.</source>
        <translation>リクエストのあるファイルまたはデータベース(inspect --storeのもの)。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ResultReport</name>
    <message>
        <source>answered 200</source>
        <translation>200で応答</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>結果: %1</translation>
    </message>
    <message>
        <source>The delivery was answered %1.</source>
        <translation>配信への応答は%1でした。</translation>
    </message>
    <message>
        <source>The delivery was not answered.</source>
        <translation>配信に応答がありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>受理。</translation>
    </message>
    <message>
        <source>Refused.</source>
        <translation>拒否。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RulesCommand</name>
    <message>
        <source>Number of the capture to try them against.</source>
        <translation>ルールを試すキャプチャの番号。</translation>
    </message>
    <message>
        <source>File with the rules, - for standard input: # begins a comment, a value with spaces is in quotes. A rule begins with a line rule, and the lines below say what it does; the first rule that is for a request acts. Lines: %1. TIME is such as 500ms, 2s or 5min, and that of a reply counts from the receipt; its template is a file beside this one, NAME.json. A FILTER has the fields %2, such as when=&quot;stage:post_plan ws:*-prod&quot;. What a rule does not say is as it is set up. It passes over requests with an invalid or no signature unless the filter names sig, and over the service&apos;s test unless it asks for is:verification. Where the signature does not hold, nothing is replied.</source>
        <extracomment>%1 and %2 are lists of words of a language, in that language</extracomment>
        <translation>ルールのファイル。- なら標準入力。#以降はコメントで、空白を含む値は引用符で囲みます。ルールはruleの行で始まり、続く行に動作を書きます。リクエストに当てはまる最初のルールが働きます。行: %1。TIMEは500ms、2s、5minなどで、返信のTIMEは受信時点から数えます。返信のtemplateは、このファイルと同じ場所にあるNAME.jsonです。FILTERのフィールドは%2で、when=&quot;stage:post_plan ws:*-prod&quot;のように書きます。ルールに書かれていないことは設定のとおりです。フィルターにsigがなければ署名が無効または署名のないリクエストを、is:verificationがなければサービスのテストを対象にしません。署名が正しくない場合は何も返信しません。</translation>
    </message>
    <message>
        <source>Name one file with rules, or - for standard input.</source>
        <translation>ルールのファイルを1つ、または標準入力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>--store FILE and --id N go together: the request that the rules are tried against.</source>
        <translation>--store FILEと--id Nは、ルールを試すリクエストを表すもので、一緒に指定してください。</translation>
    </message>
    <message>
        <source>--id takes the number of a capture; “%1” is not one.</source>
        <translation>--idにはキャプチャの番号を指定してください。&quot;%1&quot;はキャプチャの番号ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>ルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>File or database with captures, to try the rules against one; it is only read.</source>
        <translation>ルールを試すためのキャプチャのあるファイルまたはデータベース。読み取るだけです。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunReport</name>
    <message>
        <source>Run %1: %2</source>
        <translation>ラン%1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunTaskReport</name>
    <message>
        <source>On the service&apos;s side, on purpose: %1</source>
        <translation>サービス側で意図的に: %1</translation>
    </message>
    <message>
        <source>On the integration&apos;s side.</source>
        <translation>連携先側。</translation>
    </message>
    <message>
        <source>A fault kept its answer back.</source>
        <translation>障害により応答が保留されました。</translation>
    </message>
    <message>
        <source>The limit is %1; --answer-timeout sets it.</source>
        <translation>上限は%1で、--answer-timeoutで設定します。</translation>
    </message>
    <message>
        <source>Only 200 is accepted.</source>
        <translation>受け付けるのは200だけです。</translation>
    </message>
    <message>
        <source>Attempt %1: answered %2 after %3 ms</source>
        <translation>試行%1: %3 ms後に%2で応答</translation>
    </message>
    <message>
        <source>Attempt %1: no answer after %2 ms</source>
        <translation>試行%1: %2 ms後も応答なし</translation>
    </message>
    <message>
        <source>A callback has %1 left.</source>
        <translation>コールバックの残り時間は%1です。</translation>
    </message>
    <message>
        <source>Sent incorrectly on purpose: %1</source>
        <translation>意図的に誤って送信: %1</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>受理。</translation>
    </message>
    <message>
        <source>a delivery was answered %1; only 200 is accepted</source>
        <translation>配信への応答が%1でした(受け付けるのは200だけ)</translation>
    </message>
    <message>
        <source>without a status that can be read</source>
        <translation>読み取れるステータスなし</translation>
    </message>
    <message>
        <source>Callback %1: broke off</source>
        <translation>コールバック%1: 途中で切断</translation>
    </message>
    <message>
        <source>Callback %1: judged %2, not answered</source>
        <translation>コールバック%1: 判定は%2、応答なし</translation>
    </message>
    <message>
        <source>Callback %1: answered %2</source>
        <translation>コールバック%1: %2で応答</translation>
    </message>
    <message>
        <source>%1 bytes, outcomes: %2, findings: %3</source>
        <translation>%1バイト、結果項目: %2、指摘: %3</translation>
    </message>
    <message>
        <source>Of the task result %1</source>
        <translation>タスク結果%1に対するもの</translation>
    </message>
    <message>
        <source>a callback was answered %1: %2</source>
        <translation>コールバックへの応答が%1でした: %2</translation>
    </message>
    <message>
        <source>a callback broke off: %1</source>
        <translation>コールバックが途中で切れました: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>Finding%1: %2</source>
        <translation>指摘%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>that names no address</source>
        <translation>アドレスの指定なし</translation>
    </message>
    <message>
        <source>Request %1: answered %2</source>
        <translation>リクエスト%1: %2で応答</translation>
    </message>
    <message>
        <source>Request %1: not answered</source>
        <translation>リクエスト%1: 応答なし</translation>
    </message>
    <message>
        <source>For: %1</source>
        <translation>対象: %1</translation>
    </message>
    <message>
        <source>With a token.</source>
        <translation>トークンあり。</translation>
    </message>
    <message>
        <source>Without a token.</source>
        <translation>トークンなし。</translation>
    </message>
    <message>
        <source>the request %1 was answered %2: %3</source>
        <translation>リクエスト%1への応答が%2でした: %3</translation>
    </message>
    <message>
        <source>the request %1 broke off: %2</source>
        <translation>リクエスト%1が途中で切れました: %2</translation>
    </message>
    <message>
        <source>It counts as soon as a delivery is answered 200. Answer first, then work.</source>
        <translation>コールバックは、配信に200の応答があった時点から有効になります。先に応答し、その後で処理してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RunTrial</name>
    <message>
        <source>Not ended: %1</source>
        <translation>未終了: %1</translation>
    </message>
    <message>
        <source>a delivery that a fault signed with another key was taken: the signature is not checked</source>
        <translation>障害が別の鍵で署名した配信が受け付けられました: 署名が検証されていません</translation>
    </message>
    <message>
        <source>The run is %1</source>
        <translation>ランの状態: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ScenarioCommand</name>
    <message>
        <source>%1 is not a scenario that can be played.</source>
        <translation>%1は実行できるシナリオではありません。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <translation>完了。%1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>失敗。%1</translation>
    </message>
    <message>
        <source>None arrived in %1.</source>
        <translation>%1の間に1件も届きませんでした。</translation>
    </message>
    <message>
        <source>No match arrived in %2; the last one was %1.</source>
        <extracomment>%1 is what came, such as status=failed http=200; %2 a time</extracomment>
        <translation>%2の間に条件に合うものが届きませんでした。最後に届いたのは%1です。</translation>
    </message>
    <message>
        <source>Received: %1.</source>
        <translation>届いてしまいました: %1。</translation>
    </message>
    <message>
        <source>The run ended before it reached this stage.</source>
        <translation>ランはこのステージに達する前に終了しました。</translation>
    </message>
    <message>
        <source>No request met the fault.</source>
        <translation>障害に当たったリクエストはありませんでした。</translation>
    </message>
    <message>
        <source>The run has ended, or does not wait for this.</source>
        <translation>ランは終了しているか、これを待っていません。</translation>
    </message>
    <message>
        <source>Passed: all %1 steps are done.</source>
        <translation>合格: 全%1手順が完了しました。</translation>
    </message>
    <message>
        <source>Failed: %1 of %2 steps are done.</source>
        <translation>失敗: %2手順中%1手順が完了しました。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ScenarioOptions</name>
    <message>
        <source>File with the scenario, - for standard input: one step a line, # begins a comment, a value with spaces is in quotes. Steps: %1. A FAULT is one of %2, with its value such as status=503; of deliver it is repeated, wrong-signature or cut-request. A FILTER has the fields %3, such as where=&quot;took:&lt;2s -rule:callback&quot;.</source>
        <translation>シナリオのファイル。- なら標準入力。1行に1手順を書きます。#以降はコメントで、空白を含む値は引用符で囲みます。手順: %1。FAULTは%2のいずれかで、status=503のように値を付けます。deliverのFAULTはrepeated、wrong-signature、cut-requestのいずれかです。FILTERのフィールドは%3で、where=&quot;took:&lt;2s -rule:callback&quot;のように書きます。</translation>
    </message>
    <message>
        <source>Name one file with a scenario, or - for standard input.</source>
        <translation>シナリオのファイルを1つ、または標準入力を表す - を指定してください。</translation>
    </message>
    <message>
        <source>Standard input can be read once: as the scenario, or as the key.</source>
        <translation>標準入力を読めるのは1回だけです。シナリオか鍵のどちらか一方に使ってください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ServiceCommand</name>
    <message>
        <source>The token goes to %1 without encryption: others on the network can read it. Use https.</source>
        <translation>トークンが暗号化されずに%1に送信されます。ネットワーク上の他の人に読まれるおそれがあります。httpsを使ってください。</translation>
    </message>
    <message>
        <source>The service had a fault or the connection was cut: attempt %1 follows.</source>
        <translation>サービスに障害が起きたか、接続が切れました。%1回目の試行を行います。</translation>
    </message>
    <message>
        <source>Waiting %1 s: the service limits requests.</source>
        <translation>%1 s待機中: サービスがリクエストを制限しています。</translation>
    </message>
    <message>
        <source>The service. A host alone is asked where its API is (/.well-known/terraform.json, without the token); if it does not say, that is /api/v2. A URL with a path, such as https://tf.example/api/v2, is taken as it is.</source>
        <translation>サービス。ホストだけの場合は、APIの場所を問い合わせます(/.well-known/terraform.json、トークンなし)。応答に示されていなければ/api/v2とします。https://tf.example/api/v2のようなパス付きのURLはそのまま使います。</translation>
    </message>
    <message>
        <source>File that holds the token, - for standard input; else RUNLATCH_TOKEN.</source>
        <translation>トークンのファイル。- なら標準入力。省略するとRUNLATCH_TOKENを使います。</translation>
    </message>
    <message>
        <source>A token is required: --token-file FILE, or RUNLATCH_TOKEN in the environment.</source>
        <translation>トークンが必要です。--token-file FILEを指定するか、環境変数RUNLATCH_TOKENを設定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ShowCommand</name>
    <message>
        <source>Id of the change request: wscr-...</source>
        <translation>変更リクエストのID: wscr-...</translation>
    </message>
    <message>
        <source>One id is required: wscr-...</source>
        <translation>IDを1つ指定してください: wscr-...</translation>
    </message>
    <message>
        <source>Workspace %1</source>
        <translation>ワークスペース%1</translation>
    </message>
    <message>
        <source>Created on %1 by %2</source>
        <translation>%1に%2が作成</translation>
    </message>
    <message>
        <source>Created on %1</source>
        <translation>%1に作成</translation>
    </message>
    <message>
        <source>Updated on %1</source>
        <translation>%1に更新</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::SignCommand</name>
    <message>
        <source>File that holds the HMAC key, - for standard input.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。</translation>
    </message>
    <message>
        <source>Short name of the service in the header.</source>
        <translation>ヘッダーで使うサービスの短い名前。</translation>
    </message>
    <message>
        <source>File to sign; - or nothing for standard input.</source>
        <translation>署名するファイル。- または省略で標準入力。</translation>
    </message>
    <message>
        <source>One file at a time.</source>
        <translation>ファイルは一度に1つだけ指定してください。</translation>
    </message>
    <message>
        <source>--service-name takes letters, digits and dashes: it is part of a header name.</source>
        <translation>--service-nameには英字、数字、ハイフンを指定してください。ヘッダー名の一部になります。</translation>
    </message>
    <message>
        <source>One key signs: give --hmac-key-file once.</source>
        <translation>署名に使う鍵は1つです。--hmac-key-fileは1回だけ指定してください。</translation>
    </message>
    <message>
        <source>--hmac-key-file and the file to sign would both read standard input: name one of them.</source>
        <translation>--hmac-key-fileと署名するファイルの両方が標準入力を読むことになります。どちらか一方をファイルで指定してください。</translation>
    </message>
    <message>
        <source>A key is required: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the environment.</source>
        <translation>鍵が必要です。--hmac-key-file FILEを指定するか、環境変数RUNLATCH_HMAC_KEYを設定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::SimulateCommand</name>
    <message>
        <source>Address that each created change request is told to by a notification, once and whatever it answers.</source>
        <translation>変更リクエストが作成されるたびに通知を送るアドレス。応答の内容にかかわらず1回だけ送ります。</translation>
    </message>
    <message>
        <source>File with the key that signs notifications in %1; else they are sent without a signature.</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>%1で通知に署名する鍵のファイル。省略すると、通知に署名が付きません。</translation>
    </message>
    <message>
        <source>--notify-key-file needs --notify.</source>
        <translation>--notify-key-fileには--notifyが必要です。</translation>
    </message>
    <message>
        <source>--notify takes an http or https URL without a user name.</source>
        <translation>--notifyには、ユーザー名のないhttpまたはhttpsのURLを指定してください。</translation>
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
        <translation>文書によって内容が異なるため、変更リクエストを2つの形式で提供します:
- ワークスペースのIDによるリストと、change-requests/ID: OpenAPIの記述の
  とおり(typeはworkspace-change-requests、作成者とアーカイブした人は
  リレーションシップ、updated-atなし)
- ワークスペースの名前によるリストと、workspaces/change-requests/ID:
  仕様のとおり(typeはworkspace_change_requests、archived-byと
  updated-atは属性)
そのため、リストとその中身の形が異なることがあります。--dialect specまたは
--dialect openapiでは、片方だけを提供します。</translation>
    </message>
    <message>
        <source>Address to serve at; port 0 picks a free one.</source>
        <translation>提供するアドレス。ポート0なら空きポートを選びます。</translation>
    </message>
    <message>
        <source>Name of the organization.</source>
        <translation>組織の名前。</translation>
    </message>
    <message>
        <source>How many workspaces it has, 1 to 100000.</source>
        <translation>組織のワークスペース数。1～100000。</translation>
    </message>
    <message>
        <source>How many change requests they have together, 0 to 1000000.</source>
        <translation>全ワークスペースの変更リクエストの合計数。0～1000000。</translation>
    </message>
    <message>
        <source>The same seed makes the same workspaces and change requests; 0 to 2147483647.</source>
        <translation>同じシードからは、同じワークスペースと変更リクエストができます。0～2147483647。</translation>
    </message>
    <message>
        <source>Documented forms that are accepted: any, spec or openapi.</source>
        <translation>受け付ける文書化された形式: any、spec、openapiのいずれか。</translation>
    </message>
    <message>
        <source>File with the token that clients must show; else a fresh one is made and printed.</source>
        <translation>クライアントが提示すべきトークンのファイル。省略すると、新しいトークンを作成して出力します。</translation>
    </message>
    <message>
        <source>File with the token of a second user, who may read, archive, start runs and override; what else it asks for is answered 404.</source>
        <translation>2人目のユーザーのトークンのファイル。読み取り、アーカイブ、ランの開始、オーバーライドができます。それ以外の要求には404で応答します。</translation>
    </message>
    <message>
        <source>File with the token of a third user, who may only read.</source>
        <translation>3人目のユーザーのトークンのファイル。読み取りだけができます。</translation>
    </message>
    <message>
        <source>File that keeps what was changed: change requests, runs, run tasks and their keys in clear. It is JSON and may be edited while nothing serves it. Where it is there, its organization, numbers and seed count, and not those of the options.</source>
        <translation>変更された内容を保存するファイル。変更リクエスト、ラン、ランタスクと、その鍵を平文で保存します。JSON形式で、提供中でなければ編集できます。ファイルが既にある場合は、オプションではなく、ファイルの組織、数、シードを使います。</translation>
    </message>
    <message>
        <source>Where the service&apos;s calendar starts, such as 2026-01-01T00:00:00Z; it runs from there. Rates use real time, and deadlines that of --warp.</source>
        <translation>サービスの暦の開始日時。例: 2026-01-01T00:00:00Z。そこから進みます。レートには実時間を、期限には--warpの時間を使います。</translation>
    </message>
    <message>
        <source>Base of the URLs when the listener has another name.</source>
        <translation>リスナーが別の名前のときのURLのベース。</translation>
    </message>
    <message>
        <source>--dialect takes any, spec or openapi.</source>
        <translation>--dialectにはany、spec、openapiのいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--state takes the name of a file.</source>
        <translation>--stateにはファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--clock takes a time with its zone, such as 2026-01-01T00:00:00Z.</source>
        <translation>--clockには、2026-01-01T00:00:00Zのようにタイムゾーン付きの日時を指定してください。</translation>
    </message>
    <message>
        <source>Serving %1, organization %2, token %3</source>
        <translation>%1で提供中、組織 %2、トークン %3</translation>
    </message>
    <message>
        <source>Serving %1, organization %2, with the token of %3</source>
        <translation>%1で提供中、組織 %2、トークンは%3から</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>他のマシンやコンテナからは: %1</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>%1で応答</translation>
    </message>
    <message>
        <source>Notification of %1 in %2: %3</source>
        <translation>%2の%1の通知: %3</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::StoreKeyCommand</name>
    <message>
        <source>File to create, readable by you alone (mode 0600). An existing file is not overwritten.</source>
        <translation>作成するファイル。所有者専用です(モード0600)。既存のファイルは上書きしません。</translation>
    </message>
    <message>
        <source>The name of one file is required.</source>
        <translation>ファイル名を1つ指定してください。</translation>
    </message>
    <message>
        <source>“%1” holds the key of a store now. Name it with --store-key-file, and keep it: without it the secrets of that store are lost.</source>
        <translation>&quot;%1&quot;にストアの鍵を保存しました。--store-key-fileで指定し、大切に保管してください。失うと、そのストアの秘密情報も失われます。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::StoreKeys</name>
    <message>
        <source>File with the key of the store, made by runlatch-cli store-key. It keeps the secrets readable where there is no keychain; with it the keychain is not asked.</source>
        <translation>runlatch-cli store-keyで作成したストアの鍵のファイル。キーチェーンがない環境でも秘密情報を読める状態に保ちます。指定した場合、キーチェーンには問い合わせません。</translation>
    </message>
    <message>
        <source>No keychain answered: the secrets of these captures can be opened by this process only. A key of runlatch-cli store-key, named with --store-key-file, keeps them.</source>
        <translation>キーチェーンが応答しませんでした。これらのキャプチャの秘密情報を開けるのはこのプロセスだけです。保持するには、runlatch-cli store-keyの鍵を--store-key-fileで指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::StoreRolesCommand</name>
    <message>
        <source>Role that makes and changes the tables.</source>
        <translation>テーブルを作成し変更するロール。</translation>
    </message>
    <message>
        <source>Role of inspect: it appends requests and records replies, and reads no sealed secret but its own.</source>
        <translation>inspectのロール。リクエストを追加し、返信を記録します。読める封印済みの秘密情報は自身のものだけです。</translation>
    </message>
    <message>
        <source>Role of readers: it reads all and records replies.</source>
        <translation>閲覧者のロール。すべてを読み、返信を記録します。</translation>
    </message>
    <message>
        <source>store-roles takes options alone: it prints SQL, which a superuser gives to psql.</source>
        <translation>store-rolesはオプションだけを受け取ります。出力されるSQLは、スーパーユーザーがpsqlで実行します。</translation>
    </message>
    <message>
        <source>--%1 takes a role of small letters, digits and _, at most 63 of them, that does not begin with pg_ or a digit.</source>
        <extracomment>%1 is the name of an option</extracomment>
        <translation>--%1には、英小文字、数字、_からなる63文字以内のロールを指定します。pg_または数字で始めることはできません。</translation>
    </message>
    <message>
        <source>The three roles need three names.</source>
        <translation>3つのロールには3つの異なる名前が必要です。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskAttachCommand</name>
    <message>
        <source>Id or name of a workspace to attach it to; may be given more than once.</source>
        <translation>関連付け先のワークスペースのIDまたは名前。複数回指定できます。</translation>
    </message>
    <message>
        <source>Print the workspaces that would be changed, and send no change.</source>
        <translation>変更の対象となるワークスペースを出力し、変更は送信しません。</translation>
    </message>
    <message>
        <source>--workspace is required: a workspace to attach the run task to.</source>
        <translation>--workspaceが必要です。ランタスクを関連付けるワークスペースを指定してください。</translation>
    </message>
    <message>
        <source>%1: nothing to do</source>
        <translation>%1: 変更不要</translation>
    </message>
    <message>
        <source>%1: would be changed</source>
        <translation>%1: 変更の対象です</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskCommand</name>
    <message>
        <source>%1: attached</source>
        <translation>%1: 関連付けました</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: 変更しました</translation>
    </message>
    <message>
        <source>%1: detached</source>
        <translation>%1: 関連付けを解除しました</translation>
    </message>
    <message>
        <source>%1: nothing to do</source>
        <translation>%1: 変更不要</translation>
    </message>
    <message>
        <source>Organization of the run task.</source>
        <translation>ランタスクの組織。</translation>
    </message>
    <message>
        <source>Name of the run task.</source>
        <translation>ランタスクの名前。</translation>
    </message>
    <message>
        <source>Stages at which it is called, separated by commas: pre_plan, post_plan, pre_apply, post_apply. Otherwise post_plan.</source>
        <translation>ランタスクを呼び出すステージ。コンマ区切りで指定します: pre_plan、post_plan、pre_apply、post_apply。省略するとpost_planです。</translation>
    </message>
    <message>
        <source>Enforcement level: advisory (otherwise too) or mandatory.</source>
        <translation>適用レベル: advisory(省略時も同じ)またはmandatory。</translation>
    </message>
    <message>
        <source>This command takes options only.</source>
        <translation>このコマンドに指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>--organization is required.</source>
        <translation>--organizationが必要です。</translation>
    </message>
    <message>
        <source>--name is required: the name of the run task.</source>
        <translation>--nameが必要です。ランタスクの名前を指定してください。</translation>
    </message>
    <message>
        <source>--name takes at most 90 letters, digits, - and _.</source>
        <translation>--nameには、英字、数字、-、_を90文字以内で指定してください。</translation>
    </message>
    <message>
        <source>--workspace %1 is neither the id nor the name of a workspace.</source>
        <translation>--workspace %1はワークスペースのIDでも名前でもありません。</translation>
    </message>
    <message>
        <source>--stages takes pre_plan, post_plan, pre_apply and post_apply, separated by commas.</source>
        <translation>--stagesにはpre_plan、post_plan、pre_apply、post_applyをコンマ区切りで指定してください。</translation>
    </message>
    <message>
        <source>--enforcement takes advisory or mandatory.</source>
        <translation>--enforcementにはadvisoryまたはmandatoryを指定してください。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) done</source>
        <translation>
            <numerusform>完了したワークスペース%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with nothing to do</source>
        <translation>
            <numerusform>変更不要%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>不明%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>未送信%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping: what was sent already is waited for. Press Ctrl+C again to end at once.</source>
        <translation>停止しています: 送信済みのものの応答を待っています。すぐに終了するには、もう一度Ctrl+Cを押してください。</translation>
    </message>
    <message>
        <source>It is not known what was carried out. Look with run-task list.</source>
        <translation>何が実行されたかはわかりません。run-task listで確認してください。</translation>
    </message>
    <message>
        <source>Nothing more was sent.</source>
        <translation>それ以上は何も送信していません。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskListCommand</name>
    <message>
        <source>The service did not list all workspaces of the run task.</source>
        <translation>サービスの応答には、ランタスクのすべてのワークスペースは含まれていませんでした。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskRegisterCommand</name>
    <message>
        <source>URL to which the service sends the requests of the run task. The service tries it with a test request, which must be answered with 200.</source>
        <translation>サービスがランタスクのリクエストを送信するURL。サービスはテストリクエストでURLを確認するため、200で応答する必要があります。</translation>
    </message>
    <message>
        <source>File that holds the HMAC key, - for standard input; else RUNLATCH_HMAC_KEY. Without a key an existing one stays.</source>
        <translation>HMAC鍵のファイル。- なら標準入力。省略するとRUNLATCH_HMAC_KEYを使います。どちらの鍵もない場合、既存の鍵は変わりません。</translation>
    </message>
    <message>
        <source>Description, at most 300 characters.</source>
        <translation>説明。300文字以内。</translation>
    </message>
    <message>
        <source>Set it up without calling it.</source>
        <translation>呼び出さない状態で設定します。</translation>
    </message>
    <message>
        <source>Call it in all workspaces of the organization, at --stages.</source>
        <translation>組織のすべてのワークスペースで、--stagesのステージで呼び出します。</translation>
    </message>
    <message>
        <source>Call an existing one in its own workspaces only.</source>
        <translation>既存のランタスクを、関連付けたワークスペースでのみ呼び出します。</translation>
    </message>
    <message>
        <source>Id or name of a workspace to attach it to, at --stages; may be given more than once.</source>
        <translation>関連付け先のワークスペースのIDまたは名前。--stagesのステージで関連付けます。複数回指定できます。</translation>
    </message>
    <message>
        <source>Change a run task of this name that exists and differs.</source>
        <translation>この名前のランタスクが既に存在し、内容が異なる場合に変更します。</translation>
    </message>
    <message>
        <source>Print what would be sent. The service is asked what exists.</source>
        <translation>送信する内容を出力します。何が存在するかはサービスに問い合わせます。</translation>
    </message>
    <message>
        <source>--task-url is required: the URL of the integration.</source>
        <translation>--task-urlが必要です。連携先のURLを指定してください。</translation>
    </message>
    <message>
        <source>--global and --not-global exclude each other.</source>
        <translation>--globalと--not-globalは同時に指定できません。</translation>
    </message>
    <message>
        <source>--stages and --enforcement go with --global or --workspace.</source>
        <translation>--stagesと--enforcementは、--globalまたは--workspaceと一緒に指定してください。</translation>
    </message>
    <message>
        <source>A run task of this name exists and differs. --yes changes it.</source>
        <translation>この名前のランタスクが既に存在し、内容が異なります。変更するには--yesを指定してください。</translation>
    </message>
    <message>
        <source>%1: the service does not show the present key</source>
        <translation>%1: サービスは現在の鍵を表示しません</translation>
    </message>
    <message>
        <source>%1: %2 -&gt; %3</source>
        <translation>%1: %2 -&gt; %3</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskRemoveCommand</name>
    <message>
        <source>Id or name of a workspace to detach it from; may be given more than once. The run task itself stays then.</source>
        <translation>関連付けを解除するワークスペースのIDまたは名前。複数回指定できます。この場合、ランタスク自体は残ります。</translation>
    </message>
    <message>
        <source>Detach and remove. Otherwise only --dry-run is possible.</source>
        <translation>関連付けを解除して削除します。省略した場合に使えるのは--dry-runだけです。</translation>
    </message>
    <message>
        <source>Print what would be detached and removed, and send no change.</source>
        <translation>関連付けの解除と削除の対象を出力し、変更は送信しません。</translation>
    </message>
    <message>
        <source>Either --yes or --dry-run is required: this cannot be undone.</source>
        <translation>--yesと--dry-runのどちらかが必要です。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>The service did not list all workspaces of the run task.</source>
        <translation>サービスの応答には、ランタスクのすべてのワークスペースは含まれていませんでした。</translation>
    </message>
    <message>
        <source>%1: would be detached</source>
        <translation>%1: 関連付けの解除の対象です</translation>
    </message>
    <message>
        <source>%1: nothing to do</source>
        <translation>%1: 変更不要</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Trial</name>
    <message>
        <source>a delivery that a fault signed with another key was taken: the signature is not checked</source>
        <translation>障害により別の鍵で署名された配信が受理されました: 署名が確認されていません</translation>
    </message>
    <message>
        <source>the verification request was called back; only an answer of 200 is expected</source>
        <translation>コールバックを必要としない検証リクエストに、コールバックが送られました</translation>
    </message>
    <message>
        <source>refused, and called back anyway</source>
        <translation>拒否されたにもかかわらず、コールバックが送られました</translation>
    </message>
    <message>
        <source>not answered, and called back anyway</source>
        <translation>応答がなかったにもかかわらず、コールバックが送られました</translation>
    </message>
    <message>
        <source>the verification request was worked on: the plan or the configuration was asked for</source>
        <translation>検証リクエストが処理されました: プランまたは構成が要求されました</translation>
    </message>
    <message>
        <source>worked on anyway: the plan or the configuration was asked for</source>
        <translation>それでも処理されました: プランまたは構成が要求されました</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialCounts</name>
    <message>
        <source>%1 passed, %2 failed, %3 without a result, %4 skipped.</source>
        <translation>合格%1、不合格%2、結果なし%3、スキップ%4。</translation>
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
        <translation>200で応答されませんでした。</translation>
    </message>
    <message>
        <source>Answered after %1 ms, and not completed.</source>
        <translation>%1 ms後に応答、未完了。</translation>
    </message>
    <message>
        <source>Answered after %1 ms, completed after %2 ms.</source>
        <translation>%1 ms後に応答、%2 ms後に完了。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TrialTimes</name>
    <message>
        <source>Answered: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms.</source>
        <translation>応答: 半数が%1 ms以内、100件中90件が%2 ms以内、99件が%3 ms以内、最も遅いものは%4 ms後。</translation>
    </message>
    <message>
        <source>Completed: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms.</source>
        <translation>完了: 半数が%1 ms以内、100件中90件が%2 ms以内、99件が%3 ms以内、最も遅いものは%4 ms後。</translation>
    </message>
    <message>
        <source>Slow: number %1, %2. %3</source>
        <translation>遅いもの: 番号%1、%2。%3</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TriggerCommand</name>
    <message>
        <source>Signing with the key of %1, the first of %2</source>
        <translation>%1の鍵で署名します (%2件のうち最初の鍵)</translation>
    </message>
    <message>
        <source>interrupted by a signal.</source>
        <translation>シグナルにより中断されました。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TriggerOptions</name>
    <message>
        <source>Where the integration listens.</source>
        <translation>連携先が待ち受けるアドレス。</translation>
    </message>
    <message>
        <source>File that holds the HMAC key, - for standard input; may be given more than once, and the first one signs.</source>
        <translation>HMAC鍵を収めたファイル。- は標準入力。複数指定でき、最初の鍵で署名します。</translation>
    </message>
    <message>
        <source>Address that callbacks are served at.</source>
        <translation>コールバックを受け付けるアドレス。</translation>
    </message>
    <message>
        <source>Base of the callback URL when the listener has another name.</source>
        <translation>リスナーに別の名前で到達する場合の、コールバックURLのベース。</translation>
    </message>
    <message>
        <source>Short name of the service in header names.</source>
        <translation>ヘッダー名に使うサービスの短い名前。</translation>
    </message>
    <message>
        <source>Time for the final callback, or between two callbacks.</source>
        <translation>最終コールバックまで、または2つのコールバックの間の時間。</translation>
    </message>
    <message>
        <source>Time in all, by the progress rule.</source>
        <translation>progressのルールでの合計時間。</translation>
    </message>
    <message>
        <source>strict or progress.</source>
        <translation>strictまたはprogress。</translation>
    </message>
    <message>
        <source>How long the access token is valid; else 10 minutes more than the run task may take.</source>
        <translation>アクセストークンの有効期間。指定しない場合は、ランタスクに許される時間より10分長くなります。</translation>
    </message>
    <message>
        <source>Deliveries after the first, 0 to 1000.</source>
        <translation>最初の配信の後の再配信回数。0から1000。</translation>
    </message>
    <message>
        <source>How long each delivery waits for its answer, up to 10m. The service&apos;s own limit is not documented; an answer that takes 5s gets a warning.</source>
        <translation>各配信が応答を待つ時間。最大10m。サービス自体の制限は文書化されていません。応答に5sかかると警告します。</translation>
    </message>
    <message>
        <source>pre_plan, post_plan, pre_apply or post_apply.</source>
        <translation>pre_plan、post_plan、pre_applyまたはpost_apply。</translation>
    </message>
    <message>
        <source>mandatory or advisory.</source>
        <translation>mandatoryまたはadvisory。</translation>
    </message>
    <message>
        <source>Say that detailed outcomes are not supported.</source>
        <translation>詳細な結果項目に対応していないことを伝えます。</translation>
    </message>
    <message>
        <source>A run that only plans.</source>
        <translation>プランのみのラン。</translation>
    </message>
    <message>
        <source>The workspace has no version control: all vcs_ keys are null.</source>
        <translation>ワークスペースにバージョン管理がありません: vcs_のキーはすべてnullです。</translation>
    </message>
    <message>
        <source>Print the body of each callback as received, secrets masked.</source>
        <translation>各コールバックのボディを届いたまま出力します。秘密情報は伏せます。</translation>
    </message>
    <message>
        <source>What an accepted callback is answered with: none, no body; or document, the task result as JSON.</source>
        <translation>受理したコールバックへの応答: noneはボディなし、documentはタスク結果のJSON。</translation>
    </message>
    <message>
        <source>Fold and cut nothing: answers and callbacks as received, findings each time (the first 20 of a callback), and each exchange with its heads and the first 64 KB of its bodies. Secrets stay masked.</source>
        <translation>まとめも省略もしません: 応答とコールバックは届いたまま、指摘は毎回 (1つのコールバックにつき最初の20件)、各やり取りはヘッダーとボディの最初の64 KBを含めて表示します。秘密情報は伏せたままです。</translation>
    </message>
    <message>
        <source>How long callbacks are still waited for after the end, at most 10m: they are refused and shown.</source>
        <translation>終了後もコールバックを待つ時間。最大10m: 届いたコールバックは拒否し、表示します。</translation>
    </message>
    <message>
        <source>Expected end; exit 0 if it matches, else 1: passed, failed, errored, refused (the delivery is answered with 400 to 499) or unreachable (no answer). Without this option: passed 0, failed 1, anything else 2.</source>
        <translation>期待する終わり方。一致すれば終了コード0、それ以外は1: passed、failed、errored、refused (配信に400から499で応答) またはunreachable (応答なし)。このオプションを指定しない場合: passedは0、failedは1、それ以外は2。</translation>
    </message>
    <message>
        <source>Exit 0 when the delivery is answered with this status, else 1: 201 to 599. Like --expect refused it sends once, without retries.</source>
        <translation>配信への応答がこのステータスなら終了コード0、それ以外は1: 201から599。--expect refusedと同様に、再試行せず1回だけ送信します。</translation>
    </message>
    <message>
        <source>Wait for the deadline also where a final callback was refused and none followed it within --linger. Without this option the run task ends then.</source>
        <translation>最終コールバックが拒否され、--lingerの間に次のコールバックが来なかった場合も、期限まで待ちます。このオプションを指定しない場合、ランタスクはその時点で終わります。</translation>
    </message>
    <message>
        <source>Send the verification request instead: accepted is 0; refused, or called back, is 1.</source>
        <translation>代わりに検証リクエストを送信します: 受理されれば0、拒否されるかコールバックが来れば1。</translation>
    </message>
    <message>
        <source>Kind of verification request: token, level, stage, bare, or recorded (in 2021: its URLs lead to the real service, so a callback is not seen).</source>
        <translation>検証リクエストの種類: token、level、stage、bareまたはrecorded (2021年のもの: URLは実際のサービスを指すため、コールバックは見えません)。</translation>
    </message>
    <message>
        <source>The URLs of the recorded verification request lead to the real service: what the integration sends there is not seen here.</source>
        <translation>記録された検証リクエストのURLは実際のサービスを指します: 連携先がそこへ送る内容はここでは見えません。</translation>
    </message>
    <message>
        <source>--service-name takes letters, digits and dashes: it is part of a header name.</source>
        <translation>--service-nameには英字、数字、ハイフンを指定します: ヘッダーの名前に使われます。</translation>
    </message>
    <message>
        <source>--deadline-rule takes strict or progress.</source>
        <translation>--deadline-ruleにはstrictまたはprogressを指定します。</translation>
    </message>
    <message>
        <source>--answer-timeout takes a time of at most 10m, such as 2s.</source>
        <translation>--answer-timeoutには2sのような最大10mの時間を指定します。</translation>
    </message>
    <message>
        <source>--stage takes pre_plan, post_plan, pre_apply or post_apply.</source>
        <translation>--stageにはpre_plan、post_plan、pre_applyまたはpost_applyを指定します。</translation>
    </message>
    <message>
        <source>--enforcement takes mandatory or advisory.</source>
        <translation>--enforcementにはmandatoryまたはadvisoryを指定します。</translation>
    </message>
    <message>
        <source>--answer takes none or document.</source>
        <translation>--answerにはnoneまたはdocumentを指定します。</translation>
    </message>
    <message>
        <source>--linger takes a time of at most 10m, such as 500ms.</source>
        <translation>--lingerには500msのような最大10mの時間を指定します。</translation>
    </message>
    <message>
        <source>--expect and --expect-http cannot be given together.</source>
        <translation>--expectと--expect-httpは同時に指定できません。</translation>
    </message>
    <message>
        <source>--expect takes passed, failed, errored, refused or unreachable.</source>
        <translation>--expectにはpassed、failed、errored、refusedまたはunreachableを指定します。</translation>
    </message>
    <message>
        <source>--expect-http takes a status from 201 to 599: 200 is not a refusal.</source>
        <translation>--expect-httpには201から599のステータスを指定します: 200は拒否ではありません。</translation>
    </message>
    <message>
        <source>--retries cannot be combined with an expected refusal, which is sent once.</source>
        <translation>拒否を期待する場合は1回だけ送信するため、--retriesは指定できません。</translation>
    </message>
    <message>
        <source>--verification-form goes with --verification.</source>
        <translation>--verification-formは--verificationと一緒に指定します。</translation>
    </message>
    <message>
        <source>--expect takes refused or unreachable with --verification, which has no result.</source>
        <translation>--verificationには結果がないため、--expectにはrefusedまたはunreachableを指定します。</translation>
    </message>
    <message>
        <source>--verification-form takes token, level, stage, bare or recorded.</source>
        <translation>--verification-formにはtoken、level、stage、bareまたはrecordedを指定します。</translation>
    </message>
    <message>
        <source>Exit 1 also for warnings, for deliveries that had to be sent again, and for callbacks and requests that were refused, before or after the end. With a key four more deliveries follow a good end: one in another body style, and three that must be refused, signed with another key, without a signature and with an empty one.</source>
        <translation>警告、再送信が必要だった配信、終了の前後に拒否したコールバックやリクエストがあった場合も、終了コードを1にします。鍵がある場合は、正常な終了の後にさらに4件を配信します: ボディの書き方が異なる1件と、拒否されるべき3件 (別の鍵で署名、署名なし、空の署名)。</translation>
    </message>
</context>
<context>
    <name>runlatch::cli::WatchTeller</name>
    <message>
        <source>%1 of %2 appeared.</source>
        <translation>%2件中%1件が現れました。</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>これまでに変更リクエストが%n件現れました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::conformance</name>
    <message>
        <source>The service treats every other answer as a failed delivery, and sends the request again.</source>
        <translation>サービスはそれ以外の応答を配信の失敗とみなし、リクエストを再送信します。</translation>
    </message>
    <message>
        <source>200, and nothing else.</source>
        <translation>200のみ。</translation>
    </message>
    <message>
        <source>Answer every delivery with 200 as soon as its signature is checked; also those that are worked on later.</source>
        <translation>署名を確認したらすぐに、すべての配信に200で応答してください。後で処理する配信も同様です。</translation>
    </message>
    <message>
        <source>The service waits for the answer only for some seconds; what takes longer counts as not delivered.</source>
        <translation>サービスが応答を待つのは数秒だけです。それより長くかかると、配信されなかったとみなされます。</translation>
    </message>
    <message>
        <source>An answer at once, before the work.</source>
        <translation>処理の前の、即時の応答。</translation>
    </message>
    <message>
        <source>Answer first, then work: put the request into a queue or a thread and answer 200.</source>
        <translation>先に応答し、それから処理してください: リクエストをキューまたはスレッドに渡し、200で応答します。</translation>
    </message>
    <message>
        <source>Work before the answer makes the answer late, and a callback before it does not count yet.</source>
        <translation>応答の前に処理すると応答が遅れ、応答より前に届いたコールバックはまだ有効と数えられません。</translation>
    </message>
    <message>
        <source>The answer first, everything else after it.</source>
        <translation>まず応答、ほかはすべてその後。</translation>
    </message>
    <message>
        <source>Answer first, then fetch the plan and call back.</source>
        <translation>先に応答し、それからプランを取得してコールバックを送信してください。</translation>
    </message>
    <message>
        <source>Senders and proxies keep connections open and ask whether a body is wanted; both are part of HTTP/1.1.</source>
        <translation>送信側やプロキシは接続を開いたままにしたり、ボディが必要かを尋ねたりします。どちらもHTTP/1.1の一部です。</translation>
    </message>
    <message>
        <source>A complete answer of 200 that says where it ends, and a callback.</source>
        <translation>終わりの位置を示す完全な200の応答と、コールバック。</translation>
    </message>
    <message>
        <source>Use an HTTP server that speaks HTTP/1.1, and send Content-Length or chunks.</source>
        <translation>HTTP/1.1に対応したHTTPサーバーを使い、Content-Lengthまたはチャンクを送信してください。</translation>
    </message>
    <message>
        <source>A delivery is answered with exactly 200</source>
        <translation>配信にちょうど200で応答する</translation>
    </message>
    <message>
        <source>An ordinary run task of the stage post_plan.</source>
        <translation>ステージpost_planの通常のランタスク。</translation>
    </message>
    <message>
        <source>The answer arrives in time</source>
        <translation>応答が時間内に届く</translation>
    </message>
    <message>
        <source>Nothing slow is in front of the integration</source>
        <translation>連携先の手前に遅いものがない</translation>
    </message>
    <message>
        <source>The answer is sent before the work</source>
        <translation>処理の前に応答する</translation>
    </message>
    <message>
        <source>A sender that keeps the connection open gets a whole answer</source>
        <translation>接続を開いたままにする送信側に完全な応答が届く</translation>
    </message>
    <message>
        <source>A run task with “Connection: keep-alive”.</source>
        <translation>&quot;Connection: keep-alive&quot;を付けたランタスク。</translation>
    </message>
    <message>
        <source>A sender that asks before it sends its body gets a whole answer</source>
        <translation>ボディを送る前に尋ねる送信側に完全な応答が届く</translation>
    </message>
    <message>
        <source>A run task with “Expect: 100-continue”, whose body follows at once.</source>
        <translation>&quot;Expect: 100-continue&quot;を付け、すぐにボディが続くランタスク。</translation>
    </message>
    <message>
        <source>Without a final callback the run waits until its time is over, and the result is errored.</source>
        <translation>最終コールバックがないと、ランは時間切れまで待ち、結果はerroredになります。</translation>
    </message>
    <message>
        <source>One callback with passed or failed, in time.</source>
        <translation>時間内に届く、passedまたはfailedのコールバック1件。</translation>
    </message>
    <message>
        <source>Send passed or failed on every path of the program, also where something went wrong.</source>
        <translation>何かが失敗した場合も含め、プログラムのどの経路でもpassedまたはfailedを送信してください。</translation>
    </message>
    <message>
        <source>The service looks at method, address, token and media type before it reads anything.</source>
        <translation>サービスは何かを読む前に、メソッド、アドレス、トークン、メディアタイプを確認します。</translation>
    </message>
    <message>
        <source>PATCH to task_result_callback_url as received, with the access_token as bearer token and application/vnd.api+json.</source>
        <translation>届いたままのtask_result_callback_urlへのPATCH。access_tokenをベアラートークンとし、application/vnd.api+jsonで送ります。</translation>
    </message>
    <message>
        <source>Send “PATCH” to the whole URL with its query, “Authorization: Bearer” with the token of this request, and “Content-Type: application/vnd.api+json”.</source>
        <translation>クエリを含むURL全体に&quot;PATCH&quot;を送り、このリクエストのトークンを付けた&quot;Authorization: Bearer&quot;と、&quot;Content-Type: application/vnd.api+json&quot;を送信してください。</translation>
    </message>
    <message>
        <source>A key in the wrong place or with another name is refused or ignored, and reviewers miss it.</source>
        <translation>場所や名前が違うものは拒否されるか無視され、レビュー担当者に届きません。</translation>
    </message>
    <message>
        <source>data.type, data.attributes and data.relationships.outcomes.data, as in the documents.</source>
        <translation>ドキュメントどおりのdata.type、data.attributes、data.relationships.outcomes.data。</translation>
    </message>
    <message>
        <source>Compare the body with the sample of the documents, key by key.</source>
        <translation>ボディをドキュメントの例とキーごとに比較してください。</translation>
    </message>
    <message>
        <source>The service cuts, hides or drops what is too long or no web address; one wrong URL may hide the whole result.</source>
        <translation>長すぎるものやWebアドレスでないものを、サービスは切り詰め、隠し、または捨てます。誤ったURLが1つあるだけで、結果全体が隠れることがあります。</translation>
    </message>
    <message>
        <source>Texts, lists and URLs within the limits of the schema.</source>
        <translation>スキーマの制限内のテキスト、リスト、URL。</translation>
    </message>
    <message>
        <source>Cut long texts and lists, and leave a URL out that does not begin with http:// or https://.</source>
        <translation>長いテキストとリストは切り詰め、http://またはhttps://で始まらないURLは省いてください。</translation>
    </message>
    <message>
        <source>A result is final once. A callback before the answer or after the end is refused, or waits.</source>
        <translation>結果が確定するのは一度だけです。応答の前や終了の後に届いたものは、拒否されるか待たされます。</translation>
    </message>
    <message>
        <source>Nothing before the 200, updates, one final callback, and nothing after it.</source>
        <translation>200の前には何もなく、途中経過、最終コールバック1件、その後は何もないこと。</translation>
    </message>
    <message>
        <source>Answer first, and let one place in the program send the final callback as the last thing.</source>
        <translation>先に応答し、最終コールバックはプログラムの1か所から、最後に送信してください。</translation>
    </message>
    <message>
        <source>The real service is reached by https alone. An integration that cannot call back there never ends a run task.</source>
        <translation>実際のサービスにはhttpsでのみ到達できます。そこへコールバックできないものは、ランタスクを終えられません。</translation>
    </message>
    <message>
        <source>A result, as by http.</source>
        <translation>httpの場合と同じ結果。</translation>
    </message>
    <message>
        <source>Take scheme, host and port from task_result_callback_url as they are, and give the issuer of the certificate to the trust store of the integration.</source>
        <translation>task_result_callback_urlのスキーム、ホスト、ポートをそのまま使い、証明書の発行者を連携先のトラストストアに加えてください。</translation>
    </message>
    <message>
        <source>A final callback arrives in time</source>
        <translation>最終コールバックが時間内に届く</translation>
    </message>
    <message>
        <source>A callback is a PATCH</source>
        <translation>コールバックがPATCHである</translation>
    </message>
    <message>
        <source>A callback goes to its own URL, with the query</source>
        <translation>コールバックがクエリ付きの固有のURLに送られる</translation>
    </message>
    <message>
        <source>A callback carries the token of its run task</source>
        <translation>コールバックにランタスクのトークンが付いている</translation>
    </message>
    <message>
        <source>A callback is application/vnd.api+json</source>
        <translation>コールバックがapplication/vnd.api+jsonである</translation>
    </message>
    <message>
        <source>A callback has its keys in their places</source>
        <translation>コールバックのキーが正しい場所にある</translation>
    </message>
    <message>
        <source>A status is running, passed or failed</source>
        <translation>ステータスがrunning、passed、failedのいずれかである</translation>
    </message>
    <message>
        <source>A final callback has a message</source>
        <translation>最終コールバックにメッセージがある</translation>
    </message>
    <message>
        <source>Tags have labels, and levels that are known</source>
        <translation>タグにラベルと既知のレベルがある</translation>
    </message>
    <message>
        <source>Texts and lists are within the limits</source>
        <translation>テキストとリストが制限内である</translation>
    </message>
    <message>
        <source>URLs are whole, of http or https</source>
        <translation>URLがhttpまたはhttpsの完全なURLである</translation>
    </message>
    <message>
        <source>No callback arrives before the answer</source>
        <translation>応答の前にコールバックが届かない</translation>
    </message>
    <message>
        <source>One final callback arrives</source>
        <translation>最終コールバックが1件届く</translation>
    </message>
    <message>
        <source>Nothing arrives after the final callback</source>
        <translation>最終コールバックの後に何も届かない</translation>
    </message>
    <message>
        <source>A callback arrives by https where the certificate is to be trusted</source>
        <translation>信頼すべき証明書の場合に、コールバックがhttpsで届く</translation>
    </message>
    <message>
        <source>A run task whose URLs are https, with the certificate that was given.</source>
        <translation>指定された証明書を使い、URLがhttpsのランタスク。</translation>
    </message>
    <message>
        <source>No final callback was accepted: %1.</source>
        <translation>最終コールバックが受理されませんでした: %1。</translation>
    </message>
    <message>
        <source>A request was sent to %1, which is not the callback URL.</source>
        <translation>コールバックURLではない%1にリクエストが届きました。</translation>
    </message>
    <message>
        <source>A callback arrived before the delivery was answered 200. It counts only once that is done.</source>
        <translation>配信に200で応答する前にコールバックが届きました。応答が済んではじめて数えられます。</translation>
    </message>
    <message>
        <source>After the final callback %1 more arrived.</source>
        <translation>最終コールバックの後に、さらに%1件届きました。</translation>
    </message>
    <message>
        <source>%1 final callbacks arrived; the first one counts.</source>
        <translation>最終コールバックが%1件届きました。最初の1件だけが数えられます。</translation>
    </message>
    <message>
        <source>The callback was refused for good, and sent %1 times while it was watched.</source>
        <translation>コールバックは確定的に拒否され、監視中に%1回送信されました。</translation>
    </message>
    <message>
        <source>The result is lost: the callback was not sent again while it was watched.</source>
        <translation>結果は失われました: コールバックは監視中に再送信されませんでした。</translation>
    </message>
    <message>
        <source>The callback was sent %1 times while it was watched; nothing slows it down.</source>
        <translation>コールバックは監視中に%1回送信されました。間隔を広げる制御がありません。</translation>
    </message>
    <message>
        <source>A permanent refusal stays a refusal. An integration that does not stop burdens itself and the service.</source>
        <translation>確定的に拒否されたものは、再び拒否されます。送信をやめない連携先は、自身とサービスの両方に負荷をかけます。</translation>
    </message>
    <message>
        <source>Few repetitions, then none.</source>
        <translation>少数の繰り返しの後、停止。</translation>
    </message>
    <message>
        <source>Do not repeat a callback that was answered with a 4xx other than 408 and 429; write it to the log.</source>
        <translation>408と429以外の4xxで応答されたコールバックは繰り返さず、ログに記録してください。</translation>
    </message>
    <message>
        <source>Networks and services fail briefly. A result that is given up then is lost, and the run fails.</source>
        <translation>ネットワークやサービスは一時的に失敗します。そこで諦めた結果は失われ、ランは失敗します。</translation>
    </message>
    <message>
        <source>The callback is sent again after a while, and the result arrives.</source>
        <translation>しばらくしてからのコールバックの再送信と、最終的な結果。</translation>
    </message>
    <message>
        <source>Repeat after 429, 5xx and broken connections, a few times with growing pauses; after 429 as late as the answer says.</source>
        <translation>429、5xx、接続の切断の後は、間隔を広げながら数回繰り返してください。429の後は、応答が示す時間まで待ってください。</translation>
    </message>
    <message>
        <source>A service that is in trouble stays there while clients ask without a pause.</source>
        <translation>問題が起きているサービスは、休みなくリクエストされると回復できません。</translation>
    </message>
    <message>
        <source>Repetitions with growing pauses, and an end.</source>
        <translation>間隔を広げながらの繰り返しと、その終わり。</translation>
    </message>
    <message>
        <source>Double the pause after each failure, and give up after some minutes.</source>
        <translation>失敗するたびに間隔を2倍にし、数分後に諦めてください。</translation>
    </message>
    <message>
        <source>The documents differ: one answers a callback with the task result, the others answer without a body. Both are 200.</source>
        <translation>ドキュメントによって異なります: 1つはコールバックにタスク結果で応答し、ほかはボディなしで応答します。どちらも200です。</translation>
    </message>
    <message>
        <source>A result, as without the document.</source>
        <translation>応答のドキュメントがない場合と同じ結果。</translation>
    </message>
    <message>
        <source>Let the status alone decide whether a callback was accepted, and read a body to its end.</source>
        <translation>コールバックが受理されたかはステータスだけで判断し、ボディは最後まで読んでください。</translation>
    </message>
    <message>
        <source>The result arrives although callbacks are answered with a document</source>
        <translation>コールバックへの応答がドキュメントでも結果が届く</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 200 with the task result as JSON.</source>
        <translation>すべてのコールバックに、タスク結果のJSONを付けて200で応答するランタスク。</translation>
    </message>
    <message>
        <source>A callback that is refused with 401 is not retried forever</source>
        <translation>401で拒否されたコールバックを際限なく送らない</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 401, as for a wrong token.</source>
        <translation>トークンが誤っている場合のように、すべてのコールバックに401で応答するランタスク。</translation>
    </message>
    <message>
        <source>A callback that is refused with 404 is not retried forever</source>
        <translation>404で拒否されたコールバックを際限なく送らない</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 404, as for an unknown result.</source>
        <translation>結果が不明な場合のように、すべてのコールバックに404で応答するランタスク。</translation>
    </message>
    <message>
        <source>A callback that is refused with 409 is not retried forever</source>
        <translation>409で拒否されたコールバックを際限なく送らない</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 409, as for an ended result.</source>
        <translation>結果が終了済みの場合のように、すべてのコールバックに409で応答するランタスク。</translation>
    </message>
    <message>
        <source>A callback that is refused with 422 is not retried forever</source>
        <translation>422で拒否されたコールバックを際限なく送らない</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 422, as for an invalid document.</source>
        <translation>ドキュメントが無効な場合のように、すべてのコールバックに422で応答するランタスク。</translation>
    </message>
    <message>
        <source>The result arrives although the first callback is too early</source>
        <translation>最初のコールバックが速すぎても結果が届く</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered 429, with a second to wait.</source>
        <translation>最初のコールバックに、1秒待つよう指示して429で応答するランタスク。</translation>
    </message>
    <message>
        <source>The result arrives although the first callback fails</source>
        <translation>最初のコールバックが失敗しても結果が届く</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered 500.</source>
        <translation>最初のコールバックに500で応答するランタスク。</translation>
    </message>
    <message>
        <source>The result arrives although the first answer is lost</source>
        <translation>最初の応答が失われても結果が届く</translation>
    </message>
    <message>
        <source>A run task whose first callback is received, and its connection reset.</source>
        <translation>最初のコールバックを受理し、接続をリセットするランタスク。</translation>
    </message>
    <message>
        <source>The result arrives although the first answer is late</source>
        <translation>最初の応答が遅れても結果が届く</translation>
    </message>
    <message>
        <source>A run task whose first callback is answered after three seconds.</source>
        <translation>最初のコールバックに3秒後に応答するランタスク。</translation>
    </message>
    <message>
        <source>Callbacks that always fail become few</source>
        <translation>失敗し続けるコールバックが少なくなる</translation>
    </message>
    <message>
        <source>A run task each of whose callbacks is answered 500.</source>
        <translation>すべてのコールバックに500で応答するランタスク。</translation>
    </message>
    <message>
        <source>The program ended while this was tried: %1</source>
        <translation>これを試している間にプログラムが終了しました: %1</translation>
    </message>
    <message>
        <source>It was not tried.</source>
        <translation>試行されませんでした。</translation>
    </message>
    <message>
        <source>No key was given.</source>
        <translation>鍵が指定されていません。</translation>
    </message>
    <message>
        <source>With a public URL, the second host needs one of its own.</source>
        <translation>公開URLを使う場合、2番目のホストには別の公開URLが必要です。</translation>
    </message>
    <message>
        <source>Callbacks go to a public URL, whose certificate is not ours.</source>
        <translation>コールバックは公開URLに送られ、その証明書はRunlatchのものではありません。</translation>
    </message>
    <message>
        <source>No certificate was given.</source>
        <translation>証明書が指定されていません。</translation>
    </message>
    <message>
        <source>The certificate does not name the host at which callbacks are served.</source>
        <translation>証明書に、コールバックを受け付けるホストの名前がありません。</translation>
    </message>
    <message>
        <source>The ordinary delivery was not answered 200, so this proves nothing.</source>
        <translation>通常の配信に200で応答がなかったため、これでは何も証明できません。</translation>
    </message>
    <message>
        <source>The integration does not ask for the plan.</source>
        <translation>連携先はプランを要求しません。</translation>
    </message>
    <message>
        <source>The integration does not ask for the configuration.</source>
        <translation>連携先は構成を要求しません。</translation>
    </message>
    <message>
        <source>The ordinary delivery has no result, so this proves nothing.</source>
        <translation>通常の配信に結果がないため、これでは何も証明できません。</translation>
    </message>
    <message>
        <source>The service sends a request again when the answer does not reach it. It is the same run task, and its result is final once.</source>
        <translation>応答が届かないと、サービスはリクエストを再送信します。これは同じランタスクであり、結果が確定するのは一度だけです。</translation>
    </message>
    <message>
        <source>One piece of work: one final callback.</source>
        <translation>1回の処理: 最終コールバック1件。</translation>
    </message>
    <message>
        <source>Remember task_result_id of what was accepted, answer 200 to a repetition, and do nothing else.</source>
        <translation>受理したもののtask_result_idを覚えておき、繰り返しには200で応答して、ほかには何もしないでください。</translation>
    </message>
    <message>
        <source>Runs of many workspaces reach their stages at the same time, and nothing keeps their requests in order.</source>
        <translation>多数のワークスペースのランが同時にステージに到達し、リクエストの順序は保証されません。</translation>
    </message>
    <message>
        <source>A final callback for each, at its own URL with its own token.</source>
        <translation>それぞれの固有のURLに、固有のトークンで送られる最終コールバック。</translation>
    </message>
    <message>
        <source>Keep everything that belongs to a run task together, and share nothing between them.</source>
        <translation>ランタスクに属するものはすべてまとめて保持し、ランタスクの間で何も共有しないでください。</translation>
    </message>
    <message>
        <source>A repeated delivery is worked on once</source>
        <translation>繰り返された配信を1回だけ処理する</translation>
    </message>
    <message>
        <source>The same run task twice, one right after the other was answered.</source>
        <translation>同じランタスクを2回。応答の直後に2回目を送ります。</translation>
    </message>
    <message>
        <source>A delivery whose answer was lost is worked on once</source>
        <translation>応答が失われた配信を1回だけ処理する</translation>
    </message>
    <message>
        <source>A run task whose sender goes away before the answer, and sends it again.</source>
        <translation>送信側が応答の前に切断し、再送信するランタスク。</translation>
    </message>
    <message>
        <source>Run tasks at the same time get results</source>
        <translation>同時のランタスクがそれぞれ結果を得る</translation>
    </message>
    <message>
        <source>Eight run tasks at once.</source>
        <translation>同時に8件のランタスク。</translation>
    </message>
    <message>
        <source>Stages of one run in any order get results</source>
        <translation>1つのランの各ステージが、順序によらず結果を得る</translation>
    </message>
    <message>
        <source>The four stages of one run, in reverse order.</source>
        <translation>1つのランの4つのステージ。最後のステージから順に送ります。</translation>
    </message>
    <message>
        <source>It was answered %1; of the statuses that mean success only 200 is accepted.</source>
        <translation>応答は%1でした。成功を表すステータスのうち、受理されるのは200だけです。</translation>
    </message>
    <message>
        <source>It was answered %1; the service follows no redirect.</source>
        <translation>応答は%1でした。サービスはリダイレクトに従いません。</translation>
    </message>
    <message>
        <source>It was refused with %1.</source>
        <translation>%1で拒否されました。</translation>
    </message>
    <message>
        <source>It was answered %1, an error of the integration.</source>
        <translation>応答は%1でした。連携先のエラーです。</translation>
    </message>
    <message>
        <source>The answer says: %1</source>
        <translation>応答の内容: %1</translation>
    </message>
    <message>
        <source>The answer took %1 ms.</source>
        <translation>応答に%1 msかかりました。</translation>
    </message>
    <message>
        <source>It has no result: %1.</source>
        <translation>結果がありません: %1。</translation>
    </message>
    <message>
        <source>A callback was refused: %1</source>
        <translation>コールバックが拒否されました: %1</translation>
    </message>
    <message>
        <source>The integration worked first and answered then: a callback arrived before the answer.</source>
        <translation>連携先は先に処理し、その後で応答しました: 応答の前にコールバックが届きました。</translation>
    </message>
    <message>
        <source>The integration verifies re-serialized JSON, not the bytes that arrived: it refused a correctly signed body with %1.</source>
        <translation>連携先は、届いたバイト列ではなく、再シリアライズしたJSONを検証しています: 正しく署名されたボディを%1で拒否しました。</translation>
    </message>
    <message>
        <source>It was accepted, and ended as %1.</source>
        <translation>受理され、%1で終わりました。</translation>
    </message>
    <message>
        <source>It was accepted, and has no result: %1.</source>
        <translation>受理されましたが、結果がありません: %1。</translation>
    </message>
    <message>
        <source>The verification request was called back; only an answer of 200 is expected.</source>
        <translation>コールバックを必要としない検証リクエストに、コールバックが送られました。</translation>
    </message>
    <message>
        <source>The integration asked for the plan or the configuration of a verification request, which has neither.</source>
        <translation>連携先が検証リクエストのプランまたは構成を要求しました。検証リクエストにはどちらもありません。</translation>
    </message>
    <message>
        <source>It was answered %1; only a 4xx refuses it.</source>
        <translation>応答は%1でした。拒否とみなされるのは4xxだけです。</translation>
    </message>
    <message>
        <source>It was not refused: the answer is 200.</source>
        <translation>拒否されませんでした: 応答は200です。</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was answered 200 and called back.</source>
        <translation>連携先が偽造リクエストを処理しました: 200で応答し、コールバックを送りました。</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was answered 200, and the plan or the configuration was asked for.</source>
        <translation>連携先が偽造リクエストを処理しました: 200で応答し、プランまたは構成を要求しました。</translation>
    </message>
    <message>
        <source>The integration worked on a forgery: it was refused with %1, and called back anyway.</source>
        <translation>連携先が偽造リクエストを処理しました: %1で拒否したにもかかわらず、コールバックを送りました。</translation>
    </message>
    <message>
        <source>Refused with %1, and worked on anyway: the plan or the configuration was asked for.</source>
        <translation>%1で拒否したにもかかわらず処理しました: プランまたは構成が要求されました。</translation>
    </message>
    <message>
        <source>The integration worked on each delivery: %1 final callbacks arrived.</source>
        <translation>連携先は配信のたびに処理しました: 最終コールバックが%1件届きました。</translation>
    </message>
    <message>
        <source>No callback arrived: %1</source>
        <translation>コールバックが届きませんでした: %1</translation>
    </message>
    <message>
        <source>A callback arrived that could not be read: %1</source>
        <translation>読み取れないコールバックが届きました: %1</translation>
    </message>
    <message>
        <source>No callback arrived, but a request that could not be read: %1</source>
        <translation>コールバックは届かず、読み取れないリクエストが届きました: %1</translation>
    </message>
    <message>
        <source>No callback arrived.</source>
        <translation>コールバックが届きませんでした。</translation>
    </message>
    <message>
        <source>It was not answered: %1</source>
        <translation>応答がありませんでした: %1</translation>
    </message>
    <message>
        <source>A run task may be attached at each stage, and the payload differs: pre_plan has no plan.</source>
        <translation>ランタスクはどのステージにも割り当てられ、ペイロードはステージによって異なります: pre_planにはプランがありません。</translation>
    </message>
    <message>
        <source>200, and a final callback that is accepted.</source>
        <translation>200と、受理される最終コールバック。</translation>
    </message>
    <message>
        <source>Read the stage, and treat keys that a stage lacks as absent.</source>
        <translation>ステージを読み取り、そのステージにないキーは存在しないものとして扱ってください。</translation>
    </message>
    <message>
        <source>Keys may be null, older installations lack some, and the service adds new ones without notice.</source>
        <translation>キーはnullの場合があり、古い環境にはないキーもあります。サービスは予告なく新しいキーを追加します。</translation>
    </message>
    <message>
        <source>Treat a missing key as null, handle null, and ignore unknown keys.</source>
        <translation>ないキーはnullとみなし、nullを処理し、未知のキーは無視してください。</translation>
    </message>
    <message>
        <source>Messages and names are written by people. They may be long, and contain any character.</source>
        <translation>メッセージや名前は人が書くものです。長いことも、あらゆる文字を含むこともあります。</translation>
    </message>
    <message>
        <source>Read the body as UTF-8 JSON of any size up to some megabytes, and put no text into a command or a page unescaped.</source>
        <translation>ボディは数メガバイトまでの任意のサイズのUTF-8のJSONとして読み取り、テキストをエスケープせずにコマンドやページに入れないでください。</translation>
    </message>
    <message>
        <source>A service that does not know outcomes says so, and may refuse a callback that has some.</source>
        <translation>結果項目に対応していないサービスはその旨を示し、結果項目を含むコールバックを拒否することがあります。</translation>
    </message>
    <message>
        <source>200, and a final callback without outcomes.</source>
        <translation>200と、結果項目を含まない最終コールバック。</translation>
    </message>
    <message>
        <source>Send outcomes only where capabilities.outcomes is true.</source>
        <translation>結果項目は、capabilities.outcomesがtrueの場合にだけ送信してください。</translation>
    </message>
    <message>
        <source>The documents know version 1 alone. Another version may mean other keys.</source>
        <translation>ドキュメントにあるのはバージョン1だけです。別のバージョンではキーが異なることがあります。</translation>
    </message>
    <message>
        <source>Nothing: it is told what happens.</source>
        <translation>なし: 何が起きたかを示すだけです。</translation>
    </message>
    <message>
        <source>Refuse versions that are not known, or handle them explicitly.</source>
        <translation>未知のバージョンは拒否するか、意図して処理してください。</translation>
    </message>
    <message>
        <source>A run task of the stage post_plan gets a result</source>
        <translation>ステージpost_planのランタスクが結果を得る</translation>
    </message>
    <message>
        <source>A run task of the stage pre_plan gets a result</source>
        <translation>ステージpre_planのランタスクが結果を得る</translation>
    </message>
    <message>
        <source>A run task of the stage pre_plan, which has no plan.</source>
        <translation>プランのない、ステージpre_planのランタスク。</translation>
    </message>
    <message>
        <source>A run task of the stage pre_apply gets a result</source>
        <translation>ステージpre_applyのランタスクが結果を得る</translation>
    </message>
    <message>
        <source>A run task of the stage pre_apply.</source>
        <translation>ステージpre_applyのランタスク。</translation>
    </message>
    <message>
        <source>A run task of the stage post_apply gets a result</source>
        <translation>ステージpost_applyのランタスクが結果を得る</translation>
    </message>
    <message>
        <source>A run task of the stage post_apply.</source>
        <translation>ステージpost_applyのランタスク。</translation>
    </message>
    <message>
        <source>Run tasks of a speculative run get results</source>
        <translation>投機的ランのランタスクが結果を得る</translation>
    </message>
    <message>
        <source>Run tasks of a speculative run, which has the stages pre_plan and post_plan only.</source>
        <translation>ステージがpre_planとpost_planだけの、投機的ランのランタスク。</translation>
    </message>
    <message>
        <source>A payload with null wherever it is allowed gets a result</source>
        <translation>nullになり得るものがすべてnullのペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without version control whose configuration cannot be fetched: each key that may be null is null.</source>
        <translation>バージョン管理がなく、構成を取得できないランタスク: nullになり得るキーはすべてnullです。</translation>
    </message>
    <message>
        <source>A workspace without version control gets a result</source>
        <translation>バージョン管理のないワークスペースが結果を得る</translation>
    </message>
    <message>
        <source>A run task whose vcs keys are null.</source>
        <translation>vcsのキーがnullのランタスク。</translation>
    </message>
    <message>
        <source>Keys that are not known yet do no harm</source>
        <translation>未知のキーが害にならない</translation>
    </message>
    <message>
        <source>A run task with two keys that do not exist today.</source>
        <translation>現在は存在しない2つのキーを含むランタスク。</translation>
    </message>
    <message>
        <source>A payload without project_id gets a result</source>
        <translation>project_idのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key project_id, which is newer than the others.</source>
        <translation>ほかより新しいキーproject_idのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without project_name gets a result</source>
        <translation>project_nameのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key project_name, which is newer than the others.</source>
        <translation>ほかより新しいキーproject_nameのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without project_app_url gets a result</source>
        <translation>project_app_urlのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key project_app_url, which is newer than the others.</source>
        <translation>ほかより新しいキーproject_app_urlのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without vcs_commit_hash gets a result</source>
        <translation>vcs_commit_hashのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key vcs_commit_hash, which is newer than the others.</source>
        <translation>ほかより新しいキーvcs_commit_hashのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without capabilities gets a result</source>
        <translation>capabilitiesのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key capabilities, as older installations send it.</source>
        <translation>古い環境が送るような、キーcapabilitiesのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without configuration_version_id gets a result</source>
        <translation>configuration_version_idのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key configuration_version_id, as older installations send it.</source>
        <translation>古い環境が送るような、キーconfiguration_version_idのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without configuration_version_download_url gets a result</source>
        <translation>configuration_version_download_urlのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key configuration_version_download_url, as older installations send it.</source>
        <translation>古い環境が送るような、キーconfiguration_version_download_urlのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without is_speculative gets a result</source>
        <translation>is_speculativeのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key is_speculative, as older installations send it.</source>
        <translation>古い環境が送るような、キーis_speculativeのないランタスク。</translation>
    </message>
    <message>
        <source>A payload without workspace_working_directory gets a result</source>
        <translation>workspace_working_directoryのないペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task without the key workspace_working_directory, as older installations send it.</source>
        <translation>古い環境が送るような、キーworkspace_working_directoryのないランタスク。</translation>
    </message>
    <message>
        <source>No outcomes are sent where they are not supported</source>
        <translation>対応していない場合に結果項目を送らない</translation>
    </message>
    <message>
        <source>A run task whose capabilities say that outcomes are not supported.</source>
        <translation>結果項目に対応していないことをcapabilitiesが示すランタスク。</translation>
    </message>
    <message>
        <source>No outcomes are sent where the payload does not mention them</source>
        <translation>結果項目について何も示されていない場合に結果項目を送らない</translation>
    </message>
    <message>
        <source>A run task whose capabilities are an empty object.</source>
        <translation>capabilitiesが空のオブジェクトのランタスク。</translation>
    </message>
    <message>
        <source>A long payload gets a result</source>
        <translation>長いペイロードが結果を得る</translation>
    </message>
    <message>
        <source>A run task with a message of 65,536 characters.</source>
        <translation>65,536文字のメッセージを含むランタスク。</translation>
    </message>
    <message>
        <source>Odd texts do no harm</source>
        <translation>変わったテキストが害にならない</translation>
    </message>
    <message>
        <source>A run task whose texts have quotes, markup, line breaks and letters of several scripts.</source>
        <translation>引用符、マークアップ、改行、複数の文字体系の文字をテキストに含むランタスク。</translation>
    </message>
    <message>
        <source>A payload of another version</source>
        <translation>別のバージョンのペイロード</translation>
    </message>
    <message>
        <source>A run task whose payload_version is 2.</source>
        <translation>payload_versionが2のランタスク。</translation>
    </message>
    <message>
        <source>The plan and the configuration are secrets of the run: their URLs answer only to its token, and lead to another host.</source>
        <translation>プランと構成はランの秘密情報です: そのURLはランのトークンにだけ応答し、別のホストへ導きます。</translation>
    </message>
    <message>
        <source>A GET with the token as bearer token; the redirect is followed.</source>
        <translation>トークンをベアラートークンとしたGET。リダイレクトに従います。</translation>
    </message>
    <message>
        <source>Send “Authorization: Bearer” with the access_token, and follow the redirect.</source>
        <translation>access_tokenを付けた&quot;Authorization: Bearer&quot;を送信し、リダイレクトに従ってください。</translation>
    </message>
    <message>
        <source>The link at the second host needs no token. A client that sends it there gives it to somebody else.</source>
        <translation>2番目のホストのリンクにトークンは必要ありません。そこへ送ると、トークンを他者に渡すことになります。</translation>
    </message>
    <message>
        <source>A request without the token.</source>
        <translation>トークンを付けないリクエスト。</translation>
    </message>
    <message>
        <source>Follow redirects by hand, or with a client that drops Authorization for another host or port.</source>
        <translation>リダイレクトには自前の処理で従うか、ホストやポートが変わるとAuthorizationを外すクライアントを使ってください。</translation>
    </message>
    <message>
        <source>The plan may not be ready when the run task arrives, links are valid for a minute, and plans of large workspaces have many megabytes.</source>
        <translation>ランタスクが届いた時点でプランが準備できていないことがあり、リンクの有効期間は1分で、大きなワークスペースのプランは何メガバイトにもなります。</translation>
    </message>
    <message>
        <source>The plan is asked for again, and the result arrives.</source>
        <translation>プランが再び要求され、結果が届くこと。</translation>
    </message>
    <message>
        <source>After 204 or an expired link ask plan_json_api_url again, a few times with a pause; read the plan as a stream.</source>
        <translation>204またはリンクの期限切れの後は、間隔を空けてplan_json_api_urlに数回要求し直してください。プランはストリームとして読み取ってください。</translation>
    </message>
    <message>
        <source>Everybody who may see the run reads messages and outcomes. With the token and the URL they could write its result.</source>
        <translation>メッセージと結果項目は、ランを見られる人なら誰でも読めます。トークンとURLがあれば、結果を書き込まれてしまいます。</translation>
    </message>
    <message>
        <source>No token and no callback URL in a callback.</source>
        <translation>コールバックにトークンもコールバックURLも含まれないこと。</translation>
    </message>
    <message>
        <source>Leave requests out of messages and outcomes, and mask their secrets in logs.</source>
        <translation>メッセージと結果項目にリクエストを含めず、ログでは秘密情報を伏せてください。</translation>
    </message>
    <message>
        <source>Without the check of certificates everybody between the integration and the service reads the token and the plan.</source>
        <translation>証明書を確認しないと、連携先とサービスの間にいる誰もがトークンとプランを読めます。</translation>
    </message>
    <message>
        <source>No request where the certificate is not trusted.</source>
        <translation>誰のものでもない証明書の場合に、リクエストを送らないこと。</translation>
    </message>
    <message>
        <source>Leave the verification of certificates on; give the certificate of a private service to the trust store.</source>
        <translation>証明書の検証は有効のままにし、プライベートなサービスの証明書はトラストストアに加えてください。</translation>
    </message>
    <message>
        <source>The plan is asked for with the token</source>
        <translation>トークンを付けてプランを要求する</translation>
    </message>
    <message>
        <source>The redirect to the plan is followed</source>
        <translation>プランへのリダイレクトに従う</translation>
    </message>
    <message>
        <source>The token does not go to the second host</source>
        <translation>トークンを2番目のホストに送らない</translation>
    </message>
    <message>
        <source>An ordinary run task, whose plan is at another port and another name.</source>
        <translation>プランが別のポートと別の名前にある、通常のランタスク。</translation>
    </message>
    <message>
        <source>A plan that is not ready is asked for again</source>
        <translation>準備できていないプランを要求し直す</translation>
    </message>
    <message>
        <source>A run task whose plan is answered 204 at first.</source>
        <translation>プランの要求に最初は204で応答するランタスク。</translation>
    </message>
    <message>
        <source>An expired link is replaced</source>
        <translation>期限切れのリンクを取り直す</translation>
    </message>
    <message>
        <source>A run task whose first link to the plan has expired.</source>
        <translation>プランへの最初のリンクが期限切れのランタスク。</translation>
    </message>
    <message>
        <source>A huge plan is read</source>
        <translation>巨大なプランを読み取る</translation>
    </message>
    <message>
        <source>A run task with a plan of 20,000 resources.</source>
        <translation>20,000個のリソースのプランがあるランタスク。</translation>
    </message>
    <message>
        <source>The configuration is asked for with the token</source>
        <translation>トークンを付けて構成を要求する</translation>
    </message>
    <message>
        <source>The redirect to the configuration is followed</source>
        <translation>構成へのリダイレクトに従う</translation>
    </message>
    <message>
        <source>No callback shows its token or its URL</source>
        <translation>コールバックに自身のトークンやURLを含めない</translation>
    </message>
    <message>
        <source>A certificate that no authority has signed is refused</source>
        <translation>誰のものでもない証明書のサービスを信頼しない</translation>
    </message>
    <message>
        <source>A run task whose URLs are https, with a certificate that no authority has signed.</source>
        <translation>URLがhttpsで、誰も署名していない証明書を使うランタスク。</translation>
    </message>
    <message>
        <source>It was asked for without the token.</source>
        <translation>トークンなしで要求されました。</translation>
    </message>
    <message>
        <source>It was not answered with a redirect, because the request for it was wrong.</source>
        <translation>要求の仕方が誤っていたため、リダイレクトで応答しませんでした。</translation>
    </message>
    <message>
        <source>The redirect was not followed: nothing arrived at its target.</source>
        <translation>リダイレクトに従いませんでした: リダイレクト先に何も届きませんでした。</translation>
    </message>
    <message>
        <source>The token was sent to the host that the redirect leads to.</source>
        <translation>リダイレクト先のホストにトークンが送られました。</translation>
    </message>
    <message>
        <source>It has a result, and the plan was never read.</source>
        <translation>結果はありますが、プランは一度も読み取られていません。</translation>
    </message>
    <message>
        <source>The body of a callback contains the access token or the callback URL, which everybody who sees the run can read.</source>
        <translation>コールバックのボディに、アクセストークンまたはコールバックURLが含まれています。ランを見られる人なら誰でも読めます。</translation>
    </message>
    <message>
        <source>The delivery was answered %1, so no callback was due.</source>
        <translation>配信への応答が%1だったため、コールバックは必要ありませんでした。</translation>
    </message>
    <message>
        <source>The integration sent its token where the certificate is not trusted.</source>
        <translation>連携先は、証明書が誰のものでもない相手にトークンを送りました。</translation>
    </message>
    <message>
        <source>Everybody who knows the address can send requests. Without the check of the signature a stranger starts work, and learns what the integration knows.</source>
        <translation>アドレスを知っていれば誰でもリクエストを送れます。署名を確認しないと、部外者が処理を開始し、連携先が知る情報を得られます。</translation>
    </message>
    <message>
        <source>A 4xx, such as 401, and no work.</source>
        <translation>401などの4xxと、処理をしないこと。</translation>
    </message>
    <message>
        <source>Compute HMAC-SHA512 of the bytes of the body with the key, compare it with the header in constant time, and stop with 401 where they differ or the header is missing.</source>
        <translation>ボディのバイト列のHMAC-SHA512を鍵で計算し、一定時間の比較でヘッダーと照合してください。一致しない場合やヘッダーがない場合は401で終わらせてください。</translation>
    </message>
    <message>
        <source>The service writes one signature in lower-case digits. Other spellings come from somebody else, and lenient readers disagree about them.</source>
        <translation>サービスは署名を小文字の16進数で1つだけ書きます。ほかの表記は他者から来たもので、寛容な読み取り側でも扱いが分かれます。</translation>
    </message>
    <message>
        <source>A 4xx, and no work.</source>
        <translation>4xxと、処理をしないこと。</translation>
    </message>
    <message>
        <source>Compare the header, of which there is exactly one, byte for byte with the lower-case digits.</source>
        <translation>ちょうど1つあるヘッダーを、小文字の16進数とバイト単位で比較してください。</translation>
    </message>
    <message>
        <source>The signature is over the bytes that were sent. JSON that was read and written again may be other bytes, and the service does not promise how it writes.</source>
        <translation>署名の対象は送信されたバイト列です。読み取って書き直したJSONはバイト列が変わることがあり、サービスは書き方を保証しません。</translation>
    </message>
    <message>
        <source>200 and a callback, as for every other run task.</source>
        <translation>ほかのランタスクと同じ、200とコールバック。</translation>
    </message>
    <message>
        <source>Verify the bytes of the body as received, before JSON is parsed.</source>
        <translation>JSONを読み取る前に、ボディのバイト列を届いたまま検証してください。</translation>
    </message>
    <message>
        <source>A delivery without a signature is refused</source>
        <translation>署名のない配信を拒否する</translation>
    </message>
    <message>
        <source>A run task without the signature header.</source>
        <translation>署名ヘッダーのないランタスク。</translation>
    </message>
    <message>
        <source>A delivery with an empty signature is refused</source>
        <translation>署名が空の配信を拒否する</translation>
    </message>
    <message>
        <source>A run task with an empty signature header, as the service sends it where no key is set.</source>
        <translation>鍵が設定されていない場合にサービスが送るような、署名ヘッダーが空のランタスク。</translation>
    </message>
    <message>
        <source>A delivery with a made-up signature is refused</source>
        <translation>でたらめな署名の配信を拒否する</translation>
    </message>
    <message>
        <source>A run task with 128 zeros as signature.</source>
        <translation>署名が128個のゼロのランタスク。</translation>
    </message>
    <message>
        <source>A delivery that is signed with another key is refused</source>
        <translation>別の鍵で署名された配信を拒否する</translation>
    </message>
    <message>
        <source>A run task that is signed with an unknown key.</source>
        <translation>誰も知らない鍵で署名されたランタスク。</translation>
    </message>
    <message>
        <source>A body that was changed in transit is refused</source>
        <translation>途中で変更されたボディを拒否する</translation>
    </message>
    <message>
        <source>A run task with the right signature of a body that differs in one byte.</source>
        <translation>1バイトだけ異なるボディの正しい署名を付けたランタスク。</translation>
    </message>
    <message>
        <source>A signature that was cut is refused</source>
        <translation>切り詰められた署名を拒否する</translation>
    </message>
    <message>
        <source>A run task with the first half of its signature.</source>
        <translation>署名の前半だけを付けたランタスク。</translation>
    </message>
    <message>
        <source>A signature in upper case is refused</source>
        <translation>大文字の署名を拒否する</translation>
    </message>
    <message>
        <source>A run task with its signature in upper-case digits.</source>
        <translation>署名を大文字の16進数で付けたランタスク。</translation>
    </message>
    <message>
        <source>A delivery with two signatures is refused</source>
        <translation>署名が2つある配信を拒否する</translation>
    </message>
    <message>
        <source>A run task with two signature headers, a wrong one and the right one.</source>
        <translation>誤った署名と正しい署名の、2つの署名ヘッダーを付けたランタスク。</translation>
    </message>
    <message>
        <source>A correctly signed body with escapes is accepted</source>
        <translation>正しく署名された、エスケープを含むボディを受理する</translation>
    </message>
    <message>
        <source>A run task whose body has escapes for &amp;, &lt; and &gt;.</source>
        <translation>ボディの&amp;、&lt;、&gt;をエスケープしたランタスク。</translation>
    </message>
    <message>
        <source>A correctly signed body with blanks is accepted</source>
        <translation>正しく署名された、空白を含むボディを受理する</translation>
    </message>
    <message>
        <source>A run task whose body has a space after each colon and comma.</source>
        <translation>ボディのコロンとコンマの後ごとに空白を入れたランタスク。</translation>
    </message>
    <message>
        <source>A correctly signed body over many lines is accepted</source>
        <translation>正しく署名された、複数行のボディを受理する</translation>
    </message>
    <message>
        <source>A run task whose body has a line for each key.</source>
        <translation>ボディをキーごとに改行したランタスク。</translation>
    </message>
    <message>
        <source>A correctly signed body with letters beyond ASCII is accepted</source>
        <translation>正しく署名された、ASCII以外の文字を含むボディを受理する</translation>
    </message>
    <message>
        <source>A run task whose message has letters of several scripts.</source>
        <translation>メッセージに複数の文字体系の文字を含むランタスク。</translation>
    </message>
    <message>
        <source>The service tries an address with a made-up request when a run task is set up, and again when its URL or key changes. It is not a run: its token opens nothing.</source>
        <translation>サービスは、ランタスクの設定時と、URLまたは鍵の変更時に、架空のリクエストでアドレスを試します。これはランではなく、そのトークンでは何も開けません。</translation>
    </message>
    <message>
        <source>200, no callback, and no request for the plan.</source>
        <translation>200。コールバックも、プランの要求もないこと。</translation>
    </message>
    <message>
        <source>Answer 200 and stop where access_token is “test-token”, where task_result_enforcement_level is “test”, and where there is no callback URL.</source>
        <translation>access_tokenが&quot;test-token&quot;の場合、task_result_enforcement_levelが&quot;test&quot;の場合、コールバックURLがない場合は、200で応答して終わらせてください。</translation>
    </message>
    <message>
        <source>A verification request as it was recorded is answered 200 and left alone</source>
        <translation>記録されたとおりの検証リクエストに200で応答し、ほかに何もしない</translation>
    </message>
    <message>
        <source>The verification request that was recorded in 2021; all its URLs lead here.</source>
        <translation>2021年に記録された検証リクエスト。URLはすべてここを指します。</translation>
    </message>
    <message>
        <source>A request with the token of a test is answered 200 and left alone</source>
        <translation>テストのトークンを含むリクエストに200で応答し、ほかに何もしない</translation>
    </message>
    <message>
        <source>A payload of today with the token “test-token”.</source>
        <translation>トークンが&quot;test-token&quot;の、現在のペイロード。</translation>
    </message>
    <message>
        <source>A request with the level of a test is answered 200 and left alone</source>
        <translation>テストのレベルを含むリクエストに200で応答し、ほかに何もしない</translation>
    </message>
    <message>
        <source>A payload of today with the enforcement level “test”.</source>
        <translation>適用レベルが&quot;test&quot;の、現在のペイロード。</translation>
    </message>
    <message>
        <source>A request with the stage of a test is answered 200 and left alone</source>
        <translation>テストのステージを含むリクエストに200で応答し、ほかに何もしない</translation>
    </message>
    <message>
        <source>A payload of the documents&apos; keys with the stage, the level and the token of a test.</source>
        <translation>ドキュメントのキーに、テストのステージ、レベル、トークンを入れたペイロード。</translation>
    </message>
    <message>
        <source>A test without callback URL and token is answered 200</source>
        <translation>コールバックURLとトークンのないテストに200で応答する</translation>
    </message>
    <message>
        <source>A payload of today with null as callback URL and token, and the level “test”.</source>
        <translation>コールバックURLとトークンがnullで、レベルが&quot;test&quot;の、現在のペイロード。</translation>
    </message>
</context>
<context>
    <name>runlatch::conformance::ReportWords</name>
    <message>
        <source>As expected.</source>
        <translation>期待どおりです。</translation>
    </message>
    <message>
        <source>What arrived</source>
        <translation>実際の内容</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>重要な理由</translation>
    </message>
    <message>
        <source>What is sent</source>
        <translation>送信内容</translation>
    </message>
    <message>
        <source>What is expected</source>
        <translation>期待される内容</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Newly failed</source>
        <translation>新たに不合格</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>変化あり</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>How to repeat it</source>
        <translation>再現方法</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Each case</source>
        <translation>各ケース</translation>
    </message>
    <message>
        <source>The end of what the tested program wrote</source>
        <translation>テスト対象プログラムの出力の末尾</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language of this text, for the attribute &quot;lang&quot; of HTML</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>送信: %1</translation>
    </message>
    <message>
        <source>Received: %1</source>
        <translation>受信: %1</translation>
    </message>
    <message>
        <source>no answer after %1</source>
        <translation>%1後も応答なし</translation>
    </message>
    <message>
        <source>answered %1 after %2</source>
        <translation>%2後に%1で応答</translation>
    </message>
    <message>
        <source>Exchanges that are not shown: %1</source>
        <translation>表示していないやり取り: %1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Headers that are not shown: %1</source>
        <translation>表示していないヘッダー: %1</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>ボディなし</translation>
    </message>
    <message>
        <source>Bytes of the body: %1; shown: %2</source>
        <translation>ボディのバイト数: %1、表示: %2</translation>
    </message>
    <message>
        <source>What was sent: %1</source>
        <translation>送信内容: %1</translation>
    </message>
    <message>
        <source>What was expected: %1</source>
        <translation>期待される内容: %1</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>対処: %1</translation>
    </message>
    <message>
        <source>Where it comes from: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>known failure: %1</source>
        <extracomment>%1 is why a case failed</extracomment>
        <translation>既知の不合格: %1</translation>
    </message>
    <message>
        <source>Cases that are not listed: %1</source>
        <translation>一覧にないケース: %1</translation>
    </message>
    <message>
        <source>The other cases, and how to repeat it</source>
        <translation>ほかのケースと再現方法</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>Target not reached</source>
        <translation>対象に到達できません</translation>
    </message>
    <message>
        <source>Nothing was tried</source>
        <translation>何も試行されませんでした</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Findings that are not listed: %1</source>
        <translation>一覧にない指摘: %1</translation>
    </message>
    <message>
        <source>No longer failing, so they can be taken out of the baseline: %1</source>
        <translation>不合格ではなくなったため、ベースラインから外せるもの: %1</translation>
    </message>
    <message>
        <source>must</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>should</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>observed only</source>
        <translation>観察のみ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Not testable</source>
        <translation>テスト不可</translation>
    </message>
    <message>
        <source>Known failure</source>
        <translation>既知の不合格</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>観察</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
</context>
<context>
    <name>runlatch::help::Library</name>
    <message>
        <source>en</source>
        <extracomment>The folder of the help in this language: &quot;de&quot; for German</extracomment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>runlatch::help::TableWords</name>
    <message>
        <source>received requests and their replies</source>
        <translation>受信したリクエストとその返信</translation>
    </message>
    <message>
        <source>an index that makes searching quick; may be removed</source>
        <translation>検索を速くする索引。削除可能</translation>
    </message>
    <message>
        <source>plans that were fetched, sealed</source>
        <translation>取得したプラン(封印済み)</translation>
    </message>
    <message>
        <source>drafts and saved queries</source>
        <translation>下書きと保存済みクエリ</translation>
    </message>
    <message>
        <source>bulk actions that were sent</source>
        <translation>送信した一括操作</translation>
    </message>
    <message>
        <source>templates of task results</source>
        <translation>タスク結果のテンプレート</translation>
    </message>
    <message>
        <source>settings, without any secret</source>
        <translation>設定(秘密情報を除く)</translation>
    </message>
    <message>
        <source>the log of Activity, if it is turned on</source>
        <translation>アクティビティのログ(有効にしている場合)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>one of the values</source>
        <translation>値のいずれか</translation>
    </message>
    <message>
        <source>a time, such as `2026-11`, `today` or `&lt;7d`</source>
        <translation>日時(例: `2026-11`、`today`、`&lt;7d`)</translation>
    </message>
    <message>
        <source>a first time, such as `2h` or `2026-11-21`</source>
        <translation>最初の日時(例: `2h`、`2026-11-21`)</translation>
    </message>
    <message>
        <source>a time that is too late, such as `2026-11`</source>
        <translation>終わりの日時、その日時は含まない(例: `2026-11`)</translation>
    </message>
    <message>
        <source>a number, such as `3`, `&gt;5` or `1..9`</source>
        <translation>数値(例: `3`、`&gt;5`、`1..9`)</translation>
    </message>
    <message>
        <source>a duration, such as `&gt;2s` or `500ms`</source>
        <translation>時間の長さ(例: `&gt;2s`、`500ms`)</translation>
    </message>
    <message>
        <source>a size, such as `&lt;10k`</source>
        <translation>サイズ(例: `&lt;10k`)</translation>
    </message>
    <message>
        <source>a status, such as `404` or `4xx`</source>
        <translation>ステータス(例: `404`、`4xx`)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>指定するもの</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
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
        <source>Body of the request: %1, of the answer: %2</source>
        <translation>リクエストのボディ: %1、応答のボディ: %2</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Sent and received</source>
        <translation>送信と受信</translation>
    </message>
</context>
<context>
    <name>runlatch::models::AppearedModel</name>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Change request</source>
        <translation>変更リクエスト</translation>
    </message>
</context>
<context>
    <name>runlatch::models::ByteDifferenceModel</name>
    <message>
        <source>equal</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaptureModel</name>
    <message>
        <source>Unchecked</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Unsigned</source>
        <translation>署名なし</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>The service checks that the address answers. It expects no reply.</source>
        <translation>サービスがアドレスの応答を確かめています。返信は不要です。</translation>
    </message>
    <message>
        <source>%1 (%2). %3</source>
        <extracomment>%1 is a kind of delivery, such as &quot;Notification of a run&quot;; %2 is what it is sent for; %3 are sentences</extracomment>
        <translation>%1 (%2)。%3</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Pinned (%1)</source>
        <translation>ピン留め (%1)</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>まだ数えられていません</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>No reply needed</source>
        <translation>返信不要</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>No supported version</source>
        <translation>未対応のバージョン</translation>
    </message>
    <message>
        <source>Awaiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Valid (file)</source>
        <translation>有効 (ファイル)</translation>
    </message>
    <message>
        <source>Invalid (file)</source>
        <translation>無効 (ファイル)</translation>
    </message>
    <message>
        <source>Unproven bytes</source>
        <translation>未証明のバイト列</translation>
    </message>
    <message>
        <source>Other bytes</source>
        <translation>異なるバイト列</translation>
    </message>
    <message>
        <source>No color</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>アンバー</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Too late</source>
        <extracomment>The deadline of the request was over before it came</extracomment>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1時点</translation>
    </message>
    <message>
        <source>%1: it is kept, whatever its age and the storage limit</source>
        <translation>%1: 古さや保存容量の上限にかかわらず保持されます</translation>
    </message>
    <message>
        <source>Its deadline had passed before it arrived: %1</source>
        <translation>届く前に期限が過ぎていました: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaptureTimelineModel</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>signature: %1</source>
        <translation>署名: %1</translation>
    </message>
    <message>
        <source>each %1</source>
        <translation>各%1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>For delivery %1.</source>
        <translation>配信%1に対するもの。</translation>
    </message>
    <message>
        <source>%1 deliveries, of which the newest %2 are shown</source>
        <translation>配信%1件、うち最新の%2件を表示</translation>
    </message>
    <message>
        <source>%1 deliveries</source>
        <translation>配信%1件</translation>
    </message>
    <message>
        <source>%1, %2 apart.</source>
        <translation>%1、間隔: %2。</translation>
    </message>
    <message>
        <source>Verification request received</source>
        <translation>検証リクエストを受信</translation>
    </message>
    <message>
        <source>Notification received</source>
        <translation>通知を受信</translation>
    </message>
    <message>
        <source>Request received, delivery %1</source>
        <translation>リクエストを受信、配信%1</translation>
    </message>
    <message>
        <source>Request received</source>
        <translation>リクエストを受信</translation>
    </message>
    <message>
        <source>%1 · this is a copy of it</source>
        <translation>%1 · これはそのコピーです</translation>
    </message>
    <message>
        <source>%1 · as the imported file says</source>
        <translation>%1 · 取り込んだファイルによる</translation>
    </message>
    <message>
        <source>%1 · this request</source>
        <translation>%1 · このリクエスト</translation>
    </message>
    <message>
        <source>Delivery %1 received, not answered</source>
        <translation>配信%1を受信、応答なし</translation>
    </message>
    <message>
        <source>Delivery %1 received, answered %2</source>
        <translation>配信%1を受信、%2で応答</translation>
    </message>
    <message>
        <source>%1 after delivery %2</source>
        <translation>配信%2の%1後</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Answered %1</source>
        <translation>%1で応答</translation>
    </message>
    <message>
        <source>The imported file says so.</source>
        <translation>取り込んだファイルにそう記録されています。</translation>
    </message>
    <message>
        <source>The service sends the request again.</source>
        <translation>サービスがリクエストを再送信します。</translation>
    </message>
    <message>
        <source>The service counts the request as received.</source>
        <translation>サービスはリクエストを受信済みとみなします。</translation>
    </message>
    <message>
        <source>Only 200 counts as received.</source>
        <translation>200だけが受信済みとみなされます。</translation>
    </message>
    <message>
        <source>sent by itself</source>
        <translation>自動で送信</translation>
    </message>
    <message>
        <source>sent by you</source>
        <translation>手動で送信</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>コールバック: %1</translation>
    </message>
    <message>
        <source>It names the answer %1.</source>
        <translation>記録された応答は%1です。</translation>
    </message>
    <message>
        <source>It names no answer.</source>
        <translation>応答は記録されていません。</translation>
    </message>
    <message>
        <source>The service accepted it.</source>
        <translation>サービスが受理しました。</translation>
    </message>
    <message>
        <source>The service answered %1, which may accept it.</source>
        <translation>サービスの応答は%1でした。受理された可能性があります。</translation>
    </message>
    <message>
        <source>The service answered %1.</source>
        <translation>サービスの応答は%1でした。</translation>
    </message>
    <message>
        <source>It is not known whether it arrived.</source>
        <translation>届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>No answer (%1).</source>
        <translation>応答なし (%1)。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>The result was sent before.</source>
        <translation>結果はその前に送信されました。</translation>
    </message>
    <message>
        <source>Deadline passed</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>No final result was accepted.</source>
        <translation>最終結果は受理されませんでした。</translation>
    </message>
    <message>
        <source>An update is expected until then, and the final result until %1.</source>
        <translation>この時点までに途中経過が、%1までに最終結果が必要です。</translation>
    </message>
    <message>
        <source>A final result is expected until then.</source>
        <translation>この時点までに最終結果が必要です。</translation>
    </message>
    <message>
        <source>A day after the import, at the latest.</source>
        <translation>遅くとも取り込みの1日後です。</translation>
    </message>
    <message>
        <source>Secrets are about to be removed</source>
        <translation>秘密情報をまもなく削除します</translation>
    </message>
    <message>
        <source>Secrets will be removed</source>
        <translation>秘密情報を削除します</translation>
    </message>
    <message>
        <source>Token and callback address are then redacted.</source>
        <translation>その際、トークンとコールバックアドレスを伏せます。</translation>
    </message>
    <message>
        <source>Secrets removed</source>
        <translation>秘密情報を削除しました</translation>
    </message>
    <message>
        <source>Token and callback address are redacted.</source>
        <translation>トークンとコールバックアドレスは伏せられています。</translation>
    </message>
    <message>
        <source>Secrets cannot be opened</source>
        <translation>秘密情報を開けません</translation>
    </message>
    <message>
        <source>No keychain kept the key that sealed them, and it ended with its session.</source>
        <translation>秘密情報を封印した鍵はキーチェーンに保存されておらず、セッションの終了とともに失われました。</translation>
    </message>
    <message>
        <source>They were sealed with a key that this session does not have.</source>
        <translation>秘密情報は、このセッションにない鍵で封印されています。</translation>
    </message>
</context>
<context>
    <name>runlatch::models::CaseModel</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation>要求内容</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Since the last run</source>
        <translation>前回の実行から</translation>
    </message>
</context>
<context>
    <name>runlatch::models::ChangeRequestModel</name>
    <message>
        <source>Archiving</source>
        <translation>アーカイブ中</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>未アーカイブ</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>件名</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>runlatch::models::HeadDifferenceModel</name>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Other place</source>
        <translation>位置の違い</translation>
    </message>
    <message>
        <source>Other case</source>
        <translation>大文字小文字の違い</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>(first line)</source>
        <translation>(最初の行)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>runlatch::models::HeaderModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>runlatch::models::JsonDifferenceModel</name>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Other type</source>
        <translation>型の違い</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>(whole body)</source>
        <translation>(ボディ全体)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>ポインター</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>runlatch::models::JsonModel</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>キー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, new key</source>
        <extracomment>after the type of a value, whose key the specification does not have</extracomment>
        <translation>%1、新しいキー</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>真偽値</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
</context>
<context>
    <name>runlatch::models::LedgerModel</name>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>未作成</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成済み</translation>
    </message>
    <message>
        <source>The number of workspaces is not known.</source>
        <translation>ワークスペースの数は不明です。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>件名</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Bulk action</source>
        <translation>一括操作</translation>
    </message>
</context>
<context>
    <name>runlatch::models::LintModel</name>
    <message>
        <source>head of the request</source>
        <translation>リクエストのヘッダー部</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same rules are not listed.</source>
        <translation>
            <numerusform>同じルールの指摘がほかに%n件あり、一覧にはありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::MatchModel</name>
    <message>
        <source>Drifted</source>
        <extracomment>Whether the resources of a workspace differ from its configuration</extracomment>
        <translation>ドリフトあり</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Drifted resources: %1</source>
        <translation>ドリフトしたリソース: %1</translation>
    </message>
    <message>
        <source>Applied at %1</source>
        <translation>%1に適用</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) of this workspace are not archived</source>
        <translation>
            <numerusform>このワークスペースの変更リクエスト%n件がアーカイブされていません</numerusform>
        </translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>最後のラン</translation>
    </message>
    <message>
        <source>Change requests</source>
        <extracomment>The number of change requests that are not archived</extracomment>
        <translation>変更リクエスト</translation>
    </message>
</context>
<context>
    <name>runlatch::models::OutcomeModel</name>
    <message>
        <source>Outcome id</source>
        <translation>結果項目ID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PickerModel</name>
    <message>
        <source>All workspaces</source>
        <translation>すべてのワークスペース</translation>
    </message>
    <message>
        <source>There may be more: the service does not give its whole list.</source>
        <translation>ほかにもある可能性があります: サービスは一覧のすべてを返していません。</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanAttributeModel</name>
    <message>
        <source>forces replacement</source>
        <translation>置き換えが必要</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanCheckModel</name>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanInvocationModel</name>
    <message>
        <source>with this plan</source>
        <translation>このプランで</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Run by</source>
        <translation>実行のきっかけ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時期</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanModel</name>
    <message>
        <source>Root module</source>
        <translation>ルートモジュール</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln change(s))</source>
        <extracomment>%1 is the address of a module</extracomment>
        <translation>
            <numerusform>%1 (変更%Ln件)</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanWords</name>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>延期</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>it is tainted</source>
        <translation>汚染されている (tainted)</translation>
    </message>
    <message>
        <source>an attribute cannot be updated in place</source>
        <translation>属性をその場で更新できない</translation>
    </message>
    <message>
        <source>replacing it was asked for</source>
        <translation>置き換えが要求された</translation>
    </message>
    <message>
        <source>replace_triggered_by refers to it</source>
        <translation>replace_triggered_byが参照している</translation>
    </message>
    <message>
        <source>it is no longer in the configuration</source>
        <translation>構成にもう存在しない</translation>
    </message>
    <message>
        <source>its module is no longer in the configuration</source>
        <translation>モジュールが構成にもう存在しない</translation>
    </message>
    <message>
        <source>count or for_each was added or removed</source>
        <translation>countまたはfor_eachが追加または削除された</translation>
    </message>
    <message>
        <source>its index is beyond the count</source>
        <translation>インデックスがcountの範囲外</translation>
    </message>
    <message>
        <source>its key is not in for_each</source>
        <translation>キーがfor_eachにない</translation>
    </message>
    <message>
        <source>it was moved to where nothing is configured</source>
        <translation>構成のない場所へ移動された</translation>
    </message>
    <message>
        <source>its configuration is known only after the apply</source>
        <translation>構成は適用後にはじめて分かる</translation>
    </message>
    <message>
        <source>what it depends on changes</source>
        <translation>依存先が変更される</translation>
    </message>
    <message>
        <source>a check reads it</source>
        <translation>チェックが読み取る</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>%1から移動</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート済み</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>%1としてインポート済み</translation>
    </message>
    <message>
        <source>its identity is %1</source>
        <extracomment>%1 is a JSON object</extracomment>
        <translation>識別情報は%1</translation>
    </message>
    <message>
        <source>its configuration is generated</source>
        <translation>構成は生成されたもの</translation>
    </message>
    <message>
        <source>deposed object %1</source>
        <translation>破棄待ちのオブジェクト%1 (deposed)</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>imported; its id is known only after the apply</source>
        <translation>取り込み。IDは適用後にはじめて分かる</translation>
    </message>
    <message>
        <source>no status</source>
        <translation>ステータスなし</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RulesModel</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>Does not act</source>
        <translation>非適用</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>誤りの内容</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RunModel</name>
    <message>
        <source>not yet</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>awaits an override</source>
        <translation>オーバーライド待ち</translation>
    </message>
    <message>
        <source>errored</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>Awaits an override</source>
        <translation>オーバーライド待ち</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>プラン中</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>適用中</translation>
    </message>
    <message>
        <source>Planned and finished</source>
        <translation>プランのみで完了</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>適用済み</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>overridden</source>
        <translation>オーバーライド済み</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A stage of a run, and how it stands</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n warning(s))</source>
        <translation>
            <numerusform>(警告%n件)</numerusform>
        </translation>
    </message>
    <message>
        <source>No run task is called: it has no stages.</source>
        <translation>ランタスクは呼び出されません: ステージがありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::models::RunTaskModel</name>
    <message>
        <source>Called back</source>
        <translation>コールバックあり</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>送信先</translation>
    </message>
</context>
<context>
    <name>runlatch::models::TargetModel</name>
    <message>
        <source>Looking up</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つかりました</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Given twice</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>It is already in the list above, and is sent once.</source>
        <translation>すでに上にあり、送信は1回だけです。</translation>
    </message>
    <message>
        <source>%1 has no such workspace, or this token may not see it.</source>
        <translation>%1にそのようなワークスペースがないか、このトークンでは見ることができません。</translation>
    </message>
    <message>
        <source>It belongs to the organization %1.</source>
        <translation>組織%1に属しています。</translation>
    </message>
    <message>
        <source>It was not looked up.</source>
        <translation>検索されていません。</translation>
    </message>
    <message>
        <source>The service does not offer this look-up.</source>
        <translation>サービスはこの検索を提供していません。</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>runlatch::models::TimelineModel</name>
    <message>
        <source>the service gives up</source>
        <translation>サービスが諦めます</translation>
    </message>
    <message>
        <source>it is sent again</source>
        <translation>再送信されます</translation>
    </message>
    <message>
        <source>it was received before</source>
        <translation>すでに受信済みです</translation>
    </message>
    <message>
        <source>there is already a result</source>
        <translation>すでに結果があります</translation>
    </message>
    <message>
        <source>Fault that is on: %1</source>
        <translation>オンの障害: %1</translation>
    </message>
    <message>
        <source>Request sent incorrectly, attempt %1</source>
        <translation>不正な形でリクエストを送信、%1回目</translation>
    </message>
    <message>
        <source>POST %1 · %2</source>
        <translation>POST %1 · %2</translation>
    </message>
    <message>
        <source>Same bytes, same signature</source>
        <translation>同じバイト列、同じ署名</translation>
    </message>
    <message>
        <source>Request sent, attempt %1</source>
        <translation>リクエストを送信、%1回目</translation>
    </message>
    <message>
        <source>Answer 200 after %1 ms</source>
        <translation>%1 ms後に応答200</translation>
    </message>
    <message>
        <source>It was signed with another key: it should be refused</source>
        <translation>別の鍵で署名されています: 拒否すべきです</translation>
    </message>
    <message>
        <source>The service counts the request as received</source>
        <translation>サービスはリクエストを受信済みとみなします</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <translation>%2 ms後に応答%1</translation>
    </message>
    <message>
        <source>Only 200 is accepted</source>
        <translation>受理されるのは200だけです</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms: %3</source>
        <translation>%2 ms後に応答%1: %3</translation>
    </message>
    <message>
        <source>Only 200 counts as received</source>
        <translation>200だけが受信済みとみなされます</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>応答なし: %1</translation>
    </message>
    <message>
        <source>Callback answered by a fault: %1</source>
        <translation>障害がコールバックに応答: %1</translation>
    </message>
    <message>
        <source>Callback: %1</source>
        <translation>コールバック: %1</translation>
    </message>
    <message numerus="yes">
        <source>Callback: %1, %n outcome(s)</source>
        <translation>
            <numerusform>コールバック: %1、結果項目%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>200 · %1</source>
        <translation>200 · %1</translation>
    </message>
    <message>
        <source>%1 · final</source>
        <translation>%1 · 最終</translation>
    </message>
    <message>
        <source>it counts as soon as the request is answered 200</source>
        <translation>リクエストに200で応答した時点で数えられます</translation>
    </message>
    <message>
        <source>A request that could not be read; it may be a callback</source>
        <translation>読み取れないリクエスト。コールバックの可能性があります</translation>
    </message>
    <message>
        <source>Callback broken off</source>
        <translation>コールバックが途中で切断</translation>
    </message>
    <message>
        <source>Callback refused</source>
        <translation>コールバックを拒否</translation>
    </message>
    <message>
        <source>Callback refused: %1</source>
        <translation>コールバックを拒否: %1</translation>
    </message>
    <message>
        <source>Accepted: the run task can be set up</source>
        <translation>受理: ランタスクを設定できます</translation>
    </message>
    <message>
        <source>It is not sent again and needs no callback</source>
        <translation>再送信されず、コールバックも不要です</translation>
    </message>
    <message>
        <source>Refused: the run task cannot be set up</source>
        <translation>拒否: ランタスクを設定できません</translation>
    </message>
    <message>
        <source>Only 200 accepts a verification request</source>
        <translation>検証リクエストが受理されるのは200だけです</translation>
    </message>
    <message>
        <source>The run is already applied: post-apply never stops it</source>
        <translation>ランはすでに適用済みです: post-applyがランを止めることはありません</translation>
    </message>
    <message>
        <source>The task is mandatory: the run stops</source>
        <translation>タスクは必須です: ランは停止します</translation>
    </message>
    <message>
        <source>The task is advisory: the run goes on with a warning</source>
        <translation>タスクは勧告です: ランは警告付きで続行します</translation>
    </message>
    <message>
        <source>The simulator was stopped</source>
        <translation>シミュレーターが停止しました</translation>
    </message>
    <message>
        <source>Nothing came of it; its callbacks are no longer accepted</source>
        <translation>結果は得られませんでした。このコールバックはもう受理されません</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Passed: the run goes on</source>
        <translation>合格: ランは続行します</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Errored: no final result arrived in time</source>
        <translation>エラー: 最終結果が時間内に届きませんでした</translation>
    </message>
    <message>
        <source>Unreachable: no attempt was answered 200</source>
        <translation>到達不可: どの試行にも200の応答がありませんでした</translation>
    </message>
</context>
<context>
    <name>runlatch::outcomes</name>
    <message>
        <source>%1 more, which have no outcome of their own: %2</source>
        <extracomment>%1 is a number, %2 how many of each level</extracomment>
        <translation>ほかに個別の結果項目のないもの%1件: %2</translation>
    </message>
    <message>
        <source>%1 more places</source>
        <extracomment>%1 is a number</extracomment>
        <translation>ほかに%1か所</translation>
    </message>
    <message>
        <source>%1 more problems of this test</source>
        <extracomment>%1 is a number</extracomment>
        <translation>このテストの問題がほかに%1件</translation>
    </message>
    <message>
        <source>(cut; the whole text has %1 bytes)</source>
        <extracomment>%1 is a number</extracomment>
        <translation>(省略。全文は%1バイト)</translation>
    </message>
</context>
<context>
    <name>runlatch::rulebook::RuleWords</name>
    <message>
        <source>answers %1</source>
        <translation>%1で応答</translation>
    </message>
    <message>
        <source>answers %1 later</source>
        <translation>%1遅れて応答</translation>
    </message>
    <message>
        <source>closes the connection without an answer</source>
        <translation>応答せずに接続を閉じる</translation>
    </message>
    <message>
        <source>resets the connection</source>
        <translation>接続をリセット</translation>
    </message>
    <message>
        <source>sends half of the answer</source>
        <translation>応答の半分を送信</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <extracomment>%1 is running, passed or failed, %2 a time such as 2s</extracomment>
        <translation>%2後に%1</translation>
    </message>
    <message>
        <source>replies %1</source>
        <translation>%1を返信</translation>
    </message>
    <message>
        <source>leaves the reply to a person</source>
        <translation>返信を人に任せる</translation>
    </message>
    <message>
        <source>answers and replies as it is set up</source>
        <translation>設定どおりに応答し返信</translation>
    </message>
    <message>
        <source>the text is looked for: “%1”</source>
        <translation>検索するテキスト: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <extracomment>%1 is the name of a field such as stage</extracomment>
        <translation>%1が空</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>%1 is the name of a field such as stage, %2 its value</extracomment>
        <translation>%1が%2</translation>
    </message>
    <message>
        <source>Would act: it has no condition.</source>
        <translation>適用されます: 条件がありません。</translation>
    </message>
    <message>
        <source>Would act, because %1.</source>
        <translation>適用されます。理由: %1。</translation>
    </message>
    <message>
        <source>Does not act: an earlier rule does.</source>
        <translation>適用されません: 先のルールが適用されます。</translation>
    </message>
    <message>
        <source>Does not act: it is switched off.</source>
        <translation>適用されません: オフになっています。</translation>
    </message>
    <message>
        <source>Does not act: the request was refused before any rule.</source>
        <translation>適用されません: リクエストはどのルールよりも前に拒否されました。</translation>
    </message>
    <message>
        <source>Does not act: the signature is invalid or missing, and the condition does not name sig.</source>
        <translation>適用されません: 署名が無効か欠けており、条件にsigがありません。</translation>
    </message>
    <message>
        <source>Does not act: it is the service&apos;s test, and the condition does not ask for is:verification.</source>
        <translation>適用されません: サービスのテストであり、条件がis:verificationを求めていません。</translation>
    </message>
    <message>
        <source>Does not act: its condition asks for the plan, which this request does not have.</source>
        <translation>適用されません: 条件がプランを求めていますが、このリクエストにはプランがありません。</translation>
    </message>
    <message>
        <source>Would wait for the plan.</source>
        <translation>プランを待ちます。</translation>
    </message>
    <message>
        <source>Would wait for the plan, because %1.</source>
        <translation>プランを待ちます。理由: %1。</translation>
    </message>
    <message>
        <source>Does not act, because %1.</source>
        <translation>適用されません。理由: %1。</translation>
    </message>
</context>
<context>
    <name>runlatch::tunnel::TunnelWords</name>
    <message>
        <source>Tunnel stopped</source>
        <translation>トンネル停止</translation>
    </message>
    <message>
        <source>Tunnel starting</source>
        <translation>トンネルを起動中</translation>
    </message>
    <message>
        <source>Waiting for the tunnel&apos;s address</source>
        <translation>トンネルのアドレスを待機中</translation>
    </message>
    <message>
        <source>Checking the address</source>
        <translation>アドレスを確認中</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>到達可能</translation>
    </message>
    <message>
        <source>Not reachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>Tunnel ended, starts again</source>
        <translation>トンネルが終了、再起動します</translation>
    </message>
    <message>
        <source>Tunnel ended</source>
        <translation>トンネルが終了</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ActivityDetail</name>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation>リクエストをコピー</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>応答をコピー</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURLとしてコピー</translation>
    </message>
    <message>
        <source>As a command for a shell; the token is $RUNLATCH_TOKEN</source>
        <translation>シェルのコマンドとしてコピー。トークンは$RUNLATCH_TOKENです</translation>
    </message>
    <message>
        <source>%1, try %2</source>
        <translation>%1、%2回目</translation>
    </message>
    <message>
        <source>after %1 ms</source>
        <translation>%1 ms後</translation>
    </message>
    <message>
        <source>none within %1 ms</source>
        <translation>%1 ms以内に応答なし</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The command was copied.</source>
        <translation>コマンドをコピーしました。</translation>
    </message>
    <message>
        <source>Side of the exchange</source>
        <translation>やり取りの側</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Runlatch was both sides of this exchange.</source>
        <translation>このやり取りでは、Runlatchが送信側と受信側の両方でした。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Which exchanges</source>
        <translation>表示するやり取り</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter, such as status:&gt;=500 or took:&gt;2s</source>
        <translation>フィルター (例: status:&gt;=500、took:&gt;2s)</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>やり取り</translation>
    </message>
    <message>
        <source>Every exchange over HTTP; tokens are never written here</source>
        <translation>HTTPでのすべてのやり取り。トークンは記録されません</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pauses the list. The log file is still written.</source>
        <translation>一覧の更新を一時停止します。ログファイルへの書き込みは続きます。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Save the shown exchanges as JSON Lines...</source>
        <translation>表示中のやり取りをJSON Linesとして保存...</translation>
    </message>
    <message>
        <source>Copy the selected exchange as cURL</source>
        <translation>選択したやり取りをcURLとしてコピー</translation>
    </message>
    <message>
        <source>Write to a log file</source>
        <translation>ログファイルに書き込む</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Filter the exchanges</source>
        <translation>やり取りを絞り込む</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>No exchanges match</source>
        <translation>一致するやり取りはありません</translation>
    </message>
    <message>
        <source>Change the filter or choose All.</source>
        <translation>フィルターを変更するか、「すべて」を選んでください。</translation>
    </message>
    <message>
        <source>No exchanges yet</source>
        <translation>やり取りはまだありません</translation>
    </message>
    <message>
        <source>What Runlatch sends and receives over HTTP is listed here.</source>
        <translation>RunlatchがHTTPで送受信した内容がここに一覧表示されます。</translation>
    </message>
    <message>
        <source>The next try went out at %1 and was answered %2.</source>
        <translation>次の試行は%1に送信され、応答は%2でした。</translation>
    </message>
    <message>
        <source>The next try went out at %1 and was not answered.</source>
        <translation>次の試行は%1に送信されましたが、応答がありませんでした。</translation>
    </message>
    <message>
        <source>Save the shown exchanges</source>
        <translation>表示中のやり取りを保存</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s) were saved.</source>
        <translation>
            <numerusform>%n件のやり取りを保存しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AddressForm</name>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1, any port</source>
        <extracomment>%1 is an address at which any free port is taken</extracomment>
        <translation>%1、任意のポート</translation>
    </message>
    <message>
        <source>Enter an address of this computer, such as 127.0.0.1.</source>
        <translation>127.0.0.1など、このコンピューターのアドレスを指定してください。</translation>
    </message>
    <message>
        <source>Your address %1 takes this port. Choose another port, or 0 for any.</source>
        <extracomment>%1 is an address, such as 127.0.0.1:8722</extracomment>
        <translation>登録済みのアドレス%1がこのポートを使用しています。別のポートを選ぶか、任意のポートなら0を指定してください。</translation>
    </message>
    <message>
        <source>Other computers on the network can reach this address.</source>
        <translation>ネットワーク上のほかのコンピューターがこのアドレスに到達できます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AddressesPage</name>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Add an address</source>
        <translation>アドレスを追加</translation>
    </message>
    <message>
        <source>Duplicate the address</source>
        <translation>アドレスを複製</translation>
    </message>
    <message>
        <source>Remove the address</source>
        <translation>アドレスを削除</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>&amp;Start listening when Runlatch starts</source>
        <translation>Runlatchの起動時に待ち受けを開始(&amp;S)</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10分</translation>
    </message>
    <message>
        <source>10 without progress, 60 in all</source>
        <translation>進捗なしで10分、合計60分</translation>
    </message>
    <message>
        <source>&amp;Largest body</source>
        <translation>ボディの最大サイズ(&amp;L)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that can be chosen, such as &quot;8 MB to 64 MB&quot;</extracomment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Deadline of a result</source>
        <translation>結果の期限</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AlertWords</name>
    <message numerus="yes">
        <source>%n request(s) received</source>
        <translation>
            <numerusform>%n件のリクエストを受信しました</numerusform>
        </translation>
    </message>
    <message>
        <source>The simulator does not serve</source>
        <translation>シミュレーターが動作していません</translation>
    </message>
    <message>
        <source>The listener is not reached</source>
        <translation>リスナーに到達できません</translation>
    </message>
    <message>
        <source>The listener does not listen</source>
        <translation>リスナーが待ち受けていません</translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) have passed</source>
        <translation>
            <numerusform>%n件の期限が過ぎました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) end within two minutes</source>
        <translation>
            <numerusform>%n件の期限まで2分以内です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) end within 30 seconds</source>
        <translation>
            <numerusform>%n件の期限まで30秒以内です</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AnswerForm</name>
    <message>
        <source>How the answer ends</source>
        <translation>応答の終わり方</translation>
    </message>
    <message>
        <source>Answer the &amp;test of a new run task with 200 at once</source>
        <translation>新しいランタスクのテストにすぐ200で応答(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>ステータス(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>待ち時間(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>ヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>ボディ(&amp;B)</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>途中まで</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Half of the body, then the connection ends</source>
        <translation>ボディの半分を送り、接続を終了</translation>
    </message>
    <message>
        <source>No answer; the connection is closed</source>
        <translation>応答なし。接続を閉じます</translation>
    </message>
    <message>
        <source>No answer; the connection is reset</source>
        <translation>応答なし。接続をリセットします</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>milliseconds, behind a number</comment>
        <translation> ms</translation>
    </message>
    <message>
        <source>one in each line</source>
        <translation>1行に1つ</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AppearanceSection</name>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>&amp;Open where I left off</source>
        <translation>前回終了時の状態で開く(&amp;O)</translation>
    </message>
    <message>
        <source>Listen again if the listener &amp;ran at the end</source>
        <translation>終了時にリスナーが動作していた場合は再び待ち受ける(&amp;R)</translation>
    </message>
    <message>
        <source>The page, the filters and the selection are restored. A filter that seems to contain a secret is not kept.</source>
        <translation>ページ、フィルター、選択していたものが復元されます。秘密情報を含むと思われるフィルターは保存されません。</translation>
    </message>
    <message>
        <source>The listener starts with Runlatch, at the addresses of its settings, unless it was stopped before.</source>
        <translation>事前に停止していない限り、リスナーはRunlatchの起動時に、設定のアドレスで待ち受けを開始します。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>キーボードショートカット(&amp;K)...</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>デスクトップのライトまたはダークの設定に従います</translation>
    </message>
    <message>
        <source>The language of the desktop, or English where there are no texts in it</source>
        <translation>デスクトップの言語。その言語の翻訳がない場合は英語</translation>
    </message>
    <message>
        <source>The language changes when the settings are saved. Numbers and dates follow it.</source>
        <translation>言語は設定を保存したときに切り替わります。数値と日付もその言語の書式になります。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveFlow</name>
    <message>
        <source>Archiving</source>
        <translation>アーカイブ中</translation>
    </message>
    <message numerus="yes">
        <source>Sending in %n second(s).</source>
        <translation>
            <numerusform>%n秒後に送信します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive it now</source>
        <translation>今すぐアーカイブ</translation>
    </message>
    <message numerus="yes">
        <source>Archived %n change request(s).</source>
        <translation>
            <numerusform>変更リクエスト%n件をアーカイブしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first is sent in %n second(s).</source>
        <translation>
            <numerusform>最初の1件を%n秒後に送信します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive them all now</source>
        <translation>今すぐすべてアーカイブ</translation>
    </message>
    <message>
        <source>Archived %1 on %2.</source>
        <extracomment>subject of a change request, its workspace</extracomment>
        <translation>%2の%1をアーカイブしました。</translation>
    </message>
    <message>
        <source>Archived %1 on %2 at %3.</source>
        <extracomment>subject of a change request, its workspace, a connection</extracomment>
        <translation>%3にある%2の%1をアーカイブしました。</translation>
    </message>
    <message numerus="yes">
        <source>Archive %n change request(s)?</source>
        <translation>
            <numerusform>変更リクエスト%n件をアーカイブしますか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n</source>
        <translation>
            <numerusform>%n件をアーカイブ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was archived before.</source>
        <translation>%1はすでにアーカイブ済みでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>subject of a change request, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 on %3: %2</source>
        <comment>subject of a change request, what happened, a connection</comment>
        <translation>%1 (%3): %2</translation>
    </message>
    <message>
        <source>Choose that connection to be asked again.</source>
        <translation>その接続を選ぶと、再び提示されます。</translation>
    </message>
    <message>
        <source>Check its state</source>
        <translation>状態を確認</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Archiving: %1 of %2</source>
        <translation>アーカイブ中: %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a connection, %2 what came of archiving there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>結果を表示</translation>
    </message>
    <message>
        <source>Archive results</source>
        <translation>アーカイブの結果</translation>
    </message>
    <message>
        <source>Change request</source>
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>Tries again all that were not archived or not sent. If the outcome is unknown, the service is asked first.</source>
        <translation>アーカイブまたは送信されなかったすべてを再試行します。結果が不明な場合は、先にサービスに問い合わせます。</translation>
    </message>
    <message>
        <source>Archiving %1 is not finished.</source>
        <translation>%1のアーカイブが完了していません。</translation>
    </message>
    <message numerus="yes">
        <source>Archiving %n change request(s) is not finished.</source>
        <translation>
            <numerusform>変更リクエスト%n件のアーカイブが完了していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them may have been archived; the service is asked about these first.</source>
        <translation>
            <numerusform>うち%n件はアーカイブ済みの可能性があります。これらは先にサービスに問い合わせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信されませんでした。</translation>
    </message>
    <message>
        <source>The connection it was started with was removed. It will be sent with %1.</source>
        <translation>開始時の接続は削除されました。%1で送信します。</translation>
    </message>
    <message>
        <source>The connection it was started with is unknown. It will be sent with %1.</source>
        <translation>開始時の接続が不明です。%1で送信します。</translation>
    </message>
    <message>
        <source>Archive now</source>
        <translation>今すぐアーカイブ</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>取りやめる</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) wait to be archived. They are not sent; the next start offers them.</source>
        <translation>
            <numerusform>変更リクエスト%n件がアーカイブを待っています。送信はされず、次回の起動時に提示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) are being archived. The next start offers what is not finished.</source>
        <translation>
            <numerusform>変更リクエスト%n件をアーカイブ中です。完了していないものは次回の起動時に提示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Runlatch ends as soon as the service has answered what is being archived.</source>
        <translation>アーカイブ中のものにサービスが応答し次第、Runlatchは終了します。</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>終了しない</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveResults</name>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>アーカイブ中</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>問い合わせ中</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>未アーカイブ</translation>
    </message>
    <message>
        <source>It was not sent again. The outcome of the first try is unknown.</source>
        <translation>再送信されませんでした。最初の試行の結果は不明です。</translation>
    </message>
    <message>
        <source>It was archived before. %1</source>
        <translation>すでにアーカイブ済みでした。%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n archived</source>
        <translation>
            <numerusform>%n件中%1件をアーカイブ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>of those that are archived</comment>
        <translation>
            <numerusform>以前に%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not archived</source>
        <translation>
            <numerusform>未アーカイブ%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not known</source>
        <translation>
            <numerusform>不明%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>未送信%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n workspace(s): %1</source>
        <translation>
            <numerusform>%n件のワークスペース: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>workspaces</comment>
        <translation>
            <numerusform> ほか%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are archived already and count as done. </source>
        <translation>
            <numerusform>うち%n件はすでにアーカイブ済みで、完了とみなされます。 </numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone: archived change requests stay readable, but cannot be made active again.</source>
        <translation>この操作は元に戻せません: アーカイブした変更リクエストは引き続き読めますが、再びアクティブにすることはできません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AskService</name>
    <message>
        <source>Ask the service</source>
        <translation>サービスに問い合わせる</translation>
    </message>
    <message>
        <source>Read the task result back and compare it with what was sent</source>
        <translation>タスク結果を読み戻し、送信した内容と比較します</translation>
    </message>
    <message>
        <source>Needs a connection to the service of this run task</source>
        <translation>このランタスクのサービスへの接続が必要です</translation>
    </message>
    <message>
        <source>The service has what was sent.</source>
        <translation>サービスの内容は、送信したものと同じです。</translation>
    </message>
    <message>
        <source>The service has something other than what was sent.</source>
        <translation>サービスの内容は、送信したものと異なります。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AskedWords</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>Between two conditions that must both hold</extracomment>
        <translation>かつ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AutomaticReplyForm</name>
    <message>
        <source>Automatic reply</source>
        <translation>自動返信</translation>
    </message>
    <message>
        <source>Reply &amp;without an access token</source>
        <translation>アクセストークンなしでも返信(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>遅延(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>メッセージ(&amp;M)</translation>
    </message>
    <message>
        <source>Callbacks may &amp;go to</source>
        <translation>コールバックの送信を許可する先(&amp;G)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>one origin in each line</source>
        <translation>1行に1つのオリジン</translation>
    </message>
    <message>
        <source>Without a key only these are called. With a key a valid signature is enough.</source>
        <translation>鍵がない場合、呼び出すのはこれらだけです。鍵がある場合は、有効な署名があれば十分です。</translation>
    </message>
    <message>
        <source>Reply to requests without an access token?</source>
        <translation>アクセストークンのないリクエストに返信しますか?</translation>
    </message>
    <message>
        <source>The reply then goes out without authorization. Services that send no token prove the reply by a secret in the callback address. Replies of rules go out in the same way.</source>
        <translation>この場合、返信は認証なしで送信されます。トークンを送信しないサービスは、コールバックのアドレスに含まれる秘密情報で返信を確認します。ルールの返信も同じように送信されます。</translation>
    </message>
    <message>
        <source>Reply without a token</source>
        <translation>トークンなしで返信</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Write scheme, host and port and nothing else, such as %2.</source>
        <translation>&quot;%1&quot;はオリジンではありません。%2のように、スキーム、ホスト、ポートだけを入力してください。</translation>
    </message>
    <message>
        <source>Without a key an automatic reply would call any address that a request contains. Enter the HMAC key, or the origins that callbacks may go to, such as %1.</source>
        <translation>鍵がないと、自動返信はリクエストが示す相手を誰でも呼び出してしまいます。HMAC鍵を指定するか、%1のようにコールバックの送信を許可する先を指定してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AutomaticReplyWords</name>
    <message>
        <source>Answers nothing automatically: there is no HMAC key and no allowed callback</source>
        <translation>自動では返信しません: HMAC鍵も、許可されたコールバックもありません</translation>
    </message>
    <message>
        <source>Answers automatically: %1</source>
        <translation>自動返信: %1</translation>
    </message>
    <message>
        <source>Answers automatically: %1 after %2 s</source>
        <extracomment>%1 is a status, such as passed, and %2 a number of seconds</extracomment>
        <translation>自動返信: %2秒後に%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>ルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not among the allowed callbacks.</source>
        <translation>%1は許可されたコールバックに含まれていません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BodyEdit</name>
    <message>
        <source>What is pasted</source>
        <translation>貼り付ける内容</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Paste the body, or open a file</source>
        <translation>ボディを貼り付けるか、ファイルを開いてください</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>&amp;Open a file...</source>
        <translation>ファイルを開く(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>ボディ(&amp;B)</translation>
    </message>
    <message>
        <source>This is too long to paste: the field holds %1 characters. Open it as a file.</source>
        <translation>長すぎて貼り付けられません: この欄に入るのは%1文字までです。ファイルとして開いてください。</translation>
    </message>
    <message>
        <source>The exact %1 bytes of %2. Editing replaces them.</source>
        <translation>%2の正確な%1バイトです。編集すると置き換わります。</translation>
    </message>
    <message>
        <source>Pasting may change a body: line breaks become LF, and a final line break is easily lost. A file, Hex and Base64 keep the exact bytes.</source>
        <translation>貼り付けるとボディが変わることがあります: 改行はLFになり、末尾の改行は失われやすくなります。ファイル、Hex、Base64なら正確なバイト列が保たれます。</translation>
    </message>
    <message>
        <source>Spaces and line breaks are ignored.</source>
        <translation>空白と改行は無視されます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BodyEditor</name>
    <message>
        <source>Body, markdown</source>
        <translation>本文、Markdown</translation>
    </message>
    <message>
        <source>How the body is shown</source>
        <translation>本文の表示方法</translation>
    </message>
    <message>
        <source>Preview of the body</source>
        <translation>本文のプレビュー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreateForm</name>
    <message>
        <source>What is shown</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>実行される内容</translation>
    </message>
    <message>
        <source>Exact request</source>
        <translation>実際のリクエスト</translation>
    </message>
    <message>
        <source>Reading the matches: %1 of %2</source>
        <extracomment>Both are numbers of workspaces</extracomment>
        <translation>一致したワークスペースを読み込み中: %1 / %2</translation>
    </message>
    <message>
        <source>Reading the matches: %1 so far</source>
        <translation>一致したワークスペースを読み込み中: 現在%1件</translation>
    </message>
    <message>
        <source>Subject and message are both needed.</source>
        <translation>件名とメッセージの両方が必要です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreatePage</name>
    <message>
        <source>Targets</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>No service yet</source>
        <translation>サービスはまだありません</translation>
    </message>
    <message>
        <source>Connect to a service with a token, or start the simulator on its page. What you wrote before is kept.</source>
        <translation>トークンでサービスに接続するか、シミュレーターのページでシミュレーターを起動してください。これまでに書いた内容は保持されます。</translation>
    </message>
    <message>
        <source>Connect...</source>
        <translation>接続...</translation>
    </message>
    <message>
        <source>Continue to the next step</source>
        <translation>次のステップへ進む</translation>
    </message>
    <message>
        <source>Paste an address of the explorer</source>
        <translation>エクスプローラーのアドレスを貼り付け</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>前のステップへ戻る</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message numerus="yes">
        <source>The service asks for a pause; it is sent in %n second(s).</source>
        <translation>
            <numerusform>サービスが待機を求めています。%n秒後に送信します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue to message</source>
        <translation>メッセージへ進む</translation>
    </message>
    <message>
        <source>Continue to review</source>
        <translation>確認へ進む</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Show what is in the way</source>
        <translation>妨げている箇所を表示</translation>
    </message>
    <message numerus="yes">
        <source>Create on %n workspace(s)</source>
        <translation>
            <numerusform>%n件のワークスペースに作成</numerusform>
        </translation>
    </message>
    <message>
        <source>Create on all matches</source>
        <translation>一致したすべてのワークスペースに作成</translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation>%1に属しています。</translation>
    </message>
    <message>
        <source>If the answer is lost, Runlatch does not send again.</source>
        <translation>応答が失われても、Runlatchは再送信しません。</translation>
    </message>
    <message>
        <source>The matches are still being read.</source>
        <translation>一致したワークスペースを読み込んでいます。</translation>
    </message>
    <message>
        <source>Check the number of matches, then create.</source>
        <translation>一致したワークスペースの数を確認してから作成してください。</translation>
    </message>
    <message>
        <source>The matches are older than five minutes, and are read again.</source>
        <translation>一致したワークスペースの情報が5分以上前のものなので、再び読み込みます。</translation>
    </message>
    <message>
        <source>%2 creates “%1” on its workspaces within minutes. It sends no notice when it finishes.</source>
        <translation>%2は数分以内に対象のワークスペースへ「%1」を作成します。完了しても通知されません。</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>この下書きを破棄しますか?</translation>
    </message>
    <message>
        <source>Targets, subject and message are removed from this computer.</source>
        <translation>対象、件名、メッセージがこのコンピューターから削除されます。</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>下書きを破棄</translation>
    </message>
    <message>
        <source>A bulk create is being sent. Whether it was carried out is not known then.</source>
        <translation>一括作成を送信中です。終了すると、実行されたかどうかは不明になります。</translation>
    </message>
    <message>
        <source>The draft of a bulk create is not saved. It is lost.</source>
        <translation>一括作成の下書きは保存されていません。失われます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreating</name>
    <message>
        <source>Cancelled before it was sent.</source>
        <translation>送信前にキャンセルしました。</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>何も作成されませんでした。</translation>
    </message>
    <message>
        <source>Nothing was sent: the draft has changed since.</source>
        <translation>何も送信していません: その後、下書きが変更されています。</translation>
    </message>
    <message>
        <source>Look at it once more, then create.</source>
        <translation>もう一度確認してから作成してください。</translation>
    </message>
    <message>
        <source>Create the change requests again?</source>
        <translation>変更リクエストをもう一度作成しますか?</translation>
    </message>
    <message>
        <source>Create again</source>
        <translation>もう一度作成</translation>
    </message>
    <message numerus="yes">
        <source>Create on %n workspace(s) that were not found?</source>
        <translation>
            <numerusform>見つからなかった%n個のワークスペースに作成しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Create anyway</source>
        <translation>それでも作成</translation>
    </message>
    <message>
        <source>It is not known whether the first try was carried out. If it was, every workspace gets the change request twice, and the service cannot undo that.</source>
        <translation>最初の試行が実行されたかどうかは不明です。実行されていた場合、すべてのワークスペースに変更リクエストが2つ作成され、サービス側では元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 workspaces were not found: %2.</source>
        <translation>
            <numerusform>%1個のワークスペースのうち%n個が見つかりませんでした: %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ids are sent as they were given.</source>
        <translation>IDは指定されたとおりに送信されます。</translation>
    </message>
    <message>
        <source>The service refused it; nothing was created.</source>
        <translation>サービスが拒否しました。何も作成されていません。</translation>
    </message>
    <message>
        <source>The affected fields are marked.</source>
        <translation>該当するフィールドに印が付いています。</translation>
    </message>
    <message>
        <source>Nothing was sent: it could not be saved first.</source>
        <translation>何も送信していません: 事前に保存できませんでした。</translation>
    </message>
    <message>
        <source>The service accepted something other than what was sent: %1.</source>
        <extracomment>%1 are names of the service, such as subject, target_ids</extracomment>
        <translation>サービスが、送信した内容とは異なるものを受け付けました: %1。</translation>
    </message>
    <message>
        <source>Look at the change requests before you go on.</source>
        <translation>先に進む前に、変更リクエストを確認してください。</translation>
    </message>
    <message>
        <source>It was sent, and the ledger does not say so.</source>
        <translation>送信しましたが、送信台帳に記録されていません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BusAlerts</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BusyLine</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ByteDifferenceView</name>
    <message>
        <source>Bytes side by side</source>
        <translation>バイトを並べて表示</translation>
    </message>
    <message>
        <source>Form of the bytes</source>
        <translation>バイトの表示形式</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>前の違い(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>次の違い(&amp;N)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Both bodies have the same %1 bytes.</source>
        <translation>両方のボディは同じ%1バイトです。</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s), the first one at byte %1.</source>
        <translation>
            <numerusform>違い%n件、最初の違いは%1バイト目。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is behind them counts as one.</source>
        <translation>それより後ろは1件と数えます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BytesView</name>
    <message>
        <source>Copy the selection</source>
        <translation>選択範囲をコピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1バイト目</translation>
    </message>
    <message>
        <source>Line %1, column %2, byte %3</source>
        <translation>%1行目、%2列目、バイト%3</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) selected, a copy has the first 4 MB</source>
        <translation>
            <numerusform>%nバイトを選択、コピーされるのは先頭の4 MB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n byte(s) selected</source>
        <translation>
            <numerusform>%1、%nバイトを選択</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureActions</name>
    <message>
        <source>&amp;Reply...</source>
        <translation>返信(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Edit and send again...</source>
        <translation>編集して再送信(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Note...</source>
        <translation>メモ(&amp;N)...</translation>
    </message>
    <message>
        <source>Copy the ce&amp;ll</source>
        <translation>セルをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the &amp;id of the run</source>
        <translation>ランのIDをコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL</source>
        <translation>cURLとしてコピー(&amp;U)</translation>
    </message>
    <message>
        <source>Copy as cURL &amp;with its secrets</source>
        <translation>秘密情報を含めてcURLとしてコピー(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Follow new requests</source>
        <translation>新着リクエストを追う(&amp;F)</translation>
    </message>
    <message>
        <source>Sh&amp;ow the detail</source>
        <translation>詳細を表示(&amp;O)</translation>
    </message>
    <message>
        <source>Show all deliveries of t&amp;his run task</source>
        <translation>このランタスクの配信をすべて表示(&amp;H)</translation>
    </message>
    <message>
        <source>Relo&amp;ad</source>
        <translation>再読み込み(&amp;A)</translation>
    </message>
    <message>
        <source>Stora&amp;ge limits...</source>
        <translation>保存容量の上限(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Send again...</source>
        <translation>再送信(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Send again to %1</source>
        <translation>%1へ再送信(&amp;S)</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;pin %n request(s)</source>
        <translation>
            <numerusform>%n件のリクエストのピン留めを外す(&amp;P)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Pin %n request(s)</source>
        <translation>
            <numerusform>%n件のリクエストをピン留め(&amp;P)</numerusform>
        </translation>
    </message>
    <message>
        <source>Un&amp;pin this request</source>
        <translation>このリクエストのピン留めを外す(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pin this request</source>
        <translation>このリクエストをピン留め(&amp;P)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n request(s)</source>
        <translation>
            <numerusform>%n件のリクエストを複製(&amp;D)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Duplicate this request</source>
        <translation>このリクエストを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Choose at most %1 requests.</source>
        <translation>選択できるリクエストは%1件までです。</translation>
    </message>
    <message>
        <source>&amp;Compare the two requests...</source>
        <translation>2つのリクエストを比較(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Compare with the previous delivery...</source>
        <translation>前の配信と比較(&amp;C)...</translation>
    </message>
    <message numerus="yes">
        <source>E&amp;xport %n request(s)...</source>
        <translation>
            <numerusform>%n件のリクエストを書き出し(&amp;X)...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dele&amp;te %n request(s)</source>
        <translation>
            <numerusform>%n件のリクエストを削除(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>Dele&amp;te this request</source>
        <translation>このリクエストを削除(&amp;T)</translation>
    </message>
    <message>
        <source>The body is larger than 64 KB, which is too much for a command</source>
        <translation>ボディが64 KBを超えており、コマンドには大きすぎます</translation>
    </message>
    <message>
        <source>Re&amp;quests in a shared store...</source>
        <translation>共有ストアのリクエスト(&amp;Q)...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDeletion</name>
    <message numerus="yes">
        <source>%Ln request(s) deleted.</source>
        <translation>
            <numerusform>%Ln件のリクエストを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first deletion can be undone for %n second(s).</source>
        <translation>
            <numerusform>最初の削除は、あと%n秒間は元に戻せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can undo this for %n second(s).</source>
        <translation>
            <numerusform>あと%n秒間は元に戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete now</source>
        <translation>今すぐ削除</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDetail</name>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>ペイロード</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>生データ</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>秘密情報を表示</translation>
    </message>
    <message>
        <source>Shows the access token and the callback&apos;s query in Payload, Raw, Headers, Signature and Findings</source>
        <translation>アクセストークンとコールバックのクエリを、ペイロード、生データ、ヘッダー、署名、指摘に表示します</translation>
    </message>
    <message>
        <source>&amp;Reply...</source>
        <translation>返信(&amp;R)...</translation>
    </message>
    <message>
        <source>Refused request</source>
        <translation>拒否したリクエスト</translation>
    </message>
    <message>
        <source>Request to %1</source>
        <translation>%1へのリクエスト</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>配信%1</translation>
    </message>
    <message>
        <source>The body may not be what was sent.</source>
        <translation>ボディが送信されたとおりのものかどうかは不明です。</translation>
    </message>
    <message>
        <source>The body is incomplete.</source>
        <translation>ボディが不完全です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) are chosen.</source>
        <translation>
            <numerusform>%Ln件のリクエストを選択中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The detail shows number %1.</source>
        <translation>詳細には番号%1を表示しています。</translation>
    </message>
    <message>
        <source>Hide secrets</source>
        <translation>秘密情報を隠す</translation>
    </message>
    <message>
        <source>Select a request to look into it.</source>
        <translation>内容を調べるリクエストを選択してください。</translation>
    </message>
    <message>
        <source>Not answered automatically.</source>
        <translation>自動返信していません。</translation>
    </message>
    <message>
        <source>Allow...</source>
        <translation>許可...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureFilterBar</name>
    <message>
        <source>Filter the received requests</source>
        <translation>受信したリクエストを絞り込む</translation>
    </message>
    <message>
        <source>Filter, such as state:failed, since:2h or words of the body</source>
        <translation>フィルター(例: state:failed、since:2h、ボディ内の語)</translation>
    </message>
    <message>
        <source>Cancel the search, or loading a request</source>
        <translation>検索またはリクエストの読み込みをキャンセル</translation>
    </message>
    <message>
        <source>The filter was not saved: it seems to contain a token or a key.</source>
        <translation>フィルターは保存されませんでした: トークンか鍵が含まれているようです。</translation>
    </message>
    <message>
        <source>Saved filters are kept in the settings, which anyone can read.</source>
        <translation>保存済みフィルターは、誰でも読める設定に入ります。</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureList</name>
    <message>
        <source>Received requests</source>
        <translation>受信したリクエスト</translation>
    </message>
    <message>
        <source>Undo the last deletion</source>
        <translation>最後の削除を元に戻す</translation>
    </message>
    <message>
        <source>No request matches</source>
        <translation>一致するリクエストはありません</translation>
    </message>
    <message>
        <source>All received requests were searched.</source>
        <translation>受信したリクエストをすべて検索しました。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>リクエストはまだありません</translation>
    </message>
    <message>
        <source>The folder that keeps requests is not open.</source>
        <translation>リクエストを保存するフォルダーが開いていません。</translation>
    </message>
    <message>
        <source>No receiver has written one into this store.</source>
        <translation>このストアに書き込んだ受信側はまだありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaseDetail</name>
    <message>
        <source>Copy what is told of the case</source>
        <translation>ケースについての記述をコピー</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再実行</translation>
    </message>
    <message>
        <source>Parts of the case</source>
        <translation>ケースの各部</translation>
    </message>
    <message>
        <source>Run the case again</source>
        <translation>ケースを再実行</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>リクエストと応答</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaseExchanges</name>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>%1. To the integration: %2, %3</source>
        <extracomment>%1 a number, %2 &quot;POST /runtask&quot;, %3 &quot;200&quot;; sent by Runlatch to the integration</extracomment>
        <translation>%1. 連携先へ: %2、%3</translation>
    </message>
    <message>
        <source>%1. From the integration: %2, %3</source>
        <translation>%1. 連携先から: %2、%3</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Copy the request</source>
        <translation>リクエストをコピー</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>応答をコピー</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>やり取り</translation>
    </message>
    <message>
        <source>Nothing was exchanged for this case.</source>
        <translation>このケースではやり取りがありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange(s) more were not kept.</source>
        <translation>
            <numerusform>ほかに%n件のやり取りがありますが、保持されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1後</translation>
    </message>
    <message>
        <source>none within %1</source>
        <translation>%1以内に応答なし</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CertificateDialog</name>
    <message>
        <source>%1 presents a different certificate than the one you trusted.</source>
        <translation>%1が、信頼済みの証明書とは別の証明書を提示しています。</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>%1の証明書は有効期限が切れています。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet.</source>
        <translation>%1の証明書はまだ有効期間に入っていません。</translation>
    </message>
    <message>
        <source>The certificate of %1 was revoked: its key may be in the wrong hands.</source>
        <translation>%1の証明書は失効しています: 鍵が他人の手に渡っている可能性があります。</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>%1は自身を保証しています: 証明書が自己署名です。</translation>
    </message>
    <message>
        <source>The certificate of %1 was issued by “%2”, which this computer does not trust.</source>
        <translation>%1の証明書は「%2」が発行したものですが、このコンピューターはこの発行者を信頼していません。</translation>
    </message>
    <message>
        <source>The certificate of %1 was made for another host.</source>
        <translation>%1の証明書は別のホスト用に作られています。</translation>
    </message>
    <message>
        <source>Nothing was sent, not even the token.</source>
        <translation>トークンも含め、何も送信していません。</translation>
    </message>
    <message>
        <source>Check the date of this computer; else ask whoever runs the server.</source>
        <translation>このコンピューターの日付を確認してください。正しい場合は、サーバーの管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Ask whoever runs the server for a certificate that is valid.</source>
        <translation>有効な証明書をサーバーの管理者に依頼してください。</translation>
    </message>
    <message>
        <source>Certificates change when they are renewed, but also when somebody is between you and the server. Trust this one only if whoever runs the server tells you the same fingerprint.</source>
        <translation>証明書は更新時に変わりますが、サーバーとの間に第三者が割り込んでいる場合にも変わります。サーバーの管理者から同じフィンガープリントを知らされた場合にのみ、この証明書を信頼してください。</translation>
    </message>
    <message>
        <source>Trust it only if whoever runs the server tells you the same fingerprint in another way.</source>
        <translation>サーバーの管理者から別の手段で同じフィンガープリントを知らされた場合にのみ信頼してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>発行先</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>発行者</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>有効期間の開始</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有効期間の終了</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint</source>
        <translation>SHA-256フィンガープリント</translation>
    </message>
    <message>
        <source>Certificate not trusted</source>
        <translation>証明書が信頼されていません</translation>
    </message>
    <message>
        <source>Trust this certificate for this connection</source>
        <translation>この接続でこの証明書を信頼</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangePane</name>
    <message>
        <source>Attributes of the change</source>
        <translation>変更の属性</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>No change is chosen</source>
        <translation>変更が選択されていません</translation>
    </message>
    <message>
        <source>Choose a change to see its attributes.</source>
        <translation>属性を表示する変更を選択してください。</translation>
    </message>
    <message>
        <source>Show sensitive values</source>
        <translation>機密の値を表示</translation>
    </message>
    <message>
        <source>Shows the values of this change that the plan marks as sensitive</source>
        <translation>この変更のうち、プランが機密としている値を表示します</translation>
    </message>
    <message>
        <source>Hide sensitive values</source>
        <translation>機密の値を隠す</translation>
    </message>
    <message>
        <source>forces replacement</source>
        <translation>置き換えが必要</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>値をコピー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further attribute(s) are not shown.</source>
        <translation>
            <numerusform>ほかに%Ln個の属性がありますが、表示していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan has no attributes of this change.</source>
        <translation>プランには、この変更の属性が含まれていません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestDetail</name>
    <message>
        <source>Archiving</source>
        <translation>アーカイブ中</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>未アーカイブ</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>Show the message as text</source>
        <translation>メッセージをテキストとして表示</translation>
    </message>
    <message>
        <source>Copy the subject</source>
        <translation>件名をコピー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>アーカイブ(&amp;A)</translation>
    </message>
    <message>
        <source>Copy a part of it</source>
        <translation>一部をコピー</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Previous change request</source>
        <translation>前の変更リクエスト</translation>
    </message>
    <message>
        <source>Next change request</source>
        <translation>次の変更リクエスト</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>テキスト形式</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Asks the service for it again, and shows the answer as received</source>
        <translation>サービスに再度問い合わせ、受け取ったままの応答を表示します</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>件名</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>全体をテキスト形式で</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Archive %n...</source>
        <translation>
            <numerusform>%n件をアーカイブ(&amp;A)...</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive the change requests that are chosen</source>
        <translation>選択した変更リクエストをアーカイブ</translation>
    </message>
    <message>
        <source>Archive this change request</source>
        <translation>この変更リクエストをアーカイブ</translation>
    </message>
    <message>
        <source>Open the workspace %1 in the browser</source>
        <translation>ワークスペース%1をブラウザーで開く</translation>
    </message>
    <message>
        <source>archived %1</source>
        <translation>%1にアーカイブ</translation>
    </message>
    <message>
        <source>archived %1 by %2</source>
        <translation>%2が%1にアーカイブ</translation>
    </message>
    <message>
        <source>Archived: %1</source>
        <translation>アーカイブ: %1</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>%1に作成</translation>
    </message>
    <message>
        <source>created %1 by %2</source>
        <translation>%2が%1に作成</translation>
    </message>
    <message>
        <source>Created: %1</source>
        <translation>作成: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2件中%1件目</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n文字</numerusform>
        </translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Workspace id</source>
        <translation>ワークスペースID</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Archived by</source>
        <translation>アーカイブした人</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ日時</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFoot</name>
    <message numerus="yes">
        <source>%n archived since</source>
        <translation>
            <numerusform>その後%n件アーカイブ済み</numerusform>
        </translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>すべて読み込む</translation>
    </message>
    <message>
        <source>Back to pages</source>
        <translation>ページ表示に戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n loaded</source>
        <translation>
            <numerusform>%n件を読み込み済み</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 loaded ones</source>
        <translation>読み込み済み%2件中%1件</translation>
    </message>
    <message>
        <source>filter and sort cover all of them</source>
        <translation>フィルターと並べ替えは全件が対象</translation>
    </message>
    <message>
        <source>some may be missing</source>
        <translation>一部が欠けている可能性あり</translation>
    </message>
    <message>
        <source>Load all %1</source>
        <translation>全%1件を読み込む</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%n shown, the filter covers this page</source>
        <translation>
            <numerusform>%n件を表示、フィルターはこのページが対象</numerusform>
        </translation>
    </message>
    <message>
        <source>sort covers this page</source>
        <translation>並べ替えはこのページが対象</translation>
    </message>
    <message>
        <source>the service cannot filter by state: this page has fewer rows</source>
        <translation>サービスは状態で絞り込めないため、このページは行が少なくなります</translation>
    </message>
    <message>
        <source>the service does not keep to the page size</source>
        <translation>サービスがページサイズを守っていません</translation>
    </message>
    <message>
        <source>the service gives the same page again</source>
        <translation>サービスが同じページを再び返しています</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestList</name>
    <message>
        <source>%1 of about %2 change requests</source>
        <translation>変更リクエスト約%2件中%1件</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>変更リクエスト%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 workspaces</source>
        <translation>ワークスペース%2個中%1個</translation>
    </message>
    <message>
        <source>Change requests</source>
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Still waiting for %1.</source>
        <translation>%1からまだ応答がありません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestMenu</name>
    <message>
        <source>&amp;Change request</source>
        <translation>変更リクエスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New for many...</source>
        <translation>多数に新規作成(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Sent bulk creates...</source>
        <translation>送信済みの一括作成(&amp;S)...</translation>
    </message>
    <message>
        <source>Show the &amp;change requests</source>
        <translation>変更リクエストを表示(&amp;C)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestNotices</name>
    <message>
        <source>Not read</source>
        <translation>未読み取り</translation>
    </message>
    <message>
        <source>List of workspaces</source>
        <translation>ワークスペースの一覧</translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>%1 is the number of a row of the page</extracomment>
        <translation>行%1</translation>
    </message>
    <message>
        <source>Open by name...</source>
        <translation>名前で開く...</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this page could not be read.</source>
        <translation>
            <numerusform>このページの%n行を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The readable part is shown.</source>
        <translation>読み取れた部分を表示しています。</translation>
    </message>
    <message>
        <source>Show reasons</source>
        <translation>理由を表示</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this page have the id of another one.</source>
        <translation>
            <numerusform>このページの%n行が、別の行と同じIDです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each id is shown once.</source>
        <translation>各IDは1回だけ表示しています。</translation>
    </message>
    <message>
        <source>The list changed while you turned the page.</source>
        <translation>ページを切り替えている間に一覧が変わりました。</translation>
    </message>
    <message>
        <source>A change request may be missing from both pages. Reload, or load all.</source>
        <translation>どちらのページにも表示されない変更リクエストがある可能性があります。再読み込みするか、すべて読み込んでください。</translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>すべて読み込む</translation>
    </message>
    <message>
        <source>Loading was stopped.</source>
        <translation>読み込みを停止しました。</translation>
    </message>
    <message>
        <source>The list shows the part that arrived; filter and sort cover only this part.</source>
        <translation>一覧には届いた部分を表示しています。フィルターと並べ替えの対象はその部分だけです。</translation>
    </message>
    <message>
        <source>The list kept changing while it was read.</source>
        <translation>読み取り中に一覧が何度も変わりました。</translation>
    </message>
    <message>
        <source>A change request may be missing; reload to be sure.</source>
        <translation>欠けている変更リクエストがある可能性があります。確実にするには再読み込みしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n個のワークスペースを最後まで読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n行を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>A row of %1</source>
        <translation>%1の行</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>読み取れなかったもの</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n件を読み取れません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestTable</name>
    <message>
        <source>Not archived</source>
        <translation>未アーカイブ</translation>
    </message>
    <message>
        <source>12 months ago</source>
        <translation>12か月前</translation>
    </message>
    <message>
        <source>needs a wider window</source>
        <translation>ウィンドウの幅が足りません</translation>
    </message>
    <message>
        <source>not provided by the service</source>
        <translation>サービスからの情報がありません</translation>
    </message>
    <message>
        <source>all: %1</source>
        <extracomment>%1 is the value that all rows of a table have in a column</extracomment>
        <translation>すべて: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestToolbar</name>
    <message>
        <source>Which change requests</source>
        <translation>表示する変更リクエスト</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter, such as created:&lt;7d</source>
        <translation>フィルター(例: created:&lt;7d)</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Columns and sorting</source>
        <translation>列と並べ替え</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>%1に読み込み</translation>
    </message>
    <message>
        <source>Reload, %1</source>
        <translation>再読み込み、%1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestsPage</name>
    <message>
        <source>Change requests</source>
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>New for many...</source>
        <translation>多数に新規作成...</translation>
    </message>
    <message>
        <source>Create a change request in many workspaces</source>
        <translation>多数のワークスペースに変更リクエストを作成</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Previous change request</source>
        <translation>前の変更リクエスト</translation>
    </message>
    <message>
        <source>Next change request</source>
        <translation>次の変更リクエスト</translation>
    </message>
    <message>
        <source>Filter the change requests</source>
        <translation>変更リクエストを絞り込む</translation>
    </message>
    <message>
        <source>Undo the last archiving</source>
        <translation>最後のアーカイブを元に戻す</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>%1 is what all rows of the list have in a column that gave way</extracomment>
        <translation>すべて: %1</translation>
    </message>
    <message numerus="yes">
        <source>Selection (%n)</source>
        <translation>
            <numerusform>選択範囲(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the filter shows (%n)</source>
        <translation>
            <numerusform>フィルターの表示結果(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page (%n)</source>
        <translation>
            <numerusform>このページ(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All loaded (%n)</source>
        <translation>
            <numerusform>読み込み済みのすべて(%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CheckForm</name>
    <message>
        <source>Quick: what must hold</source>
        <translation>クイック: 必須の事項</translation>
    </message>
    <message>
        <source>Full: all cases</source>
        <translation>フル: すべてのケース</translation>
    </message>
    <message>
        <source>As usual...</source>
        <translation>通常どおり...</translation>
    </message>
    <message>
        <source>URL of the integration</source>
        <translation>連携先のURL</translation>
    </message>
    <message>
        <source>HMAC key</source>
        <translation>HMAC鍵</translation>
    </message>
    <message>
        <source>kept in the keychain</source>
        <translation>キーチェーンに保存</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Remove the user name and the password from the URL.</source>
        <translation>URLからユーザー名とパスワードを削除してください。</translation>
    </message>
    <message>
        <source>Enter the whole URL, with http:// or https://.</source>
        <translation>http://またはhttps://を含むURL全体を入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n set...</source>
        <extracomment>how many of the addresses and certificates of a check are set</extracomment>
        <translation>
            <numerusform>%n件を設定済み...</numerusform>
        </translation>
    </message>
    <message>
        <source>for signatures</source>
        <translation>署名用</translation>
    </message>
    <message>
        <source>Signatures cannot be checked without the key. It is kept in the keychain.</source>
        <translation>鍵がないと署名を検証できません。鍵はキーチェーンに保存されます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CheckPage</name>
    <message>
        <source>Which cases</source>
        <translation>表示するケース</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter, such as is:failed or group:signature</source>
        <translation>フィルター(例: is:failed、group:signature)</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Compare with the last run</source>
        <translation>前回の実行と比較</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>チェックをキャンセル</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Start the check</source>
        <translation>チェックを開始</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>レポートを保存しました。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Failed and not testable cases</source>
        <translation>不合格のケースとテスト不可のケース</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Run the case again</source>
        <translation>ケースを再実行</translation>
    </message>
    <message>
        <source>Filter the cases</source>
        <translation>ケースを絞り込む</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>チェックをキャンセルしました。</translation>
    </message>
    <message>
        <source>The case keeps its result.</source>
        <translation>このケースの結果はそのまま残ります。</translation>
    </message>
    <message>
        <source>Cases that were not tried are not testable.</source>
        <translation>試していないケースはテスト不可になります。</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <extracomment>%1 of %2 cases have a verdict</extracomment>
        <translation>%2件中%1件のケース</translation>
    </message>
    <message>
        <source>Possible when this target was checked before since Runlatch was started</source>
        <translation>Runlatchの起動後にこの対象を一度チェックしていれば利用できます</translation>
    </message>
    <message>
        <source>Since the last run: %1</source>
        <translation>前回の実行からの変化: %1</translation>
    </message>
    <message>
        <source>No cases match</source>
        <translation>一致するケースはありません</translation>
    </message>
    <message>
        <source>Change the filter or choose All.</source>
        <translation>フィルターを変更するか「すべて」を選択してください。</translation>
    </message>
    <message>
        <source>Check an integration</source>
        <translation>連携先をチェック</translation>
    </message>
    <message>
        <source>Runlatch sends valid and invalid run tasks to the integration and judges each answer by the rules of the service. Enter a URL and start.</source>
        <translation>Runlatchは有効なランタスクと無効なランタスクを連携先に送信し、各応答をサービスの規則に従って判定します。URLを入力して開始してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ClockPicker</name>
    <message>
        <source>Clock of the deadlines</source>
        <translation>期限のクロック</translation>
    </message>
    <message>
        <source>How fast the deadlines of run tasks run. What the network is given stays as it is.</source>
        <translation>ランタスクの期限が進む速さ。ネットワークに与える時間は変わりません。</translation>
    </message>
    <message>
        <source>Clock %1x</source>
        <translation>クロック%1倍</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ColumnDialog</name>
    <message>
        <source>The first row is a &amp;heading</source>
        <translation>先頭行は見出し(&amp;H)</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>表の先頭の行</translation>
    </message>
    <message>
        <source>Which column has the workspaces?</source>
        <translation>ワークスペースはどの列にありますか?</translation>
    </message>
    <message>
        <source>Column with the workspaces</source>
        <translation>ワークスペースの列</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Names or ids are read from this column; the others are ignored.</source>
        <translation>この列から名前またはIDを取得します。ほかの列は使用しません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>すべての列</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>%1 (workspaces)</source>
        <extracomment>%1 is the heading of a column</extracomment>
        <translation>%1(ワークスペース)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CommandModel</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CommandPalette</name>
    <message>
        <source>Nothing matches. Only what is possible now and what is loaded is found.</source>
        <translation>一致するものはありません。検索されるのは、今実行できるものと読み込み済みのものだけです。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Words of a command, a request, a workspace or a setting</source>
        <translation>コマンド、リクエスト、ワークスペース、設定に含まれる語</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CompareDialog</name>
    <message>
        <source>Request %1</source>
        <translation>リクエスト%1</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>配信%1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>Ways of comparing</source>
        <translation>比較方法</translation>
    </message>
    <message>
        <source>Differences by meaning</source>
        <translation>意味の違い</translation>
    </message>
    <message>
        <source>Differences of the headers</source>
        <translation>ヘッダーの違い</translation>
    </message>
    <message>
        <source>Compare requests</source>
        <translation>リクエストの比較</translation>
    </message>
    <message>
        <source>By &amp;meaning</source>
        <translation>意味(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>ヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>バイト(&amp;B)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Open &amp;left...</source>
        <translation>左を開く(&amp;L)...</translation>
    </message>
    <message>
        <source>Open &amp;right...</source>
        <translation>右を開く(&amp;R)...</translation>
    </message>
    <message>
        <source>Compares a file: a body, or a whole request</source>
        <translation>ファイル(ボディまたはリクエスト全体)を比較します</translation>
    </message>
    <message>
        <source>Cancel comparing</source>
        <translation>比較をキャンセル</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>左右を入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Choose a file or swap the sides to compare again.</source>
        <translation>もう一度比較するには、ファイルを選択するか左右を入れ替えてください。</translation>
    </message>
    <message>
        <source>File for the left side</source>
        <translation>左側のファイル</translation>
    </message>
    <message>
        <source>File for the right side</source>
        <translation>右側のファイル</translation>
    </message>
    <message>
        <source>%1 · %2 bytes</source>
        <translation>%1 · %2バイト</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>比較するものがまだありません</translation>
    </message>
    <message>
        <source>Choose a file for the side that is empty.</source>
        <translation>空の側のファイルを選択してください。</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>比較中...</translation>
    </message>
    <message>
        <source>No headers</source>
        <translation>ヘッダーなし</translation>
    </message>
    <message>
        <source>Both sides are files without headers.</source>
        <translation>両側ともヘッダーのないファイルです。</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>バイトなし</translation>
    </message>
    <message>
        <source>Both bodies are empty.</source>
        <translation>両方のボディが空です。</translation>
    </message>
    <message>
        <source>Both bodies are the same</source>
        <translation>両方のボディは同一です</translation>
    </message>
    <message>
        <source>No byte differs.</source>
        <translation>異なるバイトはありません。</translation>
    </message>
    <message>
        <source>Both mean the same</source>
        <translation>両方の意味は同じです</translation>
    </message>
    <message>
        <source>No value differs. Bytes shows what else does: layout, order, escapes.</source>
        <translation>異なる値はありません。レイアウト、順序、エスケープなど、ほかの違いは「バイト」に表示されます。</translation>
    </message>
    <message>
        <source>Too many values</source>
        <translation>値が多すぎます</translation>
    </message>
    <message>
        <source>A body has more than 4,000,000 values. Bytes can still compare it.</source>
        <translation>ボディに4,000,000個を超える値があります。「バイト」では比較できます。</translation>
    </message>
    <message>
        <source>The left body is not JSON</source>
        <translation>左のボディはJSONではありません</translation>
    </message>
    <message>
        <source>The right body is not JSON</source>
        <translation>右のボディはJSONではありません</translation>
    </message>
    <message>
        <source>Line %1: %2 Bytes can still compare it.</source>
        <translation>%1行目: %2「バイト」では比較できます。</translation>
    </message>
    <message>
        <source>Secrets are not compared.</source>
        <translation>秘密情報は比較されません。</translation>
    </message>
    <message>
        <source>They are redacted in one of the requests, so they count as the same in both.</source>
        <translation>一方のリクエストで伏せられているため、両方で同じものとみなします。</translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s) by meaning are not listed.</source>
        <translation>
            <numerusform>ほかに%n件の意味の違いがありますが、一覧にはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first 1,000 are.</source>
        <translation>一覧にあるのは最初の1,000件です。</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>左: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>右: %1</translation>
    </message>
    <message>
        <source>By meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionButtons</name>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Turn the condition on or off</source>
        <translation>条件のオンとオフを切り替え</translation>
    </message>
    <message>
        <source>Move condition %1 up</source>
        <translation>条件%1を上へ移動</translation>
    </message>
    <message>
        <source>Move condition %1 down</source>
        <translation>条件%1を下へ移動</translation>
    </message>
    <message>
        <source>Duplicate condition %1</source>
        <translation>条件%1を複製</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>条件%1を削除</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionList</name>
    <message>
        <source>&amp;Add condition</source>
        <translation>条件を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Why no OR?</source>
        <translation>ORがない理由</translation>
    </message>
    <message>
        <source>All conditions must hold (AND).</source>
        <translation>すべての条件を満たす必要があります(AND)。</translation>
    </message>
    <message>
        <source>The service joins the conditions of a query by AND and documents no OR. For workspaces that meet one condition or another, create the change requests once for each query. A workspace that meets both then gets two.</source>
        <translation>サービスはクエリの条件をANDで結合し、ORについての記載はありません。いずれかの条件を満たすワークスペースが対象の場合は、クエリごとに1回ずつ変更リクエストを作成してください。両方を満たすワークスペースには2つ作成されます。</translation>
    </message>
    <message>
        <source>Removed the condition “%1”.</source>
        <translation>条件「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionProblem</name>
    <message>
        <source>The field is not in the documented table; it is sent as typed.</source>
        <translation>このフィールドはドキュメントの表にありません。入力どおりに送信されます。</translation>
    </message>
    <message>
        <source>The field is not in the documented table; it is sent as typed. “%1” is.</source>
        <translation>このフィールドはドキュメントの表にありません。入力どおりに送信されます。表にあるのは&quot;%1&quot;です。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <extracomment>%1 is one of several values, %2 what to do about it</extracomment>
        <translation>&quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>The operator is not in the documented table; it is sent as typed.</source>
        <translation>この演算子はドキュメントの表にありません。入力どおりに送信されます。</translation>
    </message>
    <message>
        <source>Several values may be refused; the public API documents one.</source>
        <translation>複数の値は拒否される可能性があります。公開APIのドキュメントにあるのは1つの値だけです。</translation>
    </message>
    <message>
        <source>The quotation marks are part of the value and are sent.</source>
        <translation>引用符は値の一部として送信されます。</translation>
    </message>
    <message>
        <source>On this computer: %1.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>このコンピューターの時刻: %1。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConditionRow</name>
    <message>
        <source>field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Condition %1 on</source>
        <translation>条件%1をオン</translation>
    </message>
    <message>
        <source>Field of condition %1</source>
        <translation>条件%1のフィールド</translation>
    </message>
    <message>
        <source>Operator of condition %1</source>
        <translation>条件%1の演算子</translation>
    </message>
    <message>
        <source>Value of condition %1</source>
        <translation>条件%1の値</translation>
    </message>
    <message>
        <source>other...</source>
        <translation>その他...</translation>
    </message>
    <message>
        <source>No known status contains this. You can type another one.</source>
        <translation>これを含む既知のステータスはありません。別のステータスを入力できます。</translation>
    </message>
    <message>
        <source>Asking the service for values...</source>
        <translation>サービスに値を問い合わせています...</translation>
    </message>
    <message>
        <source>The service found no matching value.</source>
        <translation>一致する値はサービスにありませんでした。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionChoices</name>
    <message>
        <source>Duplicate the connection</source>
        <translation>接続を複製</translation>
    </message>
    <message>
        <source>Remove the connection</source>
        <translation>接続を削除</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>このコンピューターのシミュレーター</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>T&amp;oken</source>
        <translation>トークン(&amp;O)</translation>
    </message>
    <message>
        <source>Form of &amp;bulk create</source>
        <translation>一括作成の形式(&amp;B)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>no other one is tried</source>
        <translation>ほかの形式は試しません</translation>
    </message>
    <message>
        <source>found out when it is first sent</source>
        <translation>最初の送信時に判別します</translation>
    </message>
    <message>
        <source>You trusted a certificate of this server by its fingerprint.</source>
        <translation>このサーバーの証明書を、フィンガープリントを確認して信頼しています。</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>信頼を取り消す</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>このセッションのみ</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>キーチェーンに保存済み</translation>
    </message>
    <message>
        <source>goes into the keychain</source>
        <translation>キーチェーンに保存されます</translation>
    </message>
    <message>
        <source>No keychain took the token.</source>
        <translation>どのキーチェーンにもトークンを保存できませんでした。</translation>
    </message>
    <message>
        <source>It can be used until Runlatch ends; then you have to enter it again.</source>
        <translation>Runlatchを終了するまでは使用できます。その後は再入力が必要です。</translation>
    </message>
    <message>
        <source>asking the keychain…</source>
        <translation>キーチェーンに問い合わせ中…</translation>
    </message>
    <message>
        <source>kept; type to replace it</source>
        <translation>保存済み、置き換えるには入力</translation>
    </message>
    <message>
        <source>not encrypted: the token can be read in transit</source>
        <translation>暗号化なし: トークンは通信経路上で読み取られる可能性があります</translation>
    </message>
    <message>
        <source>http on this computer: write https:// to encrypt</source>
        <translation>このコンピューターへのhttp: 暗号化するにはhttps://を付けてください</translation>
    </message>
    <message>
        <source>host or URL</source>
        <translation>ホストまたはURL</translation>
    </message>
    <message>
        <source>The kept token was entered for another host. Enter the token for this one.</source>
        <translation>保存済みのトークンは別のホスト用に入力されたものです。このホスト用のトークンを入力してください。</translation>
    </message>
    <message>
        <source>The service requires a token. Enter one.</source>
        <translation>サービスにはトークンが必要です。トークンを入力してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionPicker</name>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>このコンピューターのシミュレーター</translation>
    </message>
    <message>
        <source>Connections...</source>
        <translation>接続...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionReportView</name>
    <message>
        <source>of the user %1</source>
        <translation>ユーザー%1のトークン</translation>
    </message>
    <message>
        <source>of the team %1</source>
        <translation>チーム%1のトークン</translation>
    </message>
    <message>
        <source>of the organization %1</source>
        <translation>組織%1のトークン</translation>
    </message>
    <message>
        <source>not refused; the service does not say whose it is</source>
        <translation>拒否されていません。誰のものかはサービスからの情報がありません</translation>
    </message>
    <message>
        <source>does not return its name</source>
        <translation>名前の情報がありません</translation>
    </message>
    <message>
        <source>%1, API version %2</source>
        <translation>%1、APIバージョン%2</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>毎秒%1リクエスト</translation>
    </message>
    <message>
        <source>not announced; at most %1 requests a second are sent</source>
        <translation>通知なし。送信は最大で毎秒%1リクエスト</translation>
    </message>
    <message>
        <source>works; active and archived are told apart by it</source>
        <translation>動作します。アクティブとアーカイブ済みはサービスが区別します</translation>
    </message>
    <message>
        <source>works; active and archived are told apart here</source>
        <translation>動作します。アクティブとアーカイブ済みはRunlatchが区別します</translation>
    </message>
    <message>
        <source>works</source>
        <translation>動作します</translation>
    </message>
    <message>
        <source>works, as /workspaces/change-requests/&lt;id&gt;</source>
        <translation>動作します(/workspaces/change-requests/&lt;id&gt;として)</translation>
    </message>
    <message>
        <source>works, as /change-requests/&lt;id&gt;</source>
        <translation>動作します(/change-requests/&lt;id&gt;として)</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>レート制限</translation>
    </message>
    <message>
        <source>Tried with</source>
        <translation>確認に使用</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>not tried: no workspace was found</source>
        <translation>未確認: ワークスペースが見つかりませんでした</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>not tried: there was no change request</source>
        <translation>未確認: 変更リクエストがありませんでした</translation>
    </message>
    <message>
        <source>Archive, create</source>
        <translation>アーカイブ、作成</translation>
    </message>
    <message>
        <source>found out on first use: a test would change data</source>
        <translation>最初の使用時に判明: テストするとデータが変更されるため</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionTest</name>
    <message>
        <source>Something answers, but nothing shows that it is the service.</source>
        <translation>何かが応答していますが、サービスであることを示すものがありません。</translation>
    </message>
    <message>
        <source>Check the address. Any other web server would answer the same way.</source>
        <translation>アドレスを確認してください。ほかのどのWebサーバーでも同じ応答になります。</translation>
    </message>
    <message>
        <source>The service answers, but not all of it works.</source>
        <translation>サービスは応答していますが、一部が動作しません。</translation>
    </message>
    <message>
        <source>The connection works.</source>
        <translation>接続は正常です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ConnectionsDialog</name>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Simulator on this computer</source>
        <translation>このコンピューターのシミュレーター</translation>
    </message>
    <message>
        <source>The simulator acts as the service for trials: no token is needed and nothing leaves this computer. It is always available and cannot be changed.</source>
        <translation>サービスの代わりを務める、試用のためのシミュレーターです。トークンは不要で、このコンピューターの外には何も送信されません。常に存在し、変更できません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>入力した内容を破棄しますか?</translation>
    </message>
    <message>
        <source>It was not saved.</source>
        <translation>保存されていません。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>the token of %1</source>
        <translation>%1のトークン</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Copy %2 of %1</source>
        <translation>%1のコピー%2</translation>
    </message>
    <message>
        <source>Remove the connection “%1”?</source>
        <translation>接続「%1」を削除しますか?</translation>
    </message>
    <message>
        <source>Its token is removed from the keychain too. Nothing changes at the service.</source>
        <translation>トークンもキーチェーンから削除されます。サービス側では何も変わりません。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CreatedView</name>
    <message>
        <source>Copy the id</source>
        <translation>IDをコピー</translation>
    </message>
    <message>
        <source>Show change requests</source>
        <translation>変更リクエストを表示</translation>
    </message>
    <message>
        <source>The service accepted it</source>
        <translation>サービスが受け付けました</translation>
    </message>
    <message>
        <source>New bulk create</source>
        <translation>新しい一括作成</translation>
    </message>
    <message>
        <source>Id of the bulk action</source>
        <translation>一括操作のID</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CreationWatch</name>
    <message>
        <source>%1 of %2 appeared.</source>
        <translation>%2件中%1件が現れました。</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>これまでに%n件の変更リクエストが現れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change requests appear within minutes. The service sends no notice when it finishes.</source>
        <translation>変更リクエストは数分以内に現れます。完了してもサービスからの通知はありません。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DayPicker</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Time of the day</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Time of this computer</source>
        <translation>このコンピューターの時刻</translation>
    </message>
    <message>
        <source>Use this time</source>
        <translation>この時刻を使用</translation>
    </message>
    <message>
        <source>Sent as %1</source>
        <extracomment>%1 is a time with its zone: &quot;1 Oct 2026, 00:00 UTC&quot;</extracomment>
        <translation>%1として送信</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DesktopSection</name>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>No notifications</source>
        <translation>通知なし</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Deadlines, and a listener or simulator that stopped</source>
        <translation>期限、および停止したリスナーまたはシミュレーター</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>New requests, too</source>
        <translation>新しいリクエストも通知</translation>
    </message>
    <message>
        <source>The desktop notifies you while another window is in front. Quiet: a deadline at 2:00, at 0:30 and when it has passed, and a listener or simulator that stopped by itself. Loud: new requests, too. Requests that come together are one notification.</source>
        <translation>別のウィンドウが前面にある間、デスクトップに通知します。控えめ: 期限の残り2:00、残り0:30、期限切れの時点、およびリスナーまたはシミュレーターが意図せず停止したとき。すべて: 新しいリクエストも通知します。同時に届いたリクエストは1件の通知にまとめます。</translation>
    </message>
    <message>
        <source>&amp;Notifications</source>
        <translation>通知(&amp;N)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Destination</name>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Change request</source>
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>Received request</source>
        <translation>受信したリクエスト</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Saved filter</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>Saved query</source>
        <translation>保存済みクエリ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>診断情報</translation>
    </message>
    <message>
        <source>For a report of a fault. They have no token, no address, and nothing that was received.</source>
        <translation>不具合の報告用です。トークン、アドレス、受信した内容は含まれません。</translation>
    </message>
    <message>
        <source>Copy the diagnostics</source>
        <translation>診断情報をコピー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DialectWords</name>
    <message>
        <source>All forms</source>
        <translation>すべての形式</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>仕様</translation>
    </message>
    <message>
        <source>OpenAPI</source>
        <translation>OpenAPI</translation>
    </message>
    <message>
        <source>Specification only</source>
        <translation>仕様のみ</translation>
    </message>
    <message>
        <source>OpenAPI only</source>
        <translation>OpenAPIのみ</translation>
    </message>
    <message>
        <source>The service&apos;s documents show some requests in several forms. All of them are taken. Choose this to try things out.</source>
        <translation>サービスのドキュメントでは、一部のリクエストが複数の形式で示されています。そのすべてを受け付けます。試用する場合に選択してください。</translation>
    </message>
    <message>
        <source>Only what the specification shows is taken: /workspaces/change-requests/&lt;id&gt;, and filters as a list of conditions. Choose this to check a client against the specification.</source>
        <translation>仕様に示されたものだけを受け付けます: /workspaces/change-requests/&lt;id&gt;、および条件のリストとしてのフィルター。クライアントを仕様に照らして確認する場合に選択してください。</translation>
    </message>
    <message>
        <source>Only what the OpenAPI description shows is taken: /change-requests/&lt;id&gt;, workspaces by their ids, and filters nested by field. Choose this to check a client that was generated from it.</source>
        <translation>OpenAPI記述に示されたものだけを受け付けます: /change-requests/&lt;id&gt;、IDによるワークスペース、およびフィールドごとに入れ子にしたフィルター。そこから生成したクライアントを確認する場合に選択してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DifferenceTable</name>
    <message>
        <source>Left value</source>
        <translation>左の値</translation>
    </message>
    <message>
        <source>Right value</source>
        <translation>右の値</translation>
    </message>
    <message>
        <source>Other place</source>
        <translation>位置の違い</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DoctorDialog</name>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Check a signature</source>
        <translation>署名の確認</translation>
    </message>
    <message>
        <source>Signature headers</source>
        <translation>署名ヘッダー</translation>
    </message>
    <message>
        <source>If it arrived empty, enter only its name. If it did not arrive, enter nothing.</source>
        <translation>空で届いた場合は、ヘッダー名だけを入力してください。届かなかった場合は、何も入力しないでください。</translation>
    </message>
    <message>
        <source>&amp;Signature header</source>
        <translation>署名ヘッダー(&amp;S)</translation>
    </message>
    <message>
        <source>one value a line</source>
        <translation>1行に値を1つ</translation>
    </message>
    <message>
        <source>This is too long to paste: the field holds %1 characters.</source>
        <translation>長すぎて貼り付けられません: このフィールドに入るのは%1文字までです。</translation>
    </message>
    <message>
        <source>File with the body</source>
        <translation>ボディのファイル</translation>
    </message>
    <message>
        <source>Says what the program does wrong. The signature header is not asked about then.</source>
        <translation>プログラムの誤りを示します。この場合、署名ヘッダーは不要です。</translation>
    </message>
    <message>
        <source>&amp;Digest of your program</source>
        <translation>プログラムのダイジェスト(&amp;D)</translation>
    </message>
    <message>
        <source>in place of a header</source>
        <translation>ヘッダーの代わり</translation>
    </message>
    <message>
        <source>HMAC key</source>
        <translation>HMAC鍵</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC鍵(&amp;K)</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>保存されません</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>鍵を表示</translation>
    </message>
    <message>
        <source>Which key</source>
        <translation>使用する鍵</translation>
    </message>
    <message>
        <source>Typed here</source>
        <translation>ここに入力</translation>
    </message>
    <message>
        <source>No key is set</source>
        <translation>鍵が設定されていません</translation>
    </message>
    <message>
        <source>Open &amp;earlier...</source>
        <translation>以前の配信を開く(&amp;E)...</translation>
    </message>
    <message>
        <source>The body of an earlier delivery of the same request, to compare with if nothing else explains the signature</source>
        <translation>同じリクエストの以前の配信のボディ。ほかに署名を説明できるものがない場合に比較します</translation>
    </message>
    <message>
        <source>Leave out the earlier delivery</source>
        <translation>以前の配信を除外</translation>
    </message>
    <message>
        <source>Earlier delivery: none</source>
        <translation>以前の配信: なし</translation>
    </message>
    <message>
        <source>File with the body of an earlier delivery</source>
        <translation>以前の配信のボディのファイル</translation>
    </message>
    <message>
        <source>Cancel checking</source>
        <translation>確認をキャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Earlier delivery: %1, %2 bytes</source>
        <translation>以前の配信: %1、%2バイト</translation>
    </message>
    <message>
        <source>The body is not valid Hex or Base64.</source>
        <translation>ボディが有効なHexまたはBase64ではありません。</translation>
    </message>
    <message>
        <source>Enter the key that the sender signs with.</source>
        <translation>送信側が署名に使う鍵を入力してください。</translation>
    </message>
    <message>
        <source>Looking for the reason...</source>
        <translation>原因を探しています...</translation>
    </message>
    <message>
        <source>Enter a body, its signature or the digest of your program, and the key, then choose Check.</source>
        <translation>ボディ、その署名またはプログラムのダイジェスト、および鍵を入力し、「確認」を選択してください。</translation>
    </message>
    <message>
        <source>Close this window?</source>
        <translation>このウィンドウを閉じますか?</translation>
    </message>
    <message>
        <source>Your input there is not kept.</source>
        <translation>そこに入力した内容は保存されません。</translation>
    </message>
    <message>
        <source>Discard and close</source>
        <translation>破棄して閉じる</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::DraftHeader</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a connection, %2 its host</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>下書きを破棄</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Sent bulk creates</source>
        <translation>送信済みの一括作成</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>一括作成</translation>
    </message>
    <message>
        <source>Enter a name</source>
        <translation>名前を入力</translation>
    </message>
    <message>
        <source>draft saved %1</source>
        <translation>下書きを%1に保存</translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>下書きは未保存</translation>
    </message>
    <message>
        <source>The draft could not be saved; it is kept while the program runs.</source>
        <translation>下書きを保存できませんでした。プログラムの実行中は保持されます。</translation>
    </message>
    <message>
        <source>It is sent from the connection that it belongs to.</source>
        <translation>下書きが属する接続から送信されます。</translation>
    </message>
    <message>
        <source>The draft of last time could not be read.</source>
        <translation>前回の下書きを読み取れませんでした。</translation>
    </message>
    <message>
        <source>draft restored</source>
        <translation>下書きを復元しました</translation>
    </message>
    <message>
        <source>This was sent on %1, and it is not known whether the change requests were created.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>%1に送信しましたが、変更リクエストが作成されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Look at the change requests before you create them again.</source>
        <translation>もう一度作成する前に、変更リクエストを確認してください。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>This draft belongs to %1.</source>
        <translation>この下書きは%1のものです。</translation>
    </message>
    <message>
        <source>It is not known to which connection this draft belongs.</source>
        <translation>この下書きがどの接続のものかは不明です。</translation>
    </message>
    <message>
        <source>Choose that connection to send it. A copy for %1 has no organization and no workspaces.</source>
        <translation>送信するには、その接続を選択してください。%1用のコピーには組織もワークスペースも含まれません。</translation>
    </message>
    <message>
        <source>Before you send it with %1, check that its organization exists there.</source>
        <translation>%1で送信する前に、その組織が接続先にあることを確認してください。</translation>
    </message>
    <message>
        <source>Copy it here</source>
        <translation>ここにコピー</translation>
    </message>
    <message>
        <source>It belongs here</source>
        <translation>ここの下書きにする</translation>
    </message>
    <message>
        <source>There is another draft.</source>
        <translation>別の下書きがあります。</translation>
    </message>
    <message>
        <source>Open the other draft</source>
        <translation>別の下書きを開く</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EmptyChangeRequests</name>
    <message>
        <source>No service yet</source>
        <translation>サービスがまだありません</translation>
    </message>
    <message>
        <source>Connect to a service with a token, or start the simulator: it has change requests to try.</source>
        <translation>トークンを使ってサービスに接続するか、シミュレーターを起動してください。シミュレーターには試用できる変更リクエストがあります。</translation>
    </message>
    <message>
        <source>Connect...</source>
        <translation>接続...</translation>
    </message>
    <message>
        <source>Use the simulator instead</source>
        <translation>代わりにシミュレーターを使用</translation>
    </message>
    <message>
        <source>Which workspace?</source>
        <translation>どのワークスペースですか?</translation>
    </message>
    <message>
        <source>Choose one above, or enter its name or id.</source>
        <translation>上で選択するか、名前またはIDを入力してください。</translation>
    </message>
    <message>
        <source>Open a workspace...</source>
        <translation>ワークスペースを開く...</translation>
    </message>
    <message>
        <source>Nothing matches the filter</source>
        <translation>フィルターに一致するものはありません</translation>
    </message>
    <message>
        <source>Only this page was searched.</source>
        <translation>このページだけを検索しました。</translation>
    </message>
    <message>
        <source>All loaded change requests were searched.</source>
        <translation>読み込んだ変更リクエストをすべて検索しました。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Load all and look again</source>
        <translation>すべて読み込んで再検索</translation>
    </message>
    <message>
        <source>Nothing could be loaded</source>
        <translation>何も読み込めませんでした</translation>
    </message>
    <message>
        <source>The message above says why.</source>
        <translation>理由は上のメッセージを参照してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Nothing was loaded</source>
        <translation>何も読み込まれていません</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>読み込みをキャンセルしました。</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>None on this page</source>
        <translation>このページにはありません</translation>
    </message>
    <message>
        <source>There may still be change requests on other pages.</source>
        <translation>ほかのページに変更リクエストがある可能性があります。</translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>すべて読み込む</translation>
    </message>
    <message>
        <source>Nothing could be read</source>
        <translation>何も読み取れませんでした</translation>
    </message>
    <message>
        <source>There may still be change requests here. The message above says why.</source>
        <translation>ここに変更リクエストがある可能性は残っています。理由は上のメッセージを参照してください。</translation>
    </message>
    <message>
        <source>this organization</source>
        <translation>この組織</translation>
    </message>
    <message>
        <source>this workspace</source>
        <translation>このワークスペース</translation>
    </message>
    <message>
        <source>No active change requests</source>
        <translation>アクティブな変更リクエストはありません</translation>
    </message>
    <message>
        <source>Nothing waits to be done in %1.</source>
        <translation>%1に対応待ちのものはありません。</translation>
    </message>
    <message>
        <source>No archived change requests</source>
        <translation>アーカイブ済みの変更リクエストはありません</translation>
    </message>
    <message>
        <source>Nothing was archived in %1 yet.</source>
        <translation>%1でアーカイブされたものはまだありません。</translation>
    </message>
    <message>
        <source>No change requests</source>
        <translation>変更リクエストはありません</translation>
    </message>
    <message>
        <source>There are no change requests in %1.</source>
        <translation>%1に変更リクエストはありません。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EndpointForm</name>
    <message>
        <source>Answer &amp;401 to invalid and unsigned requests</source>
        <translation>署名が無効または署名のないリクエストに401で応答(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Pa&amp;th</source>
        <translation>パス(&amp;T)</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>識別用</translation>
    </message>
    <message>
        <source>Suggest a path that is hard to guess</source>
        <translation>推測されにくいパスを提案</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::EndpointsPage</name>
    <message>
        <source>Endpoints</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Add an endpoint</source>
        <translation>エンドポイントを追加</translation>
    </message>
    <message>
        <source>Duplicate the endpoint</source>
        <translation>エンドポイントを複製</translation>
    </message>
    <message>
        <source>Remove the endpoint</source>
        <translation>エンドポイントを削除</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>The name of a copy of the endpoint %1</extracomment>
        <translation>%1(コピー)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactJson</name>
    <message>
        <source>Copy the JSON</source>
        <translation>JSONをコピー</translation>
    </message>
    <message>
        <source>Exact JSON</source>
        <translation>正確なJSON</translation>
    </message>
    <message>
        <source>%1, sent as shown here</source>
        <translation>%1、ここにあるとおりに送信</translation>
    </message>
    <message>
        <source>%1, too long to be changed here</source>
        <translation>%1、長すぎるためここでは変更不可</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactReply</name>
    <message>
        <source>The form stays as it was, and nothing can be sent.</source>
        <translation>フォームは元のままで、何も送信できません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactReview</name>
    <message>
        <source>exactly the workspaces that match now</source>
        <translation>現在一致するワークスペースのみ</translation>
    </message>
    <message numerus="yes">
        <source>exactly %n workspace(s)</source>
        <translation>
            <numerusform>ちょうど%n個のワークスペース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n left out</source>
        <extracomment>%1 is &quot;exactly 140 workspaces&quot;; %n is how many of the matches are left out</extracomment>
        <translation>
            <numerusform>%1、%n個を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>The workspaces that match are being read.</source>
        <translation>一致するワークスペースを読み取っています。</translation>
    </message>
    <message>
        <source>Then you see how many they are. Back ends it.</source>
        <translation>その後、ワークスペースの数が表示されます。「戻る」で中止します。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み取り</translation>
    </message>
    <message>
        <source>The workspaces that match were not read.</source>
        <translation>一致するワークスペースは読み取られていません。</translation>
    </message>
    <message>
        <source>Nothing is created before that.</source>
        <translation>それまでは何も作成されません。</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>読み取る</translation>
    </message>
    <message>
        <source>Perhaps these are not all that match.</source>
        <translation>一致するものはこれですべてではない可能性があります。</translation>
    </message>
    <message>
        <source>Other workspaces match than the table showed.</source>
        <translation>表に表示されたものとは別のワークスペースが一致しています。</translation>
    </message>
    <message>
        <source>%1 matched then, and %2 matched now, of which the chosen ones are sent.</source>
        <translation>以前は%1個、現在は%2個が一致しています。このうち選択したものが送信されます。</translation>
    </message>
    <message>
        <source>The list changed while it was read, also the second time. Only those that were read are sent.</source>
        <translation>読み取り中に一覧が変わり、2回目も同様でした。読み取ったものだけが送信されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the answer could not be read, and is not sent.</source>
        <translation>
            <numerusform>応答の%n行を読み取れませんでした。その行は送信されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExchangeText</name>
    <message>
        <source>(%1 in all; only the beginning is kept)</source>
        <translation>(全体で%1、保持しているのは先頭のみ)</translation>
    </message>
    <message>
        <source>This was cancelled before it was answered.</source>
        <translation>応答が届く前にキャンセルされました。</translation>
    </message>
    <message>
        <source>Runlatch answered %1.</source>
        <translation>Runlatchが%1で応答しました。</translation>
    </message>
    <message>
        <source>The service asked to wait %1 s.</source>
        <translation>サービスから%1 s待つよう求められました。</translation>
    </message>
    <message>
        <source>The service asked to wait.</source>
        <translation>サービスから待つよう求められました。</translation>
    </message>
    <message>
        <source>The answer leads to another address.</source>
        <translation>応答が別のアドレスを指しています。</translation>
    </message>
    <message>
        <source>It was not followed, so that no token goes there.</source>
        <translation>トークンが送信されないよう、そのアドレスにはアクセスしませんでした。</translation>
    </message>
    <message>
        <source>The body is not text: give it to curl on its standard input.</source>
        <translation>ボディがテキストではありません。curlの標準入力に渡してください。</translation>
    </message>
    <message>
        <source>It has only the beginning of the body.</source>
        <translation>ボディは先頭部分しか含まれていません。</translation>
    </message>
    <message>
        <source>Secrets were taken out of it: put them back before you run it.</source>
        <translation>秘密情報を取り除いてあります。実行する前に元に戻してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportDialog</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>参照(&amp;B)...</translation>
    </message>
    <message>
        <source>Write tokens and other secrets in clear text</source>
        <translation>トークンなどの秘密情報を平文で書き込む</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export requests</source>
        <translation>リクエストの書き出し</translation>
    </message>
    <message>
        <source>The chosen request, number %1</source>
        <translation>選択したリクエスト、番号%1</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln chosen request(s)</source>
        <translation>
            <numerusform>選択した%Ln件のリクエスト</numerusform>
        </translation>
    </message>
    <message>
        <source>All requests that match the filter</source>
        <translation>フィルターに一致するすべてのリクエスト</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>すべてのリクエスト</translation>
    </message>
    <message>
        <source>JSON Lines: everything, can be imported</source>
        <translation>JSON Lines: すべての内容、取り込み可能</translation>
    </message>
    <message>
        <source>HAR: for HTTP tools, can be imported</source>
        <translation>HAR: HTTPツール用、取り込み可能</translation>
    </message>
    <message>
        <source>CSV: the list, for spreadsheets</source>
        <translation>CSV: 一覧、表計算ソフト用</translation>
    </message>
    <message>
        <source>curl: commands that send the requests again</source>
        <translation>curl: リクエストを再送信するコマンド</translation>
    </message>
    <message>
        <source>Raw: the bytes, two files for each request</source>
        <translation>生データ: バイト列、リクエストごとに2ファイル</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>書き出しの進行状況</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Requests</source>
        <translation>リクエスト(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>形式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>A folder; existing files stay</source>
        <translation>フォルダー。既存のファイルは残ります</translation>
    </message>
    <message>
        <source>An existing file is replaced</source>
        <translation>既存のファイルは置き換えられます</translation>
    </message>
    <message>
        <source>Whoever reads the file can reply to these run tasks while their tokens are valid.</source>
        <translation>ファイルを読める人は、トークンが有効な間、これらのランタスクに返信できます。</translation>
    </message>
    <message>
        <source>Each secret is redacted: a placeholder stands for it, and Content-Length is that of what is written.</source>
        <translation>秘密情報はすべて伏せられ、プレースホルダーに置き換わります。Content-Lengthは書き込まれる内容の長さになります。</translation>
    </message>
    <message>
        <source>Each secret is redacted: a placeholder stands for it, the same in every place.</source>
        <translation>秘密情報はすべて伏せられ、どの場所でも同じプレースホルダーに置き換わります。</translation>
    </message>
    <message>
        <source>Enter the whole path of the file, or choose it with Browse.</source>
        <translation>ファイルのフルパスを入力するか、「参照」で選択してください。</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2</source>
        <translation>書き出し中: %2件中%1件</translation>
    </message>
    <message numerus="yes">
        <source>In %n of them secrets are redacted.</source>
        <translation>
            <numerusform>そのうち%n件で秘密情報が伏せられています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their bytes are not those that arrived, and Content-Length is that of what is written.</source>
        <translation>それらのバイト列は届いたものとは異なり、Content-Lengthは書き込まれた内容の長さです。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>その間に%n件のリクエストがストアから削除されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>%n件のリクエストを書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>書き出しをキャンセルしました。</translation>
    </message>
    <message>
        <source>The files that were written stay.</source>
        <translation>書き込み済みのファイルは残ります。</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>書き出しをキャンセル</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportFlow</name>
    <message>
        <source>Loading had not ended.</source>
        <translation>読み込みが完了していませんでした。</translation>
    </message>
    <message>
        <source>Loading was stopped.</source>
        <translation>読み込みを停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n個のワークスペースを最後まで読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading failed.</source>
        <translation>読み込みに失敗しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n行を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list changed while it was read.</source>
        <translation>読み取り中に一覧が変わりました。</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: %1 of %n workspace(s) were read.</source>
        <translation>
            <numerusform>不完全: 読み取ったのは%n個のワークスペース中%1個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete: change requests may be missing.</source>
        <translation>不完全: 欠けている変更リクエストがある可能性があります。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>CSV...</source>
        <translation>CSV...</translation>
    </message>
    <message>
        <source>JSON...</source>
        <translation>JSON...</translation>
    </message>
    <message>
        <source>Markdown...</source>
        <translation>Markdown...</translation>
    </message>
    <message>
        <source>Export change requests</source>
        <translation>変更リクエストの書き出し</translation>
    </message>
    <message>
        <source>Export an incomplete list of change requests</source>
        <translation>変更リクエストの不完全な一覧を書き出し</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2</source>
        <translation>書き出し中: %2件中%1件</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) exported.</source>
        <translation>
            <numerusform>%n件の変更リクエストを書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>書き出しをキャンセルしました。</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>ファイルは書き込まれていません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FactsForm</name>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>開く: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FaultRow</name>
    <message>
        <source>Enter a time such as 300ms, 5s or 2m, an hour at most.</source>
        <translation>300ms、5s、2mのような時間を1時間以内で入力してください。</translation>
    </message>
    <message>
        <source>Give the seconds, such as 2 or 0.5.</source>
        <translation>2や0.5のような秒数を入力してください。</translation>
    </message>
    <message>
        <source>Give a status from 200 to 599.</source>
        <translation>200から599までのステータスを入力してください。</translation>
    </message>
    <message>
        <source>Enter the whole URL, with http:// or https://.</source>
        <translation>http://またはhttps://を含むURL全体を入力してください。</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1の値</translation>
    </message>
    <message>
        <source>How often %1 happens, in percent of the requests</source>
        <translation>%1の発生頻度(リクエストに対するパーセント)</translation>
    </message>
    <message>
        <source>Percentage of requests</source>
        <translation>リクエストに対する割合(%)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FaultsPanel</name>
    <message>
        <source>Switch all off</source>
        <translation>すべてオフにする</translation>
    </message>
    <message>
        <source>The simulator makes these faults on purpose, from the next request on. The percentage is how often it happens.</source>
        <translation>シミュレーターは、次のリクエストからこれらの障害を意図的に起こします。パーセントは発生頻度を示します。</translation>
    </message>
    <message>
        <source>Answers to clients and integrations</source>
        <translation>クライアントと連携先への応答</translation>
    </message>
    <message>
        <source>Run task requests</source>
        <translation>ランタスクのリクエスト</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FieldDelegate</name>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>はい/いいえ</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>日付と時刻</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FieldRemark</name>
    <message>
        <source>Empty: the service refuses the reply.</source>
        <translation>空: サービスが返信を拒否します。</translation>
    </message>
    <message>
        <source>No message: it is what people see of the result.</source>
        <translation>メッセージなし: 結果として表示されるのはメッセージです。</translation>
    </message>
    <message>
        <source>Blanks before the URL: the service shows neither message nor outcomes.</source>
        <translation>URLの前に空白: サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>Neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>httpでもhttpsでもない: サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>No scheme: the service shows neither message nor outcomes.</source>
        <translation>スキームなし: サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>Remove the blanks</source>
        <translation>空白を削除</translation>
    </message>
    <message>
        <source>Add https://</source>
        <translation>https://を追加</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <extracomment>Of a button: what it writes into the field</extracomment>
        <translation>「%1」と入力</translation>
    </message>
    <message>
        <source>Join the lines</source>
        <translation>行をつなげる</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FileEdit</name>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FilterEdit</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Suggestions for the filter</source>
        <translation>フィルターの候補</translation>
    </message>
    <message numerus="yes">
        <source>%n further part(s) of the filter cannot be understood.</source>
        <translation>
            <numerusform>ほかにフィルターの%n箇所を解釈できません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1超</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2件中%1件目</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>検索中...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingOut</name>
    <message>
        <source>The service accepted it.</source>
        <translation>サービスが受け付けました。</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>結果を確認</translation>
    </message>
    <message>
        <source>Looking for the change requests at their workspaces.</source>
        <translation>変更リクエストを対象のワークスペースで探しています。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>検索を停止</translation>
    </message>
    <message>
        <source>Looking for the change requests at their workspaces: %1 of %2.</source>
        <translation>変更リクエストを対象のワークスペースで探しています: %2個中%1個。</translation>
    </message>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) were found.</source>
        <translation>
            <numerusform>実行されていました: %n件の変更リクエストが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the draft, or every workspace gets it twice.</source>
        <translation>下書きを破棄してください。破棄しないと、すべてのワークスペースに変更リクエストが2つ作成されます。</translation>
    </message>
    <message>
        <source>No workspace has it so far.</source>
        <translation>今のところ、どのワークスペースにもありません。</translation>
    </message>
    <message>
        <source>The service may still be working on it. From %1 on it is certain.</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>サービスがまだ処理中の可能性があります。%1以降に確定します。</translation>
    </message>
    <message>
        <source>It was not carried out: no workspace has it.</source>
        <translation>実行されていません: どのワークスペースにもありません。</translation>
    </message>
    <message>
        <source>It is not known of an earlier try.</source>
        <translation>以前の試行については不明です。</translation>
    </message>
    <message>
        <source>You can create it now.</source>
        <translation>今すぐ作成できます。</translation>
    </message>
    <message>
        <source>Looking was stopped, and nothing was found.</source>
        <translation>検索を停止しました。何も見つかっていません。</translation>
    </message>
    <message numerus="yes">
        <source>It is still not known: %n list(s) could not be read.</source>
        <translation>
            <numerusform>まだ不明です: %n件の一覧を読み取れませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingPlace</name>
    <message>
        <source>At its place</source>
        <translation>該当箇所</translation>
    </message>
    <message>
        <source>folded for reading; %1</source>
        <extracomment>%1 is &quot;line 1, column 412&quot;</extracomment>
        <translation>読みやすく折り返し、%1</translation>
    </message>
    <message>
        <source>The marked line: %1</source>
        <translation>印のある行: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>The secrets were removed from the body: what is there now was judged.</source>
        <translation>ボディから秘密情報が取り除かれています。判定の対象は現在の内容です。</translation>
    </message>
    <message>
        <source>Copy all findings as text</source>
        <translation>すべての指摘をテキストとしてコピー</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処方法</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>生データに表示</translation>
    </message>
    <message>
        <source>Show in Payload</source>
        <translation>ペイロードに表示</translation>
    </message>
    <message>
        <source>Nothing to judge</source>
        <translation>判定するものがありません</translation>
    </message>
    <message>
        <source>No bytes of the body are here.</source>
        <translation>ボディのバイト列がありません。</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>ボディは取り込まれていません。</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>リクエストにボディがありませんでした。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>指摘はありません</translation>
    </message>
    <message>
        <source>The body follows the specification.</source>
        <translation>ボディは仕様に従っています。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FirstRunCard</name>
    <message>
        <source>A passed run task in a minute</source>
        <translation>1分でランタスクを合格に</translation>
    </message>
    <message>
        <source>All on this computer: no account, no tunnel, nothing leaves it.</source>
        <translation>すべてこのコンピューター上で完結します。アカウントもトンネルも不要で、外部には何も送信されません。</translation>
    </message>
    <message>
        <source>Start listening</source>
        <translation>待ち受けを開始</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Send a sample</source>
        <translation>サンプルを送信</translation>
    </message>
    <message>
        <source>Send sample</source>
        <translation>サンプルを送信</translation>
    </message>
    <message>
        <source>Answer it</source>
        <translation>返信する</translation>
    </message>
    <message>
        <source>Choose Passed and send. You see what a reviewer would see.</source>
        <translation>「合格」を選択して送信します。レビュー担当者に見える内容が表示されます。</translation>
    </message>
    <message>
        <source>Runlatch receives run tasks at %1.</source>
        <translation>Runlatchは%1でランタスクを受信します。</translation>
    </message>
    <message>
        <source>Runlatch receives run tasks at an address of this computer.</source>
        <translation>Runlatchはこのコンピューターのアドレスでランタスクを受信します。</translation>
    </message>
    <message>
        <source>The built-in simulator sends a signed post_plan request to that address.</source>
        <translation>内蔵シミュレーターが、署名付きのpost_planリクエストをこのアドレスに送信します。</translation>
    </message>
    <message>
        <source>Starts the built-in simulator, which sends a post_plan request to that address.</source>
        <translation>内蔵シミュレーターを起動し、post_planリクエストをこのアドレスに送信します。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FolderDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>このフォルダーを使用</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選択</translation>
    </message>
    <message>
        <source>Runlatch keeps requests, drafts and archives on disk before it answers or sends. Choose a folder for this window; the data in the other one is not touched. Nothing was sent.</source>
        <translation>Runlatchは、応答や送信の前に、リクエスト、下書き、アーカイブ操作をディスクに保存します。このウィンドウ用のフォルダーを選択してください。もう一方のフォルダーのデータは変更されません。何も送信していません。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Folder for this window</source>
        <translation>このウィンドウ用のフォルダー</translation>
    </message>
    <message>
        <source>Give the full path of a folder.</source>
        <translation>フォルダーのフルパスを入力してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FormList</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FoundCredentialsList</name>
    <message>
        <source>&amp;Found on this computer</source>
        <translation>このコンピューターで検出(&amp;F)</translation>
    </message>
    <message>
        <source>Tokens found on this computer</source>
        <translation>このコンピューターで見つかったトークン</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>%1
from %2</source>
        <translation>%1
%2から</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::HeadersTable</name>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy name and value</source>
        <translation>名前と値をコピー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::HelpContents</name>
    <message>
        <source>Table of contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::HelpWindow</name>
    <message>
        <source>No section has all of these words.</source>
        <translation>これらの語をすべて含むセクションはありません。</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a command, %2 its key</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Search in the help</source>
        <translation>ヘルプ内を検索</translation>
    </message>
    <message>
        <source>Search in all pages (Ctrl+F)</source>
        <translation>すべてのページを検索(Ctrl+F)</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Help for Runlatch</source>
        <translation>Runlatchのヘルプ</translation>
    </message>
    <message>
        <source>%1 - Help for Runlatch</source>
        <translation>%1 - Runlatchのヘルプ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ImportDialog</name>
    <message>
        <source>JSON Lines of Runlatch</source>
        <translation>RunlatchのJSON Lines</translation>
    </message>
    <message>
        <source>HAR</source>
        <translation>HAR</translation>
    </message>
    <message>
        <source>commands of PowerShell</source>
        <translation>PowerShellのコマンド</translation>
    </message>
    <message>
        <source>commands of curl</source>
        <translation>curlのコマンド</translation>
    </message>
    <message>
        <source>request files</source>
        <translation>リクエストファイル</translation>
    </message>
    <message>
        <source>raw HTTP</source>
        <translation>生のHTTP</translation>
    </message>
    <message>
        <source>events of AWS</source>
        <translation>AWSのイベント</translation>
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
        <source>Signatures that were checked with the keys of the listener: %1 valid, %2 not valid.</source>
        <translation>リスナーの鍵で検証した署名: 有効%1、有効でないもの%2。</translation>
    </message>
    <message>
        <source>Imported requests are marked. What their file says about a signature is not believed, and nothing waits for a reply to them.</source>
        <translation>取り込んだリクエストには印が付きます。ファイルにある署名の情報は信用されず、返信を待つものもありません。</translation>
    </message>
    <message>
        <source>Choose &amp;files...</source>
        <translation>ファイルを選択(&amp;F)...</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>取り込み</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Import requests</source>
        <translation>リクエストの取り込み</translation>
    </message>
    <message>
        <source>What was not imported</source>
        <translation>取り込まれなかったもの</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>取り込みの進行状況</translation>
    </message>
    <message>
        <source>Choose files, or drop them on the window: what Runlatch exported, HAR of any tool, commands of curl or PowerShell, request files (.http), raw HTTP requests, events of AWS, requests of ngrok or webhook.site.</source>
        <translation>ファイルを選択するか、ウィンドウにドロップしてください: Runlatchが書き出したもの、各種ツールのHAR、curlまたはPowerShellのコマンド、リクエストファイル(.http)、生のHTTPリクエスト、AWSのイベント、ngrokまたはwebhook.siteのリクエスト。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1ほか%n個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the files...</source>
        <translation>ファイルを調べています...</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) will be imported.</source>
        <translation>
            <numerusform>%n件のリクエストを取り込みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>検出: %1。</translation>
    </message>
    <message>
        <source>Requests (*.jsonl *.ndjson *.har *.gz *.json *.sh *.ps1 *.http *.rest *.head *.txt)</source>
        <translation>リクエスト (*.jsonl *.ndjson *.har *.gz *.json *.sh *.ps1 *.http *.rest *.head *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Importing...</source>
        <translation>取り込み中...</translation>
    </message>
    <message>
        <source>Importing: %1 of %2</source>
        <translation>取り込み中: %2件中%1件</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1、エントリ%2</translation>
    </message>
    <message>
        <source>Further faults are not shown.</source>
        <translation>これ以降の誤りは表示されません。</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>取り込みをキャンセルしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>%n件のリクエストを取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>取り込みをキャンセル</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::InterchangeFlow</name>
    <message>
        <source>Open a plan</source>
        <translation>プランを開く</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>プラン (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KeyEdit</name>
    <message>
        <source>No key. Press one to set it.</source>
        <translation>キーなし。設定するにはキーを押してください。</translation>
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
        <translation>別の鍵を追加(&amp;Y)</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>鍵を生成</translation>
    </message>
    <message>
        <source>Copy the new key</source>
        <translation>新しい鍵をコピー</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC鍵(&amp;K)</translation>
    </message>
    <message>
        <source>kept in the keychain; without one nothing is checked</source>
        <translation>キーチェーンに保存。鍵がない場合は何も検証しません</translation>
    </message>
    <message>
        <source>While a key is being changed, requests signed with either one are valid</source>
        <translation>鍵の変更中は、どちらの鍵で署名したリクエストも有効です</translation>
    </message>
    <message>
        <source>The service needs the same key: copy it there, then save here</source>
        <translation>サービスにも同じ鍵が必要です: サービス側にコピーしてから、ここで保存してください</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <translation>この鍵を削除</translation>
    </message>
    <message>
        <source>HMAC key %1</source>
        <translation>HMAC鍵%1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::KnownKeys</name>
    <message>
        <source>Key %1 of endpoint “%2”</source>
        <translation>エンドポイント「%2」の鍵%1</translation>
    </message>
    <message>
        <source>Key of endpoint “%1”</source>
        <translation>エンドポイント「%1」の鍵</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LanguageChange</name>
    <message>
        <source>The language changes as soon as nothing is open.</source>
        <translation>開いているものがなくなりしだい、言語が切り替わります。</translation>
    </message>
    <message>
        <source>A dialog is open.</source>
        <translation>ダイアログが開いています。</translation>
    </message>
    <message>
        <source>The files are being opened.</source>
        <translation>ファイルを開いています。</translation>
    </message>
    <message>
        <source>Change requests are being archived.</source>
        <translation>変更リクエストをアーカイブしています。</translation>
    </message>
    <message>
        <source>Change requests are being exported.</source>
        <translation>変更リクエストをエクスポートしています。</translation>
    </message>
    <message>
        <source>A bulk create is being sent, or its draft is not saved.</source>
        <translation>一括作成を送信中か、その下書きが保存されていません。</translation>
    </message>
    <message>
        <source>A reply is being sent, or a request, a reply or a note is not saved.</source>
        <translation>返信を送信中か、リクエスト、返信またはメモが保存されていません。</translation>
    </message>
    <message>
        <source>The simulator is starting.</source>
        <translation>シミュレーターを起動しています。</translation>
    </message>
    <message>
        <source>The listener is starting or stopping.</source>
        <translation>リスナーを起動または停止しています。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerDialog</name>
    <message>
        <source>Sent bulk creates</source>
        <translation>送信済みの一括作成</translation>
    </message>
    <message>
        <source>No bulk create was sent from this computer yet.</source>
        <translation>このコンピューターから送信した一括作成はまだありません。</translation>
    </message>
    <message>
        <source>Known facts</source>
        <translation>判明していること</translation>
    </message>
    <message>
        <source>Not created</source>
        <translation>未作成</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>結果を確認</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <translation>下書きとして使用</translation>
    </message>
    <message>
        <source>Remove...</source>
        <translation>削除...</translation>
    </message>
    <message>
        <source>Clear...</source>
        <translation>クリア...</translation>
    </message>
    <message>
        <source>The list held lines that could not be read.</source>
        <translation>一覧に、読み取れない行がありました。</translation>
    </message>
    <message>
        <source>They are kept in %1.</source>
        <translation>%1に保存されています。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list could not be read.</source>
        <translation>
            <numerusform>一覧の%n行を読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are kept in a file beside it when the list is changed.</source>
        <translation>一覧が変更されると、隣のファイルに保存されます。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>検索を停止</translation>
    </message>
    <message numerus="yes">
        <source>Looking for its change requests: %1 of %2 workspaces, %n found.</source>
        <translation>
            <numerusform>変更リクエストを探しています: ワークスペース%2個中%1個、%n件見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>To find out, choose the connection %1 first.</source>
        <translation>結果を確認するには、先に接続%1を選択してください。</translation>
    </message>
    <message>
        <source>No change request with its subject was found yet.</source>
        <translation>この件名の変更リクエストはまだ見つかっていません。</translation>
    </message>
    <message>
        <source>The service may still be creating them. Look again in a few minutes.</source>
        <translation>サービスがまだ作成中の可能性があります。数分後にもう一度検索してください。</translation>
    </message>
    <message>
        <source>Looking was stopped. The outcome is still not known.</source>
        <translation>検索を停止しました。結果は不明のままです。</translation>
    </message>
    <message>
        <source>Not all workspaces could be read. The outcome is still not known.</source>
        <translation>一部のワークスペースを読み取れませんでした。結果は不明のままです。</translation>
    </message>
    <message>
        <source>Remove this bulk create from the list?</source>
        <translation>この一括作成を一覧から外しますか?</translation>
    </message>
    <message>
        <source>Its change requests stay. What was sent, and what became of it, is forgotten.</source>
        <translation>変更リクエストは残ります。何を送信し、どうなったかの記録は失われます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Clear the list?</source>
        <translation>一覧をクリアしますか?</translation>
    </message>
    <message>
        <source>All change requests stay. What was sent from this computer is forgotten, also by the command line, and unknown outcomes stay unknown.</source>
        <translation>変更リクエストはすべて残ります。このコンピューターから送信したものの記録はコマンドラインからも失われ、不明な結果は不明のままになります。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerText</name>
    <message numerus="yes">
        <source>... and %n more</source>
        <translation>
            <numerusform>... ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>時刻: %1</translation>
    </message>
    <message>
        <source>Connection: %1 (%2)</source>
        <extracomment>%1 is a connection, %2 its host</extracomment>
        <translation>接続: %1(%2)</translation>
    </message>
    <message>
        <source>Sent by the command line to %1</source>
        <translation>コマンドラインから%1へ送信</translation>
    </message>
    <message>
        <source>Organization: %1</source>
        <translation>組織: %1</translation>
    </message>
    <message>
        <source>Workspaces: those of the query %1</source>
        <translation>ワークスペース: クエリ%1に一致するもの</translation>
    </message>
    <message numerus="yes">
        <source>Workspaces: %n</source>
        <translation>
            <numerusform>ワークスペース: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>件名: %1</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more character(s)</source>
        <translation>
            <numerusform>... ほか%n文字</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 in %3  POST %4</source>
        <extracomment>%1 is a time, %2 a status or an error, %3 a duration, %4 an address</extracomment>
        <translation>%1  %2、%3  POST %4</translation>
    </message>
    <message>
        <source>Another bulk create with this subject was sent on %1. Find out and Watch cannot tell their change requests apart.</source>
        <extracomment>%1 is a time</extracomment>
        <translation>この件名の別の一括作成が%1に送信されています。「結果を確認」と「監視」では、両者の変更リクエストを区別できません。</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>送信中です。</translation>
    </message>
    <message>
        <source>The service accepted it.</source>
        <translation>サービスが受け付けました。</translation>
    </message>
    <message>
        <source>The service accepted it, and returned other values than were sent: %1.</source>
        <translation>サービスが受け付けましたが、送信したものとは異なる値を返しました: %1。</translation>
    </message>
    <message>
        <source>It was refused. Nothing was created.</source>
        <translation>拒否されました。何も作成されていません。</translation>
    </message>
    <message>
        <source>It did not reach the service. Nothing was created.</source>
        <translation>サービスに届きませんでした。何も作成されていません。</translation>
    </message>
    <message>
        <source>No usable answer arrived. Its change requests may exist: find out before you send it again.</source>
        <translation>有効な応答がありませんでした。変更リクエストが存在する可能性があります。再送信する前に結果を確認してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) with its subject were found since.</source>
        <translation>
            <numerusform>その後、この件名の変更リクエストが%n件見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No change request with its subject was found. It was not carried out.</source>
        <translation>この件名の変更リクエストは見つかりませんでした。実行されていません。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検出</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerDialog</name>
    <message>
        <source>Settings of the listener</source>
        <translation>リスナーの設定</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>リスナー</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>待ち受け</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Automatic reply</source>
        <translation>自動返信</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>外部から</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerIdentityForm</name>
    <message>
        <source>Use &amp;HTTPS with your own certificate</source>
        <translation>独自の証明書でHTTPSを使用(&amp;H)</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>証明書ファイル</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>鍵ファイル</translation>
    </message>
    <message>
        <source>&amp;Certificate file</source>
        <translation>証明書ファイル(&amp;C)</translation>
    </message>
    <message>
        <source>Key &amp;file</source>
        <translation>鍵ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Passph&amp;rase</source>
        <translation>パスフレーズ(&amp;R)</translation>
    </message>
    <message>
        <source>PEM or PKCS#12</source>
        <translation>PEMまたはPKCS#12</translation>
    </message>
    <message>
        <source>where the key is not in the same file</source>
        <translation>鍵が同じファイルにない場合</translation>
    </message>
    <message>
        <source>of an encrypted key; not kept</source>
        <translation>暗号化された鍵のパスフレーズ。保存されません</translation>
    </message>
    <message>
        <source>the one in use</source>
        <translation>使用中のもの</translation>
    </message>
    <message>
        <source>https needs a certificate: choose its file.</source>
        <translation>httpsには証明書が必要です。証明書ファイルを選択してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerNotices</name>
    <message>
        <source>Other computers on the network can reach %1.</source>
        <translation>ネットワーク上のほかのコンピューターから%1にアクセスできます。</translation>
    </message>
    <message>
        <source>Requests without a valid signature are marked.</source>
        <translation>有効な署名のないリクエストには印が付きます。</translation>
    </message>
    <message>
        <source>Set an HMAC key for each endpoint to recognize requests from strangers.</source>
        <translation>部外者からのリクエストを見分けるには、各エンドポイントにHMAC鍵を設定してください。</translation>
    </message>
    <message>
        <source>Use port %1</source>
        <translation>ポート%1を使用</translation>
    </message>
    <message>
        <source>The listener was not reached by a request to itself.</source>
        <translation>リスナーから自身へのリクエストが届きませんでした。</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>The rules of the listener stay as they were.</source>
        <translation>リスナーのルールは元のままです。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerPane</name>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>キーチェーンを待っています。</translation>
    </message>
    <message>
        <source>The listener starts when its HMAC key has been read.</source>
        <translation>HMAC鍵の読み取りが終わると、リスナーが開始します。</translation>
    </message>
    <message>
        <source>Use port %1</source>
        <translation>ポート%1を使用</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerSection</name>
    <message>
        <source>%1, any port</source>
        <extracomment>%1 is an address at which any free port is taken</extracomment>
        <translation>%1、任意のポート</translation>
    </message>
    <message>
        <source>Waiting for the keychain, which has the HMAC keys.</source>
        <translation>HMAC鍵のあるキーチェーンを待っています。</translation>
    </message>
    <message>
        <source>Endpoints, keys and addresses...</source>
        <translation>エンドポイント、鍵、アドレス...</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerStrip</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 is an address</comment>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Copy the listener&apos;s address</source>
        <translation>リスナーのアドレスをコピー</translation>
    </message>
    <message>
        <source>Send sample</source>
        <translation>サンプルを送信</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Listener...</source>
        <translation>リスナー...</translation>
    </message>
    <message>
        <source>Storage limits...</source>
        <translation>保存容量の上限...</translation>
    </message>
    <message>
        <source>Register run task...</source>
        <translation>ランタスクを登録...</translation>
    </message>
    <message>
        <source>Start listening</source>
        <translation>待ち受けを開始</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>待ち受けを停止</translation>
    </message>
    <message>
        <source>The simulator sends a signed run task to this listener</source>
        <translation>シミュレーターが、署名付きのランタスクをこのリスナーに送信します</translation>
    </message>
    <message>
        <source>Address to give to a run task</source>
        <translation>ランタスクに指定するアドレス</translation>
    </message>
    <message>
        <source>Signatures are checked with your key</source>
        <translation>署名は設定した鍵で検証されます</translation>
    </message>
    <message>
        <source>Without an HMAC key signatures are not checked</source>
        <translation>HMAC鍵がないと署名は検証されません</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>A request to itself is under way</source>
        <translation>自身へのリクエストを送信中です</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>A request to itself did not arrive</source>
        <translation>自身へのリクエストが届きませんでした</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>待ち受け中</translation>
    </message>
    <message>
        <source>Listening, no key</source>
        <translation>待ち受け中、鍵なし</translation>
    </message>
    <message>
        <source>%1. Proved by a request to itself at %2.</source>
        <translation>%1。%2に自身へのリクエストで確認済み。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止中</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LoadingPage</name>
    <message>
        <source>Loading request %1</source>
        <translation>リクエスト%1を読み込み中</translation>
    </message>
    <message>
        <source>Its body has %1.</source>
        <translation>ボディは%1です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Request %1 is not loaded</source>
        <translation>リクエスト%1は読み込まれていません</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>読み込みをキャンセルしました。</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>読み込む</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LogSection</name>
    <message>
        <source>&amp;Write every exchange to a log file</source>
        <translation>すべてのやり取りをログファイルに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>The log has a line of JSON for each exchange over HTTP that the Activity page shows: times, addresses, headers and bodies. Tokens, keys and other secrets are redacted before it is written.</source>
        <translation>ログには、アクティビティページに表示されるHTTPのやり取りごとに1行のJSON(時刻、アドレス、ヘッダー、ボディ)が入ります。トークン、鍵などの秘密情報は、書き込み前に伏せられます。</translation>
    </message>
    <message>
        <source>At %1 a new file begins. One earlier file is kept.</source>
        <translation>%1になると新しいファイルが始まります。以前のファイルは1つ保持されます。</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>ログファイル</translation>
    </message>
    <message>
        <source>Copy the path of the log file</source>
        <translation>ログファイルのパスをコピー</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>ログはまだありません。</translation>
    </message>
    <message>
        <source>The log takes %1 now.</source>
        <translation>ログの現在のサイズは%1です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Connect to a service...</source>
        <translation>サービスに接続(&amp;C)...</translation>
    </message>
    <message>
        <source>C&amp;onnections...</source>
        <translation>接続(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Export requests...</source>
        <translation>リクエストを書き出し(&amp;E)...</translation>
    </message>
    <message>
        <source>&amp;Import requests...</source>
        <translation>リクエストを取り込み(&amp;I)...</translation>
    </message>
    <message>
        <source>Open a &amp;plan...</source>
        <translation>プランを開く(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Check a &amp;signature...</source>
        <translation>署名を確認(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Compare requests...</source>
        <translation>リクエストを比較(&amp;C)...</translation>
    </message>
    <message>
        <source>C&amp;ommands...</source>
        <translation>コマンド(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation>新機能(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics...</source>
        <translation>診断情報(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;About Runlatch</source>
        <translation>Runlatchについて(&amp;A)</translation>
    </message>
    <message>
        <source>About Runlatch</source>
        <translation>Runlatchについて</translation>
    </message>
    <message>
        <source>Runlatch %1

A workbench for change requests and run tasks.
Apache License 2.0. Nothing is sent anywhere but to the addresses you give.</source>
        <translation>Runlatch %1

変更リクエストとランタスクのためのワークベンチ。
Apache License 2.0。指定したアドレス以外には何も送信されません。</translation>
    </message>
    <message>
        <source>Made with Qt %1 (LGPL 3), Boost (Boost License 1.0), libsodium (ISC), MD4C (MIT), QtKeychain (BSD), simdjson (Apache 2.0) and SQLite (public domain).</source>
        <translation>使用ソフトウェア: Qt %1 (LGPL 3)、Boost (Boost License 1.0)、libsodium (ISC)、MD4C (MIT)、QtKeychain (BSD)、simdjson (Apache 2.0)、SQLite (パブリックドメイン)。</translation>
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
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>一括作成</translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>シミュレーター</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Change requests</source>
        <translation>変更リクエスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Bulk create</source>
        <translation>一括作成(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Run tasks</source>
        <translation>ランタスク(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Simulator</source>
        <translation>シミュレーター(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Activity</source>
        <translation>アクティビティ(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>チェック(&amp;H)</translation>
    </message>
    <message>
        <source>Listening on %1</source>
        <translation>%1で待ち受け中</translation>
    </message>
    <message>
        <source>%1, proved at %2</source>
        <extracomment>%1 is &quot;Listening on 127.0.0.1:8080&quot;, %2 a time</extracomment>
        <translation>%1、%2に確認済み</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownEditor</name>
    <message>
        <source>Write</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownLinkDialog</name>
    <message>
        <source>Open this address?</source>
        <translation>このアドレスを開きますか?</translation>
    </message>
    <message>
        <source>The text contains this link. It opens in your browser at %1:</source>
        <translation>このテキストには次のリンクが含まれています。ブラウザーで%1を開きます:</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownTools</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>太字</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>見出し</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MarkdownView</name>
    <message>
        <source>[image, not loaded: </source>
        <extracomment>In place of an image in a message; its alternative text and a closing bracket follow.</extracomment>
        <translation>[画像、未読み込み: </translation>
    </message>
    <message>
        <source>%1, as text</source>
        <translation>%1、テキスト表示</translation>
    </message>
    <message>
        <source>Show as text</source>
        <translation>テキストとして表示</translation>
    </message>
    <message>
        <source>Render all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show formatted</source>
        <translation>書式付きで表示</translation>
    </message>
    <message>
        <source>This is the whole text.</source>
        <translation>これがテキスト全体です。</translation>
    </message>
    <message>
        <source>Only the first part is shown formatted.</source>
        <translation>書式付きで表示しているのは最初の部分だけです。</translation>
    </message>
    <message>
        <source>The rest would take too long.</source>
        <translation>残りの表示には時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>The text is long or deeply nested.</source>
        <translation>テキストが長いか、入れ子が深すぎます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MatchTable</name>
    <message>
        <source>Workspaces that match</source>
        <translation>一致したワークスペース</translation>
    </message>
    <message>
        <source>Planned and finished</source>
        <translation>Planned and finished</translation>
    </message>
    <message>
        <source>Drifted</source>
        <translation>ドリフトあり</translation>
    </message>
    <message>
        <source>12 months ago</source>
        <translation>12か月前</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MatchesPane</name>
    <message>
        <source>Show &amp;matches</source>
        <translation>一致を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The service does not accept these workspaces.</source>
        <translation>サービスがこれらのワークスペースを受け付けません。</translation>
    </message>
    <message>
        <source>The service does not take “%1”.</source>
        <translation>サービスが「%1」を受け付けません。</translation>
    </message>
    <message>
        <source>as of %1 · the service&apos;s data may lag behind</source>
        <extracomment>%1 is a time of the day</extracomment>
        <translation>%1時点 · サービスのデータには遅れがある場合があります</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>まだ問い合わせていません</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1以上</translation>
    </message>
    <message numerus="yes">
        <source>workspaces match</source>
        <translation>
            <numerusform>一致したワークスペース</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>The number of matches is not known</source>
        <translation>一致の数は不明です</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet and is left out here.</source>
        <translation>
            <numerusform>%n件の条件はまだ送信できないため、ここでは除外されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>More workspaces may match than you intend.</source>
        <translation>意図したより多くのワークスペースが一致する可能性があります。</translation>
    </message>
    <message>
        <source>The conditions have changed since.</source>
        <translation>その後、条件が変更されています。</translation>
    </message>
    <message>
        <source>Show the matches again.</source>
        <translation>一致をもう一度表示してください。</translation>
    </message>
    <message>
        <source>The explorer cannot run this query</source>
        <translation>エクスプローラーはこのクエリを実行できません</translation>
    </message>
    <message>
        <source>The explorer accepts one value for each condition, and only the operators of its reference. The change requests can still be created by the query.</source>
        <translation>エクスプローラーが受け付けるのは、条件ごとに1つの値と、リファレンスにある演算子だけです。それでも、クエリを指定して変更リクエストを作成できます。</translation>
    </message>
    <message>
        <source>No workspace can be shown</source>
        <translation>表示できるワークスペースがありません</translation>
    </message>
    <message>
        <source>Some may match anyway: the service does not give its whole answer.</source>
        <translation>それでも一致するものがある可能性があります: サービスの応答が完全ではありません。</translation>
    </message>
    <message>
        <source>No workspace matches</source>
        <translation>一致するワークスペースはありません</translation>
    </message>
    <message>
        <source>Nothing would be created. Change a condition, or turn one off.</source>
        <translation>何も作成されません。条件を変更するか、いずれかをオフにしてください。</translation>
    </message>
    <message>
        <source>Not asked from here</source>
        <translation>ここからは問い合わせません</translation>
    </message>
    <message>
        <source>The draft belongs to another connection. Choose that one to see the matches.</source>
        <translation>下書きは別の接続のものです。一致を表示するには、その接続を選択してください。</translation>
    </message>
    <message>
        <source>Choose the target workspaces</source>
        <translation>対象のワークスペースを選択</translation>
    </message>
    <message>
        <source>“Show matches” asks the service; nothing is created by that.</source>
        <translation>「一致を表示」でサービスに問い合わせます。それだけでは何も作成されません。</translation>
    </message>
    <message>
        <source>Nothing to ask yet</source>
        <translation>問い合わせるものがまだありません</translation>
    </message>
    <message>
        <source>Add a condition to see matching workspaces.</source>
        <translation>条件を追加すると、一致するワークスペースを確認できます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>接続を編集</translation>
    </message>
    <message>
        <source>Change port</source>
        <translation>ポートを変更</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Check key</source>
        <translation>鍵を確認</translation>
    </message>
    <message>
        <source>Show certificate</source>
        <translation>証明書を表示</translation>
    </message>
    <message>
        <source>Show change requests</source>
        <translation>変更リクエストを表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MessageStep</name>
    <message>
        <source>&amp;Subject</source>
        <translation>件名(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Message, markdown</source>
        <translation>メッセージ(Markdown)(&amp;M)</translation>
    </message>
    <message>
        <source>How the message is shown</source>
        <translation>メッセージの表示方法</translation>
    </message>
    <message>
        <source>Preview of the message</source>
        <translation>メッセージのプレビュー</translation>
    </message>
    <message>
        <source>Write what is to be changed.</source>
        <translation>変更する内容を書いてください。</translation>
    </message>
    <message>
        <source>Enter a subject: it is what readers see in their list.</source>
        <translation>件名を入力してください。読み手の一覧に表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s); no limit is documented</source>
        <translation>
            <numerusform>%n文字、ドキュメントに上限の記載はありません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NameQuestion</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NavigationList</name>
    <message>
        <source>more than %1 waiting</source>
        <translation>待機中%1件超</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機中%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NewerStrip</name>
    <message>
        <source>Follow new requests</source>
        <translation>新着リクエストを追う</translation>
    </message>
    <message>
        <source>Show the newest</source>
        <translation>最新を表示</translation>
    </message>
    <message>
        <source>Shows each request as it arrives. It pauses while you look at another one (F)</source>
        <translation>届いたリクエストを順に表示します。別のリクエストを見ている間は一時停止します(F)</translation>
    </message>
    <message>
        <source>Go to the newest request (Home)</source>
        <translation>最新のリクエストへ移動(Home)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln newer request(s)</source>
        <translation>
            <numerusform>新着リクエスト%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NoteNotices</name>
    <message>
        <source>The note of request %1 could not be saved: %2</source>
        <translation>リクエスト%1のメモを保存できませんでした: %2</translation>
    </message>
    <message>
        <source>Your text is kept in memory until Runlatch ends, and saving is tried again.</source>
        <translation>入力した内容はRunlatchを終了するまでメモリに保持され、保存が再試行されます。</translation>
    </message>
    <message>
        <source>Request %1:</source>
        <translation>リクエスト%1:</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) could not be saved in the store that was open before: %1</source>
        <translation>
            <numerusform>以前に開いていたストアに%n件のメモを保存できませんでした: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is kept until you close this message.</source>
        <translation>このメッセージを閉じるまで、テキストは残ります。</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>テキストをコピー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NotesTab</name>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Only on this machine, and in exports. Plain text.</source>
        <translation>このマシンと書き出したものにのみ含まれます。書式なしテキスト。</translation>
    </message>
    <message>
        <source>&amp;Color of the pin</source>
        <translation>ピンの色(&amp;C)</translation>
    </message>
    <message>
        <source>Color of the pin</source>
        <translation>ピンの色</translation>
    </message>
    <message>
        <source>It is kept, whatever its age and the storage limit.</source>
        <translation>経過時間や保存容量の上限にかかわらず保持されます。</translation>
    </message>
    <message>
        <source>N&amp;ote, of the imported file unless it was changed here</source>
        <translation>メモ(ここで変更していなければ取り込んだファイルのもの)(&amp;O)</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>メモ(&amp;O)</translation>
    </message>
    <message>
        <source>Note, of the imported file unless it was changed here</source>
        <translation>メモ(ここで変更していなければ取り込んだファイルのもの)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>cut off at the limit</source>
        <translation>上限で切り詰め</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%2文字中%1文字</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>The note could not be saved. What you typed is kept here.</source>
        <translation>メモを保存できませんでした。入力した内容はここに残っています。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NotificationsPanel</name>
    <message>
        <source>&amp;Send a notification of each created change request</source>
        <translation>作成された変更リクエストごとに通知を送信(&amp;S)</translation>
    </message>
    <message>
        <source>Target &amp;URL</source>
        <translation>送信先のURL(&amp;U)</translation>
    </message>
    <message>
        <source>Notifications that were sent</source>
        <translation>送信した通知</translation>
    </message>
    <message>
        <source>The simulator sends a notification for each change request that is created. It tries once.</source>
        <translation>シミュレーターは、変更リクエストが作成されるたびに通知を送信します。再試行はしません。</translation>
    </message>
    <message>
        <source>&amp;Key of notifications</source>
        <translation>通知の鍵(&amp;K)</translation>
    </message>
    <message>
        <source>kept in memory only; without one they are not signed</source>
        <translation>メモリにのみ保持。鍵がない場合、通知に署名しません</translation>
    </message>
    <message>
        <source>Enter the whole URL, with http:// or https://, without a user name.</source>
        <translation>http://またはhttps://を含むURL全体を、ユーザー名なしで入力してください。</translation>
    </message>
    <message>
        <source>answered %1</source>
        <extracomment>what became of a notification: a status of HTTP</extracomment>
        <translation>%1で応答</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>%1: id of a change request, %2: name of its workspace, %3: &quot;answered 200&quot;, or a sentence</extracomment>
        <translation>%2の%1: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>送信済み%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <translation>
            <numerusform>%n件受理</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OpeningNotices</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No keychain keeps the key of your captures.</source>
        <translation>キャプチャの鍵を保存できるキーチェーンがありません。</translation>
    </message>
    <message>
        <source>Their access tokens can be opened until Runlatch ends; everything else stays readable. Unlock the keychain, and they can be opened later, too.</source>
        <translation>アクセストークンはRunlatchを終了するまで開けます。それ以外は引き続き読めます。キーチェーンのロックを解除すると、後からでも開けます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OrganizationPicker</name>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Give an organization by name</source>
        <translation>組織を名前で指定</translation>
    </message>
    <message>
        <source>%1 (not listed here)</source>
        <extracomment>%1 is the name of an organization</extracomment>
        <translation>%1(一覧にありません)</translation>
    </message>
    <message>
        <source>Name of the organization:</source>
        <translation>組織の名前:</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutcomeEditor</name>
    <message>
        <source>Outcome id</source>
        <translation>結果項目のID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>URL of the outcome</source>
        <translation>結果項目のURL</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>1行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many characters a text has, and how many it may have: &quot;58 of 64&quot;</extracomment>
        <translation>%2文字中%1文字</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutcomesPanel</name>
    <message>
        <source>Outcomes of the reply</source>
        <translation>返信の結果項目</translation>
    </message>
    <message>
        <source>No outcomes yet. Each one is a line that the reviewer can open.</source>
        <translation>結果項目はまだありません。各項目は、レビュー担当者が開ける1行になります。</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add outcome</source>
        <translation>結果項目を追加</translation>
    </message>
    <message>
        <source>Duplicate the outcome</source>
        <translation>結果項目を複製</translation>
    </message>
    <message>
        <source>Move the outcome up</source>
        <translation>結果項目を上へ移動</translation>
    </message>
    <message>
        <source>Move the outcome down</source>
        <translation>結果項目を下へ移動</translation>
    </message>
    <message>
        <source>Previous outcome</source>
        <translation>前の結果項目</translation>
    </message>
    <message>
        <source>Next outcome</source>
        <translation>次の結果項目</translation>
    </message>
    <message>
        <source>Remove the outcome</source>
        <translation>結果項目を削除</translation>
    </message>
    <message>
        <source>Removed the outcome “%1”.</source>
        <translation>結果項目「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Removed the tag “%1: %2”.</source>
        <translation>タグ「%1: %2」を削除しました。</translation>
    </message>
    <message>
        <source>The service is older than outcomes.</source>
        <translation>サービスは結果項目に対応する前のものです。</translation>
    </message>
    <message>
        <source>The service did not say that it accepts outcomes.</source>
        <translation>サービスは、結果項目を受け付けるとは示していません。</translation>
    </message>
    <message>
        <source>They are sent only with “Send anyway”.</source>
        <translation>「それでも送信」を選んだ場合にのみ送信されます。</translation>
    </message>
    <message>
        <source>The request has no key capabilities.outcomes, so they are left out.</source>
        <translation>リクエストにキーcapabilities.outcomesがないため、送信されません。</translation>
    </message>
    <message>
        <source>The request has no capabilities.outcomes: true, so they are left out.</source>
        <translation>リクエストにcapabilities.outcomes: trueがないため、送信されません。</translation>
    </message>
    <message>
        <source>Write outcomes anyway</source>
        <translation>それでも結果項目を入力</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many outcomes there are, and how many the service takes: &quot;4 of 250&quot;</extracomment>
        <translation>%2件中%1件</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutsideLine</name>
    <message>
        <source>Start tunnel</source>
        <translation>トンネルを開始</translation>
    </message>
    <message>
        <source>Stop tunnel</source>
        <translation>トンネルを停止</translation>
    </message>
    <message>
        <source>Check address</source>
        <translation>アドレスを確認</translation>
    </message>
    <message>
        <source>Tunnel log...</source>
        <translation>トンネルのログ...</translation>
    </message>
    <message numerus="yes">
        <source>It starts again in %n second(s).</source>
        <translation>
            <numerusform>%n秒後に再び開始します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tunnel log</source>
        <translation>トンネルのログ</translation>
    </message>
    <message>
        <source>Output of the tunnel program</source>
        <translation>トンネルプログラムの出力</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutsidePage</name>
    <message>
        <source>Reached from outside</source>
        <translation>外部からの接続</translation>
    </message>
    <message>
        <source>&amp;Public URL</source>
        <translation>公開URL(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tunnel command</source>
        <translation>トンネルのコマンド(&amp;T)</translation>
    </message>
    <message>
        <source>Start the tunnel &amp;with the listener</source>
        <translation>リスナーと一緒にトンネルを開始(&amp;W)</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>By a URL</source>
        <translation>URL経由</translation>
    </message>
    <message>
        <source>By a tunnel</source>
        <translation>トンネル経由</translation>
    </message>
    <message>
        <source>%1 and %2 are filled in</source>
        <extracomment>%1 and %2 are {host} and {port}</extracomment>
        <translation>%1と%2は自動で置き換えられます</translation>
    </message>
    <message>
        <source>of a proxy or a tunnel that leads to this listener</source>
        <translation>このリスナーにつながるプロキシまたはトンネルのURL</translation>
    </message>
    <message>
        <source>The program runs with your rights and without a shell, gets no token and no key, and ends with Runlatch. The first https address that it prints is used.</source>
        <translation>プログラムは、ユーザー自身の権限で、シェルを介さずに実行されます。トークンも鍵も渡されず、Runlatchとともに終了します。プログラムが最初に出力したhttpsアドレスを使用します。</translation>
    </message>
    <message>
        <source>The command is kept in the settings in clear: put no token into it.</source>
        <translation>コマンドは設定に平文で保存されます。トークンを含めないでください。</translation>
    </message>
    <message>
        <source>Use the line for %1</source>
        <translation>%1用の行を使用</translation>
    </message>
    <message>
        <source>Enter a URL with http or https, without a query, such as https://tunnel.example.</source>
        <translation>httpまたはhttpsの、クエリのないURLを入力してください(例: https://tunnel.example)。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OverviewTab</name>
    <message>
        <source>Null, which the specification does not allow here.</source>
        <translation>null。仕様ではここに使えません。</translation>
    </message>
    <message>
        <source>Received, according to the imported file</source>
        <translation>受信(取り込んだファイルの記載による)</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信日時</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>The service checks that the address answers. Do not send a callback.</source>
        <translation>サービスがアドレスの応答を確認しています。コールバックは送信しないでください。</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>取り込み済み</translation>
    </message>
    <message>
        <source>It comes from a file. Nothing proves what the file says of its receipt.</source>
        <translation>ファイルから取り込んだものです。受信に関するファイルの記載を裏付けるものはありません。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>%1 is the name of a rule</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>As its file says: %1.</source>
        <translation>ファイルの記載: %1。</translation>
    </message>
    <message>
        <source>The rule of the listener that acted on it.</source>
        <translation>このリクエストに適用されたリスナーのルール。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>It is kept, whatever its age and the storage limit.</source>
        <translation>経過時間や保存容量の上限にかかわらず保持されます。</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>秘密情報</translation>
    </message>
    <message>
        <source>Redacted: no keychain kept the key that sealed them, and it ended with its session.</source>
        <translation>伏せ字: 封印に使った鍵を保存できるキーチェーンがなく、鍵はセッションとともに失われました。</translation>
    </message>
    <message>
        <source>Redacted: they were removed, or sealed with a key that this session does not have.</source>
        <translation>伏せ字: 削除されたか、このセッションにない鍵で封印されています。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>In memory only: it could not be written to disk.</source>
        <translation>メモリのみ: ディスクに書き込めませんでした。</translation>
    </message>
    <message>
        <source>Sent again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>A copy of request %1.</source>
        <translation>リクエスト%1のコピー。</translation>
    </message>
    <message>
        <source>A copy of a request that was deleted.</source>
        <translation>削除されたリクエストのコピー。</translation>
    </message>
    <message>
        <source>Older service</source>
        <translation>古いサービス</translation>
    </message>
    <message>
        <source>It lacks keys that services send today, and accepts no detailed outcomes.</source>
        <translation>現在のサービスが送信するキーがなく、詳細な結果項目を受け付けません。</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>トリガー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Page of the change request</source>
        <translation>変更リクエストのページ</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>Run message</source>
        <translation>ランのメッセージ</translation>
    </message>
    <message>
        <source>Page of the run</source>
        <translation>ランのページ</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Workspace id</source>
        <translation>ワークスペースID</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>ボディは取り込まれていません。</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>リクエストにボディがありませんでした。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>payload_version is missing: only version 1 is supported, and nothing is replied automatically.</source>
        <translation>payload_versionがありません: 対応しているのはバージョン1のみで、自動返信は行われません。</translation>
    </message>
    <message>
        <source>payload_version is not 1: this version is not supported, and nothing is replied automatically.</source>
        <translation>payload_versionが1ではありません: このバージョンには対応しておらず、自動返信は行われません。</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>%1 is what the Host header says</extracomment>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Its Host header names another server: %1. It is answered automatically only if its signature is valid.</source>
        <translation>Hostヘッダーが別のサーバーを示しています: %1。署名が有効な場合にのみ自動返信されます。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Enforcement level</source>
        <translation>適用レベル</translation>
    </message>
    <message>
        <source>Speculative</source>
        <translation>投機的</translation>
    </message>
    <message>
        <source>Yes: this run cannot be applied.</source>
        <translation>はい: このランは適用できません。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Project id</source>
        <translation>プロジェクトID</translation>
    </message>
    <message>
        <source>Page of the project</source>
        <translation>プロジェクトのページ</translation>
    </message>
    <message>
        <source>Working directory</source>
        <translation>作業ディレクトリ</translation>
    </message>
    <message>
        <source>Page of the workspace</source>
        <translation>ワークスペースのページ</translation>
    </message>
    <message>
        <source>Null when the workspace has no VCS repository.</source>
        <translation>ワークスペースにVCSリポジトリがない場合はnull。</translation>
    </message>
    <message>
        <source>Version control</source>
        <translation>バージョン管理</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>リポジトリ</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>コミット</translation>
    </message>
    <message>
        <source>Page of the commit</source>
        <translation>コミットのページ</translation>
    </message>
    <message>
        <source>Pull request</source>
        <translation>プルリクエスト</translation>
    </message>
    <message>
        <source>Null when the run was not triggered by a pull or merge request.</source>
        <translation>ランがプルリクエストまたはマージリクエストで開始されたものでない場合はnull。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>JSON形式のプラン</translation>
    </message>
    <message>
        <source>Before the plan there is none: it comes with the later stages.</source>
        <translation>プランの前にはありません: 後のステージで届きます。</translation>
    </message>
    <message>
        <source>Configuration version</source>
        <translation>構成バージョン</translation>
    </message>
    <message>
        <source>Download of the configuration</source>
        <translation>構成のダウンロード</translation>
    </message>
    <message>
        <source>Null when the configuration version cannot be downloaded.</source>
        <translation>構成バージョンをダウンロードできない場合はnull。</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>コールバック</translation>
    </message>
    <message>
        <source>Task result</source>
        <translation>タスク結果</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>The service accepts detailed outcomes.</source>
        <translation>サービスは詳細な結果項目を受け付けます。</translation>
    </message>
    <message>
        <source>The service does not accept detailed outcomes.</source>
        <translation>サービスは詳細な結果項目を受け付けません。</translation>
    </message>
    <message>
        <source>The service did not say that it accepts outcomes.</source>
        <translation>サービスは、結果項目を受け付けるとは示していません。</translation>
    </message>
    <message>
        <source>Deadline, as the imported file says</source>
        <translation>期限(取り込んだファイルの記載による)</translation>
    </message>
    <message>
        <source>Next update due</source>
        <translation>次の更新の期限</translation>
    </message>
    <message>
        <source>Final result due</source>
        <translation>最終結果の期限</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>as the imported file says</source>
        <translation>取り込んだファイルの記載による</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>not known whether it arrived</source>
        <translation>届いたかどうか不明</translation>
    </message>
    <message>
        <source>no answer (%1)</source>
        <translation>応答なし(%1)</translation>
    </message>
    <message>
        <source>answered %1, which may accept it</source>
        <translation>応答%1(受け付けられた可能性あり)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>応答%1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返信</translation>
    </message>
    <message>
        <source>%1: %2, sent %3, %4</source>
        <translation>%1: %2、%3に送信、%4</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>リスナー</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>From</source>
        <translation>送信元</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>エンドポイント</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>配信</translation>
    </message>
    <message>
        <source>Number %1 of the same task result</source>
        <translation>同じタスク結果の番号%1</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>SHA-512 of what arrived</source>
        <translation>受信内容のSHA-512</translation>
    </message>
    <message>
        <source>SHA-512 of the body</source>
        <translation>ボディのSHA-512</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PageBar</name>
    <message>
        <source>First page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>最後のページ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>ページサイズ</translation>
    </message>
    <message numerus="yes">
        <source>%n a page</source>
        <translation>
            <numerusform>1ページ%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pages</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Rows shown: their number, all of them</extracomment>
        <translation>%2件中%1件</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Rows shown: first, last, all of them</extracomment>
        <translation>%3件中%1–%2件目</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PayloadTab</name>
    <message>
        <source>Find keys and values</source>
        <translation>キーと値を検索</translation>
    </message>
    <message>
        <source>This match is more than %1 rows further down. Raw shows its place.</source>
        <translation>この一致は%1行より後ろにあります。場所は「生データ」に表示されます。</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>ペイロード</translation>
    </message>
    <message>
        <source>%1, new key</source>
        <translation>%1、新しいキー</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>キーをコピー</translation>
    </message>
    <message>
        <source>Copy the JSON Pointer</source>
        <translation>JSON Pointerをコピー</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>生データに表示</translation>
    </message>
    <message>
        <source>Find in the payload</source>
        <translation>ペイロード内を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>This is not valid JSON: values after the fault may be wrong. %1</source>
        <extracomment>%1 is a sentence: what is wrong, and where</extracomment>
        <translation>有効なJSONではありません: 誤りより後ろの値は正しくない可能性があります。%1</translation>
    </message>
    <message>
        <source>The body cannot be read as JSON. Findings says why, and Raw has its bytes.</source>
        <translation>ボディをJSONとして読み取れません。理由は「指摘」、バイト列は「生データ」に表示されます。</translation>
    </message>
    <message>
        <source>The body is incomplete. Raw has the bytes that arrived.</source>
        <translation>ボディが不完全です。届いたバイト列は「生データ」に表示されます。</translation>
    </message>
    <message>
        <source>No body was imported.</source>
        <translation>ボディは取り込まれていません。</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>リクエストにボディがありませんでした。</translation>
    </message>
    <message>
        <source>The body cannot be read as JSON. %1</source>
        <translation>ボディをJSONとして読み取れません。%1</translation>
    </message>
    <message>
        <source>No JSON document</source>
        <translation>JSONドキュメントなし</translation>
    </message>
    <message>
        <source>Only the first 4 MB were copied.</source>
        <translation>先頭の4 MBだけをコピーしました。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PickerPopup</name>
    <message>
        <source>No name contains this text.</source>
        <translation>このテキストを含む名前はありません。</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>名前の一部</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>検索: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlaceBar</name>
    <message>
        <source>Place among all received requests</source>
        <translation>受信した全リクエスト内の位置</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlaceDialog</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>ワークスペース(&amp;W)</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>ワークスペースを開く</translation>
    </message>
    <message>
        <source>&amp;Organization</source>
        <translation>組織(&amp;O)</translation>
    </message>
    <message>
        <source>not needed for an id</source>
        <translation>IDの場合は不要</translation>
    </message>
    <message>
        <source>name, or id beginning with ws-</source>
        <translation>名前、またはws-で始まるID</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Enter a name, or an id that begins with ws-.</source>
        <translation>名前、またはws-で始まるIDを入力してください。</translation>
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
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>The desktop has no program that opens folders. Copy the path instead.</source>
        <translation>このデスクトップにはフォルダーを開くプログラムがありません。代わりにパスをコピーしてください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlacePickers</name>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Open a workspace by name or id</source>
        <translation>名前またはIDでワークスペースを開く</translation>
    </message>
    <message>
        <source>All workspaces</source>
        <translation>すべてのワークスペース</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>プラン: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more plan(s) were not opened.</source>
        <translation>
            <numerusform>ほかの%n件のプランは開きませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 are opened at once. Open the others on their own.</source>
        <translation>一度に開けるのは%1件までです。残りは個別に開いてください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanTab</name>
    <message>
        <source>Fetch plans by themselves where the signature is valid</source>
        <translation>署名が有効な場合にプランを自動取得</translation>
    </message>
    <message>
        <source>For requests that arrive from now on</source>
        <translation>これから届くリクエストが対象</translation>
    </message>
    <message>
        <source>Fetch the plan</source>
        <translation>プランを取得</translation>
    </message>
    <message>
        <source>The plan is not fetched yet</source>
        <translation>プランはまだ取得されていません</translation>
    </message>
    <message>
        <source>It comes from %1, to which the request&apos;s access token is sent. It is kept sealed until the request&apos;s secrets go.</source>
        <translation>%1から取得し、そこへリクエストのアクセストークンを送信します。取得したプランは、リクエストの秘密情報が削除されるまで封印して保持されます。</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>プランなし</translation>
    </message>
    <message>
        <source>The request is kept in memory only. Its plan can be fetched when the disk has taken it.</source>
        <translation>リクエストはメモリにのみあります。プランはリクエストがディスクに保存されると取得できます。</translation>
    </message>
    <message>
        <source>Only run tasks of post_plan, pre_apply and post_apply have a link to one.</source>
        <translation>プランへのリンクがあるのは、post_plan、pre_apply、post_applyのランタスクだけです。</translation>
    </message>
    <message>
        <source>It is being asked for.</source>
        <translation>問い合わせ中です。</translation>
    </message>
    <message>
        <source>The service has not finished it. It is asked for again every five seconds, until the request&apos;s access token ends.</source>
        <translation>サービスでまだ完成していません。リクエストのアクセストークンが失効するまで、5秒ごとに再度問い合わせます。</translation>
    </message>
    <message>
        <source>%1 have come.</source>
        <translation>%1を受信しました。</translation>
    </message>
    <message>
        <source>The plan is being fetched</source>
        <translation>プランを取得中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Fetch the plan again</source>
        <translation>プランを再取得</translation>
    </message>
    <message>
        <source>Plans of requests in a shared store are not fetched from here.</source>
        <translation>共有ストアのリクエストのプランは、ここからは取得しません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanTree</name>
    <message>
        <source>Changes of the plan</source>
        <translation>プランの変更</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanView</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter, such as action:replace type:aws_* or -module:net</source>
        <translation>フィルター(例: action:replace type:aws_*、-module:net)</translation>
    </message>
    <message>
        <source>Unchanged, too</source>
        <translation>変更なしも表示</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Part of the plan</source>
        <translation>プランの部分</translation>
    </message>
    <message>
        <source>Lists resources that stay as they are, and those that are only read</source>
        <translation>変更されないリソースと、読み取りのみのリソースも一覧に表示します</translation>
    </message>
    <message>
        <source>Filter the plan</source>
        <translation>プランを絞り込む</translation>
    </message>
    <message>
        <source>Terraform %1</source>
        <translation>Terraform %1</translation>
    </message>
    <message>
        <source>format %1</source>
        <translation>形式%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a part of the plan such as &quot;Drift&quot;, %2 a number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resource(s) stay as they are. “Unchanged, too” lists them.</source>
        <translation>
            <numerusform>%Ln個のリソースは変更されません。「変更なしも表示」で一覧に表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No change matches the filter</source>
        <translation>フィルターに一致する変更はありません</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Proof</name>
    <message>
        <source>equals your program&apos;s</source>
        <translation>プログラムのものと一致</translation>
    </message>
    <message>
        <source>equals the header</source>
        <translation>ヘッダーと一致</translation>
    </message>
    <message>
        <source>equals each header</source>
        <translation>各ヘッダーと一致</translation>
    </message>
    <message>
        <source>equals header %1 of %2</source>
        <translation>ヘッダー%2個中%1個目と一致</translation>
    </message>
    <message>
        <source>equals, written otherwise</source>
        <translation>一致、表記は異なる</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. It touches a secret, so its bytes are not shown.</source>
        <translation>最初の違いは%1バイト目です。秘密情報にかかるため、バイトは表示しません。</translation>
    </message>
    <message numerus="yes">
        <source>HMAC-SHA512 over %Ln byte(s).</source>
        <translation>
            <numerusform>%LnバイトのHMAC-SHA512。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with: %1.</source>
        <translation>生成に使用: %1。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Of your program</source>
        <translation>プログラムのもの</translation>
    </message>
    <message>
        <source>In the header</source>
        <translation>ヘッダーのもの</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Of the body as received</source>
        <translation>受信したボディのもの</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ProofView</name>
    <message>
        <source>Bytes of the body that differ</source>
        <translation>ボディの異なるバイト</translation>
    </message>
    <message>
        <source>Show in Raw</source>
        <translation>生データに表示</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>証拠をコピー</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>Compare with delivery %1</source>
        <translation>配信%1と比較</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryPanel</name>
    <message>
        <source>The query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Query of the request, JSON</source>
        <translation>リクエストのクエリ、JSON</translation>
    </message>
    <message>
        <source>Address of the explorer</source>
        <translation>エクスプローラーのアドレス</translation>
    </message>
    <message>
        <source>Shape of the conditions in JSON</source>
        <translation>JSONでの条件の形</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Nested</source>
        <translation>入れ子</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
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
        <translation>問い合わせる内容</translation>
    </message>
    <message>
        <source>The JSON is not read yet: fix it, or go back to the rows.</source>
        <translation>JSONがまだ読み取られていません。修正するか、行の表示に戻ってください。</translation>
    </message>
    <message>
        <source>The address is not read yet: fix it, or go back to the rows.</source>
        <translation>アドレスがまだ読み取られていません。修正するか、行の表示に戻ってください。</translation>
    </message>
    <message>
        <source>The text took the place of conditions that were changed after it was begun.</source>
        <translation>入力を始めた後に変更された条件が、このテキストで置き換えられました。</translation>
    </message>
    <message>
        <source>The pasted address was not taken.</source>
        <translation>貼り付けたアドレスは取り込まれませんでした。</translation>
    </message>
    <message>
        <source>Not part of the conditions: %1.</source>
        <translation>条件に含まれないもの: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) taken from the pasted address.</source>
        <translation>
            <numerusform>貼り付けたアドレスから%n件の条件を取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back the previous conditions</source>
        <translation>前の条件に戻す</translation>
    </message>
    <message>
        <source>The previous conditions are back.</source>
        <translation>前の条件に戻りました。</translation>
    </message>
    <message>
        <source>Workspaces where %1.</source>
        <translation>次に該当するワークスペース: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet.</source>
        <translation>
            <numerusform>%n件の条件はまだ送信できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. A query needs at least one condition.</source>
        <translation>まだありません。クエリには少なくとも1つの条件が必要です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryTextView</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%3 is a sentence that says what is wrong there</extracomment>
        <translation>%1行目、%2列目: %3</translation>
    </message>
    <message>
        <source>A query has at most 1,000 conditions here, and 2,000 values.</source>
        <translation>ここでのクエリは、条件が1,000件まで、値が2,000個までです。</translation>
    </message>
    <message>
        <source>A name or a value has at most 10,000 characters here.</source>
        <translation>ここでの名前または値は10,000文字までです。</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>JSONをコピー</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Back to the rows</source>
        <translation>行の表示に戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) stay with the rows: they are off or unfinished, or cannot be written here.</source>
        <translation>
            <numerusform>%n件の条件は行の側に残ります。オフか未完成、またはここには書けない条件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not part of the conditions: %1.</source>
        <translation>条件には含まれません: %1。</translation>
    </message>
    <message>
        <source>Not pasted: a text has at most 1,000,000 characters here, and a line 10,000.</source>
        <translation>貼り付けませんでした。ここのテキストは最大1,000,000文字、1行は最大10,000文字です。</translation>
    </message>
    <message>
        <source>This text is too long to be changed here.</source>
        <translation>このテキストは長すぎるため、ここでは変更できません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Quitting</name>
    <message>
        <source>Quit although something is open?</source>
        <translation>開いているものがありますが、終了しますか?</translation>
    </message>
    <message>
        <source>Quit now</source>
        <translation>今すぐ終了</translation>
    </message>
    <message>
        <source>Archive, then quit</source>
        <translation>アーカイブして終了</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RawDialog</name>
    <message>
        <source>JSON of the change request</source>
        <translation>変更リクエストのJSON</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>JSONをコピー</translation>
    </message>
    <message>
        <source>As returned by the service</source>
        <translation>サービスが返したまま</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RawTab</name>
    <message>
        <source>Raw request</source>
        <translation>リクエストの生データ</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>表示形式</translation>
    </message>
    <message>
        <source>Part of the request</source>
        <translation>リクエストの部分</translation>
    </message>
    <message>
        <source>Find text, or bytes as 0x7D0A</source>
        <translation>テキスト、または0x7D0A形式のバイト列を検索</translation>
    </message>
    <message>
        <source>Secrets are redacted in these bytes: an asterisk stands for each of theirs.</source>
        <translation>このバイト列では秘密情報が伏せられています。アスタリスク1つが秘密情報の1バイトを表します。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16進</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>Request line and headers</source>
        <translation>リクエスト行とヘッダー</translation>
    </message>
    <message>
        <source>Go to...</source>
        <translation>移動...</translation>
    </message>
    <message>
        <source>Go to a line or byte</source>
        <translation>行またはバイトへ移動</translation>
    </message>
    <message>
        <source>Copy the size of the body in bytes</source>
        <translation>ボディのサイズ(バイト数)をコピー</translation>
    </message>
    <message>
        <source>Copy the SHA-512 of the body</source>
        <translation>ボディのSHA-512をコピー</translation>
    </message>
    <message>
        <source>Find in the bytes</source>
        <translation>バイト列を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>Body: %1</source>
        <translation>ボディ: %1</translation>
    </message>
    <message>
        <source>SHA-512 of the body: %1</source>
        <translation>ボディのSHA-512: %1</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Line (12), line and column (12:5), or byte (@496, 0x1F0):</source>
        <translation>行(12)、行と列(12:5)、またはバイト(@496、0x1F0):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>“%1” is not a place.</source>
        <translation>&quot;%1&quot;は位置として解釈できません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReadBackWords</name>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Status of the stage</source>
        <translation>ステージのステータス</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>The service lacks the outcome “%1”.</source>
        <translation>結果項目「%1」がサービスにありません。</translation>
    </message>
    <message>
        <source>The outcome “%1” of the service was not sent.</source>
        <translation>サービスにある結果項目「%1」は送信されていません。</translation>
    </message>
    <message>
        <source>The service has no body of the outcome “%1”.</source>
        <translation>結果項目「%1」の本文がサービスにありません。</translation>
    </message>
    <message>
        <source>The outcome “%1” was sent without a body.</source>
        <translation>結果項目「%1」は本文なしで送信されました。</translation>
    </message>
    <message>
        <source>%1 of the outcome “%2”</source>
        <translation>結果項目「%2」の%1</translation>
    </message>
    <message>
        <source>%1: sent “%2”, the service has “%3”.</source>
        <translation>%1: 送信したのは&quot;%2&quot;、サービスにあるのは&quot;%3&quot;です。</translation>
    </message>
    <message>
        <source>It has the outcomes of the last callback only.</source>
        <translation>サービスにあるのは、最後のコールバックの結果項目だけです。</translation>
    </message>
    <message>
        <source>It has the outcomes of all callbacks.</source>
        <translation>サービスには、すべてのコールバックの結果項目があります。</translation>
    </message>
    <message>
        <source>The same: %1.</source>
        <translation>同じ: %1。</translation>
    </message>
    <message>
        <source>%1: not provided by the service.</source>
        <translation>%1: サービスからは提供されていません。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>There is more.</source>
        <translation>続きがあります。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RegisterDialog</name>
    <message>
        <source>Review and results</source>
        <translation>確認と結果</translation>
    </message>
    <message>
        <source>Register run task</source>
        <translation>ランタスクを登録</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>確認(&amp;R)</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>De&amp;tach...</source>
        <translation>関連付けを解除(&amp;T)...</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>削除(&amp;M)...</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Show test request</source>
        <translation>検証リクエストを表示</translation>
    </message>
    <message>
        <source>The simulator is not running.</source>
        <translation>シミュレーターが実行されていません。</translation>
    </message>
    <message>
        <source>Start it on its page, or choose another connection.</source>
        <translation>シミュレーターのページで開始するか、別の接続を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workspace(s) are done.</source>
        <translation>
            <numerusform>%n件中%1件のワークスペースが完了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run task is removed.</source>
        <translation>ランタスクを削除しました。</translation>
    </message>
    <message>
        <source>No stage is chosen.</source>
        <translation>ステージが選択されていません。</translation>
    </message>
    <message>
        <source>Choose at least one stage.</source>
        <translation>ステージを1つ以上選択してください。</translation>
    </message>
    <message>
        <source>The service is asked what exists.</source>
        <translation>既存の内容をサービスに問い合わせています。</translation>
    </message>
    <message>
        <source>The service is saving the run task. It sends a test request to the URL first.</source>
        <translation>サービスがランタスクを保存しています。保存の前に、URLへ検証リクエストを送信します。</translation>
    </message>
    <message>
        <source>No answer arrived, but the service has the run task.</source>
        <translation>応答は届きませんでしたが、ランタスクはサービスにあります。</translation>
    </message>
    <message>
        <source>The run task is created.</source>
        <translation>ランタスクを作成しました。</translation>
    </message>
    <message>
        <source>The run task is changed.</source>
        <translation>ランタスクを変更しました。</translation>
    </message>
    <message>
        <source>The run task is registered.</source>
        <translation>ランタスクを登録しました。</translation>
    </message>
    <message>
        <source>The service did not list all workspaces of the run task.</source>
        <translation>サービスは、このランタスクのワークスペースをすべては返しませんでした。</translation>
    </message>
    <message>
        <source>Detach it in the service.</source>
        <translation>サービス側で関連付けを解除してください。</translation>
    </message>
    <message numerus="yes">
        <source>Detach the run task from %n workspace(s)?</source>
        <translation>
            <numerusform>%n件のワークスペースからランタスクの関連付けを解除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Their runs no longer call it. It can be attached again.</source>
        <translation>これらのワークスペースのランは、このランタスクを呼び出さなくなります。再び関連付けることができます。</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>関連付けを解除</translation>
    </message>
    <message>
        <source>The run task is being detached.</source>
        <translation>ランタスクの関連付けを解除しています。</translation>
    </message>
    <message>
        <source>Remove the run task %1 from %2?</source>
        <translation>ランタスク%1を%2から削除しますか?</translation>
    </message>
    <message numerus="yes">
        <source>It is detached from %n workspace(s) and deleted. This cannot be undone.</source>
        <translation>
            <numerusform>%n件のワークスペースとの関連付けを解除し、削除します。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The run task is being removed.</source>
        <translation>ランタスクを削除しています。</translation>
    </message>
    <message>
        <source>It is not known whether the service saved the run task.</source>
        <translation>サービスがランタスクを保存したかどうかは不明です。</translation>
    </message>
    <message>
        <source>Review it to see what the service has.</source>
        <translation>もう一度確認して、サービスの内容を調べてください。</translation>
    </message>
    <message>
        <source>What was sent is waited for.</source>
        <translation>送信済みのものの応答を待っています。</translation>
    </message>
    <message>
        <source>Stop again to wait no longer.</source>
        <translation>待つのをやめるには、もう一度「停止」を押してください。</translation>
    </message>
    <message>
        <source>The test request of the service arrived. The listener answered %1.</source>
        <translation>サービスの検証リクエストが届きました。リスナーは%1で応答しました。</translation>
    </message>
    <message>
        <source>Change run task</source>
        <translation>ランタスクを変更</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RegisterForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>URL(&amp;U)</translation>
    </message>
    <message>
        <source>Send the HMAC &amp;key of the listener</source>
        <translation>リスナーのHMAC鍵を送信(&amp;K)</translation>
    </message>
    <message>
        <source>Enforcement level</source>
        <translation>適用レベル</translation>
    </message>
    <message>
        <source>Call it in &amp;all workspaces of the organization</source>
        <translation>組織のすべてのワークスペースで呼び出す(&amp;A)</translation>
    </message>
    <message>
        <source>The service must be able to reach it.</source>
        <translation>サービスから接続できる必要があります。</translation>
    </message>
    <message>
        <source>The listener has no HMAC key.</source>
        <translation>リスナーにHMAC鍵がありません。</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>勧告</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RegisterWords</name>
    <message>
        <source>%1: %2, becomes %3</source>
        <extracomment>%1 is a part of a run task, %2 what it is now, %3 what it becomes</extracomment>
        <translation>%1: %2から%3に変更</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>HMAC key: replaced; the service does not show the present one</source>
        <translation>HMAC鍵: 新たに設定。現在の鍵はサービスからは分かりません</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>In all workspaces</source>
        <translation>すべてのワークスペースで</translation>
    </message>
    <message>
        <source>The run task %1 is created in %2.</source>
        <translation>ランタスク%1を%2に作成します。</translation>
    </message>
    <message>
        <source>The run task %1 exists in %2 and stays as it is.</source>
        <translation>ランタスク%1は%2に存在し、そのままです。</translation>
    </message>
    <message>
        <source>The run task %1 exists in %2 and is changed:</source>
        <translation>ランタスク%1は%2に存在し、次のように変更されます:</translation>
    </message>
    <message>
        <source>The service sends a test request to %1 if the URL or the key is new.</source>
        <translation>URLまたは鍵が新しい場合、サービスは%1に検証リクエストを送信します。</translation>
    </message>
    <message numerus="yes">
        <source>It is attached to %n workspace(s): %1</source>
        <translation>
            <numerusform>%n件のワークスペースに関連付けます: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is attached to %n workspace(s) now.</source>
        <translation>
            <numerusform>現在、%n件のワークスペースに関連付けられています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>%1: attached.</source>
        <translation>%1: 関連付けました。</translation>
    </message>
    <message>
        <source>%1: changed.</source>
        <translation>%1: 変更しました。</translation>
    </message>
    <message>
        <source>%1: detached.</source>
        <translation>%1: 関連付けを解除しました。</translation>
    </message>
    <message>
        <source>%1: nothing to do.</source>
        <translation>%1: 変更の必要はありません。</translation>
    </message>
    <message>
        <source>%1: not sent.</source>
        <translation>%1: 送信していません。</translation>
    </message>
    <message>
        <source>%1: not known. %2</source>
        <extracomment>%1 is a workspace, %2 a sentence</extracomment>
        <translation>%1: 不明です。%2</translation>
    </message>
    <message>
        <source>%1: failed. %2</source>
        <extracomment>%1 is a workspace, %2 a sentence</extracomment>
        <translation>%1: 失敗しました。%2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Removals</name>
    <message>
        <source>Bring back what was removed</source>
        <translation>削除したものを復元</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RepeatedOutcomes</name>
    <message numerus="yes">
        <source>The service already has %n of these outcome(s).</source>
        <translation>
            <numerusform>これらの結果項目のうち%n件は、すでにサービスにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not documented whether it replaces them or shows them twice.</source>
        <translation>置き換えられるか、二重に表示されるかは、ドキュメントに記載がありません。</translation>
    </message>
    <message>
        <source>Keep only what is new</source>
        <translation>新しいものだけを残す</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) were taken out of this reply.</source>
        <translation>
            <numerusform>%n件の結果項目をこの返信から外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The service has them from an earlier one.</source>
        <translation>以前の返信によって、すでにサービスにあります。</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>元どおりに入れる</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyActions</name>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Send running</source>
        <translation>実行中を送信</translation>
    </message>
    <message>
        <source>Send final</source>
        <translation>最終結果を送信</translation>
    </message>
    <message>
        <source>Send final anyway: %1</source>
        <translation>それでも最終結果を送信: %1</translation>
    </message>
    <message>
        <source>Send final: %1</source>
        <translation>最終結果を送信: %1</translation>
    </message>
    <message>
        <source>Choose Passed or Failed first.</source>
        <translation>先に「合格」または「不合格」を選択してください。</translation>
    </message>
    <message>
        <source>Send running anyway</source>
        <translation>それでも実行中を送信</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyBars</name>
    <message>
        <source>Send anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <source>The final result waits for the answer to the earlier reply.</source>
        <translation>最終結果は、前の返信への応答を待っています。</translation>
    </message>
    <message>
        <source>It is sent when that answer arrives.</source>
        <translation>その応答が届いたら送信されます。</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>送信しない</translation>
    </message>
    <message>
        <source>A reply to this run task is being sent: %1.</source>
        <translation>このランタスクへの返信を送信中です: %1。</translation>
    </message>
    <message>
        <source>The task has ended; nothing more is to be sent.</source>
        <translation>タスクは終了しました。これ以上送信するものはありません。</translation>
    </message>
    <message>
        <source>The task still waits for its final result.</source>
        <translation>タスクはまだ最終結果を待っています。</translation>
    </message>
    <message>
        <source>The answer could not be saved. After a restart this request is shown as unanswered.</source>
        <translation>応答を保存できませんでした。再起動後、このリクエストは未応答として表示されます。</translation>
    </message>
    <message>
        <source>The service accepted the reply: %1.</source>
        <translation>サービスが返信を受け付けました: %1。</translation>
    </message>
    <message>
        <source>The affected fields are marked.</source>
        <translation>該当する欄に印が付いています。</translation>
    </message>
    <message>
        <source>The final result was not sent.</source>
        <translation>最終結果は送信されませんでした。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyForm</name>
    <message>
        <source>The URL of outcome %1 has no scheme: the service shows neither message nor outcomes.</source>
        <translation>結果項目%1のURLにスキームがありません。サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>The URL has no scheme: the service shows neither message nor outcomes.</source>
        <translation>URLにスキームがありません。サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>The URL of outcome %1 is neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>結果項目%1のURLはhttpでもhttpsでもありません。サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>The URL is neither http nor https: the service shows neither message nor outcomes.</source>
        <translation>URLはhttpでもhttpsでもありません。サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>Outcome %1 has no id: the service refuses the reply.</source>
        <translation>結果項目%1にIDがありません。サービスは返信を拒否します。</translation>
    </message>
    <message>
        <source>Outcome %1 has no description: the service refuses the reply.</source>
        <translation>結果項目%1に説明がありません。サービスは返信を拒否します。</translation>
    </message>
    <message>
        <source>A tag of outcome %1 has no label: the service refuses the reply.</source>
        <translation>結果項目%1のタグにラベルがありません。サービスは返信を拒否します。</translation>
    </message>
    <message>
        <source>Parts of the reply</source>
        <translation>返信の部分</translation>
    </message>
    <message>
        <source>As the reviewer sees it</source>
        <translation>レビュー担当者の表示</translation>
    </message>
    <message>
        <source>Exact JSON</source>
        <translation>正確なJSON</translation>
    </message>
    <message>
        <source>Send the result</source>
        <translation>結果を送信</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>次の指摘</translation>
    </message>
    <message>
        <source>Unknown stage</source>
        <translation>不明なステージ</translation>
    </message>
    <message>
        <source>Your run task</source>
        <translation>自分のランタスク</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>The reply goes to %1 without a token. Only a code in that address can prove it.</source>
        <translation>返信はトークンなしで%1に送られます。返信を証明できるのは、そのアドレス内のコードだけです。</translation>
    </message>
    <message>
        <source>The reply and the request&apos;s access token go to %1, an address that nothing proves.</source>
        <translation>返信とリクエストのアクセストークンは%1に送られます。このアドレスを裏付けるものはありません。</translation>
    </message>
    <message>
        <source>This run task is mandatory: the result stops run %1 of workspace %2.</source>
        <translation>このランタスクは必須です。この結果により、ワークスペース%2のラン%1は停止します。</translation>
    </message>
    <message>
        <source>Send running anyway</source>
        <translation>それでも実行中を送信</translation>
    </message>
    <message>
        <source>Send final: %1</source>
        <translation>最終結果を送信: %1</translation>
    </message>
    <message>
        <source>Send final anyway: %1</source>
        <translation>それでも最終結果を送信: %1</translation>
    </message>
    <message>
        <source>Send “%1” as the final result?</source>
        <translation>「%1」を最終結果として送信しますか?</translation>
    </message>
    <message>
        <source>Send “%1”?</source>
        <translation>「%1」を送信しますか?</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplyPage</name>
    <message>
        <source>Reply</source>
        <translation>返信</translation>
    </message>
    <message>
        <source>Back to the requests (Esc)</source>
        <translation>リクエスト一覧に戻る(Esc)</translation>
    </message>
    <message>
        <source>Your text is not saved; it is kept while the program runs.</source>
        <translation>入力したテキストは保存されません。プログラムの実行中だけ保持されます。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplySources</name>
    <message>
        <source>From file...</source>
        <translation>ファイルから...</translation>
    </message>
    <message>
        <source>Templates...</source>
        <translation>テンプレート...</translation>
    </message>
    <message>
        <source>Take outcomes from a file</source>
        <translation>ファイルから結果項目を取り込む</translation>
    </message>
    <message>
        <source>Open the templates of results</source>
        <translation>結果のテンプレートを開く</translation>
    </message>
    <message numerus="yes">
        <source>Took %n outcome(s) from %1.</source>
        <translation>
            <numerusform>%1から%n件の結果項目を取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Filled by the template “%1”.</source>
        <translation>テンプレート「%1」の内容を入力しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReportDialog</name>
    <message>
        <source>What becomes what:</source>
        <translation>変換の対応:</translation>
    </message>
    <message>
        <source>Choose a report in SARIF 2.1.0 or JUnit XML, or drop it here.</source>
        <translation>SARIF 2.1.0またはJUnit XMLのレポートを選択するか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Choose a &amp;file...</source>
        <translation>ファイルを選択(&amp;F)...</translation>
    </message>
    <message>
        <source>Take &amp;suppressed results as well</source>
        <translation>抑制された結果も取り込む(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Behind the outcomes that are there</source>
        <translation>既存の結果項目の後に追加(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Instead of them</source>
        <translation>既存の結果項目と置き換え(&amp;I)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Take outcomes</source>
        <translation>結果項目を取り込む</translation>
    </message>
    <message>
        <source>Outcomes from a file</source>
        <translation>ファイルからの結果項目</translation>
    </message>
    <message>
        <source>What is not in the outcomes, and what becomes what</source>
        <translation>結果項目に含まれないものと、変換の対応</translation>
    </message>
    <message>
        <source>Reports (*.sarif *.json *.xml)</source>
        <translation>レポート (*.sarif *.json *.xml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>ファイルを読み込み中...</translation>
    </message>
    <message>
        <source>%1%2 · results: %3, outcomes: %4</source>
        <extracomment>%1 is a format, %2 the tools that wrote it, %3 and %4 are numbers</extracomment>
        <translation>%1%2 · 結果: %3、結果項目: %4</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReportMenu</name>
    <message>
        <source>Save as HTML...</source>
        <translation>HTMLとして保存...</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save as Markdown...</source>
        <translation>Markdownとして保存...</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Save as JUnit...</source>
        <translation>JUnitとして保存...</translation>
    </message>
    <message>
        <source>JUnit (*.xml)</source>
        <translation>JUnit (*.xml)</translation>
    </message>
    <message>
        <source>Save as JSON Lines...</source>
        <translation>JSON Linesとして保存...</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RequestView</name>
    <message>
        <source>... and %1 more; the copy has all of it.</source>
        <translation>... ほか%1件。コピーにはすべて含まれます。</translation>
    </message>
    <message>
        <source>The exact request</source>
        <translation>正確なリクエスト</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURLとしてコピー</translation>
    </message>
    <message>
        <source>The body has characters that a terminal treats as keys. The copy reads it from standard input.</source>
        <translation>ボディには、ターミナルがキー入力と解釈する文字があります。コピーした内容は、ボディを標準入力から読み込みます。</translation>
    </message>
    <message>
        <source>No request yet: “Before you send” says why.</source>
        <translation>リクエストはまだありません。理由は「送信する前に」に示されています。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendAnswer</name>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <extracomment>%1: &quot;200 OK&quot;, %2: a number of milliseconds</extracomment>
        <translation>%1(%2 ms)</translation>
    </message>
    <message>
        <source>It redirects to %1, which was not followed.</source>
        <translation>%1へのリダイレクトですが、リダイレクト先には接続していません。</translation>
    </message>
    <message>
        <source>(%1 bytes in all; the first 64 KB are shown)</source>
        <translation>(全体で%1バイト。先頭の64 KBを表示しています)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendDialog</name>
    <message>
        <source>%1 answered %2</source>
        <translation>%1件に%2の応答</translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1件は応答なし</translation>
    </message>
    <message>
        <source>Of %1: %2.</source>
        <translation>%1件中: %2。</translation>
    </message>
    <message>
        <source>Half of them were answered within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the slowest after %4 ms.</source>
        <translation>半数は%1 ms以内、100件中90件は%2 ms以内、99件は%3 ms以内に応答があり、最も遅いものは%4 msでした。</translation>
    </message>
    <message>
        <source>&amp;Destination</source>
        <translation>送信先(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fresh id and times, so that it is not a repeated delivery</source>
        <translation>IDと時刻を新しくし、重複した配信にならないようにする(&amp;F)</translation>
    </message>
    <message>
        <source>Next time, send without asking (&amp;R, until you quit)</source>
        <translation>次回から確認せずに送信(&amp;R、終了するまで)</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>送信をキャンセル</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Send request %1 again</source>
        <translation>リクエスト%1を再送信</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>S&amp;ign again (the endpoint has no key)</source>
        <translation>署名し直す(エンドポイントに鍵がありません)(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;ign again with the key of %1</source>
        <translation>%1の鍵で署名し直す(&amp;I)</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>まだ何も送信していません。</translation>
    </message>
    <message>
        <source>Ti&amp;mes</source>
        <translation>回数(&amp;M)</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>同時送信数(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Enter an address, or start the listener to use its own.</source>
        <translation>アドレスを入力するか、リスナーを開始してそのアドレスを使用してください。</translation>
    </message>
    <message>
        <source>An address begins with http:// or https://.</source>
        <translation>アドレスはhttp://またはhttps://で始まります。</translation>
    </message>
    <message>
        <source>Add http://</source>
        <translation>http://を追加</translation>
    </message>
    <message>
        <source>An address with a user name or password is not called.</source>
        <translation>ユーザー名またはパスワードを含むアドレスには送信しません。</translation>
    </message>
    <message>
        <source>This is not a valid address.</source>
        <translation>有効なアドレスではありません。</translation>
    </message>
    <message>
        <source>%1 is not on this computer.</source>
        <translation>%1はこのコンピューター上にありません。</translation>
    </message>
    <message>
        <source>The request has an access token: whoever receives it can answer the run task.</source>
        <translation>リクエストにはアクセストークンが含まれます。受け取った相手はランタスクに応答できます。</translation>
    </message>
    <message>
        <source>The headers have secrets: whoever receives them can use them.</source>
        <translation>ヘッダーには秘密情報が含まれます。受け取った相手はそれを使用できます。</translation>
    </message>
    <message>
        <source>The query of the request has secrets: whoever receives them can use them.</source>
        <translation>リクエストのクエリには秘密情報が含まれます。受け取った相手はそれを使用できます。</translation>
    </message>
    <message>
        <source>Without https, others can read it in transit.</source>
        <translation>httpsを使わないと、通信経路上の第三者に読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>The edited body is sent as it is shown, with * in the place of its access token.</source>
        <translation>編集したボディを、アクセストークンを*に置き換えた表示のまま送信します。</translation>
    </message>
    <message>
        <source>The access token is sent with the body, whose id and times are fresh.</source>
        <translation>アクセストークンを、IDと時刻を新しくしたボディとともに送信します。</translation>
    </message>
    <message>
        <source>The access token is sent with the exact body.</source>
        <translation>アクセストークンを、受信したままのボディとともに送信します。</translation>
    </message>
    <message>
        <source>The access token of this request is no longer kept: * is sent in its place.</source>
        <translation>このリクエストのアクセストークンはもう保持されていません。代わりに*を送信します。</translation>
    </message>
    <message>
        <source>The headers are sent with their secrets, which are shown as * here.</source>
        <translation>ヘッダーは、ここでは*と表示されている秘密情報を含めて送信します。</translation>
    </message>
    <message>
        <source>The query of the request is sent with its secrets, which are shown as * here.</source>
        <translation>リクエストのクエリは、ここでは*と表示されている秘密情報を含めて送信します。</translation>
    </message>
    <message>
        <source>The edited headers are sent as they are shown, with * in the place of secrets.</source>
        <translation>編集したヘッダーを、秘密情報を*に置き換えた表示のまま送信します。</translation>
    </message>
    <message>
        <source>The signature is that of the received body and does not match the edited one.</source>
        <translation>署名は受信したボディのもので、編集したボディとは一致しません。</translation>
    </message>
    <message>
        <source>Path and Host follow the destination.</source>
        <translation>パスとHostは送信先に合わせて変わります。</translation>
    </message>
    <message>
        <source>Only the beginning of the headers was kept, and nothing of a body. The rest is not sent.</source>
        <translation>保持されたのはヘッダーの先頭部分だけで、ボディはありません。残りは送信されません。</translation>
    </message>
    <message>
        <source>The body that was received was not kept, and is not sent.</source>
        <translation>受信したボディは保持されていないため、送信されません。</translation>
    </message>
    <message>
        <source>Only a part of the body was received. Content-Length is set to that part.</source>
        <translation>ボディは一部しか受信していません。Content-Lengthはその部分の長さに設定します。</translation>
    </message>
    <message>
        <source>%1 What the file has is sent, and Content-Length is set to it.</source>
        <translation>%1 ファイルにある内容を送信し、Content-Lengthはその長さに設定します。</translation>
    </message>
    <message>
        <source>Lines of its head end with LF alone. They are sent with CR LF, the line end of HTTP.</source>
        <translation>ヘッドにLFだけで終わる行があります。HTTPの行末であるCR LFで送信します。</translation>
    </message>
    <message>
        <source>Send %1 times to %2</source>
        <translation>%2へ%1回送信</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>%1へ送信</translation>
    </message>
    <message>
        <source>Sending to %1...</source>
        <translation>%1へ送信中...</translation>
    </message>
    <message>
        <source>%1 of %2 have ended.</source>
        <translation>%2件中%1件が終了しました。</translation>
    </message>
    <message>
        <source>Cancelled. The request may have arrived.</source>
        <translation>キャンセルしました。リクエストは届いた可能性があります。</translation>
    </message>
    <message>
        <source>Cancelled. Answered: %1; perhaps arrived: %2; not sent: %3.</source>
        <translation>キャンセルしました。応答あり: %1、届いた可能性あり: %2、未送信: %3。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendFlow</name>
    <message>
        <source>Sending request %1 to %2...</source>
        <translation>リクエスト%1を%2へ送信中...</translation>
    </message>
    <message>
        <source>Cancel sending</source>
        <translation>送信をキャンセル</translation>
    </message>
    <message>
        <source>Cancelled. The request may have arrived.</source>
        <translation>キャンセルしました。リクエストは届いた可能性があります。</translation>
    </message>
    <message>
        <source>Request %1 was sent to %2.</source>
        <translation>リクエスト%1を%2へ送信しました。</translation>
    </message>
    <message>
        <source>Request %1 got no answer from %2.</source>
        <translation>リクエスト%1に%2からの応答がありませんでした。</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>応答を表示</translation>
    </message>
    <message>
        <source>its endpoint</source>
        <translation>そのエンドポイント</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResendForm</name>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>ヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>ボディ(&amp;B)</translation>
    </message>
    <message>
        <source>This is too long to paste: the field holds %1 characters.</source>
        <translation>長すぎるため貼り付けられません。この欄に入るのは%1文字までです。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>A body of more than 64 KB is not edited. It is sent as it was received.</source>
        <translation>64 KBを超えるボディは編集できません。受信したまま送信します。</translation>
    </message>
    <message>
        <source>This body is not edited, because a text field would change its bytes. It is sent as it was received.</source>
        <translation>テキスト欄ではバイト列が変わってしまうため、このボディは編集できません。受信したまま送信します。</translation>
    </message>
    <message>
        <source>Line %1 cannot be sent: a header takes a name, a colon and a value, without control characters.</source>
        <translation>%1行目は送信できません。ヘッダーは名前、コロン、値からなり、制御文字は使えません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultEditor</name>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>URL with more information</source>
        <translation>詳細情報のURL</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultModel</name>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultState</name>
    <message>
        <source>Size of the whole reply</source>
        <translation>返信全体のサイズ</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>次の指摘へ移動</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ResultsDialog</name>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Not archived</source>
        <translation>未アーカイブ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewSummary</name>
    <message numerus="yes">
        <source>%n workspace(s) of a list</source>
        <translation>
            <numerusform>リストの%n件のワークスペース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all workspaces that match %n condition(s)</source>
        <translation>
            <numerusform>%n件の条件に一致するすべてのワークスペース</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 that match %2</source>
        <extracomment>%1 is &quot;143 workspaces&quot;, %2 is &quot;4 conditions&quot;</extracomment>
        <translation>%2に一致する%1</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>%n件のワークスペース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s)</source>
        <translation>
            <numerusform>%n件の条件</numerusform>
        </translation>
    </message>
    <message>
        <source>The service decides who matches when it carries this out.</source>
        <translation>どのワークスペースが一致するかは、サービスが実行時に判断します。</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>実行される内容</translation>
    </message>
    <message>
        <source>Before you send</source>
        <translation>送信する前に</translation>
    </message>
    <message>
        <source>What readers see</source>
        <translation>読み手に見える内容</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>件名</translation>
    </message>
    <message>
        <source>The message as readers see it</source>
        <translation>読み手に表示されるメッセージ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewWarnings</name>
    <message>
        <source>It cannot be sent yet.</source>
        <translation>まだ送信できません。</translation>
    </message>
    <message>
        <source>The service cannot undo this.</source>
        <translation>サービスではこの操作を元に戻せません。</translation>
    </message>
    <message>
        <source>These are more than %1 targets.</source>
        <translation>対象が%1件を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>Matches were read %n minute(s) ago.</source>
        <translation>
            <numerusform>一致の読み込みから%n分経過しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再照会</translation>
    </message>
    <message>
        <source>The number of workspaces is not known.</source>
        <translation>ワークスペースの数は不明です。</translation>
    </message>
    <message>
        <source>The explorer accepts one value for each condition, and only the operators of its reference.</source>
        <translation>エクスプローラーが受け付けるのは、条件ごとに1つの値と、リファレンスにある演算子だけです。</translation>
    </message>
    <message>
        <source>No workspace matches.</source>
        <translation>一致するワークスペースはありません。</translation>
    </message>
    <message>
        <source>Nothing would be created.</source>
        <translation>何も作成されません。</translation>
    </message>
    <message>
        <source>The conditions have changed since the matches were read.</source>
        <translation>一致の読み込み後に条件が変更されました。</translation>
    </message>
    <message>
        <source>The matches were not read.</source>
        <translation>一致は読み込まれていません。</translation>
    </message>
    <message>
        <source>The number of workspaces is not known yet.</source>
        <translation>ワークスペースの数はまだ分かりません。</translation>
    </message>
    <message>
        <source>Show matches</source>
        <translation>一致を表示</translation>
    </message>
    <message>
        <source>The service does not say how many match.</source>
        <translation>サービスは一致の件数を返しません。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n件のワークスペースが見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) are being looked up.</source>
        <translation>
            <numerusform>%n件のワークスペースを照会中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n件のワークスペースを照会できませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) have an open change request with this subject.</source>
        <translation>
            <numerusform>%n件のワークスペースに、この件名の未完了の変更リクエストがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>Looking for the same subject: %1 of %2 workspaces.</source>
        <translation>同じ件名を検索中: %2件中%1件のワークスペース。</translation>
    </message>
    <message>
        <source>You can create without waiting for it.</source>
        <translation>完了を待たずに作成できます。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>検索を停止</translation>
    </message>
    <message>
        <source>Looking for the same subject was stopped.</source>
        <translation>同じ件名の検索を停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not read.</source>
        <translation>
            <numerusform>%n件のワークスペースは読み込まれていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not known of %n workspace(s) whether they already have this subject.</source>
        <translation>
            <numerusform>%n件のワークスペースについては、この件名がすでにあるかどうか不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Members of these workspaces may be notified.</source>
        <translation>これらのワークスペースのメンバーに通知が届く場合があります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is some names; %n is how many more there are</extracomment>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerView</name>
    <message>
        <source>%1 finished</source>
        <translation>%1終了</translation>
    </message>
    <message>
        <source>%1 pending</source>
        <extracomment>%1 is a stage: &quot;Post-plan passed&quot;</extracomment>
        <translation>%1待機中</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1実行中</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1合格</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1不合格</translation>
    </message>
    <message>
        <source>%1 errored</source>
        <translation>%1エラー</translation>
    </message>
    <message>
        <source>%1 unreachable</source>
        <translation>%1到達不可</translation>
    </message>
    <message>
        <source>No run task is listed here.</source>
        <translation>ここに表示するランタスクはありません。</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果項目</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>勧告</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Run tasks to list</source>
        <translation>表示するランタスク</translation>
    </message>
    <message>
        <source>Details of the outcome</source>
        <translation>結果項目の詳細</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>View more details</source>
        <translation>詳細をさらに表示</translation>
    </message>
    <message>
        <source>Hide the outcomes</source>
        <translation>結果項目を隠す</translation>
    </message>
    <message>
        <source>Show the outcomes</source>
        <translation>結果項目を表示</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>合格%1、不合格%2</translation>
    </message>
    <message>
        <source>The service would show neither message nor outcomes.</source>
        <translation>サービスはメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>An address in this result does not begin with http:// or https://.</source>
        <translation>この結果のアドレスにhttp://またはhttps://で始まらないものがあります。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerViewDetails</name>
    <message>
        <source>Body of the outcome</source>
        <translation>結果項目の本文</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(IDなし)</translation>
    </message>
    <message>
        <source>Link of outcome %1</source>
        <translation>結果項目%1のリンク</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerViewSteps</name>
    <message>
        <source>Run tasks:</source>
        <translation>ランタスク:</translation>
    </message>
    <message>
        <source>a few seconds ago</source>
        <translation>数秒前</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RowActions</name>
    <message>
        <source>Archive what is chosen</source>
        <translation>選択したものをアーカイブ</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURLとしてコピー</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>セルをコピー</translation>
    </message>
    <message>
        <source>Copy the rows as text</source>
        <translation>行をテキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy the rows as CSV</source>
        <translation>行をCSVとしてコピー</translation>
    </message>
    <message>
        <source>Copy the rows as Markdown</source>
        <translation>行をMarkdownとしてコピー</translation>
    </message>
    <message>
        <source>Show as JSON...</source>
        <translation>JSONとして表示...</translation>
    </message>
    <message>
        <source>Open the workspace in the browser...</source>
        <translation>ワークスペースをブラウザーで開く...</translation>
    </message>
    <message>
        <source>Copy the ids</source>
        <translation>IDをコピー</translation>
    </message>
    <message>
        <source>Copy the rows as JSON</source>
        <translation>行をJSONとしてコピー</translation>
    </message>
    <message>
        <source>Show only %1: %2</source>
        <extracomment>%1 is a column, %2 a value in it</extracomment>
        <translation>「%1: %2」だけを表示</translation>
    </message>
    <message>
        <source>Hide %1: %2</source>
        <translation>「%1: %2」を非表示</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>テキスト形式</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>CSV形式</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Markdown形式</translation>
    </message>
    <message>
        <source>List this page</source>
        <translation>このページを一覧表示</translation>
    </message>
    <message>
        <source>Show this change request</source>
        <translation>この変更リクエストを表示</translation>
    </message>
    <message>
        <source>Archive this change request</source>
        <translation>この変更リクエストをアーカイブ</translation>
    </message>
    <message>
        <source>As a command for a shell; the token is $RUNLATCH_TOKEN</source>
        <translation>シェルのコマンドとして。トークンは$RUNLATCH_TOKENです</translation>
    </message>
    <message numerus="yes">
        <source>Archive %n...</source>
        <translation>
            <numerusform>%n件をアーカイブ...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RowButtons</name>
    <message>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RulesInUse</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1行目、%2列目: %3</translation>
    </message>
    <message>
        <source>Choose a request in the list first.</source>
        <translation>先に一覧からリクエストを選択してください。</translation>
    </message>
    <message>
        <source>Tried against request %1.</source>
        <translation>リクエスト%1で試しました。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RulesPage</name>
    <message>
        <source>File with rules</source>
        <translation>ルールのファイル</translation>
    </message>
    <message>
        <source>&amp;File with rules</source>
        <translation>ルールのファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&amp;Try against the chosen request</source>
        <translation>選択したリクエストで試す(&amp;T)</translation>
    </message>
    <message>
        <source>read again whenever it changes</source>
        <translation>変更のたびに読み込み直します</translation>
    </message>
    <message>
        <source>no rules</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>The first rule that is for a request acts: it answers and replies before what is set up elsewhere. “runlatch-cli help rules” tells what a file may have.</source>
        <translation>リクエストに該当する最初のルールが働き、ほかの設定に優先して応答と返信を行います。ファイルに書ける内容は&quot;runlatch-cli help rules&quot;で確認できます。</translation>
    </message>
    <message>
        <source>The table shows the mistakes of the file.</source>
        <translation>ファイルに誤りがあります。内容は表に示されています。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTaskDetail</name>
    <message>
        <source>Called back</source>
        <translation>コールバックあり</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Parts of the run task</source>
        <translation>ランタスクの部分</translation>
    </message>
    <message>
        <source>Chosen event</source>
        <translation>選択したイベント</translation>
    </message>
    <message>
        <source>Verification request</source>
        <translation>検証リクエスト</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>no longer in the list</source>
        <translation>一覧から削除済み</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTaskMenu</name>
    <message>
        <source>Ru&amp;n task</source>
        <translation>ランタスク(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the received requests</source>
        <translation>受信したリクエストを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;gister run task...</source>
        <translation>ランタスクを登録(&amp;G)...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTasksPage</name>
    <message numerus="yes">
        <source>%n request(s) were duplicated.</source>
        <translation>
            <numerusform>%n件のリクエストを複製しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter may leave them out, because their state is “Copy”.</source>
        <translation>複製の状態は「コピー」のため、フィルターで除外されることがあります。</translation>
    </message>
    <message>
        <source>The secrets of earlier requests are being sealed: %1 of %2.</source>
        <translation>以前のリクエストの秘密情報を封印しています: %2件中%1件。</translation>
    </message>
    <message>
        <source>This happens once. You can end Runlatch meanwhile; it goes on the next time.</source>
        <translation>この処理は一度だけ行われます。途中でRunlatchを終了しても、次回に続きから行われます。</translation>
    </message>
    <message>
        <source>Requests are written to disk again.</source>
        <translation>リクエストのディスクへの書き込みを再開しました。</translation>
    </message>
    <message>
        <source>What was kept in memory is written.</source>
        <translation>メモリに保持していた分も書き込みました。</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) to run tasks are being sent. Whether they arrive is not known then.</source>
        <translation>
            <numerusform>%n件のランタスクへの返信を送信中です。終了すると、届いたかどうか分からなくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n automatic reply(s) to run tasks wait for their time. They are not sent.</source>
        <translation>
            <numerusform>%n件のランタスクへの自動返信が送信時刻を待っています。これらは送信されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are in memory only, because they could not be written to disk. They are lost.</source>
        <translation>
            <numerusform>%n件のリクエストはディスクに書き込めなかったため、メモリ上にしかありません。これらは失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A reply that you are writing is not saved. It is lost.</source>
        <translation>作成中の返信は保存されていません。失われます。</translation>
    </message>
    <message>
        <source>Folder for captured requests</source>
        <translation>キャプチャしたリクエストのフォルダー</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTasksPanel</name>
    <message>
        <source>Run tasks that were sent</source>
        <translation>送信したランタスク</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>No run task was sent yet</source>
        <translation>送信したランタスクはまだありません</translation>
    </message>
    <message>
        <source>The simulator is stopped</source>
        <translation>シミュレーターは停止しています</translation>
    </message>
    <message>
        <source>Send one to your integration, or to the listener on the Run tasks page.</source>
        <translation>連携先、または「ランタスク」ページのリスナーに送信してください。</translation>
    </message>
    <message>
        <source>The simulator is the service on this computer: it has change requests and sends signed run tasks.</source>
        <translation>このコンピューター上で動作するサービスです。変更リクエストを持ち、署名付きのランタスクを送信します。</translation>
    </message>
    <message>
        <source>Send a run task</source>
        <translation>ランタスクを送信</translation>
    </message>
    <message>
        <source>Start the simulator</source>
        <translation>シミュレーターを開始</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunsPanel</name>
    <message>
        <source>The run only &amp;plans</source>
        <translation>プランのみのラン(&amp;P)</translation>
    </message>
    <message>
        <source>Call the &amp;target of “Send a run task” at every stage, too</source>
        <translation>各ステージで「ランタスクを送信」の送信先も呼び出す(&amp;T)</translation>
    </message>
    <message>
        <source>Start a run</source>
        <translation>ランを開始</translation>
    </message>
    <message>
        <source>Show its run tasks</source>
        <translation>このランのランタスクを表示</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>オーバーライド</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>ランをキャンセル</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>the first one when empty</source>
        <translation>空欄の場合は先頭のもの</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>ワークスペース(&amp;W)</translation>
    </message>
    <message>
        <source>it calls the run tasks that the API attached to it</source>
        <translation>APIで関連付けられたランタスクを呼び出します</translation>
    </message>
    <message>
        <source>Awaits an override</source>
        <translation>オーバーライド待ち</translation>
    </message>
    <message>
        <source>No run was started yet</source>
        <translation>開始したランはまだありません</translation>
    </message>
    <message>
        <source>A run plans and applies at once, and calls run tasks at its stages.</source>
        <translation>ランはプランと適用をすぐに行い、各ステージでランタスクを呼び出します。</translation>
    </message>
    <message>
        <source>Start the simulator first</source>
        <translation>先にシミュレーターを開始してください</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>保存済みフィルター</translation>
    </message>
    <message>
        <source>Rename the saved filter</source>
        <translation>保存済みフィルターの名前を変更</translation>
    </message>
    <message>
        <source>Save this filter...</source>
        <translation>このフィルターを保存...</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>このフィルターを保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>No saved filters</source>
        <translation>保存済みフィルターはありません</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rename the filter</source>
        <translation>フィルターの名前を変更</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SavedQueryMenu</name>
    <message>
        <source>Saved queries</source>
        <translation>保存済みクエリ</translation>
    </message>
    <message>
        <source>&amp;Save query...</source>
        <translation>クエリを保存(&amp;S)...</translation>
    </message>
    <message>
        <source>Save query</source>
        <translation>クエリを保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Reading the saved queries...</source>
        <translation>保存済みクエリを読み込み中...</translation>
    </message>
    <message>
        <source>No query is saved on this computer</source>
        <translation>このコンピューターに保存済みクエリはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n saved query(s) cannot be read, and are kept</source>
        <translation>
            <numerusform>%n件の保存済みクエリは読み込めないため、そのまま残します</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Rename query</source>
        <translation>クエリの名前を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Views that %1 has saved</source>
        <extracomment>%1 is the name of an organization</extracomment>
        <translation>%1の保存済みビュー</translation>
    </message>
    <message>
        <source>%1 (lists %2)</source>
        <extracomment>%1 is the name of a view, %2 what it lists, such as modules</extracomment>
        <translation>%1(%2の一覧)</translation>
    </message>
    <message>
        <source>%1 (cannot be used)</source>
        <translation>%1(使用不可)</translation>
    </message>
    <message>
        <source>Reading the views...</source>
        <translation>ビューを読み込み中...</translation>
    </message>
    <message>
        <source>The organization has no saved views</source>
        <translation>この組織に保存済みビューはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n view(s) cannot be read</source>
        <translation>
            <numerusform>%n件のビューを読み込めません</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more views</source>
        <translation>ほかにもビューがある可能性があります</translation>
    </message>
    <message>
        <source>The query was not saved.</source>
        <translation>クエリを保存できませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>There are already %n saved queries. Remove one that is not needed.</source>
        <translation>
            <numerusform>保存済みクエリがすでに%n件あります。不要なものを削除してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has too many conditions, or its values are too long.</source>
        <translation>条件が多すぎるか、値が長すぎます。</translation>
    </message>
    <message>
        <source>The query was not renamed.</source>
        <translation>クエリの名前を変更できませんでした。</translation>
    </message>
    <message>
        <source>Another saved query has the name “%1”.</source>
        <translation>「%1」という名前の保存済みクエリがすでにあります。</translation>
    </message>
    <message>
        <source>The view “%1” cannot be used.</source>
        <translation>ビュー「%1」は使用できません。</translation>
    </message>
    <message>
        <source>It lists %1, and not workspaces.</source>
        <translation>このビューの一覧は%1で、ワークスペースではありません。</translation>
    </message>
    <message>
        <source>The service does not return its query.</source>
        <translation>サービスがこのビューのクエリを返しません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SearchStrip</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancelled: searched %1 of %2 – %3 found</source>
        <extracomment>%1 and %2 are numbers of requests; %3 is the number of those that fit the filter</extracomment>
        <translation>キャンセルしました: %2件中%1件を検索 – %3件が該当</translation>
    </message>
    <message>
        <source>Searched %1 of %2 – %3 found</source>
        <translation>%2件中%1件を検索 – %3件が該当</translation>
    </message>
    <message>
        <source>The newest %1 are not indexed yet, which takes longer.</source>
        <extracomment>%1 is a number of requests. Their bytes are read instead, so nothing is missed</extracomment>
        <translation>最新の%1件はまだ索引に入っていないため、検索に時間がかかります。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SecretsSection</name>
    <message>
        <source>&amp;Further names of secrets</source>
        <translation>秘密情報の追加の名前(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove the values of new names from older requests for good</source>
        <translation>以前のリクエストからも新しい名前の値を完全に削除する(&amp;R)</translation>
    </message>
    <message>
        <source>The value of a header, of a part of a query or form, and of a JSON member is a secret if Runlatch knows its name, such as token, password or Authorization, or if it is named here: it is sealed in the store, and redacted in the window, in the log and in exports.</source>
        <translation>ヘッダー、クエリやフォームの要素、JSONのメンバーの値は、その名前がRunlatchの知る名前(token、password、Authorizationなど)であるか、ここに指定されていれば秘密情報です。ストアでは封印され、ウィンドウ、ログ、書き出しでは伏せられます。</translation>
    </message>
    <message>
        <source>Requests that were stored before are sealed in the background; those that are older than a day lose these values for good. Taking a name away makes nothing readable again that was sealed.</source>
        <translation>すでに保存されているリクエストはバックグラウンドで封印されます。1日より古いものからは、これらの値が完全に削除されます。名前を外しても、封印されたものが再び読めるようにはなりません。</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>1行に1つ</translation>
    </message>
    <message>
        <source>This is too much text: up to %1 names fit here.</source>
        <translation>テキストが長すぎます。ここに入るのは%1個の名前までです。</translation>
    </message>
    <message>
        <source>“%1” is not a valid name: it takes 2 to %2 letters, digits, “-”, “_” and “.”, at least one letter, and no punctuation at the end.</source>
        <translation>&quot;%1&quot;は名前として使えません。名前は2〜%2文字の英字、数字、&quot;-&quot;、&quot;_&quot;、&quot;.&quot;からなり、英字を1文字以上含み、末尾は記号以外にする必要があります。</translation>
    </message>
    <message>
        <source>These are more than %1 names.</source>
        <translation>名前が%1個を超えています。</translation>
    </message>
    <message>
        <source>Tick below that older requests lose the values of new names for good.</source>
        <translation>以前のリクエストから新しい名前の値を完全に削除することを、下のチェックボックスで確認してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SendForm</name>
    <message>
        <source>Today&apos;s payload with the token &quot;test-token&quot;</source>
        <translation>トークンが&quot;test-token&quot;の現行ペイロード</translation>
    </message>
    <message>
        <source>Today&apos;s payload with the level &quot;test&quot;</source>
        <translation>レベルが&quot;test&quot;の現行ペイロード</translation>
    </message>
    <message>
        <source>With the stage, the level and the token of a test</source>
        <translation>テスト用のステージ、レベル、トークンを使用</translation>
    </message>
    <message>
        <source>Without token and callback URL</source>
        <translation>トークンとコールバックURLなし</translation>
    </message>
    <message>
        <source>As recorded in 2021: its URLs lead to the real service</source>
        <translation>2021年の記録のまま: URLは実際のサービスを指します</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>送信する内容</translation>
    </message>
    <message>
        <source>Enforcement level</source>
        <translation>適用レベル</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>合計時間</translation>
    </message>
    <message>
        <source>The service accepts detailed &amp;outcomes</source>
        <translation>サービスは詳細な結果項目を受け付ける(&amp;O)</translation>
    </message>
    <message>
        <source>The run only plans (&amp;speculative)</source>
        <translation>プランのみのラン(投機的)(&amp;S)</translation>
    </message>
    <message>
        <source>The workspace has &amp;version control</source>
        <translation>ワークスペースでバージョン管理を使用(&amp;V)</translation>
    </message>
    <message>
        <source>The con&amp;figuration can be downloaded</source>
        <translation>構成をダウンロード可能にする(&amp;F)</translation>
    </message>
    <message>
        <source>Target &amp;URL</source>
        <translation>送信先URL(&amp;U)</translation>
    </message>
    <message>
        <source>Send run task</source>
        <translation>ランタスクを送信</translation>
    </message>
    <message>
        <source>Generated if left empty</source>
        <translation>空欄の場合は自動生成</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Verification request</source>
        <translation>検証リクエスト</translation>
    </message>
    <message>
        <source>Mandatory</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>勧告</translation>
    </message>
    <message>
        <source>Time without progress</source>
        <translation>進捗なしの時間</translation>
    </message>
    <message>
        <source>HMAC &amp;key</source>
        <translation>HMAC鍵(&amp;K)</translation>
    </message>
    <message>
        <source>without one the signature header is empty</source>
        <translation>鍵がない場合、署名ヘッダーは空になります</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Run message</source>
        <translation>ランのメッセージ</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Deadline of the result</source>
        <translation>結果の期限</translation>
    </message>
    <message>
        <source>Time allowed</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>The service sends it once when a run task is set up. Answer 200 and send no callback.</source>
        <translation>ランタスクの設定時に、サービスが一度だけ送信します。200で応答し、コールバックは送信しないでください。</translation>
    </message>
    <message>
        <source>Fo&amp;rm</source>
        <translation>形式(&amp;R)</translation>
    </message>
    <message>
        <source>Send verification request</source>
        <translation>検証リクエストを送信</translation>
    </message>
    <message>
        <source>Enter the whole URL, with http:// or https://.</source>
        <translation>http://またはhttps://を含むURL全体を指定してください。</translation>
    </message>
    <message>
        <source>Start the simulator first</source>
        <translation>先にシミュレーターを開始してください</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SendsChoice</name>
    <message>
        <source>Their ids are sent. A workspace that begins to match later is not touched.</source>
        <translation>ワークスペースのIDが送信されます。後から一致するようになったワークスペースは対象になりません。</translation>
    </message>
    <message>
        <source>Workspaces that begin to match until then are included, and none can be left out.</source>
        <translation>実行までに一致するようになったワークスペースも含まれます。除外はできません。</translation>
    </message>
    <message>
        <source>Leave none out</source>
        <translation>除外をすべて取り消す</translation>
    </message>
    <message>
        <source>The query: the service decides who matches</source>
        <translation>クエリ: どれが一致するかはサービスが判断</translation>
    </message>
    <message numerus="yes">
        <source>Exactly these workspaces, without %n</source>
        <translation>
            <numerusform>これらのワークスペースのみ(%n件を除く)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these %n workspace(s)</source>
        <translation>
            <numerusform>これらの%n件のワークスペースのみ</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly these workspaces</source>
        <translation>これらのワークスペースのみ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SettingsDialog</name>
    <message>
        <source>Settings of the program</source>
        <translation>プログラムの設定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>秘密情報</translation>
    </message>
    <message>
        <source>Listener</source>
        <translation>リスナー</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The settings could not be written.</source>
        <translation>設定を書き込めませんでした。</translation>
    </message>
    <message>
        <source>They hold until Runlatch ends. Make room on the disk, then save again.</source>
        <translation>設定はRunlatchの終了まで有効です。ディスクの空きを確保してから、もう一度保存してください。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SettledReply</name>
    <message>
        <source>&amp;Back to the requests</source>
        <translation>リクエスト一覧に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Write another reply</source>
        <translation>別の返信を作成(&amp;W)</translation>
    </message>
    <message>
        <source>The service refuses it with 409</source>
        <translation>サービスは409で拒否します</translation>
    </message>
    <message>
        <source>The service accepted the reply: %1.</source>
        <translation>サービスが返信を受け付けました: %1。</translation>
    </message>
    <message>
        <source>The run task has ended. The service refuses whatever is sent now (409).</source>
        <translation>ランタスクは終了しました。今から送信するものはすべてサービスに拒否されます(409)。</translation>
    </message>
    <message>
        <source>It was sent for another delivery of this run task, which has ended. The service refuses whatever is sent now (409).</source>
        <translation>このランタスクの別の配信に対して送信され、そのランタスクは終了しました。今から送信するものはすべてサービスに拒否されます(409)。</translation>
    </message>
    <message>
        <source>Your run task</source>
        <translation>自分のランタスク</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SharedInbox</name>
    <message>
        <source>Requests of a shared store are only read here. Whoever receives them replies to them.</source>
        <translation>共有ストアのリクエストはここでは閲覧のみです。受信した側が返信します。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SharedPage</name>
    <message>
        <source>Another store...</source>
        <translation>別のストア...</translation>
    </message>
    <message>
        <source>No shared store is open</source>
        <translation>共有ストアは開いていません</translation>
    </message>
    <message>
        <source>Its address is that of a database which receivers write to.</source>
        <translation>アドレスは、受信側が書き込むデータベースのものです。</translation>
    </message>
    <message>
        <source>Shared store</source>
        <translation>共有ストア</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Choose a store...</source>
        <translation>ストアを選ぶ...</translation>
    </message>
    <message>
        <source>The shared store is being opened</source>
        <translation>共有ストアを開いています</translation>
    </message>
    <message>
        <source>The keychain does not keep the password.</source>
        <translation>キーチェーンはパスワードを保存していません。</translation>
    </message>
    <message>
        <source>It is asked for again when Runlatch starts the next time.</source>
        <translation>次に Runlatch を起動したときに、もう一度尋ねます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>What was read stays in sight. Runlatch connects again by itself.</source>
        <translation>読み込んだものは表示されたままです。Runlatch は自動的に再接続します。</translation>
    </message>
    <message>
        <source>answers in %1 ms</source>
        <extracomment>How long the server of a shared store takes to answer</extracomment>
        <translation>応答 %1 ミリ秒</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SharedStoreDialog</name>
    <message>
        <source>Key file</source>
        <translation>鍵ファイル</translation>
    </message>
    <message>
        <source>&amp;Forget the kept password</source>
        <translation>保存したパスワードを消去(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Shared store</source>
        <translation>共有ストア</translation>
    </message>
    <message>
        <source>Receivers on servers write their requests into a database of PostgreSQL. This window reads them; the requests on this computer stay as they are.</source>
        <translation>サーバー上の受信側は、リクエストを PostgreSQL のデータベースに書き込みます。このウィンドウはそれを読むだけで、このコンピューターのリクエストは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>TLS with verify-full unless it says another sslmode</source>
        <translation>別の sslmode の指定がなければ TLS の verify-full</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>パスワード(&amp;P)</translation>
    </message>
    <message>
        <source>The keychain keeps it; empty: .pgpass or a service file</source>
        <translation>キーチェーンに保存。空なら .pgpass かサービスファイル</translation>
    </message>
    <message>
        <source>&amp;Key file of the receivers</source>
        <translation>受信側の鍵ファイル(&amp;K)</translation>
    </message>
    <message>
        <source>Empty: access tokens stay hidden</source>
        <translation>空ならアクセストークンは伏せたまま</translation>
    </message>
    <message>
        <source>the kept one</source>
        <translation>保存したもの</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutEditor</name>
    <message>
        <source>&amp;New key of the chosen command</source>
        <translation>選択したコマンドの新しいキー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove the key</source>
        <translation>キーを解除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>既定のキー(&amp;D)</translation>
    </message>
    <message>
        <source>The command has no shortcut then</source>
        <translation>コマンドのショートカットはなくなります</translation>
    </message>
    <message>
        <source>New key of the chosen command</source>
        <translation>選択したコマンドの新しいキー</translation>
    </message>
    <message>
        <source>New key of “%1”</source>
        <translation>「%1」の新しいキー</translation>
    </message>
    <message>
        <source>This key cannot be changed</source>
        <translation>このキーは変更できません</translation>
    </message>
    <message>
        <source>Default: no key</source>
        <translation>既定: キーなし</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>既定: %1</translation>
    </message>
    <message>
        <source>%1 alone is for typing, and only commands of a list can have it. Add Ctrl to it.</source>
        <translation>%1だけのキーは文字入力用で、割り当てられるのは一覧のコマンドだけです。Ctrlを組み合わせてください。</translation>
    </message>
    <message>
        <source>%1 is used by lists and controls. Add Ctrl or Alt to it.</source>
        <translation>%1は一覧やコントロールで使われます。CtrlまたはAltを組み合わせてください。</translation>
    </message>
    <message>
        <source>%1 is for menus and fields. Add Ctrl to it.</source>
        <translation>%1はメニューや入力欄で使われます。Ctrlを組み合わせてください。</translation>
    </message>
    <message>
        <source>This key cannot be a shortcut. Press another one.</source>
        <translation>このキーはショートカットにできません。別のキーを押してください。</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <extracomment>%1 is a command, %2 the page on which it is</extracomment>
        <translation>「%1」(%2)</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <extracomment>%1 is one key or several, %2 one command or several</extracomment>
        <translation>%1はすでに%2で使われています。</translation>
    </message>
    <message>
        <source>&amp;Move the key here</source>
        <translation>キーをこちらに移す(&amp;M)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutModel</name>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShortcutsDialog</name>
    <message>
        <source>Lists</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>List of run tasks</source>
        <translation>ランタスクの一覧</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Next and previous control</source>
        <translation>次と前のコントロール</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>もう一方のペインへ移動</translation>
    </message>
    <message>
        <source>Up, Down, Home, End</source>
        <translation>↑、↓、Home、End</translation>
    </message>
    <message>
        <source>Move in the list</source>
        <translation>一覧内を移動</translation>
    </message>
    <message>
        <source>J, K</source>
        <translation>J、K</translation>
    </message>
    <message>
        <source>Next and previous row</source>
        <translation>次と前の行</translation>
    </message>
    <message>
        <source>Show the menu of the current row</source>
        <translation>現在の行のメニューを表示</translation>
    </message>
    <message>
        <source>Rename the current endpoint</source>
        <translation>現在のエンドポイントの名前を変更</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Reply to the request that is chosen</source>
        <translation>選択したリクエストに返信</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Show or hide the detail of a request</source>
        <translation>リクエストの詳細の表示/非表示</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go back from the detail to the list</source>
        <translation>詳細から一覧に戻る</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Words of a command, or its key</source>
        <translation>コマンドの語、またはキー</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Run tasks: Payload</source>
        <translation>ランタスク: ペイロード</translation>
    </message>
    <message>
        <source>Default keys for &amp;all</source>
        <translation>すべて既定のキーに戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key. It applies at once.</source>
        <translation>コマンドを選択し、新しいキーを押してください。すぐに適用されます。</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>該当するコマンドはありません。</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>すべてのコマンドが既定のキーです。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ShownCapture</name>
    <message>
        <source>This was not a run task request, so it has no reply.</source>
        <translation>これはランタスクのリクエストではなかったため、返信はありません。</translation>
    </message>
    <message>
        <source>It is no longer stored.</source>
        <translation>もう保存されていません。</translation>
    </message>
    <message>
        <source>It is kept in memory only; reply when the disk has taken it.</source>
        <translation>メモリにだけ保持されています。ディスクに保存されてから返信してください。</translation>
    </message>
    <message>
        <source>The filter leaves out the request that was shown here.</source>
        <translation>ここに表示されていたリクエストは、フィルターで除外されています。</translation>
    </message>
    <message>
        <source>This request was removed from the shared store.</source>
        <translation>このリクエストは共有ストアから削除されました。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SignatureTab</name>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message numerus="yes">
        <source>HMAC-SHA512 with the listener&apos;s key over %Ln byte(s).</source>
        <translation>
            <numerusform>%Lnバイトに対する、リスナーの鍵によるHMAC-SHA512。</numerusform>
        </translation>
    </message>
    <message>
        <source>A digest of the bytes that arrived would differ from that of the whole body.</source>
        <translation>届いたバイト列から計算しても、ボディ全体の値とは異なります。</translation>
    </message>
    <message>
        <source>A digest of these bytes would prove nothing, because they are not known to be those that were sent.</source>
        <translation>送信時のバイト列と同じかどうか分からないため、計算しても何の証明にもなりません。</translation>
    </message>
    <message>
        <source>This listener has no key now, so the digest of the body is not computed.</source>
        <translation>このリスナーには現在鍵がないため、ボディの値は計算されません。</translation>
    </message>
    <message>
        <source>The secrets were removed from the body, so its digest can no longer be computed.</source>
        <translation>秘密情報がボディから削除されたため、値を計算できなくなりました。</translation>
    </message>
    <message>
        <source>No HMAC key was set when the request arrived.</source>
        <translation>リクエストの到着時、HMAC鍵は設定されていませんでした。</translation>
    </message>
    <message>
        <source>Looking for the reason...</source>
        <translation>原因を調査中...</translation>
    </message>
    <message>
        <source>Delivery %1 of %2 (signature: %3)</source>
        <translation>%2の配信%1(署名: %3)</translation>
    </message>
    <message>
        <source>Compared with an earlier delivery: %1.</source>
        <translation>以前の配信と比較: %1。</translation>
    </message>
    <message>
        <source>Its secrets are no longer there, so the bytes cannot be compared.</source>
        <translation>秘密情報がもうないため、バイト列を比較できません。</translation>
    </message>
    <message>
        <source>Both bodies are the same, byte for byte.</source>
        <translation>両方のボディは1バイトも違わず同じです。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SimulatorAddressDialog</name>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Public &amp;URL</source>
        <translation>公開URL(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;hort name of the service</source>
        <translation>サービスの短縮名(&amp;H)</translation>
    </message>
    <message>
        <source>Address of the simulator</source>
        <translation>シミュレーターのアドレス</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>0.0.0.0: every address of this computer</source>
        <translation>0.0.0.0: このコンピューターのすべてのアドレス</translation>
    </message>
    <message>
        <source>when integrations reach it by another name</source>
        <translation>連携先が別の名前で接続する場合</translation>
    </message>
    <message>
        <source>in header names, as in X-TFC-Task-Signature</source>
        <translation>ヘッダー名に使用(例: X-TFC-Task-Signature)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>Enter an address of this computer, such as 127.0.0.1 or 0.0.0.0.</source>
        <translation>このコンピューターのアドレスを入力してください(例: 127.0.0.1、0.0.0.0)。</translation>
    </message>
    <message>
        <source>Enter a URL with http or https and a host, without user name and query.</source>
        <translation>httpまたはhttpsとホストを含むURLを、ユーザー名とクエリなしで入力してください。</translation>
    </message>
    <message>
        <source>Enter letters, digits and dashes; most services use TFC.</source>
        <translation>英字、数字、ハイフンを入力してください。ほとんどのサービスではTFCです。</translation>
    </message>
    <message>
        <source>Other computers on the network can reach this address.</source>
        <translation>ネットワーク上のほかのコンピューターから、このアドレスに接続できます。</translation>
    </message>
    <message>
        <source>They need the simulator&apos;s token, which is new at each start.</source>
        <translation>接続には、開始のたびに新しくなるシミュレーターのトークンが必要です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SimulatorPage</name>
    <message>
        <source>Simulator</source>
        <translation>シミュレーター</translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Send a run task</source>
        <translation>ランタスクを送信</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>ラン</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Copy the simulator&apos;s address</source>
        <translation>シミュレーターのアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the simulator&apos;s token</source>
        <translation>シミュレーターのトークンをコピー</translation>
    </message>
    <message>
        <source>Documented forms that are accepted</source>
        <translation>受け付ける形式(ドキュメントにあるもの)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What can be chosen, and what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Start the simulator</source>
        <translation>シミュレーターを開始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the simulator</source>
        <translation>シミュレーターを停止</translation>
    </message>
    <message>
        <source>Address...</source>
        <translation>アドレス...</translation>
    </message>
    <message>
        <source>Address of the simulator</source>
        <translation>シミュレーターのアドレス</translation>
    </message>
    <message>
        <source>The address is used from the next start of the simulator on.</source>
        <translation>このアドレスは、シミュレーターの次回の開始から使われます。</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>稼働中</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>From other machines and containers: %1</source>
        <translation>ほかのマシンやコンテナから: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SizeMeter</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>A size and its limit: &quot;3.8 KB of 5 MB&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SnippetPane</name>
    <message>
        <source>Language of the program</source>
        <translation>プログラムの言語</translation>
    </message>
    <message>
        <source>Copy the program</source>
        <translation>プログラムをコピー</translation>
    </message>
    <message>
        <source>Program that checks signatures</source>
        <translation>署名を検証するプログラム</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>シェル</translation>
    </message>
    <message>
        <source>How to check a signature</source>
        <translation>署名の検証方法</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepActions</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepMark</name>
    <message>
        <source>Step %1</source>
        <translation>ステップ%1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StepStrip</name>
    <message>
        <source>%1, current step</source>
        <translation>%1、現在のステップ</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageDialog</name>
    <message>
        <source>Storage limits</source>
        <translation>保存容量の上限</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Shared store...</source>
        <translation>共有ストア...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageForm</name>
    <message>
        <source>Looking at what is in use...</source>
        <translation>使用量を確認中...</translation>
    </message>
    <message>
        <source>Beyond a limit, refused, unsigned and incorrectly signed requests are removed first, then the oldest. Requests that await a reply stay unless their signature is missing or wrong; what is pinned or has a draft of a reply stays. The age limit does not apply to imported and duplicated requests.</source>
        <translation>上限を超えると、まず拒否されたリクエスト、署名のないリクエスト、署名の誤ったリクエストを削除し、次に古い順に削除します。返信待ちのリクエストは、署名がないか誤っている場合を除いて残ります。ピン留めされたものと、返信の下書きがあるものは残ります。保存期間の上限は、取り込んだリクエストと複製したリクエストには適用されません。</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> 日</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that can be chosen, such as &quot;64 MB to 16 TB&quot;</extracomment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>保存期間(&amp;A)</translation>
    </message>
    <message>
        <source>0: no limit; at most %L1</source>
        <translation>0: 上限なし、最大%L1</translation>
    </message>
    <message>
        <source>&amp;Remove requests from before this version too (%L1)</source>
        <translation>このバージョンより前のリクエストも削除(%L1)(&amp;R)</translation>
    </message>
    <message>
        <source>%1 of %2 in use, %3.</source>
        <extracomment>What is in use, of what limit, and how many requests</extracomment>
        <translation>%2中%1を使用、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln件のリクエスト</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest was received on %1.</source>
        <translation>最も古いものの受信日: %1。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageSection</name>
    <message>
        <source>Exchanges on the Activity page are kept in memory only: the newest %L1, at most %2.</source>
        <translation>「アクティビティ」ページの通信はメモリにだけ保持されます(最新%L1件、最大%2)。</translation>
    </message>
    <message>
        <source>Received requests</source>
        <translation>受信したリクエスト</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Copy the path of the folder</source>
        <translation>フォルダーのパスをコピー</translation>
    </message>
    <message>
        <source>Folder of the settings</source>
        <translation>設定のフォルダー</translation>
    </message>
    <message>
        <source>Copy the path of the settings</source>
        <translation>設定のパスをコピー</translation>
    </message>
    <message>
        <source>On the disk: requests %1, drafts and unsent archive operations %2, log %3.</source>
        <translation>ディスク使用量: リクエスト%1、下書きと未送信のアーカイブ操作%2、ログ%3。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageWatch</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln日</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two limits, such as &quot;4 GB and 30 days&quot;</extracomment>
        <translation>%1および%2</translation>
    </message>
    <message>
        <source>This request was removed because it was older than %1.</source>
        <translation>このリクエストは%1より古いため削除されました。</translation>
    </message>
    <message>
        <source>This request was removed to keep the storage limit of %1.</source>
        <translation>保存容量の上限(%1)を守るため、このリクエストは削除されました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) older than %2 were removed.</source>
        <translation>
            <numerusform>%2より古い%Ln件のリクエスト(%1)を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned ones stay, and those that await a reply.</source>
        <translation>ピン留めされたものと、返信待ちのものは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) were removed to keep the limit of %2.</source>
        <translation>
            <numerusform>上限(%2)を守るため、%Ln件のリクエスト(%1)を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused, unsigned and incorrectly signed ones go first, then the oldest.</source>
        <translation>まず拒否されたもの、署名のないもの、署名の誤ったもの、次に古いものから削除します。</translation>
    </message>
    <message>
        <source>The stored requests take %1; the limit is %2.</source>
        <translation>保存されているリクエストは%1を使用しています。上限は%2です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) are from before this version and are removed only if you agree.</source>
        <translation>
            <numerusform>%Ln件のリクエストはこのバージョンより前のもので、同意した場合にだけ削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove oldest</source>
        <translation>最も古いものを削除</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>The remaining requests await a reply, have a draft or are pinned. Reply, unpin, or raise the limit.</source>
        <translation>残りのリクエストは、返信待ちのもの、下書きがあるもの、ピン留めされたものです。返信するか、ピン留めを外すか、上限を引き上げてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) from before this version are kept, as you chose. Remove them too, or raise the limit.</source>
        <translation>
            <numerusform>選択どおり、このバージョンより前の%Ln件のリクエストを残しています。これらも削除するか、上限を引き上げてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits...</source>
        <translation>上限...</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StoreNotice</name>
    <message>
        <source>The settings could not be read, so they start from defaults.</source>
        <translation>設定を読み取れなかったため、初期状態で開始します。</translation>
    </message>
    <message>
        <source>The earlier file is kept as %1.</source>
        <translation>以前のファイルは%1として残っています。</translation>
    </message>
    <message>
        <source>The folder “%1” is in use by another Runlatch: %2.</source>
        <extracomment>%1 a folder, %2 a program and its process, such as &quot;runlatch (4711)&quot;</extracomment>
        <translation>フォルダー「%1」は別のRunlatchが使用中です: %2。</translation>
    </message>
    <message>
        <source>You can browse. Before this window listens, archives or creates, it asks for another folder.</source>
        <translation>閲覧は可能です。受信の開始、アーカイブ、作成を行う前に、このウィンドウは別のフォルダーの選択を求めます。</translation>
    </message>
    <message>
        <source>You can browse. Before this window archives or creates, it asks for another folder.</source>
        <translation>閲覧は可能です。アーカイブや作成を行う前に、このウィンドウは別のフォルダーの選択を求めます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Choose another folder...</source>
        <translation>別のフォルダーを選択...</translation>
    </message>
    <message>
        <source>This window keeps its work in “%1”.</source>
        <translation>このウィンドウの作業内容は「%1」に保存されます。</translation>
    </message>
    <message>
        <source>The other Runlatch keeps its own; connections and settings are shared.</source>
        <translation>もう一方のRunlatchの作業内容は別に保存されます。接続と設定は共有されます。</translation>
    </message>
    <message>
        <source>Connections and settings stay where they are.</source>
        <translation>接続と設定の場所は変わりません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SubjectDelegate</name>
    <message>
        <source>Archived · %1</source>
        <extracomment>%1 is the subject of a change request</extracomment>
        <translation>アーカイブ済み · %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TableColumns</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A column, and why it is left away</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>左へ移動</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Make wider</source>
        <translation>幅を広げる</translation>
    </message>
    <message>
        <source>Make narrower</source>
        <translation>幅を狭める</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>列をリセット</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>%1, upwards</source>
        <translation>%1、昇順</translation>
    </message>
    <message>
        <source>%1, downwards</source>
        <translation>%1、降順</translation>
    </message>
    <message>
        <source>As the service gives them</source>
        <translation>サービスの返す順</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TagRow</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>このタグを削除</translation>
    </message>
    <message>
        <source>Name of tag %1</source>
        <translation>タグ%1の名前</translation>
    </message>
    <message>
        <source>Label of tag %1</source>
        <translation>タグ%1のラベル</translation>
    </message>
    <message>
        <source>Level of tag %1</source>
        <translation>タグ%1のレベル</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>タグ%1を削除</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TagRows</name>
    <message>
        <source>Only the first %1 tags can be edited here. The others stay as they are.</source>
        <translation>ここで編集できるのは先頭の%1個のタグだけです。ほかのタグは変わりません。</translation>
    </message>
    <message>
        <source>Tags · “status” and “severity” are shown in the list</source>
        <translation>タグ · &quot;status&quot;と&quot;severity&quot;は一覧に表示されます</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>タグを追加</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetPaste</name>
    <message>
        <source>Add pasted</source>
        <translation>貼り付けたものを追加</translation>
    </message>
    <message>
        <source>From file...</source>
        <translation>ファイルから...</translation>
    </message>
    <message>
        <source>Names or ws-... ids in any form: lines, commas, a table</source>
        <translation>名前またはws-...のID。形式は自由(行、コンマ区切り、表)</translation>
    </message>
    <message>
        <source>Paste names or ids</source>
        <translation>名前またはIDを貼り付け</translation>
    </message>
    <message>
        <source>Or &amp;paste names or ids</source>
        <translation>または名前かIDを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Nothing was pasted: the field holds at most %1 characters.</source>
        <translation>貼り付けませんでした。この欄に入るのは%1文字までです。</translation>
    </message>
    <message>
        <source>Workspaces from a file</source>
        <translation>ファイルからのワークスペース</translation>
    </message>
    <message>
        <source>Lists and tables (*.csv *.tsv *.txt *.json)</source>
        <translation>リストと表 (*.csv *.tsv *.txt *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing was added: the quote in line %1 of the table is never closed.</source>
        <translation>追加しませんでした。表の%1行目の引用符が閉じていません。</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>追加しませんでした。リストに入るワークスペースは%1件までです。</translation>
    </message>
    <message numerus="yes">
        <source>Added %n workspace(s).</source>
        <translation>
            <numerusform>%n件のワークスペースを追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given before.</source>
        <translation>
            <numerusform>%n件はすでに指定されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not names or ids of workspaces: %1.</source>
        <translation>ワークスペースの名前でもIDでもないもの: %1。</translation>
    </message>
    <message>
        <source>Nothing was added: there are no names or ids of workspaces.</source>
        <translation>追加しませんでした。ワークスペースの名前もIDもありません。</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n workspace(s)</source>
        <translation>
            <numerusform>%n件のワークスペースの追加を取り消す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took back %n workspace(s).</source>
        <translation>
            <numerusform>%n件のワークスペースの追加を取り消しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetTable</name>
    <message>
        <source>Ids are sent as they were given.</source>
        <translation>IDは指定されたとおりに送信されます。</translation>
    </message>
    <message>
        <source>Stop looking up</source>
        <translation>照会を停止</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Chosen workspaces</source>
        <translation>選択したワークスペース</translation>
    </message>
    <message>
        <source>Given twice</source>
        <translation>重複して指定</translation>
    </message>
    <message>
        <source>No workspaces chosen</source>
        <translation>ワークスペースが選択されていません</translation>
    </message>
    <message>
        <source>Add them from the list, or paste names or ids.</source>
        <translation>一覧から追加するか、名前またはIDを貼り付けてください。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n workspace(s) that were not found.</source>
        <translation>
            <numerusform>見つからなかった%n件のワークスペースを外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>追加しませんでした。リストに入るワークスペースは%1件までです。</translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them being looked up</source>
        <translation>
            <numerusform>件のワークスペースを選択、うち%n件を照会中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them without an id</source>
        <translation>
            <numerusform>件のワークスペースを選択、うち%n件はIDなし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen</source>
        <translation>
            <numerusform>件のワークスペースを選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n件のワークスペースが見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>A workspace without an id cannot be sent. Correct the name or remove it.</source>
        <translation>IDのないワークスペースは送信できません。名前を修正するか、外してください。</translation>
    </message>
    <message>
        <source>You are asked before they are sent.</source>
        <translation>送信の前に確認があります。</translation>
    </message>
    <message>
        <source>Select them</source>
        <translation>これらを選択</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n that were not found</source>
        <translation>
            <numerusform>見つからなかった%n件を外す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n件のワークスペースを照会できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>再照会</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetsStep</name>
    <message>
        <source>How the targets are given</source>
        <translation>対象の指定方法</translation>
    </message>
    <message>
        <source>Saved queries</source>
        <translation>保存済みクエリ</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>By query</source>
        <translation>クエリで指定</translation>
    </message>
    <message>
        <source>By list</source>
        <translation>リストで指定</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>「%1」として保存しました。</translation>
    </message>
    <message>
        <source>It stays on this computer.</source>
        <translation>このコンピューターにだけ保存されます。</translation>
    </message>
    <message>
        <source>Saved as “%1”, in the place of the earlier one.</source>
        <translation>以前のものに代えて「%1」として保存しました。</translation>
    </message>
    <message>
        <source>Removed the saved query “%1”.</source>
        <translation>保存済みクエリ「%1」を削除しました。</translation>
    </message>
    <message>
        <source>A request to create has no %1: they were left out.</source>
        <translation>作成のリクエストには%1を含められないため、省きました。</translation>
    </message>
    <message>
        <source>Loaded the query “%1”.</source>
        <translation>クエリ「%1」を読み込みました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) has no value: enter one or turn it off.</source>
        <translation>
            <numerusform>%n件の条件に値がありません。値を入力するか、オフにしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent: fix or turn off each.</source>
        <translation>
            <numerusform>%n件の条件を送信できません。それぞれ修正するか、オフにしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one workspace.</source>
        <translation>ワークスペースを1件以上選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) have no id: correct or remove them.</source>
        <translation>
            <numerusform>%n件の名前にIDがありません。修正するか、外してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>A query needs at least one condition.</source>
        <translation>クエリには少なくとも1つの条件が必要です。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TemplateDialog</name>
    <message>
        <source>No templates yet. Write {{workspace_name}} or another key of the request in the form, and keep it here.</source>
        <translation>テンプレートはまだありません。{{workspace_name}}などリクエストのキーをフォームに書き、ここに保存してください。</translation>
    </message>
    <message>
        <source>&amp;Save as template</source>
        <translation>テンプレートとして保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>削除(&amp;R)...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>テンプレートの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Keep what stands in the form as:</source>
        <translation>フォームの内容を保存する名前:</translation>
    </message>
    <message>
        <source>Only the first %1 templates are listed.</source>
        <translation>一覧に表示されるのは先頭の%1件のテンプレートだけです。</translation>
    </message>
    <message>
        <source>Kept as “%1”.</source>
        <translation>「%1」として保存しました。</translation>
    </message>
    <message>
        <source>Replace the template “%1”?</source>
        <translation>テンプレート「%1」を置き換えますか?</translation>
    </message>
    <message>
        <source>Its present content cannot be restored.</source>
        <translation>現在の内容は復元できません。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Remove the template “%1”?</source>
        <translation>テンプレート「%1」を削除しますか?</translation>
    </message>
    <message>
        <source>Its file is removed, which cannot be undone.</source>
        <translation>ファイルが削除され、元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TimelineTab</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The other deliveries of this task result could not be read.</source>
        <translation>このタスク結果のほかの配信を読み込めませんでした。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TokenEdit</name>
    <message>
        <source>Show the token</source>
        <translation>トークンを表示</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TrayIcon</name>
    <message>
        <source>Show Runlatch</source>
        <translation>Runlatchを表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message numerus="yes">
        <source>Undo one of %n</source>
        <translation>
            <numerusform>%n件のうち1件を元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>すべて元に戻す</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ValueChips</name>
    <message>
        <source>(empty)</source>
        <translation>(空)</translation>
    </message>
    <message>
        <source>Remove the value “%1”</source>
        <translation>値&quot;%1&quot;を外す</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ValueEditor</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>はい/いいえ</translation>
    </message>
    <message>
        <source>Choose a date</source>
        <translation>日付を選択</translation>
    </message>
    <message>
        <source>Suggest values</source>
        <translation>値の候補を表示</translation>
    </message>
    <message>
        <source>Add another value</source>
        <translation>値をもう1つ追加</translation>
    </message>
    <message>
        <source>Suggested values</source>
        <translation>値の候補</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>別の値</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>2026-10-01 08:00, UTC</source>
        <translation>2026-10-01 08:00、UTC</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WaitStrip</name>
    <message numerus="yes">
        <source>The service allows no more requests for now (429). It goes on in %n second(s).</source>
        <translation>
            <numerusform>サービスは現在これ以上のリクエストを受け付けていません(429)。%n秒後に再開します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below the service&apos;s limit: the next request goes out in %n second(s).</source>
        <translation>
            <numerusform>サービスの制限内に収めるため、次のリクエストは%n秒後に送信します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service had trouble. It is asked again in %n second(s).</source>
        <translation>
            <numerusform>サービスに問題が発生しました。%n秒後に再び問い合わせます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WatchPane</name>
    <message>
        <source>Watch</source>
        <translation>監視</translation>
    </message>
    <message>
        <source>Copy the ids of the change requests</source>
        <translation>変更リクエストのIDをコピー</translation>
    </message>
    <message>
        <source>Open the workspace in the browser...</source>
        <translation>ワークスペースをブラウザーで開く...</translation>
    </message>
    <message>
        <source>Change requests that have appeared</source>
        <translation>出現した変更リクエスト</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を停止</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>再び監視</translation>
    </message>
    <message>
        <source>%1 of %2 have appeared</source>
        <translation>%2件中%1件が出現</translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) have appeared</source>
        <translation>
            <numerusform>%n件の変更リクエストが出現</numerusform>
        </translation>
    </message>
    <message>
        <source>All have appeared.</source>
        <translation>すべて出現しました。</translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n minute(s). More may appear later.</source>
        <translation>
            <numerusform>%n分で打ち切りました。この後にも出現する可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up. More may appear later.</source>
        <translation>打ち切りました。この後にも出現する可能性があります。</translation>
    </message>
    <message>
        <source>Watch counts them as they appear.</source>
        <translation>「監視」を使うと、出現したものから数えます。</translation>
    </message>
    <message numerus="yes">
        <source>Looking repeatedly, for at most %n minute(s).</source>
        <translation>
            <numerusform>繰り返し確認しています(最長%n分)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching was stopped.</source>
        <translation>監視を停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) could not be read.</source>
        <translation>
            <numerusform>%n件のリストを読み込めませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WaysDialog</name>
    <message>
        <source>Public &amp;URL of callbacks</source>
        <translation>コールバックの公開URL(&amp;U)</translation>
    </message>
    <message>
        <source>Public URL of p&amp;lans</source>
        <translation>プランの公開URL(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Fingerprint of the target&apos;s certificate</source>
        <translation>送信先の証明書のフィンガープリント(&amp;F)</translation>
    </message>
    <message>
        <source>Addresses and certificates</source>
        <translation>アドレスと証明書</translation>
    </message>
    <message>
        <source>when the integration reaches them by another name</source>
        <translation>連携先が別の名前で接続する場合</translation>
    </message>
    <message>
        <source>of the second host</source>
        <translation>2つ目のホストの公開URL</translation>
    </message>
    <message>
        <source>SHA-256; this certificate alone is trusted</source>
        <translation>SHA-256。この証明書だけを信頼します</translation>
    </message>
    <message>
        <source>Callbacks over https are tried with this certificate. The integration has to trust it.</source>
        <translation>httpsのコールバックは、この証明書で試行します。連携先がこの証明書を信頼している必要があります。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Port of callbacks</source>
        <translation>コールバックのポート</translation>
    </message>
    <message>
        <source>Port of plans</source>
        <translation>プランのポート</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Enter a URL with http or https and a host, without user name and query.</source>
        <translation>httpまたはhttpsとホストを含むURLを、ユーザー名とクエリなしで入力してください。</translation>
    </message>
    <message>
        <source>Enter 64 hexadecimal digits, with or without colons.</source>
        <translation>64桁の16進数を入力してください。コロンはあってもなくてもかまいません。</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WebLink</name>
    <message>
        <source>Open the workspace in the browser?</source>
        <translation>ワークスペースをブラウザーで開きますか?</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WindowAlerts</name>
    <message>
        <source>%1 until %2</source>
        <extracomment>%1 the name of a workspace, %2 a time of day</extracomment>
        <translation>%1(%2まで)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WindowStatus</name>
    <message>
        <source>Not listening</source>
        <translation>受信していません</translation>
    </message>
    <message>
        <source>The listener is not reached</source>
        <translation>リスナーに到達できません</translation>
    </message>
    <message>
        <source>No service connected</source>
        <translation>サービスに接続していません</translation>
    </message>
    <message>
        <source>Go to the next deadline</source>
        <translation>次の期限へ移動</translation>
    </message>
    <message>
        <source>Next deadline %1</source>
        <translation>次の期限 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;Next deadline 1:58&quot;, %2 the name of a workspace</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 Leads to the request (%2).</source>
        <translation>%1 リクエストへ移動します(%2)。</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1(%2まで)</translation>
    </message>
    <message>
        <source>%1, final result until %2</source>
        <extracomment>%1 is &quot;net-prod until 14:03:22&quot;, %2 a time of day</extracomment>
        <translation>%1、最終結果は%2まで</translation>
    </message>
    <message>
        <source>Soon over: %1</source>
        <translation>まもなく期限: %1</translation>
    </message>
    <message>
        <source>Almost over: %1</source>
        <translation>期限直前: %1</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WorkspaceSearch</name>
    <message>
        <source>Part of a name</source>
        <translation>名前の一部</translation>
    </message>
    <message>
        <source>Search workspaces</source>
        <translation>ワークスペースを検索</translation>
    </message>
    <message>
        <source>Workspaces of the organization</source>
        <translation>組織のワークスペース</translation>
    </message>
    <message>
        <source>Space chooses the selected workspaces, or takes them back.</source>
        <translation>スペースキーで、強調表示中のワークスペースを選択または選択解除します。</translation>
    </message>
    <message>
        <source>&amp;Workspaces</source>
        <translation>ワークスペース(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing was added: a list holds at most %1 workspaces.</source>
        <translation>追加しませんでした。リストに入るワークスペースは%1件までです。</translation>
    </message>
    <message numerus="yes">
        <source>Take back all %Ln shown</source>
        <translation>
            <numerusform>表示中の%Ln件の選択をすべて解除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose all %Ln shown</source>
        <translation>
            <numerusform>表示中の%Ln件をすべて選択</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Zoom</name>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>標準の文字サイズ(&amp;U)</translation>
    </message>
</context>
<context>
    <name>runlatch::ui::explorerTime</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A date and a time</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <extracomment>A date and a time</extracomment>
        <translation>%1 %2 UTC</translation>
    </message>
</context>
<context>
    <name>runlatch::wording</name>
    <message>
        <source>The request has no Authorization header.</source>
        <translation>リクエストにAuthorizationヘッダーがありません。</translation>
    </message>
    <message>
        <source>Send “Authorization: Bearer” with the access_token of the run task request.</source>
        <translation>ランタスクのリクエストのaccess_tokenを&quot;Authorization: Bearer&quot;で送信してください。</translation>
    </message>
    <message>
        <source>The Authorization header is not of the form “Bearer TOKEN”.</source>
        <translation>Authorizationヘッダーが&quot;Bearer TOKEN&quot;の形式ではありません。</translation>
    </message>
    <message>
        <source>This is not the token of this run task.</source>
        <translation>このランタスクのトークンではありません。</translation>
    </message>
    <message>
        <source>Each run task request has an access_token of its own; send the one that arrived with it.</source>
        <translation>access_tokenはランタスクのリクエストごとに異なります。そのリクエストに付属していたものを送信してください。</translation>
    </message>
    <message>
        <source>The Authorization header holds the token alone.</source>
        <translation>Authorizationヘッダーにトークンしかありません。</translation>
    </message>
    <message>
        <source>Send “Bearer” and a blank before it.</source>
        <translation>その前に&quot;Bearer&quot;と空白を付けて送信してください。</translation>
    </message>
    <message>
        <source>The word “Bearer” appears twice in the Authorization header.</source>
        <translation>Authorizationヘッダーに&quot;Bearer&quot;という語が2回あります。</translation>
    </message>
    <message>
        <source>Send it once: the library may add it, too.</source>
        <translation>1回だけ送信してください。ライブラリも付け加えている可能性があります。</translation>
    </message>
    <message>
        <source>Send the text of access_token without them.</source>
        <translation>access_tokenのテキストを引用符なしで送信してください。</translation>
    </message>
    <message>
        <source>The token ends with a line break, or with the signs \n.</source>
        <translation>トークンの末尾に改行、または\nという文字があります。</translation>
    </message>
    <message>
        <source>Remove what follows the text of access_token.</source>
        <translation>access_tokenのテキストの後に読み込まれた、または書き込まれた部分を取り除いてください。</translation>
    </message>
    <message>
        <source>This is the token of this run task, but not all of it.</source>
        <translation>このランタスクのトークンですが、一部が欠けています。</translation>
    </message>
    <message>
        <source>Look for a length limit, or for text that is cut at a character in the token.</source>
        <translation>長さの制限がないか、またはトークン内の記号でテキストが切れていないかを確認してください。</translation>
    </message>
    <message>
        <source>The token of this run task has expired.</source>
        <translation>このランタスクのトークンは期限切れです。</translation>
    </message>
    <message>
        <source>Call back, and get the plan, while it is valid: no update makes it live longer.</source>
        <translation>有効なうちにコールバックを送信し、プランを取得してください。更新を送信しても有効期間は延びません。</translation>
    </message>
    <message>
        <source>The token is percent-encoded.</source>
        <translation>トークンがパーセントエンコードされています。</translation>
    </message>
    <message>
        <source>Send the text of access_token as it is: it is in a header, not in an address.</source>
        <translation>access_tokenのテキストをそのまま送信してください。アドレスではなくヘッダーに入るものです。</translation>
    </message>
    <message>
        <source>Instead of the token there is a placeholder: a name, or signs that mask it.</source>
        <translation>トークンの位置にプレースホルダー（名前または伏せ字）があります。</translation>
    </message>
    <message>
        <source>This is a callback to a verification request, which has no valid token and needs none.</source>
        <translation>これは検証リクエストへのコールバックです。検証リクエストには有効なトークンがなく、コールバックも必要ありません。</translation>
    </message>
    <message>
        <source>Answer a verification request with 200, and do nothing else.</source>
        <translation>検証リクエストには200で応答し、ほかには何もしないでください。</translation>
    </message>
    <message>
        <source>The task result is final already; nothing can change it.</source>
        <translation>タスク結果はすでに確定しており、変更できません。</translation>
    </message>
    <message>
        <source>Send one final callback, in time, and nothing after it.</source>
        <translation>最終コールバックを期限内に1回送信し、その後は何も送信しないでください。</translation>
    </message>
    <message>
        <source>The callback arrived too late: the task result is already errored.</source>
        <translation>コールバックが遅すぎました。タスク結果はすでに&quot;errored&quot;です。</translation>
    </message>
    <message>
        <source>Send an update or the final callback in time, and nothing after the deadline.</source>
        <translation>更新または最終コールバックを期限内に送信し、期限の後は何も送信しないでください。</translation>
    </message>
    <message>
        <source>The callback is for a run task that was given up, because no delivery was answered 200.</source>
        <translation>200で応答された配信がなかったため打ち切られたランタスクへのコールバックです。</translation>
    </message>
    <message>
        <source>Answer the delivery with 200 first, then call back.</source>
        <translation>先に配信に200で応答してから、コールバックを送信してください。</translation>
    </message>
    <message>
        <source>The path of the callback lacks its end /callback.</source>
        <translation>コールバックのパスに末尾の/callbackがありません。</translation>
    </message>
    <message>
        <source>Use task_result_callback_url exactly as it is in the request.</source>
        <translation>リクエストのtask_result_callback_urlをそのまま使用してください。</translation>
    </message>
    <message>
        <source>The address of the callback was put together from task_result_id.</source>
        <translation>コールバックのアドレスがtask_result_idから組み立てられています。</translation>
    </message>
    <message>
        <source>A callback is sent by PATCH.</source>
        <translation>コールバックはPATCHで送信します。</translation>
    </message>
    <message>
        <source>Use the method PATCH; the answer&apos;s Allow header names it, too.</source>
        <translation>メソッドPATCHを使用してください。応答のAllowヘッダーにも示されています。</translation>
    </message>
    <message>
        <source>“%1” does not begin with http:// or https://.</source>
        <translation>「%1」がhttp://またはhttps://で始まっていません。</translation>
    </message>
    <message>
        <source>Send a whole URL: otherwise the service shows neither message nor outcomes of the result.</source>
        <translation>完全なURLを送信してください。そうでない場合、サービスは結果のメッセージも結果項目も表示しません。</translation>
    </message>
    <message>
        <source>The content type is “%1”.</source>
        <translation>コンテンツタイプが&quot;%1&quot;です。</translation>
    </message>
    <message>
        <source>Send “Content-Type: application/vnd.api+json”.</source>
        <translation>&quot;Content-Type: application/vnd.api+json&quot;を送信してください。</translation>
    </message>
    <message>
        <source>The callback has no content type.</source>
        <translation>コールバックにコンテンツタイプがありません。</translation>
    </message>
    <message>
        <source>The callback URL was used without the code in its query, or with another one.</source>
        <translation>コールバックURLのクエリにコードがないか、コードが異なります。</translation>
    </message>
    <message>
        <source>Outcomes were sent although capabilities.outcomes is false; they are not shown.</source>
        <translation>capabilities.outcomesがfalseなのに結果項目が送信されました。これらは表示されません。</translation>
    </message>
    <message>
        <source>Send outcomes only where the request&apos;s capabilities.outcomes is true.</source>
        <translation>結果項目は、リクエストのcapabilities.outcomesがtrueの場合にだけ送信してください。</translation>
    </message>
    <message>
        <source>The text ends in the middle, and has characters of more than one byte: Content-Length seems to count characters.</source>
        <translation>テキストが途中で終わっており、複数バイトの文字が含まれています。Content-Lengthに文字数が使われているようです。</translation>
    </message>
    <message>
        <source>Announce the number of bytes that the text has in UTF-8.</source>
        <translation>UTF-8でのテキストのバイト数を指定してください。</translation>
    </message>
    <message>
        <source>The answer holds a result, which the service does not read.</source>
        <translation>応答に結果が含まれていますが、サービスは読み取りません。</translation>
    </message>
    <message>
        <source>Answer 200 without a body, and send the result by PATCH to task_result_callback_url.</source>
        <translation>ボディなしの200で応答し、結果はPATCHでtask_result_callback_urlへ送信してください。</translation>
    </message>
    <message>
        <source>The answer took %1.</source>
        <translation>応答に%1かかりました。</translation>
    </message>
    <message>
        <source>Answer first, then work: how long the service waits for an answer is not documented.</source>
        <translation>先に応答してから処理を行ってください。サービスが応答を待つ時間は、ドキュメントに記載がありません。</translation>
    </message>
    <message>
        <source>The head of the answer has lines that end with LF instead of CR LF.</source>
        <translation>応答のヘッドに、CR LFではなくLFで終わる行があります。</translation>
    </message>
    <message>
        <source>End each line of the head with CR LF; not every client accepts less.</source>
        <translation>ヘッドの各行をCR LFで終えてください。すべてのクライアントがLFだけを受け付けるとは限りません。</translation>
    </message>
    <message>
        <source>The first line of the answer ends after its status.</source>
        <translation>応答の最初の行がステータスで終わっています。</translation>
    </message>
    <message>
        <source>Write a space after the status, and its words; not every client accepts less.</source>
        <translation>ステータスの後に空白とその説明の語を書いてください。すべてのクライアントが省略を受け付けるとは限りません。</translation>
    </message>
    <message>
        <source>The connection needs a name.</source>
        <translation>接続に名前が必要です。</translation>
    </message>
    <message>
        <source>Enter a name of at most 100 characters, such as Production.</source>
        <translation>100文字以内の名前を入力してください(例: 本番)。</translation>
    </message>
    <message>
        <source>Another connection is already called “%1”.</source>
        <translation>「%1」という名前の接続がすでにあります。</translation>
    </message>
    <message>
        <source>Give this one another name.</source>
        <translation>この接続に別の名前を付けてください。</translation>
    </message>
    <message>
        <source>This is not an address of a service.</source>
        <translation>サービスのアドレスではありません。</translation>
    </message>
    <message>
        <source>Enter a host, such as app.terraform.io, or a URL that begins with https:// or http://.</source>
        <translation>app.terraform.ioのようなホスト、またはhttps://かhttp://で始まるURLを指定してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be part of a header name.</source>
        <translation>「%1」はヘッダーの名前に使えません。</translation>
    </message>
    <message>
        <source>Use a letter and up to 19 more letters, digits and dashes; most services use TFC.</source>
        <translation>英字1文字と、それに続く最大19文字の英字、数字、ハイフンを使用してください。ほとんどのサービスではTFCです。</translation>
    </message>
    <message>
        <source>The connection “%1” no longer exists.</source>
        <translation>接続「%1」はもうありません。</translation>
    </message>
    <message>
        <source>Choose another one, or create it again.</source>
        <translation>別の接続を選択するか、作り直してください。</translation>
    </message>
    <message>
        <source>This host says that its API is at another one, %1, so the token was not sent there.</source>
        <translation>このホストは、自身のAPIが別のホスト%1にあると示しているため、トークンはそこに送信されませんでした。</translation>
    </message>
    <message>
        <source>Enter the address of that host instead if you trust it.</source>
        <translation>そのホストを信頼する場合は、代わりにそのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>This host says that its API is at %1 without encryption, so the token was not sent.</source>
        <translation>このホストは、自身のAPIが暗号化なしの%1にあると示しているため、トークンは送信されませんでした。</translation>
    </message>
    <message>
        <source>Ask whoever runs the server, or enter the whole address with /api/v2 at its end.</source>
        <translation>サーバーの管理者に問い合わせるか、末尾に/api/v2を付けたアドレス全体を入力してください。</translation>
    </message>
    <message>
        <source>This host says that its API is at another port or by another scheme, %1, so the token was not sent there.</source>
        <translation>このホストは、自身のAPIが別のポートまたは別のスキームの%1にあると示しているため、トークンはそこに送信されませんでした。</translation>
    </message>
    <message>
        <source>Enter the whole address with scheme, port and /api/v2 at its end if that is right.</source>
        <translation>それで正しい場合は、スキームとポートを含み、末尾に/api/v2の付いたアドレス全体を入力してください。</translation>
    </message>
    <message>
        <source>The draft belongs to another connection than “%1”; nothing was sent.</source>
        <translation>下書きは「%1」とは別の接続のものです。何も送信されていません。</translation>
    </message>
    <message>
        <source>Choose the connection of the draft, then create.</source>
        <translation>下書きの接続を選択してから、作成してください。</translation>
    </message>
    <message>
        <source>No organization is chosen.</source>
        <translation>組織が選択されていません。</translation>
    </message>
    <message>
        <source>Choose the organization whose workspaces are meant.</source>
        <translation>対象のワークスペースがある組織を選択してください。</translation>
    </message>
    <message>
        <source>The subject is empty.</source>
        <translation>件名が空です。</translation>
    </message>
    <message>
        <source>Enter a subject: the line by which people find the change request.</source>
        <translation>件名を入力してください。変更リクエストを見つける手がかりになる行です。</translation>
    </message>
    <message>
        <source>The message is empty.</source>
        <translation>メッセージが空です。</translation>
    </message>
    <message>
        <source>Enter a message; the service requires one.</source>
        <translation>メッセージを入力してください。サービスに必要です。</translation>
    </message>
    <message>
        <source>No workspace is chosen.</source>
        <translation>ワークスペースが選択されていません。</translation>
    </message>
    <message>
        <source>Choose a workspace, paste names or ids, or ask for workspaces by query.</source>
        <translation>ワークスペースを選択するか、名前またはIDを貼り付けるか、クエリでワークスペースを照会してください。</translation>
    </message>
    <message>
        <source>“%1” is not a workspace id.</source>
        <translation>「%1」はワークスペースIDではありません。</translation>
    </message>
    <message>
        <source>Enter ids as ws- followed by letters and digits.</source>
        <translation>IDは、ws-に続けて英字と数字で入力してください。</translation>
    </message>
    <message>
        <source>“%1” has no workspace id yet.</source>
        <translation>「%1」のワークスペースIDがまだ分かりません。</translation>
    </message>
    <message>
        <source>A name is sent by its id: correct it, remove it, or look it up again.</source>
        <translation>名前はIDに変換して送信されます。修正するか、外すか、もう一度照会してください。</translation>
    </message>
    <message>
        <source>The workspaces are still being looked up.</source>
        <translation>ワークスペースを照会中です。</translation>
    </message>
    <message>
        <source>Create when that has ended, or stop looking up on Targets.</source>
        <translation>照会の終了後に作成するか、「対象」で照会を停止してください。</translation>
    </message>
    <message>
        <source>The query has no condition, so it would mean every workspace.</source>
        <translation>クエリに条件がないため、すべてのワークスペースが対象になってしまいます。</translation>
    </message>
    <message>
        <source>Add a condition, or choose the workspaces by list.</source>
        <translation>条件を追加するか、リストでワークスペースを選択してください。</translation>
    </message>
    <message>
        <source>The workspaces that match have not all been read.</source>
        <translation>一致するワークスペースの読み込みがすべては終わっていません。</translation>
    </message>
    <message>
        <source>The review says why, and can read them again.</source>
        <translation>理由は確認画面に示されています。そこで読み込み直すこともできます。</translation>
    </message>
    <message>
        <source>The workspaces that match cannot be read: the explorer accepts one value for each condition, and only the operators of its reference.</source>
        <translation>一致するワークスペースを読み込めません。エクスプローラーが受け付けるのは、条件ごとに1つの値と、リファレンスにある演算子だけです。</translation>
    </message>
    <message>
        <source>Change the query, or send the query itself.</source>
        <translation>クエリを変更するか、クエリ自体を送信してください。</translation>
    </message>
    <message>
        <source>“%1” matches, but the service does not return its workspace id.</source>
        <translation>「%1」は一致しますが、サービスがそのワークスペースIDを返しません。</translation>
    </message>
    <message>
        <source>Leave it out, or send the query itself.</source>
        <translation>除外するか、クエリ自体を送信してください。</translation>
    </message>
    <message>
        <source>All workspaces that match are left out.</source>
        <translation>一致するワークスペースがすべて除外されています。</translation>
    </message>
    <message>
        <source>Choose at least one of them again.</source>
        <translation>少なくとも1件を再び選択してください。</translation>
    </message>
    <message>
        <source>No workspace matches the query.</source>
        <translation>クエリに一致するワークスペースがありません。</translation>
    </message>
    <message>
        <source>Change a condition, or choose the workspaces by list.</source>
        <translation>条件を変更するか、リストでワークスペースを選択してください。</translation>
    </message>
    <message>
        <source>More than 10,000 workspaces match, which is more than one request may list.</source>
        <translation>10,000件を超えるワークスペースが一致しました。1つのリクエストで列挙できる数を超えています。</translation>
    </message>
    <message>
        <source>Add a condition, or send the query itself.</source>
        <translation>条件を追加するか、クエリ自体を送信してください。</translation>
    </message>
    <message>
        <source>The request&apos;s action type is not that of change requests.</source>
        <translation>リクエストのaction_typeが変更リクエストのものではありません。</translation>
    </message>
    <message>
        <source>Write change_request or change_requests.</source>
        <translation>change_requestまたはchange_requestsと書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8, so nothing was sent.</source>
        <translation>「%1」がUTF-8のテキストではないため、何も送信されませんでした。</translation>
    </message>
    <message>
        <source>Save it in UTF-8; as it is, some letters would be lost.</source>
        <translation>UTF-8で保存してください。このままでは一部の文字が失われます。</translation>
    </message>
    <message>
        <source>The list of workspaces “%1” is larger than 1 MB.</source>
        <translation>ワークスペースのリスト「%1」が1 MBを超えています。</translation>
    </message>
    <message>
        <source>Take a part of it, or the column of the workspaces alone.</source>
        <translation>一部だけ、またはワークスペースの列だけを使用してください。</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8 or UTF-16.</source>
        <translation>「%1」はUTF-8またはUTF-16のテキストではありません。</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>The request has both a list of workspaces and a query.</source>
        <translation>リクエストにワークスペースのリストとクエリの両方があります。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>どちらかを削除してください。</translation>
    </message>
    <message>
        <source>The request&apos;s query is not about workspaces.</source>
        <translation>リクエストのクエリがワークスペースに関するものではありません。</translation>
    </message>
    <message>
        <source>Write workspaces as the query&apos;s type.</source>
        <translation>クエリのtypeにworkspacesと書いてください。</translation>
    </message>
    <message>
        <source>No change requests were created: the service does not find “%1”, or this token may not create them there (404).</source>
        <translation>変更リクエストは作成されませんでした。サービスで「%1」が見つからないか、このトークンにはそこで作成する権限がありません(404)。</translation>
    </message>
    <message>
        <source>Check the name. Creating needs the owners team or the permission to manage all projects or all workspaces, and an edition that has change requests. The service calls this endpoint experimental, so it may also be missing.</source>
        <translation>名前を確認してください。作成には、ownersチームへの所属、またはすべてのプロジェクトかすべてのワークスペースを管理する権限と、変更リクエストのあるエディションが必要です。サービスはこのエンドポイントを実験的としているため、存在しない場合もあります。</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (%2).</source>
        <translation>変更リクエストは作成されませんでした。サービスがリクエストを拒否しました(%2)。</translation>
    </message>
    <message>
        <source>Correct what it names, then create them again.</source>
        <translation>示された箇所を修正してから、もう一度作成してください。</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (409).</source>
        <translation>変更リクエストは作成されませんでした。サービスがリクエストを拒否しました(409)。</translation>
    </message>
    <message>
        <source>No change requests were created: the service accepts no more requests from you for a while (429).</source>
        <translation>変更リクエストは作成されませんでした。サービスは一時的にリクエストを受け付けていません(429)。</translation>
    </message>
    <message>
        <source>Wait a minute, then create them again.</source>
        <translation>1分待ってから、もう一度作成してください。</translation>
    </message>
    <message>
        <source>A condition has no field.</source>
        <translation>条件にフィールドがありません。</translation>
    </message>
    <message>
        <source>Choose a field, or type its name.</source>
        <translation>フィールドを選択するか、名前を入力してください。</translation>
    </message>
    <message>
        <source>The condition on “%1” has no value.</source>
        <translation>「%1」の条件に値がありません。</translation>
    </message>
    <message>
        <source>Enter a value.</source>
        <translation>値を入力してください。</translation>
    </message>
    <message>
        <source>The condition on “%1” needs a number.</source>
        <translation>「%1」の条件には数値が必要です。</translation>
    </message>
    <message>
        <source>Enter a number, for example 10.</source>
        <translation>数値を入力してください(例: 10)。</translation>
    </message>
    <message>
        <source>The condition on “%1” needs a point in time.</source>
        <translation>「%1」の条件には日時が必要です。</translation>
    </message>
    <message>
        <source>Enter it like 2026-10-01 or 2026-10-01T12:00:00Z.</source>
        <translation>2026-10-01または2026-10-01T12:00:00Zのように入力してください。</translation>
    </message>
    <message>
        <source>The condition on “%1” needs true or false.</source>
        <translation>「%1」の条件にはtrueまたはfalseが必要です。</translation>
    </message>
    <message>
        <source>Choose one of the two.</source>
        <translation>どちらかを選択してください。</translation>
    </message>
    <message>
        <source>The operator does not fit the field “%1”.</source>
        <translation>演算子がフィールド「%1」に合いません。</translation>
    </message>
    <message>
        <source>Choose another operator.</source>
        <translation>別の演算子を選択してください。</translation>
    </message>
    <message>
        <source>The condition on “%1” has no operator.</source>
        <translation>「%1」の条件に演算子がありません。</translation>
    </message>
    <message>
        <source>Choose an operator, or type one.</source>
        <translation>演算子を選択するか、入力してください。</translation>
    </message>
    <message>
        <source>The condition on “%1” has more than one value.</source>
        <translation>「%1」の条件に複数の値があります。</translation>
    </message>
    <message>
        <source>Give it one value.</source>
        <translation>値を1つにしてください。</translation>
    </message>
    <message>
        <source>The number of matches is not known: the explorer accepts one value for each condition, and only the operators of its reference.</source>
        <translation>一致の件数は不明です。エクスプローラーが受け付けるのは、条件ごとに1つの値と、リファレンスにある演算子だけです。</translation>
    </message>
    <message>
        <source>The change requests can still be created.</source>
        <translation>それでも変更リクエストは作成できます。</translation>
    </message>
    <message>
        <source>No change requests were created: the service accepts one value for each condition, as its public documents say, and not several, as the specification has it (%2).</source>
        <translation>変更リクエストは作成されませんでした。サービスが受け付けるのは、公開ドキュメントのとおり条件ごとに1つの値で、仕様書にある複数の値ではありません(%2)。</translation>
    </message>
    <message>
        <source>Give each condition one value, then create them again.</source>
        <translation>各条件の値を1つにしてから、もう一度作成してください。</translation>
    </message>
    <message>
        <source>No change requests were created: the service refused the request (%2). A condition has several values, as the specification has it; the public documents know one.</source>
        <translation>変更リクエストは作成されませんでした。サービスがリクエストを拒否しました(%2)。条件に複数の値があります。仕様書では複数の値が認められていますが、公開ドキュメントでは1つだけです。</translation>
    </message>
    <message>
        <source>The service has no organization “%1”, or this token may not see it (404).</source>
        <translation>サービスに組織「%1」がないか、このトークンには参照する権限がありません(404)。</translation>
    </message>
    <message>
        <source>Check its name, and whose token it is.</source>
        <translation>組織の名前と、トークンの所有者を確認してください。</translation>
    </message>
    <message>
        <source>No change requests were created: the service has no organization “%1”, or this token may not see it (404).</source>
        <translation>変更リクエストは作成されませんでした。サービスに組織「%1」がないか、このトークンには参照する権限がありません(404)。</translation>
    </message>
    <message>
        <source>The edition of “%1” has no change requests (404).</source>
        <translation>「%1」のエディションに変更リクエストはありません(404)。</translation>
    </message>
    <message>
        <source>Its run task limits are those of the free edition. Change requests need a paid one.</source>
        <translation>ランタスクの上限が無料エディションのものです。変更リクエストには有料エディションが必要です。</translation>
    </message>
    <message>
        <source>No change requests were created: the edition of “%1” does not have them (404).</source>
        <translation>変更リクエストは作成されませんでした。「%1」のエディションに変更リクエストはありません(404)。</translation>
    </message>
    <message>
        <source>The organization “%1” is there and not of the free edition, but the service does not find these change requests (404).</source>
        <translation>組織「%1」は存在し、無料エディションでもありませんが、サービスでこれらの変更リクエストが見つかりません(404)。</translation>
    </message>
    <message>
        <source>Most likely this token may not read the workspace, or there is no such workspace. Change requests are a beta, and not every paid edition has them.</source>
        <translation>このトークンにワークスペースを読み取る権限がないか、そのワークスペースが存在しない可能性が高いです。変更リクエストはベータ版で、すべての有料エディションにあるわけではありません。</translation>
    </message>
    <message>
        <source>No change requests were created: most likely this token may not create them in “%1” (404).</source>
        <translation>変更リクエストは作成されませんでした。このトークンに「%1」で作成する権限がない可能性が高いです(404)。</translation>
    </message>
    <message>
        <source>The organization is there and not of the free edition. Creating needs the owners team or the permission to manage all projects or all workspaces. The service calls this endpoint experimental, and not every paid edition has it.</source>
        <translation>組織は存在し、無料エディションではありません。作成には、ownersチームへの所属、またはすべてのプロジェクトかすべてのワークスペースを管理する権限が必要です。サービスはこのエンドポイントを実験的としており、すべての有料エディションにあるわけではありません。</translation>
    </message>
    <message>
        <source>“%1” is another type than workspaces.</source>
        <translation>「%1」はworkspacesとは別のタイプです。</translation>
    </message>
    <message>
        <source>Write workspaces: change requests are created in the workspaces that a query finds.</source>
        <translation>workspacesと書いてください。変更リクエストは、クエリで見つかったワークスペースに作成されます。</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>「%1」がありません。</translation>
    </message>
    <message>
        <source>Write the filter as [{field: {operator: [value]}}].</source>
        <translation>フィルターを[{field: {operator: [value]}}]と書いてください。</translation>
    </message>
    <message>
        <source>“%1” has a wrong type.</source>
        <translation>「%1」の型が誤っています。</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>これはJSONではありません。</translation>
    </message>
    <message>
        <source>“%1” has no field.</source>
        <translation>「%1」にフィールドがありません。</translation>
    </message>
    <message>
        <source>Write the name of a field.</source>
        <translation>フィールドの名前を書いてください。</translation>
    </message>
    <message>
        <source>“%1” has no operator.</source>
        <translation>「%1」に演算子がありません。</translation>
    </message>
    <message>
        <source>Write an operator, for example contains.</source>
        <translation>演算子を書いてください(例: contains)。</translation>
    </message>
    <message>
        <source>“%1” has an empty value.</source>
        <translation>「%1」の値が空です。</translation>
    </message>
    <message>
        <source>Write a value.</source>
        <translation>値を書いてください。</translation>
    </message>
    <message>
        <source>“%1” needs a number.</source>
        <translation>「%1」には数値が必要です。</translation>
    </message>
    <message>
        <source>Write it as a string, for example &quot;10&quot;.</source>
        <translation>文字列として書いてください(例: &quot;10&quot;)。</translation>
    </message>
    <message>
        <source>The value “%1” of the query has no quotes.</source>
        <translation>クエリの値&quot;%1&quot;が引用符で囲まれていません。</translation>
    </message>
    <message>
        <source>“%1” needs a list of query values, each of them a string.</source>
        <translation>「%1」には、クエリの値のリストが必要です。値はそれぞれ文字列です。</translation>
    </message>
    <message>
        <source>Write a list also for one value, for example [&quot;10&quot;].</source>
        <translation>値が1つの場合もリストとして書いてください(例: [&quot;10&quot;])。</translation>
    </message>
    <message>
        <source>“%1” needs a point in time.</source>
        <translation>「%1」には日時が必要です。</translation>
    </message>
    <message>
        <source>Write it like 2026-10-01 or 2026-10-01T12:00:00Z.</source>
        <translation>2026-10-01または2026-10-01T12:00:00Zのように書いてください。</translation>
    </message>
    <message>
        <source>“%1” needs true or false.</source>
        <translation>「%1」にはtrueまたはfalseが必要です。</translation>
    </message>
    <message>
        <source>Write one of the two as a string; is_empty and is_not_empty take &quot;true&quot;.</source>
        <translation>どちらかを文字列として書いてください。is_emptyとis_not_emptyには&quot;true&quot;を指定します。</translation>
    </message>
    <message>
        <source>The operator of “%1” does not fit its field.</source>
        <translation>「%1」の演算子がフィールドに合いません。</translation>
    </message>
    <message>
        <source>Write another operator.</source>
        <translation>別の演算子を書いてください。</translation>
    </message>
    <message>
        <source>The explorer knows no field “%1” of workspaces.</source>
        <translation>エクスプローラーには、ワークスペースのフィールド「%1」がありません。</translation>
    </message>
    <message>
        <source>Check its spelling, or choose a field from the list.</source>
        <translation>つづりを確認するか、一覧からフィールドを選択してください。</translation>
    </message>
    <message>
        <source>“%1” is not a member of a query.</source>
        <translation>「%1」はクエリのメンバーではありません。</translation>
    </message>
    <message>
        <source>Remove it: a query has type and filter, and a condition has field, operator and value.</source>
        <translation>削除してください。クエリにあるのはtypeとfilter、条件にあるのはfieldとoperatorとvalueです。</translation>
    </message>
    <message>
        <source>The explorer does not understand the parameter “%1”.</source>
        <translation>エクスプローラーはパラメーター「%1」を解釈できません。</translation>
    </message>
    <message>
        <source>Write it as filter[0][field][operator][0].</source>
        <translation>filter[0][field][operator][0]の形で書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not percent-encoded text in UTF-8.</source>
        <translation>「%1」はパーセントエンコードされたUTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>Encode it as a browser does.</source>
        <translation>ブラウザーと同じようにエンコードしてください。</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>アドレスがありません。</translation>
    </message>
    <message>
        <source>Write it like ?type=workspaces&amp;filter[0][field][operator][0]=value.</source>
        <translation>?type=workspaces&amp;filter[0][field][operator][0]=valueのように書いてください。</translation>
    </message>
    <message>
        <source>The parameter “%1” has the number of another condition.</source>
        <translation>パラメーター「%1」の番号が別の条件と同じです。</translation>
    </message>
    <message>
        <source>Number the conditions from 0 upwards.</source>
        <translation>条件には0から順に番号を付けてください。</translation>
    </message>
    <message>
        <source>The query has more than 100 conditions or 1,000 values.</source>
        <translation>クエリの条件が100個、または値が1,000個を超えています。</translation>
    </message>
    <message>
        <source>Ask with fewer conditions.</source>
        <translation>条件を減らして照会してください。</translation>
    </message>
    <message>
        <source>The service does not find “%1”, or this token may not query its workspaces (404).</source>
        <translation>サービスで「%1」が見つからないか、このトークンにはそのワークスペースを照会する権限がありません(404)。</translation>
    </message>
    <message>
        <source>Check the name. Queries need the owners team or the permission to read all projects or all workspaces, and an edition that has the explorer. Workspaces can still be chosen by list.</source>
        <translation>名前を確認してください。クエリには、ownersチームへの所属、またはすべてのプロジェクトかすべてのワークスペースを読み取る権限と、エクスプローラーのあるエディションが必要です。ワークスペースは引き続きリストで選択できます。</translation>
    </message>
    <message>
        <source>The service refused the query (%2).</source>
        <translation>サービスがクエリを拒否しました(%2)。</translation>
    </message>
    <message>
        <source>Correct the condition that it names, then show the matches again.</source>
        <translation>示された条件を修正してから、もう一度一致を表示してください。</translation>
    </message>
    <message>
        <source>The service accepts no more queries from you for a while (429).</source>
        <translation>サービスは一時的にクエリを受け付けていません(429)。</translation>
    </message>
    <message>
        <source>Wait a minute, then show the matches again.</source>
        <translation>1分待ってから、もう一度一致を表示してください。</translation>
    </message>
    <message>
        <source>%1 did not answer the query in time.</source>
        <translation>%1がクエリに時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>Try again, or make it smaller with another condition.</source>
        <translation>もう一度試すか、条件を追加してクエリを絞り込んでください。</translation>
    </message>
    <message>
        <source>Deadline in %1</source>
        <translation>期限まで%1</translation>
    </message>
    <message>
        <source>Soon over: %1</source>
        <translation>まもなく期限: %1</translation>
    </message>
    <message>
        <source>Almost over: %1</source>
        <translation>期限直前: %1</translation>
    </message>
    <message>
        <source>Deadline passed at %1</source>
        <translation>%1に期限切れ</translation>
    </message>
    <message>
        <source>The final result is due in %1, at %2.</source>
        <translation>最終結果の期限まで%1です(%2)。</translation>
    </message>
    <message>
        <source>The next update is due in %1, at %2.</source>
        <translation>次の更新の期限まで%1です(%2)。</translation>
    </message>
    <message>
        <source>The deadline passed at %1, before this request arrived.</source>
        <translation>期限は%1で、このリクエストが届く前に過ぎていました。</translation>
    </message>
    <message>
        <source>The deadline passed at %1: the final result was needed within %2 of the request.</source>
        <extracomment>%1 is a time of day, %2 a duration</extracomment>
        <translation>期限は%1に過ぎました。最終結果は、リクエストから%2以内に必要でした。</translation>
    </message>
    <message>
        <source>The deadline passed at %1: “running” was needed at least every %2, and the final result within %3 of the request.</source>
        <extracomment>%1 is a time of day, %2 and %3 are durations</extracomment>
        <translation>期限は%1に過ぎました。少なくとも%2ごとに&quot;running&quot;が、リクエストから%3以内に最終結果が必要でした。</translation>
    </message>
    <message>
        <source>The deadline passed at %1: the final result was needed within %2 of the request, whatever was sent before.</source>
        <translation>期限は%1に過ぎました。先に何を送信していても、最終結果はリクエストから%2以内に必要でした。</translation>
    </message>
    <message>
        <source>without white space</source>
        <translation>空白なし</translation>
    </message>
    <message>
        <source>a space after colons and commas</source>
        <translation>コロンとコンマの後に空白</translation>
    </message>
    <message>
        <source>indented by two spaces</source>
        <translation>空白2つでインデント</translation>
    </message>
    <message>
        <source>indented by four spaces</source>
        <translation>空白4つでインデント</translation>
    </message>
    <message>
        <source>indented by tabs</source>
        <translation>タブでインデント</translation>
    </message>
    <message>
        <source>letters beyond ASCII as \u escapes</source>
        <translation>ASCII以外の文字を\uエスケープ</translation>
    </message>
    <message>
        <source>&lt;, &gt; and &amp; as \u escapes</source>
        <translation>&lt;、&gt;、&amp;を\uエスケープ</translation>
    </message>
    <message>
        <source>quotes, backticks and plus signs as \u escapes</source>
        <translation>引用符、バッククォート、プラス記号を\uエスケープ</translation>
    </message>
    <message>
        <source>escapes with upper-case digits</source>
        <translation>大文字の16進数字によるエスケープ</translation>
    </message>
    <message>
        <source>slashes with a backslash before them</source>
        <translation>スラッシュの前にバックスラッシュ</translation>
    </message>
    <message>
        <source>strings as received</source>
        <translation>文字列は届いたまま</translation>
    </message>
    <message>
        <source>keys in alphabetical order</source>
        <translation>キーはアルファベット順</translation>
    </message>
    <message>
        <source>a line break at the end</source>
        <translation>末尾に改行</translation>
    </message>
    <message>
        <source>The digest is correct, but its end is missing.</source>
        <translation>ダイジェストは正しいものの、末尾が欠けています。</translation>
    </message>
    <message>
        <source>Make the sender write all 128 digits.</source>
        <translation>送信側で128桁すべてを書くようにしてください。</translation>
    </message>
    <message>
        <source>The digest is correct, but quotes or blanks are written around it.</source>
        <translation>ダイジェストは正しいものの、引用符または空白で囲まれています。</translation>
    </message>
    <message>
        <source>Make the sender write the digits alone, without quotes and blanks.</source>
        <translation>送信側で、引用符や空白を付けずに16進数字だけを書くようにしてください。</translation>
    </message>
    <message>
        <source>The digest is correct, but other characters are written around it.</source>
        <translation>ダイジェストは正しいものの、ほかの文字で囲まれています。</translation>
    </message>
    <message>
        <source>Make the sender write the digits alone.</source>
        <translation>送信側で16進数字だけを書くようにしてください。</translation>
    </message>
    <message>
        <source>No key is given here, so little could be tried.</source>
        <translation>鍵が指定されていないため、試せることがほとんどありませんでした。</translation>
    </message>
    <message>
        <source>Enter the key that the program should use: that of the run task.</source>
        <translation>プログラムが計算に使う鍵として、ランタスクの鍵を指定してください。</translation>
    </message>
    <message>
        <source>No known cause explains this digest.</source>
        <translation>このダイジェストになる既知の原因はありません。</translation>
    </message>
    <message>
        <source>The same digest results from: %1.</source>
        <translation>同じダイジェストになる計算方法: %1。</translation>
    </message>
    <message>
        <source>In addition, it is written in upper case.</source>
        <translation>さらに、大文字で書かれています。</translation>
    </message>
    <message>
        <source>In addition, it is written in base64.</source>
        <translation>さらに、base64で書かれています。</translation>
    </message>
    <message>
        <source>In addition, something precedes it.</source>
        <translation>さらに、その前に何か付いています。</translation>
    </message>
    <message>
        <source>In addition, it is cut off, or something surrounds it.</source>
        <translation>さらに、途中で切れているか、前後に何か付いています。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>… at least %n more</source>
        <translation>
            <numerusform>… ほか少なくとも%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Both have before it: %1.</source>
        <translation>どちらも直前は同じです: %1。</translation>
    </message>
    <message>
        <source>Both go on with: %1.</source>
        <translation>どちらも続きは同じです: %1。</translation>
    </message>
    <message>
        <source>The first difference is at byte %1.</source>
        <translation>最初の違いは%1バイト目です。</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. In the body: %2. Computed over there: %3.</source>
        <translation>最初の違いは%1バイト目です。ボディ内: %2。相手側で計算されたもの: %3。</translation>
    </message>
    <message>
        <source>The first difference is at byte %1. Received there: %2. Signed there: %3.</source>
        <translation>最初の違いは%1バイト目です。そこで受信されたもの: %2。そこで署名されたもの: %3。</translation>
    </message>
    <message>
        <source>Not tried: other spellings of the JSON, because they are too large.</source>
        <translation>未試行: JSONの別の書き方(大きすぎるため)。</translation>
    </message>
    <message>
        <source>Not tried: the rarer slips of programs, because the body is too large.</source>
        <translation>未試行: プログラムのまれな誤り(ボディが大きすぎるため)。</translation>
    </message>
    <message numerus="yes">
        <source>Not tried: %n more key(s).</source>
        <translation>
            <numerusform>未試行: 残り%n個の鍵。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was tried.</source>
        <translation>すべてを試したわけではありません。</translation>
    </message>
    <message>
        <source>The key is that of “%1”.</source>
        <translation>鍵は「%1」のものです。</translation>
    </message>
    <message>
        <source>Computed with another known key: %1.</source>
        <translation>既知の別の鍵で計算されています: %1。</translation>
    </message>
    <message>
        <source>Signed with another known key: %1.</source>
        <translation>既知の別の鍵で署名されています: %1。</translation>
    </message>
    <message>
        <source>The body was read from its base64.</source>
        <translation>ボディはbase64から読み取りました。</translation>
    </message>
    <message>
        <source>The body was read from its printed form, b&apos;...&apos;.</source>
        <translation>ボディは出力された形式b&apos;...&apos;から読み取りました。</translation>
    </message>
    <message>
        <source>The body was read from the event that holds it.</source>
        <translation>ボディは、それを含むイベントから読み取りました。</translation>
    </message>
    <message>
        <source>The earlier delivery has the same body, so the key or the sender has changed.</source>
        <translation>以前の配信とボディが同じなので、鍵または送信元が変わっています。</translation>
    </message>
    <message>
        <source>The body differs from the earlier delivery, first at byte %1.</source>
        <translation>ボディが以前の配信と異なります。最初の違いは%1バイト目です。</translation>
    </message>
    <message>
        <source>The body differs from the earlier delivery, first at byte %1. Received there: %2. Earlier: %3.</source>
        <translation>ボディが以前の配信と異なります。最初の違いは%1バイト目です。そこで受信されたもの: %2。以前: %3。</translation>
    </message>
    <message>
        <source>These are not the bytes that were sent: %1 announced, %2 in the file.</source>
        <extracomment>%1 and %2 are numbers of bytes</extracomment>
        <translation>送信されたバイト列ではありません: 宣言は%1、ファイル内は%2です。</translation>
    </message>
    <message>
        <source>A listener has 1 to 64 endpoints, not %1.</source>
        <translation>リスナーのエンドポイントは1～64個です。%1個にはできません。</translation>
    </message>
    <message>
        <source>Add one, or remove some.</source>
        <translation>エンドポイントを追加するか、いくつか外してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an endpoint.</source>
        <translation>「%1」はエンドポイントの名前にできません。</translation>
    </message>
    <message>
        <source>A name has at most 60 characters, and none that cannot be seen.</source>
        <translation>名前は60文字以内で、見えない文字は使えません。</translation>
    </message>
    <message>
        <source>“%1” cannot be the path of an endpoint.</source>
        <translation>「%1」はエンドポイントのパスにできません。</translation>
    </message>
    <message>
        <source>A path begins with a slash and has at most 1,000 characters, and none that cannot be seen.</source>
        <translation>パスはスラッシュで始まり、1,000文字以内で、見えない文字は使えません。</translation>
    </message>
    <message>
        <source>Two endpoints have the path “%1”.</source>
        <translation>2つのエンドポイントのパスがどちらも「%1」です。</translation>
    </message>
    <message>
        <source>Give one of them another path.</source>
        <translation>どちらかに別のパスを指定してください。</translation>
    </message>
    <message>
        <source>The HMAC keys of “%1” are too many, or one is empty.</source>
        <translation>「%1」のHMAC鍵が多すぎるか、空の鍵があります。</translation>
    </message>
    <message>
        <source>Keep at most 8: the old one and the new one while a key is changed.</source>
        <translation>鍵は8個までにしてください(鍵の切り替え中は古い鍵と新しい鍵)。</translation>
    </message>
    <message>
        <source>The status that “%1” answers is not an HTTP status.</source>
        <translation>「%1」が応答するステータスはHTTPのものではありません。</translation>
    </message>
    <message>
        <source>Choose a status from 200 to 599.</source>
        <translation>200～599のステータスを選択してください。</translation>
    </message>
    <message>
        <source>The header “%1” cannot be part of the answer.</source>
        <translation>ヘッダー「%1」は応答に含められません。</translation>
    </message>
    <message>
        <source>Write at most 32 lines like Retry-After: 30, each at most 8 KB; Runlatch itself writes Content-Length, Connection and Transfer-Encoding.</source>
        <translation>Retry-After: 30のような行を32行まで、1行8 KB以内で入力してください。Content-Length、Connection、Transfer-EncodingはRunlatchが自動で書き込みます。</translation>
    </message>
    <message>
        <source>The body that “%1” answers is larger than 1 MB.</source>
        <translation>「%1」が応答するボディが1 MBを超えています。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>短くしてください。</translation>
    </message>
    <message>
        <source>The answer of “%1” waits too long.</source>
        <translation>「%1」の応答の待ち時間が長すぎます。</translation>
    </message>
    <message>
        <source>Choose a delay of at most 10 minutes.</source>
        <translation>遅延は10分以内で選択してください。</translation>
    </message>
    <message>
        <source>Runlatch listens at 1 to 8 addresses.</source>
        <translation>Runlatchが待ち受けるアドレスは1～8個です。</translation>
    </message>
    <message>
        <source>Another program answers at %1.</source>
        <translation>%1では別のプログラムが応答しています。</translation>
    </message>
    <message>
        <source>End that program, or choose another port.</source>
        <translation>そのプログラムを終了するか、別のポートを選択してください。</translation>
    </message>
    <message>
        <source>It is not known whether this was carried out.</source>
        <translation>実行されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Check its state before you try again.</source>
        <translation>再試行する前に状態を確認してください。</translation>
    </message>
    <message>
        <source>It is not known whether the change requests were created.</source>
        <translation>変更リクエストが作成されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Look at the change requests of a target before you try again, or they may be there twice; they can take some minutes to appear. Runlatch does not send this again by itself.</source>
        <translation>再試行する前に、対象の1つで変更リクエストを確認してください。確認しないと二重に作成されるおそれがあります。表示されるまで数分かかることがあります。Runlatchが自動で再送信することはありません。</translation>
    </message>
    <message>
        <source>It is not known whether the change request was archived.</source>
        <translation>変更リクエストがアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Reload to see its state.</source>
        <translation>再読み込みして状態を確認してください。</translation>
    </message>
    <message>
        <source>The change request was not archived: the service was asked, and it is still active.</source>
        <translation>変更リクエストはアーカイブされませんでした。サービスに問い合わせたところ、まだアクティブです。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <source>It is not known whether the reply arrived.</source>
        <translation>返信が届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Send it again if the run still waits: a final reply that arrived is kept, and a second one is refused.</source>
        <translation>ランがまだ待機している場合は再送信してください。届いた最終返信はそのまま残り、2通目は拒否されます。</translation>
    </message>
    <message>
        <source>The host %1 does not exist, or its name cannot be looked up.</source>
        <translation>ホスト%1が存在しないか、名前を解決できません。</translation>
    </message>
    <message>
        <source>Check the spelling of the address and that you are online.</source>
        <translation>アドレスのつづりと、オンラインであることを確認してください。</translation>
    </message>
    <message>
        <source>The name of %1 was not looked up in time.</source>
        <translation>%1の名前を時間内に解決できませんでした。</translation>
    </message>
    <message>
        <source>Check your network and its name server, then try again.</source>
        <translation>ネットワークとネームサーバーを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing listens at %1: the connection was refused.</source>
        <translation>%1で待ち受けているものがありません。接続が拒否されました。</translation>
    </message>
    <message>
        <source>Check host and port, and that the other side runs.</source>
        <translation>ホストとポート、相手側が動作していることを確認してください。</translation>
    </message>
    <message>
        <source>The connection to %1 failed.</source>
        <translation>%1への接続に失敗しました。</translation>
    </message>
    <message>
        <source>Check your network, the proxy included, then try again.</source>
        <translation>プロキシを含めてネットワークを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The connection to %1 failed, so it is not known whether the change request was archived.</source>
        <translation>%1への接続に失敗したため、変更リクエストがアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The connection to %1 failed, so it is not known whether the reply arrived.</source>
        <translation>%1への接続に失敗したため、返信が届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer.</source>
        <translation>%1が応答せずに接続を閉じました。</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check proxies and firewalls.</source>
        <translation>もう一度お試しください。エラーが続く場合は、プロキシとファイアウォールを確認してください。</translation>
    </message>
    <message>
        <source>Look for a crash of the integration, or of what is in front of it.</source>
        <translation>連携先またはその手前にあるものがクラッシュしていないか確認してください。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer, so it is not known whether the change request was archived.</source>
        <translation>%1が応答せずに接続を閉じたため、変更リクエストがアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an answer, so it is not known whether the reply arrived.</source>
        <translation>%1が応答せずに接続を閉じたため、返信が届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer.</source>
        <translation>%1への接続が応答の途中で切断されました。</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer, so it is not known whether the change request was archived.</source>
        <translation>%1への接続が応答の途中で切断されたため、変更リクエストがアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The connection to %1 was cut in the middle of the answer, so it is not known whether the reply arrived.</source>
        <translation>%1への接続が応答の途中で切断されたため、返信が届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1が時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check your network and the service&apos;s status page.</source>
        <translation>もう一度お試しください。エラーが続く場合は、ネットワークとサービスのステータスページを確認してください。</translation>
    </message>
    <message>
        <source>Answer first, then work.</source>
        <translation>先に応答してから処理してください。</translation>
    </message>
    <message>
        <source>%1 did not answer in time, so it is not known whether the change request was archived.</source>
        <translation>%1が時間内に応答しなかったため、変更リクエストがアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 did not answer in time, so it is not known whether the reply arrived.</source>
        <translation>%1が時間内に応答しなかったため、返信が届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 accepted the request but did not send complete answer headers within 10 seconds.</source>
        <translation>%1はリクエストを受け付けましたが、10秒以内に応答ヘッダーをすべて送信しませんでした。</translation>
    </message>
    <message>
        <source>What %1 sent is not HTTP.</source>
        <translation>%1が送信した内容はHTTPではありません。</translation>
    </message>
    <message>
        <source>Check host and port, and whether it is http or https.</source>
        <translation>ホストとポート、httpとhttpsのどちらかを確認してください。</translation>
    </message>
    <message>
        <source>%1 answered with a web page where the API answers with JSON.</source>
        <translation>APIがJSONで応答するところで、%1はWebページを返しました。</translation>
    </message>
    <message>
        <source>Check the address: it is the host alone, or ends in /api/v2. A sign-in page of your network can also be in the way.</source>
        <translation>アドレスを確認してください。ホストのみか、/api/v2で終わるものです。ネットワークのサインインページが妨げている場合もあります。</translation>
    </message>
    <message>
        <source>%1 points to another address (%2), which is not followed because the token would go there.</source>
        <translation>%1は別のアドレス(%2)を示しましたが、トークンがそこへ送られてしまうため、転送には従いません。</translation>
    </message>
    <message>
        <source>Enter that address instead if you trust it.</source>
        <translation>そのアドレスを信頼する場合は、代わりにそれを入力してください。</translation>
    </message>
    <message>
        <source>The reply was not accepted: the operator of the service has to set the right callback address.</source>
        <translation>返信は受け付けられませんでした。サービスの運営者が正しいコールバックアドレスを示す必要があります。</translation>
    </message>
    <message>
        <source>%1 answered with the status %2, which an API does not use.</source>
        <translation>%1はAPIが使用しないステータス%2で応答しました。</translation>
    </message>
    <message>
        <source>Check the address, proxies and firewalls.</source>
        <translation>アドレス、プロキシ、ファイアウォールを確認してください。</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than any answer of the API, and reading was stopped.</source>
        <translation>%1の応答がAPIのどの応答よりも大きいため、読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Check the address, or ask for smaller pages.</source>
        <translation>アドレスを確認するか、ページを小さくして要求してください。</translation>
    </message>
    <message>
        <source>“%1” is not an address that can be asked.</source>
        <translation>「%1」は問い合わせできるアドレスではありません。</translation>
    </message>
    <message>
        <source>Enter a host or an http or https URL, without user name and password.</source>
        <translation>ホスト、またはhttpかhttpsのURLを、ユーザー名とパスワードなしで入力してください。</translation>
    </message>
    <message>
        <source>A request of this kind cannot be sent to %1.</source>
        <translation>この種類のリクエストは%1に送信できません。</translation>
    </message>
    <message>
        <source>Correct the method.</source>
        <translation>メソッドを修正してください。</translation>
    </message>
    <message>
        <source>This request cannot be sent: its first line is not that of an HTTP/1 request.</source>
        <translation>このリクエストは送信できません。先頭行がHTTP/1リクエストの形式ではありません。</translation>
    </message>
    <message>
        <source>It takes a method, a target, and HTTP/1.1 or HTTP/1.0, with one space between them.</source>
        <translation>メソッド、ターゲット、HTTP/1.1またはHTTP/1.0を、それぞれ空白1つで区切って並べます。</translation>
    </message>
    <message>
        <source>The token or another header for %1 holds a line break or a control character.</source>
        <translation>%1向けのトークンまたは別のヘッダーに、改行または制御文字が含まれています。</translation>
    </message>
    <message>
        <source>Enter it again, without line breaks.</source>
        <translation>改行なしで入力し直してください。</translation>
    </message>
    <message>
        <source>This request cannot be sent: one of its headers has no valid name, or holds a line break or a control character.</source>
        <translation>このリクエストは送信できません。ヘッダーの1つが有効な名前を持たないか、改行または制御文字を含んでいます。</translation>
    </message>
    <message>
        <source>Correct its headers: each line takes a name, a colon and a value.</source>
        <translation>ヘッダーを修正してください。各行は名前、コロン、値からなります。</translation>
    </message>
    <message>
        <source>The answer about “%1” is empty.</source>
        <translation>「%1」に関する応答が空です。</translation>
    </message>
    <message>
        <source>Try again. If the error persists, check that the address is that of the API.</source>
        <translation>もう一度お試しください。エラーが続く場合は、アドレスがAPIのものか確認してください。</translation>
    </message>
    <message>
        <source>A web page arrived where JSON is expected.</source>
        <translation>JSONが返るべきところでWebページが返りました。</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The answer about “%1” is broken JSON.</source>
        <translation>「%1」に関する応答のJSONが壊れています。</translation>
    </message>
    <message>
        <source>The answer about “%1” is JSON, but not a JSON:API document.</source>
        <translation>「%1」に関する応答はJSONですが、JSON:APIドキュメントではありません。</translation>
    </message>
    <message>
        <source>Check that the address is that of the service&apos;s API.</source>
        <translation>アドレスがサービスのAPIのものか確認してください。</translation>
    </message>
    <message>
        <source>The answer lacks “%1”.</source>
        <translation>応答に「%1」がありません。</translation>
    </message>
    <message>
        <source>Check that the address is that of the service&apos;s API and that the service is up to date.</source>
        <translation>アドレスがサービスのAPIのものであること、サービスが最新であることを確認してください。</translation>
    </message>
    <message>
        <source>In the answer, “%1” is not what the service&apos;s documents say.</source>
        <translation>応答の「%1」がサービスのドキュメントの内容と異なります。</translation>
    </message>
    <message>
        <source>“%1” cannot be a name or an id.</source>
        <translation>「%1」は名前にもIDにもできません。</translation>
    </message>
    <message>
        <source>Enter the name of the workspace, or its id, which begins with ws-.</source>
        <translation>ワークスペースの名前、またはws-で始まるIDを入力してください。</translation>
    </message>
    <message>
        <source>The organization has no workspace named “%1” that this token may see.</source>
        <translation>組織に、このトークンで参照できる「%1」という名前のワークスペースはありません。</translation>
    </message>
    <message>
        <source>Check the spelling, capitals included, or choose it from the list.</source>
        <translation>大文字・小文字を含めてつづりを確認するか、一覧から選択してください。</translation>
    </message>
    <message>
        <source>“%1” was not found, but the service does not give its whole list of workspaces.</source>
        <translation>「%1」は見つかりませんでしたが、サービスはワークスペースの一覧をすべては返していません。</translation>
    </message>
    <message>
        <source>Enter its id, which begins with ws-, or tell the operator of the service.</source>
        <translation>ws-で始まるIDを入力するか、サービスの運営者に連絡してください。</translation>
    </message>
    <message>
        <source>“%1” was not found, but the service&apos;s list of workspaces has rows that cannot be read.</source>
        <translation>「%1」は見つかりませんでしたが、サービスのワークスペース一覧に読み取れない行があります。</translation>
    </message>
    <message>
        <source>The service answered %2, which reports success, but the state of “%1” cannot be read.</source>
        <translation>サービスは成功を示す%2で応答しましたが、「%1」の状態を読み取れません。</translation>
    </message>
    <message>
        <source>Look for it in the service: it is probably archived.</source>
        <translation>サービスで確認してください。おそらくアーカイブされています。</translation>
    </message>
    <message>
        <source>The service reported success, but “%1” is still active.</source>
        <translation>サービスは成功を報告しましたが、「%1」はまだアクティブです。</translation>
    </message>
    <message>
        <source>Reload in a moment to see its state.</source>
        <translation>しばらくしてから再読み込みして状態を確認してください。</translation>
    </message>
    <message>
        <source>The callback is not what the service accepts (%2).</source>
        <translation>コールバックがサービスの受け付ける内容ではありません(%2)。</translation>
    </message>
    <message>
        <source>Correct the fields that are named, then send it again.</source>
        <translation>示されたフィールドを修正してから、再送信してください。</translation>
    </message>
    <message>
        <source>The service answered about something else than “%1”.</source>
        <translation>サービスが「%1」以外のものについて応答しました。</translation>
    </message>
    <message>
        <source>Nothing of that answer was used. Tell the operator of the service.</source>
        <translation>この応答は一切使用していません。サービスの運営者に連絡してください。</translation>
    </message>
    <message>
        <source>The service answered about another workspace than “%1”.</source>
        <translation>サービスは「%1」ではない別のワークスペースについて応答しました。</translation>
    </message>
    <message>
        <source>Runlatch closed the connection without an answer, on purpose.</source>
        <translation>Runlatchが意図的に、応答せずに接続を閉じました。</translation>
    </message>
    <message>
        <source>The endpoint&apos;s answer is set so.</source>
        <translation>エンドポイントの応答がそのように設定されています。</translation>
    </message>
    <message>
        <source>Runlatch cut the connection instead of answering, on purpose.</source>
        <translation>Runlatchが意図的に、応答せずに接続を切断しました。</translation>
    </message>
    <message>
        <source>This follows from the faults of the simulator or the answer of the endpoint.</source>
        <translation>シミュレーターの障害またはエンドポイントの応答がそのように設定されています。</translation>
    </message>
    <message>
        <source>Runlatch sent half of the answer, on purpose.</source>
        <translation>Runlatchが意図的に、応答の半分だけを送信しました。</translation>
    </message>
    <message>
        <source>The simulator sent an answer without an end, on purpose.</source>
        <translation>シミュレーターが意図的に、終わりのない応答を送信しました。</translation>
    </message>
    <message>
        <source>Its page shows which faults are on.</source>
        <translation>どの障害が有効かは、シミュレーターのページに表示されています。</translation>
    </message>
    <message>
        <source>The simulator did not answer, on purpose.</source>
        <translation>シミュレーターは意図的に応答しませんでした。</translation>
    </message>
    <message>
        <source>The service announces more and more pages; reading stopped after 5,000.</source>
        <translation>サービスが際限なく次のページを示すため、5,000ページで読み取りを中止しました。</translation>
    </message>
    <message>
        <source>The list shows the part that arrived. Report this to the operator of the service.</source>
        <translation>一覧には届いた部分だけが表示されています。サービスの運営者に報告してください。</translation>
    </message>
    <message>
        <source>The service answered with the same page again, so the list may be longer than what arrived.</source>
        <translation>サービスが同じページをもう一度返したため、一覧には届いた分より多くの項目がある可能性があります。</translation>
    </message>
    <message>
        <source>The list shows the part that arrived. Report to the operator that the service ignores the page number.</source>
        <translation>一覧には届いた部分だけが表示されています。サービスがページ番号を無視していることを、運営者に報告してください。</translation>
    </message>
    <message>
        <source>The service returned fewer items than it counts, so a part of the list is missing.</source>
        <translation>サービスが返した件数が自ら示した件数より少ないため、一覧の一部が欠けています。</translation>
    </message>
    <message>
        <source>The list shows the part that arrived. Load it again to be sure.</source>
        <translation>一覧には届いた部分だけが表示されています。念のため、もう一度読み込んでください。</translation>
    </message>
    <message>
        <source>The service does not say where the list ends, so it may be longer than what arrived.</source>
        <translation>サービスが一覧の終わりを示さないため、一覧には届いた分より多くの項目がある可能性があります。</translation>
    </message>
    <message>
        <source>“%1” was not sent to the service and is unchanged.</source>
        <translation>「%1」はサービスに送信されておらず、変更されていません。</translation>
    </message>
    <message>
        <source>Archive it again when you want to.</source>
        <translation>必要に応じて、もう一度アーカイブしてください。</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Waits before every answer.</source>
        <translation>毎回、応答の前に待機します。</translation>
    </message>
    <message>
        <source>Fixed status</source>
        <translation>固定ステータス</translation>
    </message>
    <message>
        <source>Answers with this status and does nothing else.</source>
        <translation>このステータスで応答し、ほかには何もしません。</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>レート制限</translation>
    </message>
    <message>
        <source>Answers 429 and asks to wait this many seconds.</source>
        <translation>429で応答し、この秒数だけ待つよう求めます。</translation>
    </message>
    <message>
        <source>Connection reset</source>
        <translation>接続のリセット</translation>
    </message>
    <message>
        <source>Carries out the request, then resets the connection.</source>
        <translation>要求を実行してから、接続をリセットします。</translation>
    </message>
    <message>
        <source>Truncated answer</source>
        <translation>途切れた応答</translation>
    </message>
    <message>
        <source>Carries out the request, but sends only half of the answer.</source>
        <translation>要求を実行しますが、応答の半分しか送信しません。</translation>
    </message>
    <message>
        <source>Endless answer</source>
        <translation>終わらない応答</translation>
    </message>
    <message>
        <source>Carries out the request, but its answer never ends.</source>
        <translation>要求を実行しますが、応答が終わりません。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Does what is asked, but never answers.</source>
        <translation>要求を実行しますが、応答しません。</translation>
    </message>
    <message>
        <source>Wrong types</source>
        <translation>型の誤り</translation>
    </message>
    <message>
        <source>Answers with numbers in place of strings, and strings in place of numbers.</source>
        <translation>文字列のところに数値、数値のところに文字列を返します。</translation>
    </message>
    <message>
        <source>Missing keys</source>
        <translation>キーの欠落</translation>
    </message>
    <message>
        <source>Leaves attributes and pagination out of its answers.</source>
        <translation>応答から属性とページ情報を省きます。</translation>
    </message>
    <message>
        <source>Sign-in page</source>
        <translation>サインインページ</translation>
    </message>
    <message>
        <source>Answers 200 with a sign-in page, as a proxy would.</source>
        <translation>プロキシのように、200とサインインページで応答します。</translation>
    </message>
    <message>
        <source>Broken JSON</source>
        <translation>壊れたJSON</translation>
    </message>
    <message>
        <source>Answers with JSON that breaks off in the middle.</source>
        <translation>途中でJSONではなくなるテキストで応答します。</translation>
    </message>
    <message>
        <source>Wrong media type</source>
        <translation>誤ったメディアタイプ</translation>
    </message>
    <message>
        <source>Sends the right answer as plain text instead of JSON.</source>
        <translation>正しい応答を、JSONではなくプレーンテキストとして送信します。</translation>
    </message>
    <message>
        <source>Redirect</source>
        <translation>リダイレクト</translation>
    </message>
    <message>
        <source>Points to another address instead of answering.</source>
        <translation>応答する代わりに別のアドレスを示します。</translation>
    </message>
    <message>
        <source>Shifting pages</source>
        <translation>ずれるページ</translation>
    </message>
    <message>
        <source>Lists change between two requests: one row more or less.</source>
        <translation>2回のリクエストの間に一覧が変わります(1行の増減)。</translation>
    </message>
    <message>
        <source>Delayed bulk create</source>
        <translation>一括作成の遅延</translation>
    </message>
    <message>
        <source>What a bulk create makes appears only after this time.</source>
        <translation>一括作成で作られたものが、この時間が過ぎてから現れます。</translation>
    </message>
    <message>
        <source>Wrong signature</source>
        <translation>誤った署名</translation>
    </message>
    <message>
        <source>Signs run task requests with another key.</source>
        <translation>ランタスクのリクエストに別の鍵で署名します。</translation>
    </message>
    <message>
        <source>Repeated request</source>
        <translation>リクエストの重複</translation>
    </message>
    <message>
        <source>Delivers each run task request twice.</source>
        <translation>ランタスクのリクエストをそれぞれ2回配信します。</translation>
    </message>
    <message>
        <source>Truncated request</source>
        <translation>途切れたリクエスト</translation>
    </message>
    <message>
        <source>Sends half of a run task request first, then the whole one.</source>
        <translation>ランタスクのリクエストの半分を先に送信し、その後で全体を送信します。</translation>
    </message>
    <message>
        <source>The request has no http or https link to a plan.</source>
        <translation>リクエストにプランへのhttpまたはhttpsのリンクがありません。</translation>
    </message>
    <message>
        <source>Only requests of post_plan, pre_apply and post_apply have one.</source>
        <translation>リンクがあるのはpost_plan、pre_apply、post_applyのリクエストだけです。</translation>
    </message>
    <message>
        <source>The request has no access token, without which no plan can be fetched.</source>
        <translation>リクエストにアクセストークンがありません。これがないとプランを取得できません。</translation>
    </message>
    <message>
        <source>Look at access_token in the payload and correct the sender.</source>
        <translation>ペイロードのaccess_tokenを確認し、送信側を修正してください。</translation>
    </message>
    <message>
        <source>%1 does not accept the request&apos;s access token any more, or never did.</source>
        <translation>%1はリクエストのアクセストークンを受け付けなくなったか、最初から受け付けていません。</translation>
    </message>
    <message>
        <source>The token of a run task ends after some minutes. Start the run again to get a new request.</source>
        <translation>ランタスクのトークンは数分で失効します。ランをもう一度開始して、新しいリクエストを取得してください。</translation>
    </message>
    <message>
        <source>There is no plan at %1.</source>
        <translation>%1にプランがありません。</translation>
    </message>
    <message>
        <source>The plan is gone, or this request&apos;s access token may not read it: the service answers both alike.</source>
        <translation>プランがなくなったか、このリクエストのアクセストークンに読み取り権限がありません。サービスはどちらの場合も同じ応答を返します。</translation>
    </message>
    <message>
        <source>The plan was not ready before the request&apos;s access token ended.</source>
        <translation>リクエストのアクセストークンが失効するまでに、プランの準備ができませんでした。</translation>
    </message>
    <message>
        <source>Start the run again to get a new request.</source>
        <translation>ランをもう一度開始して、新しいリクエストを取得してください。</translation>
    </message>
    <message>
        <source>%1 redirects (%2) without naming an http or https address.</source>
        <translation>%1はリダイレクト(%2)を返しましたが、httpまたはhttpsのアドレスが示されていません。</translation>
    </message>
    <message>
        <source>The plan cannot be found that way.</source>
        <translation>この方法ではプランを見つけられません。</translation>
    </message>
    <message>
        <source>The address of the plan redirects a second time, to which %1 led.</source>
        <translation>%1のリダイレクト先であるプランのアドレスが、もう一度リダイレクトしています。</translation>
    </message>
    <message>
        <source>One redirect is followed, because the service needs one.</source>
        <translation>リダイレクトに従うのは、サービスに必要な1回だけです。</translation>
    </message>
    <message>
        <source>%1 redirects to an address without TLS.</source>
        <translation>%1はTLSのないアドレスにリダイレクトしています。</translation>
    </message>
    <message>
        <source>A plan holds secrets and is not fetched in clear.</source>
        <translation>プランには秘密情報が含まれるため、暗号化なしでは取得しません。</translation>
    </message>
    <message>
        <source>The plan would come from an address that no service uses: a link-local address (clouds serve machine secrets there), or a multicast or unspecified address.</source>
        <translation>プランの取得先が、サービスの使用しないアドレスになっています。リンクローカルアドレス(クラウドではマシンの秘密情報を提供)、マルチキャストアドレス、または未指定アドレスです。</translation>
    </message>
    <message>
        <source>Nothing was sent there. Look at plan_json_api_url in the payload.</source>
        <translation>そこへは何も送信していません。ペイロードのplan_json_api_urlを確認してください。</translation>
    </message>
    <message>
        <source>The connection ended in the middle of the plan.</source>
        <translation>プランの途中で接続が終了しました。</translation>
    </message>
    <message>
        <source>No part was kept. Fetch the plan again.</source>
        <translation>一部も保存されていません。プランをもう一度取得してください。</translation>
    </message>
    <message>
        <source>The plan is larger than 256 MB.</source>
        <translation>プランが256 MBを超えています。</translation>
    </message>
    <message>
        <source>No part was kept.</source>
        <translation>一部も保存されていません。</translation>
    </message>
    <message>
        <source>%1 answered %2 instead of a plan.</source>
        <translation>%1はプランではなく%2を返しました。</translation>
    </message>
    <message>
        <source>Look at the exchange in Activity.</source>
        <translation>アクティビティでやり取りを確認してください。</translation>
    </message>
    <message>
        <source>The fetched plan can no longer be opened.</source>
        <translation>取得済みのプランを開けなくなりました。</translation>
    </message>
    <message>
        <source>Its key ended with an earlier session, or its file was changed. Fetch the plan again.</source>
        <translation>鍵が以前のセッションとともに失われたか、ファイルが変更されています。プランをもう一度取得してください。</translation>
    </message>
    <message>
        <source>Too many plans are being fetched.</source>
        <translation>取得中のプランが多すぎます。</translation>
    </message>
    <message>
        <source>Fetch this one when another has arrived.</source>
        <translation>別のプランの取得が終わってから、このプランを取得してください。</translation>
    </message>
    <message>
        <source>The field “%1” has no value “%2”.</source>
        <translation>フィールド「%1」に値「%2」はありません。</translation>
    </message>
    <message>
        <source>This list has no field “%1”.</source>
        <translation>この一覧にフィールド「%1」はありません。</translation>
    </message>
    <message>
        <source>Choose one of the fields that are offered, or put the text in quotes to look for it as it is.</source>
        <translation>表示されるフィールドから選択するか、そのままのテキストを検索するには引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The field “%1” has no value yet.</source>
        <translation>フィールド「%1」にまだ値がありません。</translation>
    </message>
    <message>
        <source>Enter it right after the colon, without a blank.</source>
        <translation>コロンの直後に、空白を入れずに入力してください。</translation>
    </message>
    <message>
        <source>Nothing follows the minus sign yet.</source>
        <translation>マイナス記号の後にまだ何もありません。</translation>
    </message>
    <message>
        <source>Enter the excluded text right after it, or put it in quotes to look for a minus sign.</source>
        <translation>含まれてはならないものを直後に入力するか、マイナス記号を検索するには引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The field has no value “%1”.</source>
        <translation>フィールドに値「%1」はありません。</translation>
    </message>
    <message>
        <source>Choose one of the values that are offered.</source>
        <translation>表示される値から選択してください。</translation>
    </message>
    <message>
        <source>“%1” is not a time.</source>
        <translation>「%1」は日時ではありません。</translation>
    </message>
    <message>
        <source>Enter a day such as 2026-11-21, a month, a year, today, yesterday, an age such as 7d or 12h, or a range such as 2026-10..2026-11.</source>
        <translation>2026-11-21のような日付、月、年、today、yesterday、7dや12hのような経過時間、または2026-10..2026-11のような範囲を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>「%1」は数値ではありません。</translation>
    </message>
    <message>
        <source>Enter a number such as 200, or a range such as 400..499.</source>
        <translation>200のような数値、または400..499のような範囲を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a duration.</source>
        <translation>「%1」は時間の長さではありません。</translation>
    </message>
    <message>
        <source>Enter a number with a unit, such as 500ms, 1.5s or 2min, or a range such as 1s..10s.</source>
        <translation>500ms、1.5s、2minのような単位付きの数値、または1s..10sのような範囲を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a size.</source>
        <translation>「%1」はサイズではありません。</translation>
    </message>
    <message>
        <source>Enter a number of bytes such as 200, 10k or 1.5M, or a range such as 10k..1M.</source>
        <translation>200、10k、1.5Mのようなバイト数、または10k..1Mのような範囲を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a status.</source>
        <translation>「%1」はステータスではありません。</translation>
    </message>
    <message>
        <source>Enter a status such as 404, all that begin alike such as 4xx, a range such as 400..499, or none.</source>
        <translation>404のようなステータス、4xxのような先頭が同じものすべて、400..499のような範囲、またはnoneを入力してください。</translation>
    </message>
    <message>
        <source>The values of the field “%1” cannot be greater or less.</source>
        <translation>フィールド「%1」の値は大小を比較できません。</translation>
    </message>
    <message>
        <source>Remove the character, or put the value in quotes if it is part of it.</source>
        <translation>記号を削除するか、記号が値の一部である場合は値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>OR needs something on both sides.</source>
        <translation>ORは両側に何か必要です。</translation>
    </message>
    <message>
        <source>Enter the other side, or put OR in quotes to look for the word.</source>
        <translation>もう一方を入力するか、この語を検索するにはORを引用符で囲んでください。</translation>
    </message>
    <message>
        <source>The quote is not closed yet.</source>
        <translation>引用符がまだ閉じられていません。</translation>
    </message>
    <message>
        <source>Enter a quotation mark where the text ends; until then everything that follows is part of it.</source>
        <translation>テキストの終わりに引用符を入力してください。それまでは以降のすべてがテキストに含まれます。</translation>
    </message>
    <message>
        <source>A filter can have %1 words; the rest is left out.</source>
        <translation>フィルターに使える語は%1個までです。残りは無視されます。</translation>
    </message>
    <message>
        <source>Remove words, or filter in several steps.</source>
        <translation>語を減らすか、何段階かに分けて絞り込んでください。</translation>
    </message>
    <message>
        <source>A word of a filter can have %1 characters; this one is left out.</source>
        <translation>フィルターの1語は%1文字までです。この語は無視されます。</translation>
    </message>
    <message>
        <source>Enter only a part of it.</source>
        <translation>一部だけを入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) already exist here.</source>
        <translation>
            <numerusform>%n件のリクエストはすでにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) already existed here.</source>
        <translation>
            <numerusform>%n件のリクエストはすでにありました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files will be left out.</source>
        <translation>
            <numerusform>ファイルの%n個の部分は除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files were left out.</source>
        <translation>
            <numerusform>ファイルの%n個の部分が除外されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The body of %n request(s) may not be what was sent.</source>
        <translation>
            <numerusform>%n件のリクエストで、ボディが送信されたとおりかどうかは不明です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of other protocols than HTTP were passed over.</source>
        <translation>
            <numerusform>HTTP以外のプロトコルのエントリ%n件をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <extracomment>%1 is a number of requests in a file, %2 a sentence</extracomment>
        <translation>%1件を除外: %2</translation>
    </message>
    <message>
        <source>%1 times: %2</source>
        <extracomment>%1 is a number of requests in a file, %2 a sentence</extracomment>
        <translation>%1件: %2</translation>
    </message>
    <message>
        <source>%1 At %2.</source>
        <extracomment>%1 is a sentence, %2 the numbers of lines or entries of a file</extracomment>
        <translation>%1 位置: %2。</translation>
    </message>
    <message>
        <source>Supported are JSON Lines, curl commands and raw bytes of an export, HAR, commands of curl or PowerShell, request files (.http), raw HTTP requests, events of AWS (API Gateway, Lambda URLs, load balancers), and what ngrok and webhook.site list; also packed by gzip.</source>
        <translation>取り込めるのは、書き出されたJSON Lines、curlコマンド、生のバイト列、およびHAR、curlまたはPowerShellのコマンド、リクエストファイル(.http)、生のHTTPリクエスト、AWSのイベント(API Gateway、Lambda URL、ロードバランサー)、ngrokとwebhook.siteの一覧です。gzipで圧縮されたものも使えます。</translation>
    </message>
    <message>
        <source>This request was imported. Its file calls the signature valid; nothing proves that here.</source>
        <translation>このリクエストは取り込まれたものです。ファイルには署名が有効とありますが、ここではそれを証明するものがありません。</translation>
    </message>
    <message>
        <source>This request was imported. Its file calls the signature invalid; nothing proves that here.</source>
        <translation>このリクエストは取り込まれたものです。ファイルには署名が無効とありますが、ここではそれを証明するものがありません。</translation>
    </message>
    <message>
        <source>This request was imported. Its file says that it was not signed.</source>
        <translation>このリクエストは取り込まれたものです。ファイルには署名されていなかったとあります。</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was never checked.</source>
        <translation>このリクエストは取り込まれたものです。署名は検証されていません。</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was checked here with the given key, and is valid for the bytes of its file.</source>
        <translation>このリクエストは取り込まれたものです。署名は指定された鍵でここで検証され、ファイルのバイト列に対して有効です。</translation>
    </message>
    <message>
        <source>This request was imported. Its signature was checked here with the given key, and is not valid for the bytes of its file.</source>
        <translation>このリクエストは取り込まれたものです。署名は指定された鍵でここで検証され、ファイルのバイト列に対して無効です。</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature is valid.</source>
        <translation>有効な署名を持つリクエストのコピーです。</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature is not valid.</source>
        <translation>無効な署名を持つリクエストのコピーです。</translation>
    </message>
    <message>
        <source>This is a copy of a request that was not signed.</source>
        <translation>署名されていなかったリクエストのコピーです。</translation>
    </message>
    <message>
        <source>This is a copy of a request whose signature was not checked.</source>
        <translation>署名が検証されていないリクエストのコピーです。</translation>
    </message>
    <message>
        <source>This is not JSON, or not all of it.</source>
        <translation>JSONではないか、一部がJSONではありません。</translation>
    </message>
    <message>
        <source>Correct the file, or get it again.</source>
        <translation>ファイルを修正するか、もう一度入手してください。</translation>
    </message>
    <message>
        <source>This is not a captured request as this version of Runlatch writes it.</source>
        <translation>このバージョンのRunlatchが書き出す形式のキャプチャ済みリクエストではありません。</translation>
    </message>
    <message>
        <source>Each line begins with {&quot;runlatch&quot;:1; a later version needs a later Runlatch.</source>
        <translation>各行は{&quot;runlatch&quot;:1で始まります。新しいバージョンの形式には新しいRunlatchが必要です。</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>フィールド%1がありません。</translation>
    </message>
    <message>
        <source>The field %1 has a value that it cannot have.</source>
        <translation>フィールド%1の値が許されないものです。</translation>
    </message>
    <message>
        <source>The field %1 does not fit the body: the body was changed.</source>
        <translation>フィールド%1がボディと合いません。ボディが変更されています。</translation>
    </message>
    <message>
        <source>Export it again.</source>
        <translation>もう一度書き出してください。</translation>
    </message>
    <message>
        <source>This is larger than can be imported as one request: a body has 64 MB at most, and takes 128 MB of its file at most.</source>
        <translation>1つのリクエストとして取り込むには大きすぎます。ボディは64 MBまで、ファイル内で占める大きさは128 MBまでです。</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>これを除外してください。</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, and only UTF-8 is read.</source>
        <translation>ファイルがUTF-16で書かれています。読み取れるのはUTF-8だけです。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>The file is not an HTTP archive: it has no list log.entries.</source>
        <translation>ファイルはHTTPアーカイブではありません。リストlog.entriesがありません。</translation>
    </message>
    <message>
        <source>Choose a HAR file, or JSON Lines that Runlatch wrote.</source>
        <translation>HARファイル、またはRunlatchが書き出したJSON Linesを選択してください。</translation>
    </message>
    <message>
        <source>The file has log or log.entries a second time: only the first list of entries was imported.</source>
        <translation>ファイルにlogまたはlog.entriesが2つあります。最初のエントリのリストだけを取り込みました。</translation>
    </message>
    <message>
        <source>Put the other entries into a file of their own.</source>
        <translation>ほかのエントリは別のファイルに分けてください。</translation>
    </message>
    <message>
        <source>Something follows the end of the JSON.</source>
        <translation>JSONの終わりの後ろに何かあります。</translation>
    </message>
    <message>
        <source>Put it into a file or a line of its own, or export it again.</source>
        <translation>それを別のファイルか別の行に分けるか、もう一度書き出してください。</translation>
    </message>
    <message>
        <source>The field %1 is not a list of at most 1,000 headers: the request was imported without headers.</source>
        <translation>フィールド%1が1,000件以内のヘッダーのリストではありません。リクエストはヘッダーなしで取り込まれました。</translation>
    </message>
    <message>
        <source>The header %1 cannot be part of a request and was left out.</source>
        <translation>ヘッダー%1はリクエストに含められないため、除外しました。</translation>
    </message>
    <message>
        <source>The file says that there was a body and does not have it.</source>
        <translation>ファイルにはボディがあったと書かれていますが、その内容がありません。</translation>
    </message>
    <message>
        <source>These are not the bytes that were sent: the file has another number of them than was announced.</source>
        <translation>送信されたバイト列ではありません。ファイル内のバイト数が、宣言された数と異なります。</translation>
    </message>
    <message>
        <source>Browsers keep text instead of bytes, and cut long bodies. Capture the request with Runlatch.</source>
        <translation>ブラウザーはバイト列ではなくテキストを保持し、長いボディを切り詰めます。Runlatchでリクエストをキャプチャしてください。</translation>
    </message>
    <message>
        <source>Nothing proves that these are the bytes that were sent.</source>
        <translation>これが送信されたバイト列であることを証明するものがありません。</translation>
    </message>
    <message>
        <source>A Content-Length of the same size would, if no character stands for bytes that are not text.</source>
        <translation>テキストでないバイトを表す文字がなければ、同じサイズのContent-Lengthが証明になります。</translation>
    </message>
    <message>
        <source>These are not the bytes that were sent: the file has placeholders for the secrets of the body.</source>
        <translation>送信されたバイト列ではありません。ファイルでは、ボディの秘密情報がプレースホルダーになっています。</translation>
    </message>
    <message>
        <source>Export it with its secrets.</source>
        <translation>秘密情報を含めて書き出してください。</translation>
    </message>
    <message>
        <source>The address is one of another protocol than HTTP.</source>
        <translation>アドレスがHTTP以外のプロトコルのものです。</translation>
    </message>
    <message>
        <source>The time that the file says lies ahead of the clock of this computer.</source>
        <translation>ファイルに書かれた日時が、このコンピューターの時計より未来です。</translation>
    </message>
    <message>
        <source>The file does not say when this was received: the time at which the file was written is used instead.</source>
        <translation>ファイルには受信日時が書かれていません。代わりにファイルが書き込まれた日時を使用しています。</translation>
    </message>
    <message>
        <source>The file is packed by gzip, and cut or damaged.</source>
        <translation>ファイルはgzipで圧縮されていますが、途中で切れているか破損しています。</translation>
    </message>
    <message>
        <source>The part before that was read. Get the file again.</source>
        <translation>その手前までの展開できた部分は読み取りました。ファイルをもう一度入手してください。</translation>
    </message>
    <message>
        <source>The file is packed and holds more than the 4 GB that are unpacked of one.</source>
        <translation>ファイルは圧縮されており、1ファイルの展開上限である4 GBを超える内容が含まれています。</translation>
    </message>
    <message>
        <source>Unpack it, and import it in parts.</source>
        <translation>展開してから、分割して取り込んでください。</translation>
    </message>
    <message>
        <source>The command sends the content of %1, and no command can have a file read.</source>
        <translation>コマンドは%1の内容を送信しますが、コマンドでファイルを読み取らせることはできません。</translation>
    </message>
    <message>
        <source>Write the content into the command, after --data-raw.</source>
        <translation>内容をコマンドの--data-rawの後ろに書いてください。</translation>
    </message>
    <message>
        <source>The command has %1, so it is not known what it sends.</source>
        <translation>コマンドに%1があるため、何を送信するのか判断できません。</translation>
    </message>
    <message>
        <source>Take that out, and import the command again.</source>
        <translation>それを取り除いてから、コマンドをもう一度取り込んでください。</translation>
    </message>
    <message>
        <source>A quote of the command is not closed.</source>
        <translation>コマンドの引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>Copy the whole command.</source>
        <translation>コマンド全体をコピーしてください。</translation>
    </message>
    <message>
        <source>The request sends the content of a file (%1), and no request can have a file read.</source>
        <translation>リクエストがファイル(%1)の内容を送信するようになっていますが、リクエストからファイルを読み込むことはできません。</translation>
    </message>
    <message>
        <source>Write the content in the place of the file.</source>
        <translation>ファイルの指定を、その内容に置き換えてください。</translation>
    </message>
    <message>
        <source>The request has %1, whose value is not in the file.</source>
        <translation>リクエストに%1がありますが、その値はファイルにありません。</translation>
    </message>
    <message>
        <source>Write the value in its place.</source>
        <translation>その箇所に値を書いてください。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file seems to be a zip archive, which is not opened.</source>
        <translation>ファイルはzipアーカイブのようです。zipアーカイブは開けません。</translation>
    </message>
    <message>
        <source>The file seems to be a database (SQLite), as a store of captures is: its folder is opened.</source>
        <translation>ファイルはデータベース(SQLite)のようです。キャプチャのストアであれば、そのフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>The file seems to be a web page or XML.</source>
        <translation>ファイルはWebページまたはXMLのようです。</translation>
    </message>
    <message>
        <source>The file seems to be the table of an export as CSV, which has no bytes of the requests.</source>
        <translation>ファイルはCSVで書き出された表のようです。リクエストのバイト列が含まれていません。</translation>
    </message>
    <message>
        <source>The file seems to be JSON of another kind.</source>
        <translation>ファイルは別の種類のJSONのようです。</translation>
    </message>
    <message>
        <source>The file seems to be text of another kind.</source>
        <translation>ファイルは別の種類のテキストのようです。</translation>
    </message>
    <message>
        <source>The connection ended after %1 of the body.</source>
        <translation>ボディを%1受信したところで接続が終了しました。</translation>
    </message>
    <message>
        <source>The time was over after %1 of the body.</source>
        <translation>ボディを%1受信したところで時間切れになりました。</translation>
    </message>
    <message>
        <source>The connection was closed to make room, after %1 of the body.</source>
        <translation>空きを作るため、ボディを%1受信したところで接続を閉じました。</translation>
    </message>
    <message>
        <source>The body is larger than the limit here. It was read up to %1.</source>
        <translation>ボディがここで受け付ける大きさを超えています。%1まで読み取りました。</translation>
    </message>
    <message>
        <source>A chunk of the body cannot be read, after %1 of content.</source>
        <translation>内容を%1受信した後、ボディのチャンクを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The body ended after %1.</source>
        <translation>ボディは%1で終わりました。</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <extracomment>%1 arrived, %2 were announced</extracomment>
        <translation>%1/%2バイト</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1バイト</translation>
    </message>
    <message>
        <source>After it comes what could not be read, as received.</source>
        <translation>その後ろに、読み取れなかった部分が届いたままの形で続きます。</translation>
    </message>
    <message>
        <source>Its bytes were not kept, because too many requests were waiting for the disk.</source>
        <translation>ディスクへの書き込みを待つバイト列が多すぎたため、このバイト列は保存されていません。</translation>
    </message>
    <message>
        <source>%1 answered the verification request with %2; only 200 is accepted.</source>
        <translation>%1は検証リクエストに%2で応答しました。受け付けられるのは200だけです。</translation>
    </message>
    <message>
        <source>Make the integration answer it with 200, and send no callback.</source>
        <translation>連携先が200で応答し、コールバックを送信しないようにしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>%1に到達できません。</translation>
    </message>
    <message>
        <source>Check the address and your network, then try again.</source>
        <translation>アドレスとネットワークを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Start it again when you want to.</source>
        <translation>必要に応じて、もう一度開始してください。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted, so nothing was sent.</source>
        <translation>%1の証明書が信頼されていないため、何も送信していません。</translation>
    </message>
    <message>
        <source>Check the address; if it is right, add the certificate&apos;s issuer to those this system trusts.</source>
        <translation>アドレスを確認してください。正しい場合は、証明書の発行者をこのシステムの信頼済み証明書に追加してください。</translation>
    </message>
    <message>
        <source>The service does not accept the token (401).</source>
        <translation>サービスがトークンを受け付けません(401)。</translation>
    </message>
    <message>
        <source>Enter a token that is valid and not expired, and that belongs to this address.</source>
        <translation>このアドレスに対応する、期限切れでない有効なトークンを入力してください。</translation>
    </message>
    <message>
        <source>The service does not accept the access token of the request (401).</source>
        <translation>サービスが、リクエストに付属のアクセストークンを受け付けません(401)。</translation>
    </message>
    <message>
        <source>Such a token lives for minutes only: start the run again to get a new request.</source>
        <translation>このトークンの有効期間は数分だけです。ランをもう一度開始して、新しいリクエストを取得してください。</translation>
    </message>
    <message>
        <source>The service does not find “%1” (404).</source>
        <translation>サービスで「%1」が見つかりません(404)。</translation>
    </message>
    <message>
        <source>Check the spelling. The service also answers 404 for what this token may not see, and where the paid edition that change requests need is missing.</source>
        <translation>つづりを確認してください。このトークンで参照できないものや、変更リクエストに必要な有料エディションがない場合にも、サービスは404で応答します。</translation>
    </message>
    <message>
        <source>The service does not find the workspace “%1” or its change requests (404).</source>
        <translation>サービスでワークスペース「%1」またはその変更リクエストが見つかりません(404)。</translation>
    </message>
    <message>
        <source>Check the name. The service also answers 404 for what this token may not see (that needs read access to the workspace), and where the paid edition that change requests need is missing.</source>
        <translation>名前を確認してください。このトークンで参照できないもの(参照にはワークスペースの読み取り権限が必要)や、変更リクエストに必要な有料エディションがない場合にも、サービスは404で応答します。</translation>
    </message>
    <message>
        <source>The service does not find the change request “%1” (404).</source>
        <translation>サービスで変更リクエスト「%1」が見つかりません(404)。</translation>
    </message>
    <message>
        <source>Check the id. The service also answers 404 for what this token may not see (that needs read access to the workspace), and where the paid edition that change requests need is missing.</source>
        <translation>IDを確認してください。このトークンで参照できないもの(参照にはワークスペースの読み取り権限が必要)や、変更リクエストに必要な有料エディションがない場合にも、サービスは404で応答します。</translation>
    </message>
    <message>
        <source>The change request “%1” was not archived: the service does not find it (404).</source>
        <translation>変更リクエスト「%1」はアーカイブされませんでした。サービスで見つかりません(404)。</translation>
    </message>
    <message>
        <source>The service also answers 404 where the token may see but not archive: that needs write access to the workspace, and change requests need a paid edition.</source>
        <translation>トークンに参照の権限があってもアーカイブの権限がない場合、サービスは404で応答します。アーカイブにはワークスペースの書き込み権限が、変更リクエストには有料エディションが必要です。</translation>
    </message>
    <message>
        <source>The service does not find the organization “%1” (404).</source>
        <translation>サービスで組織「%1」が見つかりません(404)。</translation>
    </message>
    <message>
        <source>Check the name; the service also answers 404 for what this token may not see. A workspace can still be typed by name or id.</source>
        <translation>名前を確認してください。このトークンで参照できないものにも、サービスは404で応答します。ワークスペースは引き続き名前またはIDで入力できます。</translation>
    </message>
    <message>
        <source>This service does not list organizations (404).</source>
        <translation>このサービスは組織の一覧を提供していません(404)。</translation>
    </message>
    <message>
        <source>Type the names of organization and workspace instead.</source>
        <translation>代わりに組織とワークスペースの名前を入力してください。</translation>
    </message>
    <message>
        <source>The service no longer knows this task result (404).</source>
        <translation>このタスク結果はサービスにもうありません(404)。</translation>
    </message>
    <message>
        <source>The service does not find the task result “%1” (404).</source>
        <translation>サービスでタスク結果「%1」が見つかりません(404)。</translation>
    </message>
    <message>
        <source>It also answers 404 for what this token may not see: that needs read access to the workspace.</source>
        <translation>このトークンで参照できないものにも404で応答します。参照にはワークスペースの読み取り権限が必要です。</translation>
    </message>
    <message>
        <source>“%1” has changed meanwhile, so the service refused this (409).</source>
        <translation>「%1」がその間に変更されたため、サービスが拒否しました(409)。</translation>
    </message>
    <message>
        <source>The task result has already ended at the service (409): passed, failed, errored or canceled.</source>
        <translation>タスク結果はサービスですでに終了しています(409): 合格、不合格、エラー、または取り消し。</translation>
    </message>
    <message>
        <source>It can no longer be changed; start the run again for another.</source>
        <translation>もう変更できません。別の結果を得るには、ランをもう一度開始してください。</translation>
    </message>
    <message>
        <source>The service understood what was sent for “%1” and refused it (%2).</source>
        <translation>サービスは「%1」に送信された内容を理解したうえで拒否しました(%2)。</translation>
    </message>
    <message>
        <source>Correct what it names, then send it again.</source>
        <translation>示された箇所を修正してから、再送信してください。</translation>
    </message>
    <message>
        <source>The service refused the reply (%2).</source>
        <translation>サービスが返信を拒否しました(%2)。</translation>
    </message>
    <message>
        <source>The service does not allow this token to do that with “%1” (403).</source>
        <translation>サービスは、このトークンによる「%1」へのこの操作を許可していません(403)。</translation>
    </message>
    <message>
        <source>Ask for the permission, or use another token.</source>
        <translation>権限を申請するか、別のトークンを使用してください。</translation>
    </message>
    <message>
        <source>The service does not allow the reply with the access token of the request (403).</source>
        <translation>サービスは、リクエストに付属のアクセストークンによる返信を許可していません(403)。</translation>
    </message>
    <message>
        <source>No other token can take its place: start the run again to get a new request. A firewall in between may answer so, too.</source>
        <translation>別のトークンでは代用できません。ランをもう一度開始して、新しいリクエストを取得してください。途中のファイアウォールがこのように応答する場合もあります。</translation>
    </message>
    <message>
        <source>The service supports none of the documented ways to do that with “%1” (405).</source>
        <translation>サービスは、「%1」へのこの操作について、ドキュメントにあるどの方法にも対応していません(405)。</translation>
    </message>
    <message>
        <source>Check that the address is that of the API and that this edition has change requests.</source>
        <translation>アドレスがAPIのものであること、このエディションに変更リクエストがあることを確認してください。</translation>
    </message>
    <message>
        <source>The service accepts no more requests from you for a moment (429).</source>
        <translation>サービスは一時的にリクエストを受け付けていません(429)。</translation>
    </message>
    <message>
        <source>Wait some seconds, then try again.</source>
        <translation>数秒待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service failed (%2).</source>
        <translation>サービス側でエラーが発生しました(%2)。</translation>
    </message>
    <message>
        <source>Try again later. If the error persists, check the service&apos;s status page.</source>
        <translation>時間をおいてもう一度お試しください。エラーが続く場合は、サービスのステータスページを確認してください。</translation>
    </message>
    <message>
        <source>The service failed (%2), so it is not known whether “%1” was archived.</source>
        <translation>サービス側でエラーが発生したため(%2)、「%1」がアーカイブされたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The answer about “%1” is not what the service&apos;s documents say.</source>
        <translation>「%1」に関する応答がサービスのドキュメントの内容と異なります。</translation>
    </message>
    <message>
        <source>“%1” cannot be written or read.</source>
        <translation>「%1」の書き込みまたは読み取りができません。</translation>
    </message>
    <message>
        <source>Check the disk&apos;s free space and the folder&apos;s permissions, or choose another folder.</source>
        <translation>ディスクの空き容量とフォルダーの権限を確認するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The secret “%1” cannot be read.</source>
        <translation>秘密情報「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>Unlock the keychain, or enter the secret for this session only.</source>
        <translation>キーチェーンのロックを解除するか、このセッション限りの秘密情報を入力してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be used here.</source>
        <translation>「%1」はここでは使用できません。</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>修正してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 refused the verification request (401); only 200 is accepted.</source>
        <translation>%1が検証リクエストを拒否しました(401)。受け付けられるのは200だけです。</translation>
    </message>
    <message>
        <source>Check that both sides have the same HMAC key.</source>
        <translation>双方のHMAC鍵が同じであることを確認してください。</translation>
    </message>
    <message>
        <source>Another program holds the ledger “%1” and does not let it go.</source>
        <translation>別のプログラムが送信台帳「%1」を使用したまま解放しません。</translation>
    </message>
    <message>
        <source>End that program, then try again; nothing was written.</source>
        <translation>そのプログラムを終了してから、もう一度お試しください。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>The action is too large for the ledger “%1”: an entry has at most 32 MB.</source>
        <translation>操作が送信台帳「%1」には大きすぎます。1項目は32 MBまでです。</translation>
    </message>
    <message>
        <source>Shorten the message, or send it in several parts.</source>
        <translation>メッセージを短くするか、何回かに分けて送信してください。</translation>
    </message>
    <message>
        <source>The ledger has no entry, or more than one, for “%1”.</source>
        <translation>送信台帳に、「%1」に該当する項目が1つに定まりません。</translation>
    </message>
    <message>
        <source>Take an id of the list, or the beginning of one.</source>
        <translation>一覧にあるID、またはその先頭部分を指定してください。</translation>
    </message>
    <message>
        <source>The action was sent to another service: %1.</source>
        <translation>操作は別のサービスに送信されています: %1。</translation>
    </message>
    <message>
        <source>Look for it there.</source>
        <translation>そのサービスで探してください。</translation>
    </message>
    <message>
        <source>The ledger already has this action, which may have been carried out: %1. Nothing was sent.</source>
        <translation>この操作はすでに送信台帳にあり、実行された可能性があります: %1。何も送信していません。</translation>
    </message>
    <message>
        <source>Check whether its change requests exist before you send it again.</source>
        <translation>再送信する前に、その変更リクエストが存在するか確認してください。</translation>
    </message>
    <message>
        <source>A change request with this subject is already open on a target: %1. Nothing was sent.</source>
        <translation>この件名の変更リクエストが、対象の1つですでに開いています: %1。何も送信していません。</translation>
    </message>
    <message>
        <source>Archive it, or take another subject.</source>
        <translation>それをアーカイブするか、別の件名にしてください。</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>二重引用符で囲んだキー</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>コロン</translation>
    </message>
    <message>
        <source>the double quote that closes the string</source>
        <translation>文字列を閉じる二重引用符</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>カンマまたは}</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>カンマまたは]</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueまたはfalse</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>文字列またはnull</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>a number or a text</source>
        <translation>数値または文字列</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%3 is a sentence that says what is wrong there
----------
%1 is a line, %2 a column, %3 a sentence</extracomment>
        <translation>%1行%2列: %3</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>エラー%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>警告%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>注記%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>指摘なし</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>テキストが空です。</translation>
    </message>
    <message>
        <source>Expected: one JSON object.</source>
        <translation>期待される内容: 1つのJSONオブジェクト。</translation>
    </message>
    <message>
        <source>From here on this is not JSON.</source>
        <translation>ここから先はJSONではありません。</translation>
    </message>
    <message>
        <source>Expected here: %1.</source>
        <translation>ここで期待されるもの: %1。</translation>
    </message>
    <message>
        <source>This is JSON, but not an object.</source>
        <translation>JSONですが、オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The text is not in UTF-8; it looks like UTF-16 or UTF-32.</source>
        <translation>テキストがUTF-8ではありません。UTF-16またはUTF-32のようです。</translation>
    </message>
    <message>
        <source>Expected: UTF-8.</source>
        <translation>期待される内容: UTF-8。</translation>
    </message>
    <message>
        <source>The bytes are compressed with %1.</source>
        <translation>バイト列が%1で圧縮されています。</translation>
    </message>
    <message>
        <source>Expected: the JSON text itself, uncompressed.</source>
        <translation>期待される内容: 圧縮されていないJSONテキストそのもの。</translation>
    </message>
    <message>
        <source>The text arrived compressed with %1; it was unpacked here.</source>
        <translation>テキストは%1で圧縮されて届いたため、ここで展開しました。</translation>
    </message>
    <message>
        <source>Expected: the text itself. Look for a gateway that compresses it: other receivers read no JSON.</source>
        <translation>期待される内容: テキストそのもの。圧縮するゲートウェイがないか確認してください。ほかの受信側はJSONとして読み取れません。</translation>
    </message>
    <message>
        <source>This is a form, not JSON.</source>
        <translation>JSONではなくフォームです。</translation>
    </message>
    <message>
        <source>Expected: the JSON object itself as the body.</source>
        <translation>期待される内容: ボディとしてのJSONオブジェクトそのもの。</translation>
    </message>
    <message>
        <source>This is a string that holds the JSON text: it was encoded twice.</source>
        <translation>JSONテキストを含む文字列です。2重にエンコードされています。</translation>
    </message>
    <message>
        <source>Expected: the object itself, encoded once.</source>
        <translation>期待される内容: 1回だけエンコードされたオブジェクトそのもの。</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark.</source>
        <translation>テキストがバイトオーダーマークで始まっています。</translation>
    </message>
    <message>
        <source>Expected: UTF-8 without it. Some readers refuse it, and it is part of what is signed.</source>
        <translation>期待される内容: バイトオーダーマークのないUTF-8。これを拒否するパーサーがあり、署名の対象にも含まれます。</translation>
    </message>
    <message>
        <source>This byte is not UTF-8.</source>
        <translation>このバイトはUTF-8ではありません。</translation>
    </message>
    <message>
        <source>Expected: the text in UTF-8.</source>
        <translation>期待される内容: UTF-8のテキスト。</translation>
    </message>
    <message>
        <source>This escape is half of a character.</source>
        <translation>このエスケープは1文字の半分しかありません。</translation>
    </message>
    <message>
        <source>Write both halves, or the character itself.</source>
        <translation>両方の半分を書くか、文字そのものを書いてください。</translation>
    </message>
    <message>
        <source>A string contains a line break or another control character.</source>
        <translation>文字列の中に改行またはほかの制御文字があります。</translation>
    </message>
    <message>
        <source>Write it as an escape such as \n, or close the string before it.</source>
        <translation>\nのようなエスケープとして書くか、その前で文字列を閉じてください。</translation>
    </message>
    <message>
        <source>JSON does not know this escape.</source>
        <translation>JSONにこのエスケープはありません。</translation>
    </message>
    <message>
        <source>Write a backslash itself as \\.</source>
        <translation>バックスラッシュ自体は\\と書いてください。</translation>
    </message>
    <message>
        <source>A comma is missing here, or is one too many.</source>
        <translation>ここにカンマが足りないか、余分です。</translation>
    </message>
    <message>
        <source>Put one comma between two members, and none after the last.</source>
        <translation>要素と要素の間にカンマを1つ置き、最後の要素の後には置かないでください。</translation>
    </message>
    <message>
        <source>More text follows the end of the JSON.</source>
        <translation>JSONの終わりの後にテキストが続いています。</translation>
    </message>
    <message>
        <source>Expected: one JSON object and nothing else.</source>
        <translation>期待される内容: 1つのJSONオブジェクトのみ。</translation>
    </message>
    <message>
        <source>JSON has no such number.</source>
        <translation>JSONにこのような数値はありません。</translation>
    </message>
    <message>
        <source>Write digits without leading zeros; JSON has neither NaN nor Infinity.</source>
        <translation>先頭に0を付けずに数字を書いてください。JSONにはNaNもInfinityもありません。</translation>
    </message>
    <message>
        <source>This number is too large or too small for a double.</source>
        <translation>この数値はdoubleには大きすぎるか小さすぎます。</translation>
    </message>
    <message>
        <source>Expected: another number, or a text.</source>
        <translation>期待される内容: 別の数値、または文字列。</translation>
    </message>
    <message>
        <source>Not every reader keeps all digits of this number.</source>
        <translation>この数値のすべての桁を保持しないパーサーがあります。</translation>
    </message>
    <message>
        <source>Expected: a string that every parser keeps whole.</source>
        <translation>期待される内容: どのパーサーでもすべて保持される文字列。</translation>
    </message>
    <message>
        <source>“%1” already exists in this object.</source>
        <translation>「%1」はこのオブジェクトにすでにあります。</translation>
    </message>
    <message>
        <source>Expected: one of them alone. Readers differ in which one they take.</source>
        <translation>期待される内容: どちらか1つだけ。どちらを採用するかはパーサーによって異なります。</translation>
    </message>
    <message>
        <source>Objects and arrays are nested more than %1 levels deep.</source>
        <translation>オブジェクトと配列の入れ子が%1階層を超えています。</translation>
    </message>
    <message>
        <source>Nest less: most readers refuse it, and what is inside was not looked at.</source>
        <translation>入れ子を浅くしてください。ほとんどのパーサーが拒否し、内側は確認していません。</translation>
    </message>
    <message>
        <source>Expected: %2.</source>
        <translation>期待される内容: %2。</translation>
    </message>
    <message>
        <source>Most keys of a run task request are missing: %1.</source>
        <translation>ランタスクのリクエストのキーがほとんどありません: %1。</translation>
    </message>
    <message>
        <source>Expected: all of them. Some may be null.</source>
        <translation>期待される内容: すべてのキー。一部はnullでもかまいません。</translation>
    </message>
    <message>
        <source>“%1” is null.</source>
        <translation>「%1」がnullです。</translation>
    </message>
    <message>
        <source>The specification does not list null for it. Expected: %2.</source>
        <translation>仕様ではnullが挙げられていません。期待される内容: %2。</translation>
    </message>
    <message>
        <source>“%1” is of a wrong type.</source>
        <translation>「%1」の型が正しくありません。</translation>
    </message>
    <message>
        <source>“%1” is not among the known values.</source>
        <translation>「%1」は既知の値ではありません。</translation>
    </message>
    <message>
        <source>Known values: %2.</source>
        <translation>既知の値: %2。</translation>
    </message>
    <message>
        <source>The specification does not have “%1”.</source>
        <translation>「%1」は仕様にありません。</translation>
    </message>
    <message>
        <source>Check its name; if it is newer than the specification, nothing is wrong.</source>
        <translation>名前を確認してください。仕様より新しいものであれば問題ありません。</translation>
    </message>
    <message>
        <source>“%1” is not known; it is similar to “%2”.</source>
        <translation>「%1」は不明ですが、「%2」によく似ています。</translation>
    </message>
    <message>
        <source>Expected: “%2”.</source>
        <translation>期待される内容: 「%2」。</translation>
    </message>
    <message>
        <source>“%1” is missing, as in requests of older services.</source>
        <translation>「%1」がありません(古いサービスのリクエストと同様)。</translation>
    </message>
    <message>
        <source>An integration does without it. Without “capabilities” the service accepts no outcomes.</source>
        <translation>連携先はこれがなくても動作します。「capabilities」がない場合、サービスは結果項目を受け付けません。</translation>
    </message>
    <message>
        <source>“%1” has no content.</source>
        <translation>「%1」に内容がありません。</translation>
    </message>
    <message>
        <source>Expected: some content, or no such key where it is optional.</source>
        <translation>期待される内容: 何らかの内容。任意の場合はキー自体を省略。</translation>
    </message>
    <message>
        <source>“%1” does not have the form of such an id.</source>
        <translation>「%1」はこの種のIDの形式ではありません。</translation>
    </message>
    <message>
        <source>Expected: “%2” followed by letters and digits.</source>
        <translation>期待される内容: 「%2」とそれに続く英数字。</translation>
    </message>
    <message>
        <source>“%1” is not a whole URL.</source>
        <translation>「%1」は完全なURLではありません。</translation>
    </message>
    <message>
        <source>Expected: http:// or https:// and a host, with escapes for what a URL cannot hold.</source>
        <translation>期待される内容: http://またはhttps://とホスト。URLに含められない文字はエスケープ。</translation>
    </message>
    <message>
        <source>“%1” is not a date and time with a zone.</source>
        <translation>「%1」はタイムゾーン付きの日時ではありません。</translation>
    </message>
    <message>
        <source>Expected: ISO 8601, such as 2021-09-02T14:47:13.036Z.</source>
        <translation>期待される内容: 2021-09-02T14:47:13.036ZのようなISO 8601。</translation>
    </message>
    <message>
        <source>“%1” is there at the stage pre_plan, which has no plan yet.</source>
        <translation>まだプランのないステージpre_planに「%1」があります。</translation>
    </message>
    <message>
        <source>Expected: no such key at this stage.</source>
        <translation>期待される内容: このステージではこのキーなし。</translation>
    </message>
    <message>
        <source>This name is not known and is ignored; it is similar to “%1”.</source>
        <translation>この名前は不明なため無視されます。「%1」によく似ています。</translation>
    </message>
    <message>
        <source>Write “%1”.</source>
        <translation>「%1」と書いてください。</translation>
    </message>
    <message>
        <source>Outcomes are not read at “%1”.</source>
        <translation>結果項目は「%1」では読み取られません。</translation>
    </message>
    <message>
        <source>Move them to %2.</source>
        <translation>%2に移動してください。</translation>
    </message>
    <message>
        <source>“%1” is not read here.</source>
        <translation>「%1」はここでは読み取られません。</translation>
    </message>
    <message>
        <source>Move it to %2.</source>
        <translation>%2に移動してください。</translation>
    </message>
    <message>
        <source>“%1” is the name of other documents of the service.</source>
        <translation>「%1」はサービスの別のドキュメントでの名前です。</translation>
    </message>
    <message>
        <source>Write “%2”, as its documents for callbacks do.</source>
        <translation>コールバックのドキュメントのとおり「%2」と書いてください。</translation>
    </message>
    <message>
        <source>Leave the key out.</source>
        <translation>このキーは省いてください。</translation>
    </message>
    <message>
        <source>The final result has no message.</source>
        <translation>最終結果にメッセージがありません。</translation>
    </message>
    <message>
        <source>Add /data/attributes/message: it is what people see of the result.</source>
        <translation>/data/attributes/messageを追加してください。結果として人の目に触れるのはこの内容です。</translation>
    </message>
    <message>
        <source>“%1” has more than %2 characters.</source>
        <translation>「%1」が%2文字を超えています。</translation>
    </message>
    <message>
        <source>Shorten it to what the service&apos;s schema allows.</source>
        <translation>サービスのスキーマが許す長さまで短くしてください。</translation>
    </message>
    <message>
        <source>“%1” has more than %2 entries.</source>
        <translation>「%1」の項目が%2件を超えています。</translation>
    </message>
    <message>
        <source>Send no more than the service&apos;s schema allows.</source>
        <translation>サービスのスキーマが許す数を超えて送信しないでください。</translation>
    </message>
    <message>
        <source>“%1” has more than 10,000 characters.</source>
        <translation>「%1」が10,000文字を超えています。</translation>
    </message>
    <message>
        <source>The service&apos;s older schema allows no more; its newer documents do.</source>
        <translation>サービスの古いスキーマではこれを超えられませんが、新しいドキュメントでは許されています。</translation>
    </message>
    <message>
        <source>“%1” has more than %2 MB.</source>
        <translation>「%1」が%2 MBを超えています。</translation>
    </message>
    <message>
        <source>Shorten it: the service advises less than 1 MB, and accepts 5 MB at most.</source>
        <translation>短くしてください。サービスは1 MB未満を推奨し、5 MBまで受け付けます。</translation>
    </message>
    <message>
        <source>“%1” has more than one line.</source>
        <translation>「%1」が複数行です。</translation>
    </message>
    <message>
        <source>Keep it to one line, and put the rest into the body.</source>
        <translation>1行に収め、残りはボディに入れてください。</translation>
    </message>
    <message>
        <source>“%1” has HTML: the tag &lt;%2&gt;.</source>
        <translation>「%1」にHTMLがあります: タグ&lt;%2&gt;。</translation>
    </message>
    <message>
        <source>Write markdown: but for &lt;br&gt; and comments, HTML is not known to be rendered by the service.</source>
        <translation>Markdownで書いてください。&lt;br&gt;とコメントを除き、サービスがHTMLを表示するかどうかは不明です。</translation>
    </message>
    <message>
        <source>The tag name “%1” does not have two or three words.</source>
        <translation>タグ名「%1」が2語または3語ではありません。</translation>
    </message>
    <message>
        <source>The service requires two or three words, except for Severity and Status.</source>
        <translation>SeverityとStatusを除き、サービスは2語または3語を求めています。</translation>
    </message>
    <message>
        <source>The tag name “%1” does not begin with a letter or _, or has characters other than letters, digits, blanks and _.</source>
        <translation>タグ名「%1」が文字または_で始まっていないか、文字・数字・空白・_以外の文字を含んでいます。</translation>
    </message>
    <message>
        <source>The service&apos;s schema takes no others.</source>
        <translation>サービスのスキーマはほかの文字を許していません。</translation>
    </message>
    <message>
        <source>The outcome id “%1” appears more than once.</source>
        <translation>結果項目のID「%1」が複数あります。</translation>
    </message>
    <message>
        <source>The service does not ask for different ids; give each outcome its own to tell them apart.</source>
        <translation>サービスは異なるIDを要求しませんが、区別できるように結果項目ごとに別のIDを付けてください。</translation>
    </message>
    <message>
        <source>The request has no Content-Type.</source>
        <translation>リクエストにContent-Typeがありません。</translation>
    </message>
    <message>
        <source>The service sends application/json. Some web frameworks read no JSON without it.</source>
        <translation>サービスはapplication/jsonを送信します。これがないとJSONを読み取らないWebフレームワークがあります。</translation>
    </message>
    <message>
        <source>The Content-Type is not application/json.</source>
        <translation>Content-Typeがapplication/jsonではありません。</translation>
    </message>
    <message>
        <source>The service sends application/json. Some web frameworks read other types as a form or a text.</source>
        <translation>サービスはapplication/jsonを送信します。ほかの型をフォームやテキストとして読み取るWebフレームワークがあります。</translation>
    </message>
    <message>
        <source>The User-Agent is not written as the service writes its own.</source>
        <translation>User-Agentの書き方が、サービス自身のものと異なります。</translation>
    </message>
    <message>
        <source>Another program may have sent or changed the request. Only a valid signature proves who sent it.</source>
        <translation>別のプログラムがリクエストを送信または変更した可能性があります。送信元を証明するのは有効な署名だけです。</translation>
    </message>
    <message>
        <source>Another program already listens at %1.</source>
        <translation>別のプログラムがすでに%1で待ち受けています。</translation>
    </message>
    <message>
        <source>End that program or choose another port; 0 takes a free one.</source>
        <translation>そのプログラムを終了するか、別のポートを選択してください。0を指定すると空きポートを使用します。</translation>
    </message>
    <message>
        <source>This system does not let you listen at %1.</source>
        <translation>このシステムでは%1での待ち受けが許可されていません。</translation>
    </message>
    <message>
        <source>Choose a port above 1023.</source>
        <translation>1023より大きいポートを選択してください。</translation>
    </message>
    <message>
        <source>“%1” is not an address of this machine to listen at.</source>
        <translation>「%1」は、このマシンで待ち受けに使えるアドレスではありません。</translation>
    </message>
    <message>
        <source>Enter host and port, for example 127.0.0.1:8080; port 0 takes a free one.</source>
        <translation>127.0.0.1:8080のようにホストとポートを入力してください。ポート0を指定すると空きポートを使用します。</translation>
    </message>
    <message>
        <source>The store is in use by another program: %1.</source>
        <translation>ストアは別のプログラムが使用中です: %1。</translation>
    </message>
    <message>
        <source>End it, or choose another file or folder.</source>
        <translation>そのプログラムを終了するか、別のファイルまたはフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Runlatch.</source>
        <translation>「%1」は新しいバージョンのRunlatchで書き込まれています。</translation>
    </message>
    <message>
        <source>Update Runlatch, or choose another data folder; the file was left as it is.</source>
        <translation>Runlatchを更新するか、別のデータフォルダーを選択してください。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>“%1” was written by an older version of Runlatch.</source>
        <translation>「%1」は古いバージョンのRunlatchで書き込まれています。</translation>
    </message>
    <message>
        <source>Open it once for writing, with the window or runlatch-cli inspect --store: that brings it up to date; the file was left as it is.</source>
        <translation>ウィンドウまたはrunlatch-cli inspect --storeで一度書き込み用に開くと、最新の形式に更新されます。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>ファイル「%1」がありません。</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>Check that it is a file, and its permissions.</source>
        <translation>ファイルであること、および権限を確認してください。</translation>
    </message>
    <message>
        <source>Next to “%1” there is its log (-wal) without its index (-shm).</source>
        <translation>「%1」の横にログ(-wal)がありますが、インデックス(-shm)がありません。</translation>
    </message>
    <message>
        <source>Copy all three files, or open it once for writing, with the window or runlatch-cli inspect --store.</source>
        <translation>3つのファイルをすべてコピーするか、ウィンドウまたはrunlatch-cli inspect --storeで一度書き込み用に開いてください。</translation>
    </message>
    <message>
        <source>“%1” kept changing while it was read.</source>
        <translation>「%1」の読み取り中に、ファイルが何度も開かれて書き込まれました。</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>Check the disk&apos;s free space and the folder&apos;s permissions, or choose another data folder.</source>
        <translation>ディスクの空き容量とフォルダーの権限を確認するか、別のデータフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>“%1” belongs to another user, and not only that user can write it.</source>
        <translation>「%1」は別のユーザーのものであり、そのユーザー以外も書き込めます。</translation>
    </message>
    <message>
        <source>Choose another file; others could read or change what is kept in it.</source>
        <translation>別のファイルを選択してください。保存した内容をほかのユーザーに読まれたり変更されたりするおそれがあります。</translation>
    </message>
    <message>
        <source>“%1” is damaged, or is not a file of Runlatch.</source>
        <translation>「%1」は破損しているか、Runlatchのファイルではありません。</translation>
    </message>
    <message>
        <source>Move the file away to start a new one, or choose another data folder; nothing was deleted.</source>
        <translation>ファイルを別の場所に移して新しく始めるか、別のデータフォルダーを選択してください。何も削除していません。</translation>
    </message>
    <message>
        <source>“%1” holds something that Runlatch never puts into such a file.</source>
        <translation>「%1」に、Runlatchがこの種のファイルに決して書き込まないものが含まれています。</translation>
    </message>
    <message>
        <source>Ask where the file comes from, or choose another data folder; the file was left as it is.</source>
        <translation>ファイルの入手元を確かめるか、別のデータフォルダーを選択してください。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>The disk that holds “%1” is full.</source>
        <translation>「%1」のあるディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Make room, or choose another data folder; new requests are kept in memory meanwhile.</source>
        <translation>空きを作るか、別のデータフォルダーを選択してください。その間、新しいリクエストはメモリに保持されます。</translation>
    </message>
    <message>
        <source>The database refused to write or read “%1”.</source>
        <translation>データベースが「%1」の書き込みまたは読み取りを拒否しました。</translation>
    </message>
    <message>
        <source>Check the disk and the folder, or choose another data folder.</source>
        <translation>ディスクとフォルダーを確認するか、別のデータフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The key that opens the secrets in “%1” is not a key.</source>
        <translation>「%1」の秘密情報を開く鍵が、鍵ではありません。</translation>
    </message>
    <message>
        <source>Remove the entry of Runlatch from the keychain, then start it again: a new key is made.</source>
        <translation>キーチェーンからRunlatchの項目を削除し、Runlatchをもう一度起動してください。新しい鍵が作成されます。</translation>
    </message>
    <message>
        <source>The key does not open the secrets in “%1”: another one sealed them.</source>
        <translation>この鍵では「%1」の秘密情報を開けません。別の鍵で封印されています。</translation>
    </message>
    <message>
        <source>Name the file of the key with which the store was made, or none if a keychain keeps that key.</source>
        <translation>ストアの作成に使った鍵のファイルを指定してください。その鍵がキーチェーンにある場合は、何も指定しないでください。</translation>
    </message>
    <message>
        <source>The secrets in “%1” are sealed, and their key is not there.</source>
        <translation>「%1」の秘密情報は封印されていますが、その鍵がありません。</translation>
    </message>
    <message>
        <source>Name the file of the key with --store-key-file, or unlock the keychain that keeps it.</source>
        <translation>--store-key-fileで鍵のファイルを指定するか、鍵が保存されているキーチェーンのロックを解除してください。</translation>
    </message>
    <message>
        <source>The secrets in “%1” were sealed without a keychain and without a key file: their key ended with the program that received them.</source>
        <translation>「%1」の秘密情報は、キーチェーンも鍵ファイルもなしに封印されています。鍵は、受信したプログラムの終了とともに失われました。</translation>
    </message>
    <message>
        <source>They can no longer be opened. For later requests make a key with runlatch-cli store-key FILE, and name it with --store-key-file where they are received.</source>
        <translation>これらはもう開けません。今後のリクエストのために、runlatch-cli store-key FILEで鍵を作成し、受信時に--store-key-fileで指定してください。</translation>
    </message>
    <message>
        <source>“%1” is a link, and a key is not read through one.</source>
        <translation>「%1」はリンクです。鍵はリンク経由では読み取りません。</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>ファイルそのものを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is not a regular file, so it is not a key.</source>
        <translation>「%1」は通常のファイルではないため、鍵ではありません。</translation>
    </message>
    <message>
        <source>Make a key with runlatch-cli store-key FILE.</source>
        <translation>runlatch-cli store-key FILEで鍵を作成してください。</translation>
    </message>
    <message>
        <source>Other users can read or change the key in “%1”.</source>
        <translation>「%1」の鍵は、ほかのユーザーも読み取りまたは変更ができます。</translation>
    </message>
    <message>
        <source>Make it a file of your own: chmod 600. If others could read it, it is not a secret any more.</source>
        <translation>自分専用のファイルにしてください: chmod 600。ほかのユーザーが読み取れた場合、その鍵はもう秘密ではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a key of a store: that has exactly 32 bytes.</source>
        <translation>「%1」はストアの鍵ではありません。ストアの鍵はちょうど32バイトです。</translation>
    </message>
    <message>
        <source>Make a key with runlatch-cli store-key FILE; it is used as it is, without a line break.</source>
        <translation>runlatch-cli store-key FILEで鍵を作成してください。改行を付けず、そのまま使用されます。</translation>
    </message>
    <message>
        <source>The key in “%1” cannot be read.</source>
        <translation>「%1」の鍵を読み取れません。</translation>
    </message>
    <message>
        <source>Check its name and permissions.</source>
        <translation>名前と権限を確認してください。</translation>
    </message>
    <message>
        <source>The file “%1” already exists and was left as it is.</source>
        <translation>ファイル「%1」はすでにあり、変更していません。</translation>
    </message>
    <message>
        <source>Choose another name: without its key the secrets of a store are lost.</source>
        <translation>別の名前を選択してください。鍵がなければ、ストアの秘密情報は失われます。</translation>
    </message>
    <message>
        <source>The key could not be written to “%1”.</source>
        <translation>鍵を「%1」に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation>フォルダー、その権限、ディスクを確認してください。</translation>
    </message>
    <message>
        <source>The captured request %1 no longer exists.</source>
        <translation>キャプチャされたリクエスト%1はもうありません。</translation>
    </message>
    <message>
        <source>Reload the list.</source>
        <translation>一覧を再読み込みしてください。</translation>
    </message>
    <message>
        <source>The body of request %1 is not a JSON object, so nothing in it can be set or left out.</source>
        <translation>リクエスト%1のボディがJSONオブジェクトではないため、中の項目を設定したり省いたりできません。</translation>
    </message>
    <message>
        <source>Send it as received.</source>
        <translation>届いたままの内容で送信してください。</translation>
    </message>
    <message>
        <source>The body has no key “%1” to leave out.</source>
        <translation>ボディに、省くべきキー「%1」がありません。</translation>
    </message>
    <message>
        <source>Check how it is written; runlatch-cli captures show prints the body.</source>
        <translation>書き方を確認してください。runlatch-cli captures showでボディが表示されます。</translation>
    </message>
    <message>
        <source>The body of request %1 has no id or time that could be fresh.</source>
        <translation>リクエスト%1のボディに、新しくできるIDまたは日時がありません。</translation>
    </message>
    <message>
        <source>Send it without --fresh.</source>
        <translation>--freshなしで送信してください。</translation>
    </message>
    <message>
        <source>This system&apos;s keychain does not answer, so “%1” is not kept.</source>
        <translation>このシステムのキーチェーンが応答しないため、「%1」は保存されません。</translation>
    </message>
    <message>
        <source>It is used for this session only; start a keychain service to keep it.</source>
        <translation>このセッションでのみ使用されます。保存するにはキーチェーンサービスを起動してください。</translation>
    </message>
    <message>
        <source>This system&apos;s keychain does not answer, so “%1” cannot be read.</source>
        <translation>このシステムのキーチェーンが応答しないため、「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>Unlock or start the keychain, or enter it again.</source>
        <translation>キーチェーンのロックを解除するか起動する、またはもう一度入力してください。</translation>
    </message>
    <message>
        <source>The keychain does not hand out “%1”.</source>
        <translation>キーチェーンが「%1」を渡しません。</translation>
    </message>
    <message>
        <source>Unlock the keychain and allow Runlatch to use it.</source>
        <translation>キーチェーンのロックを解除し、Runlatchの使用を許可してください。</translation>
    </message>
    <message>
        <source>The keychain holds no “%1”.</source>
        <translation>キーチェーンに「%1」がありません。</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>もう一度入力してください。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read as a key or token.</source>
        <translation>ファイル「%1」を鍵またはトークンとして読み取れません。</translation>
    </message>
    <message>
        <source>Check its name and permissions, and that it contains the secret alone.</source>
        <translation>名前と権限、および秘密情報だけが含まれていることを確認してください。</translation>
    </message>
    <message>
        <source>The file “%1” holds no token: a token is one line of ASCII without blanks.</source>
        <translation>ファイル「%1」にトークンがありません。トークンは空白を含まない1行のASCIIです。</translation>
    </message>
    <message>
        <source>Write the token alone into the file.</source>
        <translation>トークンだけをファイルに書き込んでください。</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 64 KB, so it is not a key or token.</source>
        <translation>ファイル「%1」は64 KBを超えているため、鍵またはトークンではありません。</translation>
    </message>
    <message>
        <source>Check its name: the file must contain the secret alone.</source>
        <translation>名前を確認してください。秘密情報だけを含むファイルを指定します。</translation>
    </message>
    <message>
        <source>“%1” is empty or holds only blanks and line breaks, so it is not a key or token.</source>
        <translation>「%1」は空か、空白と改行だけなので、鍵またはトークンではありません。</translation>
    </message>
    <message>
        <source>Write the secret into it, and nothing else. Where none is meant, unset the variable or leave the option out.</source>
        <translation>秘密情報だけを書き込んでください。不要な場合は、変数を解除するか、オプションを省いてください。</translation>
    </message>
    <message>
        <source>There is no token for the service.</source>
        <translation>サービスに問い合わせるためのトークンがありません。</translation>
    </message>
    <message>
        <source>Name its file with --token-file, or set RUNLATCH_TOKEN.</source>
        <translation>--token-fileでファイルを指定するか、RUNLATCH_TOKENを設定してください。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>ファイル「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>The file “%1” is larger than 8 MB.</source>
        <translation>ファイル「%1」が8 MBを超えています。</translation>
    </message>
    <message>
        <source>Check its name, or take a smaller one; nothing was sent.</source>
        <translation>名前を確認するか、より小さいファイルを指定してください。何も送信していません。</translation>
    </message>
    <message>
        <source>“%1” is larger than 64 MB.</source>
        <translation>「%1」が64 MBを超えています。</translation>
    </message>
    <message>
        <source>Check its name, or take a smaller one.</source>
        <translation>名前を確認するか、より小さいファイルを指定してください。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>ファイル「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>Check its folder, its permissions and the free space.</source>
        <translation>フォルダー、権限、空き容量を確認してください。</translation>
    </message>
    <message>
        <source>“%1” is a link that another user made in a folder where everybody can write.</source>
        <translation>「%1」は、誰でも書き込めるフォルダーに別のユーザーが作成したリンクです。</translation>
    </message>
    <message>
        <source>Choose another place; nothing was written.</source>
        <translation>別の場所を選択してください。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>Nobody listened at %1 in the time that was given.</source>
        <translation>指定された時間内に、%1で待ち受けるものがありませんでした。</translation>
    </message>
    <message>
        <source>Start the integration, or give it more time with --wait-ready.</source>
        <translation>連携先を起動するか、--wait-readyで待ち時間を延ばしてください。</translation>
    </message>
    <message>
        <source>Another program already listens at %1, so the command was not started.</source>
        <translation>別のプログラムがすでに%1で待ち受けているため、コマンドを開始しませんでした。</translation>
    </message>
    <message>
        <source>The command “%1” could not be started.</source>
        <translation>コマンド「%1」を開始できませんでした。</translation>
    </message>
    <message>
        <source>Check its name, and that it can be found and run.</source>
        <translation>名前を確認し、見つけて実行できることを確認してください。</translation>
    </message>
    <message>
        <source>The command ended too early, with exit code %1.</source>
        <translation>コマンドが早く終了しすぎました。終了コードは%1です。</translation>
    </message>
    <message>
        <source>Look at the end of its output.</source>
        <translation>出力の末尾を確認してください。</translation>
    </message>
    <message>
        <source>The command that was to listen at %1 was ended by a signal.</source>
        <translation>%1で待ち受けるはずのコマンドが、シグナルで終了しました。</translation>
    </message>
    <message>
        <source>The simulator is not running.</source>
        <translation>シミュレーターが実行されていません。</translation>
    </message>
    <message>
        <source>Start it, then send the run task again.</source>
        <translation>シミュレーターを開始してから、ランタスクを再送信してください。</translation>
    </message>
    <message>
        <source>The run was canceled.</source>
        <translation>ランは取り消されました。</translation>
    </message>
    <message>
        <source>Start another run.</source>
        <translation>別のランを開始してください。</translation>
    </message>
    <message>
        <source>“%1” is not a URL that a run task can be sent to.</source>
        <translation>「%1」は、ランタスクを送信できるURLではありません。</translation>
    </message>
    <message>
        <source>Enter an http or https URL, for example that of the integration.</source>
        <translation>httpまたはhttpsのURL(連携先のURLなど)を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a URL by which others can reach this program.</source>
        <translation>「%1」は、ほかからこのプログラムに到達できるURLではありません。</translation>
    </message>
    <message>
        <source>Enter an http or https URL without query and fragment, or none.</source>
        <translation>クエリとフラグメントのないhttpまたはhttpsのURLを入力するか、空のままにしてください。</translation>
    </message>
    <message>
        <source>“%1” names no fault.</source>
        <translation>「%1」という障害はありません。</translation>
    </message>
    <message>
        <source>Choose one of those that are listed, for example cut-body.</source>
        <translation>一覧にあるものから選択してください(例: cut-body)。</translation>
    </message>
    <message>
        <source>The fault “%1” lacks its value, or has one that does not fit.</source>
        <translation>障害「%1」に値がないか、値が適切ではありません。</translation>
    </message>
    <message>
        <source>Write it like latency=300ms, status=503 or html.</source>
        <translation>latency=300ms、status=503、htmlのように書いてください。</translation>
    </message>
    <message>
        <source>The count of the fault “%1” is not a number from 1 to 1,000,000.</source>
        <translation>障害「%1」の回数が1～1,000,000の数値ではありません。</translation>
    </message>
    <message>
        <source>Write it last, like status=503#2 for the first two requests.</source>
        <translation>最後に書いてください。たとえば最初の2つのリクエストにはstatus=503#2とします。</translation>
    </message>
    <message>
        <source>The fault “%1” has an unknown place, or one where it does not happen.</source>
        <translation>障害「%1」の場所が不明か、この障害が起こらない場所です。</translation>
    </message>
    <message>
        <source>Write it like callback:status=503. Deliveries have faults of their own, like delivery:repeated.</source>
        <translation>callback:status=503のように書いてください。配信にはdelivery:repeatedのような独自の障害があります。</translation>
    </message>
    <message>
        <source>The probability of the fault “%1” is not between 0 and 1.</source>
        <translation>障害「%1」の確率が0から1の間ではありません。</translation>
    </message>
    <message>
        <source>Write it like reset@0.2 for one request in five.</source>
        <translation>リクエスト5件に1件の割合なら、reset@0.2のように書いてください。</translation>
    </message>
    <message>
        <source>The file “%1” could not be written.</source>
        <translation>ファイル「%1」に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Choose another place; what was there before is unchanged.</source>
        <translation>別の場所を選択してください。以前からある内容は変更されていません。</translation>
    </message>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation>ディスクがいっぱいです。「%1」に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Free some space, or choose another place.</source>
        <translation>空き容量を増やすか、別の場所を選択してください。</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be replaced: it is a folder, a device, a pipe or a socket.</source>
        <translation>「%1」は置き換えられるファイルではありません。フォルダー、デバイス、パイプ、またはソケットです。</translation>
    </message>
    <message>
        <source>Enter the name of a file; nothing was written.</source>
        <translation>ファイルの名前を入力してください。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>“%1” belongs to a store of Runlatch, which an export does not replace.</source>
        <translation>「%1」はRunlatchのストアの一部です。書き出しで置き換えることはできません。</translation>
    </message>
    <message>
        <source>Enter the name of another file; nothing was written.</source>
        <translation>別のファイルの名前を入力してください。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>停止しました。何も書き込まれていません。</translation>
    </message>
    <message>
        <source>Line %1 of the baseline is not the id of a case.</source>
        <translation>ベースラインの%1行目がケースのIDではありません。</translation>
    </message>
    <message>
        <source>Write one id on a line, as check --list prints it; # begins a comment.</source>
        <translation>check --listの出力のとおり、1行に1つのIDを書いてください。#以降はコメントです。</translation>
    </message>
    <message>
        <source>The baseline has more than 10,000 lines.</source>
        <translation>ベースラインが10,000行を超えています。</translation>
    </message>
    <message>
        <source>Check its name; it has the id of a case on each line.</source>
        <translation>名前を確認してください。各行にケースのIDが1つあるファイルです。</translation>
    </message>
    <message>
        <source>The state cannot be read as a JSON object (%1).</source>
        <translation>状態をJSONオブジェクトとして読み取れません(%1)。</translation>
    </message>
    <message>
        <source>Fix the text at this line and column, or name another file.</source>
        <translation>この行と列のテキストを修正するか、別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>The state was written by a newer program (%1).</source>
        <translation>状態は新しいプログラムで書き込まれています(%1)。</translation>
    </message>
    <message>
        <source>Use that program, or name another file; this one is unchanged.</source>
        <translation>そのプログラムを使用するか、別のファイルを指定してください。このファイルは変更していません。</translation>
    </message>
    <message>
        <source>The state has a key that is unknown, or appears twice (%1).</source>
        <translation>状態に、不明なキーまたは重複したキーがあります(%1)。</translation>
    </message>
    <message>
        <source>Check its spelling, or take it out.</source>
        <translation>つづりを確認するか、取り除いてください。</translation>
    </message>
    <message>
        <source>The state lacks a key (%1).</source>
        <translation>状態にキーがありません(%1)。</translation>
    </message>
    <message>
        <source>Add it to the object that begins at this line and column.</source>
        <translation>この行と列から始まるオブジェクトに追加してください。</translation>
    </message>
    <message>
        <source>The state has a value that does not fit (%1).</source>
        <translation>状態に適切でない値があります(%1)。</translation>
    </message>
    <message>
        <source>Compare it with a file that simulate --state wrote; each id and name appears once.</source>
        <translation>simulate --stateが書き込んだファイルと比較してください。IDと名前は重複できません。</translation>
    </message>
    <message>
        <source>A state of more than 64 MB is neither read nor written (%1).</source>
        <translation>64 MBを超える状態は読み取りも書き込みもできません(%1)。</translation>
    </message>
    <message>
        <source>Name another file, or make up fewer change requests.</source>
        <translation>別のファイルを指定するか、作成する変更リクエストの数を減らしてください。</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>user</comment>
        <extracomment>%1 is the name of a user, %2 the id</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Archived by %1 on %2</source>
        <translation>%2に%1がアーカイブ</translation>
    </message>
    <message>
        <source>Archived by %1</source>
        <translation>%1がアーカイブ</translation>
    </message>
    <message>
        <source>Archived on %1</source>
        <translation>%1にアーカイブ</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Awaiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Errored</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>Run task</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>Run task of the beta</source>
        <translation>ベータ版のランタスク</translation>
    </message>
    <message>
        <source>Notification of a run</source>
        <translation>ランの通知</translation>
    </message>
    <message>
        <source>Notification of a workspace</source>
        <translation>ワークスペースの通知</translation>
    </message>
    <message>
        <source>Notification of a change request</source>
        <translation>変更リクエストの通知</translation>
    </message>
    <message>
        <source>Its signature has the header of the beta of 2021, where an integration of today finds none.</source>
        <translation>署名が2021年のベータ版のヘッダーにあるため、現在の連携先では署名が見つかりません。</translation>
    </message>
    <message>
        <source>It is not a run task: answer it with 200, and send no callback. Its signature is in %1.</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>ランタスクではありません。200で応答し、コールバックは送信しないでください。署名は%1にあります。</translation>
    </message>
    <message>
        <source>Unchecked</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Unsigned</source>
        <translation>署名なし</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>無効</translation>
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
        <translation>必須</translation>
    </message>
    <message>
        <source>Advisory</source>
        <translation>勧告</translation>
    </message>
    <message>
        <source>No TLS</source>
        <translation>TLSなし</translation>
    </message>
    <message>
        <source>headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>signed again</source>
        <translation>再署名</translation>
    </message>
    <message>
        <source>fresh id and times</source>
        <translation>新しいIDと日時</translation>
    </message>
    <message>
        <source>edited: %1</source>
        <translation>編集: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>from a request that was deleted</source>
        <translation>削除されたリクエストから</translation>
    </message>
    <message>
        <source>is</source>
        <extracomment>Operators of a query: they stand between a field and a value, as in “workspace_name contains dev”</extracomment>
        <translation>次と等しい</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>次と等しくない</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>次を含む</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>次を含まない</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空である</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>空でない</translation>
    </message>
    <message>
        <source>greater than</source>
        <translation>次より大きい</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>次より小さい</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>次以上</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>次以下</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>次より前</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>次より後</translation>
    </message>
    <message>
        <source>This is the form of the service&apos;s own clients. Where the service refuses it, another documented form is tried.</source>
        <translation>サービス自身のクライアントの形式です。サービスが拒否した場合は、ドキュメントにある別の形式を試します。</translation>
    </message>
    <message>
        <source>The service accepts the form of its own clients.</source>
        <translation>サービスは、自身のクライアントの形式を受け付けます。</translation>
    </message>
    <message>
        <source>the action type is “change_requests”</source>
        <translation>操作の種類は「change_requests」</translation>
    </message>
    <message>
        <source>its members are directly below “data”</source>
        <translation>メンバーは「data」の直下</translation>
    </message>
    <message>
        <source>each condition is an object with “field”, “operator” and “value”</source>
        <translation>各条件は「field」「operator」「value」を持つオブジェクト</translation>
    </message>
    <message>
        <source>The service accepts another documented form: %1.</source>
        <extracomment>%1 is what differs from the usual form, such as &quot;the action type is “change_requests”&quot;</extracomment>
        <translation>サービスは、ドキュメントにある別の形式を受け付けます: %1。</translation>
    </message>
    <message>
        <source>This is another documented form: %1.</source>
        <translation>ドキュメントにある別の形式です: %1。</translation>
    </message>
    <message>
        <source>This form was chosen by hand for the connection. No other one is tried.</source>
        <translation>この形式は接続に対して手動で選択されました。ほかの形式は試しません。</translation>
    </message>
    <message>
        <source>A template cannot have the name “%1”.</source>
        <translation>テンプレートに「%1」という名前は付けられません。</translation>
    </message>
    <message>
        <source>Use at most 80 letters, digits, blanks, dots, hyphens, underscores and round brackets, with a letter, digit or bracket first and last.</source>
        <translation>80文字以内の文字、数字、空白、ドット、ハイフン、アンダースコア、丸括弧を使用し、最初と最後は文字、数字、括弧のいずれかにしてください。</translation>
    </message>
    <message>
        <source>A template has at most 1 MB.</source>
        <translation>テンプレートは1 MBまでです。</translation>
    </message>
    <message>
        <source>Shorten its texts, or use fewer outcomes.</source>
        <translation>テキストを短くするか、結果項目を減らしてください。</translation>
    </message>
    <message>
        <source>The template “%1” cannot be read.</source>
        <translation>テンプレート「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>Check that its file is there, and may be read.</source>
        <translation>ファイルが存在し、読み取り可能であることを確認してください。</translation>
    </message>
    <message>
        <source>The template “%1” cannot be written.</source>
        <translation>テンプレート「%1」を書き込めません。</translation>
    </message>
    <message>
        <source>Check that the data folder is writable, and has room.</source>
        <translation>データフォルダーが書き込み可能で、空き容量があることを確認してください。</translation>
    </message>
    <message>
        <source>There are already 200 templates.</source>
        <translation>テンプレートがすでに200個あります。</translation>
    </message>
    <message>
        <source>Remove one that is not needed.</source>
        <translation>不要なものを削除してください。</translation>
    </message>
    <message>
        <source>The template is not complete JSON.</source>
        <translation>テンプレートがJSONではないか、途中で切れています。</translation>
    </message>
    <message>
        <source>Write it as the body of a callback, with placeholders in quoted texts alone.</source>
        <translation>コールバックのボディと同じように書き、プレースホルダーは引用符内のテキストにだけ使用してください。</translation>
    </message>
    <message>
        <source>In the result of the template, “%1” is missing, empty or wrong.</source>
        <translation>テンプレートの結果で、&quot;%1&quot;がないか、空か、正しくありません。</translation>
    </message>
    <message>
        <source>A template has what a callback has: a status, and of each outcome an id and a description.</source>
        <translation>テンプレートの内容はコールバックと同じです。ステータスと、結果項目ごとのIDおよび説明が必要です。</translation>
    </message>
    <message>
        <source>The placeholder is never closed.</source>
        <translation>プレースホルダーが閉じられていません。</translation>
    </message>
    <message>
        <source>Write }} after it, or {{{{ where two braces are meant.</source>
        <translation>後ろに}}を書いてください。波括弧2つをそのまま書く場合は{{{{としてください。</translation>
    </message>
    <message>
        <source>A request has no field “%1” that a placeholder could insert.</source>
        <translation>リクエストには、プレースホルダーで参照できるフィールド&quot;%1&quot;がありません。</translation>
    </message>
    <message>
        <source>Write the name of a key, such as workspace_name, or {{{{ where two braces are meant.</source>
        <translation>workspace_nameのようなキーの名前を書いてください。波括弧2つをそのまま書く場合は{{{{としてください。</translation>
    </message>
    <message>
        <source>“%1” is a secret, which no placeholder can insert.</source>
        <translation>&quot;%1&quot;は秘密情報であり、プレースホルダーでは参照できません。</translation>
    </message>
    <message>
        <source>Leave it out: everybody who may read the result would see it.</source>
        <translation>使用しないでください。結果を読める人全員に見えてしまいます。</translation>
    </message>
    <message>
        <source>A template has at most 1,000 placeholders.</source>
        <translation>テンプレートのプレースホルダーは1,000個までです。</translation>
    </message>
    <message>
        <source>Use fewer of them.</source>
        <translation>数を減らしてください。</translation>
    </message>
    <message>
        <source>The fields of the request cannot be read, because its body is not a JSON object.</source>
        <translation>リクエストのボディがJSONオブジェクトではないため、フィールドを読み取れません。</translation>
    </message>
    <message>
        <source>Use a template without placeholders, or wait a moment where the request was just opened.</source>
        <translation>プレースホルダーのないテンプレートを使用してください。リクエストを開いた直後の場合は、少し待ってください。</translation>
    </message>
    <message>
        <source>The filled template would have more than 8 MB.</source>
        <translation>テンプレートを埋めた結果が8 MBを超えます。</translation>
    </message>
    <message>
        <source>Use fewer placeholders: a field of this request is very long.</source>
        <translation>プレースホルダーを減らしてください。このリクエストには非常に長いフィールドがあります。</translation>
    </message>
    <message>
        <source>This is neither SARIF nor JUnit XML.</source>
        <translation>これはSARIFでもJUnit XMLでもありません。</translation>
    </message>
    <message>
        <source>Choose the file that a scanner or a test runner wrote in one of these formats.</source>
        <translation>スキャナーまたはテストランナーがどちらかの形式で書き出したファイルを選択してください。</translation>
    </message>
    <message>
        <source>A report has at most 64 MB.</source>
        <translation>レポートは64 MBまでです。</translation>
    </message>
    <message>
        <source>Let the tool write less, or several files.</source>
        <translation>ツールの出力を減らすか、複数のファイルに分けてください。</translation>
    </message>
    <message>
        <source>The encoding “%1” of the file is not read.</source>
        <translation>ファイルのエンコーディング&quot;%1&quot;は読み取れません。</translation>
    </message>
    <message>
        <source>The file is no JSON, or not all of it.</source>
        <translation>ファイルがJSONではないか、途中で切れています。</translation>
    </message>
    <message>
        <source>Let the tool write it again.</source>
        <translation>ツールでもう一度書き出してください。</translation>
    </message>
    <message>
        <source>The file is no XML, or not all of it.</source>
        <translation>ファイルがXMLではないか、途中で切れています。</translation>
    </message>
    <message>
        <source>The file is nested more deeply than a report is.</source>
        <translation>ファイルの入れ子が、レポートとしては深すぎます。</translation>
    </message>
    <message>
        <source>Check where it comes from.</source>
        <translation>入手元を確認してください。</translation>
    </message>
    <message>
        <source>The file has a document type declaration, which no report needs.</source>
        <translation>ファイルに、レポートには不要な文書型宣言があります。</translation>
    </message>
    <message>
        <source>Remove the line with &lt;!DOCTYPE; entities are not read.</source>
        <translation>&lt;!DOCTYPEのある行を削除してください。エンティティは読み取りません。</translation>
    </message>
    <message>
        <source>An element has more than 200 attributes.</source>
        <translation>200個を超える属性を持つ要素があります。</translation>
    </message>
    <message>
        <source>Check where the file comes from.</source>
        <translation>ファイルの入手元を確認してください。</translation>
    </message>
    <message>
        <source>This is SARIF of version “%1”, and 2.1.0 is read.</source>
        <translation>このSARIFのバージョンは&quot;%1&quot;です。読み取れるのは2.1.0です。</translation>
    </message>
    <message>
        <source>Let the tool write version 2.1.0.</source>
        <translation>ツールでバージョン2.1.0を書き出してください。</translation>
    </message>
    <message>
        <source>The file has no runs.</source>
        <translation>ファイルにrunsがありません。</translation>
    </message>
    <message>
        <source>A log of SARIF has the member runs.</source>
        <translation>SARIFのログにはrunsメンバーがあります。</translation>
    </message>
    <message>
        <source>Passed or not applicable, and left out: %1.</source>
        <translation>合格または対象外のため省略: %1。</translation>
    </message>
    <message>
        <source>Suppressed, and not among the outcomes unless that is wanted: %1.</source>
        <translation>抑制済み(希望しない限り結果項目に含まれません): %1。</translation>
    </message>
    <message>
        <source>Suppressions that are rejected or under review, so that the result counts: %1.</source>
        <translation>却下またはレビュー中の抑制(結果は有効として数えます): %1。</translation>
    </message>
    <message>
        <source>In the baseline and absent now, and left out: %1.</source>
        <translation>ベースラインにあり現在はないため省略: %1。</translation>
    </message>
    <message>
        <source>Unchanged since the baseline, and marked so: %1.</source>
        <translation>ベースラインから変更なし(その旨を表示): %1。</translation>
    </message>
    <message>
        <source>Without an outcome of their own, and counted in the last one: %1.</source>
        <translation>独自の結果項目がなく、最後の結果項目で数えたもの: %1。</translation>
    </message>
    <message>
        <source>Outcomes whose texts are cut: %1.</source>
        <translation>テキストを切り詰めた結果項目: %1。</translation>
    </message>
    <message>
        <source>Outputs of whole test suites, which are left out: %1.</source>
        <translation>省略したテストスイート全体の出力: %1。</translation>
    </message>
    <message>
        <source>Ids that several results have, and that got a number: %1.</source>
        <translation>複数の結果で重複し、番号を付けたID: %1。</translation>
    </message>
    <message>
        <source>Addresses that are left out, because they are not web addresses or too long: %1.</source>
        <translation>Webアドレスではないか長すぎるため省略したアドレス: %1。</translation>
    </message>
    <message>
        <source>Outcomes without a message of their own: %1.</source>
        <translation>独自のメッセージがない結果項目: %1。</translation>
    </message>
    <message>
        <source>Results whose rule the file does not describe: %1.</source>
        <translation>ファイルに説明のないルールの結果: %1。</translation>
    </message>
    <message>
        <source>Values that the format does not know, and that are passed over: %1.</source>
        <translation>形式にないため無視した値: %1。</translation>
    </message>
    <message>
        <source>Invocations that override levels of rules, which is not read: %1.</source>
        <translation>ルールのレベルを上書きする実行(上書きは読み取りません): %1。</translation>
    </message>
    <message>
        <source>Runs with results in other files, which are not read: %1.</source>
        <translation>結果が別のファイルにあるラン(別のファイルは読み取りません): %1。</translation>
    </message>
    <message>
        <source>Rules and files beyond the number that is looked up: %1.</source>
        <translation>参照する上限数を超えたルールとファイル: %1。</translation>
    </message>
    <message>
        <source>Test suites whose numbers do not agree with their test cases: %1.</source>
        <translation>件数がテストケースと一致しないテストスイート: %1。</translation>
    </message>
    <message>
        <source>Elements that are passed over: %1.</source>
        <translation>無視した要素: %1。</translation>
    </message>
    <message>
        <source>Characters that XML does not allow, and that were replaced: %1.</source>
        <translation>XMLで使えないため置き換えた文字: %1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Quotation marks around text of others</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>terraform show -json FILE writes one of the plan that plan -out=FILE made.</source>
        <translation>plan -out=FILEで作成したプランからterraform show -json FILEで書き出せます。</translation>
    </message>
    <message>
        <source>The plan is not JSON at line and column %1.</source>
        <translation>プランの%1(行と列)がJSONではありません。</translation>
    </message>
    <message>
        <source>Get it again; it must be as Terraform wrote it.</source>
        <translation>取得し直してください。Terraformが書き出したままである必要があります。</translation>
    </message>
    <message>
        <source>The plan ends before it is complete, at line and column %1.</source>
        <translation>プランが%1(行と列)で途切れています。</translation>
    </message>
    <message>
        <source>Get it again: a part of it is missing.</source>
        <translation>取得し直してください。一部が欠けています。</translation>
    </message>
    <message>
        <source>The plan has bytes that are not UTF-8, at line and column %1.</source>
        <translation>プランの%1(行と列)に、UTF-8ではないバイトがあります。</translation>
    </message>
    <message>
        <source>The plan is written in UTF-16, and only UTF-8 is read.</source>
        <translation>プランがUTF-16で書かれています。読み取れるのはUTF-8だけです。</translation>
    </message>
    <message>
        <source>Older PowerShells write so with &gt;. Save it as UTF-8, or write it with cmd /c.</source>
        <translation>古いPowerShellの&gt;はこの形式で書き出します。UTF-8で保存するか、cmd /cで書き出してください。</translation>
    </message>
    <message>
        <source>This seems to be the plan as plan -out=FILE makes it, which is not JSON.</source>
        <translation>これはplan -out=FILEが作成するプランのようです。JSONではありません。</translation>
    </message>
    <message>
        <source>This is JSON, but no plan.</source>
        <translation>JSONですが、プランではありません。</translation>
    </message>
    <message>
        <source>The plan has the format version “%1”, and only 1.x is known here.</source>
        <translation>プランの形式バージョンは&quot;%1&quot;ですが、対応しているのは1.xだけです。</translation>
    </message>
    <message>
        <source>A later version needs a later Runlatch.</source>
        <translation>新しいバージョンには、新しいRunlatchが必要です。</translation>
    </message>
    <message>
        <source>The plan has a value that its format does not allow: %1.</source>
        <translation>プランに、形式で許されない値があります: %1。</translation>
    </message>
    <message>
        <source>The plan is larger than the 256 MB that are read.</source>
        <translation>プランが、読み取れる上限の256 MBを超えています。</translation>
    </message>
    <message>
        <source>Plan a part of the resources, with -target.</source>
        <translation>-targetを使用して、一部のリソースだけをプランしてください。</translation>
    </message>
    <message>
        <source>The plan has more than the 1,000,000 changes that are read.</source>
        <translation>プランの変更が、読み取れる上限の1,000,000件を超えています。</translation>
    </message>
    <message>
        <source>The change of %1 is too large to be laid out.</source>
        <translation>%1の変更は、展開して表示するには大きすぎます。</translation>
    </message>
    <message>
        <source>At most 32 MB and a million values are.</source>
        <translation>展開できるのは32 MB、値100万個までです。</translation>
    </message>
    <message>
        <source>Plan: %1 to add, %2 to change, %3 to destroy.</source>
        <translation>プラン: 追加%1、変更%2、削除%3。</translation>
    </message>
    <message>
        <source>To import: %1.</source>
        <translation>取り込み: %1。</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <translation>移動: %1。</translation>
    </message>
    <message>
        <source>To forget without destroying: %1.</source>
        <translation>削除せずに管理から除外: %1。</translation>
    </message>
    <message>
        <source>Of an unknown kind: %1.</source>
        <translation>不明な種類: %1。</translation>
    </message>
    <message>
        <source>Planning failed half way: these are not all changes.</source>
        <translation>プランの作成が途中で失敗しました。これは変更のすべてではありません。</translation>
    </message>
    <message>
        <source>Checks that fail: %1.</source>
        <translation>失敗するチェック: %1。</translation>
    </message>
    <message>
        <source>Checks that are known after the apply: %1.</source>
        <translation>apply後に結果が分かるチェック: %1。</translation>
    </message>
    <message>
        <source>Changes that wait for a later plan: %1.</source>
        <translation>後のプランを待つ変更: %1。</translation>
    </message>
    <message>
        <source>Another plan has to follow this one.</source>
        <translation>このプランの後に、もう一度プランが必要です。</translation>
    </message>
    <message>
        <source>Changed outside of Terraform: %1.</source>
        <translation>Terraformの外部で変更: %1。</translation>
    </message>
    <message>
        <source>leave alone</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>replace, create first</source>
        <translation>置換(先に作成)</translation>
    </message>
    <message>
        <source>replace, forget the old one</source>
        <translation>置換(古いものは管理から除外)</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>forget</source>
        <translation>管理から除外</translation>
    </message>
    <message>
        <source>unknown action</source>
        <translation>不明な操作</translation>
    </message>
    <message>
        <source>(known after apply)</source>
        <translation>(apply後に確定)</translation>
    </message>
    <message>
        <source>(secret)</source>
        <translation>(秘密情報)</translation>
    </message>
    <message>
        <source>%1… (%2 in all)</source>
        <extracomment>%1 is a text that is cut, %2 its whole size, such as 12 KB</extracomment>
        <translation>%1…(全体で%2)</translation>
    </message>
    <message>
        <source>The request arrived without its signature header.</source>
        <translation>リクエストに署名のヘッダーがありませんでした。</translation>
    </message>
    <message>
        <source>The header arrived with an empty value, which the service sends for a run task without a key.</source>
        <translation>ヘッダーの値が空でした。鍵のないランタスクには、サービスが空の値を送信します。</translation>
    </message>
    <message>
        <source>%1 values arrived, and none of them is valid.</source>
        <translation>値が%1個届きましたが、単独で有効なものはありません。</translation>
    </message>
    <message>
        <source>%1 values arrived, and number %2 is valid.</source>
        <translation>値が%1個届き、%2番目が有効です。</translation>
    </message>
    <message>
        <source>%1 values arrived. They are the same, and valid.</source>
        <translation>値が%1個届きました。すべて同じで、有効です。</translation>
    </message>
    <message>
        <source>No known cause explains this signature.</source>
        <translation>この署名になる既知の説明はありません。</translation>
    </message>
    <message>
        <source>The value is the beginning of the correct one.</source>
        <translation>値は正しい署名の先頭部分です。</translation>
    </message>
    <message>
        <source>The value is correct without the quotes or spaces around it.</source>
        <translation>前後の引用符または空白を除いた値が正しい署名です。</translation>
    </message>
    <message>
        <source>The value is correct, with other characters around it.</source>
        <translation>値は、正しい署名の前後に余分な文字が付いたものです。</translation>
    </message>
    <message>
        <source>The value is correct once it is in lower case.</source>
        <translation>値を小文字にすると正しい署名です。</translation>
    </message>
    <message>
        <source>The value is correct once it is decoded from base64.</source>
        <translation>値をbase64としてデコードしたバイト列が正しい署名です。</translation>
    </message>
    <message>
        <source>The value is correct once it is decoded from base64url.</source>
        <translation>値をbase64urlとしてデコードしたバイト列が正しい署名です。</translation>
    </message>
    <message>
        <source>The value is correct without the word before it.</source>
        <translation>値から先頭の語を除くと正しい署名です。</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA256 of the body.</source>
        <translation>値はボディのHMAC-SHA256です。</translation>
    </message>
    <message>
        <source>HMAC-SHA256 of the body</source>
        <translation>ボディのHMAC-SHA256</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA1 of the body.</source>
        <translation>値はボディのHMAC-SHA1です。</translation>
    </message>
    <message>
        <source>HMAC-SHA1 of the body</source>
        <translation>ボディのHMAC-SHA1</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA384 of the body.</source>
        <translation>値はボディのHMAC-SHA384です。</translation>
    </message>
    <message>
        <source>HMAC-SHA384 of the body</source>
        <translation>ボディのHMAC-SHA384</translation>
    </message>
    <message>
        <source>The value is the HMAC-SHA3-512 of the body.</source>
        <translation>値はボディのHMAC-SHA3-512です。</translation>
    </message>
    <message>
        <source>HMAC-SHA3-512 of the body</source>
        <translation>ボディのHMAC-SHA3-512</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the body alone.</source>
        <translation>値はボディだけのSHA-512です。</translation>
    </message>
    <message>
        <source>SHA-512 of the body</source>
        <translation>ボディのSHA-512</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the key and then the body.</source>
        <translation>値は、鍵に続けてボディを並べたもののSHA-512です。</translation>
    </message>
    <message>
        <source>SHA-512 of the key and the body</source>
        <translation>鍵とボディのSHA-512</translation>
    </message>
    <message>
        <source>The value is the SHA-512 of the body and then the key.</source>
        <translation>値は、ボディに続けて鍵を並べたもののSHA-512です。</translation>
    </message>
    <message>
        <source>SHA-512 of the body and the key</source>
        <translation>ボディと鍵のSHA-512</translation>
    </message>
    <message>
        <source>A signature arrived, but no key is set here.</source>
        <translation>署名が届きましたが、ここに鍵が設定されていません。</translation>
    </message>
    <message>
        <source>The signature is made with an empty key.</source>
        <translation>署名は空の鍵で作成されています。</translation>
    </message>
    <message>
        <source>With an empty key</source>
        <translation>空の鍵を使用</translation>
    </message>
    <message>
        <source>The signature was made with that key and is correct.</source>
        <translation>署名はその鍵で作成されており、正しい署名です。</translation>
    </message>
    <message>
        <source>With the other key</source>
        <translation>別の鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key without the line break at its end.</source>
        <translation>署名は、末尾の改行を除いた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key without its line break</source>
        <translation>改行を除いた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key and a line break (LF) after it.</source>
        <translation>署名は、末尾に改行(LF)を付けた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key and a line feed</source>
        <translation>末尾にLFを付けた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key and a line break (CR LF) after it.</source>
        <translation>署名は、末尾に改行(CR LF)を付けた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key and CR LF</source>
        <translation>末尾にCR LFを付けた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key without the blanks around it.</source>
        <translation>署名は、前後の空白を除いた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key without its blanks</source>
        <translation>前後の空白を除いた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space after it.</source>
        <translation>署名は、末尾にスペースを付けた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With a space after the key</source>
        <translation>末尾にスペースを付けた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space before it.</source>
        <translation>署名は、先頭にスペースを付けた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With a space before the key</source>
        <translation>先頭にスペースを付けた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key and a space on both sides.</source>
        <translation>署名は、前後にスペースを付けた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key between spaces</source>
        <translation>前後にスペースを付けた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key without the quotes around it.</source>
        <translation>署名は、前後の引用符を除いた鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key without its quotes</source>
        <translation>引用符を除いた鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key in double quotes.</source>
        <translation>署名は、二重引用符で囲んだ鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key in double quotes</source>
        <translation>二重引用符で囲んだ鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the key in single quotes.</source>
        <translation>署名は、一重引用符で囲んだ鍵で作成されています。</translation>
    </message>
    <message>
        <source>With the key in single quotes</source>
        <translation>一重引用符で囲んだ鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the bytes that the key spells in hexadecimal digits.</source>
        <translation>署名は、鍵を16進数として読んだバイト列で作成されています。</translation>
    </message>
    <message>
        <source>With the key read as hexadecimal</source>
        <translation>16進数として読んだ鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the hexadecimal digits of the key&apos;s bytes.</source>
        <translation>署名は、鍵のバイト列を16進数で表した文字列で作成されています。</translation>
    </message>
    <message>
        <source>With the key in hexadecimal</source>
        <translation>16進数で表した鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the bytes that the key spells in base64.</source>
        <translation>署名は、鍵をbase64として読んだバイト列で作成されています。</translation>
    </message>
    <message>
        <source>With the key read as base64</source>
        <translation>base64として読んだ鍵を使用</translation>
    </message>
    <message>
        <source>The signature is made with the base64 of the key&apos;s bytes.</source>
        <translation>署名は、鍵のバイト列をbase64で表した文字列で作成されています。</translation>
    </message>
    <message>
        <source>With the key in base64</source>
        <translation>base64で表した鍵を使用</translation>
    </message>
    <message>
        <source>The signature is that of the body and a line break (LF) after it.</source>
        <translation>署名は、末尾に改行(LF)を付けたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body and a line feed</source>
        <translation>末尾にLFを付けたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body and a line break (CR LF) after it.</source>
        <translation>署名は、末尾に改行(CR LF)を付けたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body and CR LF</source>
        <translation>末尾にCR LFを付けたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the line break (LF) at its end.</source>
        <translation>署名は、末尾の改行(LF)を除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without its last byte</source>
        <translation>最後の1バイトを除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the line break (CR LF) at its end.</source>
        <translation>署名は、末尾の改行(CR LF)を除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without its last two bytes</source>
        <translation>最後の2バイトを除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body with LF at the end of each line.</source>
        <translation>署名は、各行の末尾をLFにしたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body with LF line ends</source>
        <translation>改行をLFにしたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body with CR LF at the end of each line.</source>
        <translation>署名は、各行の末尾をCR LFにしたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body with CR LF line ends</source>
        <translation>改行をCR LFにしたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body and a byte order mark before it.</source>
        <translation>署名は、先頭にバイトオーダーマークを付けたボディのものです。</translation>
    </message>
    <message>
        <source>Of a byte order mark and the body</source>
        <translation>先頭にバイトオーダーマークを付けたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the byte order mark before it.</source>
        <translation>署名は、先頭のバイトオーダーマークを除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without its byte order mark</source>
        <translation>バイトオーダーマークを除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space around it.</source>
        <translation>署名は、前後の空白文字を除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without white space around it</source>
        <translation>前後の空白文字を除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space at its end.</source>
        <translation>署名は、末尾の空白文字を除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without white space at its end</source>
        <translation>末尾の空白文字を除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body without the white space at its beginning.</source>
        <translation>署名は、先頭の空白文字を除いたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body without white space before it</source>
        <translation>先頭の空白文字を除いたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the same JSON in the form %1: %2.</source>
        <translation>署名は、%1の形式で書いた同じJSONのものです: %2。</translation>
    </message>
    <message>
        <source>Of the same JSON, %1</source>
        <translation>同じJSON(%1)の署名</translation>
    </message>
    <message>
        <source>The signature is that of the body in Latin-1 instead of UTF-8.</source>
        <translation>署名は、UTF-8ではなくLatin-1にしたボディのものです。</translation>
    </message>
    <message>
        <source>Of the body in Latin-1</source>
        <translation>Latin-1にしたボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of the body with each byte taken as Latin-1 and written in UTF-8.</source>
        <translation>署名は、各バイトをLatin-1とみなしてUTF-8に変換したボディのものです。</translation>
    </message>
    <message>
        <source>Of the body written as UTF-8 once more</source>
        <translation>UTF-8に二重変換したボディの署名</translation>
    </message>
    <message>
        <source>The signature is that of what is packed in the body.</source>
        <translation>署名は、ボディを展開した内容のものです。</translation>
    </message>
    <message>
        <source>Of the unpacked body</source>
        <translation>展開したボディの署名</translation>
    </message>
    <message>
        <source>Content-Length is wrong: %1 announced, %2 sent. The signature is that of everything that arrived.</source>
        <translation>Content-Lengthが正しくありません。宣言は%1、送信は%2です。署名は届いたすべてのバイトのものです。</translation>
    </message>
    <message>
        <source>Of all bytes that arrived</source>
        <translation>届いた全バイトの署名</translation>
    </message>
    <message>
        <source>Content-Length counts characters: %1 announced, %2 sent. The signature is that of everything that arrived.</source>
        <translation>Content-Lengthが文字数になっています。宣言は%1、送信は%2です。署名は届いたすべてのバイトのものです。</translation>
    </message>
    <message>
        <source>The head announces neither a length nor chunks, and nothing else was read.</source>
        <translation>ヘッダー部に長さもチャンクも宣言されていないため、それ以降は読み取られませんでした。</translation>
    </message>
    <message>
        <source>The signature is that of the %2 bytes that arrived after the head without being announced.</source>
        <translation>署名は、ヘッダー部の後に宣言なしで届いた%2バイトのものです。</translation>
    </message>
    <message>
        <source>a line feed (%1)</source>
        <translation>改行LF(%1)</translation>
    </message>
    <message>
        <source>a carriage return (%1)</source>
        <translation>復帰CR(%1)</translation>
    </message>
    <message>
        <source>a line break of Windows (%1)</source>
        <translation>Windowsの改行(%1)</translation>
    </message>
    <message>
        <source>a space (%1)</source>
        <translation>スペース(%1)</translation>
    </message>
    <message>
        <source>a tab (%1)</source>
        <translation>タブ(%1)</translation>
    </message>
    <message>
        <source>a byte order mark (%1)</source>
        <translation>バイトオーダーマーク(%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and at least %Ln more</source>
        <translation>
            <numerusform>%1、ほか%Ln個以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1、ほか%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>from byte %1 on</source>
        <translation>%1バイト目以降</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1バイト目</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>%1～%2バイト目</translation>
    </message>
    <message>
        <source>%1: in what was signed, but not received</source>
        <translation>%1: 署名対象にあり、受信データにない</translation>
    </message>
    <message>
        <source>%1: received, but not in what was signed</source>
        <translation>%1: 受信データにあり、署名対象にない</translation>
    </message>
    <message>
        <source>%1: received; signed was %2 there</source>
        <translation>%1: 受信データ(署名対象では%2)</translation>
    </message>
    <message>
        <source>%1: in the earlier delivery, but not received</source>
        <translation>%1: 以前の配信にあり、受信データにない</translation>
    </message>
    <message>
        <source>%1: received, but not in the earlier delivery</source>
        <translation>%1: 受信データにあり、以前の配信にない</translation>
    </message>
    <message>
        <source>%1: received; earlier it was %2</source>
        <translation>%1: 受信データ(以前の配信では%2)</translation>
    </message>
    <message>
        <source>%1: in what the program computed over, but not in the body</source>
        <translation>%1: プログラムの計算対象にあり、ボディにない</translation>
    </message>
    <message>
        <source>%1: in the body, but not in what the program computed over</source>
        <translation>%1: ボディにあり、プログラムの計算対象にない</translation>
    </message>
    <message>
        <source>%1: in the body; the program computed over %2 there</source>
        <translation>%1: ボディ(プログラムの計算対象では%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cause(s) tried; none makes the digests equal.</source>
        <translation>
            <numerusform>%Ln件の説明を試しましたが、計算値が一致するものはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cause(s) tried; only this one makes the digests equal.</source>
        <translation>
            <numerusform>%Ln件の説明を試し、計算値が一致したのはこれだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>first difference: %1</source>
        <translation>最初の違い: %1</translation>
    </message>
    <message>
        <source>Where the API is</source>
        <translation>APIの場所</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Whose token</source>
        <translation>トークンの所有者</translation>
    </message>
    <message>
        <source>Organizations</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Entitlements</source>
        <translation>利用可能な機能</translation>
    </message>
    <message>
        <source>User by id</source>
        <translation>ユーザー(ID指定)</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Workspace by name</source>
        <translation>ワークスペース(名前指定)</translation>
    </message>
    <message>
        <source>Workspace by id</source>
        <translation>ワークスペース(ID指定)</translation>
    </message>
    <message>
        <source>Change requests</source>
        <translation>変更リクエスト</translation>
    </message>
    <message>
        <source>One change request</source>
        <translation>変更リクエスト1件</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Bulk create</source>
        <translation>一括作成</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>保存済みビュー</translation>
    </message>
    <message>
        <source>One saved view</source>
        <translation>保存済みビュー1件</translation>
    </message>
    <message>
        <source>Task result</source>
        <translation>タスク結果</translation>
    </message>
    <message>
        <source>Outcomes of a task result</source>
        <translation>タスク結果の結果項目</translation>
    </message>
    <message>
        <source>Stage of a run</source>
        <translation>ランのステージ</translation>
    </message>
    <message>
        <source>Run tasks</source>
        <translation>ランタスク</translation>
    </message>
    <message>
        <source>One run task</source>
        <translation>ランタスク1件</translation>
    </message>
    <message>
        <source>Create run task</source>
        <translation>ランタスクの作成</translation>
    </message>
    <message>
        <source>Change run task</source>
        <translation>ランタスクの変更</translation>
    </message>
    <message>
        <source>Remove run task</source>
        <translation>ランタスクの削除</translation>
    </message>
    <message>
        <source>Run tasks of a workspace</source>
        <translation>ワークスペースのランタスク</translation>
    </message>
    <message>
        <source>Attach run task</source>
        <translation>ランタスクの関連付け</translation>
    </message>
    <message>
        <source>Change attachment</source>
        <translation>関連付けの変更</translation>
    </message>
    <message>
        <source>Detach run task</source>
        <translation>ランタスクの関連付け解除</translation>
    </message>
    <message>
        <source>Sent by simulator</source>
        <translation>シミュレーターから送信</translation>
    </message>
    <message>
        <source>Sent again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>Notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>コールバック</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Received by listener</source>
        <translation>リスナーで受信</translation>
    </message>
    <message>
        <source>Received by simulator</source>
        <translation>シミュレーターで受信</translation>
    </message>
    <message>
        <source>The digest is correct for this body and key.</source>
        <translation>このボディと鍵に対するダイジェストとして正しい値です。</translation>
    </message>
    <message>
        <source>The digest does not match: it was computed over another body or with another key.</source>
        <translation>ダイジェストが一致しません。別のボディまたは別の鍵で計算されています。</translation>
    </message>
    <message>
        <source>Print the bytes of the body and the length of the key right where the program computes, and compare them with the run task. Take the raw body, before anything reads it.</source>
        <translation>プログラムが計算する箇所で、ボディのバイト列と鍵の長さを出力し、ランタスクと比べてください。何かが読み取る前の、生のボディを使用してください。</translation>
    </message>
    <message>
        <source>The digest is correct, but in upper case; the service sends it in lower case.</source>
        <translation>ダイジェストは正しいものの、大文字です。サービスは小文字で送信します。</translation>
    </message>
    <message>
        <source>Write it in lower case before comparing, or compare the bytes.</source>
        <translation>比較する前に小文字にするか、バイト列で比較してください。</translation>
    </message>
    <message>
        <source>The digest is correct, but in base64; the service sends hexadecimal digits.</source>
        <translation>ダイジェストは正しいものの、base64です。サービスは16進数で送信します。</translation>
    </message>
    <message>
        <source>Ask the library for hexadecimal digits: hexdigest(), digest(&apos;hex&apos;), hex.EncodeToString().</source>
        <translation>ライブラリで16進数を出力してください: hexdigest()、digest(&apos;hex&apos;)、hex.EncodeToString()。</translation>
    </message>
    <message>
        <source>The digest is correct, but words such as “SHA2-512(stdin)=” or “sha512=” precede it.</source>
        <translation>ダイジェストは正しいものの、前に&quot;SHA2-512(stdin)=&quot;や&quot;sha512=&quot;などの語が付いています。</translation>
    </message>
    <message>
        <source>Take only what follows them. The service sends the digits alone.</source>
        <translation>その後ろの部分だけを使用してください。サービスは16進数だけを送信します。</translation>
    </message>
    <message>
        <source>The value does not have the 128 digits of a SHA-512 digest.</source>
        <translation>値が、SHA-512ダイジェストの128桁ではありません。</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, and compare all 128 digits and nothing else.</source>
        <translation>HMAC-SHA512を使用し、128桁すべてを過不足なく比較してください。</translation>
    </message>
    <message>
        <source>The value is not made of hexadecimal digits.</source>
        <translation>値が16進数ではありません。</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, and write it as lower-case hexadecimal digits.</source>
        <translation>HMAC-SHA512を使用し、小文字の16進数で出力してください。</translation>
    </message>
    <message>
        <source>The program computes with SHA-256 instead of SHA-512.</source>
        <translation>プログラムがSHA-512ではなくSHA-256で計算しています。</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512.</source>
        <translation>HMAC-SHA512を使用してください。</translation>
    </message>
    <message>
        <source>The program computes with SHA-1 instead of SHA-512.</source>
        <translation>プログラムがSHA-512ではなくSHA-1で計算しています。</translation>
    </message>
    <message>
        <source>The program computes with SHA-384 instead of SHA-512.</source>
        <translation>プログラムがSHA-512ではなくSHA-384で計算しています。</translation>
    </message>
    <message>
        <source>The program computes with SHA3-512, which is another hash than SHA-512.</source>
        <translation>プログラムがSHA3-512で計算しています。SHA-512とは別のハッシュです。</translation>
    </message>
    <message>
        <source>Use HMAC-SHA512, which libraries call sha512 or SHA2-512.</source>
        <translation>HMAC-SHA512を使用してください。ライブラリではsha512またはSHA2-512という名前です。</translation>
    </message>
    <message>
        <source>The program computes a plain SHA-512 digest, not an HMAC.</source>
        <translation>プログラムがHMACではなく、単純なSHA-512ダイジェストを計算しています。</translation>
    </message>
    <message>
        <source>Use the HMAC function of the library, with the key and the body: anybody can make a plain digest.</source>
        <translation>ライブラリのHMAC関数に鍵とボディを渡してください。単純なダイジェストは誰でも作成できます。</translation>
    </message>
    <message>
        <source>The program&apos;s key and the given one differ in a line break at their end.</source>
        <translation>プログラムの鍵と指定された鍵が、末尾の改行の有無で異なります。</translation>
    </message>
    <message>
        <source>Remove the line break where the program reads its key: files and “echo” end in one.</source>
        <translation>プログラムが鍵を読み取る箇所で改行を除いてください。ファイルや&quot;echo&quot;の出力は改行で終わります。</translation>
    </message>
    <message>
        <source>The program&apos;s key and the given one differ in blanks at their beginning or end.</source>
        <translation>プログラムの鍵と指定された鍵が、先頭または末尾の空白で異なります。</translation>
    </message>
    <message>
        <source>Remove the blanks where the program reads its key.</source>
        <translation>プログラムが鍵を読み取る箇所で空白を除いてください。</translation>
    </message>
    <message>
        <source>Quotes count as a part of the program&apos;s key, or of the given one.</source>
        <translation>引用符が、プログラムの鍵または指定された鍵の一部として扱われています。</translation>
    </message>
    <message>
        <source>Remove the quotes where the program gets its key: environment files and container settings keep them.</source>
        <translation>プログラムが鍵を受け取る箇所で引用符を除いてください。環境ファイルやコンテナーの設定では引用符が残ります。</translation>
    </message>
    <message>
        <source>The program takes the key as hexadecimal digits for bytes, or writes it as such.</source>
        <translation>プログラムが鍵を16進数とみなしてバイト列に変換しているか、鍵を16進数にしています。</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are.</source>
        <translation>鍵の文字をそのまま使用してください。</translation>
    </message>
    <message>
        <source>The program takes the key as base64 for bytes, or has it in base64.</source>
        <translation>プログラムが鍵をbase64とみなしてバイト列に変換しているか、鍵をbase64のまま持っています。</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are. Secrets of Kubernetes are in base64 until they are mounted.</source>
        <translation>鍵の文字をそのまま使用してください。KubernetesのSecretは、マウントされるまでbase64です。</translation>
    </message>
    <message>
        <source>The program computes with another key that is known here.</source>
        <translation>プログラムが、ここで認識している別の鍵で計算しています。</translation>
    </message>
    <message>
        <source>Use the key of this run task in the program.</source>
        <translation>このランタスクの鍵をプログラムに設定してください。</translation>
    </message>
    <message>
        <source>The program computes with an empty key.</source>
        <translation>プログラムが空の鍵で計算しています。</translation>
    </message>
    <message>
        <source>Check where the program gets its key: an environment variable that is not set reads as an empty text.</source>
        <translation>プログラムが鍵を取得する箇所を確認してください。設定されていない環境変数は空のテキストとして読み取られます。</translation>
    </message>
    <message>
        <source>The program computes over a line break at the end that the body does not have.</source>
        <translation>プログラムが、ボディにはない末尾の改行を含めて計算しています。</translation>
    </message>
    <message>
        <source>Use the bytes as received: “echo”, editors and text functions add a last line break.</source>
        <translation>届いたバイト列をそのまま使用してください。&quot;echo&quot;、エディター、テキスト関数は末尾に改行を付けます。</translation>
    </message>
    <message>
        <source>The program computes over the body without the line break at its end.</source>
        <translation>プログラムが、ボディの末尾の改行を除いて計算しています。</translation>
    </message>
    <message>
        <source>Use the bytes as received: shells, trim() and “curl -d” remove it. With curl, use --data-binary.</source>
        <translation>届いたバイト列をそのまま使用してください。シェル、trim()、&quot;curl -d&quot;は改行を除きます。curlでは--data-binaryを使用してください。</translation>
    </message>
    <message>
        <source>The program computes over other line ends than the body has.</source>
        <translation>プログラムが、ボディとは異なる改行で計算しています。</translation>
    </message>
    <message>
        <source>Read the body as bytes, not as text: text mode changes line ends.</source>
        <translation>ボディをテキストではなくバイト列として読み取ってください。テキストモードでは改行が変わります。</translation>
    </message>
    <message>
        <source>The program computes with a byte order mark that the body does not have, or without the one that it has.</source>
        <translation>プログラムが、ボディにはないバイトオーダーマークを含めて、またはボディにあるものを除いて計算しています。</translation>
    </message>
    <message>
        <source>Read the body as bytes: decoders of text drop or add the mark.</source>
        <translation>ボディをバイト列として読み取ってください。テキストのデコーダーはバイトオーダーマークを除いたり付けたりします。</translation>
    </message>
    <message>
        <source>The program computes over the body without the white space around it.</source>
        <translation>プログラムが、ボディの前後の空白文字を除いて計算しています。</translation>
    </message>
    <message>
        <source>Use the bytes as received, without trim() or strip().</source>
        <translation>trim()やstrip()を使わず、届いたバイト列をそのまま使用してください。</translation>
    </message>
    <message>
        <source>The program computes over JSON that it serialized again, not over the body.</source>
        <translation>プログラムが、ボディではなく、書き直したJSONに対して計算しています。</translation>
    </message>
    <message>
        <source>Take the raw body before the JSON is read: express.raw(), request.get_data(), io.ReadAll(r.Body).</source>
        <translation>JSONを読み取る前の生のボディを使用してください: express.raw()、request.get_data()、io.ReadAll(r.Body)。</translation>
    </message>
    <message>
        <source>The program computes over the body in another encoding.</source>
        <translation>プログラムが、別のエンコーディングのボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Take the body as bytes, or write the text as UTF-8 again.</source>
        <translation>ボディをバイト列として使用するか、テキストをUTF-8に戻してください。</translation>
    </message>
    <message>
        <source>The program computes over the unpacked body, and the given one is packed.</source>
        <translation>プログラムは展開したボディに対して計算していますが、指定されたボディは圧縮されています。</translation>
    </message>
    <message>
        <source>If the signature of the header is the same, something compressed the body in transit, and the program is correct. Otherwise take the raw body.</source>
        <translation>ヘッダーの署名が同じであれば、途中で何かがボディを圧縮しており、プログラムは正しく動作しています。そうでない場合は、生のボディを使用してください。</translation>
    </message>
    <message>
        <source>The program computes over an empty message.</source>
        <translation>プログラムが空のメッセージに対して計算しています。</translation>
    </message>
    <message>
        <source>Read the body once and keep it: a stream that something has read before is empty.</source>
        <translation>ボディは一度だけ読み取り、保持してください。すでに読み取られたストリームは空です。</translation>
    </message>
    <message>
        <source>The program computes over “{}”.</source>
        <translation>プログラムが&quot;{}&quot;に対して計算しています。</translation>
    </message>
    <message>
        <source>Take the raw body: the parser of bodies did not run, or did not know the content type, and left an empty object.</source>
        <translation>生のボディを使用してください。ボディのパーサーが実行されなかったか、Content-Typeを認識できず、空のオブジェクトが残っています。</translation>
    </message>
    <message>
        <source>The program computes over the name of a missing value.</source>
        <translation>プログラムが、値がないことを示す名前に対して計算しています。</translation>
    </message>
    <message>
        <source>Look at the variable of the body: it has no value there, and was made into a text.</source>
        <translation>ボディの変数を確認してください。その箇所では値がなく、テキストに変換されています。</translation>
    </message>
    <message>
        <source>The program computes over the name of an object instead of the body.</source>
        <translation>プログラムが、ボディではなくオブジェクトの名前に対して計算しています。</translation>
    </message>
    <message>
        <source>Take the raw body; an object that is put into a text becomes this name. Wait for promises before.</source>
        <translation>生のボディを使用してください。オブジェクトをテキストに埋め込むと、この名前になります。Promiseは先に待ってください。</translation>
    </message>
    <message>
        <source>The program computes over the body in base64.</source>
        <translation>プログラムが、base64にしたボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Decode it first: API gateways hand bodies over in base64 and say so by isBase64Encoded.</source>
        <translation>先にデコードしてください。APIゲートウェイはボディをbase64で渡し、isBase64Encodedでそれを示します。</translation>
    </message>
    <message>
        <source>The program computes over the body in hexadecimal digits.</source>
        <translation>プログラムが、16進数にしたボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Pass the bytes to the HMAC, not their digits.</source>
        <translation>HMACには、16進数ではなくバイト列を渡してください。</translation>
    </message>
    <message>
        <source>The program computes over the printed form of a dict, with single quotes, True and None.</source>
        <translation>プログラムが、一重引用符、True、Noneを含むdictの表示形式に対して計算しています。</translation>
    </message>
    <message>
        <source>Take the raw body, such as request.get_data(): str() of a dict is not JSON.</source>
        <translation>request.get_data()などで生のボディを使用してください。dictのstr()はJSONではありません。</translation>
    </message>
    <message>
        <source>The program computes over the body as a JSON string, in quotes and with escapes.</source>
        <translation>プログラムが、引用符とエスケープの付いたJSON文字列としてのボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Do not write the body as JSON a second time: it already is text.</source>
        <translation>ボディをもう一度JSONとして書き出さないでください。すでにテキストです。</translation>
    </message>
    <message>
        <source>The program computes over the body in gzip.</source>
        <translation>プログラムが、gzip圧縮したボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Compute over what the service signed, before anything compresses it.</source>
        <translation>何かが圧縮する前の、サービスが署名した内容に対して計算してください。</translation>
    </message>
    <message>
        <source>The program computes over the body without its line ends.</source>
        <translation>プログラムが、改行を除いたボディに対して計算しています。</translation>
    </message>
    <message>
        <source>Send the file with --data-binary: “curl -d @file” drops line ends. Shells do so, too, without quotes.</source>
        <translation>ファイルは--data-binaryで送信してください。&quot;curl -d @file&quot;は改行を除きます。引用符がないとシェルも改行を除きます。</translation>
    </message>
    <message>
        <source>The program computes over a copy of the body whose secrets are masked.</source>
        <translation>プログラムが、秘密情報を伏せたボディのコピーに対して計算しています。</translation>
    </message>
    <message>
        <source>Compute before anything masks the body; copies of logs cannot be checked.</source>
        <translation>何かがボディを伏せる前に計算してください。ログのコピーは検証できません。</translation>
    </message>
    <message>
        <source>The program computes the HMAC over a hash of the body.</source>
        <translation>プログラムが、ボディのハッシュに対してHMACを計算しています。</translation>
    </message>
    <message>
        <source>Pass the body itself to the HMAC, which hashes it.</source>
        <translation>HMACにはボディそのものを渡してください。ハッシュはHMACが計算します。</translation>
    </message>
    <message>
        <source>The program computes the HMAC over the key and the body together.</source>
        <translation>プログラムが、鍵とボディを合わせたものに対してHMACを計算しています。</translation>
    </message>
    <message>
        <source>Pass only the key as the key, and only the body as the message.</source>
        <translation>鍵は鍵としてだけ渡し、メッセージにはボディだけを渡してください。</translation>
    </message>
    <message>
        <source>The program uses the body as the key, and the key as the message.</source>
        <translation>プログラムが、ボディを鍵、鍵をメッセージとして扱っています。</translation>
    </message>
    <message>
        <source>Swap the two arguments; the order differs from library to library.</source>
        <translation>2つの引数を入れ替えてください。順序はライブラリによって異なります。</translation>
    </message>
    <message>
        <source>The program&apos;s key is the name of a missing value.</source>
        <translation>プログラムの鍵が、値がないことを示す名前になっています。</translation>
    </message>
    <message>
        <source>Set the variable that the program reads its key from, and end the program where it is missing.</source>
        <translation>プログラムが鍵を読み取る変数を設定し、変数がない場合はプログラムを終了してください。</translation>
    </message>
    <message>
        <source>The program&apos;s key is the name of a variable, not its value.</source>
        <translation>プログラムの鍵が、変数の値ではなく名前になっています。</translation>
    </message>
    <message>
        <source>Write the variable in double quotes or read it from the environment: single quotes keep its name.</source>
        <translation>変数を二重引用符で囲むか、環境から読み取ってください。一重引用符では名前のまま残ります。</translation>
    </message>
    <message>
        <source>The name of a variable and “=” count as a part of the program&apos;s key.</source>
        <translation>変数の名前と&quot;=&quot;が、プログラムの鍵の一部として扱われています。</translation>
    </message>
    <message>
        <source>Give the program what comes after “=”: a line of an environment file was taken whole.</source>
        <translation>&quot;=&quot;の後ろの部分をプログラムに設定してください。環境ファイルの1行全体が使われています。</translation>
    </message>
    <message>
        <source>The program has only a part of the key.</source>
        <translation>プログラムに鍵の一部しかありません。</translation>
    </message>
    <message>
        <source>Look for a field that is too short, and for characters such as “#” and “$”, which shells and environment files take for their own.</source>
        <translation>短すぎるフィールドや、シェルや環境ファイルが特別に解釈する&quot;#&quot;や&quot;$&quot;などの文字がないか確認してください。</translation>
    </message>
    <message>
        <source>A digest was given, and no key to compare it with.</source>
        <translation>ダイジェストは指定されましたが、比較するための鍵がありません。</translation>
    </message>
    <message>
        <source>Of an empty message</source>
        <translation>空のメッセージの署名</translation>
    </message>
    <message>
        <source>Of the text {}</source>
        <translation>テキスト{}の署名</translation>
    </message>
    <message>
        <source>Of the text “%1”</source>
        <translation>テキスト&quot;%1&quot;の署名</translation>
    </message>
    <message>
        <source>Of the SHA-512 of the body, in hexadecimal digits</source>
        <translation>ボディのSHA-512(16進数)の署名</translation>
    </message>
    <message>
        <source>Of the SHA-512 of the body, as bytes</source>
        <translation>ボディのSHA-512(バイト列)の署名</translation>
    </message>
    <message>
        <source>Of the SHA-256 of the body, in hexadecimal digits</source>
        <translation>ボディのSHA-256(16進数)の署名</translation>
    </message>
    <message>
        <source>Of the SHA-256 of the body, as bytes</source>
        <translation>ボディのSHA-256(バイト列)の署名</translation>
    </message>
    <message>
        <source>Of the body in %1</source>
        <translation>%1にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body in hexadecimal digits</source>
        <translation>16進数にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body in hexadecimal digits in upper case</source>
        <translation>大文字の16進数にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body as Python prints bytes</source>
        <translation>Pythonのバイト列の表示形式にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body as Python prints a dict</source>
        <translation>Pythonのdictの表示形式にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body as a JSON string</source>
        <translation>JSON文字列にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body as a JSON string, letters beyond ASCII as \u escapes</source>
        <translation>JSON文字列(ASCII以外の文字は\uエスケープ)にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body as a JSON string, &lt;, &gt; and &amp; as \u escapes</source>
        <translation>JSON文字列(&lt;、&gt;、&amp;は\uエスケープ)にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body without its line ends</source>
        <translation>改行を除いたボディの署名</translation>
    </message>
    <message>
        <source>Of the body with “%1” in place of its secrets</source>
        <translation>秘密情報を&quot;%1&quot;に置き換えたボディの署名</translation>
    </message>
    <message>
        <source>Of the body with * for each byte of its secrets</source>
        <translation>秘密情報を1バイトごとに*に置き換えたボディの署名</translation>
    </message>
    <message>
        <source>Of the body without its secrets</source>
        <translation>秘密情報を除いたボディの署名</translation>
    </message>
    <message>
        <source>Of the key and the body</source>
        <translation>鍵とボディの署名</translation>
    </message>
    <message>
        <source>Of the body and the key</source>
        <translation>ボディと鍵の署名</translation>
    </message>
    <message>
        <source>Of the key, with the body in its place</source>
        <translation>鍵の署名(ボディを鍵として使用)</translation>
    </message>
    <message>
        <source>With “%1” as the key</source>
        <translation>&quot;%1&quot;を鍵として使用</translation>
    </message>
    <message>
        <source>With “%1” before the key</source>
        <translation>鍵の前に&quot;%1&quot;を付けて使用</translation>
    </message>
    <message>
        <source>With the first bytes of the key, %1 of them</source>
        <translation>鍵の先頭%1バイトを使用</translation>
    </message>
    <message>
        <source>With the key without its first byte</source>
        <translation>最初の1バイトを除いた鍵を使用</translation>
    </message>
    <message>
        <source>With the key and a line feed, in base64</source>
        <translation>末尾にLFを付けた鍵をbase64にして使用</translation>
    </message>
    <message>
        <source>The request does not begin with an HTTP request line.</source>
        <translation>リクエストがHTTPのリクエスト行で始まっていません。</translation>
    </message>
    <message>
        <source>Check that the sender speaks plain HTTP to this port, not TLS or another protocol.</source>
        <translation>送信元がこのポートに、TLSや別のプロトコルではなく、暗号化なしのHTTPで接続していることを確認してください。</translation>
    </message>
    <message>
        <source>The request is of an HTTP version other than 1.0 and 1.1.</source>
        <translation>リクエストのHTTPバージョンが1.0でも1.1でもありません。</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, use HTTP/1.1.</source>
        <translation>送信元または途中のプロキシで、HTTP/1.1を使用するようにしてください。</translation>
    </message>
    <message>
        <source>A line of the header ends with LF instead of CR LF.</source>
        <translation>ヘッダーの行が、CR LFではなくLFで終わっています。</translation>
    </message>
    <message>
        <source>Make the sender end each header line with CR LF.</source>
        <translation>送信元で、ヘッダーの各行をCR LFで終えるようにしてください。</translation>
    </message>
    <message>
        <source>A header line is folded over several lines, which HTTP no longer allows.</source>
        <translation>ヘッダーの行が複数行に折り返されています。これはHTTPでは認められなくなりました。</translation>
    </message>
    <message>
        <source>Make the sender write each header on one line.</source>
        <translation>送信元で、各ヘッダーを1行で書くようにしてください。</translation>
    </message>
    <message>
        <source>A header line is not of the form “name: value”.</source>
        <translation>ヘッダーの行が&quot;name: value&quot;の形式ではありません。</translation>
    </message>
    <message>
        <source>Look for spaces in a name and control characters in a value at the sender.</source>
        <translation>送信元で、名前にスペース、値に制御文字が含まれていないか確認してください。</translation>
    </message>
    <message>
        <source>The request&apos;s header is larger than 64 KB.</source>
        <translation>リクエストのヘッダーが64 KBを超えています。</translation>
    </message>
    <message>
        <source>Make the sender send fewer or shorter headers.</source>
        <translation>送信元で、ヘッダーを減らすか短くしてください。</translation>
    </message>
    <message>
        <source>The request has more than 100 header lines.</source>
        <translation>リクエストのヘッダーが100行を超えています。</translation>
    </message>
    <message>
        <source>Make the sender send fewer headers.</source>
        <translation>送信元で、ヘッダーを減らしてください。</translation>
    </message>
    <message>
        <source>The request has more than one Host header.</source>
        <translation>リクエストにHostヘッダーが複数あります。</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send one.</source>
        <translation>送信元または途中のプロキシで、1つだけ送信するようにしてください。</translation>
    </message>
    <message>
        <source>The request has no Host header.</source>
        <translation>リクエストにHostヘッダーがありません。</translation>
    </message>
    <message>
        <source>Make the sender send one; HTTP/1.1 demands it.</source>
        <translation>送信元でHostヘッダーを送信するようにしてください。HTTP/1.1では必須です。</translation>
    </message>
    <message>
        <source>The request tells its length more than once.</source>
        <translation>リクエストに長さが複数回指定されています。</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send one Content-Length.</source>
        <translation>送信元または途中のプロキシで、Content-Lengthを1つだけ送信するようにしてください。</translation>
    </message>
    <message>
        <source>The request&apos;s Content-Length is not a number.</source>
        <translation>リクエストのContent-Lengthが数値ではありません。</translation>
    </message>
    <message>
        <source>Make the sender write the body&apos;s length in bytes.</source>
        <translation>送信元で、ボディの長さをバイト数で書くようにしてください。</translation>
    </message>
    <message>
        <source>The request is chunked and has a Content-Length, so its end is not clear.</source>
        <translation>リクエストがチャンク形式で、Content-Lengthもあるため、終わりがはっきりしません。</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, use one of the two.</source>
        <translation>送信元または途中のプロキシで、どちらか一方だけを使用するようにしてください。</translation>
    </message>
    <message>
        <source>The request&apos;s body is in a transfer coding other than chunked.</source>
        <translation>リクエストのボディの転送符号化がchunkedではありません。</translation>
    </message>
    <message>
        <source>Make the sender send it plain or chunked.</source>
        <translation>送信元で、符号化なしまたはchunkedで送信するようにしてください。</translation>
    </message>
    <message>
        <source>The chunks of the request&apos;s body are broken.</source>
        <translation>リクエストのボディのチャンクが壊れています。</translation>
    </message>
    <message>
        <source>Make the sender write each chunk&apos;s size right, or send a Content-Length.</source>
        <translation>送信元で、各チャンクのサイズを正しく書くか、Content-Lengthを送信するようにしてください。</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than the limit here.</source>
        <translation>リクエストのボディが、ここで受け付ける上限を超えています。</translation>
    </message>
    <message>
        <source>Send less, or raise “Largest body” in the settings of the listener, --max-body of runlatch-cli inspect: 64 MB at most.</source>
        <translation>送信量を減らすか、リスナーの設定の「ボディの最大サイズ」(runlatch-cli inspectでは--max-body)を大きくしてください。上限は64 MBです。</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than the limit of 64 MB.</source>
        <translation>リクエストのボディが、ここで受け付ける上限の64 MBを超えています。</translation>
    </message>
    <message>
        <source>Send less: the service accepts at most 5 MB for the body of an outcome, and advises less than 1 MB.</source>
        <translation>送信量を減らしてください。サービスが結果項目の本文として受け付けるのは5 MBまでで、1 MB未満を推奨しています。</translation>
    </message>
    <message>
        <source>The sender closed the connection before its request was complete.</source>
        <translation>送信元が、リクエストが完了する前に接続を閉じました。</translation>
    </message>
    <message>
        <source>The connection was closed to make room: too many were open, and this one waited longest.</source>
        <translation>空きを作るため、この接続を閉じました。開いている接続が多すぎ、この接続の待ち時間が最も長くなっていました。</translation>
    </message>
    <message>
        <source>Make the sender open fewer connections at a time.</source>
        <translation>送信元で、同時に開く接続を減らしてください。</translation>
    </message>
    <message>
        <source>There was no room left for unfinished requests, and this one was the largest.</source>
        <translation>未完了のリクエストを保持する余地がなくなりました。このリクエストが最も大きいものでした。</translation>
    </message>
    <message>
        <source>Make the sender send fewer large requests at a time, then send this one again.</source>
        <translation>送信元で、同時に送信する大きなリクエストを減らしてから、このリクエストを再送信してください。</translation>
    </message>
    <message>
        <source>The request&apos;s header did not arrive in time.</source>
        <translation>リクエストのヘッダーが時間内に届きませんでした。</translation>
    </message>
    <message>
        <source>Look for what keeps the sender from sending at once.</source>
        <translation>送信元がすぐに送信できない原因を確認してください。</translation>
    </message>
    <message>
        <source>The request&apos;s body did not arrive in time.</source>
        <translation>リクエストのボディが時間内に届きませんでした。</translation>
    </message>
    <message>
        <source>Check the Content-Length: a body shorter than it says is waited for.</source>
        <translation>Content-Lengthを確認してください。ボディがその値より短いと、残りを待ち続けます。</translation>
    </message>
    <message>
        <source>The signature cannot be proved, because bytes of the body are missing.</source>
        <translation>ボディのバイトが欠けているため、署名を検証できません。</translation>
    </message>
    <message>
        <source>Fix what kept the body from arriving complete, then send it again.</source>
        <translation>ボディがすべて届かなかった原因を取り除いてから、再送信してください。</translation>
    </message>
    <message>
        <source>The body ends here, because the rest of it did not arrive.</source>
        <translation>残りが届かなかったため、ボディはここで終わっています。</translation>
    </message>
    <message>
        <source>This says nothing about the JSON that the sender wrote.</source>
        <translation>送信元が書いたJSONについては、何も分かりません。</translation>
    </message>
    <message>
        <source>The request is for a path other than that of the run task.</source>
        <translation>リクエストのパスが、ランタスクのものではありません。</translation>
    </message>
    <message>
        <source>Copy the whole URL shown here into the run task.</source>
        <translation>ここに表示されているURL全体を、ランタスクにコピーしてください。</translation>
    </message>
    <message>
        <source>The request is not a POST; run tasks come by POST.</source>
        <translation>リクエストがPOSTではありません。ランタスクはPOSTで届きます。</translation>
    </message>
    <message>
        <source>Opened it in a browser? The address works. Configure it in the run task.</source>
        <translation>ブラウザーで開きましたか? アドレスは機能しています。ランタスクに設定してください。</translation>
    </message>
    <message>
        <source>A web page in a browser sent the request.</source>
        <translation>ブラウザーのWebページがリクエストを送信しました。</translation>
    </message>
    <message>
        <source>Send it from a program: pages are kept out, because any page in a browser on this machine could reach this port.</source>
        <translation>プログラムから送信してください。このマシンのブラウザーで開いたどのページからもこのポートに接続できてしまうため、Webページからのリクエストは受け付けません。</translation>
    </message>
    <message>
        <source>Send it to an address of this machine, or set the public URL that it is reached by.</source>
        <translation>このマシンのアドレスに送信するか、接続に使用する公開URLを設定してください。</translation>
    </message>
    <message>
        <source>The request does not carry the token that is asked for here.</source>
        <translation>リクエストに、ここで求めるトークンがありません。</translation>
    </message>
    <message>
        <source>For the API send the simulator&apos;s token, for a callback the access token of the run task.</source>
        <translation>APIにはシミュレーターのトークン、コールバックにはランタスクのアクセストークンを送信してください。</translation>
    </message>
    <message>
        <source>There is nothing at the address of the request.</source>
        <translation>リクエストのアドレスでは何も提供されていません。</translation>
    </message>
    <message>
        <source>Check the path; the API is below /api/v2.</source>
        <translation>パスを確認してください。APIは/api/v2の下にあります。</translation>
    </message>
    <message>
        <source>The request has a method that its address does not accept.</source>
        <translation>リクエストのメソッドが、このアドレスでは受け付けられません。</translation>
    </message>
    <message>
        <source>Callbacks are sent with PATCH; plans and configurations are read with GET.</source>
        <translation>コールバックはPATCHで送信し、プランと構成はGETで読み取ります。</translation>
    </message>
    <message>
        <source>The request is not of the type application/vnd.api+json.</source>
        <translation>リクエストのタイプがapplication/vnd.api+jsonではありません。</translation>
    </message>
    <message>
        <source>Send that as its Content-Type, also without a body.</source>
        <translation>ボディがない場合も、これをContent-Typeとして送信してください。</translation>
    </message>
    <message>
        <source>This address does not accept the token of a run task.</source>
        <translation>このアドレスは、ランタスクのトークンを受け付けません。</translation>
    </message>
    <message>
        <source>The token of a run task opens its callback, its plan and its configuration.</source>
        <translation>ランタスクのトークンで使用できるのは、そのコールバック、プラン、構成です。</translation>
    </message>
    <message>
        <source>The user of this token may not do this.</source>
        <translation>このトークンのユーザーには、この操作の権限がありません。</translation>
    </message>
    <message>
        <source>Use a token with more rights. The service answers 404, as if nothing were there.</source>
        <translation>より多くの権限を持つトークンを使用してください。サービスは、何も存在しないかのように404で応答します。</translation>
    </message>
    <message>
        <source>This call was made for a verification request, whose token opens nothing.</source>
        <translation>これは検証リクエストに対する呼び出しです。検証リクエストのトークンでは何も使用できません。</translation>
    </message>
    <message>
        <source>More requests came from one address than are accepted in a second.</source>
        <translation>1つのアドレスから、1秒間に受け付ける数を超えるリクエストが届きました。</translation>
    </message>
    <message>
        <source>Wait as long as X-RateLimit-Reset says, then go on at the rate of X-RateLimit-Limit.</source>
        <translation>X-RateLimit-Resetの時間だけ待ってから、X-RateLimit-Limitの頻度で続けてください。</translation>
    </message>
    <message>
        <source>The request has a body where none is allowed.</source>
        <translation>ボディを受け付けない箇所で、リクエストにボディがあります。</translation>
    </message>
    <message>
        <source>Send it without one.</source>
        <translation>ボディなしで送信してください。</translation>
    </message>
    <message>
        <source>Requests were refused faster than they can be stored; they are only counted here.</source>
        <translation>保持できる速度を超えてリクエストを拒否したため、ここでは件数だけを数えています。</translation>
    </message>
    <message>
        <source>The refused requests beside this row show who sends them and why they are refused.</source>
        <translation>この行の前後にある拒否されたリクエストで、送信元と拒否の理由を確認できます。</translation>
    </message>
    <message>
        <source>The disk cannot be written to and memory is full, so the request was answered with 503 and not kept.</source>
        <translation>ディスクに書き込めず、メモリもいっぱいのため、リクエストに503で応答し、保持しませんでした。</translation>
    </message>
    <message>
        <source>Make room on the disk; the service sends the request again.</source>
        <translation>ディスクの空き容量を増やしてください。サービスがリクエストを再送信します。</translation>
    </message>
    <message>
        <source>More requests were waiting for the disk than are kept in memory, so this one was answered 503 and not kept.</source>
        <translation>ディスクへの書き込みを待つリクエストがメモリに保持できる数を超えたため、このリクエストに503で応答し、保持しませんでした。</translation>
    </message>
    <message>
        <source>The service sends it again. If this goes on, the disk is too slow.</source>
        <translation>サービスが再送信します。この状態が続く場合は、ディスクが遅すぎます。</translation>
    </message>
    <message>
        <source>The sender ended the connection before it was secure.</source>
        <translation>接続が保護される前に、送信元が接続を終了しました。</translation>
    </message>
    <message>
        <source>Make the sender use https, and trust the certificate that is shown here.</source>
        <translation>送信元で、httpsを使用し、ここに表示されている証明書を信頼するようにしてください。</translation>
    </message>
    <message>
        <source>The request&apos;s body is larger than %1, the limit of the listener at that time.</source>
        <extracomment>%1 is a size, such as &quot;8 MB&quot;</extracomment>
        <translation>リクエストのボディが、当時のリスナーの受け付け上限%1を超えています。</translation>
    </message>
    <message>
        <source>The service answered %2, not 200: it may have accepted the reply.</source>
        <translation>サービスが200ではなく%2で応答しました。返信は受理された可能性があります。</translation>
    </message>
    <message>
        <source>Look at the run: while it waits, no final reply was accepted.</source>
        <translation>ランを確認してください。待機している間は、最終返信は受理されていません。</translation>
    </message>
    <message>
        <source>This request is stored in a folder that is not open.</source>
        <translation>このリクエストは、開いていないフォルダーに保存されています。</translation>
    </message>
    <message>
        <source>Your text is kept. Open that folder again to reply.</source>
        <translation>入力したテキストは保持されています。返信するには、そのフォルダーをもう一度開いてください。</translation>
    </message>
    <message>
        <source>This request only verified the address; no run waits for a reply.</source>
        <translation>このリクエストはアドレスを検証しただけで、返信を待つランはありません。</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>何もする必要はありません。</translation>
    </message>
    <message>
        <source>This request is a notification, to which the service accepts no reply.</source>
        <translation>このリクエストは通知であり、サービスは返信を受け付けません。</translation>
    </message>
    <message>
        <source>Set up a run task at the service to be asked for a result.</source>
        <translation>結果を求められるようにするには、サービスでランタスクを設定してください。</translation>
    </message>
    <message>
        <source>The request names no http or https address for the reply.</source>
        <translation>リクエストに、返信先のhttpまたはhttpsのアドレスがありません。</translation>
    </message>
    <message>
        <source>Look at task_result_callback_url in the payload and correct the sender.</source>
        <translation>ペイロードのtask_result_callback_urlを確認し、送信元を修正してください。</translation>
    </message>
    <message>
        <source>The request has no access token for the reply.</source>
        <translation>リクエストに、返信用のアクセストークンがありません。</translation>
    </message>
    <message>
        <source>Send it anyway if this service puts a code of its own into the callback address. Otherwise look at access_token in the payload and correct the sender.</source>
        <translation>サービスが独自のコードをコールバックのアドレスに入れている場合は、それでも送信してください。そうでない場合は、ペイロードのaccess_tokenを確認し、送信元を修正してください。</translation>
    </message>
    <message>
        <source>The request&apos;s access token was removed a day after its deadline.</source>
        <translation>リクエストのアクセストークンは、期限の1日後に削除されました。</translation>
    </message>
    <message>
        <source>The request&apos;s access token cannot be opened: its key ended with an earlier session.</source>
        <translation>リクエストのアクセストークンを開けません。以前のセッションとともに鍵が失われました。</translation>
    </message>
    <message>
        <source>A demonstration, and a computer without a keychain, keep the key only until Runlatch ends. Start the run again to get a new request.</source>
        <translation>デモやキーチェーンのないコンピューターでは、鍵はRunlatchの終了までしか保持されません。新しいリクエストを受け取るには、ランをもう一度開始してください。</translation>
    </message>
    <message>
        <source>This request was imported, and its export has a placeholder in place of the access token.</source>
        <translation>このリクエストは取り込まれたもので、書き出しデータのアクセストークンはプレースホルダーに置き換えられています。</translation>
    </message>
    <message>
        <source>This request was imported from a file; nothing proves who wrote its callback address.</source>
        <translation>このリクエストはファイルから取り込まれたもので、コールバックのアドレスを誰が書いたかを示す証拠がありません。</translation>
    </message>
    <message>
        <source>Send it anyway only if you know where the file comes from.</source>
        <translation>ファイルの入手元が分かっている場合にのみ、それでも送信してください。</translation>
    </message>
    <message>
        <source>This is a copy of a request.</source>
        <translation>これはリクエストのコピーです。</translation>
    </message>
    <message>
        <source>Reply to the request that it was made from, so that its state and its deliveries follow.</source>
        <translation>状態と配信に反映されるよう、コピー元のリクエストに返信してください。</translation>
    </message>
    <message>
        <source>This request was not sealed by this installation, so its file may have been changed: a reply sends its access token to %1.</source>
        <translation>このリクエストはこのインストール環境で封印されたものではないため、ファイルが変更されている可能性があります。返信すると、アクセストークンが%1に送信されます。</translation>
    </message>
    <message>
        <source>Send it anyway only if you know that address.</source>
        <translation>そのアドレスを知っている場合にのみ、それでも送信してください。</translation>
    </message>
    <message>
        <source>Another reply to this run task is under way.</source>
        <translation>このランタスクへの別の返信を送信中です。</translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation>その応答を待ってください。</translation>
    </message>
    <message>
        <source>A final reply was accepted before; the service refuses another one.</source>
        <translation>最終返信はすでに受理されています。サービスは別の最終返信を拒否します。</translation>
    </message>
    <message>
        <source>Send it anyway only to see the refusal.</source>
        <translation>拒否されることを確認する場合にのみ、それでも送信してください。</translation>
    </message>
    <message>
        <source>A final reply was sent before, and its answer does not say whether it was accepted.</source>
        <translation>最終返信はすでに送信されていますが、その応答からは受理されたかどうか分かりません。</translation>
    </message>
    <message>
        <source>Look at the run first: a final result that the service has stays, and another is refused.</source>
        <translation>先にランを確認してください。サービスが受け取った最終結果は変わらず、別の最終結果は拒否されます。</translation>
    </message>
    <message>
        <source>The deadline is over; the service counts the task as errored.</source>
        <translation>期限が過ぎています。サービスはこのタスクをエラーとして扱います。</translation>
    </message>
    <message>
        <source>Start the run again, or send it anyway to see what the service says.</source>
        <translation>ランをもう一度開始するか、サービスの応答を確認するためにそれでも送信してください。</translation>
    </message>
    <message>
        <source>The request does not say that the service accepts outcomes.</source>
        <translation>サービスが結果項目を受理するかどうか、リクエストに示されていません。</translation>
    </message>
    <message>
        <source>Remove the outcomes, or send them anyway.</source>
        <translation>結果項目を外すか、それでも送信してください。</translation>
    </message>
    <message>
        <source>The request has an undocumented payload_version; only 1 is documented.</source>
        <translation>リクエストのpayload_versionがドキュメントにない値です。ドキュメントにあるのは1だけです。</translation>
    </message>
    <message>
        <source>Check the payload before you send it anyway.</source>
        <translation>それでも送信する前に、ペイロードを確認してください。</translation>
    </message>
    <message>
        <source>The reply would go to an address that no service uses: a link-local address (clouds serve machine secrets there), or a multicast or unspecified address.</source>
        <translation>返信先が、サービスでは使われないアドレスです。リンクローカルアドレス(クラウドがマシンの秘密情報を提供する場所)、マルチキャストアドレス、または未指定アドレスです。</translation>
    </message>
    <message>
        <source>The reply is longer than 4 MB and is not saved while you write it.</source>
        <translation>返信が4 MBを超えているため、入力中は保存されません。</translation>
    </message>
    <message>
        <source>It can be sent, and is kept until Runlatch ends.</source>
        <translation>送信は可能で、Runlatchの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Too many automatic replies are waiting, so this request was not answered.</source>
        <translation>待機中の自動返信が多すぎるため、このリクエストには返信しませんでした。</translation>
    </message>
    <message>
        <source>Reply to it by hand, or reduce the number of requests at the same time.</source>
        <translation>手動で返信するか、同時に届くリクエストを減らしてください。</translation>
    </message>
    <message>
        <source>%1 The first one: %2</source>
        <extracomment>%1 is a sentence with a number, %2 a name in quotation marks</extracomment>
        <translation>%1最初のもの: %2</translation>
    </message>
    <message>
        <source>A file with rules has at most 64 KB.</source>
        <translation>ルールのファイルは64 KBまでです。</translation>
    </message>
    <message>
        <source>Check the name of the file.</source>
        <translation>ファイルの名前を確認してください。</translation>
    </message>
    <message>
        <source>A file has at most 256 rules.</source>
        <translation>1つのファイルのルールは256個までです。</translation>
    </message>
    <message>
        <source>Join rules whose conditions differ in a name: use * or OR.</source>
        <translation>名前だけが異なる条件のルールは、*またはORを使ってまとめてください。</translation>
    </message>
    <message>
        <source>No rule begins above this line.</source>
        <translation>この行より上で始まるルールがありません。</translation>
    </message>
    <message>
        <source>Write a line such as rule name=first above it.</source>
        <translation>上にrule name=firstのような行を書いてください。</translation>
    </message>
    <message>
        <source>Another rule is called “%1”, too.</source>
        <translation>別のルールの名前も「%1」です。</translation>
    </message>
    <message>
        <source>Give each rule a name of its own: requests keep it.</source>
        <translation>各ルールに固有の名前を付けてください。名前はリクエストに保持されます。</translation>
    </message>
    <message>
        <source>The rule “%1” already has an answer.</source>
        <translation>ルール「%1」にはすでに応答があります。</translation>
    </message>
    <message>
        <source>Leave one of the two lines out.</source>
        <translation>2行のうち一方を削除してください。</translation>
    </message>
    <message>
        <source>The rule “%1” has more than 16 replies.</source>
        <translation>ルール「%1」の返信が16件を超えています。</translation>
    </message>
    <message>
        <source>Leave some of them out.</source>
        <translation>いくつか削除してください。</translation>
    </message>
    <message>
        <source>The rule “%1” ends the run task above this line.</source>
        <translation>ルール「%1」は、この行より上でランタスクを終了しています。</translation>
    </message>
    <message>
        <source>Write passed or failed in its last reply alone.</source>
        <translation>passedまたはfailedは、最後の返信にだけ書いてください。</translation>
    </message>
    <message>
        <source>This reply of the rule “%1” comes before the one above it.</source>
        <translation>ルール「%1」のこの返信が、上の返信より前の時刻になっています。</translation>
    </message>
    <message>
        <source>Write the replies in the order of their times, each from the receipt.</source>
        <translation>返信は、受信からの経過時間の順に書いてください。</translation>
    </message>
    <message>
        <source>The rule “%1” replies, and leaves the reply to a person.</source>
        <translation>ルール「%1」は返信すると同時に、返信を人に任せています。</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>どちらか一方を削除してください。</translation>
    </message>
    <message>
        <source>The key “%1” has no value “%2”.</source>
        <translation>キー&quot;%1&quot;に値&quot;%2&quot;は使えません。</translation>
    </message>
    <message>
        <source>Write “%1” if that is meant.</source>
        <translation>意図したものであれば、&quot;%1&quot;と書いてください。</translation>
    </message>
    <message>
        <source>A scenario has at most 1 MB.</source>
        <translation>シナリオは1 MBまでです。</translation>
    </message>
    <message>
        <source>A scenario has at most 10,000 lines.</source>
        <translation>シナリオは10,000行までです。</translation>
    </message>
    <message>
        <source>Split it in several files.</source>
        <translation>複数のファイルに分割してください。</translation>
    </message>
    <message>
        <source>The line is no UTF-8.</source>
        <translation>行がUTF-8ではありません。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>ファイルをUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>The quote is never closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>Put another one after the value.</source>
        <translation>値の後ろにもう1つ引用符を付けてください。</translation>
    </message>
    <message>
        <source>Choose one of those that the help of the command lists.</source>
        <translation>コマンドのヘルプに記載されているものから選択してください。</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>&quot;%1&quot;が2回書かれています。</translation>
    </message>
    <message>
        <source>Write it once.</source>
        <translation>1回だけ書いてください。</translation>
    </message>
    <message>
        <source>Write it with its value, like key=value.</source>
        <translation>key=valueのように、値とともに書いてください。</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>&quot;%1&quot;に値がありません。</translation>
    </message>
    <message>
        <source>Write it right after the =, without a space.</source>
        <translation>=のすぐ後ろに、空白を入れずに書いてください。</translation>
    </message>
    <message>
        <source>“%1” is not a value of this key.</source>
        <translation>このキーに値&quot;%1&quot;は使えません。</translation>
    </message>
    <message>
        <source>Write one that the help of the command shows.</source>
        <translation>コマンドのヘルプに示されている値を書いてください。</translation>
    </message>
    <message>
        <source>The step does not say which fault “%1” meets.</source>
        <translation>ステップに、&quot;%1&quot;で起こす障害が示されていません。</translation>
    </message>
    <message>
        <source>Write it like status=503 or reset.</source>
        <translation>status=503やresetのように書いてください。</translation>
    </message>
    <message>
        <source>No run was started before this step.</source>
        <translation>このステップの前に開始されたランがありません。</translation>
    </message>
    <message>
        <source>Write the step run above it.</source>
        <translation>上にrunステップを書いてください。</translation>
    </message>
    <message>
        <source>The run does not reach the stage “%1”.</source>
        <translation>ランはステージ&quot;%1&quot;に到達しません。</translation>
    </message>
    <message>
        <source>Name the stage in the key stages of the run; a speculative run ends after post_plan.</source>
        <translation>ランのstagesキーにステージの名前を書いてください。投機的ランはpost_planで終了します。</translation>
    </message>
    <message>
        <source>The stage “%1” has already been delivered.</source>
        <translation>ステージ&quot;%1&quot;はすでに配信対象になっています。</translation>
    </message>
    <message>
        <source>Leave one of the two steps out.</source>
        <translation>2つのステップのうち一方を削除してください。</translation>
    </message>
    <message>
        <source>The scenario expects nothing, so it could not fail.</source>
        <translation>シナリオに期待する内容がないため、失敗することがありません。</translation>
    </message>
    <message>
        <source>Add a step such as expect result=passed.</source>
        <translation>expect result=passedのようなステップを追加してください。</translation>
    </message>
    <message>
        <source>the service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>field %1 of entry %2</source>
        <translation>エントリー%2のフィールド%1</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>フィールド%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What the service says, and about which field</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>It points to %1.</source>
        <translation>%1を指しています。</translation>
    </message>
    <message numerus="yes">
        <source>The service says: %1, and %n more.</source>
        <translation>
            <numerusform>サービスの応答: %1、ほか%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>The service says: %1.</source>
        <translation>サービスの応答: %1。</translation>
    </message>
    <message>
        <source>%1 already listens at %2.</source>
        <extracomment>%1 is a process, such as nginx (4711); %2 an address</extracomment>
        <translation>%1がすでに%2で待ち受けています。</translation>
    </message>
    <message>
        <source>End that program or choose another port: %1 is free.</source>
        <translation>そのプログラムを終了するか、別のポートを選択してください。%1が空いています。</translation>
    </message>
    <message>
        <source>“%1” holds what Runlatch never puts into such a file: %2.</source>
        <extracomment>%1 is a file; %2 a part of it in the words of SQL, such as trigger &quot;x&quot;</extracomment>
        <translation>「%1」に、Runlatchがこのようなファイルに書き込むことのないものが含まれています: %2。</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>サービスの応答: %1</translation>
    </message>
    <message>
        <source>The signature header arrived %1 times. All are the same, and valid for this body and key, but a receiver may refuse more than one.</source>
        <translation>署名ヘッダーが%1回届きました。すべて同じで、このボディと鍵に対して有効ですが、受信側が複数のヘッダーを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>%1 signature headers arrived. Number %2 (%3...) is valid for this body and key, and the others make it unclear which one counts.</source>
        <translation>署名ヘッダーが%1個届きました。%2番目(%3...)はこのボディと鍵に対して有効ですが、ほかのヘッダーがあるため、どれが使われるかはっきりしません。</translation>
    </message>
    <message>
        <source>The request was refused, so its signature was not checked.</source>
        <translation>リクエストが拒否されたため、署名は検証されませんでした。</translation>
    </message>
    <message>
        <source>The signature is valid for this body and key.</source>
        <translation>署名はこのボディと鍵に対して有効です。</translation>
    </message>
    <message>
        <source>The signature header is absent or empty, although a key is set here.</source>
        <translation>ここには鍵が設定されていますが、署名ヘッダーがないか、空です。</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task, or as the token of the notification; without one the service sends an empty header, or none.</source>
        <translation>同じHMAC鍵を、ランタスクに設定するか、通知のトークンとして設定してください。鍵がないと、サービスはヘッダーを空にするか、送信しません。</translation>
    </message>
    <message>
        <source>No HMAC key is set here, so nothing was checked.</source>
        <translation>ここにHMAC鍵が設定されていないため、何も検証されませんでした。</translation>
    </message>
    <message>
        <source>Set the HMAC key of the run task, or the token of the notification.</source>
        <translation>ランタスクのHMAC鍵、または通知のトークンを設定してください。</translation>
    </message>
    <message>
        <source>The signature does not match: the body was changed, or another key was used.</source>
        <translation>署名が一致しません。ボディが変更されたか、別の鍵が使用されています。</translation>
    </message>
    <message>
        <source>Compare the key with the run task&apos;s. If it is the same, something changed the body in transit: sign and check the raw bytes, not re-serialized JSON.</source>
        <translation>鍵をランタスクの鍵と比べてください。同じであれば、途中で何かがボディを変更しています。再シリアライズしたJSONではなく、生のバイト列を署名・検証してください。</translation>
    </message>
    <message>
        <source>The digest is correct, but in upper case; the service writes it in lower case.</source>
        <translation>ダイジェストは正しいものの、大文字です。サービスは小文字で書きます。</translation>
    </message>
    <message>
        <source>Make the sender write lower-case hexadecimal digits.</source>
        <translation>送信元で、小文字の16進数で書くようにしてください。</translation>
    </message>
    <message>
        <source>The digest is correct, but in base64; the service writes hexadecimal digits.</source>
        <translation>ダイジェストは正しいものの、base64です。サービスは16進数で書きます。</translation>
    </message>
    <message>
        <source>Make the sender write 128 lower-case hexadecimal digits.</source>
        <translation>送信元で、128桁の小文字の16進数で書くようにしてください。</translation>
    </message>
    <message>
        <source>The digest is correct, but something like “sha512=” precedes it.</source>
        <translation>ダイジェストは正しいものの、前に&quot;sha512=&quot;のようなものが付いています。</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512, not SHA-256 or SHA-1, and write it whole.</source>
        <translation>送信元で、SHA-256やSHA-1ではなくHMAC-SHA512を使用し、全体を書くようにしてください。</translation>
    </message>
    <message>
        <source>Make the sender write HMAC-SHA512 as lower-case hexadecimal digits.</source>
        <translation>送信元で、HMAC-SHA512を小文字の16進数で書くようにしてください。</translation>
    </message>
    <message>
        <source>The signature header arrived more than once, so it is not clear which one counts.</source>
        <translation>署名ヘッダーが複数届いたため、どれが使われるかはっきりしません。</translation>
    </message>
    <message>
        <source>Make the sender, or the proxy in between, send it once.</source>
        <translation>送信元または途中のプロキシで、1回だけ送信するようにしてください。</translation>
    </message>
    <message>
        <source>The signature header is empty, although a key is set here.</source>
        <translation>ここには鍵が設定されていますが、署名ヘッダーが空です。</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task; without one the service sends an empty header.</source>
        <translation>同じHMAC鍵をランタスクに設定してください。鍵がないと、サービスは空のヘッダーを送信します。</translation>
    </message>
    <message>
        <source>There is no signature header, although a key is set here.</source>
        <translation>ここには鍵が設定されていますが、署名ヘッダーがありません。</translation>
    </message>
    <message>
        <source>Set the same HMAC key in the run task, or as the token of the notification, and look for a proxy that drops headers it does not know.</source>
        <translation>同じHMAC鍵を、ランタスクに設定するか、通知のトークンとして設定してください。また、未知のヘッダーを取り除くプロキシがないか確認してください。</translation>
    </message>
    <message>
        <source>The signature is made with SHA-256 instead of SHA-512.</source>
        <translation>署名はSHA-512ではなくSHA-256で作成されています。</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512.</source>
        <translation>送信元で、HMAC-SHA512を使用するようにしてください。</translation>
    </message>
    <message>
        <source>The signature is made with SHA-1 instead of SHA-512.</source>
        <translation>署名はSHA-512ではなくSHA-1で作成されています。</translation>
    </message>
    <message>
        <source>The signature is made with SHA-384 instead of SHA-512.</source>
        <translation>署名はSHA-512ではなくSHA-384で作成されています。</translation>
    </message>
    <message>
        <source>The signature is made with SHA3-512 instead of SHA-512.</source>
        <translation>署名はSHA-512ではなくSHA3-512で作成されています。</translation>
    </message>
    <message>
        <source>The signature is a plain SHA-512 digest, not an HMAC.</source>
        <translation>署名はHMACではなく、単純なSHA-512ダイジェストです。</translation>
    </message>
    <message>
        <source>Make the sender use HMAC-SHA512 with the key: anybody can make a plain digest.</source>
        <translation>送信元で、鍵を使ったHMAC-SHA512を使用するようにしてください。単純なダイジェストは誰でも作成できます。</translation>
    </message>
    <message>
        <source>The two keys differ in a line break at their end.</source>
        <translation>2つの鍵が、末尾の改行の有無で異なります。</translation>
    </message>
    <message>
        <source>Remove the line break on the side that has it: files and copied lines often end in one.</source>
        <translation>改行がある側で、改行を除いてください。ファイルやコピーした行は改行で終わることがよくあります。</translation>
    </message>
    <message>
        <source>The two keys differ in blanks at their beginning or end.</source>
        <translation>2つの鍵が、先頭または末尾の空白で異なります。</translation>
    </message>
    <message>
        <source>Remove the blanks on the side that has them.</source>
        <translation>空白がある側で、空白を除いてください。</translation>
    </message>
    <message>
        <source>One of the two keys is in quotes, and the quotes count as part of it.</source>
        <translation>2つの鍵の一方が引用符で囲まれ、引用符が鍵の一部として扱われています。</translation>
    </message>
    <message>
        <source>Remove the quotes: environment files and YAML often leave them in the value.</source>
        <translation>引用符を除いてください。環境ファイルやYAMLでは、引用符が値に残ることがよくあります。</translation>
    </message>
    <message>
        <source>One side takes the key as hexadecimal digits for bytes, the other as text.</source>
        <translation>一方は鍵を16進数とみなしてバイト列に変換し、もう一方はテキストとして扱っています。</translation>
    </message>
    <message>
        <source>Use the characters of the key as they are on both sides.</source>
        <translation>両側で、鍵の文字をそのまま使用してください。</translation>
    </message>
    <message>
        <source>One side takes the key as base64 for bytes, the other as text.</source>
        <translation>一方は鍵をbase64とみなしてバイト列に変換し、もう一方はテキストとして扱っています。</translation>
    </message>
    <message>
        <source>The signature is made with another key that is known here.</source>
        <translation>署名は、ここで認識している別の鍵で作成されています。</translation>
    </message>
    <message>
        <source>Set that key here, or set the key from here in the run task.</source>
        <translation>その鍵をここに設定するか、ここの鍵をランタスクに設定してください。</translation>
    </message>
    <message>
        <source>The request is signed, but only one of the two sides has a key.</source>
        <translation>リクエストは署名されていますが、鍵があるのは一方だけです。</translation>
    </message>
    <message>
        <source>Set the same key on both sides.</source>
        <translation>両側に同じ鍵を設定してください。</translation>
    </message>
    <message>
        <source>The body was signed with a line break at its end and arrived without it.</source>
        <translation>ボディは末尾の改行を含めて署名されましたが、改行なしで届きました。</translation>
    </message>
    <message>
        <source>Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that removes the last line break.</source>
        <translation>送信されるバイト列をそのまま署名・検証してください。末尾の改行を除くエディター、シェル、ミドルウェアがないか確認してください。</translation>
    </message>
    <message>
        <source>The body was signed without the line break at its end.</source>
        <translation>ボディは末尾の改行を除いて署名されています。</translation>
    </message>
    <message>
        <source>Sign and check the bytes as they are sent. Look for an editor, a shell or a middleware that adds a last line break.</source>
        <translation>送信されるバイト列をそのまま署名・検証してください。末尾に改行を付けるエディター、シェル、ミドルウェアがないか確認してください。</translation>
    </message>
    <message>
        <source>The lines of the body were signed with other line ends.</source>
        <translation>ボディの行は、異なる改行で署名されています。</translation>
    </message>
    <message>
        <source>Read and write the body as bytes, not as text: text mode, Git and editors change line ends.</source>
        <translation>ボディをテキストではなくバイト列として読み書きしてください。テキストモード、Git、エディターは改行を変えます。</translation>
    </message>
    <message>
        <source>The body was signed with a byte order mark and arrived without it, or vice versa.</source>
        <translation>ボディはバイトオーダーマーク付きで署名されてマークなしで届いたか、その逆です。</translation>
    </message>
    <message>
        <source>Write UTF-8 without a byte order mark, and read the body as bytes.</source>
        <translation>バイトオーダーマークなしのUTF-8で書き、ボディをバイト列として読み取ってください。</translation>
    </message>
    <message>
        <source>The body was signed without the white space around it.</source>
        <translation>ボディは前後の空白文字を除いて署名されています。</translation>
    </message>
    <message>
        <source>Sign the bytes as they are sent, without trimming them.</source>
        <translation>バイト列の前後を切り詰めず、送信されるとおりに署名してください。</translation>
    </message>
    <message>
        <source>Another spelling of the same JSON was signed.</source>
        <translation>同じJSONの別の表記が署名されています。</translation>
    </message>
    <message>
        <source>Sign and check the raw bytes of the body, before anything parses it: re-serialized JSON has other bytes.</source>
        <translation>何かが解析する前の、ボディの生のバイト列を署名・検証してください。再シリアライズしたJSONはバイト列が異なります。</translation>
    </message>
    <message>
        <source>The letters of the body were signed in another encoding.</source>
        <translation>ボディの文字が、別のエンコーディングで署名されています。</translation>
    </message>
    <message>
        <source>Read and write the body as bytes, or as UTF-8 on both sides.</source>
        <translation>ボディを、バイト列として、または両側ともUTF-8として読み書きしてください。</translation>
    </message>
    <message>
        <source>The body was signed before it was compressed in transit.</source>
        <translation>ボディは、途中で圧縮される前に署名されています。</translation>
    </message>
    <message>
        <source>Keep the gateway from compressing requests, or check the signature of the unpacked bytes.</source>
        <translation>ゲートウェイがリクエストを圧縮しないようにするか、展開したバイト列の署名を検証してください。</translation>
    </message>
    <message>
        <source>Content-Length announces fewer bytes than were signed and sent.</source>
        <translation>Content-Lengthで宣言されたバイト数が、署名および送信されたバイト数より少なくなっています。</translation>
    </message>
    <message>
        <source>Make the sender count the bytes of the encoded body, not its characters: most receivers read no more than was announced.</source>
        <translation>送信元で、文字数ではなく、エンコード後のボディのバイト数を数えるようにしてください。ほとんどの受信側は、宣言された分しか読み取りません。</translation>
    </message>
    <message>
        <source>The request has no Content-Length, so it has no body.</source>
        <translation>リクエストにContent-Lengthがないため、ボディもありません。</translation>
    </message>
    <message>
        <source>Make the sender announce how many bytes the body has, or send it in chunks.</source>
        <translation>送信元で、ボディのバイト数を宣言するか、チャンク形式で送信するようにしてください。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A number and its unit, such as &quot;5.1 GB&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more were refused</source>
        <translation>
            <numerusform>ほか%Ln件を拒否</numerusform>
        </translation>
    </message>
    <message>
        <source>no final callback within %1</source>
        <translation>%1以内に最終コールバックなし</translation>
    </message>
    <message>
        <source>no callback within %1 of the previous event</source>
        <translation>直前の出来事から%1以内にコールバックなし</translation>
    </message>
    <message>
        <source>no final callback within %1 in all</source>
        <translation>全体で%1以内に最終コールバックなし</translation>
    </message>
    <message>
        <source>the last one was answered %1: %2</source>
        <translation>最後のコールバックへの応答は%1: %2</translation>
    </message>
    <message>
        <source>the last one was answered %1</source>
        <translation>最後のコールバックへの応答は%1</translation>
    </message>
    <message>
        <source>the last one broke off: %1</source>
        <translation>最後のコールバックが途中で切断: %1</translation>
    </message>
    <message>
        <source>a request arrived that could not be read: %1</source>
        <translation>読み取れないリクエストを受信: %1</translation>
    </message>
    <message>
        <source>the last one was %1</source>
        <translation>最後のコールバックは%1</translation>
    </message>
    <message>
        <source>none arrived, but a request to another address: %1</source>
        <translation>届きませんでしたが、別のアドレスへのリクエストがありました: %1</translation>
    </message>
    <message>
        <source>none arrived; the answer contains a result, where it is not read</source>
        <translation>コールバックなし。応答に結果がありますが、そこは読み取られません</translation>
    </message>
    <message>
        <source>none arrived</source>
        <translation>コールバックなし</translation>
    </message>
    <message>
        <source>answered %1; only 200 is accepted</source>
        <translation>応答は%1(受理されるのは200だけ)</translation>
    </message>
    <message>
        <source>no answer within %1</source>
        <translation>%1以内に応答なし</translation>
    </message>
    <message>
        <source>the callback that said %1 does not count</source>
        <translation>%1と示したコールバックは数えられません</translation>
    </message>
    <message>
        <source>the final callback said %1</source>
        <translation>最終コールバックは%1</translation>
    </message>
    <message>
        <source>the final callback was answered %1: %2</source>
        <translation>最終コールバックへの応答は%1: %2</translation>
    </message>
    <message>
        <source>answered 200, which accepts it</source>
        <translation>応答は200(受理)</translation>
    </message>
    <message>
        <source>%1 as expected: %2</source>
        <extracomment>%1 is how it ended (&quot;passed&quot;), %2 why</extracomment>
        <translation>期待どおり%1: %2</translation>
    </message>
    <message>
        <source>expected %1, was %2: %3</source>
        <extracomment>%1 and %2 are how a run task ends (&quot;passed&quot;, &quot;errored&quot;), %3 is why</extracomment>
        <translation>期待は%1、実際は%2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1; not clean: %2; and %n more</source>
        <extracomment>%1 is how it ended and why, %2 what was wrong all the same</extracomment>
        <translation>
            <numerusform>%1; 問題あり: %2; ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; not clean: %2</source>
        <translation>%1; 問題あり: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a run task.</source>
        <translation>「%1」はランタスクの名前に使えません。</translation>
    </message>
    <message>
        <source>Use at most 90 letters, digits, - and _.</source>
        <translation>90文字以内の英字、数字、-、_で入力してください。</translation>
    </message>
    <message>
        <source>The URL of the run task is not valid.</source>
        <translation>ランタスクのURLが無効です。</translation>
    </message>
    <message>
        <source>Enter a URL with http or https, without a user name and a password.</source>
        <translation>httpまたはhttpsのURLを、ユーザー名とパスワードなしで入力してください。</translation>
    </message>
    <message>
        <source>The description is longer than 300 characters.</source>
        <translation>説明が300文字を超えています。</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>説明を短くしてください。</translation>
    </message>
    <message>
        <source>The HMAC key is not text.</source>
        <translation>HMAC鍵がテキストではありません。</translation>
    </message>
    <message>
        <source>The service accepts keys in UTF-8. Choose another key.</source>
        <translation>サービスが受け付けるのはUTF-8の鍵です。別の鍵を選択してください。</translation>
    </message>
    <message>
        <source>No stage is chosen.</source>
        <translation>ステージが選択されていません。</translation>
    </message>
    <message>
        <source>Choose at least one stage.</source>
        <translation>ステージを1つ以上選択してください。</translation>
    </message>
    <message>
        <source>The service did not accept the URL of the run task at %1.</source>
        <translation>サービスは%1でランタスクのURLを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The service sends a test request to this URL and expects the answer 200. Check that the service can reach it.</source>
        <translation>サービスはこのURLに検証リクエストを送信し、200の応答を期待します。サービスから接続できることを確認してください。</translation>
    </message>
    <message>
        <source>The organization already has a run task named “%1”.</source>
        <translation>組織には、「%1」という名前のランタスクがすでにあります。</translation>
    </message>
    <message>
        <source>Choose another name, or look at the existing run task again.</source>
        <translation>別の名前を選択するか、既存のランタスクをもう一度確認してください。</translation>
    </message>
    <message>
        <source>The organization has no run task named “%1”.</source>
        <translation>組織に「%1」という名前のランタスクはありません。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>名前を確認してください。</translation>
    </message>
    <message>
        <source>The edition of the organization “%1” has no run tasks (404).</source>
        <translation>組織「%1」のエディションにランタスクはありません(404)。</translation>
    </message>
    <message>
        <source>Its entitlements say so. Choose another organization.</source>
        <translation>組織の利用権(entitlements)によるものです。別の組織を選択してください。</translation>
    </message>
    <message>
        <source>The service does not show the run tasks of “%1” to this token, or does not let it change them (404).</source>
        <translation>サービスがこのトークンに「%1」のランタスクを表示しないか、変更を許可していません(404)。</translation>
    </message>
    <message>
        <source>The token needs the permission to manage run tasks.</source>
        <translation>トークンに、ランタスクを管理する権限が必要です。</translation>
    </message>
    <message>
        <source>The request was not carried out: the service shows no change.</source>
        <translation>リクエストは実行されませんでした。サービスに変更が見られません。</translation>
    </message>
    <message>
        <source>The request was not sent.</source>
        <translation>リクエストは送信されませんでした。</translation>
    </message>
    <message>
        <source>It was stopped, or the service had refused the token before.</source>
        <translation>停止されたか、サービスがその前にトークンを拒否していました。</translation>
    </message>
    <message>
        <source>The run task “%1” was not removed: it is attached to workspaces.</source>
        <translation>ランタスク「%1」は削除されませんでした。ワークスペースに関連付けられています。</translation>
    </message>
    <message>
        <source>Detach it from these workspaces first.</source>
        <translation>先にこれらのワークスペースとの関連付けを解除してください。</translation>
    </message>
    <message>
        <source>The service attached the run task to “%1” with other stages or another enforcement level.</source>
        <translation>サービスがランタスクを「%1」に、異なるステージまたは適用レベルで関連付けました。</translation>
    </message>
    <message>
        <source>Look at the run tasks of this workspace in the service.</source>
        <translation>サービスで、このワークスペースのランタスクを確認してください。</translation>
    </message>
    <message>
        <source>The HMAC key was not sent: the connection to %1 is not encrypted.</source>
        <translation>HMAC鍵は送信されませんでした。%1への接続が暗号化されていません。</translation>
    </message>
    <message>
        <source>Use https for the service.</source>
        <translation>サービスにはhttpsを使用してください。</translation>
    </message>
    <message>
        <source>The organization has reached its limit of run tasks: %1.</source>
        <translation>組織がランタスク数の上限に達しています: %1。</translation>
    </message>
    <message>
        <source>The service may refuse another one.</source>
        <translation>サービスがこれ以上のランタスクを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The limit of workspaces with a run task is exceeded: %1.</source>
        <translation>ランタスクのあるワークスペース数の上限を超えています: %1。</translation>
    </message>
    <message>
        <source>The service may refuse the others.</source>
        <translation>サービスが残りを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The limit of mandatory run tasks may be reached: %1.</source>
        <translation>必須のランタスク数の上限に達している可能性があります: %1。</translation>
    </message>
    <message>
        <source>The service may refuse the level mandatory.</source>
        <translation>サービスが適用レベルmandatoryを拒否する可能性があります。</translation>
    </message>
    <message>
        <source>The edition of the organization “%1” has no global run tasks.</source>
        <translation>組織「%1」のエディションにグローバルなランタスクはありません。</translation>
    </message>
    <message>
        <source>Attach the run task to workspaces instead.</source>
        <translation>代わりに、ランタスクをワークスペースに関連付けてください。</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n日前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) ago</source>
        <translation>
            <numerusform>%nか月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) ago</source>
        <translation>
            <numerusform>%n年前</numerusform>
        </translation>
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
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <extracomment>A point in time, as in logs; UTC stays</extracomment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired, so nothing was sent.</source>
        <translation>%1の証明書の有効期限が切れているため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date; if it is right, the server needs a new certificate.</source>
        <translation>このコンピューターの日付を確認してください。日付が正しい場合は、サーバーに新しい証明書が必要です。</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet, so nothing was sent.</source>
        <translation>%1の証明書がまだ有効になっていないため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Check this computer&apos;s date; if it is right, wait until the certificate&apos;s first day.</source>
        <translation>このコンピューターの日付を確認してください。日付が正しい場合は、証明書の有効期間の開始日まで待ってください。</translation>
    </message>
    <message>
        <source>The certificate of %1 is for a different host, so nothing was sent.</source>
        <translation>%1の証明書が別のホスト用のため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Check the address. If it is right, compare the certificate&apos;s fingerprint with what the server&apos;s administrator tells you before you trust it.</source>
        <translation>アドレスを確認してください。アドレスが正しい場合は、信頼する前に、証明書のフィンガープリントをサーバーの管理者から聞いたものと比べてください。</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed and not trusted. Nothing was sent.</source>
        <translation>%1の証明書が自己署名で、信頼されていません。何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Compare its fingerprint with what the server&apos;s administrator tells you before you trust it for this connection.</source>
        <translation>この接続で信頼する前に、フィンガープリントをサーバーの管理者から聞いたものと比べてください。</translation>
    </message>
    <message>
        <source>This system does not trust the issuer of the certificate of %1, so nothing was sent.</source>
        <translation>%1の証明書の発行者がこのシステムで信頼されていないため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Check who issued it: a proxy of your network may be in between. Compare its fingerprint with what the server&apos;s administrator tells you before you trust it.</source>
        <translation>発行者を確認してください。ネットワークのプロキシが途中に入っている可能性があります。信頼する前に、フィンガープリントをサーバーの管理者から聞いたものと比べてください。</translation>
    </message>
    <message>
        <source>%1 presents a different certificate than the one you trusted, so nothing was sent.</source>
        <translation>%1が、信頼した証明書とは別の証明書を提示したため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Ask the server&apos;s administrator whether it was renewed before you trust the new one: somebody may be in between.</source>
        <translation>新しい証明書を信頼する前に、更新されたかどうかをサーバーの管理者に確認してください。第三者が途中に割り込んでいる可能性があります。</translation>
    </message>
    <message>
        <source>The certificate of %1 was revoked by its issuer, so nothing was sent.</source>
        <translation>%1の証明書が発行者によって失効されているため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Tell the server&apos;s administrator: it needs a new certificate.</source>
        <translation>サーバーの管理者に、新しい証明書が必要であることを連絡してください。</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be established, so nothing was sent.</source>
        <translation>%1への安全な接続を確立できなかったため、何も送信しませんでした。</translation>
    </message>
    <message>
        <source>Check address and port, and that https is spoken there. A very old server knows no protocol that is safe, and a certificate may be damaged.</source>
        <translation>アドレスとポートを確認し、そこでhttpsが使われていることを確認してください。非常に古いサーバーは安全なプロトコルに対応しておらず、また、証明書が破損している可能性もあります。</translation>
    </message>
    <message>
        <source>The file “%1” for the certificate cannot be read.</source>
        <translation>証明書のファイル「%1」を読み取れません。</translation>
    </message>
    <message>
        <source>The file “%1” holds no certificate.</source>
        <translation>ファイル「%1」に証明書が含まれていません。</translation>
    </message>
    <message>
        <source>Choose a PEM or PKCS#12 file with a certificate in it.</source>
        <translation>証明書を含むPEMまたはPKCS#12のファイルを選択してください。</translation>
    </message>
    <message>
        <source>The file “%1” holds no private key.</source>
        <translation>ファイル「%1」に秘密鍵が含まれていません。</translation>
    </message>
    <message>
        <source>Choose the file that holds the certificate&apos;s key.</source>
        <translation>証明書の鍵を含むファイルを選択してください。</translation>
    </message>
    <message>
        <source>The passphrase of “%1” is missing or wrong, or the file is damaged.</source>
        <translation>「%1」のパスフレーズが入力されていないか間違っているか、ファイルが破損しています。</translation>
    </message>
    <message>
        <source>Enter the passphrase that the key was encrypted with.</source>
        <translation>鍵の暗号化に使用したパスフレーズを入力してください。</translation>
    </message>
    <message>
        <source>The private key in “%1” is neither an RSA nor an EC key, or is damaged.</source>
        <translation>「%1」の秘密鍵がRSA鍵でもEC鍵でもないか、破損しています。</translation>
    </message>
    <message>
        <source>Choose a certificate with an RSA or EC key; Ed25519 cannot be used here.</source>
        <translation>RSA鍵またはEC鍵の証明書を選択してください。Ed25519はここでは使用できません。</translation>
    </message>
    <message>
        <source>The key in “%1” is not the key of the certificate.</source>
        <translation>「%1」の鍵が証明書の鍵ではありません。</translation>
    </message>
    <message>
        <source>Choose the key that the certificate was made for. If it is, the certificate is damaged.</source>
        <translation>証明書の作成に使用した鍵を選択してください。その鍵を選択している場合は、証明書が破損しています。</translation>
    </message>
    <message>
        <source>The tunnel has no command.</source>
        <translation>トンネルのコマンドがありません。</translation>
    </message>
    <message>
        <source>Write a program and its arguments.</source>
        <translation>プログラムとその引数を入力してください。</translation>
    </message>
    <message>
        <source>The tunnel command is longer than 4,000 characters.</source>
        <translation>トンネルのコマンドが4,000文字を超えています。</translation>
    </message>
    <message>
        <source>A quotation mark in the tunnel command is not closed.</source>
        <translation>トンネルのコマンドの引用符が閉じていません。</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>引用符を閉じてください。</translation>
    </message>
    <message>
        <source>Only a shell understands “%1” in the tunnel command.</source>
        <translation>トンネルのコマンドの「%1」は、シェルだけが解釈できます。</translation>
    </message>
    <message>
        <source>Runlatch starts one program without a shell: write the value itself.</source>
        <translation>Runlatchは、シェルを介さずに1つのプログラムを起動します。値そのものを書いてください。</translation>
    </message>
    <message>
        <source>Replace “%1” in the tunnel command by your own value.</source>
        <translation>トンネルのコマンドの「%1」は、実際の値に置き換える必要がある箇所です。</translation>
    </message>
    <message>
        <source>Write it there. Runlatch fills in {host} and {port} alone.</source>
        <translation>そこに値を書いてください。Runlatchが置き換えるのは{host}と{port}だけです。</translation>
    </message>
    <message>
        <source>The tunnel program “%1” could not be started.</source>
        <translation>トンネルプログラム「%1」を開始できませんでした。</translation>
    </message>
    <message>
        <source>The tunnel program ended with exit code %1.</source>
        <translation>トンネルプログラムが終了コード%1で終了しました。</translation>
    </message>
    <message>
        <source>Its log may say why.</source>
        <translation>ログから原因が分かる場合があります。</translation>
    </message>
    <message>
        <source>The tunnel program “%1” was ended by a signal.</source>
        <translation>トンネルプログラム「%1」がシグナルによって終了しました。</translation>
    </message>
    <message>
        <source>The tunnel program “%1” ended within seconds, five times in a row.</source>
        <translation>トンネルプログラム「%1」が、5回続けて数秒以内に終了しました。</translation>
    </message>
    <message>
        <source>It is not started again by itself. Its log may say why.</source>
        <translation>これ以上、自動では開始しません。ログから原因が分かる場合があります。</translation>
    </message>
    <message>
        <source>The tunnel program “%1” has printed no https address for a minute.</source>
        <translation>トンネルプログラム「%1」が、1分間httpsアドレスを出力していません。</translation>
    </message>
    <message>
        <source>Its log shows what it printed.</source>
        <translation>出力された内容はログで確認できます。</translation>
    </message>
    <message>
        <source>%1 does not lead to this listener: something else answered %2.</source>
        <translation>%1はこのリスナーにつながっていません。別のものが%2で応答しました。</translation>
    </message>
    <message>
        <source>Check that it leads to the listener&apos;s port, and that nothing asks visitors to sign in.</source>
        <translation>リスナーのポートにつながること、アクセス時にサインインを求められないことを確認してください。</translation>
    </message>
    <message>
        <source>The token is in quotes or brackets.</source>
        <translation>トークンが引用符または括弧で囲まれています。</translation>
    </message>
    <message>
        <source>The token is encoded in base64.</source>
        <translation>トークンがBase64でエンコードされています。</translation>
    </message>
    <message>
        <source>Send the text of access_token as it is.</source>
        <translation>access_tokenのテキストをそのまま送信してください。</translation>
    </message>
    <message>
        <source>The letters of the token were all made upper or lower case.</source>
        <translation>トークンの文字がすべて大文字または小文字に変換されています。</translation>
    </message>
    <message>
        <source>Look for why the value of access_token is empty or masked where the header is made.</source>
        <translation>ヘッダーを作成する箇所で、access_tokenの値が空またはマスクされている理由を確認してください。</translation>
    </message>
    <message>
        <source>A PATCH with the token of a run task came to another address than its callback URL.</source>
        <translation>ランタスクのトークンを持つPATCHが、そのコールバックURLとは別のアドレスに届きました。</translation>
    </message>
    <message>
        <source>“Bearer” is written in another case in the Authorization header.</source>
        <translation>Authorizationヘッダーの「Bearer」の大文字・小文字が異なります。</translation>
    </message>
    <message>
        <source>Write “Bearer” as the service&apos;s documents do: HTTP allows both, and not every server takes both.</source>
        <translation>サービスのドキュメントどおり「Bearer」と書いてください。HTTPではどちらも許されますが、すべてのサーバーが両方を受け付けるわけではありません。</translation>
    </message>
    <message>
        <source>The result shows the access token, or the callback URL, to everybody who sees the run.</source>
        <translation>結果に含まれるアクセストークンまたはコールバックURLが、ランを閲覧できる全員に見えます。</translation>
    </message>
    <message>
        <source>Leave requests out of messages and outcomes, and mask their secrets.</source>
        <translation>メッセージや結果項目にリクエストを含めず、シークレットをマスクしてください。</translation>
    </message>
    <message>
        <source>The callback has neither Content-Length nor chunks, so nothing was read as its body.</source>
        <translation>コールバックにContent-Lengthもチャンクもないため、ボディとして何も読み取られませんでした。</translation>
    </message>
    <message>
        <source>Announce the number of bytes of the body in Content-Length.</source>
        <translation>Content-Lengthにボディのバイト数を指定してください。</translation>
    </message>
    <message>
        <source>The text ends in the middle, and more bytes follow: Content-Length is smaller than the body.</source>
        <translation>テキストが途中で終わり、その後に別のバイトが続いています。Content-Lengthがボディより小さくなっています。</translation>
    </message>
    <message>
        <source>The head of a callback came, and its body did not arrive whole.</source>
        <translation>コールバックのヘッダーは届きましたが、ボディは完全には届きませんでした。</translation>
    </message>
    <message>
        <source>Announce as many bytes in Content-Length as the body has, and look for what holds the sender.</source>
        <translation>Content-Lengthにボディと同じバイト数を指定し、送信元が止まっている原因を確認してください。</translation>
    </message>
    <message>
        <source>A correctly signed delivery was refused like one with a wrong signature.</source>
        <translation>正しく署名された配信が、署名の誤りと同じように拒否されました。</translation>
    </message>
    <message>
        <source>Give both sides the same key, and compute HMAC-SHA512 of the bytes of the body as they come; runlatch-cli doctor says what is wrong with a digest.</source>
        <translation>両側に同じキーを設定し、受信したボディのバイト列からHMAC-SHA512を計算してください。ダイジェストの誤りはrunlatch-cli doctorで確認できます。</translation>
    </message>
    <message>
        <source>The answer points to “%1”, and the service follows no redirect.</source>
        <translation>応答は「%1」へのリダイレクトですが、サービスはリダイレクトに従いません。</translation>
    </message>
    <message>
        <source>Answer 200 at the address of the run task, or register the address that answers 200.</source>
        <translation>ランタスクのアドレスで200を返すか、200を返すアドレスを登録してください。</translation>
    </message>
    <message>
        <source>Announce as many bytes in Content-Length as the body of the answer has, or look for a crash of the integration.</source>
        <translation>Content-Lengthに応答のボディと同じバイト数を指定するか、連携先がクラッシュしていないか確認してください。</translation>
    </message>
    <message>
        <source>The answer of %1 has a head, and its body is not sent as the head says.</source>
        <translation>%1の応答にはヘッダーがありますが、ボディがヘッダーの指定どおりに送信されていません。</translation>
    </message>
    <message>
        <source>Look for a server or proxy that announces chunks and sends none, or cuts them wrongly.</source>
        <translation>チャンクを宣言しながら送信しない、または誤って分割しているサーバーやプロキシを確認してください。</translation>
    </message>
    <message>
        <source>The answer of %1 is too large, and reading was stopped.</source>
        <translation>%1の応答が大きすぎるため、読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Answer without a body, or with a short one: the service does not read it.</source>
        <translation>ボディなし、または短いボディで応答してください。サービスはボディを読みません。</translation>
    </message>
    <message>
        <source>The file seems to be no text: an image, a document or an archive of another kind.</source>
        <translation>ファイルはテキストではなく、画像、文書、または別の種類のアーカイブのようです。</translation>
    </message>
    <message>
        <source>This is a web page or XML, not JSON.</source>
        <translation>これはWebページまたはXMLで、JSONではありません。</translation>
    </message>
    <message>
        <source>This is no address of a PostgreSQL database.</source>
        <translation>これはPostgreSQLデータベースのアドレスではありません。</translation>
    </message>
    <message>
        <source>Write it as postgresql://host/database, or name a file.</source>
        <translation>postgresql://host/databaseの形式で指定するか、ファイル名を指定してください。</translation>
    </message>
    <message>
        <source>The address of the database holds a password, which other programs could read.</source>
        <translation>データベースのアドレスにパスワードが含まれており、ほかのプログラムに読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>Take it out of the address, and put it into .pgpass or a service file.</source>
        <translation>アドレスからパスワードを削除し、.pgpassまたはサービスファイルに書いてください。</translation>
    </message>
    <message>
        <source>This build of Runlatch cannot use PostgreSQL.</source>
        <translation>このビルドのRunlatchではPostgreSQLを使用できません。</translation>
    </message>
    <message>
        <source>Name a file as the store, or install a build with libpq.</source>
        <translation>ストアとしてファイルを指定するか、libpqに対応したビルドをインストールしてください。</translation>
    </message>
    <message>
        <source>The database %1 does not answer.</source>
        <translation>データベース%1が応答しません。</translation>
    </message>
    <message>
        <source>Check that its server runs and can be reached; Runlatch connects again by itself.</source>
        <translation>サーバーが稼働し、接続できることを確認してください。Runlatchは自動的に再接続します。</translation>
    </message>
    <message>
        <source>The database %1 refused the role or its password.</source>
        <translation>データベース%1がロールまたはそのパスワードを拒否しました。</translation>
    </message>
    <message>
        <source>Check both in .pgpass or the service file.</source>
        <translation>.pgpassまたはサービスファイルで両方を確認してください。</translation>
    </message>
    <message>
        <source>The certificate of the database %1 does not prove whose it is.</source>
        <translation>データベース%1の証明書では、相手を確認できません。</translation>
    </message>
    <message>
        <source>Check that it is valid and names this host, and that sslrootcert names its authority.</source>
        <translation>証明書が有効でこのホストの名前を含み、sslrootcertがその認証局を指していることを確認してください。</translation>
    </message>
    <message>
        <source>The server has no database %1.</source>
        <translation>サーバーにデータベース%1がありません。</translation>
    </message>
    <message>
        <source>Make it, or check its name.</source>
        <translation>データベースを作成するか、名前を確認してください。</translation>
    </message>
    <message>
        <source>The role may not do that in the database %1.</source>
        <translation>このロールには、データベース%1でその操作を行う権限がありません。</translation>
    </message>
    <message>
        <source>Ask its owner for the rights of a receiver.</source>
        <translation>受信側に必要な権限を所有者に依頼してください。</translation>
    </message>
    <message>
        <source>The database %1 takes no writes: it is a standby.</source>
        <translation>データベース%1はスタンバイのため、書き込みを受け付けません。</translation>
    </message>
    <message>
        <source>Name the primary server in the address, or target_session_attrs=read-write.</source>
        <translation>アドレスにプライマリサーバーを指定するか、target_session_attrs=read-writeを指定してください。</translation>
    </message>
    <message>
        <source>The database %1 does not keep its texts as UTF-8.</source>
        <translation>データベース%1のテキストはUTF-8ではありません。</translation>
    </message>
    <message>
        <source>Make one with ENCODING &apos;UTF8&apos;.</source>
        <translation>ENCODING &apos;UTF8&apos;でデータベースを作成してください。</translation>
    </message>
    <message>
        <source>The schema “runlatch” of the database %1 is not as Runlatch made it.</source>
        <translation>データベース%1のスキーマ「runlatch」が、Runlatchの作成したものと異なります。</translation>
    </message>
    <message>
        <source>Name another database; this one was left as it is.</source>
        <translation>別のデータベースを指定してください。このデータベースは変更していません。</translation>
    </message>
    <message>
        <source>The server of the database has %1: a crash may lose what it has committed.</source>
        <translation>データベースのサーバーは%1に設定されています。クラッシュすると、コミット済みの内容が失われるおそれがあります。</translation>
    </message>
    <message>
        <source>Set it to on. Runlatch sets synchronous_commit for its own sessions, and nothing else.</source>
        <translation>onに設定してください。Runlatchが自身のセッションで設定するのはsynchronous_commitだけです。</translation>
    </message>
    <message>
        <source>The database %1 was made by a newer version of Runlatch.</source>
        <translation>データベース%1は、より新しいバージョンのRunlatchで作成されています。</translation>
    </message>
    <message>
        <source>Update Runlatch, or name another database; this one was left as it is.</source>
        <translation>Runlatchを更新するか、別のデータベースを指定してください。このデータベースは変更していません。</translation>
    </message>
    <message>
        <source>The digest is correct, but there are colons, dashes or blanks between its bytes.</source>
        <translation>ダイジェストは正しいものの、バイトの間にコロン、ハイフン、または空白が入っています。</translation>
    </message>
    <message>
        <source>Remove them before comparing; the service sends the digits alone.</source>
        <translation>比較する前にそれらを除いてください。サービスは16進数だけを送信します。</translation>
    </message>
    <message>
        <source>Look for a time limit or a crash at the sender, or a Content-Length above the size of its body.</source>
        <translation>送信元で、時間制限やクラッシュがないか、Content-Lengthがボディのサイズより大きくないか確認してください。</translation>
    </message>
    <message>
        <source>The request&apos;s Host header names another server, or there is none.</source>
        <translation>リクエストのHostヘッダーが別のサーバーを指しているか、ヘッダーがありません。</translation>
    </message>
    <message>
        <source>none arrived, and the plan or the configuration was refused: %1</source>
        <translation>届かず、プランまたは構成の取得が拒否されました: %1</translation>
    </message>
    <message>
        <source>answered %1, which points to “%2”; only 200 is accepted</source>
        <translation>応答は%1で「%2」へのリダイレクトでした。受け付けられるのは200だけです</translation>
    </message>
    <message>
        <source>In addition, there are colons, dashes or blanks between its bytes.</source>
        <translation>さらに、バイトの間にコロン、ハイフン、または空白があります。</translation>
    </message>
    <message>
        <source>The value is correct without the characters between its bytes.</source>
        <translation>値からバイトの間の文字を除くと正しい署名です。</translation>
    </message>
    <message>
        <source>The callback address takes no reply: PATCH is not allowed there (405).</source>
        <translation>コールバック先は返信を受け付けません。そこでは PATCH が許可されていません (405)。</translation>
    </message>
    <message>
        <source>The operator of the service has to set the right callback address. A proxy in between may answer so, too.</source>
        <translation>サービスの運用者が正しいコールバック先を設定する必要があります。途中のプロキシがこのように応答することもあります。</translation>
    </message>
    <message>
        <source>Actions that the apply runs: %1.</source>
        <translation>適用時に実行されるアクション: %1。</translation>
    </message>
    <message>
        <source>Actions that wait for a later plan: %1.</source>
        <translation>後のプランを待つアクション: %1。</translation>
    </message>
    <message>
        <source>the last one met the fault %1</source>
        <extracomment>%1 is a fault as it was ordered: &quot;callback:status=503#2&quot;</extracomment>
        <translation>最後のものは障害 %1 に遭遇しました</translation>
    </message>
    <message>
        <source>No receiver has used the database %1 yet.</source>
        <translation>データベース%1は、まだどの受信側にも使われていません。</translation>
    </message>
    <message>
        <source>Check its name, or start a receiver: runlatch-cli inspect --store.</source>
        <translation>名前を確認するか、受信側を起動してください: runlatch-cli inspect --store。</translation>
    </message>
    <message>
        <source>There is nothing to apply.</source>
        <translation>適用するものはありません。</translation>
    </message>
    <message>
        <source>Checks with a status that is not known here: %1.</source>
        <translation>未知のステータスのチェック: %1。</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>延期</translation>
    </message>
    <message>
        <source>deferred: %1</source>
        <translation>延期: %1</translation>
    </message>
    <message>
        <source>sensitive from now on</source>
        <translation>今後は機密</translation>
    </message>
    <message>
        <source>no longer sensitive</source>
        <translation>機密ではなくなる</translation>
    </message>
    <message>
        <source>The program computes over the printed form of the bytes, as b&apos;...&apos; or 123,34.</source>
        <translation>プログラムが、b&apos;...&apos;や123,34のようなバイト列の表示形式に対して計算しています。</translation>
    </message>
    <message>
        <source>Pass the bytes on as they are, or decode them as UTF-8; str(body), String(body) and JSON.stringify(body) print them.</source>
        <translation>バイト列をそのまま渡すか、UTF-8として復号してください。str(body)、String(body)、JSON.stringify(body)は表示形式にします。</translation>
    </message>
    <message>
        <source>A condition has no “%1”.</source>
        <translation>条件に&quot;%1&quot;は使えません。</translation>
    </message>
    <message>
        <source>Terms beside each other must all hold, and OR binds tighter. Put it in quotes to look for it as it is.</source>
        <translation>並べた語はすべて満たす必要があり、ORのほうが強く結び付きます。そのままの文字として探すには引用符で囲んでください。</translation>
    </message>
    <message>
        <source>No line begins with “%1”.</source>
        <translation>&quot;%1&quot;で始まる行はありません。</translation>
    </message>
    <message>
        <source>Begin the line with a word that the help of the command lists, or with # where it is a comment.</source>
        <translation>行は、コマンドのヘルプにある語で始めてください。コメントなら#で始めます。</translation>
    </message>
    <message>
        <source>The line knows no “%1”.</source>
        <translation>この行で&quot;%1&quot;は使えません。</translation>
    </message>
    <message>
        <source>The line does not say what its “%1” is about.</source>
        <translation>この行の&quot;%1&quot;には対象がありません。</translation>
    </message>
    <message>
        <source>Write it right after that word, such as expect callback or reply passed.</source>
        <translation>expect callbackやreply passedのように、その語のすぐ後に書いてください。</translation>
    </message>
    <message>
        <source>The line has no key “%1”.</source>
        <translation>この行でキー&quot;%1&quot;は使えません。</translation>
    </message>
    <message>
        <source>The line lacks the key “%1”.</source>
        <translation>この行にはキー&quot;%1&quot;が必要です。</translation>
    </message>
    <message>
        <source>The HMAC key was sent as the token.</source>
        <translation>トークンとしてHMAC鍵が送信されました。</translation>
    </message>
    <message>
        <source>Send the access_token of the run task request; the key only checks signatures, and is sent to nobody.</source>
        <translation>ランタスクのリクエストのaccess_tokenを送信してください。鍵は署名の検証だけに使い、どこにも送信しません。</translation>
    </message>
    <message>
        <source>It answered %1 when it was asked for that.</source>
        <translation>それを問い合わせると%1が返りました。</translation>
    </message>
    <message>
        <source>the final callback went to another address: %1</source>
        <translation>最終コールバックが別のアドレスに送られました: %1</translation>
    </message>
    <message>
        <source>Of the bytes of the body as decimal numbers between commas</source>
        <translation>コンマ区切りの10進数にしたボディのバイト列の署名</translation>
    </message>
    <message>
        <source>Of the body as Node writes a Buffer in JSON</source>
        <translation>NodeのBufferをJSONにした形式のボディの署名</translation>
    </message>
    <message>
        <source>Of the bytes of the body as a list of decimal numbers</source>
        <translation>10進数のリストにしたボディのバイト列の署名</translation>
    </message>
    <message>
        <source>Of the body as Go prints bytes</source>
        <translation>Goのバイト列の表示形式にしたボディの署名</translation>
    </message>
    <message>
        <source>Of the body in UTF-16</source>
        <translation>UTF-16にしたボディの署名</translation>
    </message>
</context>
</TS>
