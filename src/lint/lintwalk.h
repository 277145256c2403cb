// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/jsonscanner.h"
#include "lint/lint.h"
#include "lint/lintlog.h"
#include "lint/lintschema.h"
#include "lint/packedtext.h"

#include <array>
#include <vector>

namespace runlatch::lint {

/// Walks once over a text and holds it to the tables of lintschema.h. Internal to this library.
class LintWalk
{
public:
    /// `root`: Root, or that of a delivery. `isVerification`: of a run task request that is known to be one, whatever
    /// its text has.
    LintWalk(QByteArrayView text, LintPlace root, bool isVerification = false, LintLog log = LintLog());

    void takeOutcomes(bool takes) { m_takesOutcomes = takes; } ///< of a callback: outcomes are supported
    void tellPacking(const PackedText &packed);                ///< of which this is the text; call it first
    Lint run();
    const LintLog &count(); ///< without the places of what is found

private:
    using Kind = JsonToken::Kind;

    struct Frame
    {
        LintPlace place = LintPlace::Unknown;
        bool isObject = false;
        qsizetype begin = 0;
        quint64 seen = 0;              ///< which of the place's members
        qsizetype entries = 0;         ///< keys or elements
        std::size_t firstSpelling = 0; ///< of m_spellings
        std::size_t member = NoMember; ///< the index of the last known key
        QString target = {};           ///< the pointer to where it would be read; empty: where it stands
    };
    /// An unknown key that is much like a known one. Whether it is a mistake is known at the end of its object.
    struct Spelling
    {
        qsizetype offset = 0;
        QString pointer;
        QString key;
        QLatin1StringView name;
    };
    /// The id of an outcome.
    struct Id
    {
        QByteArrayView text; ///< as written
        qsizetype offset = 0;
        QString pointer;
    };
    static constexpr std::size_t NoMember = 64;

    // lintwalk.cpp: the structure
    void take(const JsonToken &token);
    void takeKey(const JsonToken &token);
    void takeUnknownKey(const JsonToken &token);
    void takeValue(const JsonToken &token);
    void takeMember(const LintMember &member, const JsonToken &token, const QString &target = {});
    void takeNull(const LintMember &member, const JsonToken &token);
    void takeMove(const JsonToken &token);
    void takeOutcomes(const JsonToken &token, const QString &target);
    void enter(LintPlace place, const JsonToken &token, const QString &target = {});
    void leave();
    void tellMissing(const Frame &frame);
    void tellSpellings(const Frame &frame);
    void tellOtherRoot();
    bool isRequest() const { return m_root != LintPlace::Root; } ///< of the service: no callback
    QString pointer() const { return m_scanner.pointer(); }
    QString targetPointer(int up = 0) const; ///< where the innermost object, or one further outside, would be read
    void add(base::Rule rule, qsizetype offset, const QStringList &arguments = {},
             std::optional<LintSeverity> severity = {});
    static QStringList lackOf(const LintMember &member);
    void addAt(const QString &pointer, base::Rule rule, qsizetype offset, const QStringList &arguments = {},
               std::optional<LintSeverity> severity = {});

    // linttexts.cpp: texts alone
    void judgeText(const LintMember &member, const JsonToken &token);
    void judgeForm(const LintMember &member, const JsonToken &token);
    bool isEmpty(const LintMember &member, const JsonToken &token) const;
    void judgeEmpty(const LintMember &member, const JsonToken &token);
    void judgeType(const LintMember &member, const JsonToken &token);
    void judgeUrl(const LintMember &member, const JsonToken &token, QByteArrayView url);
    void judgeHtml(const LintMember &member, const JsonToken &token);
    void judgeBody(const LintMember &member, const JsonToken &token);
    void judgeLength(const LintMember &member, const JsonToken &token);
    void judgeTagName(const JsonToken &token);

    // lintfacts.cpp: what depends on several keys
    const JsonToken &fact(LintFact fact) const { return m_facts.at(static_cast<std::size_t>(fact)); }
    bool hasFact(LintFact known) const { return fact(known).kind != Kind::End; }
    QString factText(LintFact known) const;
    bool isVerification() const;
    void judgeRequest();
    bool isWhole() const { return m_hasRequest && !m_scanner.hasUnread(); }
    void tellLack(const LintMember &member, qsizetype null);
    bool isLacking(std::size_t index) const;
    bool tellFewKeys();
    void judgeOutcomes();
    void judgeVersion();
    void judgeValue(LintFact known, QLatin1StringView key);
    void judgePlan();
    void judgeMessage(const Frame &attributes);
    void judgeList(const Frame &outcomes);
    void noteId(const JsonToken &token);
    void judgeIds();
    QList<LintFinding> withoutSecrets(QList<LintFinding> findings) const;

    const QByteArrayView m_text;
    const LintPlace m_root;
    const bool m_isKnownVerification;
    LintLog m_log;
    JsonScanner m_scanner;
    std::vector<Frame> m_frames;
    std::vector<Spelling> m_spellings;
    int m_spellingsLeft;
    const LintMember *m_member = nullptr; ///< of the last key
    const LintMove *m_move = nullptr;     ///< of the last key

    std::array<JsonToken, LintFacts> m_facts{}; ///< of kind End where there is none
    std::array<qsizetype, NoMember> m_nulls;    ///< offsets of the nulls of a request; -1: none
    Frame m_request;                            ///< the request's own, when it has ended
    bool m_hasRequest = false;
    bool m_hasFewKeys = false;     ///< one finding names all keys that are missing
    qsizetype m_otherRoot = -1;    ///< where a value stands that is no object; -1: none
    bool m_isEncodedTwice = false; ///< that value is a string, and holds the text of an object
    bool m_takesOutcomes = true;
    bool m_isUnreadable = false; ///< the text is packed
    std::vector<Id> m_ids;       ///< of the list of outcomes that is read
    bool m_hasMisspelledCapabilities = false;
    qsizetype m_noOutcomes = -1; ///< where the request's capabilities lack them
    QString m_noOutcomesPointer;
    bool m_areOutcomesNull = false;
};

} // namespace runlatch::lint
