<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>runlatch::cli::ListCommand</name>
    <message numerus="yes">
        <source>%n change request(s)</source>
        <translation>
            <numerusform>%n change request</numerusform>
            <numerusform>%n change requests</numerusform>
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
    <name>runlatch::ui::ChangeRequestList</name>
    <message numerus="yes">
        <source>%n row(s) of this page could not be read.</source>
        <translation>
            <numerusform>%n row of this page could not be read.</numerusform>
            <numerusform>%n rows of this page could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::NavigationItem</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runlatch::ui::OverviewTab</name>
    <message numerus="yes">
        <source>%n key(s) that the specification demands are missing or of a wrong type</source>
        <translation>
            <numerusform>%n key that the specification demands is missing or of a wrong type</numerusform>
            <numerusform>%n keys that the specification demands are missing or of a wrong type</numerusform>
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
</context>
</TS>
