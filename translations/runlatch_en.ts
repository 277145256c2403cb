<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>runlatch::cli::ArchiveCommand</name>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>%1 of %n change request</numerusform>
            <numerusform>%1 of %n change requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived</source>
        <translation>
            <numerusform>%n archived</numerusform>
            <numerusform>%n archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already archived</source>
        <translation>
            <numerusform>%n already archived</numerusform>
            <numerusform>%n already archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n not sent</numerusform>
            <numerusform>%n not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CaptureReport</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CapturesListCommand</name>
    <message numerus="yes">
        <source>%n capture(s)</source>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::Command</name>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>%n workspace</numerusform>
            <numerusform>%n workspaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::CreateCommand</name>
    <message numerus="yes">
        <source>%n workspace(s) match</source>
        <translation>
            <numerusform>%n workspace matches</numerusform>
            <numerusform>%n workspaces match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more workspace(s)</source>
        <translation>
            <numerusform>%1 and %n more workspace</numerusform>
            <numerusform>%1 and %n more workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n workspace(s) match</source>
        <translation>
            <numerusform>At least %n workspace matches</numerusform>
            <numerusform>At least %n workspaces match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--targets-file has more than %Ln workspace(s), so it may hold ids only. These words are not ids: %1</source>
        <translation>
            <numerusform>--targets-file has more than %Ln workspace, so it may hold ids only. These words are not ids: %1</numerusform>
            <numerusform>--targets-file has more than %Ln workspaces, so it may hold ids only. These words are not ids: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n change request(s) have appeared.</source>
        <translation>
            <numerusform>All %n change request has appeared.</numerusform>
            <numerusform>All %n change requests have appeared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) appeared. It is not known whether others follow.</source>
        <translation>
            <numerusform>%n change request appeared. It is not known whether others follow.</numerusform>
            <numerusform>%n change requests appeared. It is not known whether others follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--targets-file is not a table of up to %Ln character(s), so --targets-column cannot be used.</source>
        <translation>
            <numerusform>--targets-file is not a table of up to %Ln character, so --targets-column cannot be used.</numerusform>
            <numerusform>--targets-file is not a table of up to %Ln characters, so --targets-column cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--targets-file has more than %Ln workspace(s), which is too much for a table.</source>
        <translation>
            <numerusform>--targets-file has more than %Ln workspace, which is too much for a table.</numerusform>
            <numerusform>--targets-file has more than %Ln workspaces, which is too much for a table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ExportCommand</name>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>%n request was exported.</numerusform>
            <numerusform>%n requests were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them placeholders stand for secrets.</source>
        <translation>
            <numerusform>In %n of them placeholders stand for secrets.</numerusform>
            <numerusform>In %n of them placeholders stand for secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>%n request was removed from the store meanwhile.</numerusform>
            <numerusform>%n requests were removed from the store meanwhile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::FindOutCommand</name>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) exist.</source>
        <translation>
            <numerusform>It was carried out: %n change request exists.</numerusform>
            <numerusform>It was carried out: %n change requests exist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ImportCommand</name>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>%n request was imported.</numerusform>
            <numerusform>%n requests were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further fault(s) were not printed.</source>
        <translation>
            <numerusform>%n further fault was not printed.</numerusform>
            <numerusform>%n further faults were not printed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The signature of %n request(s) was checked here: %1 valid, %2 not.</source>
        <translation>
            <numerusform>The signature of %n request was checked here: %1 valid, %2 not.</numerusform>
            <numerusform>The signature of %n requests was checked here: %1 valid, %2 not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) would be imported.</source>
        <translation>
            <numerusform>%n request would be imported.</numerusform>
            <numerusform>%n requests would be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectCommand</name>
    <message numerus="yes">
        <source>%n old request(s) were removed to keep the store within its limit.</source>
        <translation>
            <numerusform>%n old request was removed to keep the store within its limit.</numerusform>
            <numerusform>%n old requests were removed to keep the store within its limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) had no valid signature.</source>
        <translation>
            <numerusform>%n request had no valid signature.</numerusform>
            <numerusform>%n requests had no valid signature.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectReplies</name>
    <message numerus="yes">
        <source>%n callback(s) failed.</source>
        <translation>
            <numerusform>%n callback failed.</numerusform>
            <numerusform>%n callbacks failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) may have been accepted: the answer does not say.</source>
        <translation>
            <numerusform>%n callback may have been accepted: the answer does not say.</numerusform>
            <numerusform>%n callbacks may have been accepted: the answer does not say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n callback(s) were given up at the end.</source>
        <translation>
            <numerusform>%n callback was given up at the end.</numerusform>
            <numerusform>%n callbacks were given up at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::InspectRules</name>
    <message numerus="yes">
        <source>%n rule(s) of %1</source>
        <translation>
            <numerusform>%n rule of %1</numerusform>
            <numerusform>%n rules of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerClearCommand</name>
    <message numerus="yes">
        <source>%n bulk action(s) removed from the ledger; %1 being sent stayed.</source>
        <translation>
            <numerusform>%n bulk action removed from the ledger; %1 being sent stayed.</numerusform>
            <numerusform>%n bulk actions removed from the ledger; %1 being sent stayed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerCommand</name>
    <message numerus="yes">
        <source>%n line(s) of the ledger cannot be read.</source>
        <translation>
            <numerusform>%n line of the ledger cannot be read.</numerusform>
            <numerusform>%n lines of the ledger cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::LedgerListCommand</name>
    <message numerus="yes">
        <source>%n bulk action(s) in the ledger.</source>
        <translation>
            <numerusform>%n bulk action in the ledger.</numerusform>
            <numerusform>%n bulk actions in the ledger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ListCommand</name>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>%n change request</numerusform>
            <numerusform>%n change requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n change request(s)</source>
        <translation>
            <numerusform>%1 of %n change request</numerusform>
            <numerusform>%1 of %n change requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n workspace(s), %2</source>
        <translation>
            <numerusform>%1 of %n workspace, %2</numerusform>
            <numerusform>%1 of %n workspaces, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::ResultReport</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::RulesCommand</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::TaskCommand</name>
    <message numerus="yes">
        <source>%n workspace(s) done</source>
        <translation>
            <numerusform>%n workspace done</numerusform>
            <numerusform>%n workspaces done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with nothing to do</source>
        <translation>
            <numerusform>%n with nothing to do</numerusform>
            <numerusform>%n with nothing to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n not sent</numerusform>
            <numerusform>%n not sent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::cli::WatchTeller</name>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>%n change request appeared so far.</numerusform>
            <numerusform>%n change requests appeared so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::JsonModel</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::LintModel</name>
    <message numerus="yes">
        <source>%n more of the same rules are not listed.</source>
        <translation>
            <numerusform>%n more of the same rules is not listed.</numerusform>
            <numerusform>%n more of the same rules are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::MatchModel</name>
    <message numerus="yes">
        <source>%n change request(s) of this workspace are not archived</source>
        <translation>
            <numerusform>%n change request of this workspace is not archived</numerusform>
            <numerusform>%n change requests of this workspace are not archived</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::PlanModel</name>
    <message numerus="yes">
        <source>%1 (%Ln change(s))</source>
        <extracomment>%1 is the address of a module</extracomment>
        <translation>
            <numerusform>%1 (%Ln change)</numerusform>
            <numerusform>%1 (%Ln changes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::RunModel</name>
    <message numerus="yes">
        <source>(%n warning(s))</source>
        <translation>
            <numerusform>(%n warning)</numerusform>
            <numerusform>(%n warnings)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::models::TimelineModel</name>
    <message numerus="yes">
        <source>Callback: %1, %n outcome(s)</source>
        <translation>
            <numerusform>Callback: %1, %n outcome</numerusform>
            <numerusform>Callback: %1, %n outcomes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ActivityPage</name>
    <message numerus="yes">
        <source>%n exchange(s) were saved.</source>
        <translation>
            <numerusform>%n exchange was saved.</numerusform>
            <numerusform>%n exchanges were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AlertWords</name>
    <message numerus="yes">
        <source>%n request(s) received</source>
        <translation>
            <numerusform>%n request received</numerusform>
            <numerusform>%n requests received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) end within two minutes</source>
        <translation>
            <numerusform>%n deadline ends within two minutes</numerusform>
            <numerusform>%n deadlines end within two minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) end within 30 seconds</source>
        <translation>
            <numerusform>%n deadline ends within 30 seconds</numerusform>
            <numerusform>%n deadlines end within 30 seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deadline(s) have passed</source>
        <translation>
            <numerusform>%n deadline has passed</numerusform>
            <numerusform>%n deadlines have passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveFlow</name>
    <message numerus="yes">
        <source>Archive %n change request(s)?</source>
        <translation>
            <numerusform>Archive %n change request?</numerusform>
            <numerusform>Archive %n change requests?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n</source>
        <translation>
            <numerusform>Archive %n</numerusform>
            <numerusform>Archive %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them may have been archived; the service is asked about these first.</source>
        <translation>
            <numerusform>%n of them may have been archived; the service is asked about it first.</numerusform>
            <numerusform>%n of them may have been archived; the service is asked about these first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archiving %n change request(s) is not finished.</source>
        <translation>
            <numerusform>Archiving %n change request is not finished.</numerusform>
            <numerusform>Archiving %n change requests is not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) wait to be archived. They are not sent; the next start offers them.</source>
        <translation>
            <numerusform>%n change request waits to be archived. It is not sent; the next start offers it.</numerusform>
            <numerusform>%n change requests wait to be archived. They are not sent; the next start offers them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) are being archived. The next start offers what is not finished.</source>
        <translation>
            <numerusform>%n change request is being archived. The next start offers what is not finished.</numerusform>
            <numerusform>%n change requests are being archived. The next start offers what is not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archived %n change request(s).</source>
        <translation>
            <numerusform>Archived %n change request.</numerusform>
            <numerusform>Archived %n change requests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first is sent in %n second(s).</source>
        <translation>
            <numerusform>The first is sent in %n second.</numerusform>
            <numerusform>The first is sent in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sending in %n second(s).</source>
        <translation>
            <numerusform>Sending in %n second.</numerusform>
            <numerusform>Sending in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ArchiveResults</name>
    <message numerus="yes">
        <source>%1 of %n archived</source>
        <translation>
            <numerusform>%1 of %n archived</numerusform>
            <numerusform>%1 of %n archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>of those that are archived</comment>
        <translation>
            <numerusform>%n before</numerusform>
            <numerusform>%n before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not archived</source>
        <translation>
            <numerusform>%n not archived</numerusform>
            <numerusform>%n not archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not known</source>
        <translation>
            <numerusform>%n not known</numerusform>
            <numerusform>%n not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n not sent</numerusform>
            <numerusform>%n not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n workspace(s): %1</source>
        <translation>
            <numerusform>In %n workspace: %1</numerusform>
            <numerusform>In %n workspaces: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>workspaces</comment>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are archived already and count as done. </source>
        <translation>
            <numerusform>%n of them is archived already and counts as done. </numerusform>
            <numerusform>%n of them are archived already and count as done. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::AutomaticReplyWords</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreatePage</name>
    <message numerus="yes">
        <source>The service asks for a pause; it is sent in %n second(s).</source>
        <translation>
            <numerusform>The service asks for a pause; it is sent in %n second.</numerusform>
            <numerusform>The service asks for a pause; it is sent in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create on %n workspace(s)</source>
        <translation>
            <numerusform>Create on %n workspace</numerusform>
            <numerusform>Create on %n workspaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BulkCreating</name>
    <message numerus="yes">
        <source>Create on %n workspace(s) that were not found?</source>
        <translation>
            <numerusform>Create on %n workspace that was not found?</numerusform>
            <numerusform>Create on %n workspaces that were not found?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 workspaces were not found: %2.</source>
        <translation>
            <numerusform>%n of %1 workspaces was not found: %2.</numerusform>
            <numerusform>%n of %1 workspaces were not found: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ByteDifferenceView</name>
    <message numerus="yes">
        <source>%n difference(s), the first one at byte %1.</source>
        <translation>
            <numerusform>%n difference, at byte %1.</numerusform>
            <numerusform>%n differences, the first one at byte %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::BytesView</name>
    <message numerus="yes">
        <source>%1, %n byte(s) selected</source>
        <translation>
            <numerusform>%1, %n byte selected</numerusform>
            <numerusform>%1, %n bytes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) selected, a copy has the first 4 MB</source>
        <translation>
            <numerusform>%n byte selected, a copy has the first 4 MB</numerusform>
            <numerusform>%n bytes selected, a copy has the first 4 MB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureActions</name>
    <message numerus="yes">
        <source>Un&amp;pin %n request(s)</source>
        <translation>
            <numerusform>Un&amp;pin %n request</numerusform>
            <numerusform>Un&amp;pin %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Pin %n request(s)</source>
        <translation>
            <numerusform>&amp;Pin %n request</numerusform>
            <numerusform>&amp;Pin %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n request(s)</source>
        <translation>
            <numerusform>&amp;Duplicate %n request</numerusform>
            <numerusform>&amp;Duplicate %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>E&amp;xport %n request(s)...</source>
        <translation>
            <numerusform>E&amp;xport %n request...</numerusform>
            <numerusform>E&amp;xport %n requests...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dele&amp;te %n request(s)</source>
        <translation>
            <numerusform>Dele&amp;te %n request</numerusform>
            <numerusform>Dele&amp;te %n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDeletion</name>
    <message numerus="yes">
        <source>%Ln request(s) deleted.</source>
        <translation>
            <numerusform>%Ln request deleted.</numerusform>
            <numerusform>%Ln requests deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can undo this for %n second(s).</source>
        <translation>
            <numerusform>You can undo this for %n second.</numerusform>
            <numerusform>You can undo this for %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first deletion can be undone for %n second(s).</source>
        <translation>
            <numerusform>The first deletion can be undone for %n second.</numerusform>
            <numerusform>The first deletion can be undone for %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaptureDetail</name>
    <message numerus="yes">
        <source>%Ln request(s) are chosen.</source>
        <translation>
            <numerusform>%Ln request is chosen.</numerusform>
            <numerusform>%Ln requests are chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CaseExchanges</name>
    <message numerus="yes">
        <source>%n exchange(s) more were not kept.</source>
        <translation>
            <numerusform>%n exchange more was not kept.</numerusform>
            <numerusform>%n exchanges more were not kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangePane</name>
    <message numerus="yes">
        <source>%Ln further attribute(s) are not shown.</source>
        <translation>
            <numerusform>%Ln further attribute is not shown.</numerusform>
            <numerusform>%Ln further attributes are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestDetail</name>
    <message numerus="yes">
        <source>&amp;Archive %n...</source>
        <translation>
            <numerusform>&amp;Archive %n...</numerusform>
            <numerusform>&amp;Archive %n...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestFoot</name>
    <message numerus="yes">
        <source>%n archived since</source>
        <translation>
            <numerusform>%n archived since</numerusform>
            <numerusform>%n archived since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded</source>
        <translation>
            <numerusform>%n loaded</numerusform>
            <numerusform>%n loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown, the filter covers this page</source>
        <translation>
            <numerusform>%n shown, the filter covers this page</numerusform>
            <numerusform>%n shown, the filter covers this page</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestList</name>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>%n change request</numerusform>
            <numerusform>%n change requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestNotices</name>
    <message numerus="yes">
        <source>%n row(s) of this page could not be read.</source>
        <translation>
            <numerusform>%n row of this page could not be read.</numerusform>
            <numerusform>%n rows of this page could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this page have the id of another one.</source>
        <translation>
            <numerusform>%n row of this page has the id of another one.</numerusform>
            <numerusform>%n rows of this page have the id of another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n row could not be read.</numerusform>
            <numerusform>%n rows could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n could not be read</numerusform>
            <numerusform>%n could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n workspace could not be read to the end.</numerusform>
            <numerusform>%n workspaces could not be read to the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ChangeRequestsPage</name>
    <message numerus="yes">
        <source>Selection (%n)</source>
        <translation>
            <numerusform>Selection (%n)</numerusform>
            <numerusform>Selection (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the filter shows (%n)</source>
        <translation>
            <numerusform>What the filter shows (%n)</numerusform>
            <numerusform>What the filter shows (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This page (%n)</source>
        <translation>
            <numerusform>This page (%n)</numerusform>
            <numerusform>This page (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All loaded (%n)</source>
        <translation>
            <numerusform>All loaded (%n)</numerusform>
            <numerusform>All loaded (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CheckForm</name>
    <message numerus="yes">
        <source>%n set...</source>
        <extracomment>how many of the addresses and certificates of a check are set</extracomment>
        <translation>
            <numerusform>%n set...</numerusform>
            <numerusform>%n set...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CompareDialog</name>
    <message numerus="yes">
        <source>%n more difference(s) by meaning are not listed.</source>
        <translation>
            <numerusform>%n more difference by meaning is not listed.</numerusform>
            <numerusform>%n more differences by meaning are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::CreationWatch</name>
    <message numerus="yes">
        <source>%n change request(s) appeared so far.</source>
        <translation>
            <numerusform>%n change request appeared so far.</numerusform>
            <numerusform>%n change requests appeared so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExactReview</name>
    <message numerus="yes">
        <source>exactly %n workspace(s)</source>
        <translation>
            <numerusform>exactly %n workspace</numerusform>
            <numerusform>exactly %n workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n left out</source>
        <extracomment>%1 is &quot;exactly 140 workspaces&quot;; %n is how many of the matches are left out</extracomment>
        <translation>
            <numerusform>%1, and %n left out</numerusform>
            <numerusform>%1, and %n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the answer could not be read, and is not sent.</source>
        <translation>
            <numerusform>%n row of the answer could not be read, and is not sent.</numerusform>
            <numerusform>%n rows of the answer could not be read, and are not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportDialog</name>
    <message numerus="yes">
        <source>%n request(s) were removed from the store meanwhile.</source>
        <translation>
            <numerusform>%n request was removed from the store meanwhile.</numerusform>
            <numerusform>%n requests were removed from the store meanwhile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were exported.</source>
        <translation>
            <numerusform>%n request was exported.</numerusform>
            <numerusform>%n requests were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln chosen request(s)</source>
        <translation>
            <numerusform>The %Ln chosen request</numerusform>
            <numerusform>The %Ln chosen requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them secrets are redacted.</source>
        <translation>
            <numerusform>In %n of them secrets are redacted.</numerusform>
            <numerusform>In %n of them secrets are redacted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ExportFlow</name>
    <message numerus="yes">
        <source>%n change request(s) exported.</source>
        <translation>
            <numerusform>%n change request exported.</numerusform>
            <numerusform>%n change requests exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) could not be read.</source>
        <translation>
            <numerusform>%n row could not be read.</numerusform>
            <numerusform>%n rows could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: %1 of %n workspace(s) were read.</source>
        <translation>
            <numerusform>Incomplete: %1 of %n workspace was read.</numerusform>
            <numerusform>Incomplete: %1 of %n workspaces were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be read to the end.</source>
        <translation>
            <numerusform>%n workspace could not be read to the end.</numerusform>
            <numerusform>%n workspaces could not be read to the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FilterEdit</name>
    <message numerus="yes">
        <source>%n further part(s) of the filter cannot be understood.</source>
        <translation>
            <numerusform>%n further part of the filter cannot be understood.</numerusform>
            <numerusform>%n further parts of the filter cannot be understood.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::FindingOut</name>
    <message numerus="yes">
        <source>It was carried out: %n change request(s) were found.</source>
        <translation>
            <numerusform>It was carried out: %n change request was found.</numerusform>
            <numerusform>It was carried out: %n change requests were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still not known: %n list(s) could not be read.</source>
        <translation>
            <numerusform>It is still not known: %n list could not be read.</numerusform>
            <numerusform>It is still not known: %n lists could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were imported.</source>
        <translation>
            <numerusform>%n request was imported.</numerusform>
            <numerusform>%n requests were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) will be imported.</source>
        <translation>
            <numerusform>%n request will be imported.</numerusform>
            <numerusform>%n requests will be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerDialog</name>
    <message numerus="yes">
        <source>%n line(s) of the list could not be read.</source>
        <translation>
            <numerusform>%n line of the list could not be read.</numerusform>
            <numerusform>%n lines of the list could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for its change requests: %1 of %2 workspaces, %n found.</source>
        <translation>
            <numerusform>Looking for its change requests: %1 of %2 workspaces, %n found.</numerusform>
            <numerusform>Looking for its change requests: %1 of %2 workspaces, %n found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::LedgerText</name>
    <message numerus="yes">
        <source>... and %n more</source>
        <translation>
            <numerusform>... and %n more</numerusform>
            <numerusform>... and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Workspaces: %n</source>
        <translation>
            <numerusform>Workspaces: %n</numerusform>
            <numerusform>Workspaces: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more character(s)</source>
        <translation>
            <numerusform>... and %n more character</numerusform>
            <numerusform>... and %n more characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change request(s) with its subject were found since.</source>
        <translation>
            <numerusform>%n change request with its subject were found since.</numerusform>
            <numerusform>%n change requests with its subject were found since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ListenerStrip</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>%1 is an address</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MatchesPane</name>
    <message numerus="yes">
        <source>workspaces match</source>
        <translation>
            <numerusform>workspace matches</numerusform>
            <numerusform>workspaces match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet and is left out here.</source>
        <translation>
            <numerusform>%n condition cannot be sent yet and is left out here.</numerusform>
            <numerusform>%n conditions cannot be sent yet and are left out here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::MessageStep</name>
    <message numerus="yes">
        <source>%n character(s); no limit is documented</source>
        <translation>
            <numerusform>%n character; no limit is documented</numerusform>
            <numerusform>%n characters; no limit is documented</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NavigationList</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NewerStrip</name>
    <message numerus="yes">
        <source>%Ln newer request(s)</source>
        <translation>
            <numerusform>%Ln newer request</numerusform>
            <numerusform>%Ln newer requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NoteNotices</name>
    <message numerus="yes">
        <source>%n note(s) could not be saved in the store that was open before: %1</source>
        <translation>
            <numerusform>%n note could not be saved in the store that was open before: %1</numerusform>
            <numerusform>%n notes could not be saved in the store that was open before: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NotificationsPanel</name>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <translation>
            <numerusform>%n taken</numerusform>
            <numerusform>%n taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OutsideLine</name>
    <message numerus="yes">
        <source>It starts again in %n second(s).</source>
        <translation>
            <numerusform>It starts again in %n second.</numerusform>
            <numerusform>It starts again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PageBar</name>
    <message numerus="yes">
        <source>%n a page</source>
        <translation>
            <numerusform>%n a page</numerusform>
            <numerusform>%n a page</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanDialog</name>
    <message numerus="yes">
        <source>%n more plan(s) were not opened.</source>
        <translation>
            <numerusform>%n more plan was not opened.</numerusform>
            <numerusform>%n more plans were not opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::PlanView</name>
    <message numerus="yes">
        <source>%Ln resource(s) stay as they are. “Unchanged, too” lists them.</source>
        <translation>
            <numerusform>%Ln resource stays as it is. “Unchanged, too” lists it.</numerusform>
            <numerusform>%Ln resources stay as they are. “Unchanged, too” lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::Proof</name>
    <message numerus="yes">
        <source>HMAC-SHA512 over %Ln byte(s).</source>
        <translation>
            <numerusform>HMAC-SHA512 over %Ln byte.</numerusform>
            <numerusform>HMAC-SHA512 over %Ln bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryPanel</name>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent yet.</source>
        <translation>
            <numerusform>%n condition cannot be sent yet.</numerusform>
            <numerusform>%n conditions cannot be sent yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) taken from the pasted address.</source>
        <translation>
            <numerusform>%n condition taken from the pasted address.</numerusform>
            <numerusform>%n conditions taken from the pasted address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::QueryTextView</name>
    <message numerus="yes">
        <source>%n condition(s) stay with the rows: they are off or unfinished, or cannot be written here.</source>
        <translation>
            <numerusform>%n condition stays with the rows: it is off or unfinished, or cannot be written here.</numerusform>
            <numerusform>%n conditions stay with the rows: they are off or unfinished, or cannot be written here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RegisterDialog</name>
    <message numerus="yes">
        <source>%1 of %n workspace(s) are done.</source>
        <translation>
            <numerusform>%1 of %n workspace is done.</numerusform>
            <numerusform>%1 of %n workspaces are done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Detach the run task from %n workspace(s)?</source>
        <translation>
            <numerusform>Detach the run task from %n workspace?</numerusform>
            <numerusform>Detach the run task from %n workspaces?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is detached from %n workspace(s) and deleted. This cannot be undone.</source>
        <translation>
            <numerusform>It is detached from %n workspace and deleted. This cannot be undone.</numerusform>
            <numerusform>It is detached from %n workspaces and deleted. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RegisterWords</name>
    <message numerus="yes">
        <source>It is attached to %n workspace(s): %1</source>
        <translation>
            <numerusform>It is attached to %n workspace: %1</numerusform>
            <numerusform>It is attached to %n workspaces: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is attached to %n workspace(s) now.</source>
        <translation>
            <numerusform>It is attached to %n workspace now.</numerusform>
            <numerusform>It is attached to %n workspaces now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RepeatedOutcomes</name>
    <message numerus="yes">
        <source>The service already has %n of these outcome(s).</source>
        <translation>
            <numerusform>The service already has %n of these outcomes.</numerusform>
            <numerusform>The service already has %n of these outcomes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) were taken out of this reply.</source>
        <translation>
            <numerusform>%n outcome was taken out of this reply.</numerusform>
            <numerusform>%n outcomes were taken out of this reply.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReplySources</name>
    <message numerus="yes">
        <source>Took %n outcome(s) from %1.</source>
        <translation>
            <numerusform>Took %n outcome from %1.</numerusform>
            <numerusform>Took %n outcomes from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewSummary</name>
    <message numerus="yes">
        <source>%n workspace(s) of a list</source>
        <translation>
            <numerusform>%n workspace of a list</numerusform>
            <numerusform>%n workspaces of a list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all workspaces that match %n condition(s)</source>
        <translation>
            <numerusform>all workspaces that match %n condition</numerusform>
            <numerusform>all workspaces that match %n conditions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s)</source>
        <translation>
            <numerusform>%n workspace</numerusform>
            <numerusform>%n workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s)</source>
        <translation>
            <numerusform>%n condition</numerusform>
            <numerusform>%n conditions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewWarnings</name>
    <message numerus="yes">
        <source>Matches were read %n minute(s) ago.</source>
        <translation>
            <numerusform>Matches were read %n minute ago.</numerusform>
            <numerusform>Matches were read %n minutes ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n workspace was not found.</numerusform>
            <numerusform>%n workspaces were not found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) are being looked up.</source>
        <translation>
            <numerusform>%n workspace is being looked up.</numerusform>
            <numerusform>%n workspaces are being looked up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n workspace could not be looked up.</numerusform>
            <numerusform>%n workspaces could not be looked up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) have an open change request with this subject.</source>
        <translation>
            <numerusform>%n workspace has an open change request with this subject.</numerusform>
            <numerusform>%n workspaces have an open change request with this subject.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not read.</source>
        <translation>
            <numerusform>%n workspace was not read.</numerusform>
            <numerusform>%n workspaces were not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not known of %n workspace(s) whether they already have this subject.</source>
        <translation>
            <numerusform>It is not known of %n workspace whether it has this subject already.</numerusform>
            <numerusform>It is not known of %n workspaces whether they already have this subject.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is some names; %n is how many more there are</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ReviewerViewDetails</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RowActions</name>
    <message numerus="yes">
        <source>Archive %n...</source>
        <translation>
            <numerusform>Archive %n...</numerusform>
            <numerusform>Archive %n...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::RunTasksPage</name>
    <message numerus="yes">
        <source>%n request(s) were duplicated.</source>
        <translation>
            <numerusform>%n request was duplicated.</numerusform>
            <numerusform>%n requests were duplicated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) to run tasks are being sent. Whether they arrive is not known then.</source>
        <translation>
            <numerusform>%n reply to a run task is being sent. Whether it arrives is not known then.</numerusform>
            <numerusform>%n replies to run tasks are being sent. Whether they arrive is not known then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) are in memory only, because they could not be written to disk. They are lost.</source>
        <translation>
            <numerusform>%n request is in memory only, because it could not be written to disk. It is lost.</numerusform>
            <numerusform>%n requests are in memory only, because they could not be written to disk. They are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n automatic reply(s) to run tasks wait for their time. They are not sent.</source>
        <translation>
            <numerusform>%n automatic reply to a run task waits for its time. It is not sent.</numerusform>
            <numerusform>%n automatic replies to run tasks wait for their time. They are not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SavedQueryMenu</name>
    <message numerus="yes">
        <source>%n saved query(s) cannot be read, and are kept</source>
        <translation>
            <numerusform>%n saved query cannot be read, and is kept</numerusform>
            <numerusform>%n saved queries cannot be read, and are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n view(s) cannot be read</source>
        <translation>
            <numerusform>%n view cannot be read</numerusform>
            <numerusform>%n views cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are already %n saved queries. Remove one that is not needed.</source>
        <translation>
            <numerusform>There is %n saved query already. Remove one that is not needed.</numerusform>
            <numerusform>There are already %n saved queries. Remove one that is not needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SendsChoice</name>
    <message numerus="yes">
        <source>Exactly these workspaces, without %n</source>
        <translation>
            <numerusform>Exactly these workspaces, without %n</numerusform>
            <numerusform>Exactly these workspaces, without %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these %n workspace(s)</source>
        <translation>
            <numerusform>Exactly this %n workspace</numerusform>
            <numerusform>Exactly these %n workspaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::SignatureTab</name>
    <message numerus="yes">
        <source>HMAC-SHA512 with the listener&apos;s key over %Ln byte(s).</source>
        <translation>
            <numerusform>HMAC-SHA512 with the listener&apos;s key over %Ln byte.</numerusform>
            <numerusform>HMAC-SHA512 with the listener&apos;s key over %Ln bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageForm</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::StorageWatch</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) were removed to keep the limit of %2.</source>
        <translation>
            <numerusform>%Ln request (%1) was removed to keep the limit of %2.</numerusform>
            <numerusform>%Ln requests (%1) were removed to keep the limit of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) are from before this version and are removed only if you agree.</source>
        <translation>
            <numerusform>%Ln request is from before this version and is removed only if you agree.</numerusform>
            <numerusform>%Ln requests are from before this version and are removed only if you agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) from before this version are kept, as you chose. Remove them too, or raise the limit.</source>
        <translation>
            <numerusform>%Ln request from before this version is kept, as you chose. Remove it too, or raise the limit.</numerusform>
            <numerusform>%Ln requests from before this version are kept, as you chose. Remove them too, or raise the limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) (%1) older than %2 were removed.</source>
        <translation>
            <numerusform>%Ln request (%1) older than %2 was removed.</numerusform>
            <numerusform>%Ln requests (%1) older than %2 were removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetPaste</name>
    <message numerus="yes">
        <source>Added %n workspace(s).</source>
        <translation>
            <numerusform>Added %n workspace.</numerusform>
            <numerusform>Added %n workspaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given before.</source>
        <translation>
            <numerusform>%n given before.</numerusform>
            <numerusform>%n given before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n workspace(s)</source>
        <translation>
            <numerusform>Take back %n workspace</numerusform>
            <numerusform>Take back %n workspaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took back %n workspace(s).</source>
        <translation>
            <numerusform>Took back %n workspace.</numerusform>
            <numerusform>Took back %n workspaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetTable</name>
    <message numerus="yes">
        <source>workspaces chosen</source>
        <translation>
            <numerusform>workspace chosen</numerusform>
            <numerusform>workspaces chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them being looked up</source>
        <translation>
            <numerusform>workspaces chosen, %n of them being looked up</numerusform>
            <numerusform>workspaces chosen, %n of them being looked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>workspaces chosen, %n of them without an id</source>
        <translation>
            <numerusform>workspaces chosen, %n of them without an id</numerusform>
            <numerusform>workspaces chosen, %n of them without an id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) were not found.</source>
        <translation>
            <numerusform>%n workspace was not found.</numerusform>
            <numerusform>%n workspaces were not found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workspace(s) could not be looked up.</source>
        <translation>
            <numerusform>%n workspace could not be looked up.</numerusform>
            <numerusform>%n workspaces could not be looked up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n workspace(s) that were not found.</source>
        <translation>
            <numerusform>Removed %n workspace that was not found.</numerusform>
            <numerusform>Removed %n workspaces that were not found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n that were not found</source>
        <translation>
            <numerusform>Remove the %n that was not found</numerusform>
            <numerusform>Remove the %n that were not found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::TargetsStep</name>
    <message numerus="yes">
        <source>%n condition(s) has no value: enter one or turn it off.</source>
        <translation>
            <numerusform>%n condition has no value: enter one or turn it off.</numerusform>
            <numerusform>%n conditions have no value: give them one or switch them off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) have no id: correct or remove them.</source>
        <translation>
            <numerusform>%n name has no id: correct or remove it.</numerusform>
            <numerusform>%n names have no id: correct or remove them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s) cannot be sent: fix or turn off each.</source>
        <translation>
            <numerusform>%n condition cannot be sent: fix it or turn it off.</numerusform>
            <numerusform>%n conditions cannot be sent: fix or turn off each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::UndoBar</name>
    <message numerus="yes">
        <source>Undo one of %n</source>
        <translation>
            <numerusform>Undo one of %n</numerusform>
            <numerusform>Undo one of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::ValueChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WaitStrip</name>
    <message numerus="yes">
        <source>The service allows no more requests for now (429). It goes on in %n second(s).</source>
        <translation>
            <numerusform>The service allows no more requests for now (429). It goes on in %n second.</numerusform>
            <numerusform>The service allows no more requests for now (429). It goes on in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below the service&apos;s limit: the next request goes out in %n second(s).</source>
        <translation>
            <numerusform>Below the service&apos;s limit: the next request goes out in %n second.</numerusform>
            <numerusform>Below the service&apos;s limit: the next request goes out in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service had trouble. It is asked again in %n second(s).</source>
        <translation>
            <numerusform>The service had trouble. It is asked again in %n second.</numerusform>
            <numerusform>The service had trouble. It is asked again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WatchPane</name>
    <message numerus="yes">
        <source>%n change request(s) have appeared</source>
        <translation>
            <numerusform>%n change request has appeared</numerusform>
            <numerusform>%n change requests have appeared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking repeatedly, for at most %n minute(s).</source>
        <translation>
            <numerusform>Looking repeatedly, for at most %n minute.</numerusform>
            <numerusform>Looking repeatedly, for at most %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n minute(s). More may appear later.</source>
        <translation>
            <numerusform>Given up after %n minute. More may appear later.</numerusform>
            <numerusform>Given up after %n minutes. More may appear later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) could not be read.</source>
        <translation>
            <numerusform>%n list could not be read.</numerusform>
            <numerusform>%n lists could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::WorkspaceSearch</name>
    <message numerus="yes">
        <source>Take back all %Ln shown</source>
        <translation>
            <numerusform>Take back the %Ln shown</numerusform>
            <numerusform>Take back all %Ln shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose all %Ln shown</source>
        <translation>
            <numerusform>Choose the %Ln shown</numerusform>
            <numerusform>Choose all %Ln shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::wording</name>
    <message numerus="yes">
        <source>The service says: %1, and %n more.</source>
        <translation>
            <numerusform>The service says: %1, and %n more.</numerusform>
            <numerusform>The service says: %1, and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) ago</source>
        <translation>
            <numerusform>%n month ago</numerusform>
            <numerusform>%n months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) ago</source>
        <translation>
            <numerusform>%n year ago</numerusform>
            <numerusform>%n years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more were refused</source>
        <translation>
            <numerusform>%Ln more was refused</numerusform>
            <numerusform>%Ln more were refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; not clean: %2; and %n more</source>
        <extracomment>%1 is how it ended and why, %2 what was wrong all the same</extracomment>
        <translation>
            <numerusform>%1; not clean: %2; and %n more</numerusform>
            <numerusform>%1; not clean: %2; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not tried: %n more key(s).</source>
        <translation>
            <numerusform>Not tried: %n more key.</numerusform>
            <numerusform>Not tried: %n more keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… at least %n more</source>
        <translation>
            <numerusform>… at least %n more</numerusform>
            <numerusform>… at least %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cause(s) tried; none makes the digests equal.</source>
        <translation>
            <numerusform>%Ln explanation tried; it does not make the sums equal.</numerusform>
            <numerusform>%Ln causes tried; none makes the digests equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cause(s) tried; only this one makes the digests equal.</source>
        <translation>
            <numerusform>%Ln explanation tried; it makes the sums equal.</numerusform>
            <numerusform>%Ln causes tried; only this one makes the digests equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and at least %Ln more</source>
        <translation>
            <numerusform>%1 and at least %Ln more</numerusform>
            <numerusform>%1 and at least %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) already exist here.</source>
        <translation>
            <numerusform>%n request is there already.</numerusform>
            <numerusform>%n requests already exist here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) already existed here.</source>
        <translation>
            <numerusform>%n request was there already.</numerusform>
            <numerusform>%n requests already existed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files will be left out.</source>
        <translation>
            <numerusform>%n part of the files will be left out.</numerusform>
            <numerusform>%n parts of the files will be left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the files were left out.</source>
        <translation>
            <numerusform>%n part of the files was left out.</numerusform>
            <numerusform>%n parts of the files were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The body of %n request(s) may not be what was sent.</source>
        <translation>
            <numerusform>The body of %n request is not known to be what was sent.</numerusform>
            <numerusform>The bodies of %n requests are not known to be what was sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of other protocols than HTTP were passed over.</source>
        <translation>
            <numerusform>%n entry of another protocol than HTTP was passed over.</numerusform>
            <numerusform>%n entries of other protocols than HTTP were passed over.</numerusform>
        </translation>
    </message>
</context>
</TS>
