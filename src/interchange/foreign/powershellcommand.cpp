// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/powershellcommand.h"

#include "base/rules.h"
#include "interchange/foreign/curlrequest.h"
#include "interchange/foreign/powershellwords.h"
#include "interchange/foreign/shownword.h"

#include <QHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qsizetype MaxShownValue = 100; // bytes
constexpr qsizetype MaxEntries = 1000;   // of a table that a script fills

bool isSame(QByteArrayView one, QByteArrayView other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

bool isAnyOf(QByteArrayView word, std::initializer_list<QByteArrayView> names)
{
    return std::any_of(names.begin(), names.end(), [word](QByteArrayView name) { return isSame(word, name); });
}

bool isCmdlet(const PowerShellWord &word)
{
    return !word.isQuoted && isAnyOf(word.text, {"Invoke-WebRequest", "Invoke-RestMethod", "iwr", "irm"});
}

bool isCurlProgram(const PowerShellWord &word)
{
    return isAnyOf(word.text, {"curl", "curl.exe"});
}

/// The place of the command: behind an assignment, or the beginning of a block. -1 without one.
qsizetype placeOfCommand(const PowerShellStatement &statement)
{
    constexpr qsizetype most = 8;
    for (qsizetype place = 0; place < std::min(most, statement.words.size()); ++place) {
        const PowerShellWord &word = statement.words.at(place);
        if (isCmdlet(word) || (place == 0 && isCurlProgram(word)))
            return place;
        if (word.isQuoted || !(word.text.startsWith('$') || isAnyOf(word.text, {"=", "{", "try"})))
            return -1;
    }
    return -1;
}

/// What becomes of a parameter of the cmdlets.
enum class Parameter { Uri, Method, Headers, ContentType, Body, UserAgent, File, Refused, Value, Switch };
struct KnownParameter
{
    QByteArrayView name;
    Parameter means;
};
constexpr KnownParameter Parameters[] = {
    {"Uri", Parameter::Uri},
    {"Method", Parameter::Method},
    {"CustomMethod", Parameter::Method},
    {"Headers", Parameter::Headers},
    {"ContentType", Parameter::ContentType},
    {"Body", Parameter::Body},
    {"UserAgent", Parameter::UserAgent},
    {"InFile", Parameter::File},
    {"Form", Parameter::Refused},
    {"Credential", Parameter::Refused},
    {"Authentication", Parameter::Refused},
    {"Token", Parameter::Refused},
    {"TransferEncoding", Parameter::Refused},
    {"WebSession", Parameter::Value},
    {"SessionVariable", Parameter::Value},
    {"OutFile", Parameter::Value},
    {"TimeoutSec", Parameter::Value},
    {"MaximumRedirection", Parameter::Value},
    {"MaximumRetryCount", Parameter::Value},
    {"RetryIntervalSec", Parameter::Value},
    {"Proxy", Parameter::Value},
    {"HttpVersion", Parameter::Value},
    {"SslProtocol", Parameter::Value},
    {"ErrorAction", Parameter::Value},
    {"StatusCodeVariable", Parameter::Value},
    {"ResponseHeadersVariable", Parameter::Value},
    {"UseBasicParsing", Parameter::Switch},
    {"SkipCertificateCheck", Parameter::Switch},
    {"SkipHttpErrorCheck", Parameter::Switch},
    {"SkipHeaderValidation", Parameter::Switch},
    {"DisableKeepAlive", Parameter::Switch},
    {"AllowUnencryptedAuthentication", Parameter::Switch},
    {"NoProxy", Parameter::Switch},
    {"PassThru", Parameter::Switch},
    {"Verbose", Parameter::Switch},
};

base::Error faultOf(base::Rule rule, const QByteArray &word)
{
    return foreignFault(rule, QString::fromUtf8(word.left(MaxShownValue)));
}

/// Gathers one request as words of curl, which has the same parts.
class PowerShellRequest
{
public:
    /// `size`: bytes of the statements. The values of variables may add MaxShellVariableBytes to them.
    explicit PowerShellRequest(qsizetype size)
        : m_fillable(size + MaxShellVariableBytes)
    {
    }
    /// A statement in front of the command, or the command.
    base::Done take(const PowerShellStatement &statement)
    {
        if (statement.isUnclosed)
            return foreignFault(Rules::ImportCurlOpen, {});
        if (statement.isTooLong)
            return foreignFault(Rules::ImportTooLarge, {});
        const qsizetype place = placeOfCommand(statement);
        if (place < 0)
            return remember(statement.words);
        const QList<PowerShellWord> words = statement.words.sliced(place + 1);
        return isCmdlet(statement.words.at(place)) ? takeParameters(words) : takeWordsOfCurl(words);
    }
    base::Result<ForeignRequest> request()
    {
        if (!m_cookies.isEmpty())
            add("--cookie", m_cookies);
        if (m_command.isTooLong)
            return foreignFault(Rules::ImportTooLarge, {});
        CurlRequest read(m_command);
        if (const auto done = read.readWords(); !done)
            return done.error();
        return read.request();
    }

private:
    void add(const QByteArray &option, const QByteArray &value)
    {
        m_command.add({option});
        m_command.add({value});
    }
    void addHeader(const QByteArray &name, const QByteArray &value)
    {
        const bool isPseudo = isAnyOf(name, {"authority", "method", "path", "scheme"}) || name.startsWith(':');
        if (!isPseudo) // browsers list those of HTTP/2 among the others
            add("--header", value.trimmed().isEmpty() ? name + ';' : name + ": " + value);
    }

    /// `$name = value`, `$session.UserAgent = value` and `$session.Cookies.Add((New-Object System.Net.Cookie(...)))`
    base::Done remember(const QList<PowerShellWord> &words)
    {
        if (words.size() == 3 && words.at(0).text.startsWith('$') && words.at(1).text == "=") {
            if (addEntry(words.at(0).text, words.at(2)))
                return std::monostate();
            const QByteArray name = words.at(0).text.toLower();
            m_variables.insert(name, words.at(2));
            if (name.endsWith(".useragent"))
                return takeValue(Parameter::UserAgent, words.at(2));
        } else if (words.size() == 2 && words.at(0).text.endsWith(".Cookies.Add") && words.at(1).group.size() >= 4) {
            const auto name = valueOf(words.at(1).group.at(2));
            const auto value = valueOf(words.at(1).group.at(3));
            if (!name || !value)
                return name ? value.error() : name.error();
            m_cookies += (m_cookies.isEmpty() ? QByteArray() : QByteArray("; ")) + name->text + '=' + value->text;
        } else if (words.size() > 1 && words.at(0).text.startsWith('$')) {
            change(words);
        }
        return std::monostate();
    }

    /// `$name["key"] = value` and `$name.key = value` of a table. False if it is none.
    bool addEntry(const QByteArray &target, const PowerShellWord &value)
    {
        const qsizetype end = endOfName(target);
        const auto table = m_variables.find(target.first(end).toLower());
        if (end == target.size() || table == m_variables.end() || !table->isTable)
            return false;
        QByteArray key = target.sliced(end + 1);
        key.removeIf([](char letter) { return QByteArrayView("\"']").contains(letter); });
        putEntry(*table, PowerShellWord{.text = key}, value);
        return true;
    }

    /// `$name = New-Object "...Dictionary..."` makes a table, `$name.Add("key", "value")` fills it. Whatever else is
    /// done to a variable makes its value unknown.
    void change(const QList<PowerShellWord> &words)
    {
        const QByteArray target = words.at(0).text;
        const qsizetype end = endOfName(target);
        PowerShellWord &variable = m_variables[target.first(end).toLower()];
        const QList<PowerShellWord> &group = words.at(1).group;
        if (variable.isTable && isSame(QByteArrayView(target).sliced(end), ".Add") && group.size() == 2) {
            putEntry(variable, group.at(0), group.at(1));
            return;
        }
        const bool isMade = end == target.size() && words.size() == 4 && words.at(1).text == "="
            && isSame(words.at(2).text, "New-Object");
        const QByteArray made = isMade ? words.at(3).text.toLower() : QByteArray();
        variable = {.text = target.first(end), .isOpen = true, .open = words.at(0).open};
        if (made.contains("dictionary") || made.contains("hashtable"))
            variable = PowerShellWord{.text = {}, .isTable = true};
    }

    /// A word that is not known makes all of the table unknown.
    void putEntry(PowerShellWord &table, const PowerShellWord &key, const PowerShellWord &written)
    {
        const auto name = valueOf(key);
        const auto value = valueOf(written);
        table.isOpen = table.isOpen || !name || !value || table.entries.size() >= MaxEntries;
        if (!table.isOpen)
            table.entries.append({name->text, value->text});
    }

    /// Of the variable in `$name`, `$name.key` and `$name["key"]`.
    static qsizetype endOfName(const QByteArray &target)
    {
        const auto isEnd = [](char letter) { return letter == '.' || letter == '['; };
        return std::find_if(target.begin(), target.end(), isEnd) - target.begin();
    }

    /// The value, or that of the variable which it names. `(...GetBytes("text"))` is its text.
    base::Result<PowerShellWord> valueOf(const PowerShellWord &word)
    {
        const bool mayName = word.isOpen && !word.isQuoted;
        const auto variable = mayName ? m_variables.constFind(word.text.toLower()) : m_variables.constEnd();
        PowerShellWord value = variable != m_variables.constEnd() ? *variable : word;
        const QList<PowerShellWord> &group = value.group;
        const bool isText = group.size() == 1 || (group.size() == 2 && group.at(0).text.endsWith("GetBytes"));
        if (value.isGroup && isText)
            value = PowerShellWord(group.constLast());
        if (value.isOpen) {
            const QByteArray what = value.isGroup ? "(...)" : value.isTable ? "@{...}" : value.open;
            return faultOf(Rules::ImportVariable, word.open.isEmpty() ? what : word.open);
        }
        if (variable != m_variables.constEnd() && !fill(value))
            return foreignFault(Rules::ImportTooLarge, {});
        return value;
    }

    /// Counts a value that is put in the place of a variable. False if it does not fit.
    bool fill(const PowerShellWord &value)
    {
        if (m_fillable < 0)
            return false;
        m_fillable -= value.text.size() + value.entries.size();
        for (const auto &[name, text] : value.entries)
            m_fillable -= name.size() + text.size();
        return m_fillable >= 0;
    }

    base::Done takeParameters(const QList<PowerShellWord> &words)
    {
        m_command.add({"--globoff"});
        for (qsizetype next = 0; next < words.size();) {
            const PowerShellWord &word = words.at(next++);
            const bool isName = !word.isQuoted && dashOf(word.text) > 0;
            if (const auto done = isName ? takeParameter(words, next) : takeAddress(word); !done)
                return done;
        }
        if (!m_hasMethod) // a body alone makes no POST of it
            add("--request", "GET");
        return std::monostate();
    }

    /// A word without a name. '@' stands in front of a table with parameters.
    base::Done takeAddress(const PowerShellWord &word)
    {
        if (!word.isQuoted && word.text.startsWith('@'))
            return faultOf(Rules::ImportCurlOption, shownOption(word.text));
        if (m_hasUri)
            return faultOf(Rules::ImportCurlOption, shownWord(m_before, m_before.size() > 0));
        m_hasUri = true;
        return takeValue(Parameter::Uri, word);
    }

    /// `-Name value` and `-Name:value`, whose name stands in front of `next`.
    base::Done takeParameter(const QList<PowerShellWord> &words, qsizetype &next)
    {
        const QByteArray &word = words.at(next - 1).text;
        const bool hasColon = word.endsWith(':');
        const QByteArrayView name = QByteArrayView(word).sliced(dashOf(word)).chopped(hasColon ? 1 : 0);
        const QByteArray shown = shownOption('-' + name.toByteArray());
        const KnownParameter *const known = parameter(name);
        if (!known || known->means == Parameter::Refused)
            return faultOf(Rules::ImportCurlOption, shown);
        if (known->means == Parameter::File)
            return faultOf(Rules::ImportRequestFile, shown);
        if (known->means == Parameter::Switch && !hasColon)
            return std::monostate();
        if (next == words.size())
            return faultOf(Rules::ImportCurlOption, shown);
        const PowerShellWord &value = words.at(next++);
        m_before = shown;
        m_hasMethod = m_hasMethod || known->means == Parameter::Method;
        m_hasUri = m_hasUri || known->means == Parameter::Uri;
        return known->means == Parameter::Switch ? base::Done(std::monostate()) : takeValue(known->means, value);
    }

    /// The only one that begins so, as PowerShell takes it.
    static const KnownParameter *parameter(QByteArrayView name)
    {
        const KnownParameter *found = nullptr;
        for (const KnownParameter &known : Parameters) {
            if (isSame(known.name, name))
                return &known;
            if (name.isEmpty() || known.name.size() < name.size() || !isSame(known.name.first(name.size()), name))
                continue;
            if (found)
                return nullptr;
            found = &known;
        }
        return found;
    }

    base::Done takeValue(Parameter parameter, const PowerShellWord &word)
    {
        if (parameter == Parameter::Value)
            return std::monostate();
        const auto value = valueOf(word);
        if (!value)
            return value.error();
        if (value->isTable != (parameter == Parameter::Headers))
            return faultOf(Rules::ImportVariable, value->isTable ? "@{...}" : word.open.isEmpty() ? "..." : word.open);
        switch (parameter) {
        case Parameter::Uri: add("--url", value->text); break;
        case Parameter::Method: add("--request", value->text.toUpper()); break;
        case Parameter::ContentType: addHeader("Content-Type", value->text); break;
        case Parameter::Body: add("--data-raw", value->text); break;
        case Parameter::UserAgent: add("--user-agent", value->text); break;
        case Parameter::Headers:
            for (const auto &[name, text] : value->entries)
                addHeader(name, text);
            break;
        case Parameter::File:
        case Parameter::Refused:
        case Parameter::Value:
        case Parameter::Switch: break;
        }
        return std::monostate();
    }

    base::Done takeWordsOfCurl(const QList<PowerShellWord> &words)
    {
        QByteArray text; // a program gets `-H:a` as one word
        for (const PowerShellWord &word : words) {
            const auto value = valueOf(word);
            if (!value)
                return value.error();
            text += value->text;
            if (!word.isJoined || &word == &words.constLast()) // nothing may follow the last one
                m_command.add({std::exchange(text, {})});
        }
        return std::monostate();
    }

    ShellCommand m_command;
    QByteArray m_cookies;
    QByteArray m_before; ///< the last parameter with a value
    bool m_hasMethod = false;
    bool m_hasUri = false;
    qsizetype m_fillable;                          ///< bytes that variables may still bring
    QHash<QByteArray, PowerShellWord> m_variables; ///< by their names in lower case, with '$'
};

} // namespace

bool beginsWithPowerShell(QByteArrayView text)
{
    constexpr int most = 200; // statements of a session, in which each cookie has one
    PowerShellReader reader(text);
    PowerShellStatement statement;
    for (int count = 0; count < most; ++count) {
        const qsizetype begin = reader.position();
        if (!reader.next(statement))
            return false;
        const PowerShellWord &first = statement.words.constFirst();
        if (isCurlProgram(first)) {
            const qsizetype feed = text.indexOf('\n', text.indexOf("curl", begin));
            return feed > 0 && text.first(feed).trimmed().endsWith(" `");
        }
        if (placeOfCommand(statement) >= 0)
            return true;
        if (first.isQuoted || !first.text.startsWith('$'))
            return false;
    }
    return false;
}

QList<QByteArray> powerShellCommands(const QByteArray &script)
{
    QList<QByteArray> pieces;
    PowerShellReader reader(script);
    PowerShellStatement statement;
    for (qsizetype begin = 0; pieces.size() <= MaxForeignRequests && reader.next(statement);) {
        if (placeOfCommand(statement) < 0)
            continue;
        pieces.append(script.sliced(begin, reader.position() - begin));
        begin = reader.position();
    }
    if (pieces.size() > MaxForeignRequests) {
        pieces.resize(MaxForeignRequests);
        pieces.append(QByteArray());
    }
    return pieces;
}

base::Result<ForeignRequest> readPowerShellCommand(const QByteArray &command)
{
    PowerShellReader reader(command);
    PowerShellStatement statement;
    PowerShellRequest request(command.size());
    while (reader.next(statement)) {
        if (const auto done = request.take(statement); !done)
            return done.error();
    }
    return request.request();
}

} // namespace runlatch::interchange
